//! The laws of every game, and the files of this one.

engine::laws!(minions::Minions);

#[test]
fn a_position_fits_a_kilobyte() {
    assert!(size_of::<minions::Minions>() <= 1024, "{} bytes", size_of::<minions::Minions>());
}
