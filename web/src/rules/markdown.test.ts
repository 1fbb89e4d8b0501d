import { describe, expect, it } from "vitest";
import { chapters, pieces } from "./markdown";

const html = (markdown: string) => pieces(markdown).map((piece) => (piece.kind === "text" ? piece.html.trim() : piece));

describe("rules", () => {
  it("become headings, text and figures in order, without the title", () => {
    const found = pieces("# Game\n\nHello *you*.\n\n## Set *up*\n\n![Three rows](figure:rows)\n");
    expect(found).toEqual([
      { kind: "text", html: "<p>Hello <em>you</em>.</p>\n" },
      { kind: "heading", text: "Set up", id: null, rules: "" },
      { kind: "figure", name: "rows", caption: "Three rows" },
    ]);
  });

  it("have names for their chapters, and a quiet link for every rule that a passage explains", () => {
    const [heading, text, again] = pieces("## Set-up {#setup}\n\nDeal. {DB-8 DB-9}\n\n- Deal again {DB-8}\n");
    expect(heading).toEqual({ kind: "heading", text: "Set-up", id: "setup", rules: "" });
    expect(text).toMatchObject({
      html:
        '<p>Deal.<span class="rules-of"><a class="rule" id="DB-8" href="#DB-8" tabindex="-1">DB-8</a> ' +
        '<a class="rule" id="DB-9" href="#DB-9" tabindex="-1">DB-9</a></span></p>\n',
    });
    expect(again).toMatchObject({
      html: expect.stringContaining('<a class="rule" href="#DB-8" tabindex="-1">DB-8</a>') as string,
    });
    const [own] = pieces("## Ponds {DB-30} {#ponds}\n");
    expect(own).toMatchObject({ text: "Ponds", id: "ponds", rules: expect.stringContaining('id="DB-30"') as string });
  });

  it("keep braces that are no marks", () => {
    expect(html("a {b} {#B} {DB-x}")).toEqual(["<p>a {b} {#B} {DB-x}</p>"]);
  });

  it("fall into chapters", () => {
    const found = chapters(pieces("# A\n\nStory\n\n## B\n\nb\n\n## C\n\nc\n"));
    expect(found.map((chapter) => chapter.length)).toEqual([1, 2, 2]);
  });

  it("keep tables, and let the keyboard scroll them", () => {
    const [table] = html("| | b |\n|---|---|\n| 1 | 2 |");
    expect(table).toMatch(/^<div class="wide" tabindex="0"><table>/);
    expect(table).toContain("<td></td><th>b</th>");
    expect(table).toContain("<td>1</td>");
  });

  it("show tags as text and follow no script", () => {
    expect(html("<script>alert(1)</script>")).toEqual(["&lt;script&gt;alert(1)&lt;/script&gt;"]);
    expect(html("a <img src=x onerror=alert(1)> b")[0]).not.toContain("<img");
    expect(html("[x](javascript:alert(1))")).toEqual(["<p>x</p>"]);
    expect(html("[x](//elsewhere)")).toEqual(["<p>x</p>"]);
    expect(html('![x" onload="y](https://elsewhere/z.png)')).toEqual(["<p>x&quot; onload=&quot;y</p>"]);
  });
});
