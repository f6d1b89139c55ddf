import { describe, expect, it } from "vitest";
import type { ChartPoint } from "#contract/indicators.ts";
import { indicatorCsvRows } from "./indicator-csv.ts";
import { indicatorPanes, lineValue } from "./indicator-panes.ts";

const point = (day: number, rsi: number | null): ChartPoint => ({
  timestamp: Date.UTC(2026, 2, day),
  date: `2026-03-0${day}`,
  price: 10 + day,
  open: 10,
  high: 12,
  low: 9,
  volume: null,
  sma: 10.5,
  rsi,
  macd: 0.12,
  macdSignal: null,
  macdHistogram: null,
  adx: 20,
  plusDi: 10,
  minusDi: 5,
});
const lengths = { sma: 50, rsi: 14, macd: [12, 26, 9], adx: 14 } as const;
const panes = indicatorPanes(
  [point(1, null), point(2, 55.55)],
  [
    { id: "bollinger", label: "Bollinger Bands (20, 2)", place: "price", outputs: [{ name: "upper", values: [1, 2] }] },
    {
      id: "superTrend",
      label: "SuperTrend (10, 3)",
      place: "price",
      outputs: [
        { name: "superTrend", values: [9, 9] },
        { name: "direction", values: [1, 1] },
      ],
    },
    { id: "obv", label: "On-Balance Volume", place: "pane", outputs: [{ name: "obv", values: [null, 1_250_000] }] },
  ],
  lengths,
  2,
);

describe("the panes of the chart", () => {
  it("draw overlays with the price and every other indicator in its own pane", () => {
    expect(panes.map(({ label }) => label)).toEqual(["Price", "RSI 14", "MACD 12/26/9", "ADX 14", "On-Balance Volume"]);
    expect(panes[0]?.lines.map(({ label }) => label)).toEqual([
      "SMA 50",
      "Bollinger Bands (20, 2)",
      "SuperTrend (10, 3)",
    ]);
  });

  it("show a warming-up value as unknown, never as zero", () => {
    const [, rsi, , , volume] = panes;
    const [line] = rsi?.lines ?? [];
    if (rsi === undefined || line === undefined || volume?.lines[0] === undefined) throw new Error("no such pane");
    expect([lineValue(rsi, line, 0), lineValue(rsi, line, 1)]).toEqual(["—", "55.6"]);
    expect(lineValue(volume, volume.lines[0], 1)).toBe("1.25M");
  });

  it("are saved with empty fields for unknown values", () => {
    const bars = [{ date: "2026-03-01", open: 10, high: 12, low: 9, close: 11, volume: null }];
    const [header, row] = indicatorCsvRows(bars, panes, { source: "yahoo", status: "live" });
    const field = (name: string): string | undefined => row?.[header?.indexOf(name) ?? -1];
    expect([field("date"), field("close"), field("volume"), field("rsi"), field("source")]).toEqual([
      "2026-03-01",
      "11",
      "",
      "",
      "yahoo",
    ]);
  });
});
