import { expect, it } from "vitest";
import { closeOfDay } from "./close-of-day.ts";

const bar = (date: string, close: number) => ({ date, close, open: null, high: null, low: null, volume: null });
const provenance = {
  source: "yahoo",
  status: "delayed",
  asOf: null,
  fetchedAt: null,
  delayMinutes: 15,
} as unknown as Parameters<typeof closeOfDay>[0]["provenance"];
const history = {
  bars: [bar("2024-06-06", 120.998), bar("2024-06-07", 120.888), bar("2024-06-10", 121.79)],
  events: [{ date: "2024-06-10", type: "split" as const, value: 10 }],
  adjusted: false,
  provenance,
};

it("returns a day's close as traded, before a later split", () => {
  expect(closeOfDay(history, "2024-06-07")).toEqual({ date: "2024-06-07", price: "1208.88" });
  expect(closeOfDay(history, "2024-06-10")).toEqual({ date: "2024-06-10", price: "121.79" });
});

it("uses the last close before a weekend, and none that is older", () => {
  expect(closeOfDay(history, "2024-06-09")?.date).toBe("2024-06-07");
  expect(closeOfDay(history, "2024-06-20")).toBeNull();
  expect(closeOfDay(history, "2024-06-01")).toBeNull();
});

it("never offers a sample price", () => {
  expect(closeOfDay({ ...history, provenance: { ...provenance, status: "sample" } }, "2024-06-07")).toBeNull();
});
