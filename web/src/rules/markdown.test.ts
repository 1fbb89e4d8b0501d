import { describe, expect, it } from "vitest";
import { pieces } from "./markdown";

const html = (markdown: string) => pieces(markdown).map((piece) => (piece.kind === "text" ? piece.html.trim() : piece));

describe("rules", () => {
  it("become headings, text and figures in order, without the title", () => {
    const found = pieces("# Game\n\nHello *you*.\n\n## Set *up*\n\n![Three rows](figure:rows)\n");
    expect(found).toEqual([
      { kind: "text", html: "<p>Hello <em>you</em>.</p>\n" },
      { kind: "heading", text: "Set up" },
      { kind: "figure", name: "rows", caption: "Three rows" },
    ]);
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
