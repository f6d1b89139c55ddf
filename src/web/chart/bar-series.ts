import { CandlestickSeries, HistogramSeries, type IChartApi, type ISeriesApi, type Time } from "lightweight-charts";
import type { Bar } from "#contract/market.ts";
import { candleLook, type ChartColours, faded, lastPriceLine } from "./chart-colours.ts";

export interface BarLook {
  readonly colours: ChartColours;
  readonly isSample: boolean;
}

/** Adds candles, with a line across at the last price. */
export function addCandles(
  chart: IChartApi,
  bars: readonly Bar[],
  times: readonly Time[],
  formatPrice: (price: number) => string,
  { colours, isSample }: BarLook,
): ISeriesApi<"Candlestick"> {
  const candles = chart.addSeries(CandlestickSeries, {
    ...candleLook(colours, isSample),
    // No own price line: it would take the colour of a hollow body.
    lastValueVisible: false,
    priceLineVisible: false,
    priceFormat: { type: "custom", formatter: formatPrice, minMove: 0.000_001 },
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
  return candles;
}

/** Adds volume below the prices, coloured by each bar's direction; nothing where volume is unknown. */
export function addVolume(
  chart: IChartApi,
  bars: readonly Bar[],
  times: readonly Time[],
  topMargin: number,
  { colours, isSample }: BarLook,
): ISeriesApi<"Histogram"> {
  const up = isSample ? colours.sample : colours.up;
  const down = isSample ? colours.sample : colours.down;
  const volume = chart.addSeries(HistogramSeries, {
    priceScaleId: "",
    priceFormat: { type: "volume" },
    lastValueVisible: false,
    priceLineVisible: false,
  });
  volume.priceScale().applyOptions({ scaleMargins: { top: topMargin, bottom: 0 } });
  volume.setData(
    bars.map((bar, index) => {
      const time = times[index] as Time;
      if (bar.volume === null) return { time };
      const isUp = bar.close >= (bar.open ?? bars[index - 1]?.close ?? bar.close);
      return { time, value: bar.volume, color: faded(isUp ? up : down, 0.38) };
    }),
  );
  return volume;
}
