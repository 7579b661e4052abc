/// How many numbers every shape adds up: the width of the network's first layer.
pub const WIDTH: usize = 16;

/// How many neurons the second layer has.
pub const HIDDEN: usize = 16;

/// How many stages of the game have layers of their own behind the first: eight, each twice, since
/// who moves last in a region is worth a lot.
pub const STACKS: usize = 16;

/// How many numbers a [`Stack`] has.
pub(super) const STACK_LEN: usize = WIDTH * HIDDEN + 2 * HIDDEN + WIDTH + 1;

/// What follows the first layer of the network in one stage of the game.
///
/// With *a* the neurons of the first layer, each from 0 to 1, the value in discs is
/// `bias` + Σ `direct`·*a* + Σ `output`·*h*, where each neuron of the second layer is
/// *h* = `hidden_biases` + Σ `hidden`·*a*, held between 0 and 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stack {
    /// What each neuron of the first layer adds to each of the second.
    pub hidden: [[f32; HIDDEN]; WIDTH],
    /// What the second layer begins at.
    pub hidden_biases: [f32; HIDDEN],
    /// What each neuron of the second layer is worth.
    pub output: [f32; HIDDEN],
    /// What each neuron of the first layer is worth by itself.
    pub direct: [f32; WIDTH],
    /// What is added to all that.
    pub bias: f32,
}

/// The stage of a board with so many empty squares; those of even numbers are even.
#[must_use]
#[inline]
pub const fn stack_of(empties: u32) -> usize {
    let stage = match empties {
        0..=11 => 0,
        12..=17 => 1,
        18..=23 => 2,
        24..=29 => 3,
        30..=35 => 4,
        36..=41 => 5,
        42..=47 => 6,
        _ => 7,
    };
    stage * 2 + (empties % 2) as usize
}

impl Stack {
    /// Every board is worth nothing.
    pub const ZERO: Self = Self {
        hidden: [[0.0; HIDDEN]; WIDTH],
        hidden_biases: [0.0; HIDDEN],
        output: [0.0; HIDDEN],
        direct: [0.0; WIDTH],
        bias: 0.0,
    };

    /// All numbers, in the order of the fields.
    pub fn numbers(&self) -> impl Iterator<Item = f32> {
        let hidden = self.hidden.iter().flatten();
        let others = self.hidden_biases.iter().chain(&self.output).chain(&self.direct);
        hidden.chain(others).chain([&self.bias]).copied()
    }

    /// All numbers, in the order of the fields, to be changed.
    pub fn numbers_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let hidden = self.hidden.iter_mut().flatten();
        let others = self.hidden_biases.iter_mut().chain(&mut self.output).chain(&mut self.direct);
        hidden.chain(others).chain([&mut self.bias])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stages_cover_the_game() {
        assert_eq!([0, 1, 11, 12, 13, 18].map(stack_of), [0, 1, 1, 2, 3, 4]);
        assert_eq!([47, 48, 49, 60, 64].map(stack_of), [13, 14, 15, 14, 14]);
        let stacks: Vec<_> = (0..=60).map(stack_of).collect();
        assert!((0..STACKS).all(|stack| stacks.contains(&stack)));
    }

    #[test]
    fn a_stack_is_its_numbers() {
        let mut stack = Stack::ZERO;
        stack.numbers_mut().zip(0_u16..).for_each(|(number, value)| *number = value.into());
        let numbers: Vec<_> = stack.numbers().collect();
        assert_eq!(numbers.len(), STACK_LEN);
        assert!(numbers.iter().zip(0_u16..).all(|(&number, value)| number == f32::from(value)));
        assert_eq!(stack.bias, (STACK_LEN - 1) as f32);
    }
}
