import { entryFlag, entryKind } from "./entries.ts";
import { tenTo } from "./exact.ts";
import type { Line } from "./line.ts";
import { noAmounts } from "./lot-amounts.ts";
import { claimsOf } from "./named-lots.ts";
import { entryOf, netOf, type Play, type Sale, type Shortfall } from "./play.ts";
import type { Position, Taken } from "./position.ts";

export function buy(play: Play, line: Line, symbol: string): void {
  comeIn(play, line, symbol, line.tax === 0n ? line.fee : line.fee + line.tax);
  play.move(line, -(line.gross ?? 0n));
}

/**
 * Shares come as income, at their worth: no cash moves, as fee and tax are taken off the income. Shares without a worth are no income,
 * and fee and tax are paid for them.
 */
export function receive(play: Play, line: Line, symbol: string): void {
  const charges = line.gross === null ? 0n : line.fee + line.tax;
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

/** False, and a shortfall noted, when the shares that a line wants are not there. */
export function canTake(
  play: Play,
  line: Line,
  symbol: string,
  type: Shortfall["type"],
  wanted = line.quantity,
): boolean {
  const position = play.positionOf(line, symbol);
  const held = position.quantity();
  const { id: transactionId, accountId, day } = line;
  const fault = { transactionId, accountId, symbol, day, type };
  if (wanted > held) {
    play.reportShortfall({ ...fault, wanted, held, lot: null });
    return false;
  }
  // Of a lot with less left than is named that leaves, and the others by the method.
  const claims = claimsOf(line, play.arithmetic);
  if (claims.length === 0) return true;
  const quantities = position.quantitiesOf(claims.map(({ transactionId: id }) => id));
  for (const claim of claims) {
    const left = quantities.get(claim.transactionId) ?? 0n;
    if (claim.quantity <= left) continue;
    play.reportShortfall({ ...fault, wanted: claim.quantity, held: left, lot: claim.transactionId });
    break;
  }
  return true;
}

/** Takes shares out for money; null, and a shortfall noted, when they are not there. */
function take(play: Play, line: Line, symbol: string, wanted: bigint): Taken | null {
  if (!canTake(play, line, symbol, "sell", wanted)) return null;
  if (wanted === 0n) return nothingTaken;
  const position = play.positionOf(line, symbol);
  const taken = position.take(wanted, claimsOf(line, play.arithmetic));
  position.mark(line.day);
  return taken;
}

export function sell(play: Play, line: Line, symbol: string): void {
  const taken = take(play, line, symbol, soldOf(play, line, symbol));
  if (taken !== null) realise(play, line, play.positionOf(line, symbol), taken, line.gross ?? 0n);
}

/**
 * How many shares a sale takes: those it says. All, where what is held can't be written, as a third can't, and is what the sale says when
 * it is rounded to its places.
 */
function soldOf({ arithmetic: { quantityPlaces }, positionOf }: Play, line: Line, symbol: string): bigint {
  const held = positionOf(line, symbol).quantity();
  const isWritable = quantityPlaces <= writtenPlaces || held % tenTo(quantityPlaces - writtenPlaces) === 0n;
  if (isWritable) return line.quantity;
  const places = /\.(\d*?)0*$/.exec(line.transaction.quantity ?? "")?.[1]?.length ?? 0;
  if (places < minRoundedPlaces) return line.quantity;
  const rest = held > line.quantity ? held - line.quantity : line.quantity - held;
  return 2n * rest <= tenTo(quantityPlaces - places) ? held : line.quantity;
}

/** A quantity of the ledger has so many places at most. */
const writtenPlaces = 18;
/** Brokers that round shares show so many places at least; a sale of whole shares leaves the fraction. */
const minRoundedPlaces = 2;

/** A fee paid in shares: a sale at the value at the end of the day, or at cost without one, whose proceeds are the fee. */
export function payInKind(play: Play, line: Line, position: Position, quantity: bigint): void {
  const { currency, symbol } = position;
  const taken = position.take(quantity, claimsOf(line, play.arithmetic));
  const { entry, entryBase, isEntryKnown } = entryOf(taken);
  const worth = play.valueOf(symbol, currency, quantity, line.day, "end");
  const isKnown = worth.value !== null && worth.base !== null;
  const [value, base] = isKnown ? [worth.value, worth.base] : [entry, entryBase];
  const rate = play.baseRate(currency, line.day);
  play.enter(line, entryKind.sell, base, symbol);
  play.enterRealised(line, symbol, { proceeds: value, rate, entry, entryBase, isEntryKnown });
  play.enter(line, entryKind.fee, base, symbol, entryFlag.isTakenOff);
  play.reportSale(saleOf(line, position, taken, { proceeds: 0n, proceedsBase: 0n }));
}

/**
 * Cash for a fraction sells it: so many shares, or the fraction of a share that is held. Where only whole ones are, the
 * broker never booked it, and all of the cash is gain.
 */
export function sellFraction(play: Play, line: Line, symbol: string): void {
  const position = play.positionOf(line, symbol);
  const fraction = position.quantity() % tenTo(play.arithmetic.quantityPlaces);
  const wanted = line.quantity === 0n ? fraction : line.quantity;
  const taken = take(play, line, symbol, wanted);
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
  const proceedsBase = toBase(net, line);
  play.reportSale(
    saleOf(line, position, taken, { proceeds: convert(net, line.currency, currency, line.day), proceedsBase }),
  );
}

function saleOf(
  { id: transactionId, accountId, day }: Line,
  { name: symbol, currency }: Position,
  { amounts: { cost, charges, costBase, chargesBase } }: Taken,
  received: Pick<Sale, "proceeds" | "proceedsBase">,
): Sale {
  return {
    transactionId,
    accountId,
    symbol,
    day,
    currency,
    ...received,
    cost: cost === null || charges === null ? null : cost + charges,
    costBase: costBase === null || chargesBase === null ? null : costBase + chargesBase,
  };
}
