import { dayText } from "#core/calendar/day-text.ts";
import { type Decimal, one, zero } from "#core/money/decimal.ts";
import { dateOfDay } from "#core/portfolio/civil-day.ts";
import type { Line, NamedShares } from "./line.ts";
import { createPosition, type LotAmounts, type LotPart, type Position, sharesFor } from "./position.ts";
import type { PriceBook } from "./price-book.ts";
import type { RateBook } from "./rate-book.ts";
import type { CostMethod } from "#core/portfolio/transaction.ts";

/** A line's effect on the accounts, in the base currency; null if the day's rate or price is missing. */
export interface Entry {
  readonly day: number;
  readonly accountId: string;
  readonly symbol: string | null;
  readonly kind:
    | "deposit"
    | "withdrawal"
    /** Shares that arrived or left at their value, at the start and the end of the day. */
    | "shares-in"
    | "shares-out"
    /** Cost and proceeds of shares, before fees and taxes. */
    | "buy"
    | "sell"
    | "income"
    | "fee"
    | "tax"
    /** Gain of departed shares against their value on arrival, by price and by exchange rate. */
    | "realised-price"
    | "realised-currency";
  readonly amount: Decimal | null;
  /**
   * The amount, or a substitute if it is unknown: converted at a rate of 0. Every line is linear in past rates, so this
   * cancels out of all figures except the lines whose `amount` is null. Never shown.
   */
  readonly booked: Decimal;
  /** Names the missing input: "no rate EUR/USD on 2025-03-03"; null if the amount is known. */
  readonly missing: string | null;
  /** A gain against an unknown cost or value. */
  readonly isEntryUnknown?: true;
  /** A fee or tax deducted from proceeds rather than paid separately. */
  readonly isTakenOff?: true;
}

/** A change of an account's cash. */
export interface Movement {
  readonly day: number;
  readonly accountId: string;
  /** Negative when paid. */
  readonly amount: Decimal;
  /** The account's currency, or the line's if there is no rate between the two on its day. */
  readonly currency: string;
  /** In the base currency; null if the day's rate is missing. */
  readonly base: Decimal | null;
}

/**
 * A sale, for reports, in the instrument's currency and in the base currency; null if the cost or a rate is unknown.
 */
export interface Sale {
  readonly transactionId: string;
  readonly accountId: string;
  readonly symbol: string;
  readonly day: number;
  readonly quantity: Decimal;
  readonly currency: string;
  /** After fees and taxes of the sale. */
  readonly proceeds: Decimal | null;
  /** Including fees and taxes of the purchase. */
  readonly cost: Decimal | null;
  readonly proceedsBase: Decimal | null;
  readonly costBase: Decimal | null;
}

/** An impossible line: it sells or moves shares that aren't held. */
export interface Shortfall {
  readonly transactionId: string;
  readonly symbol: string;
  readonly day: number;
  readonly wanted: Decimal;
  readonly held: Decimal;
  readonly type: "sell" | "transfer-out";
}

export interface Replayed {
  readonly positions: readonly Position[];
  readonly entries: readonly Entry[];
  readonly movements: readonly Movement[];
  readonly sales: readonly Sale[];
  readonly shortfalls: readonly Shortfall[];
}

export interface ReplayContext {
  readonly baseCurrency: string;
  /** The currency in which an account keeps money of another. */
  readonly cashCurrency: (accountId: string, currency: string, date: string) => string;
  readonly costMethod: (accountId: string) => CostMethod;
  /** The instrument's price currency. */
  readonly currencyOf: (symbol: string) => string;
  readonly prices: PriceBook;
  readonly rates: RateBook;
  /** The other ends of a same-day transfer, and whether both are in scope. */
  readonly endsOf: (
    line: Line,
  ) => readonly { readonly line: Line; readonly quantity: Decimal; readonly isInside: boolean }[];
  /** The symbol a holding has after the last change of it. */
  readonly nameOf: (accountId: string, symbol: string) => string;
  /** True if an instrument is in scope, by its last name. */
  readonly includes: (name: string) => boolean;
}

