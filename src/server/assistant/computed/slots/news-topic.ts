import { isGrammar } from "./grammar.ts";
import type { Slots } from "./slots.ts";

const about =
  /(?<!\p{L})(?:news|headlines?|stories|articles?|coverage|written|reported)(?: \p{L}+){0,2}? (?:about|on|regarding|concerning|mentioning|related to)(?: (?:the|an?))? (?=\p{L})/iu;
const end =
  /(?: (?:today|tonight|yesterday|lately|recently|right now|now|this|last|in the (?:last|past)|over the|from|since|please)(?!\p{L})|[?.!;]).*$/iu;

/**
 * "News about interest rates": words after "about" that name no instrument and nothing of the user's are what the stories are searched
 * for, whatever else a reader took them for.
 */
export function withTopic(slots: Slots): Slots {
  const news = slots.measures.filter(({ measure }) => measure.id === "news");
  const found = news.length === 0 ? null : about.exec(slots.text);
  if (found === null || slots.isOwn || slots.sectors.length > 0) return slots;
  const from = found.index + found[0].length;
  const text = slots.text.slice(from).replace(end, "").trim();
  const topic = { from, to: from + text.length, text };
  const isWithin = (at: { readonly from: number; readonly to: number } | null | undefined) =>
    at !== null && at !== undefined && at.from < topic.to && topic.from < at.to;
  const isNamed = slots.symbols.some(({ at }) => isWithin(at));
  const unread = slots.unread.filter((word) => isWithin({ from: word.from, to: word.from + word.text.length }));
  const words = text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
  const isPointing =
    words.every((word) => isGrammar(word)) || /^(?:this|that|these|those|it|them)(?!\p{L})/iu.test(text);
  // "But not the iPhone" leaves something out, and "Apple and Diageo" names two.
  const isNarrowed = unread.some(({ text: word }) => /^(?:not|no|without|except|excluding|only|but)$/iu.test(word));
  const isList = isNamed && /(?:,|(?<!\p{L})(?:and|or))/iu.test(text);
  if (words.length === 0 || isPointing || isNarrowed || isList || isWithin(slots.period?.at)) return slots;
  if (slots.place !== null || (isNamed && unread.length === 0)) return slots;
  return {
    ...slots,
    // "Recalls at Tesla": the company's stories are searched for the other words.
    topic: isNamed ? { ...topic, text: unread.map((word) => word.text).join(" ") } : topic,
    symbols: slots.symbols.filter(({ at }) => at !== null),
    currencies: slots.currencies.filter(({ at }) => !isWithin(at)),
    measures: slots.measures.filter(({ at }) => !isWithin(at)),
    unread: slots.unread.filter((word) => !unread.includes(word)),
  };
}

/** True for a text with all the words of one of a topic's alternatives: "interest rates or the fed". */
export function isAbout(topic: string, text: string): boolean {
  const words = new Set(stemsOf(text));
  return topic
    .split(/,| (?:or|and|vs\.?) /iu)
    .map(stemsOf)
    .some((alternative) => alternative.length > 0 && alternative.every((word) => words.has(word)));
}

function stemsOf(text: string): readonly string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !/^(?:the|an?|of|in|for|s|like)$/.test(word))
    .map((word) => word.replace(/ies$/u, "y").replace(/(?<=\p{L}{2}[^s])s$/u, ""));
}
