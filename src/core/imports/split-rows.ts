import { sharesGo } from "#core/portfolio/transaction-kinds.ts";
import { decimal } from "#core/money/decimal.ts";
import type { Transaction } from "#core/portfolio/transaction.ts";
import { isNegative, quotientText, rounded, sumText, unsigned } from "./amounts.ts";
import { ratioInWords, reasons } from "./broker-words.ts";
import { type ImportDraft, importDraft, type ImportRow } from "./import-row.ts";
import { folded } from "./phrase-book.ts";

/**
 * Gives splits their ratio where the file only has shares. Two lines of one split, the old shares and the new ones, prove
 * it; so do words such as "10 for 1". A single line with the shares that were added doesn't: the shares before the split
 * may be in another file. Its ratio is worked out from this file and must be confirmed, unless the ledger proves it.
 */
export function splitsWithRatios(given: readonly ImportRow[]): readonly ImportRow[] {
  const rows = pairedLegs(given).map(withShareChange);
  if (!rows.some(({ shareChange }) => shareChange !== undefined)) return rows;
  const paired = pairedChanges(rows);
  const byInstrument = Map.groupBy(paired, instrumentOf);
  return paired.map((row) => (isOpenSplit(row) ? withGuess(row, byInstrument.get(instrumentOf(row)) ?? []) : row));
}

/**
 * Works out the ratio of splits from the shares in the ledger and the file. Rows that are known are in the ledger already.
 * A ledger without other lines of the symbol than the file proves nothing, and the ratio stays to be confirmed.
 */
export function splitsProvenByLedger(
  rows: readonly ImportRow[],
  linesOf: (row: ImportRow) => readonly LedgerShares[],
  isKnown: (row: ImportRow) => boolean,
): readonly ImportRow[] {
  const byInstrument = Map.groupBy(rows, instrumentOf);
  return rows.map((row) => {
    const { draft, shareChange } = row;
    if (shareChange === undefined || draft === null || !row.faults.some(isOpenRatio)) return row;
    const ofFile = byInstrument.get(instrumentOf(row)) ?? [];
    const known = ofFile.filter(isKnown).map((other) => other.draft);
    const inLedger = before(linesOf(row), draft);
    if (inLedger.length <= before(known, draft).length) return row;
    const added = ofFile.filter((other) => !isKnown(other)).map((other) => other.draft);
    const ratio = ratioOf(sharesOf([...inLedger, ...added], draft), shareChange);
    if (ratio === null) return row;
    return { ...row, draft: { ...draft, ratio }, faults: row.faults.filter((fault) => !isOpenRatio(fault)) };
  });
}

function instrumentOf({ account, draft }: ImportRow): string {
  return `${account ?? ""}|${draft?.symbol ?? ""}`;
}

export type LedgerShares = Pick<Transaction, "type" | "symbol" | "date" | "quantity" | "ratio">;

const isOpenRatio = ({ fault }: ImportRow["faults"][number]): boolean =>
  fault.code === "confirm-ratio" || fault.code === "split-without-ratio";

function isOpenSplit({ draft, shareChange, skipped }: ImportRow): boolean {
  return shareChange !== undefined && draft?.ratio === null && skipped === null;
}

/**
 * A sale and a purchase for the same money on one day, as which some brokers book a split. If the new shares have another
 * number or name, it is a change of symbol, or a merger with a ratio.
 */
function pairedLegs(rows: readonly ImportRow[]): readonly ImportRow[] {
  const legs = rows.filter(({ isLeg, draft, skipped }) => isLeg === true && draft !== null && skipped === null);
  if (legs.length === 0) return rows;
  const settled = new Map<string, ImportRow>();
  const byDay = Map.groupBy(legs, ({ account, draft }) => `${account ?? ""}|${draft?.date}`);
  for (const ofDay of byDay.values())
    for (const purchase of ofDay.filter(({ draft }) => draft?.type === "buy")) {
      const sales = ofDay.filter(
        (row) => row.draft?.type === "sell" && !settled.has(row.id) && isSameMoney(row, purchase),
      );
      const sale = sales.find(({ draft }) => draft?.symbol === purchase.draft?.symbol) ?? sales.find(isAlike(purchase));
      const outcome = sale === undefined ? null : outcomeOfLegs(sale, purchase);
      if (sale === undefined || outcome === null) continue;
      settled.set(purchase.id, outcome);
      settled.set(sale.id, secondLine(sale));
    }
  return rows.map((row) => settled.get(row.id) ?? (row.isLeg === true && isSplitInWords(row) ? openSplit(row) : row));
}

function isSameMoney(sale: ImportRow, purchase: ImportRow): boolean {
  if (sale.draft === null || purchase.draft === null) return false;
  const worth = worthOf(sale.draft);
  return worth.minus(worthOf(purchase.draft)).abs().lte(worth.times("0.005").plus("0.01"));
}

const firstWord = ({ name }: ImportRow): string => folded(name ?? "").split(" ")[0] ?? "";
const isAlike = (one: ImportRow) => (other: ImportRow) => firstWord(one) !== "" && firstWord(one) === firstWord(other);

function outcomeOfLegs({ draft: old }: ImportRow, purchase: ImportRow): ImportRow | null {
  const { stated: _stated, isLeg: _isLeg, ...row } = purchase;
  const fresh = purchase.draft;
  if (old === null || fresh === null) return null;
  const change = { symbol: old.symbol, newSymbol: fresh.symbol, date: fresh.date };
  const isSameCount = old.quantity === fresh.quantity;
  if (old.symbol === fresh.symbol) {
    const draft = importDraft({ type: "split", symbol: fresh.symbol, date: fresh.date });
    return isSameCount ? null : withRatio({ ...row, draft }, old.quantity, fresh.quantity);
  }
  if (isSameCount) return { ...row, draft: importDraft({ type: "symbol-change", ...change }) };
  const draft = importDraft({ type: "merger", ...change, currency: fresh.currency });
  return withRatio({ ...row, draft }, old.quantity, fresh.quantity);
}

