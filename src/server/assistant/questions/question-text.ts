import type { Ways } from "#core/questions/ask-index.ts";
import { symbolText, titleText } from "#core/questions/title-text.ts";
import type { Place } from "./list.ts";
import { type Candidate, usesTime } from "./read-question.ts";

/** Puts a question of the list in words, with its places filled: "How has NVDA performed since March?". Null where the title has a place that isn't. */
export function questionText(
  { filled, entry }: Pick<Candidate, "filled" | "entry">,
  { title: words }: Ways,
  { hasTime = true }: { readonly hasTime?: boolean } = {},
): string | null {
  // A task of help is what it is whatever the text names.
  if (entry.deed === "howTo") return words;
  const { symbols, list, accounts, amounts, currencies, period, written } = filled;
  // A transaction is offered with all its numbers or not at all.
  const title = entry.deed === "record" ? withAmounts(words, filled) : words;
  if (title === null) return null;
  const has = (place: Place) => entry.takes.includes(place) && !title.includes(`{${place}}`);
  const time =
    hasTime && period !== null && period.kind !== "today" && usesTime(entry, period) ? written.period : undefined;
  const values: Readonly<Record<string, string | undefined>> = {
    symbol: symbols[0] === undefined ? (list === null ? undefined : "…") : symbolText(symbols[0]),
    other: symbols[1] === undefined ? currencies[1] : symbolText(symbols[1]),
    account: accounts[0],
    amount: amounts.length === 0 ? undefined : written.amount,
    currency: currencies[0],
    exchange: written.exchange,
    period: time,
    term: written.term,
  };
  const added = [
    ...(has("amount") && entry.deed !== "record" ? [written.amount] : []),
    ...(has("period") ? [time] : []),
    ...(has("account") ? [accounts[0]] : []),
  ].filter((one): one is string => one !== undefined && one !== "");
  const { text, gap } = titleText(title, values, added);
  return gap === null ? text : null;
}

/** A title with its places for amounts filled in order; null where there are more of the one than of the other. */
function withAmounts(title: string, { amounts, written }: Candidate["filled"]): string | null {
  const parts = title.split("{amount}");
  const texts = written.amounts ?? [];
  if (texts.length !== parts.length - 1 || amounts.length !== texts.length) return null;
  return parts.flatMap((part, at) => [part, texts[at] ?? ""]).join("");
}
