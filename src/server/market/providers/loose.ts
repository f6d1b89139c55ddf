import { isPlainDate } from "#core/calendar/index.ts";

/** Reading replies whose fields may be missing or of another type than promised: what cannot be read is null. */

const number = /^[+-]?\$?\s?(\d[\d,]*\.?\d*|\.\d+)(e[+-]?\d+)?\s?%?$/i;

/** Nothing that is counted or priced is as large; products of two such numbers are still finite. */
const largest = 1e24;

/** A number that can be one of something, from a number, a text such as "12.5", "$1,227.55" or "-0.65%", or Yahoo's `{ raw, fmt }`. */
export function looseNumber(value: unknown): number | null {
  if (typeof value === "number") return Math.abs(value) < largest ? value : null;
  if (typeof value === "string") {
    const text = value.trim();
    return number.test(text) ? looseNumber(Number(text.replaceAll(/[$,%\s]/g, ""))) : null;
  }
  const raw = looseRecord(value)?.["raw"];
  return raw === undefined || typeof raw === "object" ? null : looseNumber(raw);
}

/** A number as a service means it: a number, or the one in Yahoo's `{ raw, fmt }`; a text such as "12.3" is none. */
export function plainNumber(value: unknown): number | null {
  const inner = looseRecord(value)?.["raw"] ?? value;
  return typeof inner === "number" && Math.abs(inner) < largest ? inner : null;
}

/** A number above zero: prices, where services write 0 for "none". */
export function loosePositive(value: unknown): number | null {
  const found = looseNumber(value);
  return found !== null && found > 0 ? found : null;
}

/** Returns trimmed text; null when it is empty. */
export function looseText(value: unknown): string | null {
  const text = typeof value === "string" ? value.trim() : "";
  return text === "" ? null : text;
}

/** A price that can be one: a plain number above zero, and below what any instrument has cost in any currency. */
export function plainPrice(value: unknown): number | null {
  const found = plainNumber(value);
  return found !== null && found > 0 && found < 1e11 ? found : null;
}

/** Milliseconds since the epoch from unix seconds (or milliseconds), between 1971 and 2100. */
export function looseUnixTime(value: unknown): number | null {
  const found = looseNumber(value);
  if (found === null) return null;
  const epochMs = Math.abs(found) > 1e11 ? found : found * 1000;
  return epochMs > 31_536_000_000 && epochMs < 4_102_444_800_000 ? epochMs : null;
}

/** A day, YYYY-MM-DD: from "2026-03-04", "2026-03-04T13:30:00Z", "3/4/2026" (month first), or unix time read in UTC. */
export function looseDay(value: unknown): string | null {
  const text = looseText(value) ?? "";
  const written = /^\d{4}-\d{2}-\d{2}(?=$|[T ])/.exec(text)?.[0];
  if (written !== undefined) return isPlainDate(written) ? written : null;
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  if (year !== undefined) {
    const date = `${year}-${month?.padStart(2, "0")}-${day?.padStart(2, "0")}`;
    return isPlainDate(date) ? date : null;
  }
  const at = looseUnixTime(value);
  return at === null ? null : new Date(at).toISOString().slice(0, 10);
}

/** An address that a page may link to. */
export function looseUrl(value: unknown): string | null {
  const url = URL.parse(looseText(value) ?? "");
  return url !== null && (url.protocol === "http:" || url.protocol === "https:") ? url.href : null;
}

/** A time zone that can be computed with. */
export function looseTimeZone(value: unknown): string | null {
  const name = looseText(value);
  if (name === null) return null;
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: name }).format(0);
    return name;
  } catch {
    return null;
  }
}

export type LooseRecord = Readonly<Record<string, unknown>>;

export function looseRecord(value: unknown): LooseRecord | null {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as LooseRecord) : null;
}

export function looseList(value: unknown): readonly unknown[] | null {
  return Array.isArray(value) ? value : null;
}

/** The value at a path of keys; undefined where the path ends early. */
export function looseAt(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, key) => looseRecord(inner)?.[key], value);
}
