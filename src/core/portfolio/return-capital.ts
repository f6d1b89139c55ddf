import { cutPlaces, quotientPlaces } from "./arithmetic.ts";
import { entryOfParts } from "./carry.ts";
import { entryKind } from "./entries.ts";
import { divided, tenTo } from "./exact.ts";
import { lessCash, timesShares } from "./less-cash.ts";
import type { Line } from "./line.ts";
import type { LotAmounts } from "./lot-amounts.ts";
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
  reportGivenBack(play, line, position, { gross: line.amount, before: taken.amounts, after: position.sums() });
}

/** Reports money for shares that stay as a sale of the cost that it gave back. */
export function reportGivenBack(
  play: Play,
  line: Line,
  { name: symbol, currency }: Position,
  { gross, before, after }: { readonly gross: bigint; readonly before: LotAmounts; readonly after: LotAmounts },
): void {
  const small = tenTo(play.arithmetic.amountPlaces - cutPlaces);
  const given = (field: "cost" | "costBase") => {
    const [whole, left] = [before[field], after[field]];
    return whole === null || left === null ? null : divided(whole - left, small) * small;
  };
  const net = netOf(line, gross);
  play.reportSale({
    transactionId: line.id,
    accountId: line.accountId,
    symbol,
    day: line.day,
    currency,
    proceeds: play.convert(net, line.currency, currency, line.day),
    cost: given("cost"),
    proceedsBase: play.toBase(net, line),
    costBase: given("costBase"),
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
