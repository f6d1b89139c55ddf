import { randomUUID } from "node:crypto";
import type { Report, ReportSection, ReportSummary } from "#contract/research.ts";
import { sectionIds } from "#contract/research.ts";
import { contradictions, type SectionClaims } from "#core/research/contradictions.ts";
import type { TrackRecord } from "#core/research/track-record.ts";
import { withoutPromises } from "#core/research/promissory-words.ts";
import type { ToolContext, ToolSource } from "../tool.ts";
import type { Narrate } from "../texts/narrate.ts";
import { narrativeOf } from "../texts/narrative.ts";
import { heldBack } from "../tools/outside-words.ts";
import type { Gathered } from "./gather.ts";
import { researchVersion, sectionInstructions } from "./instructions.ts";
import { judge, type Judged } from "./rules.ts";
import { sectionDraft, type SectionDraft, type SectionId, sectionTitles } from "./section-draft.ts";
import { businessSection } from "./sections/business.ts";
import { financialsSection } from "./sections/financials.ts";
import { newsSection } from "./sections/news.ts";
import { positionSection } from "./sections/position.ts";
import { risksSection } from "./sections/risks.ts";
import { summarySection } from "./sections/summary.ts";
import { technicalSection } from "./sections/technical.ts";
import { valuationSection } from "./sections/valuation.ts";

/** Callbacks for the progress of a report. */
export interface ReportListener {
  readonly start: (report: ReportSummary) => void;
  readonly progress: (section: SectionId, step: string) => void;
  readonly section: (section: ReportSection) => void;
}

/** A model's words about a section, why there are none, and what it promised. */
interface Told extends Pick<ReportSection, "narrative" | "problem"> {
  readonly promised: readonly string[];
}

/** Failures that the next section would meet as well. */
const lastingProblems = new Set(["budget", "model-key", "model-unreachable", "model-busy"]);

/** Makes a report section by section. Ends early, with the sections there are, when the signal fires. */
export async function makeReport({
  gathered,
  record,
  context,
  narrate,
  modelName,
  createdAt,
  listener,
  signal,
}: {
  gathered: Gathered;
  record: TrackRecord;
  context: ToolContext;
  /** Null: without a model's words. */
  narrate: Narrate | null;
  modelName: string | null;
  createdAt: string;
  listener: ReportListener;
  signal: AbortSignal;
}): Promise<Report> {
  const { symbol, subject, quote } = gathered;
  const judged = judge(gathered, record);
  const name = subject.names[0] ?? null;
  const summary: ReportSummary = {
    id: randomUUID(),
    symbol,
    name: name === heldBack ? null : name,
    createdAt,
    dataAsOf: quote.provenance.asOf,
    model: narrate === null ? null : modelName,
    verdict: judged.verdict.verdict,
    sectionCount: 0,
  };
  listener.start(summary);

  const sections: ReportSection[] = [];
  const claims: SectionClaims[] = [];
  const warnings: string[] = gathered.notices.map(({ detail }) => detail);
  const used = new Set<ToolSource>();
  let lasting: ReportSection["problem"] = null;
  for (const [index, id] of sectionIds.entries()) {
    if (signal.aborted) break;
    listener.progress(id, "Gathering figures");
    const draft = sectionDraft(gathered);
    fill[id](draft, gathered, judged, [...used]);
    for (const source of draft.toolSources()) used.add(source);
    const computed = draft.section(id, index + 1);
    const told: Told =
      narrate === null
        ? { narrative: null, problem: null, promised: [] }
        : lasting !== null
          ? { narrative: null, problem: lasting, promised: [] }
          : await narrated(id, draft, narrate);
    if (told.problem !== null && lastingProblems.has(told.problem.code)) lasting = told.problem;
    if (told.promised.length > 0)
      warnings.push(
        `${told.promised.map((word) => `“${word}”`).join(", ")} in “${sectionTitles[id]}”: nobody can promise that, so the sentence was taken out.`,
      );
    const section: ReportSection = { ...computed, narrative: told.narrative, problem: told.problem };
    sections.push(section);
    claims.push(claimsOf(id, draft, gathered, told.narrative?.text ?? null));
    listener.section(section);
  }
  warnings.push(...contradictions(judged.verdict.verdict, claims));
  const costs = sections.flatMap(({ narrative }) => (narrative === null ? [] : [narrative.cost]));
  return {
    ...summary,
    model: sections.some(({ narrative }) => narrative !== null) ? summary.model : null,
    sectionCount: sections.length,
    sections,
    warnings: [...new Set(warnings)],
    cost: costs.includes(null) ? null : costs.reduce((sum: number, cost) => sum + (cost ?? 0), 0),
  };

  async function narrated(id: SectionId, draft: SectionDraft, write: Narrate): Promise<Told> {
    listener.progress(id, "Writing");
    const made = await write({
      userId: context.userId,
      mode: "quick",
      version: researchVersion,
      instructions: sectionInstructions(id, sectionTitles[id], gathered.today),
      sources: draft.sources(),
      request: requestOf(draft),
    });
    if (made === null) return { narrative: null, problem: null, promised: [] };
    if (!made.ok) return { narrative: null, problem: made.problem, promised: [] };
    listener.progress(id, "Checking numbers");
    const { text, words } = withoutPromises(made.narrated.text);
    if (text === "") {
      const detail = words.length > 0 ? "Only promises were written, and they were taken out" : "No response generated";
      return { narrative: null, problem: { code: "no-response", detail }, promised: words };
    }
    const narrative = narrativeOf({
      ...draft.checking(),
      written: text,
      narrated: made.narrated,
      notices: [],
      createdAt,
    });
    return { narrative, problem: null, promised: words };
  }
}

const fill: Readonly<
  Record<SectionId, (draft: SectionDraft, gathered: Gathered, judged: Judged, used: readonly ToolSource[]) => void>
> = {
  summary: summarySection,
  business: businessSection,
  financials: financialsSection,
  valuation: valuationSection,
  technical: technicalSection,
  news: newsSection,
  risks: risksSection,
  position: (draft, gathered, _judged, used) => positionSection(draft, gathered, used),
};

/** The request that follows the data. */
function requestOf(draft: SectionDraft): string {
  const gaps = draft.gaps().map((gap) => `- ${gap}`);
  return gaps.length === 0 ? "Write the section." : `What is missing:\n${gaps.join("\n")}\n\nWrite the section.`;
}

function claimsOf(id: SectionId, draft: SectionDraft, { signals }: Gathered, narrative: string | null): SectionClaims {
  return {
    title: sectionTitles[id],
    rating: id === "technical" ? (signals?.overall ?? null) : null,
    narrative,
    facts: draft.toolSources().flatMap(({ kind, facts }) =>
      kind === "quote"
        ? facts.map(({ label, subject, period, unit, currency, value }) => ({
            kind,
            label,
            symbol: subject?.symbol ?? null,
            period,
            unit,
            currency,
            value,
          }))
        : [],
    ),
  };
}
