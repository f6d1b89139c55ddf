import { rateOne } from "./arithmetic.ts";
import { type Lack, lackOn } from "./lack.ts";
import { createEntries, type Entries, entryFlag, entryKind, type EntryKind } from "./entries.ts";
import type { Line } from "./line.ts";
import { createMovements, type Movements } from "./movements.ts";
import { createPlayedPositions } from "./played-positions.ts";
import type { Position, Taken } from "./position.ts";
import type { ReplayContext } from "./replay-context.ts";
import { createShareValue } from "./share-value.ts";

/** A sale, for reports. In the instrument's currency and in the base currency; null where the cost or a rate is unknown. */
export interface Sale {
  readonly transactionId: string;
  readonly accountId: string;
  readonly symbol: string;
  readonly day: number;
  readonly currency: string;
  /** After fees and taxes of the sale. */
  readonly proceeds: bigint | null;
  /** With the fees and taxes of the purchase. */
  readonly cost: bigint | null;
  readonly proceedsBase: bigint | null;
  readonly costBase: bigint | null;
}

/** A line that cannot be: it sells or moves shares that are not there, or not left of a lot that it names. */
export interface Shortfall {
  readonly transactionId: string;
  readonly accountId: string;
  readonly symbol: string;
  readonly day: number;
  readonly wanted: bigint;
  readonly held: bigint;
  readonly type: "sell" | "transfer-out";
  /** The id of the lot's line; null where the shares lack whatever the lot. */
  readonly lot: string | null;
}

export interface Replayed {
  readonly positions: readonly Position[];
  readonly entries: Entries;
  readonly movements: Movements;
  readonly sales: readonly Sale[];
  readonly shortfalls: readonly Shortfall[];
}

export type Play = ReturnType<typeof createPlay>;

/** Creates the state that is filled while the lines of related instruments are replayed. */
export function createPlay(context: ReplayContext) {
  const { arithmetic, baseCurrency, rates } = context;
  const positions = createPlayedPositions(context);
  const entries = createEntries();
  const movements = createMovements(baseCurrency);
  const sales: Sale[] = [];
  const shortfalls: Shortfall[] = [];

  // The same amount is often needed twice in a row: for the account and for the base currency, as charges and as a fee.
  let lastAmount = 0n;
  let lastFrom = "";
  let lastTo = "";
  let lastDay = Number.NaN;
  let lastConverted: bigint | null = null;

  function convert(amount: bigint | null, from: string, to: string, day: number): bigint | null {
    if (amount === null || amount === 0n || from === to) return amount;
    if (lastDay === day && lastAmount === amount && lastFrom === from && lastTo === to) return lastConverted;
    const rate = rates.pair(from, to)(day);
    lastConverted = rate === null ? null : arithmetic.converted(amount, rate);
    lastAmount = amount;
    lastFrom = from;
    lastTo = to;
    lastDay = day;
    return lastConverted;
  }

  const nameOf = ({ accountId }: Line, symbol: string | null) =>
    symbol === null ? null : context.nameOf(accountId, symbol);

  const toBase = (amount: bigint | null, line: Line) => convert(amount, line.currency, baseCurrency, line.day);

  const missingOn = (line: Line) => lackOf(line, context);
  function enter(line: Line, kind: EntryKind, amount: bigint | null, symbol = line.symbol, flag = 0): void {
    if (amount === 0n) return;
    const lack = amount === null ? missingOn(line) : null;
    entries.add(line.day, kind, line.accountId, nameOf(line, symbol), amount ?? 0n, flag, lack);
  }

  /**
   * The gain of shares that left, split into price and exchange rate: (proceeds - entry) · rate and entry · rate - entryBase. The
   * second is never unknown by itself: where a rate is missing, the line that was booked on that day says so.
   */
  function enterRealised(
    line: Line,
    symbol: string | null,
    { proceeds, rate, entry, entryBase, isEntryKnown }: Realised,
  ): void {
    const bookedRate = rate ?? 0n;
    const isOwnCurrency = bookedRate === rateOne;
    const gain = (proceeds ?? 0n) - entry;
    const isKnown = proceeds !== null && rate !== null && isEntryKnown;
    const flag = (isOwnCurrency ? 0 : entryFlag.isWide) | (isEntryKnown ? 0 : entryFlag.isEntryUnknown);
    const price = isOwnCurrency ? gain : gain * bookedRate;
    const lack = isKnown ? null : missingOn(line);
    const name = nameOf(line, symbol);
    if (!isKnown || price !== 0n)
      entries.add(line.day, entryKind.realisedPrice, line.accountId, name, price, flag, lack);
    if (isOwnCurrency && entry === entryBase) return;
    const currency = entry * bookedRate - entryBase * rateOne;
    if (currency !== 0n)
      entries.add(line.day, entryKind.realisedCurrency, line.accountId, name, currency, entryFlag.isWide, null);
  }

  /** Books fee and tax, and moves cash: the signed gross amount less both. */
  function move(line: Line, gross: bigint, symbol = line.symbol): void {
    const flag = gross > 0n ? entryFlag.isTakenOff : 0;
    enter(line, entryKind.fee, toBase(line.fee, line), symbol, flag);
    enter(line, entryKind.tax, toBase(line.tax, line), symbol, flag);
    const net = netOf(line, gross);
    if (net === 0n) return;
    const accountCurrency = context.cashCurrency(line.accountId, line.currency, line.transaction.date);
    const converted = convert(net, line.currency, accountCurrency, line.day);
    const currency = converted === null ? line.currency : accountCurrency;
    movements.add(line.day, line.accountId, currency, converted ?? net, toBase(net, line) ?? 0n);
  }

  return {
    arithmetic,
    context,
    positionOf: positions.positionOf,
    convert,
    toBase,
    enter,
    enterRealised,
    move,
    movements,
    valueOf: createShareValue(context, convert),
    baseRate: (currency: string, day: number) => rates.pair(currency, baseCurrency)(day),
    reportSale: (sale: Sale) => sales.push(sale),
    reportShortfall: (shortfall: Shortfall) => shortfalls.push(shortfall),
    replayed: (): Replayed => ({
      positions: positions.all(),
      entries,
      movements,
      sales,
      shortfalls,
    }),
  };
}

/** What a line lacks whose amount in the base currency is unknown. */
function lackOf({ currency, day }: Line, { rates, baseCurrency }: ReplayContext): Lack {
  const hasRate = rates.pair(currency, baseCurrency)(day) !== null;
  return hasRate ? lackOn("no-price-or-rate-on", day) : lackOn("no-rate-on", day, { from: currency, to: baseCurrency });
}

/** Returns an amount less the line's own fee and tax. */
export function netOf({ fee, tax }: Line, gross: bigint): bigint {
  const afterFee = fee === 0n ? gross : gross - fee;
  return tax === 0n ? afterFee : afterFee - tax;
}

interface Realised {
  readonly proceeds: bigint | null;
  readonly rate: bigint | null;
  readonly entry: bigint;
  readonly entryBase: bigint;
  readonly isEntryKnown: boolean;
}

/** Returns the value, as booked, that the departing shares had when they came in. */
export function entryOf({ amounts, isEntryKnown }: Taken) {
  return { entry: amounts.entry, entryBase: amounts.entryBase, isEntryKnown };
}
