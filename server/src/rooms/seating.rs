//! Sitting down, starting, and sitting down again.

use std::collections::VecDeque;
use std::sync::Arc;

use engine::{NewGame, Nonce, PerSeat, Seat, SetupError, Stack};

use super::audience::Client;
use super::cell::Entered;
use super::house::House;
use super::play::{new_game, starting_seat};
use super::room::{CHAT_LINES, Play, Room, lesson, new_deal};
use super::turns::Turns;
use crate::api::{BotLevel, ChatLine, NewSeat, NewTable, Say};
use crate::clock::now;
use crate::error::Error;
use crate::secrets::{hashed, matches, new_code, new_id, new_token};
use crate::store::{Chair, Change, Config, GameRecord, Meta, Setup, Stage, TableRecord};
use crate::wire::frame;

/// The most characters of a name.
const NAME: usize = 24;
/// The most characters of a line of chat.
const CHAT: usize = 300;
/// The limits of a turn, in seconds: time to read, and a day.
const TURN_SECONDS: std::ops::RangeInclusive<u32> = 5..=86_400;
/// The longest delay of a bot, in milliseconds.
const BOT_DELAY_MS: u32 = 10_000;

/// A seat with its secret, which is told once and kept only as a hash.
#[derive(Debug)]
pub(crate) struct Sat {
    pub(crate) seat: Seat,
    pub(crate) token: String,
}

impl House {
    /// Makes a table; whoever makes it is the host and sits in the first seat for people.
    pub(crate) async fn create(
        self: &Arc<House>,
        new: NewTable,
        visitor: Vec<u8>,
    ) -> Result<(Entered, Sat), Error> {
        let new = if new.lesson { guided(new)? } else { new };
        let (config, mut chairs) = agreed(&new)?;
        let seat = chairs.iter().position(|chair| *chair == Chair::Open).and_then(Seat::new);
        let seat = seat.ok_or_else(|| Error::BadRequest("at least one seat must be for a person".into()))?;
        let token = new_token();
        chairs[seat.index()] = person(&new.name, &token, None)?;
        let meta = Meta {
            config,
            chairs,
            stage: Stage::Waiting,
            round: 1,
            host: Some(seat),
            first: None,
            deal: new_deal(),
            game: None,
            replay: None,
            result: None,
        };
        let record = TableRecord {
            key: self.new_table_key(),
            id: new_id(),
            code: new_code(),
            listed: false,
            created: now(),
            meta,
        };
        let mut room = Room { record, play: None, chat: VecDeque::new(), proposal: None };
        let table = Change::Table(room.kept());
        let visit = Change::Visit { visitor, table: room.record.key, seat, at: now() };
        self.journal.commit(vec![table, visit]).await?;
        metrics::counter!("chabudai_tables_created_total").increment(1);
        let mut entered = self.add(room).enter(self).await?;
        if new.lesson {
            entered.start(seat).await?;
        }
        Ok((entered, Sat { seat, token }))
    }
}

/// A table for a guided first game: its learner, its bots and its options are the lesson's.
fn guided(new: NewTable) -> Result<NewTable, Error> {
    catalog::about(&new.game).ok_or_else(|| SetupError::UnknownGame(new.game.clone()))?;
    let lesson = lesson(&new.game).ok_or_else(|| Error::Internal(format!("{} has no lesson", new.game)))?;
    let game = lesson.new_game()?;
    let mut seats = vec![NewSeat::Bot { level: BotLevel::Novice }; game.players];
    seats[lesson.learner.index()] = NewSeat::Person;
    Ok(NewTable {
        players: game.players as u32,
        options: game.options,
        seats,
        turn_seconds: None,
        open: false,
        casual: true,
        ..new
    })
}

