import type { Figure, LiveTable, Source } from "#contract/assistant.ts";
import type { Article, Evidence, Fact, GroundedFigure, Subject } from "#core/grounding/evidence.ts";
import { withoutAmounts } from "#core/outside-text/index.ts";
import {
  markOf,
  marksIn,
  type Quote,
  type ReferencedFigure,
  type RenderedText,
  renderMarks,
  withoutQuotations,
} from "#core/references/index.ts";
import type {
  FactReference,
  KnownFact,
  OwnWords,
  QuoteReference,
  SentenceReference,
  SourceTable,
  ToolSource,
} from "./tool.ts";

export type AnswerSources = ReturnType<typeof createAnswerSources>;
export type AmountsSent = "full" | "percentages";

const factsBeforeMatching = 6;

/**
 * How values appear in the data sent to the model: each with its mark, "178.88 USD {{1.price}}"; or as numbers, with marks only for amounts that
 * are not sent.
 */
export type ValuesSent = "marked" | "numbers";

/** The sources of one answer: gives each its number, what the model reads of it, and the evidence a text is checked against. */
export function createAnswerSources({
  amounts,
  values: sent = "marked",
}: {
  amounts: AmountsSent;
  values?: ValuesSent;
}) {
  const sources: { number: number; source: ToolSource; privateKeys: ReadonlySet<string> }[] = [];
  const subjects = new Map<string, Subject>();

  const factsOf = (index: number): Fact[] => {
    const entry = sources[index];
    if (entry === undefined) return [];
    return entry.source.facts.map(({ key, ...fact }) => ({
      ...fact,
      id: `${entry.number}.${key}`,
      source: entry.number,
    }));
  };
  const facts = (): Fact[] => sources.flatMap((_, index) => factsOf(index));
  const isPrivate = (factId: string): boolean => {
    const dot = factId.indexOf(".");
    const entry = sources[Number(factId.slice(0, dot)) - 1];
    return entry?.privateKeys.has(factId.slice(dot + 1)) ?? false;
  };

  // Digits that somebody typed may be an amount of the user's.
  const isPrivateFigure = (figure: GroundedFigure | ReferencedFigure): boolean => {
    if (figure.factId !== null) return isPrivate(figure.factId);
    // A calculation shows its inputs.
    if ("usedFactIds" in figure) return figure.usedFactIds.some(isPrivate);
    return figure.unit !== "percent" && figure.unit !== "date" && figure.state !== "news";
  };

  function shown(index: number, usedFactIds: ReadonlySet<string> | null): Source | null {
    const entry = sources[index];
    if (entry === undefined) return null;
    const { source, number, privateKeys } = entry;
    const used =
      usedFactIds === null
        ? source.facts.slice(0, factsBeforeMatching)
        : source.facts.filter((fact) => usedFactIds.has(`${number}.${fact.key}`));
    return {
      number,
      kind: source.kind,
      title: source.title,
      symbol: source.symbol,
      href: source.href,
      provider: source.provider,
      status: source.status,
      asOf: source.asOf,
      facts: used.map((fact) => ({
        key: fact.key,
        label: fact.label,
        value: fact.value,
        unit: fact.unit,
        currency: fact.currency,
        symbol: fact.subject?.symbol ?? null,
        period: fact.period,
        formula: fact.formula,
        isPrivate: privateKeys.has(fact.key),
      })),
      table: source.table === null ? null : liveTable(source.table, source, privateKeys),
    };
  }

  return {
    /** Adds sources and gives their numbers, from 1. A source that is there already, word for word, keeps its number. */
    add(found: readonly ToolSource[]): number[] {
      return found.map((source) => {
        const written = JSON.stringify(source);
        const same = sources.find((entry) => JSON.stringify(entry.source) === written);
        if (same !== undefined) return same.number;
        const number = sources.length + 1;
        sources.push({ number, source, privateKeys: privateKeysOf(source.data) });
        return number;
      });
    },

    addSubjects(more: readonly Subject[]): void {
      for (const subject of more) {
        const known = subjects.get(subject.symbol);
        subjects.set(subject.symbol, {
          symbol: subject.symbol,
          names: [...new Set([...(known?.names ?? []), ...subject.names])],
        });
      }
    },

    count: () => sources.length,

    /** Sources with texts that a reader can read. */
    readable: (): ToolSource[] => sources.flatMap(({ source }) => (source.readable === null ? [] : [source])),

    /** Puts sources in the places of others, such as those with what a reader says of their texts. */
    replace(read: ReadonlyMap<ToolSource, ToolSource>): void {
      for (const entry of sources) {
        const source = read.get(entry.source);
        if (source !== undefined) Object.assign(entry, { source, privateKeys: privateKeysOf(source.data) });
      }
    },
    subjects: (): Subject[] => [...subjects.values()],

    /** The data of a source sent to the model: its number, where it is from, how old it is, and the data. */
    dataOf(number: number): unknown {
      const entry = sources[number - 1];
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
      const known = new Map(facts().map((fact) => [fact.id, fact]));
      return marksIn(text).reduceRight((rest, { start, end, body }) => {
        const fact = known.get(body);
        if (fact === undefined || (isPrivate(body) && amounts !== "full")) return rest;
        return `${rest.slice(0, start)}${valueWithUnit(fact)} ${rest.slice(start, end)}${rest.slice(end)}`;
      }, text);
    },

    /** Writes out the values that a text refers to. */
    render: (text: string): RenderedText => {
      if (!text.includes("{{")) return { text, figures: [], quotations: [] };
      const known = new Map(facts().map((fact) => [fact.id, fact]));
      const quotes = new Map(
        sources.flatMap(({ number, source }) =>
          source.quotes.map(({ key, ...quote }): [string, Quote] => [`${number}.${key}`, { ...quote, source: number }]),
        ),
      );
      return renderMarks(
        text,
        (id) => known.get(id),
        (id) => quotes.get(id),
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
        facts: facts(),
        articles: sources.flatMap(({ number, source }): Article[] =>
          source.articles.map((article) => ({ ...article, source: number })),
        ),
        subjects: [...subjects.values()],
        question,
        today,
        defaultSubject,
      };
    },

    /** Figures as the screen gets them. */
    figures(grounded: readonly (GroundedFigure | ReferencedFigure)[]): Figure[] {
      const known = new Map(facts().map((fact) => [fact.id, fact]));
      const articles = new Map(
        sources.flatMap(({ source }) => source.articles.map((article) => [article.id, article])),
      );
      return grounded.map((figure) => {
        const fact = figure.factId === null ? undefined : known.get(figure.factId);
        const [story] = figure.state === "news" ? (sources[(figure.source ?? 0) - 1]?.source.articles ?? []) : [];
        const article = figure.articleId === null ? story : articles.get(figure.articleId);
        return {
          text: figure.text,
          start: figure.start,
          end: figure.end,
          state: figure.state,
          value: figure.value,
          unit: figure.unit,
          currency: figure.currency,
          source: figure.source === null ? null : (sources[figure.source - 1]?.source.provider ?? null),
          sourceNumber: figure.source,
          asOf: figure.asOf,
          label: fact?.label ?? null,
          symbol: fact?.subject?.symbol ?? null,
          period: fact?.period ?? null,
          formula: figure.formula,
          inputs: figure.inputs.map((input) => ({ ...input })),
          article: article === undefined ? null : { title: article.title, url: article.url },
          mismatch: figure.mismatch,
          explanation: figure.explanation,
          isPrivate: isPrivateFigure(figure),
          form: "form" in figure ? figure.form : null,
        };
      });
    },

    /** Where the text states an amount of the user's own, or one that may be: left out when amounts are not sent. */
    privateSpans(grounded: readonly (GroundedFigure | ReferencedFigure)[]): { start: number; end: number }[] {
      return grounded.filter(isPrivateFigure).map(({ start, end }) => ({ start, end }));
    },

    /** The sources as the screen gets them; `grounded` decides which facts of each are given, null: the first of each. */
    shown(grounded: readonly (GroundedFigure | ReferencedFigure)[] | null): Source[] {
      const used =
        grounded === null
          ? null
          : new Set(
              grounded.flatMap((figure) =>
                "usedFactIds" in figure ? figure.usedFactIds : figure.factId === null ? [] : [figure.factId],
              ),
            );
      return sources.map((_, index) => shown(index, used)).filter((source) => source !== null);
    },

    shownOf: (numbers: readonly number[]): Source[] =>
      numbers.map((number) => shown(number - 1, null)).filter((source) => source !== null),

    /** Addresses that an answer may link to. */
    listedLinks: (): string[] =>
      sources.flatMap(({ source }) => [
        ...(source.href === null ? [] : [source.href]),
        ...source.articles.map((article) => article.url),
      ]),

    /** Numbers that later ones may be worked out from. */
    knownFacts: (): KnownFact[] =>
      facts().map((fact) => ({ fact, key: fact.id.slice(fact.id.indexOf(".") + 1), isPrivate: isPrivate(fact.id) })),
  };
}

