import { entryKind } from "./entries.ts";
import { divided, tenTo } from "./exact.ts";
import type { Line } from "./line.ts";
import { entryOf, type Play } from "./play.ts";
import type { LotPart } from "./lots.ts";
import { claimsAfter, claimsOf } from "./named-lots.ts";
import { canTake, payInKind } from "./trades.ts";

/** Moves shares between accounts, out of what is looked at, and into it. */
export function createTransfers(play: Play, transfersOut: readonly Line[]) {
  const { partnerOf } = play.context;
  const waitingOn = Map.groupBy(transfersOut, ({ day }) => day);

  function transferOut(line: Line, symbol: string): void {
    const partner = partnerOf(line);
    const arriving = partner?.line.quantity ?? line.quantity;
    const position = play.positionOf(line, symbol);
    if (!canTake(play, line, symbol, "transfer-out")) return;
    const lost = line.quantity - arriving;
    if (lost > 0n) payInKind(play, line, position, lost);
    const taken = position.take(arriving, claimsAfter(claimsOf(line, play.arithmetic), lost));
    position.mark(line.day);
    if (partner === null || !partner.isInside) {
      const { value, base } = play.valueOf(symbol, position.currency, arriving, line.day, "end");
      const rate = play.baseRate(position.currency, line.day);
      play.enter(line, entryKind.sharesOut, base);
      play.enterRealised(line, line.symbol, { proceeds: value, rate, ...entryOf(taken) });
    }
    play.move(line, 0n);
    if (partner !== null) receive(partner.line, symbol, taken.parts(), partner.isInside);
  }

  /**
   * The other end of a transfer between two accounts: the lots keep their days and costs. Both ends are at the end of the day, so that its
   * change counts once, where the shares were.
   */
  function receive(line: Line, symbol: string, parts: readonly LotPart[], isInside: boolean): void {
    const position = play.positionOf(line, symbol);
    const start = isInside ? null : play.valueOf(symbol, position.currency, line.quantity, line.day, "end");
    for (const part of parts) {
      if (start === null) {
        position.add(part);
        continue;
      }
      const share = (amount: bigint | null) => (amount === null ? 0n : shareOf(amount, part.quantity, line.quantity));
      position.add({
        ...part,
        amounts: { ...part.amounts, entry: share(start.value), entryBase: share(start.base) },
        entryUnknownSince: start.value === null ? line.day : null,
      });
    }
    position.mark(line.day);
    if (start !== null) play.enter(line, entryKind.sharesIn, start.base);
    play.move(line, 0n);
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
      if (partnerOf(line) !== null) return;
      const position = play.positionOf(line, symbol);
      const [cost, costBase] = [
        play.convert(line.gross, line.currency, position.currency, line.day),
        play.toBase(line.gross, line),
      ];
      const worth = play.valueOf(symbol, position.currency, line.quantity, line.day, "start");
      // The gain counts from the cost, as in a holding; where that isn't known, from the value on the day.
      const start = line.gross === null ? worth : { value: cost, base: costBase };
      position.add({
        transactionId: line.id,
        day: line.day,
        quantity: line.quantity,
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
      if (line.gross !== null && worth.base !== null && costBase !== null)
        play.enter(line, entryKind.broughtGain, worth.base - costBase);
      play.move(line, 0n);
    },
  };
}

const sharePlaces = 24;

/** The amount of a part of the shares, by its share to 24 places. */
function shareOf(amount: bigint, quantity: bigint, whole: bigint): bigint {
  const share = divided(quantity * tenTo(sharePlaces), whole);
  return divided(amount * share, tenTo(sharePlaces));
}
