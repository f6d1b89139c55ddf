import {
  AreaSeries,
  CandlestickSeries,
  createChart,
  createSeriesMarkers,
  CrosshairMode,
  HistogramSeries,
  LineStyle,
  type IChartApi,
  type ISeriesApi,
  type MouseEventParams,
  type SeriesMarker,
  type Time,
} from "lightweight-charts";
import type { Bar, History } from "#contract/market.ts";
import { locale } from "../format/locale.ts";
import { candleLook, chartColours, faded, lastPriceLine } from "./chart-colours.ts";
import { chartTime } from "./chart-time.ts";

export type ChartKind = "candles" | "line";

interface ChartContent {
  readonly bars: readonly Bar[];
  readonly kind: ChartKind;
  readonly events: readonly ChartEvent[];
  readonly timeZone: string;
  readonly isSample: boolean;
  readonly formatPrice: (price: number) => string;
}

/** A mark on the chart: what a history tells of, and results. */
export interface ChartEvent {
  readonly date: string;
  readonly type: History["events"][number]["type"] | "earnings";
}

export interface ChartCanvas {
  show(content: ChartContent): void;
  /** Draws again in the colours of the theme. */
  repaint(): void;
  /** Puts the crosshair on a bar; null takes it away. */
  point(index: number | null): void;
  zoom(factor: number): void;
  close(): void;
}

const mostMarks = 24;

/** The drawing itself: lightweight-charts, told our bars, colours and formats. `onPoint` hears which bar the pointer is on. */
export function createChartCanvas(element: HTMLElement, onPoint: (index: number | null) => void): ChartCanvas {
  const chart: IChartApi = createChart(element, {
    autoSize: true,
    layout: {
      // The library's logo brings a style element, which the content security policy refuses; the notice stands below the chart.
      attributionLogo: false,
      background: { color: "transparent" },
      fontFamily: getComputedStyle(document.body).fontFamily,
      fontSize: 11,
    },
    rightPriceScale: { borderVisible: false, scaleMargins: { top: 0.06, bottom: 0.24 } },
    timeScale: { borderVisible: false, fixLeftEdge: true, fixRightEdge: true, rightOffset: 0 },
    crosshair: { mode: CrosshairMode.Magnet },
    // A page is scrolled by wheel and by finger: the chart takes neither.
    handleScroll: { mouseWheel: false, vertTouchDrag: false, horzTouchDrag: true, pressedMouseMove: true },
    handleScale: { mouseWheel: false, pinch: true, axisPressedMouseMove: true },
    kineticScroll: { mouse: false, touch: false },
    localization: { locale: locale.dates },
  });
  let content: ChartContent | null = null;
  let price: ISeriesApi<"Candlestick"> | ISeriesApi<"Area"> | null = null;
  let volume: ISeriesApi<"Histogram"> | null = null;
  let shownRange = "";

  chart.subscribeCrosshairMove((event: MouseEventParams) => {
    if (event.sourceEvent === undefined) return;
    onPoint(event.logical === undefined || event.point === undefined ? null : clamp(event.logical));
  });

  function clamp(index: number): number {
    return Math.max(0, Math.min((content?.bars.length ?? 1) - 1, Math.round(index)));
  }

  function draw(): void {
    if (content === null) return;
    const { bars, kind, timeZone, isSample, formatPrice } = content;
    const colours = chartColours();
    const up = isSample ? colours.sample : colours.up;
    const down = isSample ? colours.sample : colours.down;
    const isIntraday = bars.some(({ time }) => time !== undefined);
    chart.applyOptions({
      layout: { textColor: colours.text },
      grid: { vertLines: { color: colours.grid }, horzLines: { color: colours.grid } },
      crosshair: {
        vertLine: { color: colours.crosshair, style: LineStyle.Dashed, labelBackgroundColor: colours.crosshair },
        horzLine: { color: colours.crosshair, style: LineStyle.Dashed, labelBackgroundColor: colours.crosshair },
      },
      timeScale: { timeVisible: isIntraday, secondsVisible: false },
      localization: { priceFormatter: formatPrice },
    });
    if (price !== null) chart.removeSeries(price);
    if (volume !== null) chart.removeSeries(volume);

    const times = bars.map((bar) => chartTime(bar, timeZone));
    const priceFormat = { type: "custom", formatter: formatPrice, minMove: 0.000_001 } as const;
    if (kind === "candles" && bars.some(({ open, high, low }) => open !== null && high !== null && low !== null)) {
      const candles = chart.addSeries(CandlestickSeries, {
        ...candleLook(colours, isSample),
        // Their own last line has the colour of a hollow body: none.
        lastValueVisible: false,
        priceLineVisible: false,
        priceFormat,
      });
      candles.setData(
        bars.map(({ open, high, low, close }, index) => ({
          time: times[index] as Time,
          open: open ?? close,
          high: high ?? close,
          low: low ?? close,
          close,
        })),
      );
      const last = bars.at(-1);
      if (last !== undefined) candles.createPriceLine(lastPriceLine(last, bars.at(-2), colours, isSample));
      price = candles;
    } else {
      const colour = isSample ? colours.sample : colours.accent;
      const area = chart.addSeries(AreaSeries, {
        lineColor: colour,
        lineWidth: 2,
        topColor: faded(colour, 0.22),
        bottomColor: faded(colour, 0),
        priceLineStyle: LineStyle.Dotted,
        priceFormat,
      });
      area.setData(bars.map(({ close }, index) => ({ time: times[index] as Time, value: close })));
      price = area;
    }
    volume = chart.addSeries(HistogramSeries, {
      priceScaleId: "",
      priceFormat: { type: "volume" },
      lastValueVisible: false,
      priceLineVisible: false,
    });
    volume.priceScale().applyOptions({ scaleMargins: { top: 0.84, bottom: 0 } });
    volume.setData(
      bars.flatMap((bar, index) =>
        bar.volume === null
          ? []
          : [
              {
                time: times[index] as Time,
                value: bar.volume,
                color: faded(bar.close >= (bar.open ?? bars[index - 1]?.close ?? bar.close) ? up : down, 0.38),
              },
            ],
      ),
    );
    createSeriesMarkers<Time>(price, eventMarkers(content, times, colours.text));
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
    zoom: (factor) => {
      const visible = chart.timeScale().getVisibleLogicalRange();
      if (visible === null || content === null) return;
      const last = content.bars.length - 1;
      const half = Math.max(4, ((visible.to - visible.from) / 2) * factor);
      const middle = (visible.from + visible.to) / 2;
      const from = Math.max(0, Math.min(middle - half, last - half * 2));
      chart.timeScale().setVisibleLogicalRange({ from, to: Math.min(last, from + half * 2) });
    },
    close: () => chart.remove(),
  };
}

function eventMarkers(content: ChartContent, times: readonly Time[], color: string): SeriesMarker<Time>[] {
  const { bars, events } = content;
  const first = bars[0]?.date ?? "";
  const inside = events.filter(({ date }) => date >= first);
  if (inside.length > mostMarks) return [];
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