/// What a request for a table means, checked against the game that it is for.
fn agreed(new: &NewTable) -> Result<(Config, Vec<Chair>), Error> {
    let asked = NewGame {
        game: new.game.clone(),
        players: new.players as usize,
        options: new.options.clone(),
        ..NewGame::default()
    };
    catalog::open(&asked)?;
    if new.turn_seconds.is_some_and(|seconds| !TURN_SECONDS.contains(&seconds)) {
        return Err(Error::BadRequest("`turn_seconds` is from 5 to 86400".into()));
    }
    if new.bot_delay_ms > BOT_DELAY_MS {
        return Err(Error::BadRequest("`bot_delay_ms` is 10000 at most".into()));
    }
    let players = new.players as usize;
    if new.seats.len() > players {
        return Err(Error::BadRequest(format!("`seats` has more than {players} entries")));
    }
    let chair = |seat: &NewSeat| match seat {
        NewSeat::Person => Chair::Open,
        NewSeat::Bot { level } => Chair::Bot(*level),
    };
    let mut chairs: Vec<Chair> = new.seats.iter().map(chair).collect();
    chairs.resize(players, Chair::Open);
    let config = Config {
        game: new.game.clone(),
        options: new.options.clone(),
        level: new.level,
        turn_seconds: new.turn_seconds,
        bot_delay_ms: new.bot_delay_ms,
        open: new.open,
        casual: new.casual,
        lesson: new.lesson,
    };
    Ok((config, chairs))
}

fn person(name: &str, token: &str, nonce: Option<Nonce>) -> Result<Chair, Error> {
    let name =
        plain(name, NAME).ok_or_else(|| Error::BadText(format!("a name has 1 to {NAME} characters")))?;
    Ok(Chair::Person { name, token: hashed(token), nonce, stand_in: false })
}

/// Text without control characters and of bounded length, trimmed; nothing if nothing is left of it.
fn plain(text: &str, most: usize) -> Option<String> {
    let text = text.trim();
    let printable = text.chars().all(|letter| !letter.is_control() && !is_direction(letter));
    (!text.is_empty() && printable && text.chars().count() <= most).then(|| text.to_owned())
}

