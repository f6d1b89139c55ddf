import { expect, it } from "vitest";
import { madeWalk } from "../../../tests/support/made-walk.ts";
import { defaultAssumptions, prepareBacktest, presets, readStrategy, runBacktest, type Series } from "./index.ts";

const walks = () => [madeWalk("A", 700, 1), madeWalk("B", 700, 2), madeWalk("C", 500, 3)];
const ground = (series: readonly Series[]) => ({ series, assumptions: defaultAssumptions, from: null, to: null });
const dividends = [{ date: "2005-03-01", amount: 1 }];

it.each(presets)("preset $id trades, and reads back unchanged", ({ strategy }) => {
  const { trades, firstKnownDate } = runBacktest({ ...ground(walks()), strategy });
  expect(trades.length).toBeGreaterThan(0);
  expect(firstKnownDate).not.toBeNull();
  expect(readStrategy(JSON.parse(JSON.stringify(strategy)))).toEqual({ ok: true, strategy });
});

it("gives the same result whatever ran before on the same bars", () => {
  const series = walks().map((walk) => ({ ...walk, dividends }));
  const prepared = prepareBacktest(ground(series));
  const order = [...presets, ...presets.toReversed()];
  for (const { strategy } of order) {
    const alone = prepareBacktest(ground(series.map((each) => ({ ...each })))).run(strategy);
    expect(prepared.run(strategy)).toEqual(alone);
    expect(prepared.summary(strategy)).toEqual(alone.statistics);
    expect(runBacktest({ ...ground(series), strategy })).toEqual(alone);
  }
});

it("warms up on the bars before the run", () => {
  const [walk] = walks();
  const cross = presets.find(({ id }) => id === "sma-cross")!.strategy;
  const from = walk!.dates[300]!;
  const result = runBacktest({ ...ground([walk!]), strategy: cross, from, to: walk!.dates[600]! });
  expect([result.dates[0], result.dates.at(-1), result.dates.length]).toEqual([from, walk!.dates[600], 301]);
  expect(result.firstKnownDate).toBe(from);
  const whole = runBacktest({ ...ground([walk!]), strategy: cross });
  expect(whole.firstKnownDate).toBe(walk!.dates[50]);
});
