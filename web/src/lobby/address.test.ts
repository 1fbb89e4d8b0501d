import { describe, expect, it } from "vitest";
import { bestOrigin, onlyHere, qrCode } from "./address";

describe("the address to be sent to others", () => {
  it("is the one that we came by", () => {
    expect(bestOrigin(new URL("https://cards.example/t/1"), ["http://192.168.1.5:4747"])).toBe("https://cards.example");
  });

  it("is the machine's own where ours leads nowhere else", () => {
    const here = new URL("http://127.0.0.1:4747/t/1");
    expect(bestOrigin(here, ["http://192.168.1.5:4747", "http://10.0.0.2:4747"])).toBe("http://192.168.1.5:4747");
    expect(bestOrigin(here, [])).toBe("http://127.0.0.1:4747");
  });

  it("leads nowhere else if it is a name of the machine for itself", () => {
    for (const host of ["localhost", "127.0.0.1", "127.1.2.3", "[::1]"]) expect(onlyHere(host), host).toBe(true);
    for (const host of ["192.168.1.5", "cards.example", "127.example"]) expect(onlyHere(host), host).toBe(false);
  });
});

it("a QR code is asked for under that address", () => {
  expect(qrCode("k3v", "http://[::2]:4747")).toBe("/api/tables/k3v/qr.svg?origin=http%3A%2F%2F%5B%3A%3A2%5D%3A4747");
});
