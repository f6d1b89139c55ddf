import { entryKind } from "./entries.ts";
import { tenTo } from "./exact.ts";
import type { Line } from "./line.ts";
import { noAmounts } from "./lot-amounts.ts";
import { entryOf, netOf, type Play, type Shortfall } from "./play.ts";
import type { Position, Taken } from "./position.ts";

export function buy(play: Play, line: Line, symbol: string): void {
  comeIn(play, line, symbol, line.tax === 0n ? line.fee : line.fee + line.tax);
  play.move(line, -(line.gross ?? 0n));
}

/** Shares come as income, at their worth: no cash moves, as fee and tax are taken off the income. */
export function receive(play: Play, line: Line, symbol: string): void {
  const charges = line.fee + line.tax;
  play.enter(line, entryKind.income, play.toBase((line.gross ?? 0n) + charges, line));
  comeIn(play, line, symbol, 0n);
  play.move(line, charges);
}

/** Books a lot that costs its worth, with what was paid for it beside that. */
function comeIn(play: Play, line: Line, symbol: string, charges: bigint): void {
  const { convert, toBase } = play;
  const position = play.positionOf(line, symbol);
  const { currency } = position;
  const gross = line.gross ?? 0n;
  const cost = convert(gross, line.currency, currency, line.day);
  const costBase = toBase(gross, line);
  const amounts = {
    cost,
    costBase,
    charges: convert(charges, line.currency, currency, line.day),
    chargesBase: toBase(charges, line),
    entry: cost ?? 0n,
    entryBase: costBase ?? 0n,
  };
  position.add({
    transactionId: line.id,
    day: line.day,
    quantity: line.quantity,
    amounts,
    entryUnknownSince: cost === null ? line.day : null,
    note: line.transaction.note ?? null,
  });
  position.mark(line.day);
  play.enter(line, entryKind.buy, costBase);
}

/** Takes shares out; null, and a shortfall noted, when they are not there. */
export function take(
  play: Play,
  line: Line,
  symbol: string,
  type: Shortfall["type"],
  wanted = line.quantity,
): Taken | null {
  const position = play.positionOf(line, symbol);
  const held = position.quantity();
  if (wanted > held) {
    const { id: transactionId, accountId, day } = line;
    play.reportShortfall({ transactionId, accountId, symbol, day, wanted, held, type });
    return null;
  }
  const taken = position.take(wanted);
  position.mark(line.day);
  return taken;
}

export function sell(play: Play, line: Line, symbol: string): void {
  const taken = take(play, line, symbol, "sell");
  if (taken === null) return;
  const gross = line.gross ?? 0n;
  realise(play, line, play.positionOf(line, symbol), taken, gross);
}

/**
 * Cash for a fraction sells it: so many shares, or the fraction of a share that is held. Where only whole ones are, the
 * broker never booked it, and all of the cash is gain.
 */
export function sellFraction(play: Play, line: Line, symbol: string): void {
  const position = play.positionOf(line, symbol);
  const fraction = position.quantity() % tenTo(play.arithmetic.quantityPlaces);
  const wanted = line.quantity === 0n ? fraction : line.quantity;
  const taken = wanted === 0n ? nothingTaken : take(play, line, symbol, "sell", wanted);
  if (taken !== null) realise(play, line, position, taken, line.gross ?? 0n);
}

/** Money comes for no shares. */
export const nothingTaken: Taken = { quantity: 0n, amounts: noAmounts, isEntryKnown: true, parts: () => [] };

/** Shares leave for money: books what was got and gained, and reports the sale. */
export function realise(play: Play, line: Line, position: Position, taken: Taken, gross: bigint): void {
  const { convert, toBase } = play;
  const { currency, symbol } = position;
  const proceeds = convert(gross, line.currency, currency, line.day);
  const rate = play.baseRate(currency, line.day);
  play.enter(line, entryKind.sell, toBase(gross, line), symbol);
  play.enterRealised(line, symbol, { proceeds, rate, ...entryOf(taken) });
  play.move(line, gross, symbol);
  const net = netOf(line, gross);
  const { cost, charges, costBase, chargesBase } = taken.amounts;
  play.reportSale({
    transactionId: line.id,
    accountId: line.accountId,
    symbol,
    day: line.day,
    currency,
    proceeds: convert(net, line.currency, currency, line.day),
    cost: cost === null || charges === null ? null : cost + charges,
    proceedsBase: toBase(net, line),
    costBase: costBase === null || chargesBase === null ? null : costBase + chargesBase,
  });
}
