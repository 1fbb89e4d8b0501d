// Written by `CHABUDAI_RECORD=1 cargo test -p server typescript` from the Rust types. Do not change it by hand.

/**
 * A place at the table, numbered from 0 clockwise.
 */
export type Seat = number;

/**
 * A sentence to be worded in the reader's language.
 *
 * ```
 * use engine::{Message, Seat};
 * let took = Message::new("took").seat("player", Seat::ALL[2]).number("chips", 3);
 * assert_eq!(
 *     serde_json::to_string(&took).unwrap(),
 *     r#"{"id":"took","args":{"chips":3,"player":{"seat":2}}}"#
 * );
 * ```
 */
export type Message = {
/**
 * The message's name in the game's or the front end's catalog.
 */
id: string,
/**
 * What is filled into it.
 */
args?: Record<string, Arg>, };

/**
 * An argument of a message.
 */
export type Arg = number | string | { seat: Seat } | Message;

/**
 * How loud a line of news is.
 */
export type Tone = "plain" | "gain" | "loss" | "notice" | "chapter";

/**
 * One line of news, and how loud it is.
 */
export type News = {
/**
 * What happened.
 */
message: Message,
/**
 * How a front end shows it.
 */
tone: Tone, };

/**
 * A line of the log.
 */
export type LogLine = {
/**
 * The number of the action that caused it; 0 is the set-up.
 */
number: number,
/**
 * What happened.
 */
message: Message,
/**
 * How a front end shows it.
 */
tone: Tone, };

/**
 * Everything one pair of eyes sees.
 */
export type Scene = {
/**
 * The players, by seat.
 */
seats: Array<SeatScene>,
/**
 * Where cards and chips lie.
 */
zones: Array<Zone>,
/**
 * What an expert would keep in the head.
 */
boards: Array<Board>,
/**
 * Lines from thing to thing.
 */
links: Array<Link>,
/**
 * What holds for the whole table just now, such as a final round.
 */
flags: Array<Message>,
/**
 * What is to be done, in one sentence.
 */
prompt: Message | null,
/**
 * What a strong player would whisper, or what a lesson says.
 */
tips: Array<Message>,
/**
 * The legal actions of the viewer.
 */
choices: Array<Choice>,
/**
 * What looks possible but is not, and why.
 */
blocked: Array<Blocked>,
/**
 * The score sheet, when there is one to show.
 */
sheet: Sheet | null,
/**
 * What has happened, oldest first. The table fills it in.
 */
log: Array<LogLine>, };

/**
 * A player at the table.
 */
export type SeatScene = {
/**
 * Which seat.
 */
seat: Seat,
/**
 * The score as it stands.
 */
score: number,
/**
 * Whether the table waits for this player. Games leave it to the scene's own `acting`.
 */
acting?: boolean,
/**
 * What lies before the player besides cards.
 */
tokens: Array<Token>,
/**
 * What the player is up to, such as having left the round.
 */
status?: Message,
/**
 * What the viewer should know of them, such as what an attack would take from them.
 */
note?: Message,
/**
 * Whether they have made their choice and others have not.
 */
ready?: boolean,
/**
 * How the score counts, where it is no plain sum of points: words for the number, such as `8 chips`.
 */
worth?: Message,
/**
 * Small pictures that hold for the player now, such as what they have run out of.
 */
signs?: Array<Sign>, };

/**
 * Chips, potions, markers: a number of equal things.
 */
export type Token = {
/**
 * Which kind, for the picture.
 */
kind: string,
/**
 * How many.
 */
count: number,
/**
 * What they are called; whoever shows them fills in the `count`.
 */
label: Message, };

/**
 * A place where cards or chips lie.
 */
export type Zone = {
/**
 * Its name, as [`Touch`]es refer to it.
 */
id: string,
/**
 * Where on the table it is.
 */
place: Place,
/**
 * How its cards lie.
 */
layout: Layout,
/**
 * What it is called.
 */
label: Message,
/**
 * The cards, in order.
 */
cards: Array<CardScene>,
/**
 * Chips in it.
 */
tokens?: Array<Token>,
/**
 * What the viewer should know of it, such as a running total.
 */
aside?: Aside,
/**
 * The next free places, after the last card.
 */
slots?: Array<Slot>,
/**
 * Its picture, pale where it is empty, and that of its free places: the name of a symbol of the game's art,
 * without its slug.
 */
sign?: string,
/**
 * Whether it does not matter any more, such as a row that was taken.
 */
pale?: boolean, };

/**
 * Where on the table a zone is.
 */
export type Place = "middle" | "side" | { "before": Seat } | { "hand": Seat };

/**
 * How the cards of a zone lie.
 */
export type Layout = "row" | "column" | "fan" | "pile";

/**
 * A card on the table.
 */
export type CardScene = {
/**
 * Its name in this scene, by place and never by face.
 */
id: string,
/**
 * What the viewer knows of it; `None` is a back.
 */
face?: CardFace,
/**
 * Whether it lies face down on the table, even if the viewer knows it.
 */
down?: boolean,
/**
 * Chips on it.
 */
chips?: number,
/**
 * Who put it there, where that matters.
 */
by?: Seat,
/**
 * A few words on it, such as `only you`.
 */
label?: Message,
/**
 * What the viewer should know of it, below it.
 */
aside?: Aside,
/**
 * What it would do at this moment, for whoever looks at it closely.
 */
now?: Message,
/**
 * What that comes from, line by line, for whoever looks at it closely.
 */
bill?: Bill,
/**
 * How it stands out: lit, or pale where it does not count.
 */
stress?: Stress, };

/**
 * What the front of a card says, part by part: front ends choose by size what they show.
 */
export type CardFace = {
/**
 * Its notation, by which scenes and programs know it. Two cards of a scene that share it look alike.
 * People never see it.
 */
text: string,
/**
 * The number in its corner, the same in every language; none if empty.
 */
rank?: string,
/**
 * A letter that tells apart what has the same number.
 */
minor?: string,
/**
 * Its suit, one of the game's [`Suit`](crate::Suit)s.
 */
suit: string,
/**
 * What it is called.
 */
name: Message,
/**
 * What it does.
 */
rule: Message,
/**
 * What it costs: a number on a picture.
 */
cost?: Sign,
/**
 * What it is worth, in a medal.
 */
worth?: number,
/**
 * What it does in pictures, on a strip above its name.
 */
strip?: Array<Sign>,
/**
 * What it does in a few words, where there is room and no strip.
 */
gist?: Message,
/**
 * Small pictures at its edge: names of symbols of the game's art, without its slug.
 */
badges?: Array<string>,
/**
 * Whether it is one of the special ones: it has a golden frame.
 */
grand?: boolean, };

/**
 * One legal action and the way to make it by hand.
 */
