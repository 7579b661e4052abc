//! Bytes as text.

use std::borrow::Cow;

use super::InputError;

/// The text of these bytes: UTF-8, UTF-16 behind its byte order mark, or else ISO 8859-1, in which
/// every byte is a character. A byte order mark is left out.
///
/// # Errors
/// When a byte occurs that no text has.
pub(super) fn decode(bytes: &[u8]) -> Result<Cow<'_, str>, InputError> {
    match bytes {
        [0xff, 0xfe, rest @ ..] => return Ok(wide(rest, u16::from_le_bytes)),
        [0xfe, 0xff, rest @ ..] => return Ok(wide(rest, u16::from_be_bytes)),
        _ => {}
    }
    if let Some(offset) = bytes.iter().position(|&byte| is_binary(byte)) {
        return Err(InputError::Binary { offset, byte: bytes[offset] });
    }
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    Ok(match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => bytes.iter().map(|&byte| char::from(byte)).collect(),
    })
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
        assert_eq!(decode(b"f5\r\n\x1a"), Ok("f5\r\n\x1a".into()));
    }
}
