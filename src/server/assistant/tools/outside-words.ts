/** What stands in place of a text from outside that speaks to the assistant instead of its readers. */
export const heldBack = "(text held back: it gives orders)";

/** A short text from outside, such as a company's name: one line, without what cannot be seen, cut to a length. */
export function outsideWords(text: string, mostCharacters: number): string {
  const line = plainLine(text);
  if (ordersIn(line) !== null) return heldBack;
  return line.length <= mostCharacters ? line : `${line.slice(0, mostCharacters - 1).trimEnd()}…`;
}

const orders =
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instruction|prompt|rule|previous|above|system)|\bsystem prompt\b|\byou are now\b|\b(?:as an? )?(?:ai|assistant|language model)\b.{0,30}\b(?:must|should|shall)\b/i;

/** Why a text from outside is held back; null where it gives no orders. */
export function ordersIn(text: string): string | null {
  return orders.test(plainLine(text)) ? "it gives orders to the assistant" : null;
}

function plainLine(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]+/gu, " ")
    .replace(/<[^>]{0,400}>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
