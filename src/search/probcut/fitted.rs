use super::Model;

/// Of a deeper estimate less a shallower one, by 77552 differences.
#[rustfmt::skip]
pub(super) const ESTIMATES: Model<6> = Model {
    mean: [-36.889, -0.027, -0.801, 9.673, -22.178, 5.323],
    deviation: [241.707, -8.370, 9.533, -16.096, 172.703, -22.984],
};

/// Of the score less an estimate, by 5940 differences.
#[rustfmt::skip]
pub(super) const SCORES: Model<3> = Model {
    mean: [-208.072, 7.649, 11.173],
    deviation: [525.328, 4.349, -32.850],
};
