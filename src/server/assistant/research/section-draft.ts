import type { ComputedStatement, ReportBlock, ReportSection, sectionIds } from "#contract/research.ts";
import type { GroundedFigure } from "#core/grounding/evidence.ts";
import type { ReferencedFigure } from "#core/references/index.ts";
import type { LiveTable } from "#contract/assistant.ts";
import type { z } from "zod";
import { createAnswerSources, type AnswerSources } from "../answer-sources.ts";
import { type Cited, citedSource } from "../computed/answer-draft.ts";
import { say } from "../computed/phrase.ts";
import { checked } from "../texts/narrative.ts";
import type { ToolSource } from "../tool.ts";
import type { Gathered } from "./gather.ts";

export type SectionId = (typeof sectionIds)[number];

/** Sentences that are known, one after the other; null without any. */
export function joined({ values }: Gathered["words"], ...sentences: readonly (string | null)[]): string | null {
  const known = sentences.filter((one) => one !== null);
  return known.length === 0 ? null : known.join(values.betweenSentences);
}

export type SectionDraft = ReturnType<typeof sectionDraft>;
type Block = ReportBlock;
type Statement = z.infer<typeof ComputedStatement>;

/** Collects a section: gaps, blocks of computed statements, and the sources it numbers. */
export function sectionDraft(gathered: Gathered) {
  const { words } = gathered;
  // The user's own amounts never go to a model in a report; code fills them in.
  const sources = createAnswerSources({ amounts: "percentages" });
  sources.addSubjects(gathered.subjects);
  const gaps: string[] = [];
  const kept: ToolSource[] = [];
  const grounded: (GroundedFigure | ReferencedFigure)[] = [];

  const statement = (text: string): Statement => {
    const { text: written, figures, grounded: found } = checked(text, checking(), "code");
    grounded.push(...found);
    return { text: written, figures };
  };
  function checking() {
    return { sources, question: "", today: gathered.today, defaultSubject: gathered.symbol, writing: words.values };
  }

  function cite(source: ToolSource): Cited {
    const [number = 0] = sources.add([source]);
    if (!kept.includes(source)) kept.push(source);
    return citedSource(source, number);
  }

  const { made, ...blocks } = sectionBlocks(sources, statement);

  return {
    ...blocks,
    cite,
    /** The sentences of reports. */
    words: words.report,
    joined: (...sentences: readonly (string | null)[]): string | null => joined(words, ...sentences),

    /** The source with its number, or none. */
    citeIf: (source: ToolSource | null): Cited | null => (source === null ? null : cite(source)),

    /** The move that options price in; null where it isn't known. */
    impliedMove(): string | null {
      if (gathered.impliedMove === null) return null;
      const implied = cite(gathered.impliedMove);
      return say(words.report.impliedMove, {
        symbol: gathered.symbol,
        move: implied.text("impliedMove"),
        expiry: implied.text("expiry"),
        source: implied.mark,
      });
    },

    gap(reason: string | null | undefined): void {
      if (reason != null && reason !== "" && !gaps.includes(reason)) gaps.push(reason);
    },

    gaps: (): readonly string[] => gaps,
    sources: (): AnswerSources => sources,
    toolSources: (): readonly ToolSource[] => kept,
    checking,

    section(id: SectionId, number: number): ReportSection {
      const shown = made();
      return {
        id,
        number,
        title: words.report.sections[id],
        gaps: [...gaps],
        blocks: shown,
        narrative: null,
        problem: null,
        sources: sources.shown(grounded),
        asOf:
          kept
            .map(({ asOf }) => asOf ?? "")
            .toSorted()
            .at(-1) || null,
      };
    },
  };
}

/** The blocks of a section. Their statements are checked when the section is made. */
function sectionBlocks(sources: AnswerSources, statement: (text: string) => Statement) {
  const blocks: (() => Block | null)[] = [];
  const known = (texts: readonly (string | null)[]) =>
    texts.filter((text): text is string => text !== null && text !== "");

  return {
    statements(title: string | null, texts: readonly (string | null)[]): void {
      const stated = known(texts);
      if (stated.length === 0) return;
      blocks.push(() => ({ kind: "statements", title, statements: stated.map(statement) }));
    },

    cases(bull: readonly (string | null)[], bear: readonly (string | null)[]): void {
      const [one, other] = [known(bull), known(bear)];
      const count = Math.min(one.length, other.length);
      if (count === 0) return;
      const sides = [
        ["bull", one.slice(0, count)],
        ["bear", other.slice(0, count)],
      ] as const;
      for (const [side, points] of sides) {
        blocks.push(() => ({ kind: "case", side, points: points.map(statement) }));
      }
    },

    falsifiers(texts: readonly (string | null)[]): void {
      const stated = known(texts);
      if (stated.length === 0) return;
      blocks.push(() => ({ kind: "falsifiers", falsifiers: stated.map(statement) }));
    },

    contradictions(texts: readonly (string | null)[]): void {
      const stated = known(texts);
      if (stated.length === 0) return;
      blocks.push(() => ({ kind: "contradictions", contradictions: stated.map(statement) }));
    },

    /** The live table of a source. */
    table(cited: Cited | null, note: string | null = null): void {
      if (cited === null) return;
      blocks.push(() => {
        const table = sources.shownOf([cited.number])[0]?.table ?? null;
        return table === null || table.rows.length === 0 ? null : { kind: "table", table, note };
      });
    },

    plainTable(table: LiveTable, note: string | null = null): void {
      blocks.push(() => ({ kind: "table", table, note }));
    },

    block(make: (statement: (text: string) => Statement) => Block): void {
      blocks.push(() => make(statement));
    },

    made: (): Block[] => blocks.map((make) => make()).filter((block) => block !== null),
  };
}
