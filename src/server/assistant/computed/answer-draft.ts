import type { Subject } from "#core/grounding/evidence.ts";
import type { Words } from "#core/words/shape.ts";
import type { ToolFound, ToolMissing, ToolProposal, ToolSource } from "../tool.ts";
import { factKey } from "../tools/source-draft.ts";
import { type FigureForm, markOf, type ValueWriting } from "#core/references/index.ts";

/** An answer that code wrote: markdown with marks for its values, [n] for its sources, and live pieces as lines of their own. */
export interface ComputedAnswer {
  readonly text: string;
  /** Writes the values of its marks, in its language. */
  readonly writing: ValueWriting;
  readonly sources: readonly ToolSource[];
  readonly subjects: readonly Subject[];
  readonly tools: readonly {
    readonly name: string;
    readonly input: Readonly<Record<string, unknown>>;
    readonly summary: string;
    readonly asOf: string | null;
    readonly ok: boolean;
    /** Numbers of the sources it gave. */
    readonly sourceNumbers: readonly number[];
  }[];
  readonly notices: ToolFound["notices"];
  /** Proposals that only a click of the user's carries out. */
  readonly proposals: readonly ToolProposal[];
}

/** A source of the answer with its number. */
export interface Cited {
  readonly number: number;
  readonly source: ToolSource;
  /** "[2]". */
  readonly mark: string;
  /** A mark for a fact, or for words from outside; null where neither is known. */
  readonly text: (key: string, options?: { readonly signed?: boolean; readonly form?: FigureForm }) => string | null;
  readonly value: (key: string) => number | null;
}

export type AnswerDraft = ReturnType<typeof answerDraft>;

/** Collects what tools found and the lines written about it, in the language of the words. */
export function answerDraft({ answers }: Pick<Words, "answers">) {
  const lines: string[] = [];
  const sources: ToolSource[] = [];
  const subjects = new Map<string, Subject>();
  const tools: ComputedAnswer["tools"][number][] = [];
  const notices = new Map<string, ToolFound["notices"][number]>();
  const proposals: ToolProposal[] = [];

  return {
    /** The sentences of answers. */
    words: answers,
    /** Takes a tool's sources and numbers them; where it found nothing its reason is the line. */
    take(name: string, input: Readonly<Record<string, unknown>>, result: ToolFound | ToolMissing): readonly Cited[] {
      if (!result.ok) {
        tools.push({ name, input, summary: result.reason, asOf: null, ok: false, sourceNumbers: [] });
        lines.push(result.reason);
        return [];
      }
      const cited = result.sources.map((source) => {
        // A source that is there already, word for word, keeps its number.
        const written = JSON.stringify(source);
        const same = sources.findIndex((other) => JSON.stringify(other) === written);
        return citedSource(source, same === -1 ? sources.push(source) : same + 1);
      });
      for (const subject of result.subjects) subjects.set(subject.symbol, subject);
      for (const notice of result.notices) notices.set(`${notice.code} ${notice.detail}`, notice);
      const times = result.sources.map(({ asOf }) => asOf ?? "").toSorted();
      const isAgain = tools.some((tool) => tool.name === name && JSON.stringify(tool.input) === JSON.stringify(input));
      if (isAgain) return cited;
      tools.push({
        name,
        input,
        summary: result.summary,
        asOf: times.at(-1) || null,
        ok: true,
        sourceNumbers: cited.map(({ number }) => number),
      });
      return cited;
    },
    /** A proposal, and whether there is one; where it is refused its reason is the line. */
    offer(name: string, input: Readonly<Record<string, unknown>>, outcome: ToolProposal | ToolMissing): boolean {
      const isOffered = "route" in outcome;
      tools.push({
        name,
        input,
        summary: isOffered ? outcome.summary : outcome.reason,
        asOf: null,
        ok: isOffered,
        sourceNumbers: [],
      });
      if (isOffered) proposals.push(outcome);
      else lines.push(outcome.reason);
      return isOffered;
    },
    /** A paragraph; a null one is left out. */
    line(text: string | null): void {
      // Two parts of a question may have the same answer.
      if (text !== null && text !== "" && !lines.includes(text)) lines.push(text);
    },
    /** Sentences that are known, one after the other; null without any. */
    joined(...sentences: readonly (string | null)[]): string | null {
      const known = sentences.filter((one) => one !== null);
      return known.length === 0 ? null : known.join(answers.values.betweenSentences);
    },
    /** Several lines as a list; none are left out. */
    list(items: readonly (string | null)[]): void {
      const written = items.filter((item) => item !== null && item !== "").map((item) => `- ${item}`);
      if (written.length > 0) lines.push(written.join("\n"));
    },
    /** A paragraph before the others. */
    first(text: string): void {
      lines.unshift(text);
    },
    hasLines: () => lines.length > 0,
    table(cited: Cited | undefined): void {
      if (cited !== undefined && (cited.source.table?.rows.length ?? 0) > 0) lines.push(`[[table ${cited.number}]]`);
    },
    answer: (): ComputedAnswer => ({
      text: lines.join("\n\n"),
      writing: answers.values,
      sources,
      subjects: [...subjects.values()],
      tools,
      notices: [...notices.values()],
      proposals,
    }),
  };
}

/** A source with the number it has in an answer. */
export function citedSource(source: ToolSource, number: number): Cited {
  const facts = new Map(source.facts.map((fact) => [fact.key, fact]));
  const quotes = new Set(source.quotes.map(({ key }) => key));
  return {
    number,
    source,
    mark: `[${number}]`,
    text(key, { signed = false, form = signed ? "signed" : "plain" } = {}) {
      return facts.has(factKey(key)) || quotes.has(factKey(key)) ? markOf(`${number}.${factKey(key)}`, form) : null;
    },
    value: (key) => facts.get(factKey(key))?.value ?? null,
  };
}
