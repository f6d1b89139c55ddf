import { kindOf } from "#core/portfolio/transaction-kinds.ts";
import { isZero, unlessZero } from "./amounts.ts";
import { reasons } from "./broker-words.ts";
import type { ImportRow } from "./import-row.ts";

const figures: ReadonlySet<string> = new Set(["quantity", "price", "amount", "fee", "tax"]);

/**
 * Leaves out lines that move no money. Income of zero with a tax or a fee is that tax or fee. An amount that is missing or
 * unreadable isn't zero.
 */
export function withoutZeros(row: ImportRow): ImportRow {
  const { draft, asks, faults, skipped } = row;
  if (skipped !== null) return row;
  if (faults.some(({ settledBy }) => settledBy?.some((field) => figures.has(field)))) return row;
  const facts = draft ?? (asks?.about === "action" ? asks.facts : null);
  const amount = facts?.amount ?? null;
  if (facts === null || amount === null || !isZero(amount)) return row;
  if (draft === null && !isZero(facts.quantity ?? null)) return row;
  if (draft !== null && kindOf(draft.type).fields.amount !== "required") return row;
  const [fee, tax] = [unlessZero(facts.fee ?? null), unlessZero(facts.tax ?? null)];
  if (fee === null && tax === null) {
    const { asks: _asks, ...rest } = row;
    return { ...rest, draft: null, faults: [], skipped: reasons.nothing };
  }
  if (draft === null || kindOf(draft.type).books !== "income" || (fee !== null && tax !== null)) return row;
  const cost = { ...draft, fee: null, tax: null, amount: tax ?? fee };
  return { ...row, draft: { ...cost, type: tax === null ? "fee" : "tax" }, faults };
}
