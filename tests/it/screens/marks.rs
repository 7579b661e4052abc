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

/// Case P34: nothing but ASCII, the Italian letters, quadrants, the right half block and the light
/// shade.
#[test]
fn no_character_is_two_cells_wide_anywhere() {
    let modes = [ColourMode::True, ColourMode::Indexed, ColourMode::Sixteen, ColourMode::None];
    for (glyphs, colours) in
        modes.into_iter().flat_map(|mode| [(Glyphs::Block, mode), (Glyphs::Letters, mode)])
    {
        for (columns, rows) in SIZES {
            let player = Given { glyphs, colours, ..opening() }.sit_down(columns, rows);
            for character in player.text().chars().filter(|character| *character != '\n') {
                let narrow = character.is_ascii()
                    || matches!(character, '▐' | '░')
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

/// The cells of a board, without its letters and digits, as they are written and painted.
fn board(player: &Player, columns: u16, rows: u16) -> Vec<Vec<(String, Color)>> {
    let cell = |x, y| {
        let cell = player.cell(x, y);
        (cell.symbol().to_owned(), cell.bg)
    };
    (0..rows).map(|y| (0..columns).map(|x| cell(3 + x, 2 + y)).collect()).collect()
}

#[test]
fn empty_squares_can_be_counted_without_colours() {
    for (columns, rows) in [(120, 40), (100, 34), (80, 24), (60, 20), (40, 20), (20, 11)] {
        let given = Given { colours: ColourMode::None, ..opening() };
        let player = given.sit_down(columns, rows);
        // Rank 1 is empty, so that its eight borders are seen, and the one on the left.
        let row = player.rows().into_iter().find(|row| row.trim().starts_with("1|")).unwrap();
        let squares: Vec<_> = row.trim().split('|').take(10).collect();
        assert_eq!(squares.len(), 10, "{row}");
        assert!(squares[1..9].iter().all(|square| square.trim().is_empty()), "{row}");
        let widths: Vec<_> = squares[1..9].iter().map(|square| square.len()).collect();
        assert!(widths.iter().all(|width| *width == widths[0] && *width > 0), "{row}");
        let lines = player.rows().iter().filter(|row| row.contains("+--")).count();
        assert_eq!(lines, if columns >= 60 { 8 } else { 0 }, "{}", player.text());
    }
}

#[test]
fn neighbouring_empty_squares_differ_in_every_number_of_colours() {
    for theme in [Theme::Classic, Theme::Light, Theme::HighContrast, Theme::ColourBlind] {
        for colours in [ColourMode::True, ColourMode::Indexed, ColourMode::Sixteen] {
            let player = Given { theme, colours, ..opening() }.sit_down(80, 24);
            let board = board(&player, 32, 16);
            for square in 0..7 {
                let (one, next) = (&board[0][4 * square], &board[0][4 * square + 4]);
                assert_ne!(one, next, "{theme:?} {colours:?}");
                let (one, next) = (&board[2 * square][0], &board[2 * square + 2][0]);
                assert_ne!(one, next, "{theme:?} {colours:?}");
            }
        }
    }
}

/// A line of discs is no chain: between two of them something of the squares is seen.
#[test]
fn discs_are_apart_from_one_another() {
    let discs = "f5d6c3d3c4f4f6f3e6e7d7";
    for (columns, rows, (wide, high)) in
        [(80, 24, (4, 2)), (100, 34, (6, 3)), (120, 40, (8, 4)), (60, 20, (4, 2))]
    {
        let given = Given::game(two_players(Rules::Othello, discs));
        let player = given.sit_down(columns, rows);
        let felt = [Color::Rgb(0x2f, 0x82, 0x59), Color::Rgb(0x27, 0x75, 0x50)];
        let top = player.rows().iter().position(|row| row.trim().starts_with("a ")).unwrap() as u16;
        let left = player.rows()[usize::from(top)].find('a').unwrap() as u16 - (wide - 1) / 2;
        for file in 0..8 {
            for rank in 0..8 {
                let (x, y) = (left + file * wide, top + 1 + rank * high);
                for column in x..x + wide {
                    let cell = player.cell(column, y + high - 1);
                    let cursor = cell.bg == Color::Rgb(0xf2, 0xc1, 0x4e);
                    assert!(felt.contains(&cell.bg) || cursor, "below {file} {rank}");
                    assert_eq!(cell.symbol(), " ", "below {file} {rank}");
                }
                for row in y..y + high {
                    let cell = player.cell(x, row);
                    let disc = cell.symbol() == " " && !felt.contains(&cell.bg);
                    let cursor = cell.bg == Color::Rgb(0xf2, 0xc1, 0x4e);
                    assert!(!disc || cursor, "left of {file} {rank} at {columns} columns");
                }
            }
        }
    }
}

#[test]
fn both_sides_of_the_bar_are_seen_on_every_page() {
    for theme in [Theme::Classic, Theme::Light, Theme::HighContrast, Theme::ColourBlind] {
        for colours in [ColourMode::True, ColourMode::Indexed, ColourMode::Sixteen] {
            let player = Given { theme, colours, ..opening() }.sit_down(80, 24);
            let row = player.rows().iter().position(|row| row.contains("Black  ")).unwrap();
            let row = (row.max(18)..24).find(|&y| player.rows()[y].contains("Black ")).unwrap();
            let page = player.cell(0, row as u16).bg;
            let felt = player.cell(10, row as u16).bg;
            assert_ne!(felt, page);
            for column in 10..69 {
                let cell = player.cell(column, row as u16);
                let seen = cell.bg == felt || cell.fg == felt;
                assert!(seen, "{theme:?} {colours:?}: column {column} is bare");
            }
        }
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
