import { entryFlag, entryKind, type Lane, sumsOf } from "./entries.ts";
import { type Exact, plus } from "./exact.ts";
import { createFlowSigns, type FlowSigns } from "./flow-signs.ts";
import type { Ledger } from "./ledger.ts";
import type { Incomplete } from "./portfolio-input.ts";

export type BridgeLine =
  | "deposits"
  | "withdrawals"
  | "realised"
  | "unrealised"
  | "income"
  | "fees"
  | "taxes"
  | "currency";

export interface FlowSums {
  readonly deposits: Exact;
  readonly withdrawals: Exact;
  readonly implied: Exact;
  readonly realised: Exact;
  readonly income: Exact;
  readonly fees: Exact;
  readonly taxes: Exact;
  readonly currency: Exact;
}

/** Sums as booked of everything up to the opening day and of the range, and the lines that have an unknown amount in the range. */
export interface BridgeFlows {
  readonly before: FlowSums;
  readonly during: FlowSums;
  readonly unknown: ReadonlyMap<BridgeLine, Incomplete>;
}

export function bridgeFlows(
  ledger: Ledger,
  openingDay: number,
  closingDay: number,
  leftOut: ReadonlySet<string>,
): BridgeFlows {
  const [before, during] = [createSums(ledger), createSums(ledger)];
  const signsOf = createFlowSigns(ledger.scope.symbols === undefined);
  const isLeftOut = ({ symbol }: Lane) => leftOut.size > 0 && symbol !== null && leftOut.has(symbol);
  for (const lane of ledger.lanes) {
    const counts = countsOf(lane, signsOf(lane.kind, lane.flags, isLeftOut(lane)), isLeftOut(lane));
    if (counts.length === 0) continue;
    const { past, present } = amountsOf(ledger, lane, openingDay, closingDay);
    const isWide = (lane.flags & entryFlag.isWide) !== 0;
    for (const [name, sign] of counts) {
      before.add(place[name], sign < 0 ? -past : past, isWide);
      during.add(place[name], sign < 0 ? -present : present, isWide);
    }
  }
  return { before: before.sums(), during: during.sums(), unknown: unknown() };

  function unknown(): Map<BridgeLine, Incomplete> {
    const found = new Map<BridgeLine, Incomplete>();
    for (const { lane, day, lack } of ledger.unknowns) {
      if (day <= openingDay || day > closingDay) continue;
      const counts = countsOf(lane, signsOf(lane.kind, lane.flags, isLeftOut(lane)), isLeftOut(lane));
      const names: BridgeLine[] = counts.flatMap(([name]) => (name === "implied" ? [] : [name]));
      if (isGain(lane) && !isLeftOut(lane) && (lane.flags & entryFlag.isEntryUnknown) !== 0) names.push("unrealised");
      for (const name of names) if (!found.has(name)) found.set(name, { symbol: lane.symbol, reason: lack });
    }
    return found;
  }
}

/** Returns the amounts booked up to the opening day, and those booked within the range. */
function amountsOf({ arithmetic }: Ledger, lane: Lane, openingDay: number, closingDay: number) {
  const { days, booked } = lane;
  const { total, firstDay, lastDay } = sumsOf(lane, arithmetic);
  if (lastDay <= openingDay) return { past: total, present: 0n };
  if (firstDay > openingDay && lastDay <= closingDay) return { past: 0n, present: total };
  let [past, present] = [0n, 0n];
  for (let index = 0; index < days.length; index += 1) {
    const day = days[index] ?? 0;
    if (day <= openingDay) past += booked[index] ?? 0n;
    else if (day <= closingDay) present += booked[index] ?? 0n;
  }
  return { past, present };
}

function isGain({ kind }: Lane): boolean {
  return kind === entryKind.realisedPrice || kind === entryKind.realisedCurrency;
}

/** The sums that entries of a lane are part of, with their sign. */
function countsOf(
  lane: Lane,
  { inflow, outflow, income, fees, taxes }: FlowSigns,
  isLeftOut: boolean,
): (readonly [keyof typeof place, number])[] {
  if (isGain(lane)) return isLeftOut ? [] : [[lane.kind === entryKind.realisedPrice ? "realised" : "currency", 1]];
  const all = [
    ["deposits", inflow],
    ["withdrawals", outflow],
    ["income", income],
    ["fees", fees],
    ["taxes", taxes],
    ["implied", lane.flags & entryFlag.isImplied],
  ] as const;
  return all.filter(([, sign]) => sign !== 0);
}

const place = {
  deposits: 0,
  withdrawals: 1,
  implied: 2,
  realised: 3,
  income: 4,
  fees: 5,
  taxes: 6,
  currency: 7,
} as const;

function createSums({ arithmetic }: Ledger) {
  const narrow = Object.values(place).map(() => 0n);
  const wide = [...narrow];
  const sumAt = (index: number): Exact => {
    const amounts = { digits: narrow[index] ?? 0n, places: arithmetic.amountPlaces };
    const widened = wide[index] ?? 0n;
    return widened === 0n ? amounts : plus(amounts, { digits: widened, places: arithmetic.widePlaces });
  };
  return {
    add: (index: number, amount: bigint, isWide: boolean): void => {
      const sums = isWide ? wide : narrow;
      sums[index] = (sums[index] ?? 0n) + amount;
    },
    sums: (): FlowSums => ({
      deposits: sumAt(place.deposits),
      withdrawals: sumAt(place.withdrawals),
      implied: sumAt(place.implied),
      realised: sumAt(place.realised),
      income: sumAt(place.income),
      fees: sumAt(place.fees),
      taxes: sumAt(place.taxes),
      currency: sumAt(place.currency),
    }),
  };
}
