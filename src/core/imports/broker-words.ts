import { decimal } from "#core/money/decimal.ts";
import { isNegative, isZero, quotientText, rounded, sumText, unsigned } from "./amounts.ts";
import type { ImportDraft, ImportRow, LineFacts } from "./import-row.ts";

/** Common reasons to skip a line. */
export const reasons = {
  option: "Options aren't supported yet. Enter the resulting shares instead",
  short: "Short positions aren't supported yet",
  future: "Futures, CFDs and other contracts aren't supported yet",
  cancelled: "The order was cancelled",
  conversion: "A currency conversion within the account. The ledger converts at each day's rate",
  sweep: "A transfer between the account's cash and its money market fund",
  balance: "A balance, not a transaction",
  correction: "Reversed by another line of this file",
  reorganisation: "Enter spin-offs, mergers and name changes by hand, with their terms",
  nothing: "The amount is zero",
} as const;

/** An unknown action: the user is asked, with the line's other data ready for the answer. */
export interface UnknownAction {
  readonly unknown: string;
  /** Data the columns don't contain. It takes precedence over the columns. */
  readonly facts: LineFacts;
}

export function unknownAction(words: string, facts: LineFacts = {}): UnknownAction | { readonly skipped: string } {
  const word = words.replaceAll(/\s+/g, " ").trim().slice(0, 60);
  return word === "" ? { skipped: "The line has no transaction type" } : { unknown: word, facts };
}

/** True if a symbol or a description names an option contract. */
export function isOption(text: string): boolean {
  return (
    /\b(?:call|put)s?\b/i.test(text) ||
    /^-?[A-Z.]{1,6}\s*\d{6}[CP]\d{1,8}(?:\.\d+)?$/.test(text.trim()) ||
    /^[A-Z.]{1,6} \d{2}\/\d{2}\/\d{2,4} [\d.]+ [CP]$/.test(text.trim()) ||
    /^[A-Z.]{1,6} \d{2}[A-Z]{3}\d{2} [\d.]+ [CP]$/.test(text.trim())
  );
}

/** Reads new shares for one old from words such as "10 for 1", "1-for-20", "4:1". Null if there are none. */
export function ratioInWords(text: string): string | null {
  const found = /(\d+(?:\.\d+)?)\s*(?:-?\s*for\s*-?|:)\s*(\d+(?:\.\d+)?)/i.exec(text);
  return found === null ? null : quotientText(found[1] ?? null, found[2] ?? null);
}

/**
 * Removes pairs of lines that cancel out: same account, type, symbol, currency and amount, with one reversed. A
 * reversal has a negative amount in its draft; without its counterpart it is a fault. Taxes and fees of the reversed
 * line stay, because brokers return them on a separate line.
 */
export function cancelPairs(rows: readonly ImportRow[]): readonly ImportRow[] {
  const undone = new Set<string>();
  const placeOf = ({ account, draft }: ImportRow, amount: string) =>
    [account, draft?.type, draft?.symbol, draft?.currency, amount].join("|");
  const open = new Map<string, ImportRow[]>();
  for (const row of rows) {
    const amount = row.draft?.amount ?? null;
    if (amount === null || isNegative(amount) || (row.draft?.fee != null && row.draft.tax !== null)) continue;
    const place = placeOf(row, decimal(amount).toFixed());
    open.set(place, [...(open.get(place) ?? []), row]);
  }
  return rows
    .map((row) => {
      const amount = row.draft?.amount ?? null;
      if (amount === null || !isNegative(amount) || row.draft?.fee != null || row.draft?.tax != null) return row;
      const partners = open.get(placeOf(row, decimal(amount).abs().toFixed())) ?? [];
      const partner =
        partners.find((other) => !undone.has(other.id) && other.draft?.date === row.draft?.date) ??
        partners.find((other) => !undone.has(other.id));
      if (partner === undefined) return row;
      undone.add(partner.id);
      return { ...row, draft: null, faults: [], skipped: `${reasons.correction} (line ${partner.line})` };
    })
    .map((row) => {
      if (!undone.has(row.id)) return row;
      const costs = costsOf(row.draft);
      return costs === null
        ? { ...row, draft: null, faults: [], skipped: reasons.correction }
        : { ...row, draft: costs, faults: [] };
    });
}

