import { entryKind } from "./entries.ts";
import { divided, tenTo } from "./exact.ts";
import type { Line } from "./line.ts";
import { entryOf, type Play } from "./play.ts";
import { claimsAfter, claimsOf } from "./named-lots.ts";
import type { Position, Taken } from "./position.ts";
import { canTake, payInKind } from "./trades.ts";

/** Moves shares between accounts, out of what is looked at, and into it. */
export function createTransfers(play: Play, transfersOut: readonly Line[]) {
  const { otherEndsOf } = play.context;
  const waitingOn = Map.groupBy(transfersOut, ({ day }) => day);
  const booked = new Set<Line>();

  function transferOut(line: Line, symbol: string): void {
    const ends = otherEndsOf(line);
    const position = play.positionOf(line, symbol);
    if (!canTake(play, line, symbol, "transfer-out")) {
      // What arrived is there, wherever it came from.
      for (const end of ends) arriveAlone(end.line, symbol, end.quantity);
      return;
    }
    const arriving = ends.length === 0 ? line.quantity : ends.reduce((sum, { quantity }) => sum + quantity, 0n);
    if (arriving < line.quantity) payInKind(play, line, position, line.quantity - arriving);
    let gone = line.quantity - arriving;
    const take = (quantity: bigint): Taken => {
      const taken = position.take(quantity, claimsAfter(claimsOf(line, play.arithmetic), gone));
      gone += quantity;
      return taken;
    };
    const takenBy = new Map(ends.map((end) => [end, take(end.quantity)]));
    if (ends.length === 0) leave(play, line, position, take(arriving));
    position.mark(line.day);
    for (const [end, taken] of takenBy) if (!end.isInside) leave(play, line, position, taken);
    play.move(line, 0n);
    for (const [end, taken] of takenBy) receive(end.line, symbol, taken, end.isInside);
  }

  /**
   * The other end of a transfer between two accounts: the lots keep their days and costs. Both ends are at the end of the day, so that its
   * change counts once, where the shares were.
   */
  function receive(line: Line, symbol: string, taken: Taken, isInside: boolean): void {
    const position = play.positionOf(line, symbol);
    const start = isInside ? null : play.valueOf(symbol, position.currency, taken.quantity, line.day, "end");
    for (const part of taken.parts()) {
      if (start === null) {
        position.add(part);
        continue;
      }
      const share = (amount: bigint | null) => (amount === null ? 0n : shareOf(amount, part.quantity, taken.quantity));
      position.add({
        ...part,
        amounts: { ...part.amounts, entry: share(start.value), entryBase: share(start.base) },
        entryUnknownSince: start.value === null ? line.day : null,
      });
    }
    position.mark(line.day);
    if (start !== null) play.enter(line, entryKind.sharesIn, start.base);
    moveOnce(line);
  }

  /** Fee and tax of a line count once, of however many parts its shares are. */
  function moveOnce(line: Line): void {
    if (!booked.has(line)) play.move(line, 0n);
    booked.add(line);
  }

  function arriveAlone(line: Line, symbol: string, quantity: bigint): void {
    arrive(play, line, symbol, quantity);
    moveOnce(line);
  }

  return {
    /** Transfers out of a day: shares may have to come from one account before they can go on from the next. */
    transferOutAll(day: number): void {
      let waiting = waitingOn.get(day) ?? [];
      waitingOn.delete(day);
      for (let before = -1; before !== waiting.length;) {
        before = waiting.length;
        waiting = waiting.filter((line) => {
          const isThere = line.symbol !== null && line.quantity <= play.positionOf(line, line.symbol).quantity();
          if (isThere) transferOut(line, line.symbol);
          return !isThere;
        });
      }
      for (const line of waiting) if (line.symbol !== null) transferOut(line, line.symbol);
    },

    transferIn(line: Line, symbol: string): void {
      if (otherEndsOf(line).length === 0) arriveAlone(line, symbol, line.quantity);
    },
  };
}

/** Shares, or a part of them, come from outside: the price is their cost. */
function arrive(play: Play, line: Line, symbol: string, quantity: bigint): void {
  const position = play.positionOf(line, symbol);
  const gross = line.gross === null ? null : shareOf(line.gross, quantity, line.quantity);
  const [cost, costBase] = [play.convert(gross, line.currency, position.currency, line.day), play.toBase(gross, line)];
  const worth = play.valueOf(symbol, position.currency, quantity, line.day, "start");
  // The gain counts from the cost, as in a holding; where that isn't known, from the value on the day.
  const start = gross === null ? worth : { value: cost, base: costBase };
  position.add({
    transactionId: line.id,
    day: line.day,
    quantity,
    amounts: {
      cost,
      costBase,
      charges: 0n,
      chargesBase: 0n,
      entry: start.value ?? 0n,
      entryBase: start.base ?? 0n,
    },
    entryUnknownSince: start.value === null ? line.day : null,
    note: line.transaction.note ?? null,
  });
  position.mark(line.day);
  play.enter(line, entryKind.sharesIn, start.base);
  // Rates are of the days looked at, so what was gained before isn't theirs.
  if (gross !== null && worth.base !== null && costBase !== null)
    play.enter(line, entryKind.broughtGain, worth.base - costBase);
}

/** Shares go out of what is looked at. */
function leave(play: Play, line: Line, { symbol, currency }: Position, taken: Taken): void {
  const { value, base } = play.valueOf(symbol, currency, taken.quantity, line.day, "end");
  const rate = play.baseRate(currency, line.day);
  play.enter(line, entryKind.sharesOut, base);
  play.enterRealised(line, line.symbol, { proceeds: value, rate, ...entryOf(taken) });
}

const sharePlaces = 24;

/** The amount of a part of the shares, by its share to 24 places. */
function shareOf(amount: bigint, quantity: bigint, whole: bigint): bigint {
  if (quantity === whole) return amount;
  const share = divided(quantity * tenTo(sharePlaces), whole);
  return divided(amount * share, tenTo(sharePlaces));
}
