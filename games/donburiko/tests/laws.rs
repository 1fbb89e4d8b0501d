//! The laws of every game, and the files of this one.

engine::laws!(donburiko::Donburiko);

#[test]
fn a_position_fits_three_cache_lines() {
    assert!(size_of::<donburiko::Donburiko>() <= 192);
}
