import type { ImportRow } from "./import-row.ts";

/** Income that is no dividend: it lowers the cost of the shares, or is the sale of a fraction. */
const phrases =
  /\breturn of capital\b|\bcapital repayment\b|\bkapitalrückzahlung\b|\bremboursement de capital\b|\bteruggave (?:van )?kapitaal\b|\bdevoluci[oó]n de capital\b|\brimborso (?:del |di )?capitale\b|\bcash in lieu\b|\bin lieu of (?:frx|frac\w*|shares?)\b|\bbarausgleich\b|\bspitzenausgleich\b|\brompus\b/iu;

const income: ReadonlySet<string> = new Set(["dividend", "interest", "deposit"]);

/** Asks what a return of capital or cash for a fraction is, which brokers list among the dividends. */
export function askedSpecialIncome(row: ImportRow, column: string): ImportRow {
  const { draft, skipped, faults } = row;
  if (draft === null || skipped !== null || !income.has(draft.type)) return row;
  const found = phrases.exec(`${row.words ?? ""} ${draft.note ?? ""}`);
  if (found === null) return row;
  const word = found[0].charAt(0).toUpperCase() + found[0].slice(1).toLowerCase();
  const { type: _type, ...facts } = draft;
  return {
    ...row,
    draft: null,
    faults: [...faults, { column, fault: { code: "choose-type", text: word }, settledBy: ["type"] }],
    asks: { about: "action", word, facts },
  };
}
