import { decimal } from "#core/money/decimal.ts";
import { kindOf as describedKind } from "#core/portfolio/transaction-kinds.ts";
import { isNegative, isZero, sumText } from "./amounts.ts";
import { reasons } from "./broker-words.ts";
import type { ImportDraft, ImportRow } from "./import-row.ts";

/**
 * Settles reversals: lines whose draft has a negative amount. First they cancel out with a line of the same account, type,
 * symbol, currency and amount. Those left are added to the other lines of that kind on their day, and what is below zero then
 * takes back an earlier line. Taxes and fees of a cancelled line stay, because brokers return them on a separate line.
 */
export function settledReversals(rows: readonly ImportRow[]): readonly ImportRow[] {
  if (!rows.some(isReversal)) return rows;
  return netOfDays(cancelledPairs(rows));
}

/** A fee that comes back is a rebate, and no correction of another line. */
function isReversal({ draft, skipped }: ImportRow): boolean {
  if (skipped !== null || draft === null || draft.type === "fee") return false;
  return (
    describedKind(draft.type).isReversible === true &&
    draft.fee === null &&
    draft.tax === null &&
    isNegative(draft.amount)
  );
}

function kindOf({ account, draft }: ImportRow): string {
  return [account, draft?.type, draft?.symbol, draft?.currency].join("|");
}

function cancelledPairs(rows: readonly ImportRow[]): readonly ImportRow[] {
  const undone = new Set<string>();
  const placeOf = (row: ImportRow, amount: string) => `${kindOf(row)}|${decimal(amount).abs().toFixed()}`;
  const open = new Map<string, ImportRow[]>();
  for (const row of rows) {
    const amount = row.draft?.amount ?? null;
    if (row.skipped !== null || amount === null || isNegative(amount)) continue;
    if (row.draft?.fee != null && row.draft.tax !== null) continue;
    const place = placeOf(row, amount);
    open.set(place, [...(open.get(place) ?? []), row]);
  }
  return rows
    .map((row) => {
      const amount = row.draft?.amount ?? null;
      if (amount === null || !isReversal(row)) return row;
      const partners = (open.get(placeOf(row, amount)) ?? []).filter(({ id }) => !undone.has(id));
      const partner = partners.find(({ draft }) => draft?.date === row.draft?.date) ?? partners[0];
      if (partner === undefined) return row;
      undone.add(partner.id);
      return leftOut(row, `${reasons.correction} (line ${partner.line})`);
    })
    .map((row) => {
      if (!undone.has(row.id)) return row;
      const costs = costsOf(row.draft);
      return costs === null ? leftOut(row, reasons.correction) : { ...row, draft: costs, faults: [] };
    });
}

function leftOut(row: ImportRow, skipped: string): ImportRow {
  return { ...row, draft: null, faults: [], skipped };
}

function costsOf(draft: ImportDraft | null): ImportDraft | null {
  if (draft === null || (isZero(draft.tax) && isZero(draft.fee))) return null;
  const [type, amount] = isZero(draft.tax) ? (["fee", draft.fee] as const) : (["tax", draft.tax] as const);
  return { ...draft, type, amount, fee: null, tax: null };
}

function netOfDays(rows: readonly ImportRow[]): readonly ImportRow[] {
  const groups = Map.groupBy(
    rows.filter(
      ({ draft, skipped }) => skipped === null && draft?.amount != null && draft.fee === null && draft.tax === null,
    ),
    (row) => `${kindOf(row)}|${row.draft?.date}`,
  );
  const settled = new Map<string, ImportRow>();
  for (const group of groups.values()) {
    const main = group.find((row) => !isReversal(row));
    const net = sumText(...group.map(({ draft }) => draft?.amount ?? null));
    if (main?.draft == null || net === null || !group.some(isReversal) || isNegative(net)) continue;
    for (const row of group) settled.set(row.id, leftOut(row, `${reasons.correction} (line ${main.line})`));
    settled.set(
      main.id,
      isZero(net) ? leftOut(main, reasons.correction) : { ...main, draft: { ...main.draft, amount: net } },
    );
  }
  return rows.map((row) => settled.get(row.id) ?? row);
}
