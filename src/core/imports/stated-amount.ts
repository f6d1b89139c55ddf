import type { Fault } from "#core/faults/fault.ts";
import { type Decimal, decimal, decimalText, zero } from "#core/money/decimal.ts";
import { cashGoes, isTrade } from "#core/portfolio/transaction-kinds.ts";
import { possibleFee, printedRounding } from "#core/portfolio/trade-money.ts";
import { isNegative, isZero, negated, unsigned } from "./amounts.ts";
import type { DraftField, ImportDraft, ImportRow, StatedAmount } from "./import-row.ts";

/** What the part of an amount is that shares times price don't explain, in a file that lists no costs. */
export const unnamedCosts = ["fee", "price"] as const;
export type UnnamedCosts = (typeof unnamedCosts)[number];

/**
 * Gives a trade the money of its line, which is the truth: shares times price, before or after costs. Where it differs from
 * the printed price by more than rounding, `checkTransaction` asks, unless the user said what the difference is: a fee, or a
 * part of the price, which then isn't the printed one.
 */
export function withMovedMoney(row: ImportRow, answer?: UnnamedCosts): ImportRow {
  const { draft, stated, faults, skipped } = row;
  if (draft === null || stated === undefined || skipped !== null || draft.amount !== null) return row;
  if (!isTrade(draft.type)) return row;
  // An unreadable figure explains any difference, and has its own fault.
  if (faults.some(({ settledBy }) => settledBy?.some((field) => figures.has(field)) === true)) return row;
  const { quantity, price } = draft;
  const [shares, printed] = [unsigned(quantity), unsigned(price)];
  if (shares === null || isZero(stated.amount)) return row;
  if (printed === null) return { ...row, draft: { ...draft, amount: signed(draft, stated.amount) } };
  const worth = decimal(shares).times(printed);
  const costs = costsOf(draft.fee, draft.tax);
  const booked = cashGoes(draft.type) > 0 ? worth.minus(costs) : worth.plus(costs);
  const paid = decimal(unsigned(stated.amount) ?? "0");
  const tolerance = printedRounding(shares, printed, draft.currency ?? "USD").plus(
    stated.isConverted === true ? paid.times("0.02") : zero,
  );
  const rest = [booked, worth]
    .map((sum) => (sum.lt(0) ? paid.neg() : paid).minus(sum))
    .filter((difference) => difference.abs().lte(tolerance))
    .toSorted((one, other) => one.abs().cmp(other.abs()))[0];
  if (stated.isConverted === true) return rest === undefined ? converted(row, draft, stated, worth) : row;
  if (rest?.eq(0) === true) return row;
  if (rest !== undefined) return { ...row, draft: { ...draft, amount: cashText(draft, booked.plus(rest)) } };
  const moved = { ...draft, amount: signed(draft, stated.amount) };
  const fee = answer === undefined || stated.hasCosts ? null : possibleFee(moved);
  if (fee === null) return { ...row, draft: moved };
  return answer === "fee"
    ? { ...row, draft: { ...moved, fee } }
    : { ...row, draft: { ...moved, price: null }, printedPrice: printed };
}

/** True if no trade of a file has the money that shares times price give, and the difference can be a fee in each. */
export function hasUnnamedCosts(rows: readonly ImportRow[]): boolean {
  const trades = rows.filter(
    ({ draft, stated, skipped }) =>
      draft?.price != null && isTrade(draft.type) && stated !== undefined && skipped === null,
  );
  return (
    trades.length > 0 &&
    trades.every(
      ({ stated, faults }) =>
        stated?.hasCosts === false && faults.some(({ fault }) => fault.code === "amount-differs" && fault.fee !== null),
    )
  );
}

const figures: ReadonlySet<string> = new Set(["quantity", "price", "amount", "fee", "tax"]);
const amountFields: readonly DraftField[] = ["quantity", "price", "amount"];

function cashText({ type }: ImportDraft, booked: Decimal): string {
  return decimalText(cashGoes(type) < 0 ? booked.neg() : booked);
}

/** A purchase pays and a sale brings money, whatever the sign is, unless the costs of a sale are more than its proceeds. */
function signed({ type, fee, tax }: ImportDraft, amount: string): string | null {
  const paid = unsigned(amount);
  if (cashGoes(type) <= 0) return cashGoes(type) < 0 ? negated(paid) : paid;
  const isCost = decimal(paid ?? "0").lte(costsOf(fee, tax));
  return isNegative(amount) && isCost ? amount : paid;
}

function costsOf(fee: string | null, tax: string | null): Decimal {
  return decimal(unsigned(fee) ?? "0").plus(unsigned(tax) ?? "0");
}

function converted(row: ImportRow, draft: ImportDraft, stated: StatedAmount, worth: Decimal): ImportRow {
  const [quantity, price] = [draft.quantity ?? "", draft.price ?? ""];
  const paid = decimalText(decimal(unsigned(stated.amount) ?? "0").round(2));
  const figures = { quantity, price, costs: null, worth: decimalText(worth.round(2)), paid };
  const fault = { code: "amount-differs", ...figures, fee: null, given: null } satisfies Fault;
  return { ...row, faults: [...row.faults, { column: stated.column, fault, settledBy: amountFields }] };
}
