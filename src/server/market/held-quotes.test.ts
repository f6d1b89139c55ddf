import { expect, it } from "vitest";
import { createHeldQuotes } from "./held-quotes.ts";
import type { ProvidedQuote } from "./provider.ts";

const quote = (symbol: string, price: number) => ({ facts: { symbol, price } }) as unknown as ProvidedQuote;
const names = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => `S${from + index}`);

it("holds the newest so many, and besides them those that are to be kept", () => {
  const held = createHeldQuotes(100);
  const watched = names(0, 250);
  held.keep(watched);
  for (const symbol of watched) held.set(symbol, quote(symbol, 1));
  for (const symbol of names(1_000, 1_100)) held.set(symbol, quote(symbol, 2));
  expect(watched.every((symbol) => held.has(symbol))).toBe(true);
  expect(held.has("S1050")).toBe(true);
  held.set("S7", quote("S7", 3));
  expect(held.get("S7")?.facts.price).toBe(3);
  held.keep(names(0, 10));
  expect(held.get("S7")?.facts.price).toBe(3);
  expect(held.has("S200")).toBe(false);
});
