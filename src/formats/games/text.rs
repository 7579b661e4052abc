//! Bytes as text.

use std::borrow::Cow;

use super::InputError;

/// How many control characters that no text has may be in one all the same: in a short text two.
const fn is_stray(controls: usize, bytes: usize) -> bool {
    controls * 32 <= bytes || (controls <= 2 && controls * 8 <= bytes)
}

/// What DOS ends a text with.
const DOS_END: u8 = 0x1a;

/// The text of these bytes: UTF-8, UTF-16 behind its byte order mark, or else ISO 8859-1, in which
/// every byte is a character. A byte order mark is left out, and so is the end of a DOS text.
///
/// # Errors
/// When bytes occur that no text has, and not only here and there.
pub(super) fn decode(bytes: &[u8]) -> Result<Cow<'_, str>, InputError> {
    match bytes {
        [0xff, 0xfe, rest @ ..] => return Ok(wide(rest, u16::from_le_bytes)),
        [0xfe, 0xff, rest @ ..] => return Ok(wide(rest, u16::from_be_bytes)),
        _ => {}
    }
    let mut bytes = bytes;
    while let Some(before) = bytes.trim_ascii_end().strip_suffix(&[DOS_END]) {
        bytes = before;
    }
    if let Some(at) = bytes.iter().position(|&byte| is_binary(byte)) {
        let controls = bytes[at..].iter().filter(|&&byte| is_binary(byte)).count();
        if !is_stray(controls, bytes.len()) {
            return Err(InputError::Binary { offset: at, byte: bytes[at] });
        }
    }
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    Ok(match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => bytes.iter().map(|&byte| char::from(byte)).collect(),
    })
}

/// The text with every line end as `\n`: those of old Macintoshes and terminals, which are `\r`
/// alone, and the end of a DOS text that another one follows.
pub(super) fn with_line_ends(text: Cow<'_, str>) -> Cow<'_, str> {
    let follows = |at: usize| text.as_bytes().get(at + 1) == Some(&b'\n');
    let has_others = text.match_indices('\r').any(|(at, _)| !follows(at));
    if !has_others && !text.contains(char::from(DOS_END)) {
        return text;
    }
    text.replace("\r\n", "\n").replace(['\r', char::from(DOS_END)], "\n").into()
}

/// Whether no text has this byte. Tabs, line ends, form feeds, the end of a DOS text and the escapes
/// of a terminal are in many.
const fn is_binary(byte: u8) -> bool {
    matches!(byte, 0..=8 | 0x0e..=0x19 | 0x1c..=0x1f)
}

fn wide(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> Cow<'static, str> {
    let (units, _) = bytes.as_chunks::<2>();
    let units = units.iter().map(|&pair| unit(pair));
    char::decode_utf16(units).map(|letter| letter.unwrap_or(char::REPLACEMENT_CHARACTER)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_encoding_says_the_same() {
        let text = "(;PB[Zo\u{eb}])";
        let little: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
        let big: Vec<u8> = text.encode_utf16().flat_map(u16::to_be_bytes).collect();
        let latin: Vec<u8> = text.chars().map(|letter| letter as u8).collect();
        for bytes in [
            text.as_bytes().to_vec(),
            [b"\xef\xbb\xbf", text.as_bytes()].concat(),
            [&b"\xff\xfe"[..], &little].concat(),
            [&b"\xfe\xff"[..], &big].concat(),
            latin,
        ] {
            assert_eq!(decode(&bytes).as_deref(), Ok(text));
        }
    }

    #[test]
    fn what_is_no_text_is_told_with_its_place() {
        assert_eq!(decode(b"f5\0d6"), Err(InputError::Binary { offset: 2, byte: 0 }));
        assert_eq!(decode(b"f5\r\n\x1a"), Ok("f5\r\n".into()));
        assert_eq!(decode(b"f5\x1a\x1a\r\n\x1a"), Ok("f5".into()));
    }

    #[test]
    fn a_control_character_here_and_there_is_in_a_text() {
        let text = format!("{}\x07 Bell", "f5d6c3d3".repeat(8));
        for text in [text.as_str(), "f5d6c3 A\x07da"] {
            assert_eq!(decode(text.as_bytes()).as_deref(), Ok(text));
        }
        let fault = InputError::Binary { offset: 64, byte: 7 };
        assert_eq!(decode(text.replace("Bell", "\0\x01").as_bytes()), Err(fault));
    }

    #[test]
    fn every_line_end_is_one() {
        let ends = |text: &'static str| with_line_ends(Cow::Borrowed(text)).into_owned();
        assert_eq!(ends("f5\rd6\r\nc3\n"), "f5\nd6\nc3\n");
        assert_eq!(ends("f5\x1ad6"), "f5\nd6");
        assert_eq!(ends("f5\r\nd6\r\n"), "f5\r\nd6\r\n");
    }
}
