import { decimal } from "#core/money/decimal.ts";
import type { Transaction } from "#core/portfolio/transaction.ts";
import { isNegative, quotientText, rounded, sumText, unsigned } from "./amounts.ts";
import { ratioInWords } from "./broker-words.ts";
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

/** A sale and a purchase for the same money, as which some brokers book a split. */
function pairedLegs(rows: readonly ImportRow[]): readonly ImportRow[] {
  if (!rows.some(({ isLeg }) => isLeg)) return rows;
  const groups = Map.groupBy(
    rows.filter(({ isLeg, draft }) => isLeg === true && draft !== null),
    ({ account, draft }) => [account, draft?.symbol, draft?.date].join("|"),
  );
  const settled = new Map<string, ImportRow>();
  for (const group of groups.values()) {
    const [sale, purchase] = ["sell", "buy"].map((type) => group.filter(({ draft }) => draft?.type === type));
    if (sale?.length !== 1 || purchase?.length !== 1) continue;
    const [old, fresh] = [sale[0]?.draft, purchase[0]?.draft];
    if (sale[0] === undefined || purchase[0] === undefined || old == null || fresh == null) continue;
    const worth = worthOf(old);
    const apart = worth.minus(worthOf(fresh)).abs();
    if (apart.gt(worth.times("0.005").plus("0.01")) || old.quantity === fresh.quantity) continue;
    const { stated: _stated, isLeg: _isLeg, ...row } = purchase[0];
    const draft = importDraft({ type: "split", symbol: fresh.symbol, date: fresh.date });
    settled.set(row.id, withRatio({ ...row, draft }, old.quantity, fresh.quantity));
    settled.set(sale[0].id, secondLine(sale[0]));
  }
  return rows.map((row) => settled.get(row.id) ?? row);
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
  const firstWord = ({ name }: ImportRow) => folded(name ?? "").split(" ")[0];
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
  return { ...row, draft: null, faults: [], skipped: "The second line of a split" };
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
    if (line.type === "buy" || line.type === "transfer-in") held = held.plus(quantity);
    if (line.type === "sell" || line.type === "transfer-out") held = held.minus(quantity);
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
