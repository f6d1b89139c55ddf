import type { Fault } from "#core/faults/fault.ts";
import { type Decimal, decimal } from "#core/money/decimal.ts";
import { isZero, rounded, unsigned } from "./amounts.ts";
import type { DraftField, ImportDraft, ImportRow, StatedAmount } from "./import-row.ts";

/**
 * Compares a trade with the amount of its line, which is shares times price, before or after costs. The money that moved
 * is the truth: within the rounding of the printed figures, the price is the one that gives exactly this amount. Where no
 * column holds costs, a small rest is the fee. Any other difference means that a figure was misread, such as a bond whose
 * price is in per cent: the line gets a fault.
 */
export function comparedWithAmount(row: ImportRow): ImportRow {
  const { draft, stated, faults, skipped } = row;
  if (draft === null || stated === undefined || skipped !== null) return row;
  if (draft.type !== "buy" && draft.type !== "sell") return row;
  // An unreadable figure explains any difference, and has its own fault.
  if (faults.some(({ settledBy }) => settledBy?.some((field) => figures.has(field)) === true)) return row;
  const sums = sumsOf(draft, stated);
  if (sums === null) return row;
  const { worth, costs, paid } = sums;
  const booked = draft.type === "buy" ? worth.plus(costs) : worth.minus(costs);
  const tolerance = roundingOf(draft, stated);
  const apart = (sum: Decimal) => (sum.lt(0) ? paid.neg() : paid).minus(sum);
  const rest = [booked, worth]
    .map(apart)
    .filter((difference) => difference.abs().lte(tolerance))
    .toSorted((one, other) => one.abs().cmp(other.abs()))[0];
  if (rest !== undefined) return withRest(row, draft, rest, stated);
  const fee = draft.type === "buy" ? paid.minus(worth) : worth.minus(paid);
  const maxFee = decimal(stated.maxFee ?? "1").plus(worth.times("0.005"));
  const mayHaveFee = !stated.hasCosts && stated.isConverted === undefined && costs.eq(0);
  if (mayHaveFee && fee.gt(0) && fee.lte(maxFee) && fee.lte(worth.div("2")))
    return { ...row, draft: { ...draft, fee: rounded(fee.toFixed()) } };
  const fault = {
    code: "amount-differs",
    quantity: draft.quantity ?? "",
    price: draft.price ?? "",
    worth: worth.round(2).toFixed(),
    paid: rounded(paid.toFixed()),
  } satisfies Fault;
  return { ...row, faults: [...faults, { column: stated.column, fault, settledBy: amountFields }] };
}

const figures: ReadonlySet<string> = new Set(["quantity", "price", "amount", "fee", "tax"]);
const amountFields: readonly DraftField[] = ["quantity", "price", "amount"];

/** Null if the shares, the price or the amount is missing. */
function sumsOf({ quantity, price, fee, tax }: ImportDraft, { amount }: StatedAmount) {
  const [shares, each, paid] = [unsigned(quantity), unsigned(price), unsigned(amount)];
  if (shares === null || each === null || paid === null || isZero(paid)) return null;
  const costs = decimal(unsigned(fee) ?? "0").plus(decimal(unsigned(tax) ?? "0"));
  return { worth: decimal(shares).times(decimal(each)), costs, paid: decimal(paid) };
}

function withRest(row: ImportRow, draft: ImportDraft, rest: Decimal, stated: StatedAmount): ImportRow {
  if (rest.eq(0) || stated.isConverted === true || draft.price === null || isZero(draft.quantity)) return row;
  const exact = decimal(draft.price).plus(rest.div(decimal(draft.quantity ?? "1")));
  if (exact.lte(0)) return row;
  return { ...row, draft: { ...draft, price: rounded(exact.toFixed()) }, printedPrice: draft.price };
}

/**
 * Half a unit of the last place of both figures, and a cent for the amount. Prices have cents at least, fractional shares
 * four places. A conversion is exact to two per cent.
 */
function roundingOf({ quantity, price }: ImportDraft, { amount, isConverted }: StatedAmount): Decimal {
  const [shares, each] = [unsigned(quantity) ?? "0", unsigned(price) ?? "0"];
  const places = (text: string, atLeast: number) => Math.max(text.split(".")[1]?.length ?? 0, atLeast);
  const halfUnit = (count: number) => decimal("0.5").times(decimal(`1${"0".repeat(count)}`).pow(-1));
  const ofPrice = halfUnit(places(each, 2)).times(decimal(shares));
  const ofQuantity = shares.includes(".") ? halfUnit(places(shares, 4)).times(decimal(each)) : decimal("0");
  const ofRate = isConverted === true ? decimal(unsigned(amount) ?? "0").times("0.02") : decimal("0");
  return ofPrice.plus(ofQuantity).plus(ofRate).plus("0.01");
}
