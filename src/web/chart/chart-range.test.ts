import { describe, expect, it } from "vitest";
import { barsInRange, chartRanges, historyRequest } from "./chart-range.ts";

const bar = (date: string, time?: string) => ({
  date,
  ...(time === undefined ? {} : { time }),
  open: 1,
  high: 1,
  low: 1,
  close: 1,
  volume: 1,
});
const dates = (bars: readonly { date: string }[]) => bars.map(({ date }) => date);

describe("chart ranges", () => {
  it("ask for intraday bars up to five days, daily ones up to a year, then weeks and months", () => {
    expect(Object.fromEntries(chartRanges.map((range) => [range, historyRequest(range).interval]))).toEqual({
      "1D": "5m",
      "5D": "15m",
      "1M": "1d",
      "6M": "1d",
      YTD: "1d",
      "1Y": "1d",
      "5Y": "1wk",
      Max: "1mo",
    });
  });

  it("never request more bars than the API provides", () => {
    for (const range of chartRanges) expect(historyRequest(range).limit).toBeLessThanOrEqual(5000);
  });

  it("count back from the last bar, not from today", () => {
    const bars = ["2024-02-28", "2024-02-29", "2024-03-01", "2024-03-29", "2024-03-31"].map((date) => bar(date));
    expect(dates(barsInRange(bars, "1M"))).toEqual(["2024-02-29", "2024-03-01", "2024-03-29", "2024-03-31"]);
    expect(dates(barsInRange(bars, "Max"))).toEqual(dates(bars));
  });

  it("start the year to date on 1 January", () => {
    const bars = ["2023-12-29", "2024-01-02", "2024-03-31"].map((date) => bar(date));
    expect(dates(barsInRange(bars, "YTD"))).toEqual(["2024-01-02", "2024-03-31"]);
    expect(dates(barsInRange(bars, "1Y"))).toEqual(dates(bars));
  });

  it("show whole sessions for one and five days", () => {
    const bars = ["18", "19", "20", "23", "24", "25"].flatMap((day) => [
      bar(`2026-11-${day}`, `2026-11-${day}T14:30:00Z`),
      bar(`2026-11-${day}`, `2026-11-${day}T14:35:00Z`),
    ]);
    expect(dates(barsInRange(bars, "1D"))).toEqual(["2026-11-25", "2026-11-25"]);
    expect(barsInRange(bars, "5D")[0]?.date).toBe("2026-11-19");
  });

  it("are empty without bars", () => {
    expect(barsInRange([], "1Y")).toEqual([]);
  });
});
