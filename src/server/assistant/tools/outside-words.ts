import { cleanOutsideText, ordersInText } from "#core/outside-text/index.ts";
import { withoutMarks } from "#core/references/index.ts";

/** Replaces a text from outside that addresses the assistant instead of its readers. */
export const heldBack = "(text held back: it gives orders)";

/** A short text from outside, such as a company's name: one clean line, cut to a length; held back where it gives orders. */
export function outsideWords(text: string, maxCharacters: number): string {
  const cleaned = cleanOutsideText(text).text;
  if (ordersInText(cleaned).length > 0) return heldBack;
  const line = withoutMarks(cleaned.replaceAll(/\s+/g, " "));
  return line.length <= maxCharacters ? line : `${line.slice(0, maxCharacters - 1).trimEnd()}…`;
}

/** True for a text from outside that has to be held back. */
export function givesOrders(text: string): boolean {
  return ordersInText(cleanOutsideText(text).text).length > 0;
}
