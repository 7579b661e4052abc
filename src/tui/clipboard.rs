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

/// Sends a text to the terminal's clipboard.
pub(super) struct Copy<'a>(pub(super) &'a str);

impl Command for Copy<'_> {
    fn write_ansi(&self, out: &mut impl fmt::Write) -> fmt::Result {
        out.write_str("\x1b]52;c;")?;
        write_base64(out, self.0.as_bytes())?;
        out.write_str("\x1b\\")
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
        Copy("f5d6").write_ansi(&mut out).unwrap();
        assert_eq!(out, "\x1b]52;c;ZjVkNg==\x1b\\");
    }
}
