//! The browser's types are written from ours: `web/src/api/types.ts` is made by this test and never by hand.

use std::fmt::Write;
use std::path::Path;

use engine::{
    Arg, Aside, Beads, Bill, BillLine, Blocked, Board, Bond, CardFace, CardScene, Cell, Choice, CountItem,
    CountRow, CountStage, Cue, Dress, Edge, Figure, Flow, Gauge, Heading, Hold, Holds, Layout, Lesson,
    LessonStep, Line, Link, LogLine, Matrix, MatrixLook, Message, Moment, News, Offer, Peg, Place, Plan,
    Plans, Preview, Region, Scale, Scene, ScoreTrack, Seat, SeatScene, Sheet, Shows, Sign, Slot, Spot,
    Station, Stations, Store, Stress, Stretch, Title, Token, Tone, Touch, Trim, Zone,
};
use ts_rs::{Config, TS};

use super::*;

const HEADER: &str = "\
// Written by `CHABUDAI_RECORD=1 cargo test -p server typescript` from the Rust types. Do not change it by hand.
";

macro_rules! declarations {
    ($($kind:ty),+ $(,)?) => {{
        let config = Config::new().with_large_int("number");
        let mut text = String::from(HEADER);
        $(declare::<$kind>(&config, &mut text);)+
        text
    }};
}

fn declare<T: TS>(config: &Config, text: &mut String) {
    let docs = T::docs().unwrap_or_default();
    let declared = format!("\n{docs}export {}\n", T::decl(config));
    declared.lines().for_each(|line| {
        let _ = writeln!(text, "{}", line.trim_end());
    });
}

fn declarations() -> String {
    declarations![
        Seat,
        Message,
        Arg,
        Tone,
        News,
        LogLine,
        Scene,
        SeatScene,
        Token,
        Zone,
        Place,
        Layout,
        CardScene,
        CardFace,
        Choice,
        Blocked,
        Touch,
        Preview,
        Aside,
        Bill,
        BillLine,
        Gauge,
        Slot,
        Offer,
        Link,
        Bond,
        Sign,
        Stress,
        Board,
        Shows,
        Matrix,
        MatrixLook,
        Heading,
        Line,
        Cell,
        Scale,
        Peg,
        Stretch,
        Stations,
        Station,
        Store,
        Cue,
        Moment,
        Hold,
        Beads,
        ScoreTrack,
        CountStage,
        CountRow,
        CountItem,
        Plans,
        Plan,
        Region,
        Spot,
        Trim,
        Title,
        Edge,
        Holds,
        Flow,
        Dress,
        Sheet,
        Figure,
        Lesson,
        LessonInfo,
        LessonStep,
        GameInfo,
        Range,
        OptionInfo,
        SuitInfo,
        Statistics,
        SeatStatistics,
        NewTable,
        NewSeat,
        BotLevel,
        Join,
        Seated,
        Found,
        TableInfo,
        Phase,
        SeatInfo,
        SeatKind,
        Series,
        Proposal,
        Proposed,
        Knock,
        Listed,
        HouseInfo,
        PlayRequest,
        PlayAnswer,
        Polled,
        ReplayInfo,
        ReplayStep,
        ReplayBeat,
        AnalysisProgress,
        AnalysedMove,
        MoveMark,
        Request,
        Ask,
        Phrase,
        Say,
        Welcome,
        You,
        Changed,
        BeatSaid,
        Parts,
        ZonePart,
        CardsPart,
        CardPart,
        ChoicePart,
        TouchPart,
        LinePart,
        SheetPart,
        ChatLine,
        Scored,
        Hint,
        HintedAction,
        ErrorBody,
        Fault,
        RefusedBy,
        Code,
    ]
}

#[test]
fn the_typescript_types_are_those_of_the_server() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/src/api/types.ts");
    let ours = declarations();
    if std::env::var_os("CHABUDAI_RECORD").is_some() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, &ours).unwrap();
    }
    let theirs = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(theirs, ours, "stale: run `CHABUDAI_RECORD=1 cargo test -p server typescript`");
}
