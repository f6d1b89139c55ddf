import { withoutAmounts } from "#core/outside-text/index.ts";
import { markOf, marksIn, withoutQuotations } from "#core/references/index.ts";
import { isCode, plainValue, valueWithUnit, withValues } from "./source-data.ts";
import type { SourceList } from "./source-list.ts";

export type AmountsSent = "full" | "percentages";

/**
 * How values appear in the data sent to the model: each with its mark, "178.88 USD {{1.price}}"; or as numbers, with marks only for amounts that
 * are not sent.
 */
export type ValuesSent = "marked" | "numbers";

/** Sources as a model gets them. */
export function createSourcesForModel(
  list: SourceList,
  { amounts, values: sent }: { amounts: AmountsSent; values: ValuesSent },
) {
  return {
    /** The data of a source sent to the model: its number, where it is from, how old it is, and the data. */
    dataOf(number: number): unknown {
      const entry = list.at(number);
      if (entry === undefined) return null;
      const { source } = entry;
      const values = new Map(source.facts.map((fact) => [fact.key, fact]));
      const quotes = new Map(source.quotes.map(({ key, text }) => [key, text]));
      const quoted = (key: string) => (sent === "numbers" ? (quotes.get(key) ?? null) : markOf(`${number}.${key}`));
      const own = new Set(source.ownTexts);
      const plainText = (text: string) => (sent === "numbers" || isCode(text) || own.has(text) ? text : null);
      /** A title or a publisher may be words from outside, too. */
      const withoutQuotes = (text: string) => {
        const quote = source.quotes.find((known) => known.text === text);
        return quote === undefined ? text : quoted(quote.key);
      };
      return {
        source: number,
        title: withoutQuotes(source.title),
        provider: withoutQuotes(source.provider),
        status: source.status,
        asOf: source.asOf,
        ...(source.table === null ? {} : { table: `can be shown with [[table ${number}]]` }),
        data: withValues(source.data, plainText, (reference) => {
          if ("$words" in reference)
            return withoutQuotations(amounts === "full" ? reference.$words : withoutAmounts(reference.$words));
          if ("$sentence" in reference)
            return sent === "numbers"
              ? reference.text
              : `${reference.text} ${markOf(`${number}.${reference.$sentence}`)}`;
          if ("$quote" in reference) return quoted(reference.$quote);
          const { $fact: key, isPrivate } = reference;
          const fact = values.get(key);
          if (fact === undefined) return null;
          const mark = markOf(`${number}.${key}`);
          if (isPrivate && amounts !== "full") return mark;
          return sent === "numbers" ? plainValue(fact) : `${valueWithUnit(fact)} ${mark}`;
        }),
      };
    },

    /** Puts each value before its mark, as in the data that is sent. */
    forModel: (text: string): string => {
      const known = list.factsById();
      return marksIn(text).reduceRight((rest, { start, end, body }) => {
        const fact = known.get(body);
        if (fact === undefined || (list.isPrivate(body) && amounts !== "full")) return rest;
        return `${rest.slice(0, start)}${valueWithUnit(fact)} ${rest.slice(start, end)}${rest.slice(end)}`;
      }, text);
    },
  };
}
