import { cutPlaces, quotientPlaces } from "./arithmetic.ts";
import { entryOfParts } from "./carry.ts";
import { entryKind } from "./entries.ts";
import { divided, tenTo } from "./exact.ts";
import { lessCash, timesShares } from "./less-cash.ts";
import type { Line } from "./line.ts";
import type { LotPart } from "./lots.ts";
import { entryOf, netOf, type Play } from "./play.ts";
import type { Position, Taken } from "./position.ts";
import { nothingTaken, realise } from "./trades.ts";

/** Money for shares that stay: it lowers what they cost, the same for each. Where nothing is held, all of it is gain. */
export function returnCapital(play: Play, line: Line, symbol: string): void {
  const { amountPlaces, quantityPlaces } = play.arithmetic;
  const position = play.positionOf(line, symbol);
  const quantity = position.quantity();
  if (quantity === 0n) return realise(play, line, position, nothingTaken, line.amount);
  const taken = position.take(quantity);
  // A share's part, to 24 places.
  const cut = tenTo(amountPlaces - quotientPlaces);
  const each = divided(line.amount * tenTo(quantityPlaces), quantity * cut) * cut;
  for (const part of giveBack(play, line, position, taken, line.amount, each)) position.add(part);
  position.mark(line.day);
  play.move(line, line.amount);
  const small = tenTo(amountPlaces - cutPlaces);
  const given = (before: bigint | null, after: bigint | null) =>
    before === null || after === null ? null : divided(before - after, small) * small;
  const { cost, costBase } = position.sums();
  const net = netOf(line, line.amount);
  play.reportSale({
    transactionId: line.id,
    accountId: line.accountId,
    symbol,
    day: line.day,
    currency: position.currency,
    proceeds: play.convert(net, line.currency, position.currency, line.day),
    cost: given(taken.amounts.cost, cost),
    proceedsBase: play.toBase(net, line),
    costBase: given(taken.amounts.costBase, costBase),
  });
}

/** Shares at what they cost less `each`; what is above the cost of a share is gain (IRS Publication 550, "Nondividend Distributions"). */
export function giveBack(
  play: Play,
  line: Line,
  position: Position,
  taken: Taken,
  gross: bigint,
  each: bigint,
): readonly LotPart[] {
  const { quantityPlaces } = play.arithmetic;
  const perShare = play.convert(each, line.currency, position.currency, line.day);
  const perShareBase = play.toBase(each, line);
  const reduced = taken
    .parts()
    .map((part) => ({ ...part, amounts: lessCash(part, perShare, perShareBase, quantityPlaces) }));
  if (gross === 0n) return reduced;
  const [before, after] = [entryOf(taken), entryOfParts(reduced)];
  play.enter(line, entryKind.sell, play.toBase(gross, line));
  play.enterRealised(line, line.symbol, {
    proceeds: perShare === null ? null : timesShares(perShare, taken.quantity, quantityPlaces),
    entry: before.entry - after.entry,
    entryBase: before.entryBase - after.entryBase,
    rate: play.baseRate(position.currency, line.day),
    isEntryKnown: before.isEntryKnown,
  });
  return reduced;
}
