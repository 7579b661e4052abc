use super::fit::{Features, Network, PatternFeatures};
use super::fitted::Fitted;
use crate::eval::pattern::{FULL, MOST_BIAS, ORDER_UNITS, STACKS, WIDTH, Weights, order_weights};

/// Fitted weights that are not those of the evaluation of this program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the weights have other tables or stacks than this program's evaluation")]
pub struct OtherShape;

/// Rounds fitted weights to what the evaluation reckons with. Where it comes from stays with it.
///
/// # Errors
/// When it was fitted for other patterns or stages.
pub fn pack(fitted: &Fitted) -> Result<Weights, OtherShape> {
    let Network { tables, bias, stacks } = &fitted.network;
    let sizes: Vec<_> = tables.iter().map(Vec::len).collect();
    let ordered = fitted.order.len() == order_weights();
    if sizes != PatternFeatures::default().tables() || stacks.len() != STACKS || !ordered {
        return Err(OtherShape);
    }
    let (biases, rows) = tables.split_last().ok_or(OtherShape)?;
    Ok(Weights {
        provenance: fitted.provenance.clone(),
        rows: rows.iter().flatten().map(|row| row.map(row_number)).collect(),
        biases: biases.iter().map(|row| first_bias(row, bias)).collect(),
        stacks: stacks.clone(),
        order: fitted.order.iter().map(|&number| order_number(number)).collect(),
    })
}

/// A number of a row in the evaluation's units, the nearest that it can hold.
fn row_number(number: f32) -> i8 {
    (number * f32::from(FULL)).round().clamp(-127.0, 127.0) as i8
}

/// A weight of the order in the order's units, the nearest that it can hold.
fn order_number(number: f32) -> i8 {
    (number * ORDER_UNITS as f32).round().clamp(-127.0, 127.0) as i8
}

/// What the first layer begins at with some number of empties, the nearest that it can be.
fn first_bias(row: &[f32; WIDTH], bias: &[f32; WIDTH]) -> [i16; WIDTH] {
    let sum = |column: usize| (row[column] + bias[column]) * f32::from(FULL);
    let most = f32::from(MOST_BIAS);
    std::array::from_fn(|column| sum(column).round().clamp(-most, most) as i16)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_rounded_to_the_units_of_the_evaluation_and_held_within_them() {
        let tables = PatternFeatures::default().tables();
        let mut network = Network::new(&tables, 1);
        network.bias = [0.5; WIDTH];
        let unit = 1.0 / f32::from(FULL);
        network.tables[3][2][..4].copy_from_slice(&[2.4 * unit, -2.6 * unit, 1e6, -1.3]);
        network.tables.last_mut().expect("that of the empties")[60] = [1.0; WIDTH];
        let mut order = vec![0.0; order_weights()];
        order[5..8].copy_from_slice(&[1.3, -1e6, 15.9]);
        let mut fitted = Fitted { provenance: "here".to_owned(), network, order };
        let packed = pack(&fitted).expect("the shape is the evaluation's");
        let row = tables[..3].iter().sum::<usize>() + 2;
        assert_eq!(packed.rows[row][..5], [2, -3, 127, -127, 0]);
        assert_eq!((packed.biases[60], packed.biases[59]), ([191; WIDTH], [64; WIDTH]));
        assert_eq!(packed.stacks, fitted.network.stacks);
        assert_eq!(packed.provenance, "here");
        assert_eq!(packed.order[4..9], [0, 10, -127, 127, 0]);
        fitted.order.pop();
        assert_eq!(pack(&fitted), Err(OtherShape));
        fitted.order.push(0.0);
        fitted.network.stacks.pop();
        assert_eq!(pack(&fitted), Err(OtherShape));
    }
}
