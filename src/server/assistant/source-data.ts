import type { Fact } from "#core/grounding/evidence.ts";
import type { FactReference, OwnWords, QuoteReference, SentenceReference } from "./tool.ts";

type Reference = FactReference | QuoteReference | SentenceReference | OwnWords;

function isReference(value: unknown): value is Reference {
  return (
    typeof value === "object" &&
    value !== null &&
    ["$fact", "$quote", "$sentence", "$words"].some((kind) => kind in value)
  );
}

/** "XNAS", "BRK-B", "2026-03-04T16:00:00Z", "totalRevenue": no sentence, however it is joined. */
export function isCode(text: string): boolean {
  return (
    /^\d{4}-\d\d[\d\-T:.Z/+]{0,28}$/.test(text) || /^[\^]?[A-Za-z\d]{0,24}(?:[._=:/-][A-Za-z\d]{1,12})?$/.test(text)
  );
}

/** Data with its texts and references replaced. */
export function withValues(
  value: unknown,
  plainText: (text: string) => string | null,
  valueOf: (reference: Reference) => unknown,
): unknown {
  if (typeof value === "string") return plainText(value);
  if (isReference(value)) return valueOf(value);
  if (Array.isArray(value)) return value.map((item) => withValues(item, plainText, valueOf));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withValues(item, plainText, valueOf)]));
}

/** Keys of the facts in the data that are amounts of the user's own. */
export function privateKeysOf(data: unknown): Set<string> {
  const keys = new Set<string>();
  withValues(
    data,
    () => null,
    (reference) => {
      if ("$fact" in reference && reference.isPrivate) keys.add(reference.$fact);
      return null;
    },
  );
  return keys;
}

export function plainValue({ value, unit }: Pick<Fact, "value" | "unit">): number | string {
  return unit === "date" ? new Date(value).toISOString().slice(0, 10) : value;
}

/** "178.88 USD", "-2.07 %", "2026-03-04": exact, for a model to judge by. */
export function valueWithUnit({ value, unit, currency }: Pick<Fact, "value" | "unit" | "currency">): string {
  switch (unit) {
    case "money":
      return currency === null || !/^[A-Za-z]{3}$/.test(currency) ? String(value) : `${value} ${currency}`;
    case "percent":
      return `${value} %`;
    case "percentage-points":
      return `${value} points`;
    case "days":
    case "shares":
      return `${value} ${unit}`;
    default:
      return String(plainValue({ value, unit }));
  }
}
