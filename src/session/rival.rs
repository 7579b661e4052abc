//! The thread on which another program is asked for its moves, so that nobody else waits for it.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{Builder, JoinHandle};
use std::time::Duration;

use super::{Message, News, NoThread, ProgramFault};
use crate::engines::{EngineError, EngineSpec, Leash, Question, Rival};
use crate::search::Stop;

/// A question to another program.
#[derive(Clone, Debug, PartialEq)]
pub struct ProgramRequest {
    /// Names the question; the message about it carries the same number.
    pub generation: u64,
    /// The program, as it was written.
    pub command: String,
    /// What it is asked.
    pub question: Question,
}

/// What the thread is to do.
#[derive(Debug)]
enum Job {
    /// To have this program ready.
    Prepare(String, Stop),
    Ask(Box<ProgramRequest>, Stop),
    /// To end the program, and say so.
    Dismiss(Sender<()>),
    /// To end the program and the thread.
    End,
}

/// The thread, which starts a program when it is told to. Dropping it ends both.
#[derive(Debug)]
pub(super) struct RivalThread {
    dismissal: Dismissal,
    thread: Option<JoinHandle<()>>,
}

/// Ends the program that plays, from whatever thread: when the process is about to end at once.
#[derive(Clone, Debug)]
pub struct Dismissal {
    jobs: Sender<Job>,
    /// What ends the present wait.
    running: Arc<Mutex<Stop>>,
    /// What holds the program that was introduced last.
    leash: Arc<Mutex<Leash>>,
}

impl Dismissal {
    /// Ends the program and waits, but not for ever, until it is gone.
    pub fn dismiss(&self) {
        /// More than a program is given to leave by itself.
        const PATIENCE: Duration = Duration::from_secs(2);
        self.stop();
        let (done, gone) = channel();
        if self.jobs.send(Job::Dismiss(done)).is_ok() {
            // Whoever has not left by now is left to the system.
            let _ = gone.recv_timeout(PATIENCE);
        }
    }

    /// Has the program stand still: this process is about to be stopped.
    pub fn hold(&self) {
        self.leash().hold();
    }

    /// Lets it go on again.
    pub fn let_go(&self) {
        self.leash().let_go();
    }

    fn leash(&self) -> Leash {
        self.leash.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn stop(&self) {
        self.running.lock().unwrap_or_else(PoisonError::into_inner).raise();
    }

    /// What is to end the next wait. A program that is still being started for the first question is
    /// not started twice: nobody has stopped that.
    fn next_stop(&self) -> Stop {
        let mut running = self.running.lock().unwrap_or_else(PoisonError::into_inner);
        if running.is_raised() {
            *running = Stop::new();
        }
        running.clone()
    }
}

impl RivalThread {
    /// Starts the thread, and no program; `sink` takes its messages there.
    pub(super) fn start(sink: impl FnMut(Message) + Send + 'static) -> Result<Self, NoThread> {
        let (jobs, queue) = channel();
        let leash = Arc::<Mutex<Leash>>::default();
        let held = Arc::clone(&leash);
        let thread = Builder::new()
            .name("otello-rival".to_owned())
            .spawn(move || serve(&queue, &held, sink))
            .map_err(NoThread::new)?;
        let dismissal = Dismissal { jobs, running: Arc::default(), leash };
        Ok(Self { dismissal, thread: Some(thread) })
    }

    /// Has this program ready, or none.
    pub(super) fn prepare(&self, command: Option<&str>) {
        let stop = self.dismissal.next_stop();
        let job = match command {
            Some(command) => Job::Prepare(command.to_owned(), stop),
            None => Job::Dismiss(channel().0),
        };
        // The thread ends only with this value, so that sending cannot fail.
        let _ = self.dismissal.jobs.send(job);
    }

    /// Asks this next; what was asked before was answered or stopped.
    pub(super) fn ask(&self, request: Box<ProgramRequest>) {
        let stop = self.dismissal.next_stop();
        let _ = self.dismissal.jobs.send(Job::Ask(request, stop));
    }

    /// Stops what is asked now.
    pub(super) fn stop(&self) {
        self.dismissal.stop();
    }

    pub(super) fn dismissal(&self) -> Dismissal {
        self.dismissal.clone()
    }
}

impl Drop for RivalThread {
    fn drop(&mut self) {
        self.dismissal.stop();
        // Somebody else may hold a dismissal, so that the queue would not close by itself.
        let _ = self.dismissal.jobs.send(Job::End);
        if let Some(thread) = self.thread.take() {
            // It has nothing left to say.
            let _ = thread.join();
        }
    }
}

fn serve(queue: &Receiver<Job>, leash: &Mutex<Leash>, mut sink: impl FnMut(Message)) {
    let mut rival = None;
    for job in queue {
        match job {
            Job::End => return,
            Job::Dismiss(done) => {
                rival = None;
                // Nobody may be waiting for it any more.
                let _ = done.send(());
            }
            Job::Prepare(command, stop) => {
                // Whatever goes wrong is told when it is asked for a move, and tried again then.
                let _ = introduced(&mut rival, &command, &stop, leash, &mut sink);
            }
            Job::Ask(request, stop) => {
                let ProgramRequest { generation, command, question } = *request;
                let answer = introduced(&mut rival, &command, &stop, leash, &mut sink)
                    .and_then(|rival| rival.choose(&question, &stop));
                let news = match answer {
                    Ok(choice) => News::Chosen(choice),
                    Err(EngineError::Interrupted) => continue,
                    Err(error) => News::Left(ProgramFault::new(error)),
                };
                sink(Message { generation, news });
            }
        }
    }
}

/// The rival with this command, started if it was not, and its name told.
fn introduced<'a>(
    rival: &'a mut Option<Rival>,
    command: &str,
    stop: &Stop,
    leash: &Mutex<Leash>,
    sink: &mut impl FnMut(Message),
) -> Result<&'a mut Rival, EngineError> {
    if stop.is_raised() {
        return Err(EngineError::Interrupted);
    }
    let spec: EngineSpec = command.parse()?;
    let seated = rival.take().filter(|rival| *rival.spec() == spec);
    let rival = rival.insert(seated.unwrap_or_else(|| Rival::new(spec)));
    let name = rival.start(stop)?.to_owned();
    *leash.lock().unwrap_or_else(PoisonError::into_inner) = rival.leash().unwrap_or_default();
    let news = News::Introduced { command: command.to_owned(), name };
    sink(Message { generation: 0, news });
    Ok(rival)
}
