import { dayNumber } from "#core/calendar/plain-date.ts";
import { isNegative, sumText, unsigned } from "./amounts.ts";
import { reasons } from "./broker-words.ts";
import { importDraft, type ImportRow } from "./import-row.ts";

type Half = NonNullable<ImportRow["exchanged"]>;

/** Lines apart that the parts of an exchange can be: brokers book them one below the other. */
const reach = 8;

/** An exchange that is being put together from its lines: the first of them becomes it. */
interface Joined {
  readonly first: ImportRow;
  readonly place: number;
  readonly rows: Set<ImportRow>;
  given: { currency: string; amount: string } | null;
  received: { currency: string; amount: string } | null;
}

/**
 * Joins the parts of currency exchanges, which brokers book as money that leaves in one currency and comes in another: on the same day
 * first, else around midnight. Several parts of one currency are added up. Where none of an account is joined, its lines stay left
 * out and the ledger converts at each day's rate; beside others, a part alone is an exchange that lacks its other half.
 */
export function withExchanges(rows: readonly ImportRow[]): readonly ImportRow[] {
  const parts = rows.flatMap((row, place) =>
    row.exchanged === undefined ? [] : [{ row, half: row.exchanged, place }],
  );
  if (parts.length === 0) return rows;
  const exchanges: Joined[] = [];
  const open = new Set(parts);
  for (const days of [0, 1])
    for (const part of parts) {
      if (!open.has(part)) continue;
      const other = parts.find((next) => open.has(next) && isNear(part, next, days) && areHalves(part.half, next.half));
      if (other === undefined) continue;
      const [given, received] = isNegative(part.half.amount) ? [part, other] : [other, part];
      open.delete(part);
      open.delete(other);
      exchanges.push({
        first: given.row,
        place: given.place,
        rows: new Set([part.row, other.row]),
        given: { currency: given.half.currency, amount: unsigned(given.half.amount) ?? "0" },
        received: { currency: received.half.currency, amount: received.half.amount },
      });
    }
  for (const part of open) {
    const side = isNegative(part.half.amount) ? "given" : "received";
    const joined = exchanges.find(
      (one) =>
        one.first.account === part.row.account &&
        one.first.exchanged?.date === part.half.date &&
        Math.abs(one.place - part.place) <= reach &&
        one[side]?.currency === part.half.currency,
    );
    if (joined !== undefined) {
      const amount = sumText(joined[side]?.amount ?? null, unsigned(part.half.amount)) ?? "0";
      joined[side] = { currency: part.half.currency, amount };
      joined.rows.add(part.row);
    } else if (exchanges.some(({ first }) => first.account === part.row.account)) {
      const half = { currency: part.half.currency, amount: unsigned(part.half.amount) ?? "0" };
      const alone = { first: part.row, place: part.place, rows: new Set([part.row]), given: null, received: null };
      exchanges.push({ ...alone, [side]: half });
    }
  }
  const byFirst = new Map(exchanges.map((joined) => [joined.first, joined]));
  const others = new Set(exchanges.flatMap((joined) => [...joined.rows]));
  return rows.map((row) => {
    const joined = byFirst.get(row);
    if (joined !== undefined) return { ...row, skipped: null, draft: draftOf(joined) };
    return others.has(row) ? { ...row, skipped: reasons.pair } : row;
  });
}

function draftOf({ first, given, received }: Joined) {
  return importDraft({
    type: "currency-exchange",
    date: first.exchanged?.date ?? null,
    currency: given?.currency ?? null,
    amount: given?.amount ?? null,
    received: received?.amount ?? null,
    receivedCurrency: received?.currency ?? null,
  });
}

interface Part {
  readonly row: ImportRow;
  readonly half: Half;
  readonly place: number;
}

function isNear(one: Part, other: Part, days: number): boolean {
  const distance = other.place - one.place;
  const apart = Math.abs(dayNumber(other.half.date) - dayNumber(one.half.date));
  return distance > 0 && distance <= reach && one.row.account === other.row.account && apart <= days;
}

function areHalves(one: Half, other: Half): boolean {
  return one.currency !== other.currency && isNegative(one.amount) !== isNegative(other.amount);
}
