import { computation, formulaOf, type Operation } from "#core/computation/computation.ts";
import { plainNumber } from "#core/computation/plain-number.ts";
import type { FigureUnit, Subject } from "#core/grounding/evidence.ts";
import type { DataStatus } from "#core/market/provenance.ts";
import type { Words } from "#core/words/shape.ts";
import { englishWords } from "#core/words/english-words.ts";
import { outsideWords } from "./outside-words.ts";
import type { FactReference, QuoteReference, SentenceReference, SourceFact, TableCell, ToolSource } from "../tool.ts";

/** A value in the data of a source; null if unknown. */
export type DataNumber = FactReference | null;

interface Meaning {
  readonly key: string;
  readonly label: string;
  readonly subject?: Subject | null;
  readonly unit: FigureUnit;
  readonly currency?: string | null;
  readonly period?: string | null;
  /** Money or shares of the user's own, which can be left out of what is sent. */
  readonly isPrivate?: boolean;
  /** Where it differs from that of the source. */
  readonly asOf?: string | null;
  readonly status?: DataStatus;
}

export type SourceDraft = ReturnType<typeof sourceDraft>;

/**
 * Facts and data of a source, written together: each call adds a fact and gives its reference in the data, so that a
 * model reads no number that could not be traced.
 */
export function sourceDraft({
  asOf,
  status,
  subject = null,
  kind = "data",
  words: { answers } = englishWords,
}: {
  asOf: string | null;
  status: DataStatus;
  /** The default subject of the facts. */
  subject?: Subject | null;
  /** The kind of given values: `yours` for data that the user sent. */
  kind?: "data" | "yours";
  /** Words of labels and titles. */
  words?: Pick<Words, "answers"> | undefined;
}) {
  const { facts, ...numbers } = factDraft({ asOf, status, subject, kind }, answers);
  const { quotes, ownTexts, ...texts } = quoteDraft();

  return {
    ...textsOf(answers),
    ...numbers,
    ...texts,

    /** A cell of a table: the fact, or a dash where there is none. */
    cell: (key: string): TableCell => (facts.has(factKey(key)) ? { fact: factKey(key) } : { text: "—" }),

    has: (key: string) => facts.has(factKey(key)),

    source(
      rest: Pick<ToolSource, "kind" | "title" | "provider" | "data"> &
        Partial<Omit<ToolSource, "facts" | "quotes" | "ownTexts">>,
    ): ToolSource {
      return {
        symbol: subject?.symbol ?? null,
        href: null,
        status,
        asOf,
        articles: [],
        table: null,
        readable: null,
        ...rest,
        facts: [...facts.values()],
        quotes: [...quotes.values()],
        ownTexts: [...ownTexts],
      };
    },
  };
}

interface FactDefaults {
  readonly asOf: string | null;
  readonly status: DataStatus;
  readonly subject: Subject | null;
  readonly kind: "data" | "yours";
}

/** The facts of a source. */
function factDraft({ asOf, status, subject, kind }: FactDefaults, answers: Words["answers"]) {
  const facts = new Map<string, SourceFact>();

  function add(meaning: Meaning, value: number, computed: Pick<SourceFact, "formula" | "inputs"> | null): DataNumber {
    const first = factKey(meaning.key);
    let key = first;
    for (let again = 2; facts.has(key); again++) key = `${first}-${again}`;
    facts.set(key, {
      key,
      kind: computed === null || kind === "yours" ? kind : "computed",
      label: meaning.label,
      subject: meaning.subject === undefined ? subject : meaning.subject,
      value,
      unit: meaning.unit,
      currency: meaning.currency ?? null,
      period: meaning.period ?? null,
      asOf: meaning.asOf === undefined ? asOf : meaning.asOf,
      status: meaning.status ?? status,
      formula: computed?.formula ?? null,
      inputs: computed?.inputs ?? [],
    });
    return { $fact: key, isPrivate: meaning.isPrivate === true };
  }

  return {
    facts,

    /** A number as it was given; what is unknown is null and no fact. */
    figure(meaning: Meaning & { readonly value: number | string | null | undefined }): DataNumber {
      const value = numberOf(meaning.value, meaning.unit);
      return value === null ? null : add(meaning, value, null);
    },

    /** A number that our own code worked out elsewhere, with how. */
    computed(
      meaning: Meaning & {
        readonly value: number | string | null;
        readonly formula: string;
        readonly of: readonly string[];
      },
    ): DataNumber {
      const value = numberOf(meaning.value, meaning.unit);
      return value === null
        ? null
        : add(meaning, value, { formula: meaning.formula, inputs: inputsOf(facts, meaning.of) });
    },

    /** One step of arithmetic over facts of this source; null where one of them is missing. */
    derive(meaning: Meaning & { readonly operation: Operation; readonly of: readonly string[] }): DataNumber {
      const of = meaning.of.map((key) => facts.get(factKey(key))).filter((fact) => fact !== undefined);
      if (of.length !== meaning.of.length) return null;
      const values = of.map(({ value }) => value);
      const value = numberOf(computation(meaning.operation, values), meaning.unit);
      if (value === null) return null;
      return add(meaning, value, {
        formula: answers.formulas.step(formulaOf(meaning.operation, values.map(plainNumber))),
        inputs: inputsOf(facts, meaning.of),
      });
    },

    /** A number worked out over facts of other sources. */
    result(
      meaning: Meaning & { readonly value: number; readonly formula: string; readonly inputs: SourceFact["inputs"] },
    ): DataNumber {
      const value = numberOf(meaning.value, meaning.unit);
      return value === null
        ? null
        : add(meaning, value, {
            formula: meaning.formula,
            inputs: meaning.inputs.map(({ label, value, unit, currency }) => ({ label, value, unit, currency })),
          });
    },

    /** A calendar day; a timestamp counts as its UTC day. */
    day(meaning: Omit<Meaning, "unit"> & { readonly date: string | null }): DataNumber {
      if (meaning.date === null) return null;
      const day = meaning.date.slice(0, 10);
      const value = Date.parse(`${day}T00:00:00Z`);
      if (Number.isNaN(value)) return null;
      return add({ ...meaning, unit: "date" }, value, null);
    },
  };
}

