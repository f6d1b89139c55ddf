import { describe, expect, it } from "vitest";
import type { Drawing } from "#contract/drawings.ts";
import { afterSplits, barPlaces, priceDayOf, storedChange, withPoints } from "./drawing-places.ts";

const bar = (date: string, time?: string) => ({
  date,
  ...(time === undefined ? {} : { time }),
  open: null,
  high: null,
  low: null,
  close: 10,
  volume: null,
});
const days = ["2026-03-02", "2026-03-03", "2026-03-04", "2026-03-05", "2026-03-06", "2026-03-09"].map((date) =>
  bar(date),
);

describe("the place of a drawing's point", () => {
  const daily = barPlaces(days, "America/New_York");

  it("is its day's bar, also for a point within the day", () => {
    expect(daily.indexOf({ date: "2026-03-04" })).toBe(2);
    expect(daily.indexOf({ date: "2026-03-04", time: "2026-03-04T19:30:00.000Z" })).toBe(2);
    expect(daily.timeAt(2.4)).toEqual({ date: "2026-03-04" });
  });

  it("lies between bars on a day without one", () => {
    expect(daily.indexOf({ date: "2026-03-07" })).toBeCloseTo(4 + 1 / 3);
  });

  it("goes on before the first and after the last bar", () => {
    // Seven days in five steps.
    expect(daily.indexOf({ date: "2026-02-23" })).toBeCloseTo(-5);
    expect(daily.indexOf({ date: "2026-03-16" })).toBeCloseTo(10);
    expect(daily.timeAt(-5)).toEqual({ date: "2026-02-23" });
    expect(daily.timeAt(10)).toEqual({ date: "2026-03-16" });
  });

  it("is the bar of its time on an intraday chart", () => {
    const times = ["14:30", "14:45", "15:00"].map((time) => bar("2026-03-04", `2026-03-04T${time}:00.000Z`));
    const intraday = barPlaces(times, "America/New_York");
    expect(intraday.indexOf({ date: "2026-03-04", time: "2026-03-04T14:45:00.000Z" })).toBe(1);
    expect(intraday.timeAt(2)).toEqual({ date: "2026-03-04", time: "2026-03-04T15:00:00.000Z" });
  });

  it("outside the bars of an intraday chart is a time", () => {
    const times = ["14:30", "14:35", "14:40", "14:45"].map((time) => bar("2026-03-04", `2026-03-04T${time}:00.000Z`));
    const intraday = barPlaces(times, "America/New_York");
    expect(intraday.timeAt(9)).toEqual({ date: "2026-03-04", time: "2026-03-04T15:15:00.000Z" });
    for (const place of [-4, 9]) expect(intraday.indexOf(intraday.timeAt(place))).toBeCloseTo(place);
  });

  it("needs no second bar", () => {
    expect(barPlaces(days.slice(0, 1), "UTC").indexOf({ date: "2026-03-05" })).toBe(3);
  });
});

describe("prices drawn before a split", () => {
  const drawn: Drawing = {
    id: "0c8f5d2e-7a37-4d0f-9b4e-2f1f0c8a9d11",
    kind: "trend",
    isHidden: false,
    priceDay: "2026-03-04",
    points: [
      { date: "2026-03-02", price: 400 },
      { date: "2026-03-04", price: 440 },
    ],
  };
  const prices = (drawing: Drawing) => drawing.points.map(({ price }) => price);
  const split = (date: string, value: number) => ({ date, type: "split" as const, value });

  it("count today's shares", () => {
    expect(prices(afterSplits(drawn, [split("2026-03-06", 4)]))).toEqual([100, 110]);
    expect(prices(afterSplits(drawn, [split("2026-03-06", 4), split("2026-03-09", 0.5)]))).toEqual([200, 220]);
  });

  it("stay as they are without a later split", () => {
    expect(afterSplits(drawn, [split("2026-03-04", 4), { date: "2026-03-06", type: "dividend", value: 2 }])).toBe(
      drawn,
    );
  });

  const month = (asOf: string | null, events: Parameters<typeof priceDayOf>[0]["events"] = []) =>
    priceDayOf({ bars: [bar("2026-02-01"), bar("2026-03-01")], events, provenance: { asOf } }, "America/New_York");

  it("aren't divided again after a change on bars of a month that had the split", () => {
    const events = [split("2026-03-06", 4)];
    const shown = afterSplits(drawn, events);
    const moved = withPoints(shown, (point) => ({ ...point, price: point.price + 5 }));
    const stored = storedChange(drawn, shown, moved, month("2026-03-09T20:00:00.000Z", events));
    expect(stored.priceDay).toBe("2026-03-09");
    expect(prices(afterSplits(stored, events))).toEqual([105, 115]);
  });

  it("count the shares of a split that is later than the data", () => {
    expect(month("2026-03-05T20:00:00.000Z", [split("2026-03-06", 4)])).toBe("2026-03-06");
    expect(month(null)).toBe("2026-03-01");
    // The exchange's day, not that of the server.
    expect(month("2026-03-10T01:00:00.000Z")).toBe("2026-03-09");
  });

  it("keep their day and value if only something else is changed, also where the split isn't known", () => {
    const shown = afterSplits(drawn, []);
    const hidden = storedChange(drawn, shown, { ...shown, isHidden: true }, "2026-03-09");
    expect(hidden).toEqual({ ...drawn, isHidden: true });
    const later = withPoints(shown, (point) => ({ ...point, date: "2026-03-03" }));
    expect(prices(afterSplits(storedChange(drawn, shown, later, "2026-03-09"), [split("2026-03-06", 4)]))).toEqual([
      100, 110,
    ]);
  });
});
