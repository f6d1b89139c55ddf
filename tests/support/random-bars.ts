import type { Bars } from "#core/indicators/index.ts";

/** Bars of a random walk that depends only on its seed, with prices in whole cents. */
export function randomBars(
  count: number,
  seed = 1,
): Bars & { readonly session: Float64Array; readonly benchmark: Float64Array } {
  const random = randomNumbers(seed);
  const column = () => new Float64Array(count);
  const bars = {
    open: column(),
    high: column(),
    low: column(),
    close: column(),
    volume: column(),
    session: column(),
    benchmark: column(),
  };
  let price = 100;
  let other = 50;
  for (let index = 0; index < count; index++) {
    const open = cents(price);
    const market = random() - 0.5;
    price = Math.max(5, price * (1 + 0.03 * market + 0.03 * (random() - 0.499)));
    other = Math.max(5, other * (1 + 0.03 * market + 0.01 * (random() - 0.499)));
    const close = cents(price);
    bars.open[index] = open;
    bars.close[index] = close;
    bars.high[index] = cents(Math.max(open, close) * (1 + 0.01 * random()));
    bars.low[index] = cents(Math.min(open, close) * (1 - 0.01 * random()));
    bars.volume[index] = Math.round(1e6 * (0.5 + random()));
    bars.session[index] = Math.floor(index / 78);
    bars.benchmark[index] = cents(other);
  }
  return bars;
}

function cents(price: number): number {
  return Math.round(price * 100) / 100;
}

/** Numbers from 0 to 1 (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
