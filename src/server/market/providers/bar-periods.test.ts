import { expect, it } from "vitest";
import { barPeriods } from "./bar-periods.ts";

const row = (time: string, close: number, volume: number | null = 10) => ({
  at: Date.parse(time),
  open: close - 1,
  high: close + 1,
  low: close - 2,
  close,
  volume,
});

it("sorts bars and dates them by the exchange", () => {
  const rows = [row("2026-03-03T23:00:00Z", 12), row("2026-03-02T23:00:00Z", 11)];
  expect(barPeriods(rows, "1d", "Australia/Sydney").map(({ date, close }) => [date, close])).toEqual([
    ["2026-03-03", 11],
    ["2026-03-04", 12],
  ]);
});

it("joins the running row with the day it belongs to", () => {
  const rows = [row("2026-03-04T14:30:00Z", 10, 500), row("2026-03-04T18:00:00Z", 13, 400)];
  expect(barPeriods(rows, "1d", "America/New_York")).toEqual([
    { date: "2026-03-04", open: 9, high: 14, low: 8, close: 13, volume: 500 },
  ]);
});

it("joins it with its week and its month, and starts the next one on time", () => {
  const rows = [row("2026-02-27T15:00:00Z", 10), row("2026-03-02T15:00:00Z", 11), row("2026-03-04T18:00:00Z", 12)];
  const dates = (interval: "1wk" | "1mo") => barPeriods(rows, interval, "America/New_York").map(({ date }) => date);
  expect(dates("1wk")).toEqual(["2026-02-27", "2026-03-02"]);
  expect(dates("1mo")).toEqual(["2026-02-27", "2026-03-02"]);
});

it("joins it with its five minutes, which keep their start", () => {
  const rows = [
    row("2026-03-04T18:00:00Z", 10),
    row("2026-03-04T18:03:21Z", 11, null),
    row("2026-03-04T18:05:00Z", 12),
  ];
  expect(barPeriods(rows, "5m", "America/New_York").map(({ time, close, volume }) => [time, close, volume])).toEqual([
    ["2026-03-04T18:00:00.000Z", 11, 10],
    ["2026-03-04T18:05:00.000Z", 12, 10],
  ]);
});