function isSplitInWords({ words }: ImportRow): boolean {
  return /split|fractionnement|frazionamento|desdobramento|desdoblamiento/i.test(words ?? "");
}

/** One of two lines of a split whose other one is missing or doesn't match. */
function openSplit(row: ImportRow): ImportRow {
  if (row.draft?.type !== "buy") return secondLine(row);
  const { stated: _stated, isLeg: _isLeg, ...rest } = row;
  const draft = importDraft({ type: "split", symbol: row.draft.symbol, date: row.draft.date });
  return { ...rest, draft, faults: [...row.faults, withoutRatio] };
}

function worthOf({ quantity, price }: ImportDraft) {
  return decimal(quantity ?? "0").times(decimal(price ?? "0"));
}

/** Moves the shares of a split without a ratio out of its draft. */
function withShareChange(row: ImportRow): ImportRow {
  const { draft } = row;
  if (draft?.type !== "split" || draft.ratio !== null || draft.quantity === null) return row;
  const ratio = ratioInWords(row.words ?? "");
  const settled = { ...row, draft: { ...draft, quantity: null, ratio } };
  return ratio === null ? { ...settled, shareChange: draft.quantity } : settled;
}

/** Two lines of a day, of which one adds the new shares and the other removes the old ones. */
function pairedChanges(rows: readonly ImportRow[]): readonly ImportRow[] {
  const settled = new Map<string, ImportRow>();
  const byDay = Map.groupBy(rows.filter(isOpenSplit), ({ account, draft }) => `${account ?? ""}|${draft?.date}`);
  for (const row of [...byDay.values()].flat()) {
    if (isNegative(row.shareChange ?? null)) continue;
    const ofDay = byDay.get(`${row.account ?? ""}|${row.draft?.date}`) ?? [];
    const partners = ofDay.filter((other) => isNegative(other.shareChange ?? null) && !settled.has(other.id));
    const partner = partners.find((other) => isSameSplit(row, other));
    if (partner === undefined) continue;
    settled.set(row.id, withRatio(row, unsigned(partner.shareChange ?? null), row.shareChange ?? null));
    settled.set(partner.id, secondLine(partner));
  }
  return rows.map((row) => settled.get(row.id) ?? row);
}

/** Of the same day and account. The old shares may be named by a number instead of their ticker. */
function isSameSplit(one: ImportRow, other: ImportRow): boolean {
  if (one.draft?.symbol === other.draft?.symbol) return true;
  const isNumber = /\d/.test(other.draft?.symbol ?? "") || /\d/.test(one.draft?.symbol ?? "");
  return isNumber && firstWord(one) === firstWord(other);
}

function withRatio(row: ImportRow, oldShares: string | null, newShares: string | null): ImportRow {
  const quotient = quotientText(newShares, oldShares);
  const ratio = quotient === null ? null : plainRatio(quotient);
  // As many shares as before are no split, but a new number or name.
  if (ratio !== null && ratio !== "1" && row.draft !== null) return { ...row, draft: { ...row.draft, ratio } };
  return { ...row, faults: [...row.faults, withoutRatio] };
}

const withoutRatio = { column: "ratio", fault: { code: "split-without-ratio" }, settledBy: ["ratio"] } as const;

function secondLine({ stated: _stated, shareChange: _change, ...row }: ImportRow): ImportRow {
  return { ...row, draft: null, faults: [], skipped: reasons.pair };
}

function withGuess(row: ImportRow, rows: readonly ImportRow[]): ImportRow {
  if (row.draft === null || row.faults.some(isOpenRatio)) return row;
  const change = row.shareChange ?? "0";
  const held = sharesOf(
    rows.map(({ draft }) => draft),
    row.draft,
  );
  const ratio = ratioOf(held, change);
  if (ratio === null) return { ...row, faults: [...row.faults, withoutRatio] };
  const fault = { code: "confirm-ratio", held, ratio } as const;
  return {
    ...row,
    draft: { ...row.draft, ratio },
    faults: [...row.faults, { column: "ratio", fault, settledBy: ["ratio"] }],
  };
}

function ratioOf(held: string, change: string): string | null {
  const quotient = decimal(held).gt(0) ? quotientText(sumText(held, change), held) : null;
  return quotient === null || isNegative(quotient) || Number(quotient) === 0 ? null : plainRatio(quotient);
}

/** The lines of a split's symbol before its day. */
function before<Line extends ImportDraft | LedgerShares>(lines: readonly (Line | null)[], split: ImportDraft): Line[] {
  return lines.filter(
    (line): line is Line => line !== null && line.symbol === split.symbol && (line.date ?? "") < (split.date ?? ""),
  );
}

/** The shares of a symbol before the day of a split. */
function sharesOf(lines: readonly (ImportDraft | LedgerShares | null)[], split: ImportDraft): string {
  let held = decimal(0);
  for (const line of before(lines, split).toSorted((one, other) => ((one.date ?? "") < (other.date ?? "") ? -1 : 1))) {
    const quantity = decimal(line.quantity ?? "0");
    held = held.plus(quantity.times(sharesGo(line.type)));
    if (line.type === "split" && line.ratio != null) held = held.times(decimal(line.ratio));
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
