//! What companions and items do, each more than once.

#![allow(clippy::unwrap_used)]

mod common;

use common::Spot;
use engine::Eye;
use serde_json::json;

/// GR-18, GR-58. Each Thief pays on its own.
#[test]
fn two_thieves_pay_twice() {
    let play = Spot::new(3).companions(0, "thief thief").companions(1, "thief").pages(&[6, 13, 15]);
    assert_eq!(play.chips(), [2, 0, 0]);
}

/// GR-19, GR-58. Each Archer pays on its own.
#[test]
fn three_archers_pay_three_times() {
    let spot = Spot::new(2).companions(1, "archer archer archer").companions(0, "archer");
    let play = spot.pages(&[6, 7]).play(&["0 take q1"]);
    assert_eq!(play.chips(), [0, 3]);
}

/// GR-18, GR-17. What counts is the turn, not the page: Acceleration makes it the first.
#[test]
fn a_thief_is_paid_after_acceleration() {
    let play = Spot::new(3).companions(2, "thief").pages(&[2, 3, 5]);
    assert_eq!((play.at("turn"), play.chips()), (json!(2), vec![0, 0, 1]));
}

/// GR-35, GR-58, GR-63. One purchase for each Merchant, while chips last.
#[test]
fn each_merchant_buys_one_more() {
    let spot = Spot::new(2).companions(0, "merchant merchant merchant").chips(&[2, 0]);
    let mut play = spot.items_left("junk goblet shoes sword").pages(&[7, 8]);
    assert_eq!((play.at("phase"), play.at("buys")), (json!("buy"), json!(3)));
    play.act(0, "buy");
    assert_eq!((play.at("phase"), play.at("buys"), play.chips()[0]), (json!("buy"), json!(2), 1));
    let heard = play.heard(0, "buy", Eye::Spectator);
    assert_eq!(heard, ["event-item-open"], "the Shoes are seen by all");
    assert_eq!((play.at("phase"), play.chips()[0]), (json!("take"), 0), "no chip is left for the third");
    assert_eq!(play.at("players.0.items"), json!(["junk", "goblet", "shoes"]));
}

/// GR-50, GR-63. The last item ends the purchases.
#[test]
fn nothing_is_bought_from_an_empty_item_deck() {
    let spot = Spot::new(2).companions(0, "merchant merchant").chips(&[5, 0]).items_left("junk sword");
    let play = spot.pages(&[7, 8]).play(&["0 buy"]);
    assert_eq!((play.at("phase"), play.chips()[0], play.at("item_deck")), (json!("take"), 4, json!([])));
}

/// GR-50. Without items Creation does nothing, and no Merchant helps.
#[test]
fn creation_without_items_does_nothing() {
    let mut play = Spot::new(2).companions(0, "merchant").chips(&[5, 0]).items_left("").start();
    play.act(0, "page 7");
    let heard = play.heard(1, "page 14", Eye::Spectator);
    assert!(heard.contains(&"fizzle-items"), "{heard:?}");
    assert_eq!((play.at("phase"), play.chips()[0]), (json!("take"), 5));
}

/// GR-8, GR-77. Who loses the Spy has still seen q0.
#[test]
fn a_lost_spy_has_still_seen() {
    let spot = Spot::new(2).companions(1, "spy").set("q0_seen", json!([1]));
    let play = spot.pages(&[9, 14]);
    assert_eq!((play.at("players.0.companions"), play.at("q0_seen")), (json!(["spy"]), json!([1])));
}

/// GR-54. Mercenaries need five chips.
#[test]
fn a_mercenary_is_worth_more_with_five_chips() {
    for (chips, score) in [(4, 4 + 1), (5, 5 + 4), (9, 9 + 4)] {
        assert_eq!(Spot::new(2).companions(0, "mercenary").chips(&[chips, 0]).start().scores(), [score, 0]);
    }
    let play = Spot::new(2).companions(0, "mercenary mercenary").chips(&[5, 0]).start();
    assert_eq!(play.scores()[0], 5 + 2 * 4, "each on its own, GR-58");
}

