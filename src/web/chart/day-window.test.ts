import { expect, it } from "vitest";
import { dayWindow, windowRange } from "./day-window.ts";

const days = ["2026-03-02", "2026-03-03", "2026-03-04", "2026-03-05", "2026-03-06"];
const longer = [...days, "2026-03-09"];

it("keeps its first day when a day is added, and follows the last day if it ended there", () => {
  expect(windowRange(dayWindow({ from: 2, to: 4 }, days), longer)).toEqual({ from: 2, to: 5 });
  expect(windowRange(dayWindow({ from: 1, to: 3 }, days), longer)).toEqual({ from: 1, to: 3 });
  expect(windowRange(dayWindow({ from: 0, to: 4 }, days), longer)).toEqual({ from: 0, to: 5 });
});

it("keeps its days when the first day of the chart drops out", () => {
  expect(windowRange(dayWindow({ from: 2, to: 3 }, days), longer.slice(1))).toEqual({ from: 1, to: 2 });
});

it("shows all days if none of its own is left", () => {
  expect(windowRange({ from: "2026-04-01", to: null }, days)).toEqual({ from: 0, to: 4 });
  expect(windowRange({ from: null, to: "2026-02-01" }, days)).toEqual({ from: 0, to: 4 });
});
