//! What every store keeps, asked of each of them.

use std::sync::Arc;

use engine::{Last, Played, Seat, Seed, StateHash};
use futures_util::future::join_all;
use room::{CHAT_LINES, ChatLine, GameSetup, Phrase, Scored};
use serde_json::{Map, json};

use super::testing::{new_postgres, stores};
use super::*;

fn line(table: i64, text: &str, at: u64) -> Change {
    Change::Chat { table, line: ChatLine { seat: Seat::ALL[0], text: text.to_owned(), phrase: None, at } }
}

fn action(game: i64, number: u32) -> Change {
    let played = Played { seat: Seat::ALL[0], action: "take r1".into(), hash: StateHash(u64::MAX) };
    Change::Append { game, number, played }
}

fn state(game: i64, number: u32) -> Change {
    let last = Last { state: json!({"b": 1, "a": [number]}), shuffles: 2 };
    Change::State { game, state: Box::new(LastState { number, last }) }
}

fn commit(table: i64, version: u64, changes: Vec<Change>) -> Commit {
    Commit { table, version, changes }
}

/// Makes one commit last, which must fit.
async fn keep(store: &dyn Store, table: i64, version: u64, changes: Vec<Change>) {
    assert_eq!(store.commit(&[commit(table, version, changes)]).await.unwrap(), [true]);
}

fn table(key: i64, phase: &str) -> Change {
    let meta = json!({
        "config": {"game": "donburiko", "options": {"z": 1, "a": true}, "level": "casual", "turn_seconds": null,
            "bot_delay_ms": 0, "open": true, "casual": true},
        "chairs": ["Open", {"Bot": "casual"}], "phase": phase, "round": 1, "host": null, "first": null,
        "deal": ["00", "11"], "game": if phase == "waiting" { json!(null) } else { json!(key) }, "replay": null,
    });
    let (id, code) = (format!("table{key}"), format!("CODE{key}"));
    let meta = serde_json::from_value(meta).unwrap();
    Change::Table(Box::new(TableRecord {
        key,
        id,
        code,
        listed: phase == "waiting",
        created: key as u64,
        version: 0,
        meta,
    }))
}

fn game(key: i64, table: i64) -> GameRecord {
    let setup = GameSetup {
        version: 1,
        options: Map::new(),
        seed: Seed::from(1),
        first: None,
        stack: Vec::new(),
        names: vec!["Mari".into(), "Ken".into()],
        deal: Default::default(),
        nonces: Vec::new(),
    };
    GameRecord {
        key,
        table,
        game: "donburiko".into(),
        setup,
        started: 1_000,
        ended: None,
        replay: None,
        result: None,
    }
}

fn begin(key: i64, table: i64) -> Change {
    Change::Begin(Box::new(game(key, table)))
}

fn finished(key: i64, table: i64) -> GameRecord {
    let result = Scored { scores: vec![9, 3], ranks: vec![1, 2], winners: vec![Seat::ALL[0]] };
    let (ended, replay) = (Some(61_000), Some(format!("replay{key}")));
    GameRecord { ended, replay, result: Some(result), ..game(key, table) }
}

fn end(key: i64, table: i64) -> Change {
    Change::End { record: Box::new(finished(key, table)), actions: 40, first: Seat::ALL[1] }
}

async fn actions(store: &dyn Store, key: i64) -> usize {
    store.game(key).await.unwrap().unwrap().actions.len()
}

#[tokio::test]
async fn a_commit_from_an_old_version_leaves_nothing_and_takes_nobody_with_it() {
    for (name, store, _folder) in stores().await {
        keep(&*store, 1, 0, vec![begin(1, 1), action(1, 1)]).await;
        keep(&*store, 2, 0, vec![begin(2, 2)]).await;
        // Nothing but actions and positions, which goes its own way; then with something else.
        for more in [vec![], vec![line(2, "hello", 1)]] {
            let version = store.versions(vec![1, 2]).await.unwrap();
            let of = |table: i64| version.iter().find(|(key, _)| *key == table).unwrap().1;
            let number = actions(&*store, 2).await as u32 + 1;
            let stale = commit(1, of(1) - 1, vec![action(1, 2), state(1, 2)]);
            let fits = commit(2, of(2), [vec![action(2, number), state(2, number)], more].concat());
            let unborn = commit(3, 7, vec![line(3, "nobody", 1)]);
            let done = store.commit(&[stale, fits, unborn]).await.unwrap();
            assert_eq!(done, [false, true, false], "{name}");
            assert_eq!(
                (actions(&*store, 1).await, actions(&*store, 2).await),
                (1, number as usize),
                "{name}"
            );
            assert_eq!(store.game(1).await.unwrap().unwrap().state, None, "{name}");
            let kept = store.game(2).await.unwrap().unwrap().state.unwrap();
            assert_eq!(
                (kept.number, kept.last.state.to_string()),
                (number, format!("{{\"b\":1,\"a\":[{number}]}}"))
            );
            assert_eq!(store.versions(vec![2, 3]).await.unwrap(), [(2, of(2) + 1)], "{name}");
        }
        assert!(store.chat(3, 9).await.unwrap().is_empty(), "{name}");
        let born_twice = store.commit(&[commit(1, 0, vec![line(1, "again", 1)])]).await.unwrap();
        assert_eq!(born_twice, [false], "{name}");
    }
}

