import { entryKind } from "./entries.ts";
import { divided } from "./exact.ts";
import type { Line } from "./line.ts";
import { addedAmounts, noAmounts } from "./lot-amounts.ts";
import type { LotPart } from "./lots.ts";
import type { Play } from "./play.ts";
import type { Position } from "./position.ts";
import { createSharesFor, type Fraction } from "./shares-for.ts";

/**
 * Shares of one instrument become shares of another, their lots with them. Where only one of the two is looked at, they leave
 * it, or come to it, at what the new shares are worth at the end of the day.
 */
export function createCarry(play: Play) {
  const { arithmetic, context, convert } = play;
  const sharesFor = createSharesFor(arithmetic);

  return function carry(line: Line, from: Position, to: Position, parts: readonly LotPart[], ratio: Fraction): void {
    const moved = parts.map((part) => sharesFor(part.quantity, ratio));
    const quantity = moved.reduce((sum, shares) => sum + shares, 0n);
    const [isFromInside, isToInside] = [context.includes(from.name), context.includes(to.name)];
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
  };
}

/** The entry of shares with all their lots. */
export function entryOfParts(parts: readonly LotPart[]) {
  const amounts = parts.reduce((sum, part) => addedAmounts(sum, part.amounts), noAmounts);
  const isEntryKnown = parts.every(({ entryUnknownSince }) => entryUnknownSince === null);
  return { entry: amounts.entry, entryBase: amounts.entryBase, isEntryKnown };
}
