import type { IChartApi, ISeriesApi } from "lightweight-charts";

/** Positions on the drawing of a chart, in pixels from its top left, for what lies over it. */
export interface ChartScales {
  /** The place of a bar. Fractions lie between bars, and places outside the bars go on at the same distance. */
  readonly x: (index: number) => number;
  readonly index: (x: number) => number;
  /** The place of a price on the scale that is shown: linear, logarithmic or in per cent. */
  readonly y: (price: number) => number;
  readonly price: (y: number) => number | null;
  /** The part with the bars, without the axes. */
  readonly width: number;
  readonly height: number;
  /** The same as long as nothing moved. */
  readonly key: string;
}

/** Returns the scales as they are drawn; null while there are none. */
export function chartScales(
  chart: IChartApi,
  /** The series that has the price scale now. It is replaced with every change of the bars. */
  series: () => Pick<ISeriesApi<"Area">, "priceToCoordinate" | "coordinateToPrice"> | null,
  prices: readonly [low: number, high: number],
): ChartScales | null {
  const time = chart.timeScale();
  const [first, second] = [0, 1].map((index) => time.logicalToCoordinate(index as never));
  const [low, high] = prices.map((price) => series()?.priceToCoordinate(price));
  if (first == null || second == null || low == null || high == null || first === second) return null;
  const step = second - first;
  const width = time.width();
  const height = chart.panes()[0]?.getHeight() ?? 0;
  return {
    x: (index) => first + index * step,
    index: (x) => (x - first) / step,
    y: (price) => series()?.priceToCoordinate(price) ?? Number.NaN,
    price: (y) => series()?.coordinateToPrice(y) ?? null,
    width,
    height,
    key: [first, second, low, high, ...prices, width, height].join(" "),
  };
}