const maxNameLength = 80;
const maxNameWords = 8;
const nameWord = /^(?:[\p{Lu}\p{Lo}\p{N}&(]|\p{Ll}{1,2}\p{Lu})[\p{L}\p{N}.&'’/()+,-]*$/u;
const smallWord = /^(?:\p{Ll}{1,3}|[-&])$/u;

/** True for a few words with capitals, and small ones between them: "Bank of the Ozarks, Inc.". */
function isShapedLikeName(words: string): boolean {
  const list = words.split(" ");
  return (
    words.length <= maxNameLength &&
    list.length <= maxNameWords &&
    list.every((word, index) => nameWord.test(word) || (index > 0 && smallWord.test(word)))
  );
}

/** The texts of a source: our own, and words from outside. */
function quoteDraft() {
  const quotes = new Map<string, ToolSource["quotes"][number]>();
  const ownTexts = new Set<string>();

  function quote(
    key: string,
    text: string | null | undefined,
    { maxLength = 160, articleId = null }: { readonly maxLength?: number; readonly articleId?: string | null } = {},
  ): QuoteReference | null {
    const words = outsideWords(text ?? "", maxLength);
    if (words === "") return null;
    quotes.set(factKey(key), { key: factKey(key), text: words, articleId, isOwn: false });
    return { $quote: factKey(key) };
  }

  return {
    quotes,
    ownTexts,

    /** A sentence of our own. A model reads it, and quotes it by its mark. */
    sentence(key: string, text: string): SentenceReference {
      quotes.set(factKey(key), { key: factKey(key), text, articleId: null, isOwn: true });
      return { $sentence: factKey(key), text };
    },

    /** A short text of our own, such as the name of an indicator or of a built-in instrument: a model reads it. */
    own<T extends string | null>(text: T): T {
      if (text !== null) ownTexts.add(text);
      return text;
    },

    /**
     * The name of an instrument in somebody else's words: a model reads it beside its mark, so that it needn't guess. What
     * isn't shaped like a name is a quotation.
     */
    name(key: string, text: string | null): SentenceReference | QuoteReference | null {
      const reference = quote(key, text, { maxLength: 120 });
      const words = quotes.get(factKey(key))?.text ?? "";
      return reference !== null && isShapedLikeName(words) ? { $sentence: factKey(key), text: words } : reference;
    },

    /** Words that somebody else wrote: an answer may quote them, and no model reads them. */
    quote,
  };
}

/** The labels of facts, names of company figures, formulas, and titles in the language of the words. */
function textsOf({ formulas, labels, measures, sources: texts }: Words["answers"]) {
  return { formulas, labels, measures, texts };
}

function inputsOf(facts: ReadonlyMap<string, SourceFact>, keys: readonly string[]): SourceFact["inputs"] {
  return keys
    .map((key) => facts.get(factKey(key)))
    .filter((fact) => fact !== undefined)
    .map(({ label, value, unit, currency }) => ({ label, value, unit, currency }));
}

/** A key as it can stand in a mark, {{3.key}}: symbols such as ^GSPC have signs that a mark has not. */
export function factKey(key: string): string {
  return key.replaceAll(/[^\w.-]/g, "_").slice(0, 80);
}

/** A ratio as per cent; unknown stays unknown. */
export function percentOf(ratio: number | null | undefined): number | null {
  return ratio === null || ratio === undefined ? null : ratio * 100;
}

/** Without the noise of binary fractions; far finer than any screen shows. */
function numberOf(raw: number | string | null | undefined, unit: FigureUnit): number | null {
  if (raw === null || raw === undefined || raw === "") return null;
  const value = Number(raw);
  if (!Number.isFinite(value)) return null;
  if (unit === "percent" || unit === "percentage-points") return round(value, 4);
  return Math.abs(value) >= 1 ? round(value, 4) : Number(value.toPrecision(8));
}

function round(value: number, digits: number): number {
  const factor = 10 ** digits;
  const rounded = Math.round(value * factor) / factor;
  return Number.isFinite(rounded) ? rounded : value;
}
