//! Programs of others: the examples play at a real table and in the arena, as the page says.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used)]

mod common;

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use common::chabudai;
use common::server::{program, start};
use common::tls::Proxy;
use load::Http;
use serde_json::{Map, Value, json};
use soak::Victim;

fn example(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples").join(name)
}

/// The command of an example, which asks the program under test for names.
fn features_bot() -> String {
    format!("python3 {}", example("features_bot.py").display())
}

/// The command of the example that loads a model, with one that knows every action and has learnt nothing. Whether what
/// was learnt helps is seen where it is learnt: in the notebook that trains one.
fn model_bot(slug: &str, folder: &Path) -> String {
    let numbers = lab::numbers(slug).unwrap();
    let width: usize = numbers.features.iter().map(engine::Feature::width).sum();
    let weights = numbers.actions.into_iter().enumerate();
    let weights: Map<_, _> =
        weights.map(|(number, action)| (action, json!(vec![number % 7; width]))).collect();
    let model = folder.join(format!("{slug}.json"));
    std::fs::write(&model, json!({"game": slug, "weights": weights}).to_string()).unwrap();
    format!("python3 {} {}", example("model_bot.py").display(), model.display())
}

/// Seats a program at a table for so many games.
fn join(address: SocketAddr, table: &str, exec: &str, games: u32, author: Option<&str>) -> Child {
    let mut command = joining(&format!("http://{address}/t/{table}"), exec, games);
    if let Some(author) = author {
        command.args(["--author", author]);
    }
    command.spawn().unwrap()
}

