import type { Account } from "./account.ts";
import { runAllocation } from "./allocation.ts";
import type { Assumptions } from "./assumptions.ts";
import { BacktestFault } from "./backtest-fault.ts";
import { conditionMask, so } from "./condition-mask.ts";
import { firstKnownBar } from "./known-bars.ts";
import { lastBarBy, type Market } from "./market.ts";
import { operandColumn, type Sources } from "./operand-column.ts";
import { periodEnds } from "./periods.ts";
import { volatilityOf } from "./sizing.ts";
import type { RotationStrategy } from "./strategy.ts";

/** Number of daily returns used in inverse-volatility weights: about a quarter of a year. */
const volatilityLength = 63;

/** Inputs for one instrument at its bars. */
interface Standing {
  readonly place: number;
  readonly rank: Float64Array;
  readonly volatility: Float64Array | null;
  /** Null: no filter. */
  readonly filter: Uint8Array | null;
  /** The first bar on which rank, filter and weight were known. */
  readonly firstKnown: number;
}

/**
 * Ranks on the last bar of each period and holds the best in the next. Returns the first day on which everything was
 * known for an instrument.
 */
export function runRotation(
  strategy: RotationStrategy,
  market: Market,
  sources: Sources,
  account: Account,
  assumptions: Assumptions,
): number {
  const { instruments, length } = market;
  if (!(Number.isInteger(strategy.count) && strategy.count > 0))
    throw new BacktestFault(`a rotation must hold a whole number of instruments from 1, not ${strategy.count}`);
  const shelter = shelterPlace(strategy, market);
  const standings = instruments.flatMap((_, place) =>
    place === shelter ? [] : [standingOf(place, strategy, market, sources)],
  );
  const ends = periodEnds(market, strategy.every);
  const weights = new Float64Array(instruments.length);
  const bars = new Int32Array(standings.length);
  const best = new Int32Array(Math.min(strategy.count, standings.length));
  const isEqual = strategy.weighting === "equal";
  const shareOf = (index: number) => (isEqual ? 1 : 1 / standings[index]!.volatility![bars[index]!]!);

  runAllocation(
    {
      keepsRest: false,
      nextDay(from) {
        const day = ends.indexOf(1, from);
        return day < 0 ? Infinity : day;
      },
      beforeOpen: () => undefined,
      atClose(day, orders) {
        if (ends[day] === 0) return;
        weights.fill(0);
        for (const [index, { place }] of standings.entries()) bars[index] = lastBarBy(instruments[place]!, day);
        const found = rankAt(standings, bars, best);
        let whole = 0;
        for (let index = 0; index < found; index++) whole += shareOf(best[index]!);
        for (let index = 0; index < found; index++) {
          const { place, filter } = standings[best[index]!]!;
          const isMet = filter === null || filter[bars[best[index]!]!] === so;
          const taker = isMet ? place : shelter;
          // With equal parts, an empty place stays in cash. With volatility weights, the selected ones share the total.
          if (taker !== null) weights[taker]! += shareOf(best[index]!) / (isEqual ? strategy.count : whole);
        }
        for (const [place, weight] of weights.entries())
          if (weight > 0 || account.quantity[place] !== 0) orders.target(place, weight, day);
          else orders.cancel(place);
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
  if (place < 0) throw new BacktestFault(`there are no bars for the shelter ${shelter}`);
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
 * Puts the best by rank into `best`, as indices of the standings, as of each instrument's last bar on the day. Ties go
 * to the first instrument. Returns the count.
 */
function rankAt(standings: readonly Standing[], bars: Int32Array, best: Int32Array): number {
  let found = 0;
  for (let index = 0; index < standings.length; index++) {
    const { rank, volatility, firstKnown } = standings[index]!;
    const bar = bars[index]!;
    if (bar < firstKnown || Number.isNaN(rank[bar])) continue;
    let place = found;
    while (place > 0 && standings[best[place - 1]!]!.rank[bars[best[place - 1]!]!]! < rank[bar]!) place--;
    // Without a volatility above 0 there is no weight.
    if (place >= best.length || (volatility !== null && !(volatility[bar]! > 0))) continue;
    best.copyWithin(place + 1, place, best.length - 1);
    best[place] = index;
    found = Math.min(found + 1, best.length);
  }
  return found;
}
