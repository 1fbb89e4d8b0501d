// Picking a card up and putting it down with mouse or finger, and looking at it closely by a long press.

import type { Attachment } from "svelte/attachments";
import type { CardScene } from "../api/types";
import type { Board } from "./board";

/** How far a pointer goes before it is a drag, and how long it rests before it is a look. */
const SLACK = 8;
const LONG_PRESS = 450;

/** The things under a point, innermost first. */
function under(x: number, y: number): Element[] {
  return document.elementsFromPoint(x, y);
}

function touchIds(elements: Element[]): string[] {
  return elements.flatMap(
    (element) => (element as HTMLElement).dataset.touch ?? (element as HTMLElement).dataset.zone ?? [],
  );
}

/** What pointers do with a card's element. */
class Hold {
  private start: PointerEvent | null = null;
  private dragging = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** A drag or a long press ends in a click that means nothing. */
  private swallow = false;

  constructor(
    private readonly board: Board,
    private readonly element: HTMLElement,
    private card: CardScene,
  ) {
    element.addEventListener("pointerdown", (event) => this.down(event));
    element.addEventListener("pointermove", (event) => this.move(event));
    element.addEventListener("pointerup", (event) => this.up(event));
    element.addEventListener("pointercancel", () => this.rest());
    element.addEventListener("click", (event) => this.click(event), { capture: true });
    element.addEventListener("contextmenu", (event) => {
      event.preventDefault();
      this.board.look(this.card);
    });
  }

  /** The table has changed. The same card stays in the hand that holds it; another one was never picked up. */
  show(card: CardScene): void {
    const same =
      card.id === this.card.id && card.face?.suit === this.card.face?.suit && card.face?.text === this.card.face?.text;
    this.card = card;
    if (!same) this.rest();
  }

  private down(event: PointerEvent): void {
    if (event.button) return;
    this.start = event;
    this.swallow = false;
    // However fast the pointer leaves the card, it is this card that it holds.
    this.element.setPointerCapture(event.pointerId);
    if (event.pointerType !== "mouse") this.timer = setTimeout(() => this.lookClosely(), LONG_PRESS);
  }

  private lookClosely(): void {
    if (!this.element.isConnected) return;
    this.swallow = true;
    this.board.look(this.card);
  }

  private move(event: PointerEvent): void {
    if (!this.start) return;
    if (!event.buttons) return this.rest();
    const [dx, dy] = [event.clientX - this.start.clientX, event.clientY - this.start.clientY];
    if (!this.dragging && Math.hypot(dx, dy) < SLACK) return;
    clearTimeout(this.timer);
    if (!this.dragging && !this.lift()) return;
    this.dragging = true;
    this.board.look(null);
    this.element.style.transform = `translate(${dx}px, ${dy}px) rotate(3deg)`;
    this.element.style.zIndex = "20";
    this.element.style.pointerEvents = "none";
  }

  private lift(): boolean {
    const { picker } = this.board;
    const { id } = this.card;
    return picker !== null && (picker.reach.things.has(id) || picker.path.includes(id)) && picker.lift(id);
  }

  private up(event: PointerEvent): void {
    if (this.dragging) {
      const ids = touchIds(under(event.clientX, event.clientY));
      const home = this.element.closest<HTMLElement>("[data-zone]")?.dataset.zone;
      this.swallow = true;
      this.board.picker?.drop(this.card.id, ids, home !== undefined && ids.includes(home));
    } else if (this.swallow) {
      // A busy page looks at its watch too late: what counts is how long the finger was down.
      this.swallow = !this.start || event.timeStamp - this.start.timeStamp >= LONG_PRESS;
    }
    this.rest();
  }

  private rest(): void {
    clearTimeout(this.timer);
    this.start = null;
    this.dragging = false;
    this.element.style.transform = "";
    this.element.style.zIndex = "";
    this.element.style.pointerEvents = "";
  }

  private click(event: MouseEvent): void {
    if (!this.swallow) return;
    this.swallow = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  }
}

/** One for each element, however often the scene is told anew. */
const holds = new WeakMap<HTMLElement, Hold>();

export function draggable(board: Board, card: CardScene): Attachment<HTMLElement> {
  return (element) => {
    const hold = holds.get(element) ?? new Hold(board, element, card);
    holds.set(element, hold);
    hold.show(card);
  };
}