/// Marks that turn the direction of the text around them, and would garble what stands beside it.
fn is_direction(letter: char) -> bool {
    matches!(letter, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

fn nonce(text: String) -> Result<Nonce, Error> {
    Nonce::try_from(text).map_err(|error| Error::BadText(error.to_string()))
}

impl Entered {
    /// The seat that a token opens.
    pub(crate) fn seat_of(&self, token: &str) -> Option<Seat> {
        let opens =
            |chair: &Chair| matches!(chair, Chair::Person { token: kept, .. } if matches(token, kept));
        self.room().meta().chairs.iter().position(opens).and_then(Seat::new)
    }

    fn waiting(&self) -> Result<(), Error> {
        match self.room().meta().stage {
            Stage::Waiting => Ok(()),
            Stage::Playing => Err(Error::NotNow("the game is on; this is for before the start")),
            Stage::Over => Err(Error::NotNow("the game is over; ask for a rematch first")),
        }
    }

    fn host(&self, seat: Seat) -> Result<(), Error> {
        if self.room().meta().host == Some(seat) { Ok(()) } else { Err(Error::NotHost) }
    }

    /// Gives somebody a seat.
    pub(crate) async fn join(
        &mut self,
        name: &str,
        wanted: Option<Seat>,
        added: Option<String>,
        visitor: Vec<u8>,
    ) -> Result<Sat, Error> {
        self.waiting()?;
        let chairs = &self.room().meta().chairs;
        let free = |seat: &Seat| chairs.get(seat.index()) == Some(&Chair::Open);
        let seat = match wanted {
            Some(seat) if seat.index() >= chairs.len() => return Err(Error::BadSeat),
            Some(seat) => Some(seat).filter(free),
            None => self.room().seats().iter().find(free),
        };
        let seat = seat.ok_or(Error::SeatTaken)?;
        let token = new_token();
        let chair = person(name, &token, added.map(nonce).transpose()?)?;
        let meta = self.inner.room.meta_mut();
        meta.chairs[seat.index()] = chair;
        meta.host.get_or_insert(seat);
        let visit = Change::Visit { visitor, table: self.room().record.key, seat, at: now() };
        self.commit_table(vec![visit]).await?;
        Ok(Sat { seat, token })
    }

    /// Gives a seat up.
    pub(crate) async fn leave(&mut self, seat: Seat) -> Result<(), Error> {
        self.waiting()?;
        self.put(seat, Chair::Open).await
    }

    /// The host puts a bot into a seat, or opens it.
    pub(crate) async fn reseat(
        &mut self,
        host: Seat,
        seat: Seat,
        bot: Option<BotLevel>,
    ) -> Result<(), Error> {
        self.host(host)?;
        self.waiting()?;
        if self.room().chair(seat).is_none() {
            return Err(Error::BadSeat);
        }
        if seat == host {
            return Err(Error::NotNow("this is your own seat; leave it instead"));
        }
        self.put(seat, bot.map_or(Chair::Open, Chair::Bot)).await
    }

    async fn put(&mut self, seat: Seat, chair: Chair) -> Result<(), Error> {
        let meta = self.inner.room.meta_mut();
        meta.chairs[seat.index()] = chair;
        if meta.host == Some(seat) {
            let person = |chair: &Chair| matches!(chair, Chair::Person { .. });
            meta.host = meta.chairs.iter().position(person).and_then(Seat::new);
        }
        self.commit_table(Vec::new()).await?;
        self.show_out(seat);
        Ok(())
    }

    /// Closes the sockets of whoever sat in this seat: they have no say any more, and come back as what they are now.
    fn show_out(&mut self, seat: Seat) {
        let gone = self.inner.audience.clients.extract_if(.., |client| client.seat == Some(seat));
        gone.for_each(|client| client.outlet.close());
    }

    /// Closes every socket, for the end of the server.
    pub(crate) fn dismiss(&mut self) {
        self.inner.audience.clients.drain(..).for_each(|client| client.outlet.close());
    }

    /// Whether this connection still speaks for its seat.
    pub(crate) fn is_connected(&self, client: u64) -> bool {
        self.inner.audience.client(client).is_some()
    }

    /// Adds to the chance of the next deal.
    pub(crate) async fn add_nonce(&mut self, seat: Seat, text: String) -> Result<(), Error> {
        self.waiting()?;
        let added = nonce(text)?;
        match &mut self.inner.room.meta_mut().chairs[seat.index()] {
            Chair::Person { nonce, .. } => *nonce = Some(added),
            _ => return Err(Error::NotSeated),
        }
        self.commit_table(Vec::new()).await
    }

    /// Starts the game. Open seats get bots.
    pub(crate) async fn start(&mut self, seat: Seat) -> Result<(), Error> {
        self.host(seat)?;
        self.waiting()?;
        let level = self.room().meta().config.level;
        for chair in &mut self.inner.room.meta_mut().chairs {
            if *chair == Chair::Open {
                *chair = Chair::Bot(level);
            }
        }
        let record = self.new_record()?;
        let table = catalog::open(&new_game(&record))?;
        let meta = self.inner.room.meta_mut();
        (meta.stage, meta.game) = (Stage::Playing, Some(record.key));
        let begin = Change::Begin(Box::new(record.clone()));
        self.inner.room.play = Some(Play {
            record,
            table,
            turns: Turns::default(),
            kept: 0,
            adopted: false,
            due: PerSeat::default(),
        });
        self.start_clocks(engine::Seats::NONE, None);
        let table = Change::Table(self.inner.room.kept());
        self.commit(vec![begin, table]).await?;
        self.welcome_all();
        metrics::counter!("chabudai_games_started_total").increment(1);
        self.wake();
        Ok(())
    }

    /// The next game at this table. Its seed is everybody's work.
    fn new_record(&self) -> Result<GameRecord, Error> {
        let meta = self.room().meta();
        let about = catalog::about(&meta.config.game).ok_or(Error::NotFound("game"))?;
        let deal = self.room().deal().ok_or_else(|| Error::Internal("the kept deal is damaged".into()))?;
        let nonces = self.room().nonces();
        let name = |(index, chair): (usize, &Chair)| match chair {
            Chair::Person { name, .. } => name.clone(),
            Chair::Bot(level) => format!("{} {}", bots::Level::from(*level), index + 1),
            Chair::Open => String::new(),
        };
        let mut setup = Setup {
            version: about.rules_version,
            options: meta.config.options.clone(),
            seed: deal.seed(&nonces),
            first: meta.first,
            stack: Stack::new(),
            names: meta.chairs.iter().enumerate().map(name).collect(),
            deal: meta.deal.clone(),
            nonces,
        };
        if meta.config.lesson
            && let Some(lesson) = lesson(&meta.config.game)
        {
            let game = lesson.new_game()?;
            (setup.first, setup.stack, setup.deal) = (game.first, game.stack, Default::default());
        }
        Ok(GameRecord {
            key: self.house.new_game_key(),
            table: self.room().record.key,
            game: meta.config.game.clone(),
            setup,
            started: now(),
            ended: None,
            replay: None,
            result: None,
        })
    }

    /// The same seats once more: the start seat moves on, and a new deal is committed to.
    pub(crate) async fn rematch(&mut self) -> Result<(), Error> {
        if self.room().meta().stage != Stage::Over {
            return Err(Error::NotNow("a rematch is for after the end"));
        }
        let seats = self.room().seats();
        let first = self.room().play.as_ref().map(|play| starting_seat(&play.record));
        let meta = self.inner.room.meta_mut();
        meta.first = first.and_then(|first| seats.next_after(first));
        (meta.stage, meta.round, meta.deal) = (Stage::Waiting, meta.round + 1, new_deal());
        (meta.game, meta.result) = (None, None);
        // Whoever has finished the lesson plays for real.
        meta.config.lesson = false;
        for chair in &mut meta.chairs {
            if let Chair::Person { nonce, .. } = chair {
                *nonce = None;
            }
        }
        self.inner.room.play = None;
        self.commit_table(Vec::new()).await
    }

    /// Lets a bot play for a person, or gives the seat back.
    pub(crate) async fn set_stand_in(&mut self, seat: Seat, bot: bool) -> Result<(), Error> {
        match self.inner.room.meta_mut().chairs.get_mut(seat.index()) {
            Some(Chair::Person { stand_in, .. }) if *stand_in != bot => *stand_in = bot,
            Some(Chair::Person { .. }) => return Ok(()),
            _ => return Err(Error::NotSeated),
        }
        if !bot && let Some(play) = &mut self.inner.room.play {
            // Whoever comes back has the whole time for a decision.
            play.due[seat] = None;
        }
        self.start_clocks(self.room().seats(), None);
        self.commit_table(Vec::new()).await?;
        self.wake();
        Ok(())
    }

    /// Says something to everybody.
    pub(crate) async fn say(&mut self, seat: Seat, said: &str) -> Result<(), Error> {
        let text = plain(said, CHAT).ok_or_else(|| {
            Error::BadText(format!("a line of chat is plain text of 1 to {CHAT} characters"))
        })?;
        let line = ChatLine { seat, text, at: now() };
        let chat = &mut self.inner.room.chat;
        chat.push_back(line.clone());
        if chat.len() > CHAT_LINES {
            chat.pop_front();
        }
        let change = Change::Chat { table: self.room().record.key, line: line.clone() };
        self.commit(vec![change]).await?;
        self.inner.audience.tell_all(&Say::Chat { line });
        Ok(())
    }

    /// Somebody has connected: a fresh start for the client, the seat back from a bot, and news for the others.
    pub(crate) async fn connect(&mut self, client: Client) -> Result<(), Error> {
        let (id, seat) = (client.id, client.seat);
        self.inner.audience.clients.push(client);
        if let Some(seat) = seat {
            self.set_stand_in(seat, false).await?;
        }
        let welcome = self.welcome(seat);
        if let Some(client) = self.inner.audience.client(id) {
            client.outlet.send(welcome);
        }
        self.tell_others(id);
        self.resume_clocks();
        Ok(())
    }

    /// Somebody has gone.
    pub(crate) fn disconnect(&mut self, id: u64) {
        if self.inner.audience.remove(id).is_some() {
            self.tell_table();
        }
    }

    fn tell_others(&self, id: u64) {
        let clients = &self.inner.audience.clients;
        if clients.len() > 1 {
            let frame = frame(&Say::Table { table: Box::new(self.info()) });
            let others = clients.iter().filter(|client| client.id != id);
            others.for_each(|client| client.outlet.send(frame.clone()));
        }
    }

    /// A fresh start for a client that has missed something.
    pub(crate) fn catch_up(&mut self, id: u64) {
        let Some(seat) = self.inner.audience.client(id).map(|client| client.seat) else { return };
        let welcome = self.welcome(seat);
        if let Some(client) = self.inner.audience.client(id) {
            client.outlet.start_anew(welcome);
        }
    }
}
