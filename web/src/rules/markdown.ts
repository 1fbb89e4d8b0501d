// The rules as Markdown into pieces to show: text, and figures that are drawn from real scenes.

import { Marked, Renderer, type Token, type Tokens } from "marked";

export type Piece =
  | { kind: "text"; html: string }
  | { kind: "heading"; text: string; id: string | null; rules: string }
  | { kind: "figure"; name: string; caption: string };

const FIGURE = /^figure:([\w-]+)$/;

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]!);

/** A name of a chapter, or the numbers of the rules that a passage explains: `{#setup}`, `{DB-22 DB-23}`. */
const MARK = /^ *\{(#[a-z-]+|[A-Z]{2}-\d+(?: [A-Z]{2}-\d+)*)\}/;

interface Mark {
  type: "mark";
  raw: string;
  text: string;
}

/** Numbers that a page has named already: an address leads to the first passage. */
let named = new Set<string>();

/** Quiet links to the passage that they stand in. */
function links(rules: string): string {
  const link = (rule: string) => {
    const id = named.has(rule) ? "" : ` id="${rule}"`;
    named.add(rule);
    // There are hundreds of them: they are for the pointer and for links from elsewhere, not for Tab.
    return `<a class="rule"${id} href="#${rule}" tabindex="-1">${rule}</a>`;
  };
  return `<span class="rules-of">${rules.split(" ").map(link).join(" ")}</span>`;
}

// The text is ours, but what is put into the page as HTML is never trusted: no tags, no scripts in links, no pictures.
const marked = new Marked({
  extensions: [
    {
      name: "mark",
      level: "inline",
      start: (text) => text.search(/ *\{[#A-Z]/),
      tokenizer(text) {
        const [raw, inside] = MARK.exec(text) ?? [];
        return raw ? { type: "mark", raw, text: inside ?? "" } : undefined;
      },
      renderer: ({ text }) => (isName(text as string) ? "" : links(text as string)),
    },
  ],
  renderer: {
    html: ({ text }) => escape(text),
    image: ({ text }) => escape(text),
    // A wide table scrolls by itself, with the keyboard too.
    table(token) {
      return `<div class="wide" tabindex="0">${Renderer.prototype.table.call(this, token)}</div>`;
    },
    // A corner of a table is no heading of anything.
    tablecell: (cell) => (cell.header && !cell.text ? "<td></td>" : false),
    link({ href, tokens }) {
      const inside = this.parser.parseInline(tokens);
      return /^(https?:\/\/|\/(?!\/))/.test(href) ? `<a href="${escape(href)}">${inside}</a>` : inside;
    },
  },
});

/** The figure that a paragraph consists of, if it is one. */
function figure(token: Token): Piece | null {
  const [only, ...rest] = token.type === "paragraph" ? ((token as Tokens.Paragraph).tokens ?? []) : [];
  if (only?.type !== "image" || rest.length) return null;
  const { href, text } = only as Tokens.Image;
  const name = FIGURE.exec(href)?.[1];
  return name ? { kind: "figure", name, caption: text } : null;
}

function piece(token: Token): Piece {
  if (token.type === "heading" && (token as Tokens.Heading).depth === 2) return heading(token as Tokens.Heading);
  return figure(token) ?? { kind: "text", html: marked.parser([token]) };
}

const isName = (mark: string) => mark.startsWith("#");

function heading({ tokens }: Tokens.Heading): Piece {
  const marks = tokens.filter(({ type }) => type === "mark").map((token) => (token as Mark).text);
  return {
    kind: "heading",
    text: plain(tokens.filter(({ type }) => type !== "mark")),
    id: marks.find(isName)?.slice(1) ?? null,
    rules: marks
      .filter((mark) => !isName(mark))
      .map(links)
      .join(""),
  };
}

/** What is left of text without its emphasis. */
const plain = (tokens: Token[]): string =>
  tokens
    .map((token) => ("tokens" in token && token.tokens ? plain(token.tokens) : "text" in token ? token.text : ""))
    .join("");

/** The pieces in order. The title is left out: whoever shows them has it already. */
export function pieces(markdown: string): Piece[] {
  named = new Set();
  return marked
    .lexer(markdown)
    .filter((token) => token.type !== "space" && !(token.type === "heading" && (token as Tokens.Heading).depth === 1))
    .map(piece);
}

/** The pieces of a page by its chapters: the first has what stands before all headings, which may be nothing. */
export function chapters(all: readonly Piece[]): Piece[][] {
  const found: Piece[][] = [[]];
  for (const piece of all) {
    if (piece.kind === "heading") found.push([]);
    found.at(-1)!.push(piece);
  }
  return found.filter((chapter) => chapter.length);
}
