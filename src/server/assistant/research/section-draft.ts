import type { ComputedStatement, ReportBlock, ReportSection, sectionIds } from "#contract/research.ts";
import type { GroundedFigure } from "#core/grounding/evidence.ts";
import type { ReferencedFigure } from "#core/references/index.ts";
import type { LiveTable } from "#contract/assistant.ts";
import type { z } from "zod";
import { createAnswerSources, type AnswerSources } from "../answer-sources.ts";
import { type Cited, citedSource } from "../computed/answer-draft.ts";
import { checked } from "../texts/narrative.ts";
import type { ToolSource } from "../tool.ts";
import type { Gathered } from "./gather.ts";

export type SectionId = (typeof sectionIds)[number];

export const sectionTitles: Readonly<Record<SectionId, string>> = {
  summary: "Summary and verdict",
  business: "Business and moat",
  financials: "Financial performance",
  valuation: "Valuation and what is priced in",
  technical: "Technical picture",
  news: "News, sentiment and catalysts",
  risks: "Bull, bear and risks",
  position: "Your position, what to watch and sources",
};

export type SectionDraft = ReturnType<typeof sectionDraft>;
type Block = ReportBlock;
type Statement = z.infer<typeof ComputedStatement>;

/** Collects a section: gaps, blocks of computed statements, and the sources it numbers. */
export function sectionDraft(gathered: Gathered) {
  // The user's own amounts never go to a model in a report; code fills them in.
  const sources = createAnswerSources({ amounts: "percentages" });
  sources.addSubjects(gathered.subjects);
  const gaps: string[] = [];
  const blocks: (() => Block | null)[] = [];
  const kept: ToolSource[] = [];
  const grounded: (GroundedFigure | ReferencedFigure)[] = [];

  const statement = (text: string): Statement => {
    const { text: said, figures, grounded: found } = checked(text, checking(), "code");
    grounded.push(...found);
    return { text: said, figures };
  };
  const known = (texts: readonly (string | null)[]) =>
    texts.filter((text): text is string => text !== null && text !== "");

  function checking() {
    return { sources, question: "", today: gathered.today, defaultSubject: gathered.symbol };
  }

  function cite(source: ToolSource): Cited {
    const [number = 0] = sources.add([source]);
    if (!kept.includes(source)) kept.push(source);
    return citedSource(source, number);
  }

  return {
    cite,

    /** The source with its number, or none. */
    citeIf: (source: ToolSource | null): Cited | null => (source === null ? null : cite(source)),

    gap(reason: string | null | undefined): void {
      if (reason != null && reason !== "" && !gaps.includes(reason)) gaps.push(reason);
    },

    statements(title: string | null, texts: readonly (string | null)[]): void {
      const said = known(texts);
      if (said.length === 0) return;
      blocks.push(() => ({ kind: "statements", title, statements: said.map(statement) }));
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
      const said = known(texts);
      if (said.length === 0) return;
      blocks.push(() => ({ kind: "falsifiers", falsifiers: said.map(statement) }));
    },

    contradictions(texts: readonly (string | null)[]): void {
      const said = known(texts);
      if (said.length === 0) return;
      blocks.push(() => ({ kind: "contradictions", contradictions: said.map(statement) }));
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

    gaps: (): readonly string[] => gaps,
    sources: (): AnswerSources => sources,
    toolSources: (): readonly ToolSource[] => kept,
    checking,

    section(id: SectionId, number: number): ReportSection {
      const made = blocks.map((make) => make()).filter((block) => block !== null);
      return {
        id,
        number,
        title: sectionTitles[id],
        gaps: [...gaps],
        blocks: made,
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