export type Choice = {
/**
 * Its notation.
 */
action: string,
/**
 * What it does, in words.
 */
label: Message,
/**
 * What to touch, in order. No choice's touches begin another's. Equal cards give several choices with
 * the same action, so that either can be touched.
 */
touches: Array<Touch>,
/**
 * What a beginner may regret about it.
 */
warning?: Message,
/**
 * What it would make of things, shown at them as soon as its first touch is made.
 */
previews?: Array<Preview>, };

/**
 * Something that looks possible and is not.
 */
export type Blocked = {
/**
 * What one would touch.
 */
touches: Array<Touch>,
/**
 * The rule that forbids it, as the page of rules has it.
 */
rule: string,
/**
 * Why it does not work now.
 */
reason: Message, };

/**
 * Something to touch: what lies on the table goes by its name alone, a button says what it does.
 */
export type Touch = string | {
/**
 * Its name.
 */
id: string,
/**
 * What it says.
 */
label: Message,
/**
 * The zone that it is about, where it is shown; else it stands beside the prompt.
 */
at?: string, };

/**
 * What a choice would make of a card or a zone.
 */
export type Preview = {
/**
 * The card or zone.
 */
at: string,
/**
 * In words: `with it: 6`.
 */
line?: Message,
/**
 * What it adds to the gauge there.
 */
adds?: number, };

/**
 * What the viewer should know of a zone or a card: a line and a gauge beside it.
 */
export type Aside = {
/**
 * What matters most.
 */
line: Message,
/**
 * The part of the line that can be read from across the table: its words are among the line's.
 */
figure?: Message,
/**
 * What more there is to say.
 */
more?: Message,
/**
 * How far something is, or what is possible.
 */
gauge?: Gauge,
/**
 * How it stands out.
 */
stress?: Stress, };

/**
 * Something added up.
 */
export type Bill = {
/**
 * What is added, in order.
 */
lines: Array<BillLine>,
/**
 * What the sum is called.
 */
title: Message,
/**
 * The sum.
 */
total: number, };

/**
 * A line of a bill.
 */
export type BillLine = {
/**
 * A picture: the name of a symbol of the game's art, without its slug.
 */
symbol?: string,
/**
 * What it is.
 */
label: Message,
/**
 * Why it adds so much, where that is not written on it.
 */
why?: Message,
/**
 * What it adds.
 */
adds: number, };

/**
 * How far something is, or what is possible.
 */
export type Gauge = { "notches": {
/**
 * How many are filled.
 */
filled: number,
/**
 * How many there are.
 */
of: number, } } | { "share": {
/**
 * How many.
 */
part: number,
/**
 * Of how many.
 */
of: number, } } | { "beads": {
/**
 * A bit for each bead, the lowest for the first.
 */
open: number,
/**
 * How many beads there are.
 */
count: number,
/**
 * The best one, from 0.
 */
best: number, } };

/**
 * A free place.
 */
export type Slot = {
/**
 * What belongs there: the name of a symbol of the game's art, without its slug; else the zone's own.
 */
ghost?: string,
/**
 * What it is for, who has taken what lay there, or why it is closed.
 */
label?: Message,
/**
 * Whose place it is.
 */
by?: Seat,
/**
 * What a card can become there; with two the place is split in halves.
 */
offers?: Array<Offer>,
/**
 * How it stands out.
 */
stress?: Stress, };

/**
 * Something that a card can become in a free place: a thing to touch.
 */
export type Offer = {
/**
 * Its name, as [`Touch`]es refer to it.
 */
id: string,
/**
 * What it is: `face up`.
 */
label: Message,
/**
 * What it brings or costs: `get 1`.
 */
hint?: Message,
/**
 * Whether the card lies face down there.
 */
down?: boolean, };

/**
 * A line from one thing to another: a card, a zone or a player.
 */
export type Link = {
/**
 * Where it begins.
 */
from: string,
/**
 * Where it ends.
 */
to: string,
/**
 * What it means.
 */
bond: Bond, };

/**
 * What a line between two things means.
 */
export type Bond = "gives" | "attacks" | "changes";

/**
 * A picture with a few characters that are the same in every language.
 */
export type Sign = {
/**
 * The name of a symbol of the game's art, without its slug; none if empty.
 */
symbol?: string,
/**
 * The characters beside it, such as `+1`.
 */
text?: string,
/**
 * Whether it is the one that holds now.
 */
lit?: boolean, };

/**
 * How a cell, a tag or a slot stands out.
 */
export type Stress = "plain" | "pale" | "lead" | "tint" | "good" | "bad" | "lit";

/**
 * Something to read beside the cards.
 */
export type Board = {
/**
 * Its name, as plans refer to it.
 */
id: string,
/**
 * What it is called.
 */
title: Message,
/**
 * What matters about it just now, in a sentence.
 */
note?: Message,
/**
 * Smaller words below it, such as what its signs mean.
 */
foot?: Message,
/**
 * What it shows.
 */
shows: Shows, };

/**
 * What a board shows.
 */
export type Shows = { "matrix": Matrix } | { "scale": Scale } | { "stations": Stations } | { "store": Store };

/**
 * Rows and columns with headings.
 */
export type Matrix = {
/**
 * How it is drawn.
 */
look: MatrixLook,
/**
 * What stands above each column; the first is above the headings of the rows.
 */
columns: Array<Heading>,
/**
 * The rows, each with a cell for every column but the first.
 */
rows: Array<Line>, };

/**
 * How rows and columns are drawn.
 */
export type MatrixLook = "sheet" | "signs" | "tiles" | "pegs";

/**
 * What stands at the head of a column or a row.
 */
export type Heading = {
/**
 * Words.
 */
label: Message,
/**
 * A picture: the name of a symbol of the game's art, without its slug.
 */
symbol?: string,
/**
 * The player whose column or row it is.
 */
seat?: Seat,
/**
 * A suit whose colours it has.
 */
suit?: string, };

/**
 * A row of a matrix.
 */
export type Line = {
/**
 * What it is about.
 */
head: Heading,
/**
 * Its cells.
 */
cells: Array<Cell>,
/**
 * Whether it is the one in question.
 */
lit?: boolean,
/**
 * Whether it does not matter any more, or not yet.
 */
pale?: boolean, };

/**
 * A cell of a matrix.
 */
export type Cell = {
/**
 * A number.
 */
number?: number,
/**
 * What it is a number of, where the whole matters.
 */
of?: number,
/**
 * Words, beside the number or instead of it.
 */
text?: Message,
/**
 * Pictures: names of symbols of the game's art, without its slug.
 */
symbols?: Array<string>,
/**
 * Pictures with a few characters, such as cards that it comes from: front ends that have room for them
 * draw them instead of the words.
 */
chips?: Array<Sign>,
/**
 * How it stands out.
 */
stress?: Stress,
/**
 * The player it belongs to: their colour is its colour.
 */
seat?: Seat,
/**
 * Why it is so, for whoever asks.
 */
note?: Message, };

/**
 * Players on their way along numbers.
 */
