export interface Scenario {
  readonly name: "Bear" | "Base" | "Bull";
  /** Change over the quarter, as ratios, with past drift removed. */
  readonly changeLow: number;
  readonly changeHigh: number;
  readonly priceLow: number;
  readonly priceHigh: number;
}

export interface Scenarios {
  readonly scenarios: readonly Scenario[];
  /** Length of a quarter in trading days. */
  readonly horizonBars: number;
  /** The removed mean change of a past quarter, a ratio. */
  readonly drift: number;
  /** Quarters that don't overlap. */
  readonly quarters: number;
  readonly from: string;
  readonly to: string;
}

const horizonBars = 63;
/** Two years. Fewer quarters aren't enough for a range. */
const minQuarters = 8;

/**
 * Three ranges for the coming quarter, from the distance of past quarters to their mean: the middle half, and the fifth
 * on either side of it out to the 5th and 95th percentile. They show widths, not probabilities: the mean of a few past
 * years isn't a forecast, so it is removed. Null with too little history.
 */
export function scenariosOf(days: readonly { readonly date: string; readonly close: number }[]): Scenarios | null {
  const last = days.at(-1);
  const [first] = days;
  const quarters = Math.floor((days.length - 1) / horizonBars);
  if (last === undefined || first === undefined || quarters < minQuarters) return null;
  const changes = days.slice(horizonBars).flatMap(({ close }, index) => {
    const before = days[index]?.close ?? 0;
    return before > 0 ? [close / before - 1] : [];
  });
  const drift = changes.reduce((sum, change) => sum + change, 0) / changes.length;
  const sorted = changes.map((change) => change - drift).toSorted((one, other) => one - other);
  const [lowest, low, high, highest] = [0.05, 0.25, 0.75, 0.95].map((part) => quantile(sorted, part)) as [
    number,
    number,
    number,
    number,
  ];
  const range = (name: Scenario["name"], changeLow: number, changeHigh: number): Scenario => ({
    name,
    changeLow,
    changeHigh,
    priceLow: last.close * (1 + changeLow),
    priceHigh: last.close * (1 + changeHigh),
  });
  return {
    scenarios: [range("Bear", lowest, low), range("Base", low, high), range("Bull", high, highest)],
    horizonBars,
    drift,
    quarters,
    from: first.date,
    to: last.date,
  };
}

/** Linear interpolation. Source: R. Hyndman and Y. Fan, Sample Quantiles in Statistical Packages, 1996, type 7. */
function quantile(sorted: readonly number[], part: number): number {
  const place = (sorted.length - 1) * part;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}
