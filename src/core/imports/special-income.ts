import { decimal, decimalText } from "#core/money/decimal.ts";
import { isTrade, kindOf, type TransactionType } from "#core/portfolio/transaction-kinds.ts";
import { unsigned } from "./amounts.ts";
import type { ImportDraft, ImportRow } from "./import-row.ts";

/** Income that isn't a dividend, by the words of its line. */
const kinds: readonly (readonly [TransactionType, RegExp])[] = [
  [
    "return-of-capital",
    /\breturn of capital\b|\bcapital repayment\b|\bkapitalrückzahlung\b|\bremboursement de capital\b|\bteruggave (?:van )?kapitaal\b|\bdevoluci[oó]n de capital\b|\brimborso (?:del |di )?capitale\b/iu,
  ],
  [
    "cash-in-lieu",
    /\bcash in lieu\b|\bin lieu of (?:frx|frac\w*|shares?)\b|\bbarausgleich\b|\bspitzenausgleich\b|\brompus\b/iu,
  ],
  [
    "capital-gain-distribution",
    /\b(?:cap(?:ital)?|lt|st) gains?\b|\bkapitalgewinn(?:ausschüttung)?\b|\bgains? en capital\b|\bplusval[ií]as?\b/iu,
  ],
];

/** Income of a security of which its words say that it is no dividend. Where the line names no security, this is asked. */
export function withSpecialIncome(row: ImportRow, column: string): ImportRow {
  const { draft, skipped, faults } = row;
  if (draft === null || skipped !== null) return row;
  if (kindOf(draft.type).books !== "income" && draft.type !== "deposit") return row;
  const words = `${row.words ?? ""} ${draft.note ?? ""}`;
  const [type, phrase] = kinds.find(([, phrases]) => phrases.test(words)) ?? [];
  if (type === undefined || phrase === undefined) return row;
  if (draft.symbol !== null) return { ...row, draft: { ...draft, type, amount: amountAs(type, draft) } };
  // Interest of a money market account can name its gains.
  if (type === "capital-gain-distribution") return row;
  const [found = ""] = phrase.exec(words) ?? [];
  const word = found.charAt(0).toUpperCase() + found.slice(1).toLowerCase();
  const { type: _type, ...facts } = draft;
  return {
    ...row,
    draft: null,
    faults: [...faults, { column, fault: { code: "choose-type", text: word }, settledBy: ["type"] }],
    asks: { about: "action", word, facts },
  };
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
