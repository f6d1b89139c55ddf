import { expect, it } from "vitest";
import { createCostOf, readPrices } from "./prices.ts";

const at = (day: string) => ({ now: () => Date.parse(`${day}T12:00:00Z`) });
const million = { inputTokens: 1_000_000, outputTokens: 1_000_000 };

it("counts by the price of the day", () => {
  expect(createCostOf({ prices: [], clock: at("2026-11-30") })("gemini-4-argon", million)).toBe(12);
  expect(createCostOf({ prices: [], clock: at("2026-12-01") })("gemini-4-argon", million)).toBe(24);
});

it("takes the longest prefix, and the host's own price before the list", () => {
  const costOf = createCostOf({ prices: readPrices("gemini-3.8-flash=1/2, llama=0/0") ?? [], clock: at("2026-11-21") });
  expect(costOf("gemini-3.5-flash-lite-001", million)).toBe(2.8);
  expect(costOf("gemini-3.8-flash", { inputTokens: 1000, outputTokens: 500 })).toBe(0.002);
  expect(costOf("llama3.2", million)).toBe(0);
});

it("says nothing of a model without a price, or of a call that told no tokens", () => {
  const costOf = createCostOf({ prices: [], clock: at("2026-11-21") });
  expect(costOf("somebodys-model", million)).toBeNull();
  expect(costOf("gemini-3.8-flash", { inputTokens: null, outputTokens: 10 })).toBeNull();
});

it("refuses prices it cannot read", () => {
  expect(readPrices("gemini=cheap")).toBeNull();
  expect(readPrices("")).toEqual([]);
});
