import {
  createChart,
  CrosshairMode,
  LineSeries,
  LineStyle,
  type IChartApi,
  type ISeriesApi,
  type MouseEventParams,
  type Time,
} from "lightweight-charts";
import { locale } from "../format/locale.ts";
import { chartColours } from "./chart-colours.ts";
import { chartTime } from "./chart-time.ts";
import type { Rebased } from "./rebased.ts";

interface CompareContent {
  readonly rebased: Rebased;
  readonly timeZone: string;
  readonly formatPercent: (percent: number) => string;
}

export interface CompareCanvas {
  show(content: CompareContent): void;
  /** Draws again in the colours of the theme. */
  repaint(): void;
  /** Puts the crosshair on a moment; null takes it away. */
  point(index: number | null): void;
  close(): void;
}

/** A pattern for each line besides its colour, so that they can be told apart without it. */
const patterns = [LineStyle.Solid, LineStyle.Dashed, LineStyle.Dotted, LineStyle.LargeDashed] as const;

/** Several courses from a common zero. `onPoint` hears which moment the pointer is on. */
export function createCompareCanvas(element: HTMLElement, onPoint: (index: number | null) => void): CompareCanvas {
  const chart: IChartApi = createChart(element, {
    autoSize: true,
    layout: {
      // The library's logo brings a style element, which the content security policy refuses; the notice stands below the chart.
      attributionLogo: false,
      background: { color: "transparent" },
      fontFamily: getComputedStyle(document.body).fontFamily,
      fontSize: 11,
    },
    rightPriceScale: { borderVisible: false, entireTextOnly: true, scaleMargins: { top: 0.08, bottom: 0.08 } },
    timeScale: { borderVisible: false, fixLeftEdge: true, fixRightEdge: true, rightOffset: 0 },
    crosshair: { mode: CrosshairMode.Normal },
    // A page is scrolled by wheel and by finger: the chart takes neither.
    handleScroll: { mouseWheel: false, vertTouchDrag: false, horzTouchDrag: true, pressedMouseMove: true },
    handleScale: { mouseWheel: false, pinch: true, axisPressedMouseMove: true },
    kineticScroll: { mouse: false, touch: false },
    localization: { locale: locale.dates },
  });
  let content: CompareContent | null = null;
  let series: ISeriesApi<"Line">[] = [];

  chart.subscribeCrosshairMove((event: MouseEventParams) => {
    if (event.sourceEvent === undefined) return;
    const last = (content?.rebased.moments.length ?? 1) - 1;
    onPoint(
      event.logical === undefined || event.point === undefined
        ? null
        : Math.max(0, Math.min(last, Math.round(event.logical))),
    );
  });

  function draw(): void {
    if (content === null) return;
    const { rebased, timeZone, formatPercent } = content;
    const colours = chartColours();
    const lineLook = { color: colours.crosshair, style: LineStyle.Dashed, labelBackgroundColor: colours.crosshair };
    chart.applyOptions({
      layout: { textColor: colours.text },
      grid: { vertLines: { color: colours.grid }, horzLines: { color: colours.grid } },
      crosshair: { vertLine: lineLook, horzLine: lineLook },
      timeScale: { timeVisible: rebased.moments.some(({ time }) => time !== undefined), secondsVisible: false },
    });
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
