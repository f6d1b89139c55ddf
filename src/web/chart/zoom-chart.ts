import type { IChartApi } from "lightweight-charts";

export type Zoom = "in" | "out" | "reset";

const step = 0.7;
const minBars = 8;

/** Zooms around the middle of the window, within the first and last bar, or shows all bars again. */
export function zoomChart(chart: IChartApi, last: number, zoom: Zoom): void {
  if (zoom === "reset") {
    chart.timeScale().fitContent();
    return;
  }
  const visible = chart.timeScale().getVisibleLogicalRange();
  if (visible === null) return;
  const factor = zoom === "in" ? step : 1 / step;
  const half = Math.max(minBars / 2, ((visible.to - visible.from) / 2) * factor);
  const middle = (visible.from + visible.to) / 2;
  const from = Math.max(0, Math.min(middle - half, last - half * 2));
  chart.timeScale().setVisibleLogicalRange({ from, to: Math.min(last, from + half * 2) });
}
