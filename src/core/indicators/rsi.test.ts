import { expect, it } from "vitest";
import { rsi } from "./rsi.ts";

it("is 50 again where a short average has faded to nothing, as bar by bar", () => {
  const closes = Float64Array.from({ length: 1_200 }, (_, index) => (index < 5 ? 10 + (index % 2) : 10));
  expect(rsi(closes, 2).at(-1)).toBe(50);
});
