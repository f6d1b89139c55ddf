import { looseNumber, looseText } from "../loose.ts";

/** A number as the gateway displays it: "$4.20", "($0.12)" below zero, "15,000,000"; "N/A", "-" and the like are none. */
export function displayNumber(value: unknown): number | null {
  const bracketed = /^\((.+)\)$/.exec(looseText(value) ?? "")?.[1];
  if (bracketed === undefined) return looseNumber(value);
  const found = looseNumber(bracketed);
  return found === null ? null : -found;
}

/** Returns trimmed text; null for placeholders such as "N/A", "NA", "-" and "--". */
export function displayText(value: unknown): string | null {
  const text = looseText(value);
  return text === null || /^(n\/?a|-{1,2}|null)$/i.test(text) ? null : text;
}
