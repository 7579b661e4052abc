//! The picture of the README: the real screen, drawn as SVG from the real buffer.
//!
//! `OTELLO_BLESS=1 cargo test --test it picture` draws it anew.

use std::fmt::Write;
use std::time::Instant;
use std::{env, fs};

use otello::formats::transcript;
use otello::game::{Game, Seats, Strength};
use otello::rules::{Disc, Position, Rules};
use otello::settings::{Setting, Settings};
use otello::text::Language;
use otello::tui::{App, ColourMode, Faults, First, Fresh, Keeping, Options, Otello};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};

/// The picture, at the top of the repository.
const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/screen.svg");

/// A cell's width and height in the picture.
const CELL: (u16, u16) = (9, 18);

#[test]
fn the_picture_of_the_readme_is_the_screen() {
    let drawn = svg(&screen());
    if env::var_os("OTELLO_BLESS").is_some() {
        fs::write(PATH, &drawn).unwrap();
    }
    let kept = fs::read_to_string(PATH).unwrap_or_default();
    assert!(
        kept == drawn,
        "the screen has changed; see tests/it/picture.rs for how to draw it anew"
    );
}

/// The game after a few moves, White to move against the engine.
fn screen() -> Buffer {
    let start = Position::start(Rules::Othello);
    let seats = Seats::against_engine(Disc::White, Strength::Level(5));
    let mut game = Game::new(start, seats, 1, String::new());
    for action in transcript::parse("f5d6c3d3c4f4f6f3e6e7d7", &start).unwrap() {
        game.record.play(action).unwrap();
    }
    let options = Options {
        settings: Settings::default().with_flag(Setting::Animation, Some("false")),
        language: Language::English,
        colours: ColourMode::True,
        mouse: true,
        first: First::Game(game),
        keeping: Keeping { store: None, always: false },
        troubles: Vec::new(),
        fresh: Box::new(|| Fresh { seed: 1, started: String::new() }),
        ponders: false,
        hash_mib: 1,
        threads: 1,
        faults: Faults::default(),
    };
    let mut otello = Otello::new(options, |_| {}).unwrap();
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    terminal.draw(|frame| otello.draw(frame, Instant::now())).unwrap();
    terminal.backend().buffer().clone()
}

fn svg(buffer: &Buffer) -> String {
    let (width, height) = (buffer.area.width * CELL.0, buffer.area.height * CELL.1);
    let mut svg = String::new();
    writeln!(
        svg,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         width=\"{width}\" height=\"{height}\" shape-rendering=\"crispEdges\">\n\
         <title>Otello in a terminal</title>\n\
         <g font-family=\"DejaVu Sans Mono, Menlo, Consolas, monospace\" font-size=\"15\">"
    )
    .unwrap();
    for row in 0..buffer.area.height {
        write_row(&mut svg, buffer, row);
    }
    svg.push_str("</g>\n</svg>\n");
    svg
}

/// Writes a row, each run of cells that are painted alike as one.
fn write_row(svg: &mut String, buffer: &Buffer, row: u16) {
    let cells: Vec<&Cell> = (0..buffer.area.width).map(|column| &buffer[(column, row)]).collect();
    let mut column = 0;
    for run in cells.chunk_by(|one, other| Paint::of(one) == Paint::of(other)) {
        write_run(svg, run, (column * CELL.0, row * CELL.1));
        column += run.len() as u16;
    }
}

fn write_run(svg: &mut String, run: &[&Cell], (x, y): (u16, u16)) {
    let paint = Paint::of(run[0]);
    let width = run.len() as u16 * CELL.0;
    write_rectangle(svg, (x, y), (width, CELL.1), &paint.background);
    let mut text = String::new();
    for (cell, x) in run.iter().zip((x..).step_by(CELL.0.into())) {
        let blocks = blocks(cell.symbol());
        text.push_str(if blocks.is_empty() { cell.symbol() } else { " " });
        for &(right, below, half) in blocks {
            let corner = (x + right * CELL.0 / 2, y + below * CELL.1 / 2);
            let width = if half { CELL.0 } else { CELL.0.div_ceil(2) };
            write_rectangle(svg, corner, (width, CELL.1 / 2), &paint.foreground);
        }
    }
    if text.trim().is_empty() {
        return;
    }
    let escaped = text.replace('&', "&amp;").replace('<', "&lt;");
    let weight = if paint.bold { " font-weight=\"bold\"" } else { "" };
    writeln!(
        svg,
        "<text x=\"{x}\" y=\"{}\" textLength=\"{width}\" fill=\"{}\"{weight} \
         xml:space=\"preserve\">{escaped}</text>",
        y + CELL.1 * 3 / 4,
        paint.foreground,
    )
    .unwrap();
}

fn write_rectangle(svg: &mut String, (x, y): (u16, u16), (width, height): (u16, u16), fill: &str) {
    writeln!(
        svg,
        "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"{fill}\"/>"
    )
    .unwrap();
}

/// The quarters of a cell that a block element fills, as (right, below, both sides): fonts leave
/// gaps between blocks, and a picture need not.
fn blocks(symbol: &str) -> &'static [(u16, u16, bool)] {
    match symbol {
        "▘" => &[(0, 0, false)],
        "▝" => &[(1, 0, false)],
        "▖" => &[(0, 1, false)],
        "▗" => &[(1, 1, false)],
        "▀" => &[(0, 0, true)],
        "▄" => &[(0, 1, true)],
        "█" => &[(0, 0, true), (0, 1, true)],
        "▌" => &[(0, 0, false), (0, 1, false)],
        "▐" => &[(1, 0, false), (1, 1, false)],
        "▙" => &[(0, 0, false), (0, 1, true)],
        "▟" => &[(1, 0, false), (0, 1, true)],
        "▛" => &[(0, 0, true), (0, 1, false)],
        "▜" => &[(0, 0, true), (1, 1, false)],
        _ => &[],
    }
}

/// How a cell is painted.
#[derive(PartialEq)]
struct Paint {
    foreground: String,
    background: String,
    bold: bool,
}

impl Paint {
    fn of(cell: &Cell) -> Self {
        let (foreground, background) = (hexadecimal(cell.fg), hexadecimal(cell.bg));
        let bold = cell.modifier.contains(Modifier::BOLD);
        if cell.modifier.contains(Modifier::REVERSED) {
            Self { foreground: background, background: foreground, bold }
        } else {
            Self { foreground, background, bold }
        }
    }
}

fn hexadecimal(colour: Color) -> String {
    let Color::Rgb(red, green, blue) = colour else {
        panic!("{colour:?}: every cell is painted in full")
    };
    format!("#{red:02x}{green:02x}{blue:02x}")
}