function costsOf(draft: ImportDraft | null): ImportDraft | null {
  if (draft === null || (isZero(draft.tax) && isZero(draft.fee))) return null;
  const [type, amount] = isZero(draft.tax) ? (["fee", draft.fee] as const) : (["tax", draft.tax] as const);
  return { ...draft, type, amount, fee: null, tax: null };
}

/**
 * Fills in the ratio of splits if a file only has the number of shares added or removed, as quantity. It is derived
 * from the file's own earlier purchases. If no plain ratio results, the line is a fault.
 */
export function ratiosFromExtraShares(given: readonly ImportRow[]): readonly ImportRow[] {
  const extra = new Map(
    given.flatMap(({ id, draft }) =>
      draft?.type === "split" && draft.ratio === null ? [[id, draft.quantity ?? "0"] as const] : [],
    ),
  );
  if (extra.size === 0) return given;
  const rows = given.map((row) =>
    row.draft !== null && extra.has(row.id) ? { ...row, draft: { ...row.draft, quantity: null } } : row,
  );
  return rows.map((row) => {
    const added = extra.get(row.id);
    if (added === undefined || row.draft === null) return row;
    const held = sharesBefore(rows, row);
    const quotient = decimal(held).gt(0) ? quotientText(sumText(held, added), held) : null;
    const ratio = quotient === null || isNegative(quotient) || Number(quotient) === 0 ? null : plainRatio(quotient);
    if (ratio !== null) return { ...row, draft: { ...row.draft, ratio } };
    const fault = { code: "split-without-ratio" } as const;
    return { ...row, faults: [...row.faults, { column: "ratio", fault, settledBy: ["ratio"] }] };
  });
}

function sharesBefore(rows: readonly ImportRow[], split: ImportRow): string {
  let held = decimal(0);
  const { symbol, date } = split.draft ?? {};
  for (const { account, draft } of rows
    .filter((row) => row.draft !== null && (row.draft.date ?? "") < (date ?? ""))
    .toSorted((one, other) => ((one.draft?.date ?? "") < (other.draft?.date ?? "") ? -1 : 1))) {
    if (draft === null || draft.symbol !== symbol || account !== split.account) continue;
    const quantity = decimal(draft.quantity ?? "0");
    if (draft.type === "buy" || draft.type === "transfer-in") held = held.plus(quantity);
    if (draft.type === "sell" || draft.type === "transfer-out") held = held.minus(quantity);
    if (draft.type === "split" && draft.ratio !== null) held = held.times(decimal(draft.ratio));
  }
  return rounded(held.toFixed());
}

/** A ratio of small whole numbers close to a quotient, within the rounding of fractional shares. Null for others. */
function plainRatio(ratio: string): string | null {
  const value = Number(ratio);
  for (let small = 1; small <= 10; small += 1) {
    const large = value >= 1 ? value * small : small / value;
    const whole = Math.round(large);
    if (whole >= 1 && Math.abs(large - whole) < 0.001)
      return value >= 1 ? quotientText(String(whole), String(small)) : quotientText(String(small), String(whole));
  }
  return null;
}

/** Interest received or paid. Paid interest is an account fee. */
export function interestOrCharge(amount: string | null): {
  type: "interest" | "fee";
  amount: string | null;
  note?: string;
} {
  return isNegative(amount)
    ? { type: "fee", amount: unsigned(amount), note: "Interest paid" }
    : { type: "interest", amount };
}

/** A deposit or withdrawal, by its sign. */
export function moneyMoved(amount: string | null): { type: "deposit" | "withdrawal"; amount: string | null } {
  return { type: isNegative(amount) ? "withdrawal" : "deposit", amount: unsigned(amount) };
}

/** A cost, or a refund. The ledger has no negative fee or tax, so a refund is income with a note. */
export function costOrRefund(
  type: "fee" | "tax",
  cost: string | null,
  what: string,
): { type: "fee" | "tax" | "interest"; amount: string | null; note?: string } {
  return isNegative(cost)
    ? { type: "interest", amount: unsigned(cost), note: `${what} paid back` }
    : { type, amount: cost, note: what };
}
