import type { Ways } from "#core/questions/ask-index.ts";
import type { Candidate } from "./read-question.ts";

/** Puts a question of the list in words, with its places filled: "How has NVDA performed since March?". Null where the title has a place that isn't. */
export function questionText(
  { filled }: Pick<Candidate, "filled">,
  { title }: Ways,
  { hasTime = true }: { readonly hasTime?: boolean } = {},
): string | null {
  const { symbols, accounts, amounts, currencies, period, written } = filled;
  const time = hasTime && period?.kind !== "today" ? written.period : undefined;
  const values: Readonly<Record<string, string | undefined>> = {
    symbol: symbols[0] === undefined ? undefined : nameOf(symbols[0]),
    other: symbols[1] === undefined ? currencies[1] : nameOf(symbols[1]),
    account: accounts[0],
    amount: amounts.length === 0 ? undefined : written.amount,
    currency: currencies[0],
    exchange: written.exchange,
    period: time,
    term: written.term,
  };
  const parts = title.split(/\{(\p{L}+)\}/u);
  if (parts.some((part, at) => at % 2 === 1 && values[part] === undefined)) return null;
  const text = parts.map((part, at) => (at % 2 === 1 ? (values[part] ?? "") : part)).join("");
  const [, body = text, end = ""] = /^(.*?)(\s*[?？。.]*)$/su.exec(text) ?? [];
  const added = [
    ...(parts.includes("period") ? [] : [time]),
    ...(parts.includes("account") ? [] : [accounts[0]]),
  ].filter((one) => one !== undefined && one !== "");
  if (added.length === 0) return text;
  return /\p{Script=Hiragana}/u.test(text)
    ? `${body}（${added.join("、")}）${end}`
    : `${body}, ${added.join(", ")}${end}`;
}

/** A symbol as the reader of questions knows it again. */
function nameOf(symbol: string): string {
  return symbol.length < 3 || symbol.includes("=") ? `@${symbol}` : symbol;
}
