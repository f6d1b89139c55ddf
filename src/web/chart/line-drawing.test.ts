import { expect, it } from "vitest";
import { type ChartLine, type ChartPane, drawingOf } from "./line-drawing.ts";

const lines: readonly ChartLine[] = [{ id: "own", label: "Own", look: "own", values: [1, 3, 2] }];
const paneWith = (part: Partial<ChartPane>): ChartPane => ({
  id: "value",
  lines,
  height: 100,
  format: String,
  formatTick: String,
  ...part,
});

it("draws the same lines once, however their values are written", () => {
  const drawing = drawingOf(paneWith({}), 3, false);
  expect(drawingOf(paneWith({ format: (value) => `${value} %` }), 3, false)).toBe(drawing);
  expect(drawingOf(paneWith({ lines: [...lines] }), 3, false)).not.toBe(drawing);
});

it("draws again when the axis or the days change", () => {
  const pathOf = (pane: ChartPane, count: number): string => drawingOf(pane, count, false).paths[0]?.course ?? "";
  const path = pathOf(paneWith({}), 3);
  expect(pathOf(paneWith({ scale: { low: 0, high: 12 } }), 3)).not.toBe(path);
  expect(pathOf(paneWith({}), 5)).not.toBe(path);
  expect(pathOf(paneWith({ isLog: true }), 3)).not.toBe(path);
  expect(pathOf(paneWith({}), 3)).toBe(path);
});
