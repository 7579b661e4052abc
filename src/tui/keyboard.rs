//! The terminal's line discipline, beyond what crossterm sets.

#[cfg(unix)]
pub(super) use unix::{discard_output, let_interrupt, note, put_back};

#[cfg(unix)]
mod unix {
    use std::io;
    use std::sync::{Mutex, PoisonError};

    use rustix::io::{ioctl_fionbio, write};
    use rustix::stdio::{stdin, stdout};
    use rustix::termios::{
        Action, LocalModes, OptionalActions, QueueSelector, SpecialCodeIndex, Termios, tcflow,
        tcflush, tcgetattr, tcsetattr,
    };

    /// What the system takes for no key.
    #[cfg(any(target_os = "linux", target_os = "android"))]
    const NO_KEY: u8 = 0;
    #[cfg(not(any(target_os = "linux", target_os = "android")))]
    const NO_KEY: u8 = 0xff;

    const CTRL_C: u8 = 3;

    /// The settings before the screens changed them.
    static BEFORE: Mutex<Option<Termios>> = Mutex::new(None);

    /// Notes the settings, which are to be put back at the end.
    pub(in crate::tui) fn note() -> io::Result<()> {
        *BEFORE.lock().unwrap_or_else(PoisonError::into_inner) = Some(tcgetattr(stdin())?);
        Ok(())
    }

    /// Has the system itself make SIGINT of Ctrl-C in raw mode, before anybody reads it: behind the
    /// beginning of a sequence that never ends, a paste that was cut off, it would be taken for a part
    /// of that. Other keys are still keys, and nothing that was typed or drawn is thrown away.
    pub(in crate::tui) fn let_interrupt() -> io::Result<()> {
        let mut settings = tcgetattr(stdin())?;
        settings.local_modes |= LocalModes::ISIG | LocalModes::NOFLSH;
        settings.special_codes[SpecialCodeIndex::VINTR] = CTRL_C;
        settings.special_codes[SpecialCodeIndex::VQUIT] = NO_KEY;
        settings.special_codes[SpecialCodeIndex::VSUSP] = NO_KEY;
        #[cfg(any(target_vendor = "apple", target_os = "freebsd", target_os = "netbsd"))]
        {
            settings.special_codes[SpecialCodeIndex::VDSUSP] = NO_KEY;
        }
        Ok(tcsetattr(stdin(), OptionalActions::Now, &settings)?)
    }

    /// Drops what was written and the terminal has not read, so that there is room again. Who waits to
    /// write learns of that only when output that was stopped goes on, so that it is stopped first.
    pub(in crate::tui) fn discard_output() {
        let _ = tcflush(stdout(), QueueSelector::OFlush);
        let _ = tcflow(stdout(), Action::OOff);
        let _ = tcflow(stdout(), Action::OOn);
    }

    /// Puts the terminal back by a few system calls, which never wait: what the terminal does not take
    /// is dropped. A handler of signals may call it.
    pub(in crate::tui) fn put_back(sequences: &[u8]) {
        let out = stdout();
        // Whoever shares the terminal expects writes to wait; it is set back at once.
        if ioctl_fionbio(out, true).is_ok() {
            let _ = write(out, sequences);
            let _ = ioctl_fionbio(out, false);
        }
        if let Ok(before) = BEFORE.try_lock()
            && let Some(before) = &*before
        {
            let _ = tcsetattr(stdin(), OptionalActions::Now, before);
        }
    }
}

/// Elsewhere Ctrl-C is a key.
#[cfg(not(unix))]
pub(super) fn let_interrupt() -> std::io::Result<()> {
    Ok(())
}

#[cfg(not(unix))]
pub(super) fn note() -> std::io::Result<()> {
    Ok(())
}