/// GR-54, GR-58.
#[test]
fn two_mercenaries_count_on_their_own() {
    let play = Spot::new(2).companions(0, "mercenary mercenary").chips(&[6, 0]).start();
    assert_eq!(play.scores()[0], 6 + 8);
}

/// GR-55, GR-73. A Rogue needs all three coins; a Gold Goblet is no coin.
#[test]
fn a_rogue_is_worth_more_with_all_three_coins() {
    let rogue = || Spot::new(2).companions(0, "rogue");
    assert_eq!(rogue().treasures(0, "bronze silver").items(0, "goblet").start().scores()[0], 1 + 3 + 3);
    assert_eq!(rogue().treasures(0, "bronze silver gold").start().scores()[0], 1 + 3 + 6);
}

/// GR-55. Coins taken in secret count too.
#[test]
fn a_secret_coin_completes_the_three() {
    let spot = Spot::new(2).companions(0, "rogue rogue").treasures(0, "bronze bronze silver");
    assert_eq!(spot.secret(0, "gold", &[0], 1).start().scores()[0], 2 + 6 + 4 + 3);
}

/// GR-56. Royalty counts the other kinds, not the copies.
#[test]
fn royalty_counts_the_other_kinds() {
    for (royals, score) in [
        ("prince", 1),
        ("prince queen", 3 + 2),
        ("prince queen king", 6 + 6),
        ("king king", 6),
        ("queen king king", 8 + 3),
        ("prince queen queen king", 8 + 8),
    ] {
        assert_eq!(Spot::new(2).companions(0, royals).start().scores()[0], score, "{royals}");
    }
}

/// GR-53. What the cards say, for every kind.
#[test]
fn every_card_has_its_points() {
    for (card, vp) in [
        ("spy", 2),
        ("mercenary", 1),
        ("thief", 1),
        ("archer", 1),
        ("merchant", 1),
        ("nun", 2),
        ("rogue", 1),
        ("prince", 1),
        ("queen", 2),
        ("king", 3),
    ] {
        assert_eq!(Spot::new(2).companions(1, card).start().scores(), [0, vp], "{card}");
    }
    for (coin, vp) in [("bronze", 1), ("silver", 2), ("gold", 3)] {
        assert_eq!(Spot::new(2).treasures(1, coin).start().scores(), [0, vp], "{coin}");
    }
    for (item, vp) in [("sword", 1), ("bracelet", 2), ("goblet", 3), ("shoes", 1)] {
        assert_eq!(Spot::new(2).items(1, item).start().scores(), [0, vp], "{item}");
    }
}

/// GR-57, GR-74. The most Junk, shared; at least one.
#[test]
fn the_most_junk_is_worth_five_to_each_of_the_tied() {
    assert_eq!(Spot::new(3).items(0, "junk").items(1, "junk junk").start().scores(), [0, 5, 0]);
    assert_eq!(Spot::new(3).items(0, "junk").items(1, "junk").start().scores(), [5, 5, 0]);
    assert_eq!(Spot::new(3).start().scores(), [0, 0, 0]);
}

/// GR-15, GR-13. With the Shoes in Group A all others who chose alike are Group B.
#[test]
fn the_shoes_leave_the_others_alike() {
    let play = Spot::new(4).items(3, "junk shoes").pages(&[6, 6, 2, 6]);
    assert_eq!(play.at("order"), json!([2, 3, 1, 0]));
    let play = Spot::new(2).items(1, "shoes").pages(&[6, 6]);
    assert_eq!(play.at("order"), json!([1, 0]));
}

/// GR-36. Bracelet, sword and goblet stay hidden from the others.
#[test]
fn items_are_hidden_from_the_others() {
    for item in ["sword", "bracelet", "goblet", "junk"] {
        let mut play = Spot::new(2).items_left(item).start();
        play.act(0, "page 7");
        let mut other = Spot::new(2).items_left(item).start();
        other.act(0, "page 7");
        assert!(play.heard(1, "page 8", Eye::Spectator).contains(&"event-item"), "{item}");
        assert!(other.heard(1, "page 8", Eye::Seat(common::seat(0))).contains(&"event-item-own"), "{item}");
        assert_eq!(play.view(Eye::Seat(common::seat(1)))["players"][0]["items"], json!(["?"]));
    }
}