/** Replays the lines of related instruments in order of effect. */
export function replay(lines: readonly Line[], context: ReplayContext): Replayed {
  const { baseCurrency, prices, rates, endsOf } = context;
  const positions = new Map<string, Position>();
  const entries: Entry[] = [];
  const movements: Movement[] = [];
  const sales: Sale[] = [];
  const shortfalls: Shortfall[] = [];
  /** Shares moving between accounts within the day, by the line they left with. */
  /** Splits recorded under a symbol that receives its shares on the same day: a reverse split under the new name. */
  const splitAhead = new Map<Position, Line>();

  const positionOf = (line: Line, symbol: string): Position => {
    const key = `${line.accountId}\n${symbol}`;
    const known = positions.get(key);
    if (known !== undefined) return known;
    const made = createPosition({
      accountId: line.accountId,
      symbol,
      name: context.nameOf(line.accountId, symbol),
      currency: context.currencyOf(symbol),
      costMethod: context.costMethod(line.accountId),
    });
    positions.set(key, made);
    return made;
  };
  const nameIn = (line: Line, symbol: string | null) =>
    symbol === null ? null : context.nameOf(line.accountId, symbol);
  const convert = (amount: Decimal | null, from: string, to: string, day: number): Decimal | null => {
    if (amount === null || from === to || amount.eq(zero)) return amount;
    const rate = rates.at(from, to, day);
    return rate === null ? null : amount.times(rate).round(16);
  };
  const enter = (line: Line, kind: Entry["kind"], amount: Decimal | null, symbol = line.symbol, isTakenOff = false) => {
    if (amount !== null && amount.eq(zero)) return;
    const booked = amount ?? zero;
    const missing = amount === null ? missingOn(line, rates, baseCurrency) : null;
    const name = nameIn(line, symbol);
    const entry = { day: line.day, accountId: line.accountId, symbol: name, kind, amount, booked, missing };
    entries.push(isTakenOff ? { ...entry, isTakenOff } : entry);
  };
  /**
   * Splits the gain of departed shares into price and exchange rate: (proceeds - entry) · rate and entry · rate -
   * entryBase. The second is never the only unknown: if a rate is missing, the line booked on that day reports it.
   */
  const enterRealised = (
    line: Line,
    symbol: string | null,
    {
      proceeds,
      entry,
      entryBase,
      rate,
      isEntryKnown,
    }: {
      readonly proceeds: Decimal | null;
      readonly entry: Decimal;
      readonly entryBase: Decimal;
      readonly rate: Decimal | null;
      readonly isEntryKnown: boolean;
    },
  ) => {
    const bookedRate = rate ?? zero;
    const price = (proceeds ?? zero).minus(entry).times(bookedRate);
    const currency = entry.times(bookedRate).minus(entryBase);
    const isKnown = proceeds !== null && rate !== null && isEntryKnown;
    const missing = isKnown ? null : missingOn(line, rates, baseCurrency);
    const shared = { day: line.day, accountId: line.accountId, symbol: nameIn(line, symbol) };
    if (!isKnown || !price.eq(zero))
      entries.push({
        ...shared,
        kind: "realised-price",
        amount: isKnown ? price : null,
        booked: price,
        missing,
        ...(isEntryKnown ? {} : { isEntryUnknown: true }),
      });
    if (!currency.eq(zero))
      entries.push({ ...shared, kind: "realised-currency", amount: currency, booked: currency, missing: null });
  };
  const toBase = (amount: Decimal | null, line: Line) => convert(amount, line.currency, baseCurrency, line.day);
  /** Books fee and tax, and changes cash by the signed gross amount less both. */
  const move = (line: Line, gross: Decimal, symbol = line.symbol) => {
    const isTakenOff = gross.gt(zero);
    enter(line, "fee", toBase(line.fee, line), symbol, isTakenOff);
    enter(line, "tax", toBase(line.tax, line), symbol, isTakenOff);
    const net = gross.minus(line.fee).minus(line.tax);
    if (net.eq(zero)) return;
    const accountCurrency = context.cashCurrency(line.accountId, line.currency, dateOfDay(line.day));
    const converted = convert(net, line.currency, accountCurrency, line.day);
    movements.push({
      day: line.day,
      accountId: line.accountId,
      amount: converted ?? net,
      currency: converted === null ? line.currency : accountCurrency,
      base: toBase(net, line),
    });
  };

  function buy(line: Line, symbol: string): void {
    comeIn(line, symbol, line.fee.plus(line.tax));
    move(line, line.gross.times(-1));
  }

  /** Income in kind: the shares are worth what is left of it after fee and tax. */
  function earnShares(line: Line, symbol: string): void {
    const charges = line.hasWorth ? line.fee.plus(line.tax) : zero;
    enter(line, "income", toBase(line.gross.plus(charges), line));
    comeIn(line, symbol, zero);
    move(line, charges);
  }

  function comeIn(line: Line, symbol: string, charges: Decimal): void {
    const position = positionOf(line, symbol);
    const { gross } = line;
    const cost = convert(gross, line.currency, position.currency, line.day);
    const costBase = toBase(gross, line);
    position.add({
      transactionId: line.id,
      day: line.day,
      quantity: line.quantity,
      cost,
      costBase,
      charges: convert(charges, line.currency, position.currency, line.day),
      chargesBase: toBase(charges, line),
      entry: cost ?? zero,
      entryBase: costBase ?? zero,
      entryUnknownSince: cost === null ? line.day : null,
      note: line.note,
    });
    position.mark(line.day);
    enter(line, "buy", costBase);
  }

  function realise(line: Line, position: Position, parts: readonly LotPart[], gross: Decimal, symbol: string): void {
    const { currency } = position;
    const proceeds = convert(gross, line.currency, currency, line.day);
    const rate = rates.at(currency, baseCurrency, line.day);
    enter(line, "sell", toBase(gross, line), symbol);
    enterRealised(line, symbol, { proceeds, rate, ...entryOf(parts) });
    move(line, gross, symbol);
  }

  function report(line: Line, position: Position, parts: readonly LotPart[], gross: Decimal): void {
    reportNet(line, position, parts, gross.minus(line.fee).minus(line.tax));
  }

  function reportNet(line: Line, position: Position, parts: readonly LotPart[], net: Decimal): void {
    const [cost, charges] = [sumOrNull(parts, "cost"), sumOrNull(parts, "charges")];
    const [costBase, chargesBase] = [sumOrNull(parts, "costBase"), sumOrNull(parts, "chargesBase")];
    sales.push({
      transactionId: line.id,
      accountId: line.accountId,
      symbol: position.name,
      day: line.day,
      quantity: parts.reduce((sum, part) => sum.plus(part.quantity), zero),
      currency: position.currency,
      proceeds: convert(net, line.currency, position.currency, line.day),
      cost: cost === null || charges === null ? null : cost.plus(charges),
      proceedsBase: toBase(net, line),
      costBase: costBase === null || chargesBase === null ? null : costBase.plus(chargesBase),
    });
  }

  /** Removes shares. Returns null and records a shortfall if they aren't held. */
  function take(
    line: Line,
    symbol: string,
    type: Shortfall["type"],
    quantity = line.quantity,
  ): readonly LotPart[] | null {
    const position = positionOf(line, symbol);
    const held = position.quantity();
    if (line.quantity.gt(held)) {
      shortfalls.push({ transactionId: line.id, symbol, day: line.day, wanted: line.quantity, held, type });
      return null;
    }
    reportLacking(line, symbol, type);
    const parts = position.take(quantity, line.lots);
    position.mark(line.day);
    return parts;
  }

  /** Less is left of a lot than the line names. */
  function reportLacking(line: Line, symbol: string, type: Shortfall["type"]): void {
    const position = positionOf(line, symbol);
    const held = position.quantity();
    const lacking = line.lots.find(({ id, quantity: wanted }) => {
      const left = position.lots().filter(({ transactionId }) => transactionId === id);
      return wanted.gt(left.reduce((sum, part) => sum.plus(part.quantity), zero));
    });
    if (lacking !== undefined)
      shortfalls.push({ transactionId: line.id, symbol, day: line.day, wanted: lacking.quantity, held, type });
  }

  /** The given shares, or the fraction of a share that is held, are sold. */
  function sellFraction(line: Line, symbol: string): void {
    const position = positionOf(line, symbol);
    const held = position.quantity();
    const wanted = line.quantity.eq(zero) ? held.minus(held.round(0, 0)) : line.quantity;
    if (wanted.gt(held)) return void take({ ...line, quantity: wanted }, symbol, "sell");
    if (wanted.eq(zero)) reportLacking(line, symbol, "sell");
    const parts = wanted.eq(zero) ? [] : (take({ ...line, quantity: wanted }, symbol, "sell") ?? []);
    realise(line, position, parts, line.gross, symbol);
    report(line, position, parts, line.gross);
  }

  /** Money for shares that stay, the same for each: gives back cost first. */
  function returnCapital(line: Line, symbol: string): void {
    const position = positionOf(line, symbol);
    const quantity = position.quantity();
    if (quantity.eq(zero)) {
      realise(line, position, [], line.amount, symbol);
      report(line, position, [], line.amount);
      return;
    }
    const parts = position.take(quantity);
    const reduced = giveBack(line, position, parts, line.amount.div(quantity), line.amount);
    for (const part of reduced) position.add(part);
    position.mark(line.day);
    move(line, line.amount);
    reportGivenBack(line, position, parts, reduced, line.amount);
  }

  function reportGivenBack(
    line: Line,
    position: Position,
    parts: readonly LotPart[],
    reduced: readonly LotPart[],
    gross: Decimal,
  ): void {
    const given = (field: "cost" | "costBase") => {
      const [before, after] = [sumOrNull(parts, field), sumOrNull(reduced, field)];
      return before === null || after === null ? null : before.minus(after).round(16);
    };
    const net = gross.minus(line.fee).minus(line.tax);
    sales.push({
      transactionId: line.id,
      accountId: line.accountId,
      symbol: position.name,
      day: line.day,
      quantity: zero,
      currency: position.currency,
      proceeds: convert(net, line.currency, position.currency, line.day),
      cost: given("cost"),
      proceedsBase: toBase(net, line),
      costBase: given("costBase"),
    });
  }

  /** All shares where no number of 18 places says how many, and the line says as many when they are rounded to its places. */
  function soldOf(line: Line, symbol: string): Line {
    const held = positionOf(line, symbol).quantity();
    const places = line.quantity.toFixed().split(".")[1]?.length ?? 0;
    if (held.round(18, 0).eq(held) || places < 2) return line;
    const rest = held.minus(line.quantity).abs().times(2);
    return rest.gt(`1e-${places}`) ? line : { ...line, quantity: held };
  }

  function sell(line: Line, symbol: string): void {
    const parts = take(soldOf(line, symbol), symbol, "sell");
    if (parts === null) return;
    const gross = line.gross;
    const position = positionOf(line, symbol);
    realise(line, position, parts, gross, symbol);
    report(line, position, parts, gross);
  }

  /** The value of shares at the start of a day (the last price before it), or at its end. */
  function valueOf(symbol: string, currency: string, quantity: Decimal, day: number, at: "start" | "end") {
    const before = at === "start" ? prices.at(symbol, day - 1) : null;
    // Shares held through the open of a split day are valued at the price after it.
    const found = before === null || prices.splitOn(symbol, day) !== 1 ? prices.at(symbol, day) : before;
    if (found === null) return { value: null, base: null };
    const value = convert(found.price.times(quantity), prices.currencyOf(symbol) ?? currency, currency, day);
    const rateDay = found === before ? day - 1 : day;
    return { value, base: convert(value, currency, baseCurrency, rateDay) };
  }

  function transferOut(line: Line, symbol: string): void {
    const ends = endsOf(line);
    const position = positionOf(line, symbol);
    if (line.quantity.gt(position.quantity())) {
      take(line, symbol, "transfer-out");
      for (const end of ends) arriveAlone(end.line, symbol, end.quantity);
      return;
    }
    const arriving = ends.reduce((sum, { quantity }) => sum.plus(quantity), zero);
    const lost = ends.length === 0 ? zero : line.quantity.minus(arriving);
    reportLacking(line, symbol, "transfer-out");
    if (lost.gt(zero)) payInKind(line, position, position.take(lost, line.lots), lost);
    let gone = lost;
    const takeNext = (quantity: Decimal) => {
      const taken = position.take(quantity, after(line.lots, gone));
      gone = gone.plus(quantity);
      return taken;
    };
    const leave = (parts: readonly LotPart[], quantity: Decimal) => {
      const { value, base } = valueOf(symbol, position.currency, quantity, line.day, "end");
      const rate = rates.at(position.currency, baseCurrency, line.day);
      enter(line, "shares-out", base);
      enterRealised(line, line.symbol, { proceeds: value, rate, ...entryOf(parts) });
    };
    const underWay = ends.map((end) => ({ ...end, parts: takeNext(end.quantity) }));
    if (ends.length === 0) leave(takeNext(line.quantity), line.quantity);
    position.mark(line.day);
    for (const { parts, quantity, isInside } of underWay) if (!isInside) leave(parts, quantity);
    move(line, zero);
    for (const { line: other, parts, quantity, isInside } of underWay)
      receive(other, symbol, { parts, quantity, isInside });
  }

  /** A network's fee: shares sold at their value, or at cost if that's unknown, for nothing. */
  function payInKind(line: Line, position: Position, parts: readonly LotPart[], quantity: Decimal): void {
    const { entry, entryBase, isEntryKnown } = entryOf(parts);
    const worth = valueOf(position.symbol, position.currency, quantity, line.day, "end");
    const isKnown = worth.value !== null && worth.base !== null;
    const base = isKnown ? worth.base : entryBase;
    const rate = rates.at(position.currency, baseCurrency, line.day);
    enter(line, "sell", base, position.symbol);
    enterRealised(line, position.symbol, {
      proceeds: isKnown ? worth.value : entry,
      entry,
      entryBase,
      rate,
      isEntryKnown,
    });
    enter(line, "fee", base, position.symbol, true);
    reportNet({ ...line, currency: position.currency }, position, parts, zero);
  }

  const moved = new Set<Line>();
  function moveOnce(line: Line): void {
    if (!moved.has(line)) move(line, zero);
    moved.add(line);
  }

  /** The other end of a transfer between two accounts. Lots keep their days and costs. */
  function receive(
    line: Line,
    symbol: string,
    { parts, quantity, isInside }: { parts: readonly LotPart[]; quantity: Decimal; isInside: boolean },
  ): void {
    const position = positionOf(line, symbol);
    const start = isInside ? null : valueOf(symbol, position.currency, quantity, line.day, "end");
    for (const part of parts) {
      const share = part.quantity.div(quantity);
      position.add({
        ...part,
        ...(start === null
          ? {}
          : {
              entry: start.value?.times(share) ?? zero,
              entryBase: start.base?.times(share) ?? zero,
              entryUnknownSince: start.value === null ? line.day : null,
            }),
      });
    }
    position.mark(line.day);
    if (start !== null) enter(line, "shares-in", start.base);
    moveOnce(line);
  }

  function transferIn(line: Line, symbol: string): void {
    if (endsOf(line).length === 0) arriveAlone(line, symbol, line.quantity);
  }

  function arriveAlone(line: Line, symbol: string, quantity: Decimal): void {
    const position = positionOf(line, symbol);
    const gross = line.price === null ? null : quantity.times(line.price);
    const cost = convert(gross, line.currency, position.currency, line.day);
    const costBase = toBase(gross, line);
    const start =
      gross === null
        ? valueOf(symbol, position.currency, quantity, line.day, "start")
        : { value: cost, base: costBase };
    position.add({
      transactionId: line.id,
      day: line.day,
      quantity,
      cost,
      costBase,
      charges: zero,
      chargesBase: zero,
      entry: start.value ?? zero,
      entryBase: start.base ?? zero,
      entryUnknownSince: start.value === null ? line.day : null,
      note: line.note,
    });
    position.mark(line.day);
    enter(line, "shares-in", start.base);
    moveOnce(line);
  }

  /**
   * Converts shares of one instrument to another, with their lots. If only one of the two is in scope, they leave or
   * enter it at the new shares' value at the end of the day.
   */
  function carry(line: Line, from: Position, to: Position, parts: readonly LotPart[], ratio: Decimal): void {
    const quantity = parts.reduce((sum, part) => sum.plus(sharesFor(part.quantity, ratio)), zero);
    const [isFromInside, isToInside] = [context.includes(from.name), context.includes(to.name)];
    const isCrossing = isFromInside !== isToInside;
    const { value, base } = isCrossing
      ? valueOf(to.symbol, to.currency, quantity, line.day, "end")
      : { value: null, base: null };
    for (const part of parts) {
      const moved = sharesFor(part.quantity, ratio);
      const share = (amount: Decimal | null) =>
        quantity.eq(zero) ? amount && zero : (amount?.times(moved).div(quantity) ?? null);
      const inNewCurrency = (amount: Decimal | null) => convert(amount, from.currency, to.currency, line.day);
      const carriedEntry = () => {
        const entry = isCrossing && isToInside ? share(value) : inNewCurrency(part.entry);
        return {
          entry: entry ?? zero,
          entryBase: isCrossing && isToInside ? (share(base) ?? zero) : part.entryBase,
          entryUnknownSince: entry === null ? line.day : isCrossing && isToInside ? null : part.entryUnknownSince,
        };
      };
      to.add({
        ...part,
        quantity: moved,
        cost: inNewCurrency(part.cost),
        charges: inNewCurrency(part.charges),
        ...carriedEntry(),
      });
    }
    to.mark(line.day);
    if (!isCrossing) return;
    if (isToInside) return enter(line, "shares-in", base, to.symbol);
    const rate = rates.at(from.currency, baseCurrency, line.day);
    const worth = convert(value, to.currency, from.currency, line.day);
    enter(line, "shares-out", base, from.symbol);
    enterRealised(line, from.symbol, { proceeds: worth, rate, ...entryOf(parts) });
  }

  function giveBack(
    line: Line,
    position: Position,
    parts: readonly LotPart[],
    each: Decimal,
    gross: Decimal,
  ): readonly LotPart[] {
    const perShare = convert(each, line.currency, position.currency, line.day);
    const perShareBase = toBase(each, line);
    const rate = rates.at(position.currency, baseCurrency, line.day);
    // Cash returns cost first; the excess is gain.
    const left = (cost: Decimal, part: LotPart, perUnit: Decimal | null) =>
      cost.minus(smaller(cost, (perUnit ?? zero).times(part.quantity)));
    const leftOrNull = (cost: Decimal | null, part: LotPart, perUnit: Decimal | null) =>
      cost === null || perUnit === null ? null : left(cost, part, perUnit);
    const reduced = parts.map((part) => ({
      ...part,
      cost: leftOrNull(part.cost, part, perShare),
      costBase: leftOrNull(part.costBase, part, perShareBase),
      entry: left(part.entry, part, perShare),
      entryBase: left(part.entryBase, part, perShareBase),
    }));
    const [before, after] = [entryOf(parts), entryOf(reduced)];
    if (!gross.eq(zero)) {
      enter(line, "sell", toBase(gross, line));
      enterRealised(line, line.symbol, {
        proceeds: perShare?.times(parts.reduce((sum, part) => sum.plus(part.quantity), zero)) ?? null,
        entry: before.entry.minus(after.entry),
        entryBase: before.entryBase.minus(after.entryBase),
        rate,
        isEntryKnown: before.isEntryKnown,
      });
    }
    return reduced;
  }

  function merge(line: Line, symbol: string): void {
    const old = positionOf(line, symbol);
    const quantity = old.quantity();
    if (quantity.eq(zero)) return;
    const parts = old.take(quantity);
    old.mark(line.day);
    const gross = quantity.times(line.cash);
    if (line.newSymbol === null) {
      realise(line, old, parts, gross, symbol);
      report(line, old, parts, gross);
      return;
    }
    const reduced = giveBack(line, old, parts, line.cash, gross);
    if (gross.gt(zero)) reportGivenBack(line, old, parts, reduced, gross);
    carry(line, old, positionOf(line, line.newSymbol), reduced, line.ratio);
    move(line, gross);
  }

  function changeSymbol(line: Line, symbol: string, newSymbol: string): void {
    const old = positionOf(line, symbol);
    const quantity = old.quantity();
    if (quantity.gt(zero)) {
      const parts = old.take(quantity);
      old.mark(line.day);
      const renamed = positionOf(line, newSymbol);
      carry(line, old, renamed, parts, one);
      const ahead = splitAhead.get(renamed);
      if (ahead?.day === line.day) {
        renamed.split(ahead.ratio);
        renamed.mark(line.day);
        splitAhead.delete(renamed);
      }
    }
    move(line, zero);
  }

  function spinOff(line: Line, symbol: string, newSymbol: string): void {
    const old = positionOf(line, symbol);
    const quantity = old.quantity();
    if (quantity.gt(zero)) {
      const stays = one.minus(line.costShare);
      const parts = old.take(quantity);
      for (const part of parts) old.add({ ...part, ...portion(part, stays) });
      old.mark(line.day);
      const leaving = parts.map((part) => ({ ...part, ...portion(part, line.costShare) }));
      carry(line, old, positionOf(line, newSymbol), leaving, line.ratio);
    }
    move(line, zero);
  }

  /** Transfers out on a day: shares may have to arrive from one account before they can move on from the next. */
  function transferOutAll(leaving: readonly Line[]): void {
    let waiting = leaving;
    for (let before = -1; before !== waiting.length;) {
      before = waiting.length;
      waiting = waiting.filter((line) => {
        const isThere = line.symbol !== null && line.quantity.lte(positionOf(line, line.symbol).quantity());
        if (isThere) transferOut(line, line.symbol);
        return !isThere;
      });
    }
    for (const line of waiting) if (line.symbol !== null) transferOut(line, line.symbol);
  }

  const transfersOut = Map.groupBy(
    lines.filter(({ type }) => type === "transfer-out"),
    ({ day }) => day,
  );
  for (const [index, line] of lines.entries()) {
    const symbol = symbolHeld(lines.slice(0, index), line);
    switch (line.type) {
      case "buy":
        if (symbol !== null) buy(line, symbol);
        break;
      case "sell":
        if (symbol !== null) sell(line, symbol);
        break;
      case "reinvested-dividend":
      case "stock-dividend":
      case "staking-reward":
        if (symbol !== null) earnShares(line, symbol);
        break;
      case "return-of-capital":
        if (symbol !== null) returnCapital(line, symbol);
        break;
      case "cash-in-lieu":
        if (symbol !== null) sellFraction(line, symbol);
        break;
      case "transfer-in":
        if (symbol !== null) transferIn(line, symbol);
        break;
      case "transfer-out":
        transferOutAll(transfersOut.get(line.day) ?? []);
        transfersOut.delete(line.day);
        break;
      case "currency-exchange": {
        const { received, receivedCurrency: currency } = line;
        const worth = currency === baseCurrency ? received : (toBase(line.amount, line) ?? zero);
        const charges = (toBase(line.fee, line) ?? zero).plus(toBase(line.tax, line) ?? zero);
        enter(line, "fee", toBase(line.fee, line));
        enter(line, "tax", toBase(line.tax, line));
        const { day, accountId } = line;
        const given = line.amount.plus(line.fee).plus(line.tax).times(-1);
        const base = worth.plus(charges).times(-1);
        movements.push({ day, accountId, currency: line.currency, amount: given, base });
        movements.push({ day, accountId, currency, amount: received, base: worth });
        break;
      }
      case "split":
        if (symbol !== null) {
          const position = positionOf(line, symbol);
          if (position.quantity().eq(zero)) splitAhead.set(position, line);
          position.split(line.ratio);
          position.mark(line.day);
          move(line, zero);
        }
        break;
      case "symbol-change":
        if (symbol !== null && line.newSymbol !== null) changeSymbol(line, symbol, line.newSymbol);
        break;
      case "merger":
        if (symbol !== null) merge(line, symbol);
        break;
      case "spin-off":
        if (symbol !== null && line.newSymbol !== null) spinOff(line, symbol, line.newSymbol);
        break;
      case "dividend":
      case "capital-gain-distribution":
      case "interest":
        enter(line, "income", toBase(line.amount, line));
        move(line, line.amount);
        break;
      case "fee":
      case "tax":
        // At the end of its day, like the money that pays for it. After the last share has left it is no investment
        // loss.
        enter(line, line.type, toBase(line.amount, line), symbol, true);
        move(line, line.amount.times(-1));
        break;
      case "deposit":
        enter(line, "deposit", toBase(line.amount, line));
        move(line, line.amount);
        break;
      case "withdrawal":
        enter(line, "withdrawal", toBase(line.amount, line));
        move(line, line.amount.times(-1));
        break;
    }
  }
  return { positions: [...positions.values()], entries, movements, sales, shortfalls };
}

