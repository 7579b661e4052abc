//! What is said to the terminal beside the picture: the bell and the clipboard.
//!
//! The clipboard is the terminal's own, reached by OSC 52. The terminal never answers, so that a
//! screen may only say that the text was sent.

use std::fmt;

use ratatui::crossterm::Command;

/// Rings the terminal's bell.
pub(super) struct Bell;

impl Command for Bell {
    fn write_ansi(&self, out: &mut impl fmt::Write) -> fmt::Result {
        out.write_char('\x07')
    }

    #[cfg(windows)]
    fn execute_winapi(&self) -> std::io::Result<()> {
        Ok(())
    }
}

/// Who listens first to what is sent to the clipboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Listener {
    /// The terminal, or tmux, which passes on what it is set up to.
    #[default]
    Terminal,
    /// GNU screen, which passes on only what is wrapped for it.
    Screen,
}

impl Listener {
    /// What the environment says: `TERM`, which tells the innermost of several, `TMUX` and `STY`.
    /// `variable` gives the value of a variable.
    #[must_use]
    pub fn of_terminal(variable: impl Fn(&str) -> Option<String>) -> Self {
        let name = variable("TERM").unwrap_or_default();
        let is_set = |name| variable(name).is_some_and(|value| !value.is_empty());
        let by_name = name.starts_with("screen.");
        let by_session = is_set("STY") && !is_set("TMUX") && !name.starts_with("tmux");
        if by_name || by_session { Self::Screen } else { Self::Terminal }
    }
}

/// Sends a text to the terminal's clipboard.
pub(super) struct Copy<'a> {
    pub(super) text: &'a str,
    pub(super) listener: Listener,
}

impl Copy<'_> {
    /// How many bytes of a command go through GNU screen in one string: it cuts what is longer.
    const PASSED: usize = 240;
}

impl Command for Copy<'_> {
    fn write_ansi(&self, out: &mut impl fmt::Write) -> fmt::Result {
        let mut command = "\x1b]52;c;".to_owned();
        write_base64(&mut command, self.text.as_bytes())?;
        match self.listener {
            Listener::Terminal => write!(out, "{command}\x1b\\"),
            Listener::Screen => {
                // BEL ends the command, since ESC \ would end the string that carries it.
                command.push('\x07');
                let parts = command.as_bytes().chunks(Self::PASSED);
                let mut parts = parts.map(|part| std::str::from_utf8(part).expect("all is ASCII"));
                parts.try_for_each(|part| write!(out, "\x1bP{part}\x1b\\"))
            }
        }
    }

    #[cfg(windows)]
    fn execute_winapi(&self) -> std::io::Result<()> {
        Ok(())
    }
}

/// Writes bytes in base64 with padding (RFC 4648, section 4).
///
/// ratatui does not pass on crossterm's `osc52` feature, and a dependency for one function would
/// outweigh it.
fn write_base64(out: &mut impl fmt::Write, bytes: &[u8]) -> fmt::Result {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    for group in bytes.chunks(3) {
        let bits = group.iter().fold(0, |bits, &byte| bits << 8 | u32::from(byte));
        let bits = bits << (8 * (3 - group.len()));
        for place in 0..4 {
            let digit = DIGITS[(bits >> (18 - 6 * place) & 63) as usize];
            out.write_char(if place <= group.len() { char::from(digit) } else { '=' })?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn base64(text: &str) -> String {
        let mut out = String::new();
        write_base64(&mut out, text.as_bytes()).unwrap();
        out
    }

    #[test]
    fn base64_agrees_with_the_vectors_of_rfc_4648() {
        let vectors = ["", "Zg==", "Zm8=", "Zm9v", "Zm9vYg==", "Zm9vYmE=", "Zm9vYmFy"];
        for (length, expected) in vectors.into_iter().enumerate() {
            assert_eq!(base64(&"foobar"[..length]), expected);
        }
        assert_eq!(base64("\u{3ff}\u{fff}?"), "z7/gv78/");
    }

    #[test]
    fn a_copied_text_travels_in_osc_52() {
        let mut out = String::new();
        Copy { text: "f5d6", listener: Listener::Terminal }.write_ansi(&mut out).unwrap();
        assert_eq!(out, "\x1b]52;c;ZjVkNg==\x1b\\");
    }

    #[test]
    fn gnu_screen_gets_it_wrapped_in_strings_that_it_does_not_cut() {
        let written = |text| {
            let mut out = String::new();
            Copy { text, listener: Listener::Screen }.write_ansi(&mut out).unwrap();
            out
        };
        assert_eq!(written("f5d6"), "\x1bP\x1b]52;c;ZjVkNg==\x07\x1b\\");
        let long = "f5".repeat(300);
        let wrapped = written(&long);
        let parts: Vec<_> = wrapped.split_terminator("\x1b\\").collect();
        assert!(parts.iter().all(|part| part.starts_with("\x1bP") && part.len() <= 242));
        let joined: String = parts.iter().map(|part| &part[2..]).collect();
        assert_eq!(joined, format!("\x1b]52;c;{}\x07", base64(&long)));
    }

    #[test]
    fn the_environment_tells_the_listener() {
        let of = |variables: &[(&str, &str)]| {
            Listener::of_terminal(|name| {
                let (_, value) = variables.iter().find(|(variable, _)| *variable == name)?;
                Some((*value).to_owned())
            })
        };
        let (sty, tmux) = (("STY", "1.pts-0.host"), ("TMUX", "/tmp/tmux-0/default,1,0"));
        assert_eq!(of(&[("TERM", "screen"), sty]), Listener::Screen);
        assert_eq!(of(&[("TERM", "screen.xterm-256color")]), Listener::Screen);
        assert_eq!(of(&[("TERM", "screen.xterm-256color"), sty, tmux]), Listener::Screen);
        for plain in [
            &[("TERM", "xterm-256color")][..],
            &[("TERM", "screen-256color"), tmux],
            &[("TERM", "tmux-256color"), sty],
            &[("TERM", "screen-256color"), sty, tmux],
            &[("TERM", "xterm"), ("STY", "")],
        ] {
            assert_eq!(of(plain), Listener::Terminal, "{plain:?}");
        }
    }
}