function liveTable(table: SourceTable, source: ToolSource, privateKeys: ReadonlySet<string>): LiveTable {
  const facts = new Map(source.facts.map((fact) => [fact.key, fact]));
  return {
    title: table.title,
    columns: table.columns.map((column) => ({ ...column })),
    rows: table.rows.map((row) => ({
      symbol: row.symbol,
      cells: row.cells.map((cell) => {
        if ("text" in cell) return { text: cell.text };
        const fact = facts.get(cell.fact);
        if (fact === undefined) return { text: "—" };
        return {
          value: fact.value,
          unit: fact.unit,
          currency: fact.currency,
          isPrivate: privateKeys.has(fact.key),
        };
      }),
    })),
  };
}

type Reference = FactReference | QuoteReference | SentenceReference | OwnWords;

function isReference(value: unknown): value is Reference {
  return (
    typeof value === "object" &&
    value !== null &&
    ["$fact", "$quote", "$sentence", "$words"].some((kind) => kind in value)
  );
}

/** "XNAS", "BRK-B", "2026-03-04T16:00:00Z", "totalRevenue": no sentence, however it is joined. */
function isCode(text: string): boolean {
  return (
    /^\d{4}-\d\d[\d\-T:.Z/+]{0,28}$/.test(text) || /^[\^]?[A-Za-z\d]{0,24}(?:[._=:/-][A-Za-z\d]{1,12})?$/.test(text)
  );
}

