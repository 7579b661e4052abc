//! Characters of other keyboards, as the letters and digits that name squares.
//!
//! A player whose keyboard is set to Japanese, Russian or Arabic types `ｆ５`, `с4` or `f٥`. What
//! can mean one thing only is read so; what could mean two squares stays what it is, for the front
//! end to refuse: reading it either way would play another square than the one typed.

/// The plain character that this one stands for; itself where there is none.
///
/// The wide characters of Japanese keyboards are all of ASCII's, so that the result may be any of
/// those. A Cyrillic letter becomes the letter of a file.
#[must_use]
pub fn latin(character: char) -> char {
    match character {
        '\u{ff01}'..='\u{ff5e}' => shifted(character, '\u{ff01}', '!'),
        '\u{0660}'..='\u{0669}' => shifted(character, '\u{0660}', '0'),
        '\u{06f0}'..='\u{06f9}' => shifted(character, '\u{06f0}', '0'),
        _ => file_of_cyrillic(character).unwrap_or(character),
    }
}

/// The character as far from `to` as it is from `from`.
fn shifted(character: char, from: char, to: char) -> char {
    char::from_u32(u32::from(character) - u32::from(from) + u32::from(to)).unwrap_or(character)
}

/// The file of a letter on which all readings agree that give one: the key of the usual Russian
/// layout (ЙЦУКЕН), the key of the phonetic one, and what the letter looks like.
///
/// Left out are а (the keys f and a), в (the key d, and it looks like B) and ф (the keys a and f).
const fn file_of_cyrillic(letter: char) -> Option<char> {
    Some(match letter {
        'б' | 'Б' | 'и' | 'И' => 'b',
        'с' | 'С' | 'ц' | 'Ц' => 'c',
        'д' | 'Д' => 'd',
        'е' | 'Е' | 'у' | 'У' => 'e',
        'г' | 'Г' | 'п' | 'П' => 'g',
        'р' | 'Р' | 'х' | 'Х' => 'h',
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(text: &str) -> String {
        text.chars().map(latin).collect()
    }

    #[test]
    fn wide_characters_are_the_plain_ones() {
        assert_eq!(all("ａｂｃｄｅｆｇｈ ＡＢＣＤＥＦＧＨ"), "abcdefgh ABCDEFGH");
        assert_eq!(all("０１２３４５６７８９"), "0123456789");
        assert_eq!(all("！？＋～"), "!?+~");
    }

    #[test]
    fn arabic_digits_are_the_plain_ones() {
        assert_eq!(all("٠١٢٣٤٥٦٧٨٩"), "0123456789");
        assert_eq!(all("۰۱۲۳۴۵۶۷۸۹"), "0123456789");
    }

    #[test]
    fn cyrillic_letters_are_files_where_all_readings_agree() {
        assert_eq!(all("сиупр СИУПР"), "cbegh cbegh");
        assert_eq!(all("бцдегх"), "bcdegh");
        assert_eq!(all("авф АВФ"), "авф АВФ");
    }

    #[test]
    fn every_other_character_stays_what_it_is() {
        let plain: String = (' '..='~').collect();
        assert_eq!(all(&plain), plain);
        assert_eq!(all("é ł δ 一 ²"), "é ł δ 一 ²");
    }
}
