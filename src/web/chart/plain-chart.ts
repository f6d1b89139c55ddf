import { createChart, type DeepPartial, LineStyle, type IChartApi, type TimeChartOptions } from "lightweight-charts";
import { locale, subscribeToFormats } from "../format/locale.ts";
import type { ChartColours } from "./chart-colours.ts";
import { repaintEvent } from "./repaint-event.ts";

/** Creates an empty chart in the common style. It fills its container and leaves page scrolling alone. */
export function plainChart(element: HTMLElement, own: DeepPartial<TimeChartOptions>): IChartApi {
  const chart = createChart(element, {
    autoSize: true,
    layout: {
      // The library's logo adds a style element that the content security policy forbids. The notice is shown below the
      // chart instead.
      attributionLogo: false,
      background: { color: "transparent" },
      fontFamily: getComputedStyle(document.body).fontFamily,
      fontSize: 11,
    },
    timeScale: {
      borderVisible: false,
      fixLeftEdge: true,
      fixRightEdge: true,
      rightOffset: 0,
      // The same bars stay visible beside wider labels and in another window.
      lockVisibleTimeRangeOnResize: true,
    },
    // Wheel and touch scroll the page, not the chart.
    handleScroll: { mouseWheel: false, vertTouchDrag: false, horzTouchDrag: true, pressedMouseMove: true },
    handleScale: { mouseWheel: false, pinch: true, axisPressedMouseMove: true },
    kineticScroll: { mouse: false, touch: false },
    localization: dateWords(),
  });
  chart.applyOptions(own);
  element.addEventListener(repaintEvent, () => chart.applyOptions({}));
  const stop = subscribeToFormats(() => chart.applyOptions({ localization: dateWords() }));
  const remove = chart.remove.bind(chart);
  return Object.assign(chart, {
    remove: () => {
      stop();
      remove();
    },
  });
}

/** Dates on the crosshair label and the axis, in the chosen format. */
function dateWords(): { locale: string; dateFormat: string } {
  return {
    // The library takes the names of months from it.
    locale: locale.months,
    dateFormat: locale.isIso ? "yyyy-MM-dd" : locale.hasTwelveHours ? "MMM dd, yyyy" : "dd MMM 'yy",
  };
}

/** Axes, grid and crosshair in the theme's colours. The axis shows hours for intraday bars. */
export function paintChart(chart: IChartApi, colours: ChartColours, isIntraday: boolean): void {
  const lineLook = { color: colours.crosshair, style: LineStyle.Dashed, labelBackgroundColor: colours.crosshair };
  chart.applyOptions({
    layout: { textColor: colours.text },
    grid: { vertLines: { color: colours.grid }, horzLines: { color: colours.grid } },
    crosshair: { vertLine: lineLook, horzLine: lineLook },
    timeScale: { timeVisible: isIntraday, secondsVisible: false },
  });
}

/** Reports the point under the pointer; null when it leaves. Moves made by code aren't reported. */
export function onChartPoint(chart: IChartApi, lastIndex: () => number, onPoint: (index: number | null) => void): void {
  chart.subscribeCrosshairMove(({ sourceEvent, logical, point }) => {
    if (sourceEvent === undefined) return;
    onPoint(
      logical === undefined || point === undefined ? null : Math.max(0, Math.min(lastIndex(), Math.round(logical))),
    );
  });
}
