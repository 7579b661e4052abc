use super::Model;

/// Of a deeper estimate less a shallower one, by 22856 differences.
#[rustfmt::skip]
pub(super) const ESTIMATES: Model<6> = Model {
    mean: [-190.792, 8.754, -10.399, 15.121, 4.591, 6.164],
    deviation: [37.961, 7.812, -6.936, -26.829, 243.901, -27.738],
};

/// Of the score less an estimate, by 1883 differences.
#[rustfmt::skip]
pub(super) const SCORES: Model<3> = Model {
    mean: [-230.650, 8.024, 17.246],
    deviation: [442.699, 19.575, -42.386],
};
