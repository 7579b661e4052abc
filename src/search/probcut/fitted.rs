use super::Model;

/// Of a deeper estimate less a shallower one, by 77144 differences.
#[rustfmt::skip]
pub(super) const ESTIMATES: Model<6> = Model {
    mean: [-25.481, 0.483, -1.149, 6.798, -23.764, 4.189],
    deviation: [265.834, -8.931, 9.483, -15.925, 159.389, -20.096],
};

/// Of the score less an estimate, by 5977 differences.
#[rustfmt::skip]
pub(super) const SCORES: Model<3> = Model {
    mean: [-184.012, 8.185, 8.418],
    deviation: [583.890, -3.394, -27.246],
};
