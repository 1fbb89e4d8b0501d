//! Several servers of one database as whoever runs them has them: wrong settings, encryption, networks that fail, and the
//! balancer of `examples/cluster`. `scripts/with-servers` runs what is needed; without it there is nothing to try.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used)]

mod common;

use std::collections::BTreeSet;
use std::net::{SocketAddr, TcpListener};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use common::chabudai;
use load::Http;
use serde_json::{Value, json};
use server::AdminKey;
use soak::{Bus, Client, Gathered, Home, Node, Program, Servers, UNLIMITED, Victim};

const PROGRAM: &str = env!("CARGO_BIN_EXE_chabudai");

/// How long something may take before it counts as not happening.
const PATIENCE: Duration = Duration::from_secs(20);

/// Until servers know of each other.
const ACQUAINTED: Duration = Duration::from_millis(1_500);

/// What PostgreSQL answers to this.
fn psql(url: &str, sql: &str) -> String {
    let said =
        Command::new("psql").args(["-qAtX", "-v", "ON_ERROR_STOP=1", url, "-c", sql]).output().unwrap();
    assert!(said.status.success(), "{sql}: {}", String::from_utf8_lossy(&said.stderr));
    String::from_utf8(said.stdout).unwrap().trim().to_owned()
}

/// The complaint of a program that does not do this.
fn refusal(args: &[&str]) -> String {
    let folder = tempfile::tempdir().unwrap();
    // What is not refused would go on for ever.
    let mut command = Command::new("timeout");
    command.arg("30").arg(chabudai().get_program()).args(args).arg("--data").arg(folder.path());
    let said = command.env_remove("SSL_CERT_FILE").output().unwrap();
    let complaint = String::from_utf8(said.stderr).unwrap();
    assert_eq!(said.status.code(), Some(2), "{args:?} was not refused: {complaint}");
    assert!(!complaint.contains("secret"), "{args:?}: {complaint}");
    complaint
}

