import { entryKind } from "./entries.ts";
import { divided, type Exact, minus, tenTo, unitsOf, unity } from "./exact.ts";
import { cashOf, costShareOf, type Line, ratioOf } from "./line.ts";
import { addedAmounts, amountsTimes, type LotAmounts, noAmounts } from "./lot-amounts.ts";
import { entryOf, type Play } from "./play.ts";
import type { LotPart, Position } from "./position.ts";
import { createSharesFor, type Fraction, fractionOf } from "./shares-for.ts";
import { realise } from "./trades.ts";

const oneForOne: Fraction = { times: unity, by: 1n };

/** Splits, symbol changes, mergers and spin-offs. */
export function createCorporateActions(play: Play) {
  const { arithmetic, context, convert } = play;
  const { amountPlaces, quantityPlaces } = arithmetic;
  const sharesFor = createSharesFor(arithmetic);
  /** Splits under a symbol whose shares come to it on the same day: a reverse split entered under the new name. */
  const splitAhead = new Map<Position, Line>();

  /**
   * Shares of one instrument become shares of another, their lots with them. Where only one of the two is looked at, they leave
   * it, or come to it, at what the new shares are worth at the end of the day.
   */
  function carry(line: Line, from: Position, to: Position, parts: readonly LotPart[], ratio: Fraction): void {
    const moved = parts.map((part) => sharesFor(part.quantity, ratio));
    const quantity = moved.reduce((sum, shares) => sum + shares, 0n);
    const [isFromInside, isToInside] = [context.includes(from.symbol), context.includes(to.symbol)];
    const isCrossing = isFromInside !== isToInside;
    const { value, base } = isCrossing
      ? play.valueOf(to.symbol, to.currency, quantity, line.day, "end")
      : { value: null, base: null };
    const inNewCurrency = (amount: bigint | null) => convert(amount, from.currency, to.currency, line.day);
    for (const [index, part] of parts.entries()) {
      const shares = moved[index] ?? 0n;
      const share = (amount: bigint | null) =>
        amount === null ? null : quantity === 0n ? 0n : divided(amount * shares, quantity);
      const comesIn = isCrossing && isToInside;
      const entry = comesIn ? share(value) : inNewCurrency(part.amounts.entry);
      to.add({
        ...part,
        quantity: shares,
        amounts: {
          ...part.amounts,
          cost: inNewCurrency(part.amounts.cost),
          charges: inNewCurrency(part.amounts.charges),
          entry: entry ?? 0n,
          entryBase: comesIn ? (share(base) ?? 0n) : part.amounts.entryBase,
        },
        entryUnknownSince: entry === null ? line.day : comesIn ? null : part.entryUnknownSince,
      });
    }
    to.mark(line.day);
    if (!isCrossing) return;
    if (isToInside) return play.enter(line, entryKind.sharesIn, base, to.symbol);
    const rate = play.baseRate(from.currency, line.day);
    const worth = convert(value, to.currency, from.currency, line.day);
    play.enter(line, entryKind.sharesOut, base, from.symbol);
    play.enterRealised(line, from.symbol, { proceeds: worth, rate, ...entryOfParts(parts) });
  }

  function merge(line: Line, symbol: string): void {
    const old = play.positionOf(line, symbol);
    const quantity = old.quantity();
    if (quantity === 0n) return;
    const taken = old.take(quantity);
    old.mark(line.day);
    const cash = cashOf(line);
    const gross = unitsOf({ digits: quantity * cash.digits, places: quantityPlaces + cash.places }, amountPlaces);
    if (line.newSymbol === null) return realise(play, line, old, taken, gross);
    const each = unitsOf(cash, amountPlaces);
    const perShare = convert(each, line.currency, old.currency, line.day);
    const perShareBase = play.toBase(each, line);
    const parts = taken.parts();
    const reduced = parts.map((part) => ({ ...part, amounts: lessCash(part, perShare, perShareBase) }));
    if (gross > 0n) {
      const [before, after] = [entryOf(taken), entryOfParts(reduced)];
      play.enter(line, entryKind.sell, play.toBase(gross, line));
      play.enterRealised(line, line.symbol, {
        proceeds: perShare === null ? null : timesShares(perShare, quantity),
        entry: before.entry - after.entry,
        entryBase: before.entryBase - after.entryBase,
        rate: play.baseRate(old.currency, line.day),
        isEntryKnown: before.isEntryKnown,
      });
    }
    carry(line, old, play.positionOf(line, line.newSymbol), reduced, fractionOf(ratioOf(line)));
    play.move(line, gross);
  }

  /** Cash gives cost back first; what is above the cost is gain. */
  function lessCash({ amounts, quantity }: LotPart, each: bigint | null, eachBase: bigint | null): LotAmounts {
    const left = (cost: bigint, perShare: bigint | null) => {
      const cash = timesShares(perShare ?? 0n, quantity);
      return cost < cash ? 0n : cost - cash;
    };
    const leftOrNull = (cost: bigint | null, perShare: bigint | null) =>
      cost === null || perShare === null ? null : left(cost, perShare);
    return {
      ...amounts,
      cost: leftOrNull(amounts.cost, each),
      costBase: leftOrNull(amounts.costBase, eachBase),
      entry: left(amounts.entry, each),
      entryBase: left(amounts.entryBase, eachBase),
    };
  }

  function timesShares(perShare: bigint, quantity: bigint): bigint {
    return divided(perShare * quantity, tenTo(quantityPlaces));
  }

  function changeSymbol(line: Line, symbol: string, newSymbol: string): void {
    const old = play.positionOf(line, symbol);
    const quantity = old.quantity();
    if (quantity > 0n) {
      const taken = old.take(quantity);
      old.mark(line.day);
      const renamed = play.positionOf(line, newSymbol);
      carry(line, old, renamed, taken.parts(), oneForOne);
      const ahead = splitAhead.get(renamed);
      if (ahead?.day === line.day) {
        renamed.split(fractionOf(ratioOf(ahead)));
        renamed.mark(line.day);
        splitAhead.delete(renamed);
      }
    }
    play.move(line, 0n);
  }

  function spinOff(line: Line, symbol: string, newSymbol: string): void {
    const old = play.positionOf(line, symbol);
    const quantity = old.quantity();
    if (quantity > 0n) {
      const parts = old.take(quantity).parts();
      const leaves = costShareOf(line);
      const stays = minus(unity, leaves);
      const portioned = (part: LotPart, of: Exact) => ({ ...part, amounts: amountsTimes(part.amounts, of) });
      for (const part of parts) old.add(portioned(part, stays));
      old.mark(line.day);
      const leaving = parts.map((part) => portioned(part, leaves));
      carry(line, old, play.positionOf(line, newSymbol), leaving, fractionOf(ratioOf(line)));
    }
    play.move(line, 0n);
  }

  function split(line: Line, symbol: string): void {
    const position = play.positionOf(line, symbol);
    if (position.quantity() === 0n) splitAhead.set(position, line);
    position.split(fractionOf(ratioOf(line)));
    position.mark(line.day);
    play.move(line, 0n);
  }

  return { merge, changeSymbol, spinOff, split };
}

function entryOfParts(parts: readonly LotPart[]) {
  const amounts = parts.reduce((sum, part) => addedAmounts(sum, part.amounts), noAmounts);
  const isEntryKnown = parts.every(({ entryUnknownSince }) => entryUnknownSince === null);
  return { entry: amounts.entry, entryBase: amounts.entryBase, isEntryKnown };
}
