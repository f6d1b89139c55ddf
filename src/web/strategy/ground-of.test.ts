import { expect, it } from "vitest";
import { defaultAssumptions } from "#core/backtest/assumptions.ts";
import { groundOf } from "./ground-of.ts";
import { practiceSeries } from "./practice-series.ts";

const aapl = practiceSeries("AAPL", "2026-03-04");
const held = new Map([["AAPL", aapl]]);
const request = {
  symbols: ["AAPL"],
  others: [],
  strategy: { kind: "hold", name: "Hold", rebalance: null, saving: null },
  assumptions: defaultAssumptions,
  from: null,
  to: null,
} as const;

it("takes the named instruments' bars, and throws without one of them", () => {
  expect(groundOf(held, request).series).toEqual([aapl]);
  expect(() => groundOf(held, { ...request, symbols: ["AAPL", "MSFT"] })).toThrow("MSFT");
  expect(() => groundOf(held, { ...request, others: ["SPY"] })).toThrow("SPY");
});
