import { conversionRounding, cutRounding, maxLineUnits, maxWhole, rounding, unitsOfOne } from "./bounded.ts";
import { type ColumnGroup, lineKind } from "./columns.ts";
import type { DayRates } from "./rate-columns.ts";

export interface ColumnContext {
  /** ISO codes of the lines' currencies by number. */
  readonly majors: readonly string[];
  readonly baseCurrency: string;
  /** The currency that the instrument is priced in. */
  readonly currency: string;
  readonly accountCurrency: (account: number) => string;
  readonly isAverage: (account: number) => boolean;
  readonly rates: (from: string, to: string) => DayRates;
}

/** Rates below this one have too few digits in the exact engine to be a quotient of binary numbers. */
const minRate = 1e-6;
const maxRate = 1e9;

/** Shares of one account while its lines are played. Lots are columns of what is left of them. */
class Held {
  quantity = 0;
  cost = 0;
  costBase = 0;
  charges = 0;
  error = 0;
  readonly isAverage: boolean;
  private head = 0;
  private count = 0;
  private readonly lots: Float64Array;

  constructor(isAverage: boolean, maxLots: number) {
    this.isAverage = isAverage;
    this.lots = new Float64Array(isAverage ? 0 : maxLots * lotFields);
  }

  buy(quantity: number, cost: number, costBase: number, charges: number, error: number): void {
    this.quantity += quantity;
    this.cost += cost;
    this.costBase += costBase;
    this.charges += charges;
    this.error += error;
    if (this.error > 0 || this.cost + this.costBase + this.charges > maxWhole)
      this.error += (this.cost + this.costBase + this.charges) * rounding;
    if (this.isAverage) return;
    const { lots } = this;
    const at = this.count * lotFields;
    lots[at] = quantity;
    lots[at + 1] = cost;
    lots[at + 2] = costBase;
    lots[at + 3] = charges;
    lots[at + 4] = error;
    this.count += 1;
  }

  /** Takes shares out: what they cost is in `taken` afterwards. */
  sell(quantity: number): void {
    if (quantity === this.quantity) {
      taken.cost = this.cost;
      taken.costBase = this.costBase;
      taken.charges = this.charges;
      taken.error = this.error;
      this.quantity = this.cost = this.costBase = this.charges = this.error = 0;
      this.head = this.count = 0;
      return;
    }
    taken.cost = taken.costBase = taken.charges = taken.error = 0;
    if (this.isAverage) {
      takePart(quantity, this.quantity, this.cost, this.costBase, this.charges, this.error);
    } else {
      this.takeLots(quantity);
    }
    this.quantity -= quantity;
    this.cost -= taken.cost;
    this.costBase -= taken.costBase;
    this.charges -= taken.charges;
    if (this.isAverage) this.error = taken.error;
    else this.error += taken.error;
    if (this.error > 0) this.error += (this.cost + this.costBase + this.charges) * rounding;
  }

  private takeLots(quantity: number): void {
    const { lots } = this;
    let rest = quantity;
    while (rest > 0) {
      const at = this.head * lotFields;
      const there = lots[at] ?? 0;
      const cost = lots[at + 1] ?? 0;
      const costBase = lots[at + 2] ?? 0;
      const charges = lots[at + 3] ?? 0;
      const error = lots[at + 4] ?? 0;
      if (there <= rest) {
        taken.cost += cost;
        taken.costBase += costBase;
        taken.charges += charges;
        taken.error += error;
        rest -= there;
        this.head += 1;
      } else {
        const { cost: costBefore, costBase: costBaseBefore, charges: chargesBefore, error: errorBefore } = taken;
        takePart(rest, there, cost, costBase, charges, error);
        lots[at] = there - rest;
        lots[at + 1] = cost - taken.cost;
        lots[at + 2] = costBase - taken.costBase;
        lots[at + 3] = charges - taken.charges;
        lots[at + 4] = taken.error;
        taken.cost += costBefore;
        taken.costBase += costBaseBefore;
        taken.charges += chargesBefore;
        taken.error += errorBefore;
        rest = 0;
      }
      if (taken.error > 0 || taken.cost > maxWhole)
        taken.error += (taken.cost + taken.costBase + taken.charges) * rounding;
    }
  }

  split(ratio: number): void {
    this.quantity *= ratio;
    for (let index = this.head; index < this.count; index += 1) {
      const at = index * lotFields;
      this.lots[at] = (this.lots[at] ?? 0) * ratio;
    }
  }
}