function withValues(
  value: unknown,
  plainText: (text: string) => string | null,
  valueOf: (reference: Reference) => unknown,
): unknown {
  if (typeof value === "string") return plainText(value);
  if (isReference(value)) return valueOf(value);
  if (Array.isArray(value)) return value.map((item) => withValues(item, plainText, valueOf));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withValues(item, plainText, valueOf)]));
}

function privateKeysOf(data: unknown): Set<string> {
  const keys = new Set<string>();
  withValues(
    data,
    () => null,
    (reference) => {
      if ("$fact" in reference && reference.isPrivate) keys.add(reference.$fact);
      return null;
    },
  );
  return keys;
}

function plainValue({ value, unit }: Pick<Fact, "value" | "unit">): number | string {
  return unit === "date" ? new Date(value).toISOString().slice(0, 10) : value;
}

/** "178.88 USD", "-2.07 %", "2026-03-04": exact, for a model to judge by. */
function valueWithUnit({ value, unit, currency }: Pick<Fact, "value" | "unit" | "currency">): string {
  switch (unit) {
    case "money":
      return currency === null || !/^[A-Za-z]{3}$/.test(currency) ? String(value) : `${value} ${currency}`;
    case "percent":
      return `${value} %`;
    case "percentage-points":
      return `${value} points`;
    case "days":
    case "shares":
      return `${value} ${unit}`;
    default:
      return String(plainValue({ value, unit }));
  }
}
