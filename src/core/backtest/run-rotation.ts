import type { Account } from "./account.ts";
import { runAllocation } from "./allocation.ts";
import type { Assumptions } from "./assumptions.ts";
import { conditionMask, so } from "./condition-mask.ts";
import { firstKnownBar } from "./known-bars.ts";
import type { Market } from "./market.ts";
import { operandColumn, type Sources } from "./operand-column.ts";
import { periodEnds } from "./periods.ts";
import { volatilityOf } from "./sizing.ts";
import type { RotationStrategy } from "./strategy.ts";

/** Daily returns that inverse-volatility weights look at: about a quarter. */
const volatilityLength = 63;

/** What is known of one instrument at its bars. */
interface Standing {
  readonly place: number;
  readonly rank: Float64Array;
  readonly volatility: Float64Array | null;
  /** Null: nothing is asked. */
  readonly filter: Uint8Array | null;
  /** The first bar on which rank, filter and weight were known. */
  readonly firstKnown: number;
}

/** Ranks on the last bar of each period and holds the best in the next. Answers the first day on which all was known of one instrument. */
export function runRotation(
  strategy: RotationStrategy,
  market: Market,
  sources: Sources,
  account: Account,
  assumptions: Assumptions,
): number {
  const { instruments, length } = market;
  if (!(Number.isInteger(strategy.count) && strategy.count > 0))
    throw new RangeError(`a rotation holds a whole number of instruments from 1 on, not ${strategy.count}`);
  const shelter = shelterPlace(strategy, market);
  const standings = instruments.flatMap((_, place) =>
    place === shelter ? [] : [standingOf(place, strategy, market, sources)],
  );
  const ends = periodEnds(market, strategy.every);
  const weights = new Float64Array(instruments.length);

  runAllocation(
    {
      nextDay(from) {
        const day = ends.indexOf(1, from);
        return day < 0 ? Infinity : day;
      },
      beforeOpen: () => undefined,
      atClose(day, orders) {
        if (ends[day] === 0) return;
        weights.fill(0);
        for (const { place, weight } of choice(standings, strategy.count, market, day)) {
          const taker = place ?? shelter;
          if (taker !== null) weights[taker]! += weight;
        }
        for (const [place, weight] of weights.entries())
          if (weight > 0 || account.quantity[place] !== 0) orders.target(place, weight, day);
      },
    },
    market,
    account,
    assumptions,
  );
  const firstDays = standings.map(({ place, firstKnown }) =>
    instruments[place]!.barOf.findIndex((bar) => bar >= firstKnown),
  );
  return Math.min(length, ...firstDays.filter((day) => day >= 0));
}

function shelterPlace({ shelter }: RotationStrategy, { instruments }: Market): number | null {
  if (shelter === null) return null;
  const place = instruments.findIndex(({ series }) => series.symbol === shelter);
  if (place < 0) throw new RangeError(`there are no bars of ${shelter}, the shelter`);
  return place;
}

function standingOf(place: number, strategy: RotationStrategy, { instruments }: Market, sources: Sources): Standing {
  const { series } = instruments[place]!;
  const bars = series.dates.length;
  const rank = operandColumn(strategy.rank, series, sources);
  const volatility =
    strategy.weighting === "equal" ? null : operandColumn(volatilityOf(volatilityLength), series, sources);
  const pool = { take: () => new Uint8Array(bars) };
  const filter = strategy.filter === null ? null : conditionMask(strategy.filter, series, sources, pool);
  const firstKnown = Math.max(
    firstKnownBar(rank),
    filter?.firstKnown ?? 0,
    volatility === null ? 0 : firstKnownBar(volatility),
  );
  return { place, rank, volatility, filter: filter?.states ?? null, firstKnown };
}

/**
 * The best by rank, each with its share of the whole; place null where the filter is not met. As of each instrument's last bar by the day. Of equals
 * the one that comes first among the instruments. Fewer than `count` leave the rest in cash when weights are equal.
 */
function choice(standings: readonly Standing[], count: number, { instruments }: Market, day: number) {
  const ranked: { place: number; rank: number; isMet: boolean; weight: number }[] = [];
  for (const { place, rank, volatility, filter, firstKnown } of standings) {
    const { barOf } = instruments[place]!;
    let last = day;
    while (last >= 0 && barOf[last]! < 0) last--;
    const bar = barOf[last] ?? -1;
    if (bar < firstKnown || Number.isNaN(rank[bar])) continue;
    const weight = volatility === null ? 1 / count : 1 / volatility[bar]!;
    if (!Number.isFinite(weight)) continue;
    ranked.push({ place, rank: rank[bar]!, isMet: filter === null || filter[bar] === so, weight });
  }
  const best = ranked.sort((a, b) => b.rank - a.rank).slice(0, count);
  const isByVolatility = standings.some(({ volatility }) => volatility !== null);
  const whole = isByVolatility ? best.reduce((sum, { weight }) => sum + weight, 0) : 1;
  return best.map(({ place, isMet, weight }) => ({ place: isMet ? place : null, weight: weight / whole }));
}
