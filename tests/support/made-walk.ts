import type { Series } from "#core/backtest/index.ts";
import { weekdays } from "./made-series.ts";

/** Daily bars of a made-up random walk; the same seed gives the same bars. */
export function madeWalk(symbol: string, count: number, seed: number): Series {
  const column = () => new Float64Array(count);
  const bars = { open: column(), high: column(), low: column(), close: column(), volume: column() };
  let state = seed;
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  let price = 100;
  for (let bar = 0; bar < count; bar++) {
    bars.open[bar] = price * (1 + 0.004 * (random() - 0.5));
    price = Math.max(1, price * (1.0003 + 0.04 * (random() - 0.5)));
    bars.close[bar] = price;
    bars.high[bar] = Math.max(price, bars.open[bar]!) * (1 + 0.01 * random());
    bars.low[bar] = Math.min(price, bars.open[bar]!) * (1 - 0.01 * random());
    bars.volume[bar] = 1000 * random();
  }
  return { symbol, dates: weekdays(count, "2004-01-05"), ...bars, dividends: [] };
}