function sumOrNull(parts: readonly LotPart[], field: "cost" | "costBase" | "charges" | "chargesBase") {
  let sum: Decimal | null = zero;
  for (const part of parts) {
    const value: Decimal | null = part[field];
    if (value === null || sum === null) return null;
    sum = sum.plus(value);
  }
  return sum;
}

/** The total booked value of shares on arrival. */
function entryOf(parts: readonly LotPart[]) {
  let [entry, entryBase] = [zero, zero];
  for (const part of parts) [entry, entryBase] = [entry.plus(part.entry), entryBase.plus(part.entryBase)];
  return { entry, entryBase, isEntryKnown: parts.every(({ entryUnknownSince }) => entryUnknownSince === null) };
}

function missingOn({ currency, day }: Line, rates: RateBook, baseCurrency: string): string {
  return rates.at(currency, baseCurrency, day) === null
    ? `no rate ${currency}/${baseCurrency} on ${dayText(dateOfDay(day))}`
    : `no price or rate on ${dayText(dateOfDay(day))}`;
}

function portion(amounts: LotAmounts, of: Decimal): LotAmounts {
  const part = (value: Decimal | null) => value?.times(of) ?? null;
  return {
    cost: part(amounts.cost),
    costBase: part(amounts.costBase),
    charges: part(amounts.charges),
    chargesBase: part(amounts.chargesBase),
    entry: amounts.entry.times(of),
    entryBase: amounts.entryBase.times(of),
  };
}

