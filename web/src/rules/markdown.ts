// The rules as Markdown into pieces to show: text, and figures that are drawn from real scenes.

import { Marked, Renderer, type Token, type Tokens } from "marked";

export type Piece =
  | { kind: "text"; html: string }
  | { kind: "heading"; text: string }
  | { kind: "figure"; name: string; caption: string };

const FIGURE = /^figure:([\w-]+)$/;

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]!);

// The text is ours, but what is put into the page as HTML is never trusted: no tags, no scripts in links, no pictures.
const marked = new Marked({
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
  if (token.type === "heading" && (token as Tokens.Heading).depth === 2)
    return { kind: "heading", text: plain((token as Tokens.Heading).tokens) };
  return figure(token) ?? { kind: "text", html: marked.parser([token]) };
}

/** What is left of text without its emphasis. */
const plain = (tokens: Token[]): string =>
  tokens
    .map((token) => ("tokens" in token && token.tokens ? plain(token.tokens) : "text" in token ? token.text : ""))
    .join("");

/** The pieces in order. The title is left out: whoever shows them has it already. */
export function pieces(markdown: string): Piece[] {
  return marked
    .lexer(markdown)
    .filter((token) => token.type !== "space" && !(token.type === "heading" && (token as Tokens.Heading).depth === 1))
    .map(piece);
}
