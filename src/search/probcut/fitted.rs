use super::Model;

/// Of a deeper estimate less a shallower one, by 77127 differences.
#[rustfmt::skip]
pub(super) const ESTIMATES: Model<6> = Model {
    mean: [-8.205, -2.808, 2.038, 8.905, -16.463, 7.489],
    deviation: [265.295, -6.972, 5.863, -16.511, 134.867, -12.507],
};

/// Of the score less an estimate, by 5892 differences.
#[rustfmt::skip]
pub(super) const SCORES: Model<3> = Model {
    mean: [-120.842, 7.279, 0.708],
    deviation: [511.847, 2.292, -29.118],
};