#[tokio::test]
async fn a_number_is_written_once_and_a_refused_commit_leaves_nothing() {
    for (name, store, _folder) in stores().await {
        keep(&*store, 1, 0, vec![begin(1, 1), action(1, 1), action(1, 2)]).await;
        let refused =
            store.commit(&[commit(1, 1, vec![action(1, 3), line(1, "hello", 1), action(1, 2)])]).await;
        assert!(refused.is_err(), "{name}: {refused:?}");
        assert_eq!(actions(&*store, 1).await, 2, "{name}");
        assert!(store.chat(1, 9).await.unwrap().is_empty(), "{name}");
        let rewrite = Change::Rewrite { game: 1, from: 2, actions: Vec::new() };
        keep(&*store, 1, 1, vec![rewrite, action(1, 2)]).await;
        assert_eq!(actions(&*store, 1).await, 2, "{name}");
    }
}

#[tokio::test]
async fn of_many_who_write_at_once_from_the_same_version_one_is_kept() {
    for (name, store, _folder) in stores().await {
        keep(&*store, 1, 0, vec![begin(1, 1)]).await;
        keep(&*store, 2, 0, vec![begin(2, 2)]).await;
        for number in 1..=20 {
            // Two tables in either order, as two nodes would lock them.
            let racers = (0..6).map(|racer| {
                let mut both = vec![commit(1, u64::from(number), vec![action(1, number)])];
                both.insert(racer % 2, commit(2, u64::from(number), vec![action(2, number)]));
                let store = Arc::clone(&store);
                tokio::spawn(async move { store.commit(&both).await })
            });
            let mut kept = 0;
            for done in join_all(racers).await {
                match done.unwrap() {
                    Ok(fit) => kept += fit.iter().filter(|fits| **fits).count(),
                    // Two that wait for each other: one of them is told so, and tries each alone.
                    Err(StoreError::Conflict) => {}
                    Err(error) => panic!("{name}: {error}"),
                }
            }
            assert_eq!(kept, 2, "{name}, action {number}");
        }
        assert_eq!((actions(&*store, 1).await, actions(&*store, 2).await), (20, 20), "{name}");
    }
}

#[tokio::test]
async fn every_phrase_is_kept_by_its_name_and_only_what_is_shown() {
    for (name, store, _folder) in stores().await {
        let line = |phrase| ChatLine { seat: Seat::ALL[1], text: String::new(), phrase, at: 2 };
        let lines: Vec<ChatLine> = Phrase::ALL.into_iter().map(Some).map(line).collect();
        let said = lines.iter().map(|line| Change::Chat { table: 1, line: line.clone() });
        keep(&*store, 1, 0, said.collect()).await;
        assert_eq!(store.chat(1, 50).await.unwrap(), lines, "{name}");
        let said = (0..=CHAT_LINES).map(|number| super::tests::line(1, &number.to_string(), 1));
        keep(&*store, 1, 1, said.collect()).await;
        keep(&*store, 1, 2, vec![super::tests::line(1, "last", 1)]).await;
        let kept = store.chat(1, 1000).await.unwrap();
        assert_eq!((kept.len(), &kept[0].text[..]), (CHAT_LINES, "2"), "{name}");
        assert_eq!(kept[CHAT_LINES - 1].text, "last", "{name}");
    }
}

