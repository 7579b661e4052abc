//! Where commands meet the search: a thread that answers requests one by one.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{Builder, JoinHandle};

use super::rival::RivalThread;
use super::{Dismissal, Failure, Message, News, NoThread, ProgramRequest, Request, Task};
use crate::analysis::{Cancelled, Examiner, Question, Searching, Valued, deepen};
use crate::search::{Limits, Report, Searcher, Stop};

/// What the thread is to do.
#[derive(Debug)]
enum Job {
    Search(Request, Stop),
    Say(Message),
}

/// What a [`Worker`] may use of the machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Resources {
    /// The size of the table of positions, in MiB.
    pub hash_mib: usize,
    /// The threads that search.
    pub threads: usize,
}

impl Resources {
    /// One thread with a table of this many MiB: the same game goes the same way again.
    #[must_use]
    pub const fn one_thread(hash_mib: usize) -> Self {
        Self { hash_mib, threads: 1 }
    }

    fn searcher(self) -> Searcher {
        let mut searcher = Searcher::new(self.hash_mib);
        searcher.set_threads(self.threads);
        searcher
    }
}

/// A thread that searches, and one that asks another program for its moves. Dropping it stops the
/// search, ends the program and joins both threads.
#[derive(Debug)]
pub struct Worker {
    jobs: Option<Sender<Job>>,
    running: Stop,
    thread: Option<JoinHandle<()>>,
    rival: RivalThread,
}

impl Worker {
    /// Starts the threads, of which the first makes its table for itself. `sink` takes their
    /// messages, on these threads; `faulty` makes the first search panic, for tests of the front ends.
    ///
    /// # Errors
    /// When the system has no thread left.
    pub fn start(
        resources: Resources,
        faulty: bool,
        sink: impl FnMut(Message) + Send + 'static,
    ) -> Result<Self, NoThread> {
        let (jobs, queue) = channel();
        let sink = Arc::new(Mutex::new(sink));
        let (search_sink, rival_sink) = (shared(&sink), shared(&sink));
        let thread = Builder::new()
            .name("otello-search".to_owned())
            .spawn(move || serve(&queue, resources, faulty, search_sink))
            .map_err(NoThread::new)?;
        let rival = RivalThread::start(rival_sink)?;
        Ok(Self { jobs: Some(jobs), running: Stop::new(), thread: Some(thread), rival })
    }

    /// Stops what is searched now and searches this next.
    pub fn ask(&mut self, request: Request) {
        self.stop();
        self.running = Stop::new();
        if let Some(jobs) = &self.jobs {
            // The thread ends only when this sender is dropped, so that sending cannot fail.
            let _ = jobs.send(Job::Search(request, self.running.clone()));
        }
    }

    /// Has another program ready, or ends the one that was.
    pub fn prepare(&self, command: Option<&str>) {
        self.rival.prepare(command);
    }

    /// Asks another program for its move.
    pub fn ask_program(&self, request: Box<ProgramRequest>) {
        self.rival.ask(request);
    }

    /// What ends another program that plays, whatever else goes on.
    #[must_use]
    pub fn dismissal(&self) -> Dismissal {
        self.rival.dismissal()
    }

    /// Sends a message that is known already, behind those of what was asked before.
    pub fn say(&self, message: Message) {
        if let Some(jobs) = &self.jobs {
            let _ = jobs.send(Job::Say(message));
        }
    }

    /// Stops what is searched now; the answer that it has by then still comes. Another program that
    /// is thinking is interrupted, and no answer of its comes.
    pub fn stop(&self) {
        self.running.raise();
        self.rival.stop();
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.stop();
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            // Panics of the search were caught and told; there is nothing left to learn.
            let _ = thread.join();
        }
    }
}

/// A sink of its own that hands on to the one that is shared.
fn shared<S: FnMut(Message)>(sink: &Arc<Mutex<S>>) -> impl FnMut(Message) + use<S> {
    let sink = Arc::clone(sink);
    move |message| sink.lock().unwrap_or_else(PoisonError::into_inner)(message)
}

fn serve(
    queue: &Receiver<Job>,
    resources: Resources,
    mut faulty: bool,
    mut sink: impl FnMut(Message) + Send,
) {
    let mut searcher = None;
    for job in queue {
        let (request, stop) = match job {
            Job::Search(request, stop) => (request, stop),
            Job::Say(message) => {
                sink(message);
                continue;
            }
        };
        let searcher_now = searcher.get_or_insert_with(|| resources.searcher());
        let fault = std::mem::take(&mut faulty);
        let searched = catch_unwind(AssertUnwindSafe(|| {
            assert!(!fault, "a fault that a test asked for");
            answer(searcher_now, &request, &stop, &mut sink);
        }));
        if let Err(payload) = searched {
            // Whatever state the panic left the searcher in goes with it.
            searcher = None;
            let failure = Failure::caught(payload.as_ref());
            sink(Message { generation: request.generation, news: News::Failed(failure) });
        }
    }
}

fn answer(
    searcher: &mut Searcher,
    request: &Request,
    stop: &Stop,
    sink: &mut (impl FnMut(Message) + Send),
) {
    let Request { generation, task, ref position, ref limits } = *request;
    let mut tell = |news| sink(Message { generation, news });
    if limits.depth < Limits::DEEPEST {
        // The same game goes the same way again, whatever was searched before.
        searcher.clear();
    }
    match task {
        Task::Move | Task::Ponder => {
            searcher.search_roughly();
            let answer = searcher.search(position, limits, stop, &mut |report| {
                tell(News::Progress(report.clone()));
            });
            tell(News::Answer(answer.expect("a request's side to move has a legal move")));
        }
        Task::Hints => {
            let mut known = None;
            let told = &mut |moves: Vec<Valued>, report: Report| {
                let candidates: Vec<_> = moves.iter().filter_map(Valued::candidate).collect();
                known = Some((candidates.clone(), report.clone()));
                tell(News::Hints { candidates, report, done: false });
            };
            // Given up, it ends with what it knows.
            let _ = deepen(position, limits, usize::MAX, &mut Searching::new(searcher, stop), told);
            tell(known.map_or(News::GivenUp, |(candidates, report)| News::Hints {
                candidates,
                report,
                done: true,
            }));
        }
        Task::Value => {
            let question = Question { position: *position, limits: limits.clone(), afresh: false };
            match Searching::new(searcher, stop).best(&question) {
                Ok(report) => tell(News::Worth(report)),
                Err(Cancelled) => tell(News::GivenUp),
            }
        }
    }
}
