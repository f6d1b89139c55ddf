import {
  CrosshairMode,
  type IChartApi,
  HistogramSeries,
  LineSeries,
  LineStyle,
  type ISeriesApi,
  type SeriesType,
  type Time,
} from "lightweight-charts";
import type { Bar } from "#contract/market.ts";
import { addCandles, addVolume } from "./bar-series.ts";
import { chartColours, type ChartColours, faded } from "./chart-colours.ts";
import { chartTime } from "./chart-time.ts";
import type { IndicatorPane, LineColour, PaneLine } from "./indicator-panes.ts";
import { onChartPoint, paintChart, plainChart } from "./plain-chart.ts";
import { type Zoom, zoomChart } from "./zoom-chart.ts";

interface IndicatorContent {
  readonly bars: readonly Bar[];
  /** The "price" pane holds the candles. It is optional. */
  readonly panes: readonly IndicatorPane[];
  readonly timeZone: string;
}

/** The pixel positions of the panes from the top of the drawing. */
export type PaneTops = readonly number[];

export interface IndicatorCanvas {
  show(content: IndicatorContent): void;
  /** Redraws in the theme's colours. */
  repaint(): void;
  /** Moves the crosshair of all panes to a bar; null removes it. */
  point(index: number | null): void;
  zoom(zoom: Zoom): void;
  close(): void;
}

const priceShare = 3.4;

/**
 * Candles with indicator panes below, on one time axis. `onPoint` receives the bar under the pointer, `onLayout` the
 * panes' positions.
 */
export function createIndicatorCanvas(
  element: HTMLElement,
  onPoint: (index: number | null) => void,
  onLayout: (tops: PaneTops) => void,
): IndicatorCanvas {
  const chart = plainChart(element, {
    layout: { panes: { enableResize: false } },
    rightPriceScale: { borderVisible: false, entireTextOnly: true },
    crosshair: { mode: CrosshairMode.Magnet },
  });
  let content: IndicatorContent | null = null;
  let series: ISeriesApi<SeriesType>[] = [];
  let leading: { readonly series: ISeriesApi<SeriesType>; readonly valueAt: (index: number) => number | null } | null =
    null;
  let shownRange = "";

  onChartPoint(chart, () => (content?.bars.length ?? 1) - 1, onPoint);
  const observer = new ResizeObserver(() => requestAnimationFrame(measure));
  observer.observe(element);
  let isClosed = false;

  function measure(): void {
    if (isClosed) return;
    let top = 0;
    onLayout(
      chart.panes().map((pane) => {
        const own = top;
        top += pane.getHeight() + 1;
        return own;
      }),
    );
  }

  function draw(): void {
    if (content === null) return;
    const { bars, panes, timeZone } = content;
    const colours = chartColours();
    paintChart(
      chart,
      colours,
      bars.some(({ time }) => time !== undefined),
    );
    chart.applyOptions({
      layout: { panes: { separatorColor: colours.hairline, separatorHoverColor: colours.hairline } },
    });
    for (const drawn of series.toReversed()) chart.removeSeries(drawn);
    series = [];
    leading = null;
    const times = bars.map((bar) => chartTime(bar, timeZone));
    for (const [index, pane] of panes.entries()) {
      const isPrice = pane.id === "price";
      if (isPrice) drawPrice(bars, times, pane, colours);
      for (const line of pane.lines) drawLine(line, pane, index, times, colours);
      const first = series.at(-pane.lines.length);
      for (const level of pane.levels)
        first?.createPriceLine({
          price: level,
          color: colours.crosshair,
          lineWidth: 1,
          lineStyle: LineStyle.Dashed,
          axisLabelVisible: level !== 0,
          axisLabelColor: colours.surface,
          axisLabelTextColor: colours.text,
          title: "",
        });
      chart.panes()[index]?.setStretchFactor(isPrice ? priceShare : 1);
      chart
        .priceScale("right", index)
        .applyOptions({ scaleMargins: isPrice ? { top: 0.1, bottom: 0.2 } : { top: 0.24, bottom: 0.08 } });
    }
    requestAnimationFrame(measure);
  }

  /** Draws the price, always in the first pane. */
  function drawPrice(
    bars: readonly Bar[],
    times: readonly Time[],
    { format }: IndicatorPane,
    colours: ChartColours,
  ): void {
    const look = { colours, isSample: false };
    const candles = addCandles(chart, bars, times, format, look);
    series.push(addVolume(chart, bars, times, 0.86, look), candles);
    leading = { series: candles, valueAt: (place) => bars[place]?.close ?? null };
  }

  function drawLine(
    line: PaneLine,
    pane: IndicatorPane,
    index: number,
    times: readonly Time[],
    colours: ChartColours,
  ): void {
    const { values, look } = line;
    const drawn = addLine(chart, line, pane, index, colours);
    drawn.setData(
      values.map((value, place) => {
        const time = times[place] as Time;
        if (value === null) return { time };
        if (look !== "histogram") return { time, value };
        return { time, value, color: faded(value >= 0 ? colours.up : colours.down, 0.6) };
      }),
    );
    series.push(drawn);
    leading ??= { series: drawn, valueAt: (place) => values[place] ?? null };
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
      const value = index === null ? null : (leading?.valueAt(index) ?? null);
      if (bar === undefined || content === null || leading === null || value === null) {
        chart.clearCrosshairPosition();
        return;
      }
      chart.setCrosshairPosition(value, chartTime(bar, content.timeZone), leading.series);
    },
    zoom: (zoom) => zoomChart(chart, (content?.bars.length ?? 1) - 1, zoom),
    close: () => {
      isClosed = true;
      observer.disconnect();
      chart.remove();
    },
  };
}