export type Scale = {
/**
 * The first and the last number.
 */
range: [number, number],
/**
 * Numbers are written at every so many.
 */
every: number,
/**
 * The number that everybody wants to reach.
 */
goal?: number,
/**
 * Where each player is.
 */
pegs: Array<Peg>, };

/**
 * A player on a scale.
 */
export type Peg = {
/**
 * Whose.
 */
seat: Seat,
/**
 * Where.
 */
at: number,
/**
 * Where it was before what is shown just now.
 */
from?: number,
/**
 * What it went by from there, in order.
 */
stretches?: Array<Stretch>, };

/**
 * A part of a player's way.
 */
export type Stretch = {
/**
 * The suit that it is owed to.
 */
suit: string,
/**
 * How far it goes, or back.
 */
by: number, };

/**
 * Stations one after the other.
 */
export type Stations = {
/**
 * Whether they stand below one another, as shelves, and not side by side, as stops.
 */
shelves: boolean,
/**
 * The stations in their order.
 */
stations: Array<Station>, };

/**
 * A stop of a track or a shelf of a rack.
 */
export type Station = {
/**
 * Its number on the track.
 */
number: number,
/**
 * Words above it, where a group of stations begins.
 */
heading?: Message,
/**
 * What it is called.
 */
title?: Message,
/**
 * What more there is to say, such as what somebody does there.
 */
text?: Message,
/**
 * Whose it is, or who has won it.
 */
seat?: Seat,
/**
 * A picture: the name of a symbol of the game's art, without its slug.
 */
art?: string,
/**
 * Pictures with a few characters each, such as an element that counts one more here.
 */
signs?: Array<Sign>,
/**
 * What is to be won there.
 */
prize?: number,
/**
 * How it stands out: lit is now, pale is over.
 */
stress?: Stress, };

/**
 * A number of things of a whole.
 */
export type Store = {
/**
 * How many there are.
 */
count: number,
/**
 * How many there can be.
 */
of: number,
/**
 * What they are: a kind of token.
 */
token: string,
/**
 * What holds them: the name of a symbol of the game's art, without its slug.
 */
vessel: string,
/**
 * Whether few are left, so that it matters.
 */
low?: boolean, };

/**
 * How a picture is staged.
 */
export type Cue = {
/**
 * What kind of moment it is.
 */
moment?: Moment,
/**
 * How long it is looked at.
 */
hold?: Hold,
/**
 * The cards, zones, players and lines of boards (`board/3`) that it is about: they are lit.
 */
focus?: Array<string>,
/**
 * What is said of it in the prompt's place: in bold, and one sentence more.
 */
caption?: Array<Message>,
/**
 * Lines from thing to thing, as long as the picture is seen.
 */
links?: Array<Link>,
/**
 * The steps of the moment as beads, and which one it is.
 */
beads?: Beads,
/**
 * Something counted before the eyes, on a small stage of its own.
 */
count?: CountStage,
/**
 * Everybody on their way along numbers: where the points go.
 */
track?: ScoreTrack,
/**
 * What the caption speaks of, in pictures with a few characters each.
 */
signs?: Array<Sign>, };

/**
 * What kind of moment a picture shows.
 */
export type Moment = "step" | "reveal" | "score" | "chapter";

/**
 * How long a picture is looked at.
 */
export type Hold = "short" | "normal" | "long";

/**
 * The steps of a moment.
 */
export type Beads = {
/**
 * What each is called.
 */
steps: Array<Message>,
/**
 * Which one it is, from 0.
 */
at: number, };

/**
 * Everybody on their way along numbers, on a board of its own.
 */
export type ScoreTrack = {
/**
 * The regions that it covers while it is seen, with spaces between them; in a form without them it stands
 * below what is counted.
 */
over: string,
/**
 * What it is called.
 */
title: Message,
/**
 * The way, and where everybody is.
 */
scale: Scale, };

/**
 * Things in a row, what each adds, and what they come to.
 */
export type CountStage = {
/**
 * The regions that it covers, with spaces between them; it happens there.
 */
over: string,
/**
 * What is counted.
 */
title?: Message,
/**
 * Why it counts so, such as a rule that changes something.
 */
note?: Message,
/**
 * The notation of the card that brings it about, which lies on the table in this picture: it is shown large,
 * with what it says.
 */
lead?: string,
/**
 * The notation of a card that has been made: its picture rises out of the ground.
 */
risen?: string,
/**
 * Words on a ribbon across it, for the greatest moments.
 */
banner?: Message,
/**
 * What it is set on: the name of a symbol of the game's art, without its slug.
 */
ground?: string,
/**
 * What is counted, a row for each player or colour.
 */
rows: Array<CountRow>, };

/**
 * A row of a count.
 */
export type CountRow = {
/**
 * Whose, or of what.
 */
head?: Heading,
/**
 * The things counted, in order.
 */
items: Array<CountItem>,
/**
 * A picture of what becomes of them: the name of a symbol of the game's art, without its slug. Rows that
 * have one stand side by side, as signs.
 */
art?: string,
/**
 * The place that they have among the rows, on a medal.
 */
medal?: Message,
/**
 * What they add up to, where the total is something else.
 */
sum?: Message,
/**
 * What they come to, in a number or a word.
 */
total?: Message,
/**
 * Whether the total is gold: the best there is.
 */
best?: boolean,
/**
 * Whether the total is bad for whom it is.
 */
bad?: boolean,
/**
 * Where it goes: a player or a zone.
 */
to?: string, };

/**
 * A thing that is counted.
 */
export type CountItem = {
/**
 * The notation of its face, if it is a card that lies on the table in this picture.
 */
card?: string,
/**
 * A picture with a few characters, if it is no card.
 */
sign?: Sign,
/**
 * How many more of it lie beside it.
 */
more?: number,
/**
 * Words below it.
 */
label?: Message,
/**
 * Whose it is.
 */
by?: Seat,
/**
 * What it adds.
 */
adds?: number,
/**
 * What it would add if no rule had changed it: struck out.
 */
instead_of?: number,
/**
 * What all so far come to.
 */
sum?: number,
/**
 * Whether it is the one of the moment.
 */
lit?: boolean, };

/**
 * The table in its four forms.
 */
export type Plans = {
/**
 * For windows that are wider than high, and for terminals.
 */
wide: Plan,
/**
 * For phones.
 */
tall: Plan,
/**
 * For phones on their side: the middle at the left, prompt and hand at the right.
 */
lying: Plan,
/**
 * For a television that everybody looks at: nobody's hand, all sides alike.
 */
screen: Plan, };

/**
 * One form of a table.
 */
export type Plan = {
/**
 * What lies where; later ones lie above earlier ones.
 */
regions: Array<Region>,
/**
 * Where a folded board, or the side of a player who is only a plate, unfolds.
 */
sheet: Spot, };

/**
 * A part of the table with a fixed place.
 */
