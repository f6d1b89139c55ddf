import { callRecord, driftSides, type CallRecord, type SignalName } from "../signals/index.ts";
import { sideOf } from "./verdict.ts";

/** Trading days of half a year. */
export const recordHorizonBars = 126;

export type VerdictOutcome = "right" | "wrong" | "open" | "not-scored";

export interface PastVerdict {
  readonly id: string;
  readonly symbol: string;
  /** Day of the newest price in the report. */
  readonly day: string;
  readonly verdict: SignalName;
}

export interface TrackRecord extends CallRecord {
  readonly verdicts: number;
  readonly holds: number;
  /** Verdicts with a side whose half year isn't over. */
  readonly open: number;
  readonly from: string | null;
  readonly outcomes: readonly (PastVerdict & { readonly outcome: VerdictOutcome })[];
}

/**
 * The outcomes of verdicts half a year later: a higher close after the Buy side, a lower one after the Sell side. Hold
 * isn't scored, nor is a verdict on a symbol whose previous verdict is still pending, so that periods don't overlap.
 */
export function trackRecord(
  verdicts: readonly PastVerdict[],
  closesOf: ReadonlyMap<string, readonly { readonly date: string; readonly close: number }[]>,
): TrackRecord {
  const sorted = verdicts.toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
  const drifts = new Map(
    [...closesOf].map(([symbol, days]) => [
      symbol,
      driftSides(
        days.map(({ close }) => close),
        recordHorizonBars,
      ),
    ]),
  );
  const freeFrom = new Map<string, number>();
  const counts = { hits: 0, total: 0, baseHits: 0 };
  let open = 0;
  const outcomes = sorted.map((past) => ({ ...past, outcome: outcomeOf(past) }));
  return {
    ...callRecord(counts),
    verdicts: sorted.length,
    holds: sorted.filter(({ verdict }) => sideOf(verdict) === 0).length,
    open,
    from: sorted[0]?.day ?? null,
    outcomes: outcomes.toReversed(),
  };

  function outcomeOf({ symbol, day, verdict }: PastVerdict): VerdictOutcome {
    const side = sideOf(verdict);
    const days = closesOf.get(symbol) ?? [];
    const index = days.findLastIndex(({ date }) => date <= day);
    if (side === 0 || index < 0 || index < (freeFrom.get(symbol) ?? 0)) return "not-scored";
    freeFrom.set(symbol, index + recordHorizonBars);
    const [now, later] = [days[index], days[index + recordHorizonBars]];
    if (now === undefined || later === undefined) {
      open++;
      return "open";
    }
    const move = Math.sign(later.close - now.close);
    counts.total++;
    if (move === drifts.get(symbol)?.[index]) counts.baseHits++;
    if (move !== side) return "wrong";
    counts.hits++;
    return "right";
  }
}