function colourOf(colour: LineColour, colours: ChartColours): string {
  if (colour === "up" || colour === "down") return colours[colour];
  return colours.series[colour] ?? colours.accent;
}

/** Adds a line's series to its pane. */
function addLine(
  chart: IChartApi,
  line: PaneLine,
  pane: IndicatorPane,
  index: number,
  colours: ChartColours,
): ISeriesApi<SeriesType> {
  const { look } = line;
  const colour = colourOf(line.colour, colours);
  const shared = {
    priceFormat: {
      type: "custom",
      formatter: pane.format,
      // Panes with reference levels leave out other ticks.
      tickmarksFormatter: (ticks: number[]) =>
        ticks.map((tick) => (pane.levels.some((level) => level !== 0) ? "" : pane.format(tick))),
      minMove: 0.000_001,
    } as const,
    priceLineVisible: false,
    lastValueVisible: pane.id === "price" ? line.id === "sma" : line.label === "",
    // A pane's levels stay visible wherever the line is.
    autoscaleInfoProvider: (original: () => { priceRange: { minValue: number; maxValue: number } | null } | null) => {
      const found = original();
      const range = found?.priceRange ?? null;
      if (found === null || range === null || pane.levels.length === 0 || pane.id === "adx") return found;
      return {
        ...found,
        priceRange: {
          minValue: Math.min(range.minValue, ...pane.levels),
          maxValue: Math.max(range.maxValue, ...pane.levels),
        },
      };
    },
  };
  return look === "histogram"
    ? chart.addSeries(HistogramSeries, { ...shared, lastValueVisible: false }, index)
    : chart.addSeries(
        LineSeries,
        {
          ...shared,
          color: colour,
          lineWidth: look === "dashed" ? 1 : 2,
          lineStyle: look === "dashed" ? LineStyle.Dashed : LineStyle.Solid,
          lineVisible: look !== "dots",
          pointMarkersVisible: look === "dots",
          pointMarkersRadius: 1.6,
          crosshairMarkerRadius: 3,
        },
        index,
      );
}
