import { CrosshairMode, LineSeries, LineStyle, type ISeriesApi, type Time } from "lightweight-charts";
import { chartColours, faded } from "./chart-colours.ts";
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
  /** Draws one line thicker and fades the others; null draws all alike. */
  emphasise(symbol: string | null): void;
  close(): void;
}

/** The same order as `linePatterns`. */
const patterns = [
  LineStyle.Solid,
  LineStyle.Dashed,
  LineStyle.Dotted,
  LineStyle.LargeDashed,
  LineStyle.SparseDotted,
] as const;

/** Room for the names at the ends of the lines. */
const labelPx = 60;
const minLabelledPx = 480;

/** Draws several symbols rebased to zero. `onPoint` receives the point in time under the pointer. */
export function createCompareCanvas(element: HTMLElement, onPoint: (index: number | null) => void): CompareCanvas {
  const chart = plainChart(element, {
    rightPriceScale: { borderVisible: false, entireTextOnly: true, scaleMargins: { top: 0.08, bottom: 0.08 } },
    crosshair: { mode: CrosshairMode.Normal },
    timeScale: { fixRightEdge: false, rightOffsetPixels: labelPx, lockVisibleTimeRangeOnResize: true },
  });
  let content: CompareContent | null = null;
  let series: ISeriesApi<"Line">[] = [];
  let emphasised: string | null = null;
  /** Names and values at the ends of lines would cover them. The table has them, too. */
  let isNarrow = false;

  onChartPoint(chart, () => (content?.rebased.moments.length ?? 1) - 1, onPoint);

  function draw(): void {
    if (content === null) return;
    const { rebased, timeZone, formatPercent } = content;
    const colours = chartColours();
    isNarrow = element.clientWidth < minLabelledPx;
    chart.applyOptions({ timeScale: { rightOffsetPixels: isNarrow ? 0 : labelPx } });
    paintChart(
      chart,
      colours,
      rebased.moments.some(({ time }) => time !== undefined),
    );
    for (const drawn of series) chart.removeSeries(drawn);
    const times = rebased.moments.map((moment) => chartTime(moment, timeZone));
    series = rebased.lines.map(({ symbol, percents }, index) => {
      const line = chart.addSeries(LineSeries, {
        lineStyle: patterns[index % patterns.length] ?? LineStyle.Solid,
        title: isNarrow ? "" : symbol,
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
    emphasise();
    chart.timeScale().fitContent();
  }

  function emphasise(): void {
    const lines = content?.rebased.lines ?? [];
    const colours = chartColours();
    const chosen = lines.some(({ symbol }) => symbol === emphasised) ? emphasised : null;
    for (const [index, { symbol }] of lines.entries()) {
      const colour = colours.series[index] ?? colours.accent;
      const isFaded = chosen !== null && symbol !== chosen;
      series[index]?.applyOptions({
        color: isFaded ? faded(colour, 0.25) : colour,
        lineWidth: symbol === chosen ? 3 : 2,
        // Only the chosen line keeps its value on the axis.
        lastValueVisible: !isFaded && (!isNarrow || symbol === chosen),
      });
    }
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
    emphasise: (symbol) => {
      emphasised = symbol;
      emphasise();
    },
    close: () => chart.remove(),
  };
}
