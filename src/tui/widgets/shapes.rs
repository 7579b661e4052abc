//! The shapes of discs and marks in cells.
//!
//! `#` is a cell full of the colour, a space none of it. The block shapes use nothing but spaces
//! and quadrants (U+2596 to U+259F) with the right half (U+2590), which are one cell wide in every
//! terminal; `l` is the left half, drawn as the right half with the colours exchanged, since the
//! left half itself (U+258C) is two cells wide in some. The round shapes add the lower blocks
//! (U+2581 to U+2588), and `u` for the upper three quarters, drawn as the lowest quarter with the
//! colours exchanged.

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
        (_, Form::Edge) => edge(size),
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
        CellSize::Small => &["▐#l"],
        CellSize::Medium => &["▗##▖", "▝##▘"],
        CellSize::Large => &["▗▟##▙▖", "▐####l", "▝▜##▛▘"],
        CellSize::Huge => &[" ▗▟##▙▖ ", "▐######l", "▐######l", " ▝▜##▛▘ "],
    }
}

const fn small_block(size: CellSize) -> Shape {
    match size {
        CellSize::Tiny => &["▐l"],
        CellSize::Small => &[" # "],
        CellSize::Medium => &["▗##▖", "▝##▘"],
        CellSize::Large => &[" ▟##▙ ", " #### ", " ▜##▛ "],
        CellSize::Huge => &["  ▗##▖  ", " ▗####▖ ", " ▝####▘ ", "  ▝##▘  "],
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

const fn edge(size: CellSize) -> Shape {
    match size {
        CellSize::Tiny => &["▐l"],
        CellSize::Small => &[" # "],
        CellSize::Medium => &[" ▐l ", " ▐l "],
        CellSize::Large => &["  ▐l  ", "  ##  ", "  ▐l  "],
        CellSize::Huge => &["   ▐l   ", "   ##   ", "   ##   ", "   ▐l   "],
    }
}

/// A mark in the middle of a disc or of an empty square.
pub(super) const fn dot(size: CellSize) -> Shape {
    match size {
        CellSize::Tiny => &["▗▖"],
        CellSize::Small => &[" + "],
        CellSize::Medium => &[" ▗▖ ", " ▝▘ "],
        CellSize::Large => &["      ", "  ##  ", "      "],
        CellSize::Huge => &["        ", "   ▟▙   ", "   ▜▛   ", "        "],
    }
}

/// A mark that is seen less: the discs that were turned.
pub(super) const fn small_dot(size: CellSize) -> Shape {
    match size {
        CellSize::Small => &[" - "],
        CellSize::Tiny | CellSize::Medium => dot(size),
        CellSize::Large => &["      ", "  ▐l  ", "      "],
        CellSize::Huge => &["        ", "   ▗▖   ", "   ▝▘   ", "        "],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shapes(size: CellSize) -> Vec<(Glyphs, Shape)> {
        let mut shapes = vec![(Glyphs::Block, dot(size)), (Glyphs::Block, small_dot(size))];
        for glyphs in Glyphs::ALL {
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
}
