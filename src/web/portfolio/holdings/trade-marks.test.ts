import { expect, it } from "vitest";
import { closesPerUnit, tradeMarks } from "./trade-marks.ts";

const dates = ["2026-03-02", "2026-03-03", "2026-03-05"];

it("marks a trade at its day's close, or the one before it, and sums those of a day", () => {
  const marks = tradeMarks(
    [
      { type: "buy", date: "2026-03-04", quantity: "10" },
      { type: "transfer-in", date: "2026-03-03", quantity: "2.5" },
      { type: "sell", date: "2026-03-05", quantity: "4" },
      { type: "dividend", date: "2026-03-05", quantity: null },
    ],
    dates,
  );
  expect(marks.map(({ index, kind, quantity }) => [index, kind, quantity])).toEqual([
    [1, "in", 12.5],
    [2, "out", 4],
  ]);
});

it("has no mark for a trade before the first close", () => {
  expect(tradeMarks([{ type: "buy", date: "2026-03-01", quantity: "1" }], dates)).toEqual([]);
});

it("converts pence if the cost is in pounds", () => {
  expect([closesPerUnit("GBp", "GBP"), closesPerUnit("GBp", "GBp"), closesPerUnit(null, "USD")]).toEqual([100, 1, 1]);
});