const lotFields = 5;

/** Amounts of the shares taken last. Reused, so that taking shares allocates nothing. */
const taken = { cost: 0, costBase: 0, charges: 0, error: 0 };

/** The part of amounts that falls to `quantity` out of `whole` shares. */
function takePart(
  quantity: number,
  whole: number,
  cost: number,
  costBase: number,
  charges: number,
  error: number,
): void {
  taken.cost = (cost * quantity) / whole;
  taken.costBase = costBase === cost ? taken.cost : (costBase * quantity) / whole;
  taken.charges = (charges * quantity) / whole;
  const isWhole =
    error === 0 &&
    isQuotient(cost * quantity, taken.cost, whole) &&
    isQuotient(charges * quantity, taken.charges, whole) &&
    (costBase === cost || isQuotient(costBase * quantity, taken.costBase, whole));
  // The bound holds for what leaves and for what stays.
  taken.error = isWhole ? 0 : error + (cost + costBase + charges) * 2 * rounding + cutRounding;
}

/** Returns true when the division leaves no remainder. */
function isQuotient(dividend: number, quotient: number, divisor: number): boolean {
  return dividend <= maxWhole && Number.isInteger(quotient) && quotient * divisor === dividend;
}

/**
 * Plays lines in binary numbers, with a bound of the error of each figure. False where a figure cannot be had this way: a missing rate,
 * a sale of what is not there, numbers beyond the range of whole ones. The exact engine is asked then.
 */
