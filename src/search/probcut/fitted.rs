use super::Model;

/// Of a deeper estimate less a shallower one, by 77415 differences.
#[rustfmt::skip]
pub(super) const ESTIMATES: Model<6> = Model {
    mean: [-5.643, -2.715, 2.893, 8.055, -2.290, -0.279],
    deviation: [241.061, -9.656, 11.444, -15.103, 192.934, -26.881],
};

/// Of the score less an estimate, by 5901 differences.
#[rustfmt::skip]
pub(super) const SCORES: Model<3> = Model {
    mean: [-162.989, 7.972, 6.014],
    deviation: [595.690, 3.825, -34.923],
};