export type Region = {
/**
 * Its name, the same in every form that has it.
 */
name: string,
/**
 * Where it is.
 */
at: Spot,
/**
 * What goes there.
 */
holds: Holds,
/**
 * How the cards of its zones lie.
 */
flow: Flow,
/**
 * How many cards have their places side by side, and how many below one another, in all its zones.
 */
room: [number, number],
/**
 * How much of a card is seen at least where there are many, in hundredths of its width (in columns: of
 * its height); 100 means that cards never overlap.
 */
least: number,
/**
 * Where the names of its zones stand, and how much of the region that takes, in thousandths.
 */
label?: Trim,
/**
 * Where the asides of its zones stand, and how much of the region that takes, in thousandths.
 */
aside?: Trim,
/**
 * How much room there is for an aside below each card, in thousandths of the region's height.
 */
tags?: number,
/**
 * What all that lies there is called together, on a line above it.
 */
title?: Title,
/**
 * On a plate: the zones that are shown there in small, card by card, in the patterns of
 * [`Holds::Zones`]. They lie behind the plate.
 */
glimpses?: Array<string>,
/**
 * What it is made of.
 */
dress: Dress,
/**
 * A picture behind what lies there: the name of a symbol of the game's art, without its slug.
 */
ornament?: string,
/**
 * A board that shows its most important line only and unfolds on touch.
 */
folded?: boolean,
/**
 * Whether the places of cards that are not there are drawn.
 */
outlined?: boolean, };

/**
 * A place on the felt in thousandths of its width and height: left, top, width, height.
 */
export type Spot = [number, number, number, number];

/**
 * The edge of each zone that belongs to its name or its aside.
 */
export type Trim = {
/**
 * Which edge.
 */
edge: Edge,
/**
 * How much of the zone, in thousandths.
 */
share: number, };

/**
 * The name of a region.
 */
export type Title = {
/**
 * Its words.
 */
words: Message,
/**
 * How much of the region's height they take, in thousandths.
 */
share: number, };

/**
 * A side of a zone.
 */
export type Edge = "left" | "right" | "top" | "bottom";

/**
 * What goes into a region.
 */
export type Holds = { "zones": Array<string> } | { "board": string } | { "plate": number } | "prompt";

/**
 * How cards lie.
 */
export type Flow = "lanes" | "columns" | "grid" | "fan" | "piles" | "groups";

/**
 * What a region is made of.
 */
export type Dress = "bare" | "mat" | "wood" | "hollow" | "paper" | "path";

/**
 * A table of figures that a player can check: what each point came from.
 */
export type Sheet = {
/**
 * What it shows.
 */
title: Message,
/**
 * What stands above each column; the first is above the names of the rows.
 */
columns: Array<Message>,
/**
 * The rows, each as long as `columns`.
 */
rows: Array<Array<Arg>>, };

/**
 * A picture for the rules.
 */
export type Figure = {
/**
 * The players, and the zones to draw. Nothing can be played in it.
 */
scene: Scene,
/**
 * The ids of the zones, in the order in which they are drawn.
 */
zones: Array<string>, };

/**
 * A guided game as its file has it. The script ends before the game does: the rest is played for real.
 */
export type Lesson = {
/**
 * What it is called where lessons are offered.
 */
title: Message,
/**
 * What one knows afterwards, in a line.
 */
teaches: Message,
/**
 * The seat of whoever learns; bots have the others.
 */
learner: Seat,
/**
 * What is said and played, in order.
 */
steps: Array<LessonStep>,
/**
 * What is said when the script is over and the game goes on.
 */
end: Message, };

/**
 * A guided game that can be chosen.
 */
export type LessonInfo = {
/**
 * What it is called, by language.
 */
title: { [key in string]: string },
/**
 * What one knows afterwards, by language.
 */
teaches: { [key in string]: string }, };

/**
 * One step of a lesson: something is said, or played, or said until the learner plays it. Bots play on as soon as they can
 * and wait for no reader, so what others have played is talked about afterwards.
 */
export type LessonStep = {
/**
 * Who plays what. The learner is offered this action alone; others play it by themselves.
 */
play?: [Seat, string],
/**
 * What is said. Without `play` the reader goes on with a button.
 */
say?: Message,
/**
 * What it points to: a zone or a card by its id, or a player as `seat0` and so on.
 */
at?: string, };

/**
 * A game that can be played here.
 */
export type GameInfo = {
/**
 * Its name in addresses and requests.
 */
slug: string,
/**
 * Its title, by language.
 */
title: { [key in string]: string },
/**
 * One line about it, by language.
 */
tagline: { [key in string]: string },
/**
 * How many can play.
 */
players: Range,
/**
 * How long it takes people, in minutes.
 */
minutes: Range,
/**
 * Whether its makers say so; otherwise it is our estimate.
 */
minutes_published: boolean,
/**
 * Its variants.
 */
options: Array<OptionInfo>,
/**
 * The suits of its cards.
 */
suits: Array<SuitInfo>,
/**
 * Its guided games, in the order in which they are learnt; the first has the number 1.
 */
lessons: Array<LessonInfo>,
/**
 * Raised with every change of the rules.
 */
rules_version: number, };

/**
 * From one number to another, both included.
 */
export type Range = {
/**
 * The least.
 */
min: number,
/**
 * The most.
 */
max: number, };

/**
 * A variant that can be chosen.
 */
export type OptionInfo = {
/**
 * Its name.
 */
name: string,
/**
 * The values it takes.
 */
values: (string | number | boolean)[],
/**
 * The value it has if nobody chooses.
 */
default: string | number | boolean, };

/**
 * How the cards of one suit look.
 */
export type SuitInfo = {
/**
 * Its name, as card faces have it.
 */
id: string,
/**
 * One character that stands for it.
 */
symbol: string,
/**
 * Its colour, as `#rrggbb`.
 */
colour: string, };

/**
 * The games of one kind that have been finished on this server.
 */
export type Statistics = {
/**
 * The game.
 */
game: string,
/**
 * How many were finished.
 */
finished: number,
/**
 * Actions in a game, on average.
 */
actions: number,
/**
 * Seconds from start to end, on average.
 */
seconds: number,
/**
 * How the seats fared, for each number of players.
 */
seats: Array<SeatStatistics>, };

/**
 * How one seat fared, counted from the starting seat.
 */
export type SeatStatistics = {
/**
 * How many played.
 */
players: number,
/**
 * The place after the starting seat, which is 0.
 */
place: number,
/**
 * How many games.
 */
games: number,
/**
 * The share of them that this seat won; a shared win counts for each winner.
 */
wins: number, };

/**
 * A table as somebody asks for it.
 */
