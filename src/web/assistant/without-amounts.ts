/**
 * Words with every number masked that may be an amount: all but percentages, citations and what is part of a name. For texts whose
 * figures are not checked yet, so that nobody knows which of them are private.
 */
export function withoutAmounts(words: string): string {
  return words.replaceAll(/\[\[[^\]]*\]\]|\[\d{1,3}\]|(?<!\w)\d[\d.,]*(?:\s?%|[A-Za-z]*)/g, (part) =>
    part.startsWith("[") || part.endsWith("%") ? part : `•••••${/[.,]+$/.exec(part)?.[0] ?? ""}`,
  );
}
