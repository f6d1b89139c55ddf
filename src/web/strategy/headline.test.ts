import { expect, it } from "vitest";
import { headline } from "./headline.ts";

const run = (totalReturnRatio: number, maximumDrawdownRatio: number, tradeCount = 10) => ({
  totalReturnRatio,
  maximumDrawdownRatio,
  tradeCount,
});

it.each([
  [run(0.6, -0.2), run(0.4, -0.3), { isLoss: false, made: "more", fall: "smaller" }],
  [run(0.6, -0.4), run(0.4, -0.3), { isLoss: false, made: "more", fall: "deeper" }],
  [run(0.3, -0.2), run(0.4, -0.3), { isLoss: false, made: "less", fall: "smaller" }],
  [run(-0.1, -0.4), run(0.4, -0.3), { isLoss: true, made: "less", fall: "deeper" }],
])("says which of the two gained more and fell deeper", (strategy, hold, words) => {
  expect(headline(strategy, hold)).toEqual({ kind: "compared", ...words });
});

it("calls results equal if they read equal", () => {
  expect(headline(run(0.40001, -0.30002), run(0.40003, -0.29999))).toEqual({
    kind: "compared",
    isLoss: false,
    made: "same",
    fall: "same",
  });
});

it("claims nothing without trades", () => {
  expect(headline(run(0, 0, 0), run(0.4, -0.3))).toEqual({ kind: "no-trades" });
});