export type NewTable = {
/**
 * The game's slug.
 */
game: string,
/**
 * How many seats, people and bots together. A lesson knows by itself.
 */
players?: number,
/**
 * The variants; what is left out has its default.
 */
options?: Record<string, string | number | boolean>,
/**
 * What the host is called: 1 to 24 characters.
 */
name: string,
/**
 * Who sits where besides the host, who takes the first seat for people. Without it, all seats are for
 * people.
 */
seats?: Array<NewSeat>,
/**
 * The level of bots that fill open seats or play for people.
 */
level?: BotLevel,
/**
 * Seconds for a decision, 5 to 86,400; without it there is no limit.
 */
turn_seconds?: number,
/**
 * How long bots wait before they act, in milliseconds, at most 10,000.
 */
bot_delay_ms?: number,
/**
 * Whether the table is in the list of open tables.
 */
open?: boolean,
/**
 * Whether hints may be asked for.
 */
casual?: boolean,
/**
 * Whether strangers may watch.
 */
watch?: boolean,
/**
 * Whether nobody new comes in without the host's nod.
 */
locked?: boolean,
/**
 * Which of the game's lessons is taught here, from 1; without it, none. The host learns, bots follow the
 * lesson, and it starts at once. Players, options and seats are the lesson's.
 */
lesson?: number, };

/**
 * Who is to sit in a seat of a new table.
 */
export type NewSeat = { "kind": "person" } | { "kind": "bot",
/**
 * How strong.
 */
level: BotLevel, };

/**
 * How strong a bot is.
 */
export type BotLevel = "novice" | "casual" | "expert" | "master" | "grandmaster";

/**
 * Somebody who wants to sit down.
 */
export type Join = {
/**
 * What the player is called: 1 to 24 characters.
 */
name: string,
/**
 * The wanted seat; without it, the first that is free.
 */
seat?: Seat,
/**
 * The pledge of what the player adds to the chance of the deal: 64 hex digits.
 */
pledge?: string,
/**
 * Whose program it is that sits down, 1 to 24 characters: everybody sees that it is one. People leave it out.
 */
author?: string, };

/**
 * A seat that somebody has got.
 */
export type Seated = {
/**
 * The table.
 */
table: TableInfo,
/**
 * The seat.
 */
seat: Seat,
/**
 * The seat's secret: whoever has it sits there. It lives as long as the table.
 */
token: string,
/**
 * The address that opens the seat on any device.
 */
link: string, };

/**
 * Where a code leads.
 */
export type Found = {
/**
 * The table's id.
 */
id: string, };

/**
 * A table as everybody may know it.
 */
export type TableInfo = {
/**
 * Its name in addresses; long enough that nobody guesses it.
 */
id: string,
/**
 * A short code to tell a friend.
 */
code: string,
/**
 * The game's slug.
 */
game: string,
/**
 * The variants that were chosen.
 */
options: Record<string, string | number | boolean>,
/**
 * Before, during or after a game.
 */
phase: Phase,
/**
 * Which game at this table it is, from 1.
 */
round: number,
/**
 * The seats, in order.
 */
seats: Array<SeatInfo>,
/**
 * Who may start; nobody if the host has left.
 */
host: Seat | null,
/**
 * How many watch.
 */
spectators: number,
/**
 * How many of them are screens that everybody at the table looks at.
 */
screens: number,
/**
 * Whether it is in the list of open tables.
 */
open: boolean,
/**
 * Whether hints may be asked for.
 */
casual: boolean,
/**
 * Whether strangers may watch.
 */
watch: boolean,
/**
 * Whether nobody new comes in without the host's nod.
 */
locked: boolean,
/**
 * Who waits at the door for it.
 */
knocks: Array<Knock>,
/**
 * The level of bots that step in.
 */
level: BotLevel,
/**
 * Seconds for a decision.
 */
turn_seconds: number | null,
/**
 * How long bots wait before they act, in milliseconds.
 */
bot_delay_ms: number,
/**
 * What is proposed just now.
 */
proposal: Proposal | null,
/**
 * In a guided game: which of the game's lessons it is, from 1. Its deal is the lesson's and no secret.
 */
lesson: number | null,
/**
 * SHA-256 of the server's secret part of the next or present deal, published before anybody adds to it.
 * A lesson has none.
 */
commitment: string,
/**
 * Whether the game is about to begin: those who have pledged a nonce are to show it now.
 */
drawing: boolean,
/**
 * What each seat has pledged itself to add to the deal, as hashes.
 */
pledges: Array<string | null>,
/**
 * What each seat has added to the deal, from the moment before the start.
 */
nonces: Array<string | null>,
/**
 * The result of the last game, from its end until the next one begins.
 */
result: Scored | null,
/**
 * How each seat has fared in the games at this table.
 */
series: Array<Series>,
/**
 * The replay of the last game that was finished here.
 */
replay: string | null, };

/**
 * Before, during or after a game.
 */
export type Phase = "waiting" | "playing" | "over";

/**
 * A seat as everybody may know it.
 */
export type SeatInfo = {
/**
 * Its number.
 */
seat: Seat,
/**
 * Who has it.
 */
kind: SeatKind,
/**
 * What its player is called; bots and open seats have no name.
 */
name: string | null,
/**
 * How strong its bot is.
 */
level: BotLevel | null,
/**
 * Whether its player is connected; bots always are.
 */
present: boolean,
/**
 * Whether a bot plays for its person just now.
 */
stand_in: boolean,
/**
 * Whether its person still looks at the last game, while others want to play again.
 */
lingers: boolean,
/**
 * Whose program plays here; people and the house's own bots have nobody's.
 */
author?: string, };

/**
 * Who has a seat.
 */
export type SeatKind = "open" | "person" | "bot";

/**
 * How a seat has fared in the games at its table since its player sat down. Lessons do not count.
 */
export type Series = {
/**
 * How many games were finished.
 */
games: number,
/**
 * How many of them it won, alone or with others.
 */
wins: number,
/**
 * Its points in all of them together.
 */
points: number, };

/**
 * What is proposed, and who has agreed.
 */
export type Proposal = {
/**
 * Who proposed it.
 */
by: Seat,
/**
 * Who has agreed, the proposer included.
 */
agreed: Array<Seat>,
/**
 * Who has yet to answer.
 */
waiting: Array<Seat>, } & ({ "what": "take_back" } | { "what": "take_over",
/**
 * Whose seat.
 */
seat: Seat, });

/**
 * What the others must agree to.
 */
export type Proposed = { "what": "take_back" } | { "what": "take_over",
/**
 * Whose seat.
 */
seat: Seat, };

/**
 * Somebody who waits at the door.
 */
export type Knock = {
/**
 * To answer it by.
 */
knock: number,
/**
 * What they are called.
 */
name: string, };

/**
 * A line in a list of tables.
 */
