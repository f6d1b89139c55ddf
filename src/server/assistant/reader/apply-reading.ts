import type { Subject } from "#core/grounding/evidence.ts";
import { placesOf, sentencesOf, typedNumbers } from "#core/grounding/index.ts";
import { builtInInstrument } from "#core/market/built-in-instruments.ts";
import { ratedCurrencies } from "#core/money/currencies.ts";
import type { NamesIn } from "../checked-text.ts";
import type { SourceFact, ToolSource } from "../tool.ts";
import { heldBack, outsideWords } from "../tools/outside-words.ts";
import { claimMeasures, type Reading } from "./reading.ts";

/** A sentence of a source, in order. `text` counts the texts of the source. */
interface Sentence {
  readonly text: number;
  readonly start: number;
  readonly end: number;
}

const maxSentences = 400;
const maxQuoteLength = 600;

/** The sentences of texts as the reader gets them, numbered from 1 over all texts of a source. */
export function numberedSentences(texts: readonly string[]): readonly Sentence[] {
  return texts
    .flatMap((text, index) =>
      sentencesOf(text)
        .filter(({ start, end }) => text.slice(start, end).trim() !== "")
        .map(({ start, end }) => ({ text: index, start, end })),
    )
    .slice(0, maxSentences);
}

/**
 * A source with the reader's findings, in place of the computed ones. Each part is checked: quotes are sentences of the text,
 * a claim's number is in its sentence, companies are in the text and in the directory. Parts that fail are left out.
 */
export function withReading(source: ToolSource, reading: Reading, namesIn: NamesIn): ToolSource {
  const { readable } = source;
  if (readable === null || typeof source.data !== "object") return source;
  const { texts, instead } = readable;
  const sentences = numberedSentences(texts);
  const whole = texts.join("\n");
  const inWhole = namesIn(whole);
  const isPicture = readable.picture !== undefined;
  const companyOf = (name: string) => companyNamed(name, isPicture ? name : whole, inWhole, namesIn);

  const companies = [...new Set(reading.companies.flatMap((name) => companyOf(name)?.symbol ?? []))];
  const quotes = reading.quotes.flatMap(({ from, to, topic }) => {
    const [first, last] = [sentences[from - 1], sentences[to - 1]];
    if (first === undefined || last === undefined || first.text !== last.text || last.end < first.end) return [];
    const written = (texts[first.text] ?? "").slice(first.start, last.end);
    const text = outsideWords(written, maxQuoteLength);
    return text === "" || text === heldBack ? [] : [{ text, topic }];
  });
  const facts = reading.claims.flatMap((claim): { fact: SourceFact; claim: Reading["claims"][number] }[] => {
    const { sentence, measure, value, unit, period } = claim;
    const place = sentences[sentence - 1];
    const stated = isPicture
      ? { currency: unit === "money" ? (ratedCurrencies.find((code) => code === claim.currency) ?? null) : null }
      : place === undefined
        ? null
        : statedIn((texts[place.text] ?? "").slice(place.start, place.end), claim);
    const company = claim.company === null ? null : companyOf(claim.company);
    // A number of a company that the directory doesn't know could be taken for another's.
    if (stated === null || (claim.company !== null && company === null)) return [];
    return [
      {
        claim,
        fact: {
          key: "",
          kind: source.kind === "news" ? "news" : "yours",
          label: isPicture ? `${claimMeasures[measure]}, as the AI read it in the picture` : claimMeasures[measure],
          subject: company,
          value,
          unit,
          currency: stated.currency,
          period,
          asOf: source.asOf,
          status: source.status,
          formula: null,
          inputs: [],
        },
      },
    ];
  });
  const claims = facts.map(({ fact, claim }, index) => ({ fact: { ...fact, key: `claim${index + 1}` }, claim }));
  const [articleId = null] = source.articles.map(({ id }) => id);
  return {
    ...source,
    readable: null,
    facts: [...source.facts.filter(({ key }) => !instead.includes(key)), ...claims.map(({ fact }) => fact)],
    quotes: [
      ...source.quotes,
      ...quotes.map(({ text }, index) => ({ key: `quote${index + 1}`, text, articleId, isOwn: false })),
    ],
    data: {
      ...Object.fromEntries(Object.entries(source.data ?? {}).filter(([name]) => !instead.includes(name))),
      topics: [...new Set(reading.topics)],
      tone: reading.tone,
      companies,
      claims: claims.map(({ fact, claim: { measure, period } }) => ({
        measure,
        period,
        company: fact.subject?.symbol ?? null,
        value: { $fact: fact.key, isPrivate: false },
      })),
      quotes: quotes.map(({ topic }, index) => ({ topic, quote: { $quote: `quote${index + 1}` } })),
    },
  };
}

/** The instrument of a name in the text; null where the directory knows none, or several. */
function companyNamed(name: string, whole: string, inWhole: readonly Subject[], namesIn: NamesIn): Subject | null {
  const isInText = placesOf(name, whole).length > 0;
  const built = builtInInstrument(name);
  const listed = inWhole.find(({ symbol }) => symbol === name);
  if (!isInText) return listed ?? null;
  if (built !== null) return { symbol: built.symbol, names: [built.name] };
  const found = namesIn(name);
  return listed ?? (found.length === 1 ? (found[0] ?? null) : null);
}

const signs: Readonly<Record<string, string>> = { USD: "$", EUR: "€", GBP: "£", JPY: "¥" };

/** Finds the number of a claim in a sentence, with its currency where it names one. */
function statedIn(
  sentence: string,
  { value, unit, currency }: Reading["claims"][number],
): { readonly currency: string | null } | null {
  const number = typedNumbers(sentence, []).find(
    (typed) =>
      typed.date === null &&
      (typed.unit === "percent") === (unit === "percent") &&
      [typed.value, commaAsPoint(typed.text, typed.value)].some(
        (known) => Math.abs(Math.abs(known) - Math.abs(value)) <= Math.abs(known) * 1e-9,
      ),
  );
  if (number === undefined) return null;
  const isKnown = currency !== null && ratedCurrencies.some((code) => code === currency);
  const isNamed = isKnown && [currency, signs[currency]].some((word) => word !== undefined && sentence.includes(word));
  return { currency: unit === "money" && isNamed ? currency : null };
}

/** "12,5 %" is 12.5 where a comma is the decimal sign. */
function commaAsPoint(written: string, value: number): number {
  const decimals = /\d,(\d{1,2})(?!\d)/.exec(written)?.[1];
  return decimals === undefined || written.includes(".") ? value : value / 10 ** decimals.length;
}