/// The command that does so by a link.
fn joining(link: &str, exec: &str, games: u32) -> Command {
    let mut command = chabudai();
    command
        .args(["join", link, "--exec", exec, "--games", &games.to_string()])
        .env("CHABUDAI", env!("CARGO_BIN_EXE_chabudai"))
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// A table of the house for two: somebody's own seat, and one for a program.
struct Host {
    http: Http,
    table: String,
    token: String,
}

impl Host {
    async fn open(address: SocketAddr, game: &str, players: usize) -> Host {
        let mut http = Http::connect(&address.to_string()).await.unwrap();
        let new =
            json!({"game": game, "players": players, "name": "Host", "bot_delay_ms": 0, "level": "novice"});
        let seated = http.post("/api/tables", None, &new).await.unwrap();
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        Host { http, table: text(&seated["table"]["id"]), token: text(&seated["token"]) }
    }

    async fn ask(&mut self, ask: Value) -> Value {
        let path = format!("/api/tables/{}/ask", self.table);
        self.http.post(&path, Some(&self.token), &ask).await.unwrap()
    }

    async fn info(&mut self) -> Value {
        let page = self.http.get(&format!("/api/tables/{}", self.table)).await.unwrap();
        serde_json::from_str(&page).unwrap()
    }

    /// Waits until the table is as wanted.
    async fn until(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        for _ in 0..2_000 {
            let info = self.info().await;
            if wanted(&info) {
                return info;
            }
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
        panic!("the table never gets there: {}", self.info().await);
    }

    /// Deals, and lets a bot play in the host's own seat to the end.
    async fn play_a_game(&mut self) {
        self.ask(json!({"type": "start"})).await;
        self.until(|info| info["phase"] == "playing").await;
        self.ask(json!({"type": "away"})).await;
        self.until(|info| info["phase"] == "over").await;
    }
}

fn ended_well(child: Child) -> String {
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success(), "{}", common::stderr(&output));
    common::stdout(&output).to_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_features_bot_plays_every_game_at_a_live_table() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path());
    for about in catalog::games() {
        let mut host = Host::open(server.address, about.slug, *about.players.start()).await;
        let bot = join(server.address, &host.table, &features_bot(), 1, Some("Mari"));
        let info = host.until(|info| info["seats"][1]["kind"] == "person").await;
        assert_eq!(
            (&info["seats"][1]["name"], &info["seats"][1]["author"]),
            (&json!("Features"), &json!("Mari"))
        );
        assert_eq!(info["seats"][0].get("author"), None, "people are not marked");
        host.play_a_game().await;
        assert!(ended_well(bot).contains("to their end: 1"), "{}", about.slug);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_program_is_started_once_for_many_games() {
    let folder = tempfile::tempdir().unwrap();
    let exec = model_bot("donburiko", folder.path());
    let server = start(&folder.path().join("data"));
    let mut host = Host::open(server.address, "donburiko", 2).await;
    let bot = join(server.address, &host.table, &exec, 2, None);
    let info =
        host.until(|info| info["seats"][1]["kind"] == "person" && info["seats"][1]["present"] == true).await;
    assert_eq!(
        (&info["seats"][1]["name"], &info["seats"][1]["author"]),
        (&json!("Model"), &json!("Chabudai"))
    );
    host.play_a_game().await;
    host.ask(json!({"type": "rematch"})).await;
    host.play_a_game().await;
    let output = bot.wait_with_output().unwrap();
    assert!(common::stdout(&output).contains("to their end: 2"), "{}", common::stderr(&output));
    let known = common::stderr(&output).matches("actions of donburiko are known").count();
    assert_eq!(known, 1, "the model is loaded once");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_quick_programs_wait_where_the_server_is_asked_too_often() {
    let folder = tempfile::tempdir().unwrap();
    let program = program(&["--max-table-messages", "20"]);
    let server = Victim::start(&program, folder.path(), None).unwrap();
    let mut host = Host::open(server.address, "donburiko", 2).await;
    let exec = format!("python3 {}", example("contestant.py").display());
    let bots = [
        join(server.address, &host.table, &exec, 1, None),
        joining(&format!("http://{}/t/{}#{}", server.address, host.table, host.token), &exec, 1)
            .spawn()
            .unwrap(),
    ];
    host.until(|info| info["seats"][1]["kind"] == "person").await;
    host.ask(json!({"type": "start"})).await;
    host.until(|info| info["phase"] == "over").await;
    for bot in bots {
        assert!(ended_well(bot).contains("to their end: 1"));
    }
}

#[test]
fn a_program_that_fails_says_so_and_a_house_bot_plays_on() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let folder = tempfile::tempdir().unwrap();
        let server = start(folder.path());
        let mut host = Host::open(server.address, "donburiko", 2).await;
        let fails = "sh -c 'read l; echo \"{\\\"ok\\\":true}\"; read l; exit'";
        let bot = join(server.address, &host.table, fails, 1, None);
        host.until(|info| info["seats"][1]["kind"] == "person").await;
        host.play_a_game().await;
        let output = bot.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(2));
        assert!(
            common::stderr(&output).contains("it ended before it answered"),
            "{}",
            common::stderr(&output)
        );
    });
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_program_joins_over_https_if_it_can_trust_the_server() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(&folder.path().join("data"));
    let proxy = Proxy::start(server.address, "localhost", folder.path()).await;
    let other = Proxy::start(server.address, "cards.example", folder.path()).await;
    let mut host = Host::open(server.address, "donburiko", 2).await;
    let link = |address: String| format!("{address}/t/{}", host.table);

    let joining = |link: &str| joining(link, &features_bot(), 1);
    let ours = link(format!("https://localhost:{}", proxy.port));
    let refused = [
        // Nobody has signed it that the machine knows.
        (ours.clone(), None, "the certificate of localhost cannot be trusted"),
        // It is for somebody else.
        (
            link(format!("https://localhost:{}", other.port)),
            Some(&other.certificate),
            "not valid for name \"localhost\"",
        ),
        (link(format!("https://{}", server.address)), Some(&proxy.certificate), "does not speak https"),
        (ours.replace("https", "http"), None, "is it https?"),
        (link("https://nobody.invalid".into()), Some(&proxy.certificate), "no server called nobody.invalid"),
        (ours.clone(), Some(&folder.path().join("nothing.pem")), "SSL_CERT_FILE"),
    ];
    for (link, trusted, why) in refused {
        let mut command = joining(&link);
        trusted.map(|certificate| command.env("SSL_CERT_FILE", certificate));
        let output = command.output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{link}");
        assert!(common::stderr(&output).contains(why), "{link}: {}", common::stderr(&output));
    }

    // Whoever is silent for as long as that takes on a busy machine is hung up on.
    host.http = Http::connect(&server.address.to_string()).await.unwrap();
    let bot = joining(&ours).env("SSL_CERT_FILE", &proxy.certificate).spawn().unwrap();
    host.until(|info| info["seats"][1]["kind"] == "person").await;
    host.play_a_game().await;
    let said = ended_well(bot);
    assert!(said.contains(&ours) && said.contains("to their end: 1"), "{said}");
}

#[test]
fn the_examples_play_in_the_arena_without_a_fault() {
    let folder = tempfile::tempdir().unwrap();
    for about in catalog::games() {
        let players = (*about.players.start()).max(2);
        for exec in [features_bot(), model_bot(about.slug, folder.path())] {
            let seats = format!("exec:{exec},{}random", "random,".repeat(players - 2));
            let mut command = chabudai();
            command.args(["arena", about.slug, "--seats", &seats, "--games", "4", "--json"]);
            let output = command.env("CHABUDAI", env!("CARGO_BIN_EXE_chabudai")).output().unwrap();
            let report: Value = serde_json::from_slice(&output.stdout).unwrap();
            assert_eq!(report["contestants"][0]["forfeits"], json!([]), "{}: {report:#}", about.slug);
        }
    }
}