export type Listed = {
/**
 * The table's id.
 */
id: string,
/**
 * Its code.
 */
code: string,
/**
 * The game's slug.
 */
game: string,
/**
 * Before, during or after a game.
 */
phase: Phase,
/**
 * The players' names; an open seat or a bot has none.
 */
names: Array<string | null>,
/**
 * Whether nobody new comes in without the host's nod.
 */
locked: boolean,
/**
 * How many seats are free for people.
 */
free: number,
/**
 * When it was created, in milliseconds since 1970.
 */
created: number,
/**
 * One's own seat, in the list of one's own tables.
 */
seat: Seat | null,
/**
 * The replay of the last finished game, in the list of one's own tables.
 */
replay: string | null, };

/**
 * What everybody may know of the house: for how long what is kept is kept, and what is about to happen.
 */
export type HouseInfo = {
/**
 * Days after which a table goes that nobody has finished or used since; 0 is never.
 */
unfinished_days: number,
/**
 * Days after which a finished game goes; 0 is never.
 */
finished_days: number,
/**
 * Days after which what was said goes; 0 is never.
 */
chat_days: number,
/**
 * How many lines of what was said a table keeps in any case.
 */
chat_lines: number,
/**
 * Whether nothing new begins, since the server is about to stop.
 */
draining: boolean,
/**
 * When the server is to be started again, in milliseconds since 1970, if that was announced.
 */
restart_at: number | null, };

/**
 * An action that is played over HTTP.
 */
export type PlayRequest = {
/**
 * In the game's notation.
 */
action: string,
/**
 * The `number` of the scene that it was chosen in.
 */
number: number, };

/**
 * An action that is on disk.
 */
export type PlayAnswer = {
/**
 * Its number in the game's log, from 1.
 */
number: number,
/**
 * Whether this request was a repetition: the action had been played before.
 */
repeated: boolean, };

/**
 * The table as a script polls it.
 */
export type Polled = {
/**
 * The table.
 */
table: TableInfo,
/**
 * One's own seat.
 */
seat: Seat | null,
/**
 * How many actions have been played.
 */
number: number,
/**
 * Until when the seats to act have time, in milliseconds since 1970.
 */
deadline: number | null,
/**
 * What one sees; nothing before the start.
 */
scene: Scene | null,
/**
 * The last lines of the chat.
 */
chat: Array<ChatLine>, };

/**
 * A finished game to look at, all cards open.
 */
export type ReplayInfo = {
/**
 * Its name in addresses.
 */
id: string,
/**
 * The game's slug.
 */
game: string,
/**
 * The players' names, by seat.
 */
names: Array<string>,
/**
 * How many actions were played; there is one step more than that.
 */
actions: number,
/**
 * When it ended, in milliseconds since 1970.
 */
ended: number,
/**
 * The result.
 */
result: Scored,
/**
 * How the table is composed.
 */
plans: Plans,
/**
 * The steps that were asked for, each with the whole scene.
 */
steps: Array<ReplayStep>, };

/**
 * A finished game after one of its actions.
 */
export type ReplayStep = {
/**
 * The number of the action; 0 is the deal.
 */
number: number,
/**
 * Who played it; nobody the deal.
 */
seat: Seat | null,
/**
 * What was played.
 */
action: string | null,
/**
 * Pictures of the table on the way, in order.
 */
beats?: Array<ReplayBeat>,
/**
 * The table after it, all cards open; its log has the lines since the last picture.
 */
scene: Scene,
/**
 * What the choice is called in words, if the game has words for it.
 */
label: Message | null, };

/**
 * A picture of a finished game in the middle of an action.
 */
export type ReplayBeat = {
/**
 * The table at that moment, all cards open; its log has the lines since the picture before.
 */
scene: Scene,
/**
 * How it is staged.
 */
cue: Cue, };

/**
 * What the master thinks of a finished game, as far as it has come.
 */
export type AnalysisProgress = {
/**
 * How many decisions have been looked at.
 */
done: number,
/**
 * How many there are; 0 until they have been counted.
 */
total: number,
/**
 * Whether there is nothing more to wait for.
 */
complete: boolean,
/**
 * The decisions that have been looked at, in order.
 */
moments: Array<AnalysedMove>, };

/**
 * A decision and what the master thinks of it.
 */
export type AnalysedMove = {
/**
 * The number of the action, from 1.
 */
number: number,
/**
 * Whose decision it was.
 */
seat: Seat,
/**
 * What was played.
 */
action: string,
/**
 * The same in words.
 */
label: Message | null,
/**
 * Each seat's chance to win before it, from 0 to 1.
 */
before: Array<number>,
/**
 * Each seat's chance to win after it.
 */
after: Array<number>,
/**
 * What the master would have played.
 */
best: string,
/**
 * The same in words.
 */
best_label: Message | null,
/**
 * How much of its chance to win the seat gave away.
 */
loss: number,
/**
 * What to call it.
 */
mark: MoveMark,
/**
 * Why what the master would have played is better: than what was played, or, if they are the same, than
 * the next best.
 */
reason: Message | null, };

/**
 * What to call a decision.
 */
export type MoveMark = "fine" | "mistake" | "blunder";

/**
 * A message of a client: what it asks, and a number of its own that the answer repeats.
 */
export type Request = {
/**
 * Chosen by the client; the answer has it as `re`.
 */
id?: number, } & ({ "type": "hello",
/**
 * The seat's secret, as its link has it.
 */
token?: string,
/**
 * Whether it is a screen that everybody at the table looks at.
 */
screen?: boolean,
/**
 * Asks to be let in where one may not come in otherwise, under this name: 1 to 24 characters.
 */
knock?: string, } | { "type": "play",
/**
 * In the game's notation, as the scene's choices have it.
 */
action: string,
/**
 * The `number` of the scene that the player was looking at.
 */
number: number, } | { "type": "reseal",
/**
 * The new choice.
 */
action: string, } | { "type": "pledge",
/**
 * The digits.
 */
pledge: string, } | { "type": "nonce",
/**
 * The digits.
 */
nonce: string, } | { "type": "chat",
/**
 * The text.
 */
text: string, } | { "type": "phrase",
/**
 * Which.
 */
phrase: Phrase, } | { "type": "rename",
/**
 * 1 to 24 characters.
 */
name: string, } | { "type": "arrange",
/**
 * The variants; without them they stay as they are.
 */
options?: Record<string, string | number | boolean>,
/**
 * The level of bots that fill open seats or play for people.
 */
level: BotLevel,
/**
 * Seconds for a decision, 5 to 86,400; without it there is no limit.
 */
turn_seconds?: number,
/**
 * How long bots wait before they act, in milliseconds, at most 10,000.
 */
bot_delay_ms: number,
/**
 * Whether the table is in the list of open tables.
 */
open: boolean,
/**
 * Whether hints may be asked for.
 */
casual: boolean, } | { "type": "start" } | { "type": "leave" } | { "type": "fill",
/**
 * Which seat.
 */
seat: Seat,
/**
 * How strong.
 */
level: BotLevel, } | { "type": "open",
/**
 * Which seat.
 */
seat: Seat, } | { "type": "door",
/**
 * Whether strangers may watch.
 */
watch: boolean,
/**
 * Whether nobody new comes in without the host's nod.
 */
locked: boolean, } | { "type": "let_in",
/**
 * Their number.
 */
knock: number,
/**
 * Yes or no.
 */
agree: boolean, } | { "type": "show_out",
/**
 * Which seat.
 */
seat: Seat, } | { "type": "rematch" } | { "type": "propose" } & Proposed | { "type": "answer",
/**
 * Yes or no; one no ends it.
 */
agree: boolean, } | { "type": "away" } | { "type": "back" } | { "type": "hint" });

