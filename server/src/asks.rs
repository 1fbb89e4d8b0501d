//! What a seated client asks, carried out.

use std::sync::Arc;
use std::time::Instant;

use engine::Seat;

use crate::api::{Ask, Hint, Say};
use crate::error::Error;
use crate::rooms::{Asker, Cell, House};

/// Carries out what a seat asks. What it answers is for the asker alone; nothing, if what everybody is told answers it.
pub(crate) async fn carry_out(
    house: &Arc<House>,
    cell: &Cell,
    seat: Seat,
    ask: Ask,
    asker: Asker,
) -> Result<Option<Say>, Error> {
    if ask == Ask::Hint {
        return hint(house, cell, seat, asker.re).await.map(Some);
    }
    let begun = Instant::now();
    let mut entered = cell.enter(house).await?;
    entered.admit()?;
    if asker.client.is_some_and(|client| !entered.is_connected(client)) {
        return Err(Error::NotSeated);
    }
    let told = match ask {
        Ask::Play { action, number } => {
            let played = entered.play(seat, &action, Some(number), asker).await?;
            measure(begun);
            asker.client.is_some() && asker.re.is_some() && !played.repeated
        }
        Ask::Reseal { action } => {
            entered.reseal(seat, &action, asker).await?;
            asker.client.is_some() && asker.re.is_some()
        }
        other => {
            match other {
                Ask::Nonce { nonce } => entered.add_nonce(seat, nonce).await?,
                Ask::Chat { text } => entered.say(seat, &text).await?,
                Ask::Start => entered.start(seat).await?,
                Ask::Leave => entered.leave(seat).await?,
                Ask::Fill { seat: other, level } => entered.reseat(seat, other, Some(level)).await?,
                Ask::Open { seat: other } => entered.reseat(seat, other, None).await?,
                Ask::Rematch => entered.rematch().await?,
                Ask::Propose(what) => entered.propose(seat, what).await?,
                Ask::Answer { agree } => entered.answer(seat, agree).await?,
                Ask::Away => entered.set_stand_in(seat, true).await?,
                Ask::Back => entered.set_stand_in(seat, false).await?,
                Ask::Hello { .. } => {
                    return Err(Error::BadRequest("`hello` is the first message and comes once".into()));
                }
                Ask::Play { .. } | Ask::Reseal { .. } | Ask::Hint => {}
            }
            false
        }
    };
    Ok((!told).then_some(Say::Done { re: asker.re }))
}

/// Takes note of how long a move took, from its arrival until it was on disk and on its way to everybody.
pub(crate) fn measure(begun: Instant) {
    metrics::histogram!("chabudai_move_seconds").record(begun.elapsed());
}

/// The master's advice. The table is not held up while the master thinks.
async fn hint(house: &Arc<House>, cell: &Cell, seat: Seat, re: Option<u32>) -> Result<Say, Error> {
    let mut entered = cell.enter(house).await?;
    entered.admit()?;
    if !entered.room().meta().config.casual {
        return Err(Error::NotNow("hints are for casual tables"));
    }
    let (number, table) = {
        let play = entered.game_on()?;
        (play.number(), play.table.fork())
    };
    drop(entered);
    let thoughts = house.bots.ponder(table, seat).await?;
    let thoughts = thoughts.ok_or(Error::NotNow("it is not your turn"))?;
    Ok(Say::Hint(Hint::new(re, number, thoughts)))
}
