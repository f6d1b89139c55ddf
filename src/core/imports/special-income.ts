import { decimal, decimalText } from "#core/money/decimal.ts";
import { isTrade, kindOf, type TransactionType } from "#core/portfolio/transaction-kinds.ts";
import { incomeBook } from "./action-words.ts";
import { unsigned } from "./amounts.ts";
import type { ImportDraft, ImportRow } from "./import-row.ts";

/** Income of which a line's words say that it is no dividend, in files without a column for that. */
export function withSpecialIncome(row: ImportRow): ImportRow {
  const { draft, skipped } = row;
  if (draft === null || skipped !== null) return row;
  if (kindOf(draft.type).books !== "income" && draft.type !== "deposit") return row;
  const type = incomeBook.within(`${row.words ?? ""} ${draft.note ?? ""}`);
  // Interest of a money market account can name its gains.
  if (type === null || (draft.symbol === null && type === "capital-gain-distribution")) return row;
  return { ...row, draft: { ...draft, type, amount: amountAs(type, draft) } };
}

/** The amount of income is before fee and tax, that of a sale after them. */
function amountAs(type: TransactionType, { amount, fee, tax }: ImportDraft): string | null {
  if (!isTrade(type) || amount === null) return amount;
  return decimalText(
    decimal(amount)
      .minus(unsigned(fee) ?? "0")
      .minus(unsigned(tax) ?? "0"),
  );
}
