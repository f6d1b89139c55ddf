/** Reads values of unverified shape. */

/** The parsed text. Undefined if it isn't JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The position at which a text stops being JSON, as reported by the parser. Null if it is JSON. */
export function jsonFault(text: string): string | null {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : "Not JSON";
  }
}

export function fieldOf(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;
}

export function listOf(value: unknown, key: string): readonly unknown[] {
  const list = fieldOf(value, key);
  return Array.isArray(list) ? (list as unknown[]) : [];
}

/** A text or a number as text. Null for anything else and for the empty text. */
export function textOf(value: unknown, key: string): string | null {
  const found = fieldOf(value, key);
  if (typeof found === "number") return Number.isFinite(found) ? plainNumber(found) : String(found);
  return typeof found === "string" && found.trim() !== "" ? found.trim() : null;
}

/** A number without exponent: 1e-7 is 0.0000001. */
function plainNumber(value: number): string {
  const text = String(value);
  return text.includes("e") ? value.toFixed(20).replace(/\.?0+$/, "") : text;
}
