import { entryFlag, entryKind } from "./entries.ts";
import { type Exact, plus } from "./exact.ts";
import { createFlowSigns } from "./flow-signs.ts";
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
  const unknown = new Map<BridgeLine, Incomplete>();
  const signsOf = createFlowSigns(ledger.scope.symbols === undefined);
  ledger.eachEntry((entries, index) => {
    const day = entries.days[index] ?? 0;
    if (day > closingDay) return;
    const symbol = entries.symbols[index] ?? null;
    const kind = entries.kinds[index] ?? 0;
    const flags = entries.flags[index] ?? 0;
    const isLeftOut = leftOut.size > 0 && symbol !== null && leftOut.has(symbol);
    const isPrice = kind === entryKind.realisedPrice;
    const isCurrency = kind === entryKind.realisedCurrency;
    if (isLeftOut && (isPrice || isCurrency)) return;
    const { inflow, outflow, income, fees, taxes } = signsOf(kind, flags, isLeftOut);
    const booked = entries.booked[index] ?? 0n;
    const isWide = (flags & entryFlag.isWide) !== 0;
    const { add } = day <= openingDay ? before : during;
    if (isPrice) add(place.realised, booked, isWide);
    if (isCurrency) add(place.currency, booked, isWide);
    if (inflow !== 0) add(place.deposits, booked, isWide);
    if (outflow !== 0) add(place.withdrawals, outflow < 0 ? -booked : booked, isWide);
    if (income !== 0) add(place.income, booked, isWide);
    if (fees !== 0) add(place.fees, booked, isWide);
    if (taxes !== 0) add(place.taxes, booked, isWide);
    if ((flags & entryFlag.isImplied) !== 0) add(place.implied, booked, isWide);
    if ((flags & entryFlag.isUnknown) === 0 || day <= openingDay) return;
    const lack = { symbol, reason: entries.missing.get(index) ?? "" };
    const lines: readonly (readonly [BridgeLine, boolean])[] = [
      ["realised", isPrice],
      ["unrealised", (flags & entryFlag.isEntryUnknown) !== 0],
      ["deposits", inflow !== 0],
      ["withdrawals", outflow !== 0],
      ["income", income !== 0],
      ["fees", fees !== 0],
      ["taxes", taxes !== 0],
    ];
    for (const [name, isLacking] of lines) if (isLacking && !unknown.has(name)) unknown.set(name, lack);
  });
  return { before: before.sums(), during: during.sums(), unknown };
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
