// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CardScene } from "../api/types";
import type { Board } from "./board";
import { draggable } from "./drag";

const CARD = { id: "hand0.1" } as CardScene;

let card: HTMLElement;
let touched: number;

beforeEach(() => {
  vi.useFakeTimers();
  touched = 0;
  card = document.createElement("button");
  card.setPointerCapture = () => {};
  document.body.append(card);
  const board = { picker: null, look() {} } as unknown as Board;
  draggable(board, CARD)(card);
  card.addEventListener("click", () => touched++);
});

afterEach(() => {
  card.remove();
  vi.useRealTimers();
});

/** A finger does something, at a time that the device tells. */
function finger(type: string, timeStamp: number): void {
  const event = new PointerEvent(type, { pointerType: "touch", bubbles: true });
  Object.defineProperty(event, "timeStamp", { value: timeStamp });
  card.dispatchEvent(event);
}

test("a long press looks at a card and does not touch it", () => {
  finger("pointerdown", 0);
  vi.advanceTimersByTime(500);
  finger("pointerup", 500);
  card.click();
  expect(touched).toBe(0);
});

test("a tap touches a card", () => {
  finger("pointerdown", 0);
  vi.advanceTimersByTime(100);
  finger("pointerup", 100);
  card.click();
  vi.advanceTimersByTime(500);
  expect(touched).toBe(1);
});

test("a tap is no long press though the page hears of it late", () => {
  finger("pointerdown", 0);
  vi.advanceTimersByTime(500);
  finger("pointerup", 100);
  card.click();
  expect(touched).toBe(1);
});
