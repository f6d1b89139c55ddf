import { CrosshairMode, LineSeries, LineStyle, type ISeriesApi, type Time } from "lightweight-charts";
import { chartColours } from "./chart-colours.ts";
import { chartTime } from "./chart-time.ts";
import { onChartPoint, paintChart, plainChart } from "./plain-chart.ts";
import type { Rebased } from "./rebased.ts";

interface CompareContent {
  readonly rebased: Rebased;
  readonly timeZone: string;
  readonly formatPercent: (percent: number) => string;
}

export interface CompareCanvas {
  show(content: CompareContent): void;
  /** Redraws in the theme's colours. */
  repaint(): void;
  /** Moves the crosshair to a point in time; null removes it. */
  point(index: number | null): void;
  close(): void;
}

/** A pattern for each line, so that colour isn't the only difference. */
const patterns = [LineStyle.Solid, LineStyle.Dashed, LineStyle.Dotted, LineStyle.LargeDashed] as const;

/** Draws several symbols rebased to zero. `onPoint` receives the point in time under the pointer. */
export function createCompareCanvas(element: HTMLElement, onPoint: (index: number | null) => void): CompareCanvas {
  const chart = plainChart(element, {
    rightPriceScale: { borderVisible: false, entireTextOnly: true, scaleMargins: { top: 0.08, bottom: 0.08 } },
    crosshair: { mode: CrosshairMode.Normal },
  });
  let content: CompareContent | null = null;
  let series: ISeriesApi<"Line">[] = [];

  onChartPoint(chart, () => (content?.rebased.moments.length ?? 1) - 1, onPoint);

  function draw(): void {
    if (content === null) return;
    const { rebased, timeZone, formatPercent } = content;
    const colours = chartColours();
    paintChart(
      chart,
      colours,
      rebased.moments.some(({ time }) => time !== undefined),
    );
    for (const drawn of series) chart.removeSeries(drawn);
    const times = rebased.moments.map((moment) => chartTime(moment, timeZone));
    series = rebased.lines.map(({ symbol, percents }, index) => {
      const line = chart.addSeries(LineSeries, {
        color: colours.series[index] ?? colours.accent,
        lineWidth: 2,
        lineStyle: patterns[index] ?? LineStyle.Solid,
        title: symbol,
        priceLineVisible: false,
        crosshairMarkerRadius: 3,
        priceFormat: { type: "custom", formatter: formatPercent, minMove: 0.01 },
      });
      line.setData(percents.flatMap((value, place) => (value === null ? [] : [{ time: times[place] as Time, value }])));
      return line;
    });
    series[0]?.createPriceLine({
      price: 0,
      color: colours.crosshair,
      lineWidth: 1,
      lineStyle: LineStyle.Solid,
      axisLabelVisible: false,
      title: "",
    });
    chart.timeScale().fitContent();
  }

  return {
    show: (next) => {
      content = next;
      draw();
    },
    repaint: draw,
    point: (index) => {
      const moment = index === null ? undefined : content?.rebased.moments[index];
      const value = index === null ? null : (content?.rebased.lines[0]?.percents[index] ?? null);
      const [leading] = series;
      if (moment === undefined || content === null || leading === undefined || value === null) {
        chart.clearCrosshairPosition();
        return;
      }
      chart.setCrosshairPosition(value, chartTime(moment, content.timeZone), leading);
    },
    close: () => chart.remove(),
  };
}
