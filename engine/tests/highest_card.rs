//! The smallest whole game keeps the laws of its rooms.

#[allow(dead_code, unreachable_pub)] // It is a program of its own.
#[path = "../examples/highest_card.rs"]
mod highest_card;

use highest_card::HighestCard;

engine::laws!(rules: HighestCard);
engine::laws!(shown: HighestCard);
engine::laws!(hidden: HighestCard);
