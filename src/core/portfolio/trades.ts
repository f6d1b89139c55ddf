import { entryKind } from "./entries.ts";
import type { Line } from "./line.ts";
import { entryOf, netOf, type Play, type Shortfall } from "./play.ts";
import type { Position, Taken } from "./position.ts";

export function buy(play: Play, line: Line, symbol: string): void {
  const { convert, toBase } = play;
  const position = play.positionOf(line, symbol);
  const { currency } = position;
  const gross = line.gross ?? 0n;
  const charges = line.tax === 0n ? line.fee : line.fee + line.tax;
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
  play.move(line, -gross);
}

/** Takes shares out; null, and a shortfall noted, when they are not there. */
export function take(play: Play, line: Line, symbol: string, type: Shortfall["type"]): Taken | null {
  const position = play.positionOf(line, symbol);
  const held = position.quantity();
  if (line.quantity > held) {
    const { id: transactionId, accountId, day, quantity: wanted } = line;
    play.reportShortfall({ transactionId, accountId, symbol, day, wanted, held, type });
    return null;
  }
  const taken = position.take(line.quantity);
  position.mark(line.day);
  return taken;
}

export function sell(play: Play, line: Line, symbol: string): void {
  const taken = take(play, line, symbol, "sell");
  if (taken === null) return;
  const gross = line.gross ?? 0n;
  realise(play, line, play.positionOf(line, symbol), taken, gross);
}

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
