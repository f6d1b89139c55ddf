import {
  AreaSeries,
  createSeriesMarkers,
  CrosshairMode,
  LineStyle,
  PriceScaleMode,
  type ISeriesApi,
  type SeriesMarker,
  type Time,
} from "lightweight-charts";
import type { Bar, History } from "#contract/market.ts";
import { formatPercentChange } from "../format/format-price.ts";
import { addCandles, addVolume } from "./bar-series.ts";
import { chartColours, faded } from "./chart-colours.ts";
import { type ChartScales, chartScales } from "./chart-scales.ts";
import { chartTime } from "./chart-time.ts";
import { onChartPoint, paintChart, plainChart } from "./plain-chart.ts";
import { type Zoom, zoomChart } from "./zoom-chart.ts";

export type ChartKind = "candles" | "line";
/** Equal distances are equal amounts, equal ratios, or equal shares of the first visible price. */
export type PriceScaleKind = "linear" | "log" | "percent";

const scaleModes: Readonly<Record<PriceScaleKind, PriceScaleMode>> = {
  linear: PriceScaleMode.Normal,
  log: PriceScaleMode.Logarithmic,
  percent: PriceScaleMode.Percentage,
};

interface ChartContent {
  readonly bars: readonly Bar[];
  readonly kind: ChartKind;
  readonly events: readonly ChartEvent[];
  readonly timeZone: string;
  readonly isSample: boolean;
  readonly scale: PriceScaleKind;
  readonly formatPrice: (price: number) => string;
}

/** A mark on the chart: a dividend, a split, an earnings date or one of the user's trades. */
export interface ChartEvent {
  readonly date: string;
  readonly type: History["events"][number]["type"] | "earnings" | "buy" | "sell";
}

export interface ChartCanvas {
  show(content: ChartContent): void;
  /** Redraws in the theme's colours. */
  repaint(): void;
  /** Moves the crosshair to a bar; null removes it. */
  point(index: number | null): void;
  zoom(zoom: Zoom): void;
  close(): void;
}

const maxMarks = 24;

/**
 * The drawing itself, by lightweight-charts with our bars, colours and formats. `onPoint` receives the bar under the
 * pointer, `onPaint` the scales whenever the chart was painted.
 */
export function createChartCanvas(
  element: HTMLElement,
  onPoint: (index: number | null) => void,
  onPaint: (scales: ChartScales | null) => void,
): ChartCanvas {
  const chart = plainChart(element, {
    rightPriceScale: { borderVisible: false, entireTextOnly: true, scaleMargins: { top: 0.06, bottom: 0.24 } },
    crosshair: { mode: CrosshairMode.Magnet },
  });
  let content: ChartContent | null = null;
  let price: ISeriesApi<"Candlestick"> | ISeriesApi<"Area"> | null = null;
  let volume: ISeriesApi<"Histogram"> | null = null;
  let shownRange = "";

  onChartPoint(chart, () => (content?.bars.length ?? 1) - 1, onPoint);

  /** Draws nothing itself. The library calls it with each painting, also where it reports no event. */
  const paintView = { renderer: () => ({ draw: reportScales }) };
  const paintViews = [paintView];

  function reportScales(): void {
    const [first] = content?.bars ?? [];
    if (first !== undefined) onPaint(chartScales(chart, () => price, [first.close, first.close * 2]));
  }

  function draw(): void {
    if (content === null) return;
    const { bars, kind, timeZone, isSample, scale, formatPrice } = content;
    const colours = chartColours();
    paintChart(
      chart,
      colours,
      bars.some(({ time }) => time !== undefined),
    );
    chart.applyOptions({ localization: { priceFormatter: formatPrice, percentageFormatter: formatPercentChange } });
    chart.priceScale("right").applyOptions({ mode: scaleModes[scale] });
    if (price !== null) chart.removeSeries(price);
    if (volume !== null) chart.removeSeries(volume);

    const times = bars.map((bar) => chartTime(bar, timeZone));
    const look = { colours, isSample };
    if (kind === "candles" && bars.some(({ open, high, low }) => open !== null && high !== null && low !== null)) {
      price = addCandles(chart, bars, times, formatPrice, look);
    } else {
      const colour = isSample ? colours.sample : colours.accent;
      const area = chart.addSeries(AreaSeries, {
        lineColor: colour,
        lineWidth: 2,
        topColor: faded(colour, 0.22),
        bottomColor: faded(colour, 0),
        priceLineStyle: LineStyle.Dotted,
        priceFormat: { type: "custom", formatter: formatPrice, minMove: 0.000_001 },
      });
      area.setData(bars.map(({ close }, index) => ({ time: times[index] as Time, value: close })));
      price = area;
    }
    price.attachPrimitive({ paneViews: () => paintViews });
    volume = addVolume(chart, bars, times, 0.84, look);
    createSeriesMarkers<Time>(price, [
      ...eventMarkers(content, times, colours.text),
      ...tradeMarkers(content, times, colours.series[4] ?? colours.accent),
    ]);
  }

  return {
    show: (next) => {
      content = next;
      draw();
      const range = `${next.bars[0]?.time ?? next.bars[0]?.date} ${next.bars.length}`;
      if (range !== shownRange) chart.timeScale().fitContent();
      shownRange = range;
    },
    repaint: draw,
    point: (index) => {
      const bar = index === null ? undefined : content?.bars[index];
      if (bar === undefined || price === null || content === null) {
        chart.clearCrosshairPosition();
        return;
      }
      chart.setCrosshairPosition(bar.close, chartTime(bar, content.timeZone), price);
    },
    zoom: (zoom) => zoomChart(chart, (content?.bars.length ?? 1) - 1, zoom),
    close: () => chart.remove(),
  };
}

/** Purchases go below their day's bar, sales above it. Several trades of a day share one mark. */
function tradeMarkers(content: ChartContent, times: readonly Time[], color: string): SeriesMarker<Time>[] {
  const { bars, events } = content;
  const first = bars[0]?.date ?? "";
  const marks = new Map<string, SeriesMarker<Time>>();
  for (const { date, type } of events) {
    if ((type !== "buy" && type !== "sell") || date < first) continue;
    const index = bars.findLastIndex((bar) => bar.date <= date);
    const time = times[index];
    if (time === undefined) continue;
    const isBuy = type === "buy";
    marks.set(`${index} ${type}`, {
      time,
      position: isBuy ? "belowBar" : "aboveBar",
      shape: isBuy ? "arrowUp" : "arrowDown",
      size: 1,
      color,
    });
  }
  return [...marks.values()];
}

function eventMarkers(content: ChartContent, times: readonly Time[], color: string): SeriesMarker<Time>[] {
  const { bars, events } = content;
  const first = bars[0]?.date ?? "";
  const inside = events.flatMap(({ date, type }) =>
    date >= first && type !== "buy" && type !== "sell" ? [{ date, type }] : [],
  );
  if (inside.length > maxMarks) return [];
  return inside
    .map(({ date, type }) => ({ index: bars.findLastIndex((bar) => bar.date <= date), type }))
    .toSorted((one, other) => one.index - other.index)
    .map(({ index, type }) => ({
      time: times[index] as Time,
      position: "belowBar",
      shape: "circle",
      size: 0.6,
      color,
      text: { split: "S", dividend: "D", earnings: "E" }[type],
    }));
}
