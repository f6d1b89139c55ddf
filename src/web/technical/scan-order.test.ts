import { expect, it } from "vitest";
import type { SymbolSignals } from "../market/use-signals.ts";
import { inScanOrder } from "./scan-order.ts";

const row = (symbol: string, overall: SymbolSignals["overall"]): SymbolSignals => ({
  symbol,
  overall,
  score: null,
  scoreWeekAgo: null,
  overallEvidence: null,
  readings: [],
  provenance: { source: "x", status: "live", asOf: null, delayMinutes: null, fetchedAt: null },
});
const rows = [row("B", "Hold"), row("A", null), row("C", "Strong Buy"), row("D", "Sell")];
const order = (isDescending: boolean, column: "overall" | "symbol" = "overall"): string =>
  inScanOrder(rows, { column, isDescending })
    .map(({ symbol }) => symbol)
    .join("");

it("sorts by how bullish a signal is, and puts rows without one last in either direction", () => {
  expect(order(true)).toBe("CBDA");
  expect(order(false)).toBe("DBCA");
  expect(order(true, "symbol")).toBe("DCBA");
});

it("orders equal ratings by their score", () => {
  const held = [
    { ...row("A", "Hold"), score: -0.25 },
    { ...row("B", "Hold"), score: 0.5 },
  ];
  expect(inScanOrder(held, { column: "overall", isDescending: true }).map(({ symbol }) => symbol)).toEqual(["B", "A"]);
});
