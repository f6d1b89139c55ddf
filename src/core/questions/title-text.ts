import { isOrdinaryWord } from "../market/symbols-named.ts";

/** A title in words, and where the place that is left to be typed lies in it. */
export interface TitleText {
  readonly text: string;
  readonly gap: { readonly from: number; readonly to: number } | null;
}

/** Stands for a place that is left to be typed. */
const gapSign = "…";

/**
 * A title with its places filled, and with what was said beside it: "How has NVDA performed, since March?". A place without a value is
 * left to be typed.
 */
export function titleText(
  title: string,
  values: Readonly<Record<string, string | undefined>>,
  added: readonly string[] = [],
): TitleText {
  let gap: TitleText["gap"] = null;
  let text = "";
  for (const [at, part] of title.split(/\{(\p{L}+)\}/u).entries()) {
    const value = at % 2 === 1 ? values[part] : part;
    if (value === undefined) gap ??= { from: text.length, to: text.length + gapSign.length };
    text += value ?? gapSign;
  }
  if (added.length === 0) return { text, gap };
  const [, body = text, end = ""] = /^(.*?)(\s*[?？。.]*)$/su.exec(text) ?? [];
  const isJapanese = /\p{Script=Hiragana}/u.test(text);
  return { text: isJapanese ? `${body}（${added.join("、")}）${end}` : `${body}, ${added.join(", ")}${end}`, gap };
}

/** A symbol as the reader of questions knows it again: with "@" where it may be a word. */
export function symbolText(symbol: string): string {
  return symbol.length < 3 || symbol.includes("=") || isOrdinaryWord(symbol) ? `@${symbol}` : symbol;
}
