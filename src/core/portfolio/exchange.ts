import { entryKind } from "./entries.ts";
import { type Line, receivedOf } from "./line.ts";
import { netOf, type Play } from "./play.ts";

/**
 * Money of one currency becomes money of another: no gain and no flow on its day. What is received is booked at what was given for it, so
 * that the difference from the rate of the day is a gain or loss of the currency.
 */
export function exchange(play: Play, line: Line): void {
  const { baseCurrency } = play.context;
  const [fee, tax] = [play.toBase(line.fee, line), play.toBase(line.tax, line)];
  play.enter(line, entryKind.fee, fee);
  play.enter(line, entryKind.tax, tax);
  const { amount, currency } = receivedOf(line, play.arithmetic);
  const worth = currency === baseCurrency ? amount : (play.toBase(line.amount, line) ?? 0n);
  const given = netOf(line, -line.amount);
  play.movements.add(line.day, line.accountId, line.currency, given, -worth - (fee ?? 0n) - (tax ?? 0n));
  play.movements.add(line.day, line.accountId, currency, amount, worth);
}
