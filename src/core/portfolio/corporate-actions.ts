import { createCarry } from "./carry.ts";
import { type Exact, minus, unitsOf, unity } from "./exact.ts";
import { cashOf, costShareOf, type Line, ratioOf } from "./line.ts";
import { addedAmounts, amountsTimes, noAmounts } from "./lot-amounts.ts";
import type { LotPart } from "./lots.ts";
import type { Play } from "./play.ts";
import type { Position } from "./position.ts";
import { giveBack, reportGivenBack } from "./return-capital.ts";
import { type Fraction, fractionOf } from "./shares-for.ts";
import { realise } from "./trades.ts";

const oneForOne: Fraction = { times: unity, by: 1n };

/** Splits, symbol changes, mergers and spin-offs. */
export function createCorporateActions(play: Play) {
  const { amountPlaces, quantityPlaces } = play.arithmetic;
  const carry = createCarry(play);
  /** Splits under a symbol whose shares come to it on the same day: a reverse split entered under the new name. */
  const splitAhead = new Map<Position, Line>();

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
    const reduced = giveBack(play, line, old, taken, gross, each);
    const after = reduced.reduce((sum, { amounts }) => addedAmounts(sum, amounts), noAmounts);
    if (gross > 0n) reportGivenBack(play, line, old, { gross, before: taken.amounts, after });
    carry(line, old, play.positionOf(line, line.newSymbol), reduced, fractionOf(ratioOf(line)));
    play.move(line, gross);
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