#[tokio::test]
async fn games_that_begin_and_end_in_one_commit_are_all_kept_and_counted() {
    for (name, store, _folder) in stores().await {
        let commits = [
            commit(1, 0, vec![begin(1, 1), action(1, 1), end(1, 1)]),
            commit(2, 0, vec![begin(2, 2), end(2, 2)]),
            commit(3, 0, vec![begin(3, 3)]),
        ];
        assert_eq!(store.commit(&commits).await.unwrap(), [true; 3], "{name}");
        assert_eq!(store.game(1).await.unwrap().unwrap().record, finished(1, 1), "{name}");
        assert_eq!(store.replay("replay2".into()).await.unwrap().unwrap().record, finished(2, 2), "{name}");
        assert_eq!(store.game(3).await.unwrap().unwrap().record.ended, None, "{name}");
        let (tallies, seats) = store.tallies("donburiko".into()).await.unwrap();
        assert_eq!(tallies, [Tally { players: 2, games: 2, actions: 80, seconds: 120 }], "{name}");
        assert_eq!(seats, [TallySeat { players: 2, place: 1, wins: 2 }], "{name}");
        assert_eq!(store.games_after(1, 9).await.unwrap(), [2, 3], "{name}");
    }
}

/// A store with something of everything.
async fn filled(store: &dyn Store) {
    let visit = |table| Change::Visit { visitor: vec![0, 255, 7], table, seat: Seat::ALL[1], at: 5 };
    keep(store, 1, 0, vec![table(1, "waiting"), visit(1), line(1, "hello", 3), line(1, "there", 9)]).await;
    keep(store, 2, 0, vec![table(2, "over"), begin(2, 2), action(2, 1), state(2, 1), end(2, 2), visit(2)])
        .await;
    keep(store, 3, 0, vec![table(3, "playing"), begin(3, 3), action(3, 1)]).await;
    keep(store, 1, 1, vec![Change::Used { table: 1, at: 1 }]).await;
}

/// What a store answers to every question, but for when things were written.
async fn answers(store: &dyn Store) -> Vec<String> {
    let mut answers = Vec::new();
    let mut note = |answer: String| answers.push(answer);
    for id in ["table1", "table2", "nowhere"] {
        note(format!("{:?}", store.table(id.into()).await.unwrap()));
    }
    for code in ["CODE1", "CODE2", "CODE3"] {
        note(format!("{:?}", store.id_of_code(code.into()).await.unwrap()));
    }
    note(format!("{:?}", store.listed(9).await.unwrap()));
    note(format!("{:?}", store.visited(vec![0, 255, 7], 9).await.unwrap()));
    note(format!("{:?}", store.latest(9).await.unwrap().len()));
    note(format!("{:?}", store.unused(2, false).await.unwrap()));
    note(format!("{:?}", store.unused(u64::MAX, true).await.unwrap()));
    note(format!("{:?}", store.game(2).await.unwrap()));
    note(format!("{:?}", store.chat(1, 9).await.unwrap()));
    note(format!("{:?}", store.versions(vec![1, 2, 3, 4]).await.unwrap()));
    note(format!("{:?}", store.tallies("donburiko".into()).await.unwrap()));
    answers
}

#[tokio::test]
async fn both_stores_answer_every_question_alike_and_forget_alike() {
    let mut answered = Vec::new();
    for (_, store, _folder) in stores().await {
        filled(&*store).await;
        let mut all = answers(&*store).await;
        let name = Change::Unname { table: 2, seat: Seat::ALL[0], since: 0, name: "P1".into() };
        let unsay = Change::Unsay { table: 1, seat: None, from: 0, to: 5 };
        let unsaid_by = Change::Unsay { table: 1, seat: Some(Seat::ALL[3]), from: 0, to: u64::MAX };
        let unvisit = Change::Unvisit { table: 1, seat: Seat::ALL[1] };
        keep(&*store, 2, 1, vec![name]).await;
        keep(&*store, 1, 2, vec![unsay, unsaid_by, unvisit]).await;
        all.extend(answers(&*store).await);
        store.remove_chat(10).await.unwrap();
        all.push(store.remove_games(u64::MAX).await.unwrap().to_string());
        // Table 1 was used at 1, and then at 7.
        for (since, at) in [(1, 9), (2, 7), (7, 9)] {
            store.note_use("table1".into(), since, at).await.unwrap();
        }
        all.push(store.remove_table(1, Some(7), false).await.unwrap().to_string());
        all.push(format!("{:?}", store.unused(8, false).await.unwrap()));
        assert_eq!(all[all.len() - 2..], ["false", "[\"table1\"]"]);
        all.push(store.remove_table(2, None, true).await.unwrap().to_string());
        all.push(store.remove_games(u64::MAX).await.unwrap().to_string());
        all.push(store.remove_table(3, Some(u64::MAX), false).await.unwrap().to_string());
        all.extend(answers(&*store).await);
        store.probe().await.unwrap();
        let game = KeptGame { record: finished(77, 0), actions: vec![], state: None };
        let again = [game.clone(), game];
        all.push(store.import(&again).await.unwrap().to_string());
        answered.push(all);
    }
    assert!(answered[0].iter().any(|answer| answer.contains("P1")));
    for other in &answered[1..] {
        for (sqlite, postgres) in answered[0].iter().zip(other) {
            assert_eq!(sqlite, postgres);
        }
    }
}