/// The same for a server of this store, which is refused by every command that changes something, too.
fn refusal_of(store: &str) -> String {
    let store = format!("--store={store}");
    let complaint = refusal(&["serve", "--listen=127.0.0.1:0", &store]);
    let migrated = refusal(&["migrate", &store]);
    let sentence = |text: &str| text.lines().last().unwrap_or_default().to_owned();
    assert_eq!(sentence(&complaint), sentence(&migrated));
    complaint
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_wrong_store_is_refused_in_words_and_nothing_is_changed() {
    let Some(servers) = Servers::of_environment().await.unwrap() else { return };
    let (url, server) = (servers.store(), servers.store().rsplit_once('/').unwrap().0);
    let says = |complaint: &str, words: &[&str]| {
        words.iter().for_each(|word| assert!(complaint.contains(word), "no {word:?}: {complaint}"));
    };
    let away = refusal_of("postgres://me:secret@127.0.0.1:1/tables");
    says(&away, &["postgres://127.0.0.1:1/tables cannot be reached", "--store", "runs"]);
    let no_address = refusal_of("postgres://me:secret@127.0.0.1:port/tables");
    says(&no_address, &["--store", "postgres://user@host/database"]);
    let missing = refusal_of(&format!("{server}/no_such_tables"));
    says(&missing, &["no_such_tables is not there", "CREATE DATABASE", "--store"]);
    let guarded = url.replace("chabudai@", "guarded:secret@");
    says(&refusal_of(&guarded), &["password authentication failed", "the password in --store"]);
    let nobody = url.replace("chabudai@", "stranger:secret@");
    says(&refusal_of(&nobody), &["\"stranger\" does not exist", "the name and the password in --store"]);

    let theirs = "CREATE TABLE invoices (paid BOOLEAN); INSERT INTO invoices VALUES (true)";
    psql(url, theirs);
    let there = "SELECT string_agg(table_name, ' ' ORDER BY table_name) FROM information_schema.tables WHERE table_schema = 'public'";
    says(&refusal_of(url), &["tables of another program", "CREATE DATABASE", "--store"]);
    assert_eq!((psql(url, there), psql(url, "SELECT paid FROM invoices")), ("invoices".into(), "t".into()));
    psql(url, "DROP TABLE invoices");

    let store = format!("--store={url}");
    assert!(chabudai().args(["migrate", &store]).status().unwrap().success());
    let schema = psql(url, there);
    psql(url, "UPDATE _sqlx_migrations SET version = 0");
    let older = refusal(&["serve", "--listen=127.0.0.1:0", &store]);
    says(&older, &["older version", "stop all servers", "chabudai migrate"]);
    assert_eq!(psql(url, "SELECT version FROM _sqlx_migrations"), "0");
    psql(url, "UPDATE _sqlx_migrations SET version = 1");
    psql(
        url,
        "INSERT INTO _sqlx_migrations SELECT 99, 'more', now(), true, checksum, 0 FROM _sqlx_migrations",
    );
    let newer = refusal_of(url);
    says(&newer, &["newer version of this program", "update this one"]);
    assert_eq!(psql(url, "SELECT count(*) FROM _sqlx_migrations"), "2");
    psql(url, "DELETE FROM _sqlx_migrations WHERE version = 99");
    psql(url, "UPDATE house SET program = 'another'");
    says(&refusal_of(url), &["tables of another program"]);
    assert_eq!(psql(url, there), schema);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_are_copied_there_and_back_and_taken_out_of_either_store() {
    let Some(servers) = Servers::of_environment().await.unwrap() else { return };
    let folder = tempfile::tempdir().unwrap();
    let [file, back, saved] = ["file", "back", "saved"].map(|name| folder.path().join(name));
    let (file, back) = (file.to_str().unwrap(), back.to_str().unwrap());
    let program = Program::new(PROGRAM, &UNLIMITED);
    let victim = Victim::start(&program, Path::new(file), None).unwrap();
    Home::new(1, victim.address).gather("donburiko", 2, Value::Null).await.unwrap();
    drop(victim);
    let succeeds = |args: &[&str]| {
        let done = chabudai().args(args).output().unwrap();
        assert!(done.status.success(), "{args:?}: {}", String::from_utf8_lossy(&done.stderr));
        String::from_utf8(done.stdout).unwrap()
    };
    let there = succeeds(&["copy", file, servers.store()]);
    assert!(there.contains("both stores have the same"), "{there}");
    assert_eq!(succeeds(&["copy", servers.store(), back]), there);
    assert_eq!(psql(servers.store(), "SELECT count(*) FROM tables"), "1");
    let again = chabudai().args(["copy", file, servers.store()]).output().unwrap();
    assert_eq!(again.status.code(), Some(2), "into a store that has something");
    let store = format!("--store={}", servers.store());
    succeeds(&["backup", &store, saved.to_str().unwrap()]);
    std::fs::create_dir(folder.path().join("restored")).unwrap();
    std::fs::rename(&saved, folder.path().join("restored/chabudai.db")).unwrap();
    let restored = folder.path().join("restored");
    let third = Servers::of_environment().await.unwrap().unwrap();
    assert_eq!(succeeds(&["copy", restored.to_str().unwrap(), third.store()]), there);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_wrong_bus_is_refused_in_words() {
    let Some(servers) = Servers::of_environment().await.unwrap() else { return };
    let store = format!("--store={}", servers.store());
    let refused = |bus: &str, words: &[&str]| {
        let complaint = refusal(&["serve", "--listen=127.0.0.1:0", &store, &format!("--bus={bus}")]);
        words.iter().for_each(|word| assert!(complaint.contains(word), "no {word:?}: {complaint}"));
    };
    refused(
        "nats://me:secret@127.0.0.1:1",
        &["nats://127.0.0.1:1 cannot be reached", "--bus", "NATS runs there"],
    );
    refused("127.0.0.1:port", &["cannot be reached", "--bus"]);
    let guarded = Bus::with(None, &["--user=nodes", "--pass=right"]).unwrap();
    let wrong = guarded.url().replace("//", "//nodes:secret@");
    refused(&wrong, &["authorization violation", "the name and the password in --bus"]);
    refused(&guarded.url(), &["authorization violation", "the name and the password in --bus"]);
    let bus = Bus::start(None).unwrap();
    let other = Servers::of_environment().await.unwrap().unwrap();
    let node = Node::new(Path::new(PROGRAM), &other, &bus).await.unwrap();
    let _running = node.start().unwrap();
    refused(&bus.url(), &["servers of another database", "one bus"]);
    let alone = refusal(&["serve", "--listen=127.0.0.1:0", &format!("--bus={}", bus.url())]);
    assert!(alone.contains("--store postgres://"), "{alone}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn connections_to_store_and_bus_are_encrypted_if_one_asks_for_it() {
    let Some(servers) = Servers::of_environment().await.unwrap() else { return };
    let tls = std::env::var("CHABUDAI_TEST_TLS").unwrap();
    let (certificate, key) = (format!("--tlscert={tls}/server.pem"), format!("--tlskey={tls}/server.key"));
    let bus = Bus::with(None, &["--tls", &certificate, &key]).unwrap();
    let store = format!("--store={}?sslmode=verify-full", servers.store());
    let bus = format!("--bus={}", bus.url().replace("nats://", "tls://"));
    // Nobody vouches for these certificates, unless one says who does.
    let strange = refusal(&["serve", "--listen=127.0.0.1:0", &store]);
    assert!(strange.contains("certificate") && strange.contains("--store"), "{strange}");
    let plain = format!("--store={}", servers.store());
    let strange = refusal(&["serve", "--listen=127.0.0.1:0", &plain, &bus]);
    assert!(strange.contains("certificate") && strange.contains("--bus"), "{strange}");
    let folder = tempfile::tempdir().unwrap();
    let trusting = folder.path().join("chabudai");
    std::fs::write(&trusting, format!("#!/bin/sh\nSSL_CERT_FILE={tls}/ca.pem exec {PROGRAM} \"$@\"\n"))
        .unwrap();
    std::fs::set_permissions(&trusting, std::fs::Permissions::from_mode(0o755)).unwrap();
    let args: Vec<&str> = UNLIMITED.into_iter().chain([&store[..], &bus[..]]).collect();
    let program = Program::new(trusting, &args);
    let folders = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
    let victims = folders.each_ref().map(|folder| Victim::start(&program, folder.path(), None).unwrap());
    tokio::time::sleep(ACQUAINTED).await;
    let mut table = Table::open(victims.each_ref().map(|victim| victim.address)).await;
    table.play().await;
    table.play().await;
    let sessions = "SELECT bool_and(ssl), count(*) > 1 FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
                    WHERE application_name = 'chabudai' AND datname = current_database()";
    assert_eq!(psql(servers.store(), sessions), "t|t");
    let readiness = ready(&folders[0]).await;
    assert_eq!(readiness, "ok\n");
}

/// What a server says of itself to whoever runs it, and why not if it is not ready.
async fn ready(folder: &tempfile::TempDir) -> String {
    let admin = AdminKey::read(folder.path()).unwrap().address.to_string();
    let asked = async { Http::connect(&admin).await?.get("/readyz").await };
    asked.await.unwrap_or_else(|error| error.to_string())
}

/// Waits until a server says this of itself.
async fn until_ready(folder: &tempfile::TempDir, wanted: &str) -> Duration {
    let begun = Instant::now();
    loop {
        let said = ready(folder).await;
        if said.contains(wanted) {
            return begun.elapsed();
        }
        assert!(begun.elapsed() < PATIENCE, "{wanted}: {said}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// A table of two, each of whom is at a server of their own.
struct Table {
    gathered: Gathered,
    homes: [Home; 2],
    clients: [Client; 2],
}

impl Table {
    async fn open(addresses: [SocketAddr; 2]) -> Table {
        let homes = addresses.map(|address| Home::new(1, address));
        let gathered = homes[0].gather("donburiko", 2, Value::Null).await.unwrap();
        let mut clients = [seated(homes[0], &gathered, 0).await, seated(homes[1], &gathered, 1).await];
        clients[0].send(json!({"type": "start"})).await.unwrap();
        for client in &mut clients {
            client.until(|client| client.table["phase"] == "playing").await.unwrap();
        }
        Table { gathered, homes, clients }
    }

    /// Whose turn it is; there is more to play.
    fn turn(&self) -> usize {
        self.clients.iter().position(|client| !client.choices.is_empty()).expect("nobody may play")
    }

    /// Asks for a move until it is played; what was answered before that.
    async fn move_of(&mut self, who: usize) -> Vec<Value> {
        let (number, action) = (self.clients[who].number, self.clients[who].choices[0].clone());
        let begun = Instant::now();
        let mut refused = Vec::new();
        while self.clients[who].number == number {
            assert!(begun.elapsed() < 2 * PATIENCE, "{refused:?}");
            self.clients[who]
                .send(json!({"type": "play", "action": action, "number": number, "id": 1}))
                .await
                .unwrap();
            loop {
                let said = tokio::time::timeout(PATIENCE, self.clients[who].hear())
                    .await
                    .expect("no answer")
                    .unwrap();
                if said["re"] == 1 || self.clients[who].number > number {
                    if said["type"] == "error" {
                        refused.push(said);
                        tokio::time::sleep(Duration::from_millis(100)).await;
                    }
                    break;
                }
            }
        }
        refused
    }

    /// Waits until somebody has seen so many moves; how long that took.
    async fn seen(&mut self, who: usize, number: u64) -> Duration {
        let begun = Instant::now();
        let seen = self.clients[who].until(|client| client.number >= number);
        tokio::time::timeout(PATIENCE, seen).await.expect("it is not seen").unwrap();
        begun.elapsed()
    }

    /// Plays until it is this one's turn, and all have seen it.
    async fn until_turn_of(&mut self, who: usize) {
        while self.turn() != who {
            self.play().await;
        }
    }

    /// Plays a move that everybody sees.
    async fn play(&mut self) {
        let who = self.turn();
        assert_eq!(self.move_of(who).await, Vec::<Value>::new());
        let number = self.clients[who].number;
        self.seen(1 - who, number).await;
    }

    /// Both servers show the same, to the byte, as soon as they have heard who is connected to the other.
    async fn agrees(&self) {
        let path = format!("/api/tables/{}/scene", self.gathered.table);
        for token in &self.gathered.tokens {
            let begun = Instant::now();
            loop {
                let mut shown = Vec::new();
                for home in self.homes {
                    shown.push(home.http().await.unwrap().get_as(&path, token).await.unwrap());
                }
                if shown[0] == shown[1] {
                    break;
                }
                assert!(begun.elapsed() < PATIENCE, "{} and {}", shown[0], shown[1]);
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
    }
}

async fn seated(home: Home, gathered: &Gathered, seat: usize) -> Client {
    let mut client = Client::connect(home, &gathered.table, Some(&gathered.tokens[seat])).await.unwrap();
    client.until(|client| client.table.is_object()).await.unwrap();
    client
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_is_cut_off_says_so_and_agrees_with_the_others_when_it_is_back() {
    let Some(servers) = Servers::of_environment().await.unwrap() else { return };
    let bus = Bus::start(None).unwrap();
    let here = Node::new(Path::new(PROGRAM), &servers, &bus).await.unwrap();
    let there = Node::new(Path::new(PROGRAM), &servers, &bus).await.unwrap();
    let victims = [here.start().unwrap(), there.start().unwrap()];
    tokio::time::sleep(ACQUAINTED).await;
    let mut table = Table::open(victims.each_ref().map(|victim| victim.address)).await;

    // From the database: it is told what others do, but its own people cannot play, and are told so.
    table.until_turn_of(0).await;
    there.to_database.cut();
    while table.turn() == 0 {
        assert_eq!(table.move_of(0).await, Vec::<Value>::new());
        let number = table.clients[0].number;
        let heard = table.seen(1, number).await;
        assert!(heard < Duration::from_secs(1), "told by the bus after {heard:?}");
    }
    let mending = async {
        let unready = until_ready(&there.folder, "takes no writes").await;
        assert_eq!(ready(&here.folder).await, "ok\n");
        there.to_database.mend();
        unready
    };
    let (unready, refused) = tokio::join!(mending, table.move_of(1));
    assert!(refused.iter().all(|said| said["error"]["code"] == "storage"), "{refused:?}");
    println!("said so after {unready:?}, refused {} times", refused.len());
    let number = table.clients[1].number;
    table.seen(0, number).await;
    until_ready(&there.folder, "ok").await;
    table.agrees().await;

    // From the bus: it asks the database, and says so.
    there.to_bus.cut();
    println!("the bus counts as away after {:?}", until_ready(&there.folder, "bus is away").await);
    for _ in 0..4 {
        table.play().await;
    }
    table.agrees().await;
    there.to_bus.mend();
    println!("and as back after {:?}", until_ready(&there.folder, "ok\n").await);

    // From both: nothing is known there until it is back.
    table.until_turn_of(0).await;
    there.to_bus.cut();
    there.to_database.cut();
    assert_eq!(table.move_of(0).await, Vec::<Value>::new());
    let number = table.clients[0].number;
    let quiet = tokio::time::timeout(
        Duration::from_secs(1),
        table.clients[1].until(|client| client.number >= number),
    );
    assert!(quiet.await.is_err(), "it was told by nobody");
    there.to_bus.mend();
    there.to_database.mend();
    println!("told everything {:?} after it was back", table.seen(1, number).await);
    for _ in 0..4 {
        table.play().await;
    }
    table.agrees().await;
    // Everything that the dashboard and the alerts of `examples/cluster` ask for is there by now.
    let admin = AdminKey::read(there.folder.path()).unwrap().address.to_string();
    let without_key = Http::connect(&admin).await.unwrap().get("/api/admin/status").await;
    assert!(without_key.is_err());
    let figures = figures(&there).await;
    for name in asked_for() {
        assert!(figures.contains(&name), "no {name}: {figures}");
    }
}

/// Our figures that the dashboard and the alerts ask for.
fn asked_for() -> BTreeSet<String> {
    let asked = [
        include_str!("../../examples/cluster/grafana.json"),
        include_str!("../../examples/cluster/alerts.yaml"),
    ];
    let words =
        asked.iter().flat_map(|text| text.split(|letter: char| !letter.is_alphanumeric() && letter != '_'));
    words.filter(|word| word.starts_with("chabudai_")).map(str::to_owned).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_knocked_at_a_server_that_was_killed_knocks_no_more() {
    let Some(servers) = Servers::of_environment().await.unwrap() else { return };
    let bus = Bus::start(None).unwrap();
    let here = Node::new(Path::new(PROGRAM), &servers, &bus).await.unwrap();
    let there = Node::new(Path::new(PROGRAM), &servers, &bus).await.unwrap();
    let (victim, mut killed) = (here.start().unwrap(), there.start().unwrap());
    tokio::time::sleep(ACQUAINTED).await;
    let home = Home::new(1, victim.address);
    let gathered = home.gather("donburiko", 2, json!({"watch": false})).await.unwrap();
    let mut host = seated(home, &gathered, 0).await;
    let mut knocker = Home::new(2, killed.address).socket(&gathered.table).await.unwrap();
    let hello = json!({"type": "hello", "knock": "Aki"}).to_string();
    futures_util::SinkExt::send(&mut knocker, hello.into()).await.unwrap();
    host.until(|host| host.table["knocks"][0]["name"] == "Aki").await.unwrap();
    killed.kill().unwrap();
    let gone = host.until(|host| host.table["knocks"].as_array().is_some_and(Vec::is_empty));
    tokio::time::timeout(PATIENCE, gone).await.expect("Aki still knocks").unwrap();
}

/// The balancer of `examples/cluster`, in front of these servers.
struct Balancer {
    process: Child,
    address: SocketAddr,
    _folder: tempfile::TempDir,
}

fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

impl Balancer {
    async fn start(nodes: &[Node; 3], victims: &[Victim; 3]) -> Balancer {
        let address = SocketAddr::from(([127, 0, 0, 1], free_port()));
        let mut settings = include_str!("../../examples/cluster/haproxy.cfg")
            .replace("bind :4747", &format!("bind {address}"))
            .replace("bind :8404", &format!("bind 127.0.0.1:{}", free_port()));
        for (number, (node, victim)) in (1..).zip(nodes.iter().zip(victims)) {
            let admin = AdminKey::read(node.folder.path()).unwrap().address.port();
            let server = format!("server node{number} {} port {admin}", victim.address);
            settings = settings.replace(&format!("server node{number} node{number}:4747"), &server);
        }
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("haproxy.cfg");
        std::fs::write(&file, settings).unwrap();
        let process = Command::new("haproxy").arg("-db").arg("-f").arg(&file).stdout(Stdio::null()).spawn();
        let balancer = Balancer { process: process.unwrap(), address, _folder: folder };
        let begun = Instant::now();
        while Http::connect(&address.to_string()).await.is_err() {
            assert!(begun.elapsed() < PATIENCE, "haproxy does not listen");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        balancer
    }
}

impl Drop for Balancer {
    fn drop(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }
}

/// What a server tells Prometheus.
async fn figures(node: &Node) -> String {
    let admin = AdminKey::read(node.folder.path()).unwrap().address.to_string();
    Http::connect(&admin).await.unwrap().get("/metrics").await.unwrap()
}

/// How many people are connected to a server.
async fn seats(node: &Node) -> f64 {
    let figures = figures(node).await;
    let seats = figures.lines().find_map(|line| line.strip_prefix("chabudai_seats "));
    seats.map_or(0.0, |seats| seats.trim().parse().unwrap())
}

/// Whoever loses their server connects again by the balancer, until they are welcomed; how long that took.
async fn hold_on(home: Home, gathered: Arc<Gathered>, seat: usize, mut client: Client) -> (Client, Duration) {
    while client.hear().await.is_ok() {}
    let begun = Instant::now();
    loop {
        let again = Client::connect(home, &gathered.table, Some(&gathered.tokens[seat])).await;
        if let Ok(mut again) = again
            && again.until(|client| client.table.is_object()).await.is_ok()
        {
            return (again, begun.elapsed());
        }
        assert!(begun.elapsed() < PATIENCE, "nobody takes them");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn behind_the_balancer_clients_of_a_server_that_dies_is_cut_off_or_stops_sit_at_another_one() {
    let Some(servers) = Servers::of_environment().await.unwrap() else { return };
    let bus = Bus::start(None).unwrap();
    let mut nodes = Vec::new();
    for _ in 0..3 {
        nodes.push(Node::new(Path::new(PROGRAM), &servers, &bus).await.unwrap());
    }
    let nodes: [Node; 3] = nodes.try_into().map_err(drop).unwrap();
    let mut victims = nodes.each_ref().map(|node| node.start().unwrap());
    let balancer = Balancer::start(&nodes, &victims).await;
    tokio::time::sleep(ACQUAINTED).await;
    let home = Home::new(1, balancer.address);
    let replay = home.http().await.unwrap().get("/api/replays/none").await.unwrap_err().to_string();
    assert!(replay.contains("404"), "replays are asked for where nobody is: {replay}");
    let mut holding = tokio::task::JoinSet::new();
    for _ in 0..6 {
        let gathered = Arc::new(home.gather("donburiko", 2, Value::Null).await.unwrap());
        for seat in 0..2 {
            let client = seated(home, &gathered, seat).await;
            let (gathered, home) = (Arc::clone(&gathered), home);
            holding.spawn(async move {
                let (client, took) = hold_on(home, Arc::clone(&gathered), seat, client).await;
                (gathered, seat, client, took)
            });
        }
    }
    for (number, what) in ["killed", "cut off", "stopped"].into_iter().enumerate() {
        let lost = seats(&nodes[number]).await;
        assert!(lost > 0.0, "server {number} has nobody");
        match what {
            "killed" => victims[number].kill().unwrap(),
            "cut off" => nodes[number].to_database.cut(),
            _ => {
                nodes[1].to_database.mend();
                until_ready(&nodes[1].folder, "ok").await;
                // The balancer asks twice before it believes it.
                tokio::time::sleep(Duration::from_secs(2)).await;
                victims[number].signal(rustix::process::Signal::TERM).unwrap();
            }
        }
        let begun = Instant::now();
        let mut times = Vec::new();
        for _ in 0..lost as usize {
            let (gathered, seat, client, took) = tokio::time::timeout(PATIENCE, holding.join_next())
                .await
                .expect("nobody is sent elsewhere")
                .unwrap()
                .unwrap();
            times.push(took);
            holding.spawn(async move {
                let (client, took) = hold_on(home, Arc::clone(&gathered), seat, client).await;
                (gathered, seat, client, took)
            });
        }
        let worst = times.iter().max().unwrap();
        println!(
            "{what}: {lost} people were at another server at most {worst:?} after they had lost theirs, {:?} after it was",
            begun.elapsed()
        );
        assert!(*worst < Duration::from_secs(2), "{what}: {times:?}");
    }
}
