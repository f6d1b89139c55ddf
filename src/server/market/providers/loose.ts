/** Reading replies whose fields may be missing or of another type than promised: what cannot be read is null. */

const number = /^[+-]?\$?\s?(\d[\d,]*\.?\d*|\.\d+)(e[+-]?\d+)?\s?%?$/i;

/** A finite number, from a number, a text such as "12.5", "$1,227.55" or "-0.65%", or Yahoo's `{ raw, fmt }`. */
export function looseNumber(value: unknown): number | null {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value === "string") {
    const text = value.trim();
    return number.test(text) ? looseNumber(Number(text.replaceAll(/[$,%\s]/g, ""))) : null;
  }
  const raw = looseRecord(value)?.["raw"];
  return raw === undefined || typeof raw === "object" ? null : looseNumber(raw);
}

/** A number above zero: prices, where services write 0 for "none". */
export function loosePositive(value: unknown): number | null {
  const found = looseNumber(value);
  return found !== null && found > 0 ? found : null;
}

/** A text that says something, trimmed. */
export function looseText(value: unknown): string | null {
  const text = typeof value === "string" ? value.trim() : "";
  return text === "" ? null : text;
}

/** Milliseconds since the epoch from unix seconds (or milliseconds), between 1971 and 2100. */
export function looseUnixTime(value: unknown): number | null {
  const found = looseNumber(value);
  if (found === null) return null;
  const epochMs = Math.abs(found) > 1e11 ? found : found * 1000;
  return epochMs > 31_536_000_000 && epochMs < 4_102_444_800_000 ? epochMs : null;
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

export function looseRecord(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : null;
}

export function looseList(value: unknown): readonly unknown[] | null {
  return Array.isArray(value) ? value : null;
}

/** The value at a path of keys; undefined where the path ends early. */
export function looseAt(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, key) => looseRecord(inner)?.[key], value);
}
