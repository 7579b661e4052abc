//! What is told apart, and by which means.

use otello::rules::Rules;
use otello::tui::{ColourMode, Glyphs, Theme};
use ratatui::style::{Color, Modifier};

use super::table::{Given, Player, two_players};

const SIZES: [(u16, u16); 5] = [(120, 40), (96, 32), (80, 24), (40, 20), (20, 11)];

fn opening() -> Given {
    Given::game(two_players(Rules::Othello, "f5d6c3d3c4"))
}

fn area(player: &Player) -> impl Iterator<Item = (u16, u16)> {
    let area = player.terminal.backend().buffer().area;
    area.positions().map(|place| (place.x, place.y))
}

/// Case P34: nothing but ASCII, the Italian letters, quadrants and the right half block.
#[test]
fn no_character_is_two_cells_wide_anywhere() {
    for glyphs in [Glyphs::Block, Glyphs::Letters] {
        for (columns, rows) in SIZES {
            let player = Given { glyphs, ..opening() }.sit_down(columns, rows);
            for character in player.text().chars().filter(|character| *character != '\n') {
                let narrow = character.is_ascii()
                    || character == '▐'
                    || ('\u{2596}'..='\u{259f}').contains(&character);
                assert!(narrow, "{character:?}");
            }
        }
    }
}

/// Case P34.
#[test]
fn every_letter_of_a_file_stands_above_its_column() {
    for (columns, rows) in SIZES {
        let given = Given { theme: Theme::Mono, ..opening() };
        let player = given.sit_down(columns, rows);
        let rows = player.rows();
        let header = rows.iter().position(|row| row.trim().starts_with('a')).unwrap();
        let letter = |letter| rows[header].find(letter).unwrap();
        // c3, c4 and d3 are Black's, White's and White's.
        let rank = |digit: char| rows.iter().find(|row| row.trim().starts_with(digit)).unwrap();
        assert_eq!(&rank('5')[letter('e')..=letter('e')], "X", "{columns} columns");
        assert_eq!(&rank('6')[letter('d')..=letter('d')], "O", "{columns} columns");
    }
}

/// Case P34: without colours discs, legal squares, the last move and the cursor differ.
#[test]
fn without_colours_everything_is_still_told_apart() {
    for (columns, rows) in SIZES {
        let given = Given { colours: ColourMode::None, ..opening() };
        let mut player = given.sit_down(columns, rows);
        player.keys("a1");
        for (column, row) in area(&player) {
            let cell = player.cell(column, row);
            assert_eq!((cell.fg, cell.bg), (Color::Reset, Color::Reset));
        }
        let text = player.text();
        let marks: &[&str] = if columns == 20 { &["X*", "O", "."] } else { &["[X]", "O", "."] };
        for mark in marks {
            assert!(text.contains(mark), "{mark} at {columns} columns:\n{text}");
        }
        let reversed = area(&player).filter(|&(column, row)| {
            player.cell(column, row).modifier.contains(Modifier::REVERSED) && row > 0
        });
        assert!(reversed.count() >= 2, "the cursor is seen");
    }
}

#[test]
fn every_cell_has_both_colours_of_ours() {
    for theme in [Theme::Classic, Theme::Light, Theme::HighContrast, Theme::ColourBlind] {
        for colours in [ColourMode::True, ColourMode::Indexed, ColourMode::Sixteen] {
            for (columns, rows) in SIZES {
                let player = Given { theme, colours, ..opening() }.sit_down(columns, rows);
                for (column, row) in area(&player) {
                    let cell = player.cell(column, row);
                    let ours = cell.fg != Color::Reset && cell.bg != Color::Reset;
                    assert!(ours, "{theme:?} {colours:?} {columns}x{rows}: {column}, {row}");
                }
            }
        }
    }
}

#[test]
fn the_marks_of_a_square_have_their_colours() {
    let mut player = opening().sit_down(80, 24);
    player.keys("a1");
    let middle = |file: u16, rank: u16| (4 * file, 2 * rank);
    let foreground = |player: &Player, (column, row)| player.cell(column, row).fg;
    let last = foreground(&player, middle(3, 4));
    let turned = foreground(&player, middle(4, 4));
    let legal = foreground(&player, middle(2, 3));
    assert_eq!(last, Color::Rgb(0xff, 0xb4, 0x54), "c4 is the last move, on a black disc");
    assert_eq!(turned, Color::Rgb(0x8f, 0x9c, 0x95), "d4 was turned");
    assert_eq!(legal, Color::Rgb(0xa6, 0xe3, 0xbd), "b3 is legal");
    assert_eq!(player.cell(3, 2).bg, Color::Rgb(0xf2, 0xc1, 0x4e), "the cursor is on a1");
    player.keys("u");
    player.keys("a1");
    let undone = foreground(&player, middle(3, 4));
    assert_eq!(undone, Color::Rgb(0xff, 0xc4, 0x78), "c4 stays marked when it is taken back");
}
