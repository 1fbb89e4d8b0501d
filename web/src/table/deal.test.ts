import { beforeEach, expect, it, vi } from "vitest";
import { type Dealt, promises } from "../api/fair";
import type { TableInfo } from "../api/types";
import { storage } from "../testing/storage";
import { welcome } from "../testing/welcome";
import { OwnDeal } from "./deal.svelte";

// The deal of engine/src/fair.rs's tests: salt of ones, secret of twos.
const COMMITMENT = "63c6dc5c75b31b0cee0956cc464c59de82d680b729e7fd995a5d52ca7c294fbb";
const NONCE = "00112233aabbccdd";
const dealt: Dealt = {
  seed: "cb4da8b8922bbbacf176e700db0dd3ae074381c687456205128ba3e27916fb89",
  fair: { commitment: COMMITMENT, salt: "01".repeat(32), secret: "02".repeat(32), nonces: [NONCE, null] },
};

function table(more: Partial<TableInfo>): TableInfo {
  const said = welcome({ table: { commitment: COMMITMENT, ...more } });
  if (said.type !== "welcome") throw new Error("a welcome");
  return said.table;
}
const over = table({ phase: "over", replay: "r1" });

beforeEach(() => {
  vi.stubGlobal("localStorage", storage());
  promises.remember("t1", { round: 1, commitment: COMMITMENT, nonce: NONCE });
});

it("looks at the replay once the game is over, and says whether the promise was kept", async () => {
  const fetched = vi.fn(async () => dealt);
  const deal = new OwnDeal(async () => {}, fetched);
  deal.follow(table({ phase: "playing" }), 0);
  expect(fetched).not.toHaveBeenCalled();
  deal.follow(over, 0);
  await vi.waitFor(() => expect(deal.verdict).toBe("kept"));
  deal.follow(over, 0);
  expect(fetched).toHaveBeenCalledExactlyOnceWith("r1");
});

it("notices a server that deals from another secret than it has promised", async () => {
  const commitment = "00".repeat(32);
  promises.remember("t1", { round: 1, commitment, nonce: NONCE });
  const deal = new OwnDeal(
    async () => {},
    async () => dealt,
  );
  deal.follow(over, 0);
  await vi.waitFor(() => expect(deal.verdict).toBe("broken"));
});

it("asks for the replay again if it did not come", async () => {
  const fetched = vi.fn(async () => dealt).mockRejectedValueOnce(new Error("no line"));
  const deal = new OwnDeal(async () => {}, fetched);
  await vi.waitFor(() => {
    deal.follow(over, 0);
    expect(fetched).toHaveBeenCalledTimes(2);
  });
  await vi.waitFor(() => expect(deal.verdict).toBe("kept"));
});
