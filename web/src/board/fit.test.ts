import { expect, test } from "vitest";
import { largest } from "./fit";

function search(most: number, guess: number, best: number): { found: number; tries: number } {
  let tries = 0;
  const found = largest(most, guess, (size) => (tries++, size <= best));
  return { found, tries };
}

test("the largest size that fits is found from any guess", () => {
  for (let best = 0; best <= 17; best++)
    for (let guess = 0; guess <= 20; guess++) expect(search(17, guess, best).found).toBe(best);
});

test("a size that fits no longer by one step, or still fits, costs two tries", () => {
  expect(search(17, 9, 9).tries).toBe(2);
  expect(search(17, 9, 8).tries).toBe(2);
});

test("whatever changed, few tries are enough", () => {
  for (let best = 0; best <= 17; best++)
    for (let guess = 0; guess <= 17; guess++) expect(search(17, guess, best).tries).toBeLessThanOrEqual(6);
});
