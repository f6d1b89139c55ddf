import { createChart, type DeepPartial, LineStyle, type IChartApi, type TimeChartOptions } from "lightweight-charts";
import { locale, subscribeToFormats } from "../format/locale.ts";
import type { ChartColours } from "./chart-colours.ts";

/** A chart without series, in the manner of all ours: it fills its place, and page scrolling passes over it. */
export function plainChart(element: HTMLElement, own: DeepPartial<TimeChartOptions>): IChartApi {
  const chart = createChart(element, {
    autoSize: true,
    layout: {
      // The library's logo brings a style element, which the content security policy refuses; the notice stands below the chart.
      attributionLogo: false,
      background: { color: "transparent" },
      fontFamily: getComputedStyle(document.body).fontFamily,
      fontSize: 11,
    },
    timeScale: { borderVisible: false, fixLeftEdge: true, fixRightEdge: true, rightOffset: 0 },
    // A page is scrolled by wheel and by finger: the chart takes neither.
    handleScroll: { mouseWheel: false, vertTouchDrag: false, horzTouchDrag: true, pressedMouseMove: true },
    handleScale: { mouseWheel: false, pinch: true, axisPressedMouseMove: true },
    kineticScroll: { mouse: false, touch: false },
    localization: dateWords(),
  });
  chart.applyOptions(own);
  const stop = subscribeToFormats(() => chart.applyOptions({ localization: dateWords() }));
  const remove = chart.remove.bind(chart);
  return Object.assign(chart, {
    remove: () => {
      stop();
      remove();
    },
  });
}

/** Days on the crosshair's label and on the axis, as they are written everywhere. */
function dateWords(): { locale: string; dateFormat: string } {
  return {
    locale: locale.dates,
    dateFormat: locale.isIso ? "yyyy-MM-dd" : locale.hasTwelveHours ? "MMM dd, yyyy" : "dd MMM 'yy",
  };
}

/** Axes, grid and crosshair in the colours of the theme; the axis tells hours where bars have them. */
export function paintChart(chart: IChartApi, colours: ChartColours, isIntraday: boolean): void {
  const lineLook = { color: colours.crosshair, style: LineStyle.Dashed, labelBackgroundColor: colours.crosshair };
  chart.applyOptions({
    layout: { textColor: colours.text },
    grid: { vertLines: { color: colours.grid }, horzLines: { color: colours.grid } },
    crosshair: { vertLine: lineLook, horzLine: lineLook },
    timeScale: { timeVisible: isIntraday, secondsVisible: false },
  });
}

/** Tells on which of its moments the pointer is; null when it leaves. What we move ourselves is not told. */
export function onChartPoint(chart: IChartApi, lastIndex: () => number, onPoint: (index: number | null) => void): void {
  chart.subscribeCrosshairMove(({ sourceEvent, logical, point }) => {
    if (sourceEvent === undefined) return;
    onPoint(
      logical === undefined || point === undefined ? null : Math.max(0, Math.min(lastIndex(), Math.round(logical))),
    );
  });
}
