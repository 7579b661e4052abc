//! The shapes of discs and marks in cells.
//!
//! `#` is a cell full of the colour, a space none of it. The block shapes use nothing but spaces,
//! `_`, and quadrants (U+2596 to U+259F) with the right half (U+2590), which are one cell wide in
//! every terminal; `l` is the left half, drawn as the right half with the colours exchanged, since
//! the left half itself (U+258C) is two cells wide in some. The round shapes add the lower blocks
//! (U+2581 to U+2588), and `u` for the upper three quarters, drawn as the lowest quarter with the
//! colours exchanged.
//!
//! Discs do not touch their neighbours, or a line of them is read as a chain. No half of a row can
//! be filled by these blocks, so that the last row of a square stays free below a block; squares of
//! one row have a line of their own colour there, `_`.

use super::grid::CellSize;
use crate::tui::glyphs::Glyphs;

/// The rows of a shape.
pub(super) type Shape = &'static [&'static str];

/// How much of a disc is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// Flat on its square.
    Flat,
    /// Flat, and smaller, to let the cursor's square be seen around it.
    Small,
    /// On its edge, while it turns.
    Edge,
}

/// The shape of a disc.
pub(super) const fn disc(glyphs: Glyphs, size: CellSize, form: Form) -> Shape {
    match (glyphs, form) {
        (_, Form::Edge) => edge(glyphs, size),
        (Glyphs::Letters, _) => full(size),
        (Glyphs::Block, Form::Flat) => block(size),
        (Glyphs::Block, Form::Small) => small_block(size),
        (Glyphs::Round, _) => round(size),
    }
}

const fn full(size: CellSize) -> Shape {
    match size {
        CellSize::Tiny => &["##"],
        CellSize::Small => &["###"],
        CellSize::Medium => &["####", "####"],
        CellSize::Large => &["######", "######", "######"],
        CellSize::Huge => &["########", "########", "########", "########"],
    }
}

const fn block(size: CellSize) -> Shape {
    match size {
        CellSize::Tiny => &["##"],
        CellSize::Small => &["▐_l"],
        CellSize::Medium => &["▐##l", "    "],
        CellSize::Large => &["▗####▖", "▝####▘", "      "],
        CellSize::Huge => &["▗▟####▙▖", "▐######l", "▝▜####▛▘", "        "],
    }
}

const fn small_block(size: CellSize) -> Shape {
    match size {
        CellSize::Tiny => &["▐l"],
        CellSize::Small => &[" _ "],
        CellSize::Medium => &["▐##l", "    "],
        CellSize::Large => &[" ▟##▙ ", " ▜##▛ ", "      "],
        CellSize::Huge => &[" ▗####▖ ", " ▐####l ", " ▝####▘ ", "        "],
    }
}

const fn round(size: CellSize) -> Shape {
    match size {
        CellSize::Tiny => &["● "],
        CellSize::Small => &[" ● "],
        CellSize::Medium => &["▗▆▆▖", "▝uu▘"],
        CellSize::Large => &[" ▄▆▆▄ ", "▐####l", " ▀uu▀ "],
        CellSize::Huge => &[" ▗▄▆▆▄▖ ", "▗######▖", "▝######▘", " ▝▀uu▀▘ "],
    }
}

const fn edge(glyphs: Glyphs, size: CellSize) -> Shape {
    match (glyphs, size) {
        (_, CellSize::Tiny) => &["▐l"],
        (_, CellSize::Small) => &[" # "],
        (Glyphs::Block, CellSize::Medium) => &[" ▐l ", "    "],
        (Glyphs::Block, CellSize::Large) => &["  ▐l  ", "  ▐l  ", "      "],
        (Glyphs::Block, CellSize::Huge) => &["   ▐l   ", "   ##   ", "   ▐l   ", "        "],
        (_, CellSize::Medium) => &[" ▐l ", " ▐l "],
        (_, CellSize::Large) => &["  ▐l  ", "  ##  ", "  ▐l  "],
        (_, CellSize::Huge) => &["   ▐l   ", "   ##   ", "   ##   ", "   ▐l   "],
    }
}

