use crate::rules::Square;

/// The squares in sight of one square on an empty board, itself left out.
#[repr(C, align(64))]
#[derive(Clone, Copy)]
pub(super) struct Rays {
    /// Towards higher indices: east, south-west, south and south-east.
    pub(super) up: [u64; 4],
    /// Towards lower indices: west, north-east, north and north-west.
    pub(super) down: [u64; 4],
}

impl Rays {
    /// The rays from a square.
    #[inline]
    pub(super) fn from(square: Square) -> &'static Self {
        &RAYS[square.index()]
    }
}

static RAYS: [Rays; 64] = {
    let mut rays = [Rays { up: [0; 4], down: [0; 4] }; 64];
    let mut index = 0;
    while index < 64 {
        let from = Square::from_index(index as u8);
        rays[index] = Rays {
            up: [ray(from, 1, 0), ray(from, -1, 1), ray(from, 0, 1), ray(from, 1, 1)],
            down: [ray(from, -1, 0), ray(from, 1, -1), ray(from, 0, -1), ray(from, -1, -1)],
        };
        index += 1;
    }
    rays
};

/// The squares met by steps of so many files and ranks.
const fn ray(from: Square, files: i8, ranks: i8) -> u64 {
    let mut ray = 0;
    let mut file = from.file().wrapping_add_signed(files);
    let mut rank = from.rank().wrapping_add_signed(ranks);
    while file < 8 && rank < 8 {
        ray |= Square::at(file, rank).bit().0;
        file = file.wrapping_add_signed(files);
        rank = rank.wrapping_add_signed(ranks);
    }
    ray
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bitboard;

    #[test]
    fn eight_rays_leave_a_square() {
        let star = bitboard! {
            . X . X . X . .
            . . X X X . . .
            X X X . X X X X
            . . X X X . . .
            . X . X . X . .
            X . . X . . X .
            . . . X . . . X
            . . . X . . . .
        };
        let rays = Rays::from(Square::D3);
        assert_eq!(rays.up.iter().chain(&rays.down).fold(0, |all, ray| all | ray), star.0);
        assert_eq!(rays.up[0].count_ones(), 4, "four squares east of d3");
    }

    #[test]
    fn rays_up_and_down_lie_on_either_side() {
        for square in Square::all() {
            let (above, below) = (!0 << 1 << square.index(), square.bit().0 - 1);
            let rays = Rays::from(square);
            assert!(rays.up.iter().all(|ray| ray & !above == 0), "{square}");
            assert!(rays.down.iter().all(|ray| ray & !below == 0), "{square}");
        }
    }
}
