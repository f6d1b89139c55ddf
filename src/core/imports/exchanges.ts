import { isNegative, unsigned } from "./amounts.ts";
import { reasons } from "./broker-words.ts";
import { importDraft, type ImportRow } from "./import-row.ts";

/** Lines apart that the two halves of an exchange can be: brokers book them one below the other. */
const reach = 8;

/**
 * Joins the halves of currency exchanges, which brokers book as money that leaves in one currency and comes in another on the same day:
 * the half that leaves becomes the exchange. A half alone stays left out, and the ledger converts at the day's rate.
 */
export function withExchanges(rows: readonly ImportRow[]): readonly ImportRow[] {
  const joined = new Map<ImportRow, ImportRow>();
  for (const [index, row] of rows.entries()) {
    if (row.exchanged === undefined || joined.has(row)) continue;
    const other = rows.slice(index + 1, index + 1 + reach).find((next) => !joined.has(next) && areHalves(row, next));
    if (other?.exchanged === undefined) continue;
    const [given, taken] = isNegative(row.exchanged.amount) ? [row, other] : [other, row];
    const { date = null, currency = null, amount = null } = given.exchanged ?? {};
    const draft = importDraft({
      type: "currency-exchange",
      date,
      currency,
      amount: unsigned(amount),
      received: taken.exchanged?.amount ?? null,
      receivedCurrency: taken.exchanged?.currency ?? null,
    });
    joined.set(given, { ...given, skipped: null, draft });
    joined.set(taken, { ...taken, skipped: reasons.pair });
  }
  return joined.size === 0 ? rows : rows.map((row) => joined.get(row) ?? row);
}

function areHalves({ exchanged: one, account }: ImportRow, { exchanged: other, account: otherAccount }: ImportRow) {
  return (
    one !== undefined &&
    other !== undefined &&
    account === otherAccount &&
    one.date === other.date &&
    one.currency !== other.currency &&
    isNegative(one.amount) !== isNegative(other.amount)
  );
}