#[tokio::test]
async fn numbers_are_given_out_once() {
    for (name, store, _folder) in stores().await {
        let (one, other) = (Arc::clone(&store), Arc::clone(&store));
        let one = Numbers::new(one, Numbered::Games);
        let other = Numbers::new(other, Numbered::Games);
        let mut seen = std::collections::HashSet::new();
        for _ in 0..150 {
            assert!(
                seen.insert(one.take().await.unwrap()) && seen.insert(other.take().await.unwrap()),
                "{name}"
            );
        }
        assert_eq!(Numbers::new(store, Numbered::Tables).take().await.unwrap(), 1, "{name}");
    }
}

#[tokio::test]
async fn a_copy_there_and_back_is_the_same_and_numbers_go_on() {
    let folders = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
    let first = Place::Folder(folders[0].path().to_owned());
    let store = first.open().await.unwrap();
    store.block(Numbered::Games).await.unwrap();
    filled(&*store).await;
    let before = answers(&*store).await;
    store.close().await;
    let Some(there) = new_postgres().await else { return };
    let copied = first.copy_to(&there).await.unwrap();
    assert!(copied.iter().all(|part| part.rows > 0), "nothing was compared: {copied:?}");
    let back = Place::Folder(folders[1].path().to_owned());
    assert_eq!(there.copy_to(&back).await.unwrap(), copied);
    for place in [&there, &back] {
        let store = place.open().await.unwrap();
        assert_eq!(answers(&*store).await, before);
        assert_eq!(store.block(Numbered::Games).await.unwrap().start, 4);
        keep(&*store, 1, 2, vec![line(1, "later", 20)]).await;
        assert_eq!(store.chat(1, 1).await.unwrap()[0].text, "later");
        store.close().await;
    }
    assert!(matches!(first.copy_to(&there).await, Err(StoreError::NotEmpty)));
    let file = folders[0].path().join("backup.db");
    there.back_up(&file).await.unwrap();
    assert!(std::fs::metadata(file).unwrap().len() > 4096);
}

#[tokio::test]
async fn what_is_no_database_of_ours_is_refused_in_words_and_left_alone() {
    let Some(Place::Postgres(url)) = new_postgres().await else { return };
    let refusal = |url: String| async move { Postgres::open(&url).await.unwrap_err().to_string() };
    let mut db = <sqlx::PgConnection as sqlx::Connection>::connect(&url).await.unwrap();
    let mut run = async |sql: &'static str| sqlx::raw_sql(sql).execute(&mut db).await.map(drop).unwrap();
    run("CREATE TABLE invoices (number INT)").await;
    let error = refusal(url.clone()).await;
    assert!(error.contains("another program") && error.contains("CREATE DATABASE"), "{error}");
    run("DROP TABLE invoices").await;
    let store = Postgres::open(&url).await.unwrap();
    let cluster = store.cluster().to_owned();
    Store::close(&store).await;
    run("UPDATE _sqlx_migrations SET version = version - 1").await;
    let error = refusal(url.clone()).await;
    assert!(error.contains("older version") && error.contains("chabudai migrate"), "{error}");
    run("UPDATE _sqlx_migrations SET version = version + 9").await;
    let error = refusal(url.clone()).await;
    assert!(error.contains("newer version"), "{error}");
    run("UPDATE _sqlx_migrations SET version = 1").await;
    assert_eq!(Postgres::open(&url).await.unwrap().cluster(), cluster);
    let error = refusal("postgres://chabudai@127.0.0.1:1/nothing".into()).await;
    assert!(error.contains("cannot be reached") && error.contains("--store"), "{error}");
    let (server, _) = url.rsplit_once('/').unwrap();
    let error = refusal(format!("{server}/no_such_database")).await;
    assert!(error.contains("is not there") && !error.contains("chabudai@"), "{error}");
    assert!(refusal("postgres://host:notaport/x".into()).await.contains("no address"));
}