/**
 * What a client can ask of its table.
 */
export type Ask = { "type": "hello",
/**
 * The seat's secret, as its link has it.
 */
token?: string,
/**
 * Whether it is a screen that everybody at the table looks at.
 */
screen?: boolean,
/**
 * Asks to be let in where one may not come in otherwise, under this name: 1 to 24 characters.
 */
knock?: string, } | { "type": "play",
/**
 * In the game's notation, as the scene's choices have it.
 */
action: string,
/**
 * The `number` of the scene that the player was looking at.
 */
number: number, } | { "type": "reseal",
/**
 * The new choice.
 */
action: string, } | { "type": "pledge",
/**
 * The digits.
 */
pledge: string, } | { "type": "nonce",
/**
 * The digits.
 */
nonce: string, } | { "type": "chat",
/**
 * The text.
 */
text: string, } | { "type": "phrase",
/**
 * Which.
 */
phrase: Phrase, } | { "type": "rename",
/**
 * 1 to 24 characters.
 */
name: string, } | { "type": "arrange",
/**
 * The variants; without them they stay as they are.
 */
options?: Record<string, string | number | boolean>,
/**
 * The level of bots that fill open seats or play for people.
 */
level: BotLevel,
/**
 * Seconds for a decision, 5 to 86,400; without it there is no limit.
 */
turn_seconds?: number,
/**
 * How long bots wait before they act, in milliseconds, at most 10,000.
 */
bot_delay_ms: number,
/**
 * Whether the table is in the list of open tables.
 */
open: boolean,
/**
 * Whether hints may be asked for.
 */
casual: boolean, } | { "type": "start" } | { "type": "leave" } | { "type": "fill",
/**
 * Which seat.
 */
seat: Seat,
/**
 * How strong.
 */
level: BotLevel, } | { "type": "open",
/**
 * Which seat.
 */
seat: Seat, } | { "type": "door",
/**
 * Whether strangers may watch.
 */
watch: boolean,
/**
 * Whether nobody new comes in without the host's nod.
 */
locked: boolean, } | { "type": "let_in",
/**
 * Their number.
 */
knock: number,
/**
 * Yes or no.
 */
agree: boolean, } | { "type": "show_out",
/**
 * Which seat.
 */
seat: Seat, } | { "type": "rematch" } | { "type": "propose" } & Proposed | { "type": "answer",
/**
 * Yes or no; one no ends it.
 */
agree: boolean, } | { "type": "away" } | { "type": "back" } | { "type": "hint" };

/**
 * A phrase that everybody reads in their own language.
 */
export type Phrase = "hello" | "good-luck" | "one-moment" | "thanks" | "well-played" | "oops" | "your-turn" | "again";

/**
 * A message of the server.
 */
export type Say = { "type": "welcome" } & Welcome | { "type": "waiting" } | { "type": "let_in",
/**
 * Opens the door from now on, as the `token` of the next `hello` or of requests.
 */
pass: string, } | { "type": "changed" } & Changed | { "type": "table",
/**
 * The table.
 */
table: TableInfo, } | { "type": "chat",
/**
 * What.
 */
line: ChatLine, } | { "type": "restart",
/**
 * When, in milliseconds since 1970; nothing if it is not.
 */
restart_at: number | null, } | { "type": "done",
/**
 * The request's `id`.
 */
re?: number, } | { "type": "hint" } & Hint | { "type": "error",
/**
 * The request's `id`.
 */
re?: number,
/**
 * Why.
 */
error: Fault, };

/**
 * Everything a client needs to begin.
 */
export type Welcome = {
/**
 * Who the client is here.
 */
you: You,
/**
 * The table.
 */
table: TableInfo,
/**
 * How the table is composed; none before the start.
 */
plans?: Plans,
/**
 * The last lines of the chat.
 */
chat: Array<ChatLine>,
/**
 * The version of the server and its pages: a page that was loaded from another one should load itself anew.
 */
version: string,
/**
 * When the server is to be started again, in milliseconds since 1970, if that was announced.
 */
restart_at?: number,
/**
 * The server's clock, in milliseconds since 1970, to read deadlines by.
 */
now: number,
/**
 * The `id` of one's own request that this answers.
 */
re?: number,
/**
 * How many actions have been played now.
 */
number: number,
/**
 * Until when the seats to act have time, in milliseconds since 1970; only at tables with a limit.
 */
deadline?: number,
/**
 * In a guided game: the step of the lesson that its learner is at; left out for everybody else, and
 * once the script has been left.
 */
step?: number,
/**
 * Parts that are new or have changed, each whole.
 */
set?: Parts,
/**
 * The names of parts that are there no more.
 */
gone?: Array<string>,
/**
 * Lines of the log with a higher `number` than this are taken back, before `log` is added.
 */
log_keep?: number,
/**
 * Pictures of the table on the way, in order: each is what has changed since the one before, and what is
 * said above comes after the last of them.
 */
beats?: Array<BeatSaid>,
/**
 * New lines of the log: what has happened since the last picture.
 */
log?: Array<LogLine>, };

/**
 * Who a client is at its table.
 */
export type You = {
/**
 * The seat; a spectator has none.
 */
seat: Seat | null,
/**
 * Whether this is the host.
 */
host: boolean, };

/**
 * What has changed on the table, as this client may see it. Parts neither set nor gone are as they were.
 */
export type Changed = {
/**
 * The `id` of one's own request that this answers.
 */
re?: number,
/**
 * How many actions have been played now.
 */
number: number,
/**
 * Until when the seats to act have time, in milliseconds since 1970; only at tables with a limit.
 */
deadline?: number,
/**
 * In a guided game: the step of the lesson that its learner is at; left out for everybody else, and
 * once the script has been left.
 */
step?: number,
/**
 * Parts that are new or have changed, each whole.
 */
set?: Parts,
/**
 * The names of parts that are there no more.
 */
gone?: Array<string>,
/**
 * Lines of the log with a higher `number` than this are taken back, before `log` is added.
 */
log_keep?: number,
/**
 * Pictures of the table on the way, in order: each is what has changed since the one before, and what is
 * said above comes after the last of them.
 */
beats?: Array<BeatSaid>,
/**
 * New lines of the log: what has happened since the last picture.
 */
log?: Array<LogLine>, };

/**
 * A picture of the table in the middle of an action, as a change from what was seen before.
 */