export function playGroup(group: ColumnGroup, context: ColumnContext): boolean {
  const { columns, start, end } = group;
  const { day: days, kind: kinds, account: accounts, currency: currencies, quantity: quantities } = columns;
  const { gross: grosses, fee: fees, tax: taxes, error: errors, net: nets, netBase: netBases } = columns;
  const { majors, baseCurrency } = context;
  const heldBy: (Held | undefined)[] = [];
  let lastAccount = -1;
  let accountCurrency = baseCurrency;
  let held: Held | undefined;
  let lastCurrency = -1;
  let currency = baseCurrency;
  let toBase: DayRates | null = null;
  let toOwn: DayRates | null = null;
  const ownToBase = context.currency === baseCurrency ? null : context.rates(context.currency, baseCurrency);

  for (let at = start; at < end; at += 1) {
    const account = accounts[at] ?? 0;
    if (account !== lastAccount) {
      lastAccount = account;
      accountCurrency = context.accountCurrency(account);
      if (group.symbol !== "") held = heldBy[account] ??= new Held(context.isAverage(account), end - start);
    }
    const currencyNumber = currencies[at] ?? 0;
    if (currencyNumber !== lastCurrency) {
      lastCurrency = currencyNumber;
      currency = majors[currencyNumber] ?? baseCurrency;
      toBase = currency === baseCurrency ? null : context.rates(currency, baseCurrency);
      toOwn = currency === context.currency ? null : context.rates(currency, context.currency);
    }
    const day = days[at] ?? 0;
    const kind = kinds[at] ?? 0;
    const gross = grosses[at] ?? 0;
    const fee = fees[at] ?? 0;
    const tax = taxes[at] ?? 0;
    const error = errors[at] ?? 0;
    const size = Math.abs(gross) + fee + tax;
    const isPaid = kind === lineKind.buy || kind >= lineKind.fee;
    const net = (isPaid ? -gross : gross) - fee - tax;
    const netError = error === 0 ? 0 : error + size * rounding;

    const rate = toBase === null ? 1 : rateOn(toBase, day);
    if (!(rate >= minRate && rate <= maxRate)) return false;
    const isBase = toBase === null;
    let netBase = net;
    let baseError = netError;
    if (toBase !== null) {
      baseError = netError * rate + size * rate * conversionRounding + 4 * cutRounding;
      netBase = net * rate;
      // Amounts times a published rate with few digits are often whole units, where ties of half a cent are exact.
      const factor = toBase.isPublished && error === 0 ? wholeFactor(rate) : 0;
      const grossBase = factor === 0 ? Number.NaN : wholeProduct(gross, factor);
      const feeBase = factor === 0 ? Number.NaN : wholeProduct(fee, factor);
      const taxBase = factor === 0 ? Number.NaN : wholeProduct(tax, factor);
      if (Number.isNaN(grossBase + feeBase + taxBase)) {
        grosses[at] = gross * rate;
        fees[at] = fee * rate;
        taxes[at] = tax * rate;
      } else {
        grosses[at] = grossBase;
        fees[at] = feeBase;
        taxes[at] = taxBase;
        netBase = (isPaid ? -grossBase : grossBase) - feeBase - taxBase;
        baseError = 0;
      }
      errors[at] = baseError;
    }
    netBases[at] = netBase;
    if (currency === accountCurrency) {
      nets[at] = net;
      columns.netError[at] = netError + (accountCurrency === baseCurrency ? 0 : baseError);
    } else if (accountCurrency === baseCurrency) {
      nets[at] = netBase;
      columns.netError[at] = baseError;
    } else {
      const other = rateOn(context.rates(currency, accountCurrency), day);
      if (!(other >= minRate && other <= maxRate)) return false;
      nets[at] = net * other;
      columns.netError[at] = netError * other + size * other * conversionRounding + cutRounding + baseError;
    }

    if (held === undefined) continue;
    if (kind === lineKind.buy) {
      let own = gross;
      let buyError = error;
      if (toOwn !== null) {
        const other = rateOn(toOwn, day);
        if (!(other >= minRate && other <= maxRate)) return false;
        const isInBase = context.currency === baseCurrency;
        own = isInBase ? (grosses[at] ?? 0) : gross * other;
        buyError = isInBase ? baseError : error * other + own * conversionRounding + cutRounding;
      }
      const charges = isBase || baseError === 0 ? (fees[at] ?? 0) + (taxes[at] ?? 0) : (fee + tax) * rate;
      if (!isBase) buyError += baseError;
      const quantity = quantities[at] ?? 0;
      held.buy(quantity, own, grosses[at] ?? 0, charges, buyError);
      if (quantity === 0 || held.quantity > maxWhole) return false;
    } else if (kind === lineKind.sell) {
      const quantity = quantities[at] ?? 0;
      if (quantity > held.quantity) return false;
      let own = gross;
      let ownError = error;
      if (toOwn !== null) {
        const other = rateOn(toOwn, day);
        if (!(other >= minRate && other <= maxRate)) return false;
        own = ownToBase === null ? (grosses[at] ?? 0) : gross * other;
        ownError = ownToBase === null ? baseError : error * other + own * conversionRounding + cutRounding;
      }
      const ownRate = ownToBase === null ? 1 : rateOn(ownToBase, day);
      if (!(ownRate >= minRate && ownRate <= maxRate)) return false;
      if (quantity === 0) taken.cost = taken.costBase = taken.charges = taken.error = 0;
      else held.sell(quantity);
      const { cost, costBase, charges } = taken;
      const isOwnBase = ownToBase === null;
      columns.realised[at] = isOwnBase ? own - cost : (own - cost) * ownRate;
      columns.currencyGain[at] = isOwnBase ? cost - costBase : cost * ownRate - costBase;
      columns.saleGain[at] = netBase - costBase - charges;
      const isExact = isOwnBase && ownError === 0 && baseError === 0 && taken.error === 0;
      columns.gainError[at] = isExact
        ? 0
        : (taken.error + ownError) * (ownRate + 1) +
          baseError +
          ((own + cost) * ownRate + costBase + charges + gross * rate) * conversionRounding;
    } else if (kind === lineKind.split) {
      held.split(quantities[at] ?? 1);
      if (held.quantity > maxWhole) return false;
    }
    quantities[at] = held.quantity;
    columns.cost[at] = held.cost;
    columns.costBase[at] = held.costBase;
    columns.charges[at] = held.charges;
    columns.costError[at] = held.error;
  }
  return true;
}

/** A rate of at most six places as a whole number of millionths; 0 for any other. */
function wholeFactor(rate: number): number {
  const factor = Math.round(rate * unitsOfOne);
  return factor / unitsOfOne === rate ? factor : 0;
}

/** An amount times millionths where that is a whole number of units; NaN where it is not. */
function wholeProduct(amount: number, factor: number): number {
  const product = amount * factor;
  const units = product / unitsOfOne;
  return Math.abs(product) <= maxLineUnits && Number.isInteger(units) ? units : Number.NaN;
}

function rateOn({ firstDay, values }: DayRates, day: number): number {
  return values[day - firstDay] ?? Number.NaN;
}
