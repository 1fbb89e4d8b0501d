//! What the game says of one action against another, as somebody has read it.

#[test]
fn reasons_are_as_written() {
    engine::laws::reasons_are_as_written::<minions::Minions>(env!("CARGO_MANIFEST_DIR"));
}