/** What is named beyond the first shares. */
function after(named: readonly NamedShares[], count: Decimal): NamedShares[] {
  let rest = count;
  return named.flatMap(({ id, quantity }) => {
    const gone = smaller(rest, quantity);
    rest = rest.minus(gone);
    return gone.eq(quantity) ? [] : [{ id, quantity: quantity.minus(gone) }];
  });
}

function smaller(first: Decimal, second: Decimal): Decimal {
  return first.lt(second) ? first : second;
}

/** What a split, return of capital or cash for a fraction is about: shares under an old symbol that became others are those. */
function symbolHeld(before: readonly Line[], line: Line): string | null {
  if (line.symbol === null || !["split", "return-of-capital", "cash-in-lieu"].includes(line.type)) return line.symbol;
  const last = before.findLastIndex(
    (one) =>
      one.accountId === line.accountId &&
      (one.newSymbol === line.symbol ||
        (one.symbol === line.symbol &&
          [
            "buy",
            "transfer-in",
            "reinvested-dividend",
            "stock-dividend",
            "staking-reward",
            "symbol-change",
            "merger",
          ].includes(one.type))),
  );
  const change = before[last];
  const follows =
    change?.symbol === line.symbol &&
    change.newSymbol !== null &&
    (change.type === "symbol-change" || (change.type === "merger" && line.type !== "split"));
  if (!follows) return line.symbol;
  // Later changes go on from the new symbol.
  return symbolHeld(before, { ...line, symbol: change.newSymbol });
}
