import { LineStyle } from "lightweight-charts";
import type { Bar } from "#contract/market.ts";

/** The theme's colours in a form that canvases accept. */
export interface ChartColours {
  readonly surface: string;
  readonly grid: string;
  readonly text: string;
  readonly crosshair: string;
  readonly accent: string;
  readonly up: string;
  readonly down: string;
  readonly sample: string;
  readonly label: string;
  readonly hairline: string;
  /** For several lines, in a fixed order. */
  readonly series: readonly string[];
}

/** Returns the current colours. */
export function chartColours(): ChartColours {
  const style = getComputedStyle(document.body);
  const token = (name: string): string => style.getPropertyValue(name).trim();
  return {
    surface: token("--surface"),
    grid: token("--hairline-soft"),
    text: token("--text-3"),
    crosshair: token("--control-border"),
    accent: token("--accent"),
    up: token("--up"),
    down: token("--down"),
    sample: token("--sample"),
    label: token("--raised"),
    hairline: token("--hairline"),
    series: Array.from({ length: 10 }, (_, index) => index + 1).map((place) => token(`--series-${place}`)),
  };
}

/** Candles: hollow when the price rose, filled when it fell. */
export function candleLook(colours: ChartColours, isSample: boolean) {
  const up = isSample ? colours.sample : colours.up;
  const down = isSample ? colours.sample : colours.down;
  return {
    upColor: colours.surface,
    borderUpColor: up,
    wickUpColor: up,
    downColor: down,
    borderDownColor: down,
    wickDownColor: down,
  };
}

/** A line across at the last price, in the colour of its bar. */
export function lastPriceLine(bar: Bar, before: Bar | undefined, colours: ChartColours, isSample = false) {
  const isUp = bar.close >= (bar.open ?? before?.close ?? bar.close);
  return {
    price: bar.close,
    color: isSample ? colours.sample : isUp ? colours.up : colours.down,
    lineStyle: LineStyle.Dotted,
    lineWidth: 1,
    axisLabelVisible: true,
    title: "",
  } as const;
}

/** Calls back when theme or direction colours change. */
export function onThemeChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { attributes: true, attributeFilter: ["data-theme", "data-direction"] });
  return () => observer.disconnect();
}

/** Returns a #rrggbb colour with an opacity from 0 to 1. */
export function faded(colour: string, share: number): string {
  return `${colour}${Math.round(share * 255)
    .toString(16)
    .padStart(2, "0")}`;
}
