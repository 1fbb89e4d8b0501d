//! The laws of every game, and the files of this one.

engine::laws!(grimoire::Grimoire);

#[test]
fn a_position_fits_twelve_cache_lines() {
    assert!(size_of::<grimoire::Grimoire>() <= 768);
}
