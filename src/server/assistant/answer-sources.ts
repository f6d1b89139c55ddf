import type { Article, Evidence, Subject } from "#core/grounding/evidence.ts";
import {
  englishValues,
  type Quote,
  type RenderedText,
  renderMarks,
  type ValueWriting,
} from "#core/references/index.ts";
import { createSourceList } from "./source-list.ts";
import { type AmountsSent, createSourcesForModel, type ValuesSent } from "./sources-for-model.ts";
import { createSourcesForScreen } from "./sources-for-screen.ts";
import type { KnownFact, ToolSource } from "./tool.ts";

export { privateKeysOf } from "./source-data.ts";
export type { AmountsSent } from "./sources-for-model.ts";

export type AnswerSources = ReturnType<typeof createAnswerSources>;

/** The sources of one answer: gives each its number, what the model reads of it, and the evidence a text is checked against. */
export function createAnswerSources({ amounts, values = "marked" }: { amounts: AmountsSent; values?: ValuesSent }) {
  const list = createSourceList();
  const subjects = new Map<string, Subject>();

  return {
    add: (found: readonly ToolSource[]): number[] => list.add(found),
    replace: (read: ReadonlyMap<ToolSource, ToolSource>): void => list.replace(read),
    ...createSourcesForModel(list, { amounts, values }),
    ...createSourcesForScreen(list),

    addSubjects(more: readonly Subject[]): void {
      for (const subject of more) {
        const known = subjects.get(subject.symbol);
        subjects.set(subject.symbol, {
          symbol: subject.symbol,
          names: [...new Set([...(known?.names ?? []), ...subject.names])],
        });
      }
    },

    count: () => list.entries.length,
    subjects: (): Subject[] => [...subjects.values()],

    /** Sources with texts that a reader can read. */
    readable: (): ToolSource[] => list.entries.flatMap(({ source }) => (source.readable === null ? [] : [source])),

    /** Writes out the values that a text refers to. */
    render: (text: string, writing: ValueWriting = englishValues): RenderedText => {
      if (!text.includes("{{")) return { text, figures: [], quotations: [] };
      const known = list.factsById();
      const quotes = new Map(
        list.entries.flatMap(({ number, source }) =>
          source.quotes.map(({ key, ...quote }): [string, Quote] => [`${number}.${key}`, { ...quote, source: number }]),
        ),
      );
      return renderMarks(
        text,
        (id) => known.get(id),
        (id) => quotes.get(id),
        writing,
      );
    },

    evidence({
      question,
      today,
      defaultSubject,
    }: {
      question: string;
      today: string;
      defaultSubject: string | null;
    }): Evidence {
      return {
        facts: list.facts(),
        articles: list.entries.flatMap(({ number, source }): Article[] =>
          source.articles.map((article) => ({ ...article, source: number })),
        ),
        subjects: [...subjects.values()],
        question,
        today,
        defaultSubject,
      };
    },

    /** Addresses that an answer may link to. */
    listedLinks: (): string[] =>
      list.entries.flatMap(({ source }) => [
        ...(source.href === null ? [] : [source.href]),
        ...source.articles.map((article) => article.url),
      ]),

    /** Numbers that later ones may be worked out from. */
    knownFacts: (): KnownFact[] =>
      list.facts().map((fact) => ({
        fact,
        key: fact.id.slice(fact.id.indexOf(".") + 1),
        isPrivate: list.isPrivate(fact.id),
      })),
  };
}