/// A mark in the middle of an empty square, where a disc would have its own.
pub(super) const fn dot(glyphs: Glyphs, size: CellSize) -> Shape {
    match (glyphs, size) {
        (_, CellSize::Tiny) => &["▗▖"],
        (_, CellSize::Small) => &[" + "],
        (Glyphs::Block, CellSize::Medium) => &[" ▐l ", "    "],
        (_, CellSize::Medium) => &[" ▗▖ ", " ▝▘ "],
        (Glyphs::Block, CellSize::Large) => &["  ▗▖  ", "  ▝▘  ", "      "],
        (_, CellSize::Large) => &["      ", "  ##  ", "      "],
        (Glyphs::Block, CellSize::Huge) => &["   ▗▖   ", "   ##   ", "   ▝▘   ", "        "],
        (_, CellSize::Huge) => &["        ", "   ▟▙   ", "   ▜▛   ", "        "],
    }
}

/// A mark in the middle of a disc: the last that was placed.
pub(super) const fn mark(glyphs: Glyphs, size: CellSize) -> Shape {
    match (glyphs, size) {
        (Glyphs::Block, CellSize::Large) => &["  ▟▙  ", "  ▜▛  ", "      "],
        _ => dot(glyphs, size),
    }
}

/// A mark in the middle of a disc that is seen less: those that were turned.
pub(super) const fn small_mark(glyphs: Glyphs, size: CellSize) -> Shape {
    match (glyphs, size) {
        (_, CellSize::Small) => &[" - "],
        (Glyphs::Block, CellSize::Medium) => &[" ▗▖ ", "    "],
        (Glyphs::Block, CellSize::Large) => &["  ▗▖  ", "  ▝▘  ", "      "],
        (Glyphs::Block, CellSize::Huge) => &["        ", "   ▐l   ", "        ", "        "],
        (_, CellSize::Tiny | CellSize::Medium) => dot(glyphs, size),
        (_, CellSize::Large) => &["      ", "  ▐l  ", "      "],
        (_, CellSize::Huge) => &["        ", "   ▗▖   ", "   ▝▘   ", "        "],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shapes(size: CellSize) -> Vec<(Glyphs, Shape)> {
        let mut shapes = Vec::new();
        for glyphs in Glyphs::ALL {
            shapes.extend([
                (glyphs, dot(glyphs, size)),
                (glyphs, mark(glyphs, size)),
                (glyphs, small_mark(glyphs, size)),
            ]);
            let forms = [Form::Flat, Form::Small, Form::Edge];
            shapes.extend(forms.map(|form| (glyphs, disc(glyphs, size, form))));
        }
        shapes
    }

    #[test]
    fn every_shape_fills_its_square() {
        for size in CellSize::ALL {
            for (_, shape) in shapes(size) {
                assert_eq!(shape.len(), usize::from(size.size().height), "{shape:?}");
                let width = usize::from(size.size().width);
                assert!(shape.iter().all(|row| row.chars().count() == width), "{shape:?}");
            }
        }
    }

    /// Case P34.
    #[test]
    fn only_round_shapes_use_what_some_terminals_draw_wide() {
        for size in CellSize::ALL {
            for (glyphs, shape) in shapes(size) {
                let narrow = |mark: char| {
                    mark.is_ascii() || mark == '▐' || ('\u{2596}'..='\u{259f}').contains(&mark)
                };
                let all_narrow = shape.iter().all(|row| row.chars().all(narrow));
                assert!(all_narrow || glyphs == Glyphs::Round, "{shape:?}");
            }
        }
    }

    #[test]
    fn blocks_do_not_touch_their_neighbours() {
        for size in [CellSize::Medium, CellSize::Large, CellSize::Huge] {
            for form in [Form::Flat, Form::Small, Form::Edge] {
                let shape = disc(Glyphs::Block, size, form);
                assert_eq!(shape[shape.len() - 1].trim(), "", "{shape:?}");
                for row in shape {
                    let row: Vec<char> = row.chars().collect();
                    assert!(" ▐▗▝".contains(row[0]), "{shape:?}");
                    assert!(" l▖▘".contains(row[row.len() - 1]), "{shape:?}");
                }
            }
        }
        for form in [Form::Flat, Form::Small] {
            assert!(disc(Glyphs::Block, CellSize::Small, form)[0].contains('_'));
        }
    }
}
