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

export function draggable(board: Board, card: CardScene): Attachment<HTMLElement> {
  return (element) => {
    let start: PointerEvent | null = null;
    let dragging = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** A drag or a long press ends in a click that means nothing. */
    let swallow = false;

    const down = (event: PointerEvent) => {
      if (event.button) return;
      start = event;
      swallow = false;
      // However fast the pointer leaves the card, it is this card that it holds.
      element.setPointerCapture(event.pointerId);
      if (event.pointerType === "mouse") return;
      timer = setTimeout(() => {
        swallow = true;
        board.look(card, element);
      }, LONG_PRESS);
    };

    const move = (event: PointerEvent) => {
      if (!start) return;
      if (!event.buttons) return rest();
      const [dx, dy] = [event.clientX - start.clientX, event.clientY - start.clientY];
      if (!dragging && Math.hypot(dx, dy) < SLACK) return;
      clearTimeout(timer);
      if (!dragging && !board.picker?.reach.things.has(card.id) && !board.picker?.path.includes(card.id)) return;
      if (!dragging && !board.picker?.lift(card.id)) return;
      dragging = true;
      board.look(null);
      element.style.transform = `translate(${dx}px, ${dy}px) rotate(3deg)`;
      element.style.zIndex = "20";
      element.style.pointerEvents = "none";
    };

    const up = (event: PointerEvent) => {
      clearTimeout(timer);
      if (dragging) {
        const ids = touchIds(under(event.clientX, event.clientY));
        const home = element.closest<HTMLElement>("[data-zone]")?.dataset.zone;
        swallow = true;
        board.picker?.drop(card.id, ids, home !== undefined && ids.includes(home));
      } else if (swallow) board.look(null);
      rest();
    };

    const rest = () => {
      clearTimeout(timer);
      start = null;
      dragging = false;
      element.style.transform = "";
      element.style.zIndex = "";
      element.style.pointerEvents = "";
    };

    const click = (event: MouseEvent) => {
      if (!swallow) return;
      swallow = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };

    const menu = (event: Event) => event.preventDefault();

    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener("pointerdown", down, { signal });
    element.addEventListener("pointermove", move, { signal });
    element.addEventListener("pointerup", up, { signal });
    element.addEventListener("pointercancel", rest, { signal });
    element.addEventListener("click", click, { signal, capture: true });
    element.addEventListener("contextmenu", menu, { signal });
    return () => {
      rest();
      listening.abort();
    };
  };
}
