use super::Model;

/// Of a deeper estimate less a shallower one, by 77591 differences.
#[rustfmt::skip]
pub(super) const ESTIMATES: Model<6> = Model {
    mean: [-35.182, 0.044, -0.839, 9.214, -22.691, 5.228],
    deviation: [243.336, -8.298, 9.347, -16.182, 170.467, -22.486],
};

/// Of the score less an estimate, by 5943 differences.
#[rustfmt::skip]
pub(super) const SCORES: Model<3> = Model {
    mean: [-164.394, 6.226, 5.657],
    deviation: [514.810, 4.541, -31.851],
};