export type BeatSaid = {
/**
 * Parts that are new or have changed, each whole.
 */
set?: Parts,
/**
 * The names of parts that are there no more.
 */
gone?: Array<string>,
/**
 * What has happened since the picture before.
 */
log?: Array<LogLine>,
/**
 * How it is staged.
 */
cue: Cue, };

/**
 * Parts by their names, in the order of the scene. The type for the browser has all names.
 */
export type Parts = {
[seat: `seat.${number}`]: SeatScene,
acting?: Array<Seat>,
zones?: Array<string>,
[zone: `zone.${string}`]: ZonePart,
[zone: `cards.${string}`]: CardsPart,
[zone: `slots.${string}`]: Array<Slot>,
[text: `face.${string}`]: CardFace,
boards?: Array<string>,
[board: `board.${string}`]: Board,
[board: `columns.${string}`]: Array<Heading>,
[line: `line.${string}.${number}`]: LinePart,
[cell: `cell.${string}.${number}.${number}`]: Cell,
[station: `station.${string}.${number}`]: Station,
links?: Array<Link>,
flags?: Array<Message>,
prompt?: Message,
tips?: Array<Message>,
beads?: Array<Message>,
choices?: Array<ChoicePart>,
blocked?: Array<Blocked>,
sheet?: SheetPart,
[row: `row.${number}`]: Array<Arg>,
sealed?: string,
};

/**
 * Where a zone is, how it lies and what it is called, which hardly ever changes.
 */
export type ZonePart = {
/**
 * Where on the table it is.
 */
place: Place,
/**
 * How its cards lie.
 */
layout: Layout,
/**
 * What it is called.
 */
label: Message,
/**
 * Its picture, and that of its free places; none if left out.
 */
sign?: string, };

/**
 * What lies in a zone; its free places are a part of their own.
 */
export type CardsPart = {
/**
 * The cards, in order; alike ones that lie together are told once.
 */
cards: Array<CardPart>,
/**
 * Chips in it; none if left out.
 */
tokens?: Array<Token>,
/**
 * What the viewer should know of it; nothing if left out.
 */
aside?: Aside,
/**
 * Whether it does not matter any more.
 */
pale?: boolean, };

/**
 * A card that goes by its place and names its face: hundreds of cards share a few dozen faces.
 */
export type CardPart = {
/**
 * Its name, if it is not the zone's with the card's place in it, such as `hand2.0`.
 */
id?: string,
/**
 * The `text` of its face, which is the part `face.TEXT`; none is a back.
 */
face?: string,
/**
 * Whether it lies face down on the table, even if the viewer knows it.
 */
down?: boolean,
/**
 * Chips on it, if any.
 */
chips?: number,
/**
 * Who put it there, where that matters.
 */
by?: Seat,
/**
 * A few words on it.
 */
label?: Message,
/**
 * What the viewer should know of it, below it.
 */
aside?: Aside,
/**
 * What it would do at this moment.
 */
now?: Message,
/**
 * What that comes from, line by line.
 */
bill?: Bill,
/**
 * How it stands out.
 */
stress?: Stress,
/**
 * How many cards like this lie here one after another; one if left out.
 */
times?: number, };

/**
 * A legal action with the ways to make it by hand: what they have in common is told once.
 */
export type ChoicePart = {
/**
 * Its notation.
 */
action: string,
/**
 * What it does, in words.
 */
label: Message,
/**
 * What to touch, in order, each way for itself: a card and its place, or the card and a button.
 */
ways: Array<Array<TouchPart>>,
/**
 * What a beginner may regret about it.
 */
warning?: Message,
/**
 * What it would make of things, shown at them as soon as its first touch is made.
 */
previews?: Array<Preview>, };

/**
 * Something to touch: what lies on the table goes by its name alone.
 */
export type TouchPart = string | {
/**
 * Its name.
 */
id: string,
/**
 * What it says; what its choice does if left out.
 */
label?: Message,
/**
 * The zone that it is about, where it is shown; else it stands beside the prompt.
 */
at?: string, };

/**
 * A row of a matrix; its cells are parts of their own.
 */
export type LinePart = {
/**
 * What it is about.
 */
head: Heading,
/**
 * How many cells it has.
 */
cells: number,
/**
 * Whether it is the one in question.
 */
lit?: boolean,
/**
 * Whether it does not matter any more, or not yet.
 */
pale?: boolean, };

/**
 * The head of the score sheet; its rows are parts of their own.
 */
export type SheetPart = {
/**
 * What it shows.
 */
title: Message,
/**
 * What stands above each column; the first is above the names of the rows.
 */
columns: Array<Message>, };

/**
 * Something said at the table.
 */
export type ChatLine = {
/**
 * Who said it.
 */
seat: Seat,
/**
 * Plain text; whoever shows it escapes it. Empty if a phrase was said.
 */
text: string,
/**
 * The phrase, to be worded in the reader's language.
 */
phrase?: Phrase,
/**
 * When, in milliseconds since 1970.
 */
at: number, };

/**
 * How a game ended.
 */
export type Scored = {
/**
 * By seat.
 */
scores: Array<number>,
/**
 * By seat; 1 is the best.
 */
ranks: Array<number>,
/**
 * Who won; perhaps several, perhaps nobody.
 */
winners: Array<Seat>, };

/**
 * What the master would do.
 */
export type Hint = {
/**
 * The request's `id`.
 */
re?: number,
/**
 * The `number` of the scene that it is about.
 */
number: number,
/**
 * What can be played, the preferred first.
 */
actions: Array<HintedAction>,
/**
 * Why the preferred one is better than each of the next two, as far as there are any.
 */
reasons: Array<Message>, };

/**
 * What the master thinks of an action.
 */
export type HintedAction = {
/**
 * The action.
 */
action: string,
/**
 * The chance to win that it leaves, from 0 to 1.
 */
chance: number, };

/**
 * The body of every HTTP answer that is no success.
 */
export type ErrorBody = {
/**
 * What went wrong.
 */
error: Fault, };

/**
 * What went wrong.
 */
export type Fault = {
/**
 * For programs.
 */
code: Code,
/**
 * For people, in English.
 */
message: string,
/**
 * The rule of the game that forbids it, if one does.
 */
refused?: RefusedBy, };

/**
 * The rule that forbids an action.
 */
export type RefusedBy = {
/**
 * Its number in the game's rules.
 */
rule: string,
/**
 * The reason, in the game's words.
 */
reason: Message, };

/**
 * Every reason there is.
 */
export type Code = "bad_request" | "unknown_game" | "bad_players" | "bad_option" | "bad_seat" | "bad_text" | "not_found" | "not_seated" | "not_host" | "locked" | "shown_out" | "closed" | "not_admin" | "seat_taken" | "not_now" | "bad_action" | "not_your_turn" | "illegal_action" | "stale" | "game_over" | "too_many" | "bad_origin" | "too_large" | "storage" | "draining" | "closing" | "internal";
