import { expect, it } from "vitest";
import type { Drawing } from "#contract/drawings.ts";
import { drawingNames } from "./drawing-names.ts";

const shared = { isHidden: false, priceDay: "2026-03-04" };
const point = { date: "2026-03-04", price: 100 };

it("drawings of the same kind or text have numbers", () => {
  const drawings: Drawing[] = [
    { ...shared, id: "drawing-1", kind: "trend", points: [point, point] },
    { ...shared, id: "drawing-2", kind: "level", points: [point] },
    { ...shared, id: "drawing-3", kind: "trend", points: [point, point] },
    { ...shared, id: "drawing-4", kind: "text", points: [point], text: "Bought" },
    { ...shared, id: "drawing-5", kind: "text", points: [point], text: "Bought" },
  ];
  expect([...drawingNames(drawings).values()]).toEqual([
    "Trend line 1",
    "Level",
    "Trend line 2",
    "Bought 1",
    "Bought 2",
  ]);
});
