// @vitest-environment jsdom
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import Menu from "./Menu.svelte";

const ITEMS = `<div>
  <button role="menuitem" tabindex="-1">Rules</button>
  <div role="group">
    <button role="menuitemradio" aria-checked="false" tabindex="-1">slow</button>
    <button role="menuitemradio" aria-checked="true" tabindex="-1">normal</button>
  </div>
  <button role="menuitem" aria-disabled="true" tabindex="-1">Leave</button>
</div>`;

let menu: ReturnType<typeof mount>;
const button = () => document.querySelector<HTMLElement>("[aria-haspopup]")!;
const isOpen = () => document.querySelector("[role=menu]") !== null;
const item = (label: string) =>
  [...document.querySelectorAll<HTMLElement>("[role^=menuitem]")].find(({ textContent }) => textContent === label)!;
const focused = () => document.activeElement?.textContent;

function press(...keys: string[]): void {
  for (const key of keys) {
    document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    flushSync();
  }
}
function click(element: Element): void {
  element.dispatchEvent(new MouseEvent("pointerdown", { bubbles: true }));
  element.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  flushSync();
}

beforeEach(() => {
  menu = mount(Menu, {
    target: document.body,
    props: { label: "Menu", children: createRawSnippet(() => ({ render: () => ITEMS })) },
  });
  click(button());
});
afterEach(() => unmount(menu));

describe("a menu", () => {
  it("opens with its first item in focus, and says so", () => {
    expect(focused()).toBe("Rules");
    expect(button().getAttribute("aria-expanded")).toBe("true");
  });

  it("opens with an arrow too", () => {
    press("Escape", "ArrowDown");
    expect(focused()).toBe("Rules");
  });

  it("comes to what is chosen in a group, and goes on beside it", () => {
    press("ArrowDown");
    expect(focused()).toBe("normal");
    press("ArrowLeft");
    expect(focused()).toBe("slow");
  });

  it("gives the focus back when Escape closes it", () => {
    press("Escape");
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(button());
  });

  it("closes after a thing to do, but not after a switch or what cannot be done", () => {
    click(item("slow"));
    click(item("Leave"));
    expect(isOpen()).toBe(true);
    click(item("Rules"));
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(button());
  });

  it("closes when something else is touched or takes the focus", () => {
    click(document.body);
    expect(isOpen()).toBe(false);
    click(button());
    const elsewhere = document.body.appendChild(document.createElement("input"));
    elsewhere.focus();
    flushSync();
    expect(isOpen()).toBe(false);
    elsewhere.remove();
  });

  it("closes with its own button", () => {
    click(button());
    expect(isOpen()).toBe(false);
  });
});
