export interface Scenario {
  readonly name: "Bear" | "Base" | "Bull";
  /** Whole per cent; the three sum to 100. */
  readonly probability: number;
  /** Spans of the past that ended so. */
  readonly count: number;
  readonly priceLow: number;
  readonly priceHigh: number;
}

export interface Scenarios {
  readonly scenarios: readonly Scenario[];
  /** Length of a span in trading days. */
  readonly horizonBars: number;
  /** Half-width of the base case, a ratio. */
  readonly band: number;
  readonly spans: number;
  readonly from: string;
  readonly to: string;
}

/** A quarter of a year. */
const horizonBars = 63;
/** A year beyond the first span, so that there is something to count. */
const fewestSpans = 252;
const smallestBand = 0.03;

/**
 * Three cases for the coming quarter from the symbol's own past: how often spans of that length fell below, ended within or rose
 * above half a standard deviation of their returns. Overlapping spans are no independent cases. Null with too short a past.
 */
export function scenariosOf(days: readonly { readonly date: string; readonly close: number }[]): Scenarios | null {
  const last = days.at(-1);
  const spans = days.slice(horizonBars).flatMap(({ close }, index) => {
    const before = days[index]?.close ?? 0;
    return before > 0 ? [close / before - 1] : [];
  });
  const [first] = days;
  if (last === undefined || first === undefined || spans.length < fewestSpans) return null;
  const band = Math.max(smallestBand, Math.round((deviation(spans) / 2) * 100) / 100);
  const sorted = spans.toSorted((one, other) => one - other);
  const low = Math.min(quantile(sorted, 0.05), -band);
  const high = Math.max(quantile(sorted, 0.95), band);
  const counts = [
    spans.filter((value) => value < -band).length,
    spans.filter((value) => value >= -band && value <= band).length,
    spans.filter((value) => value > band).length,
  ];
  const [bear = 0, base = 0, bull = 0] = shares(counts);
  const price = (ratio: number) => last.close * (1 + ratio);
  return {
    scenarios: [
      { name: "Bear", probability: bear, count: counts[0] ?? 0, priceLow: price(low), priceHigh: price(-band) },
      { name: "Base", probability: base, count: counts[1] ?? 0, priceLow: price(-band), priceHigh: price(band) },
      { name: "Bull", probability: bull, count: counts[2] ?? 0, priceLow: price(band), priceHigh: price(high) },
    ],
    horizonBars,
    band,
    spans: spans.length,
    from: first.date,
    to: last.date,
  };
}

/** Parts of a whole in whole per cent that sum to 100: what rounding leaves goes to the largest remainders. */
export function shares(counts: readonly number[]): readonly number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.map(() => 0);
  const exact = counts.map((count) => (count / total) * 100);
  const whole = exact.map(Math.floor);
  const left = 100 - whole.reduce((sum, value) => sum + value, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .toSorted((one, other) => other.remainder - one.remainder)
    .slice(0, left)
    .map(({ index }) => index);
  return whole.map((value, index) => value + (byRemainder.includes(index) ? 1 : 0));
}

function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1));
}

/** Linear between neighbours. Source: R. Hyndman and Y. Fan, Sample Quantiles in Statistical Packages, 1996, type 7. */
function quantile(sorted: readonly number[], part: number): number {
  const place = (sorted.length - 1) * part;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}
