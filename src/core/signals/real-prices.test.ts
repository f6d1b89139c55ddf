import { existsSync, globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { recordingsNote } from "../../../tests/upstreams/recordings.ts";
import { toSeries } from "../backtest/index.ts";
import { outcomeBars, ratingCourse, readings, signalEvidence, type SignalName } from "./index.ts";

const folder = fileURLToPath(new URL("../../../../shared/data/prices/daily/", import.meta.url));
const paths = existsSync(folder)
  ? globSync("*/*.csv", { cwd: folder }).filter((path) => !path.endsWith(".events.csv"))
  : [];

function rowsOf(path: string): string[][] {
  return readFileSync(folder + path, "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((row) => row.trim().split(","));
}

/** Enough for every rule, and few enough for the slow count. */
const maxBars = 1_500;

/**
 * The newest bars of a recorded price history, adjusted for splits if its source didn't. Rows without a price are left
 * out.
 */
function seriesOf(path: string) {
  const events = path.replace(/\.csv$/, ".events.csv");
  const bars = rowsOf(path).map(([date = "", ...cells]) => {
    const [open, high, low, close, volume] = cells.map((cell) => (cell === "" ? null : Number(cell)));
    return {
      date,
      open: open ?? null,
      high: high ?? null,
      low: low ?? null,
      close: close ?? null,
      volume: volume ?? null,
    };
  });
  return toSeries({
    symbol: path,
    bars: bars.filter(({ open, close }) => open !== null && close !== null).slice(-maxBars),
    events: existsSync(folder + events)
      ? rowsOf(events).map(([date = "", type, value]) => ({
          date,
          type: type === "split" ? "split" : "dividend",
          value: Number(value),
        }))
      : [],
    isSplitAdjusted: !path.startsWith("lean/"),
  });
}

/** A slow literal version of the definition: for each call, all moves that had ended by then are counted again. */
function plainCounts(course: readonly (SignalName | null)[], closes: Float64Array) {
  const counts = { hits: 0, total: 0, baseHits: 0 };
  let next = 0;
  for (const [index, signal] of course.entries()) {
    if (index < next || signal === null || signal === "Hold" || index + outcomeBars >= closes.length) continue;
    let rises = 0;
    let falls = 0;
    for (let end = outcomeBars; end <= index; end++) {
      if (closes[end]! > closes[end - outcomeBars]!) rises++;
      if (closes[end]! < closes[end - outcomeBars]!) falls++;
    }
    const [now, later] = [closes[index]!, closes[index + outcomeBars]!];
    const hasRisen = later > now;
    const hasFallen = later < now;
    counts.total++;
    if (signal.endsWith("Buy") ? hasRisen : hasFallen) counts.hits++;
    if (falls > rises ? hasFallen : hasRisen) counts.baseHits++;
    next = index + outcomeBars;
  }
  return counts;
}

describe.skipIf(paths.length === 0)(`signals on recorded prices${recordingsNote}`, () => {
  it("match the definition on every series", () => {
    for (const path of paths) {
      const series = seriesOf(path);
      const found = readings(series);
      for (const course of [...found.map((reading) => reading.course), ratingCourse(found)])
        expect(signalEvidence(course, series.close), path).toMatchObject(plainCounts(course, series.close));
    }
  });

  it("show the limits of a plain hit rate: MACD is above a half but below its base rate", () => {
    const total = { calls: 0, hits: 0, baseHits: 0, rated: 0, held: 0 };
    for (const path of paths) {
      const series = seriesOf(path);
      const found = readings(series);
      const macd = signalEvidence(found.find(({ id }) => id === "macd")?.course ?? [], series.close);
      const rating = signalEvidence(ratingCourse(found), series.close);
      total.calls += macd.total;
      total.hits += macd.hits;
      total.baseHits += macd.baseHits;
      total.rated += rating.knownBars;
      total.held += rating.holdBars;
    }
    expect(total.calls).toBeGreaterThan(5_000);
    expect(total.hits / total.calls).toBeGreaterThan(0.5);
    expect(total.hits).toBeLessThan(total.baseHits);
    expect(total.held / total.rated).toBeGreaterThan(0.95);
  });
});
