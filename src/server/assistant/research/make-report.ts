import { randomUUID } from "node:crypto";
import type { Report, ReportSection, ReportSummary } from "#contract/research.ts";
import { sectionIds } from "#contract/research.ts";
import { type Contradiction, contradictions, type SectionClaims } from "#core/research/contradictions.ts";
import type { TrackRecord } from "#core/research/track-record.ts";
import { type Language, isLanguage } from "#core/languages/languages.ts";
import { withoutPromises } from "#core/research/promissory-words.ts";
import type { ToolContext, ToolSource } from "../tool.ts";
import type { Narrate } from "../texts/narrate.ts";
import { narrativeOf } from "../texts/narrative.ts";
import { heldBack } from "../tools/outside-words.ts";
import type { Gathered } from "./gather.ts";
import { researchVersion, sectionInstructions } from "./instructions.ts";
import { judge, type Judged } from "./rules.ts";
import { sectionDraft, type SectionDraft, type SectionId } from "./section-draft.ts";
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
  const { symbol, subject, quote, words } = gathered;
  const language = languageOf(gathered);
  const { sections: titles, steps } = words.report;
  const { warnings: texts } = words.reportRules;
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
    language,
  };
  listener.start(summary);

  const sections: ReportSection[] = [];
  const claims: SectionClaims[] = [];
  const warnings: string[] = gathered.notices.map(({ detail }) => detail);
  const used = new Set<ToolSource>();
  let lasting: ReportSection["problem"] = null;
  for (const [index, id] of sectionIds.entries()) {
    if (signal.aborted) break;
    listener.progress(id, steps.gathering);
    const draft = sectionDraft(gathered);
    fill[id](draft, gathered, judged, [...used]);
    for (const source of draft.toolSources()) used.add(source);
    const computed = draft.section(id, index + 1);
    const told: Told =
      narrate === null
        ? { narrative: null, problem: null, promised: [] }
        : lasting !== null
          ? { narrative: null, problem: lasting, promised: [] }
          : await narrated(id, draft, { write: narrate, userId: context.userId, gathered, createdAt, listener });
    if (told.problem !== null && lastingProblems.has(told.problem.code)) lasting = told.problem;
    if (told.promised.length > 0) warnings.push(texts.promised({ words: told.promised, title: titles[id] }));
    const section: ReportSection = { ...computed, narrative: told.narrative, problem: told.problem };
    sections.push(section);
    claims.push(claimsOf(id, draft, gathered, told.narrative?.text ?? null));
    listener.section(section);
  }
  const found = contradictions(judged.verdict.verdict, claims, { language, ratings: words.technical.signals });
  warnings.push(...found.map((one) => contradictionWords(one, words)));
  const costs = sections.flatMap(({ narrative }) => (narrative === null ? [] : [narrative.cost]));
  return {
    ...summary,
    model: sections.some(({ narrative }) => narrative !== null) ? summary.model : null,
    sectionCount: sections.length,
    sections,
    warnings: [...new Set(warnings)],
    cost: costs.includes(null) ? null : costs.reduce((sum: number, cost) => sum + (cost ?? 0), 0),
  };
}

interface Writing {
  readonly write: Narrate;
  readonly userId: string;
  readonly gathered: Gathered;
  readonly createdAt: string;
  readonly listener: ReportListener;
}

/** Lets a model write about a section, in the language of the report. */
async function narrated(
  id: SectionId,
  draft: SectionDraft,
  { write, userId, gathered, createdAt, listener }: Writing,
): Promise<Told> {
  const { report, reportRules, values } = gathered.words;
  const language = languageOf(gathered);
  listener.progress(id, report.steps.writing);
  const made = await write({
    userId,
    mode: "quick",
    version: researchVersion,
    instructions: sectionInstructions(id, report.sections[id], { language, today: gathered.today }),
    sources: draft.sources(),
    request: requestOf(draft),
  });
  if (made === null) return { narrative: null, problem: null, promised: [] };
  if (!made.ok) return { narrative: null, problem: made.problem, promised: [] };
  listener.progress(id, report.steps.checking);
  const { text, words: promised } = withoutPromises(made.narrated.text, language);
  if (text === "") {
    const detail = promised.length > 0 ? reportRules.warnings.onlyPromises : "No response generated";
    return { narrative: null, problem: { code: "no-response", detail }, promised };
  }
  const narrative = narrativeOf({
    ...draft.checking(),
    modelWriting: values,
    words: gathered.words,
    written: text,
    narrated: made.narrated,
    notices: [],
    createdAt,
  });
  return { narrative, problem: null, promised };
}

function languageOf({ words: { values } }: Gathered): Language {
  return isLanguage(values.language) ? values.language : "en";
}

function contradictionWords(found: Contradiction, { reportRules, technical, values }: Gathered["words"]): string {
  const { warnings: texts } = reportRules;
  const { signals } = technical;
  switch (found.kind) {
    case "against-verdict":
      return texts.againstVerdict({
        verdict: signals[found.verdict],
        title: found.title,
        rating: signals[found.rating],
      });
    case "two-values": {
      const { fact, values: claimed } = found;
      const [before, after] = claimed;
      return texts.twoValues({
        label: fact.label,
        symbol: fact.symbol,
        before: values.figure({ ...fact, value: before.value }),
        beforeTitle: before.title,
        value: values.figure(fact),
        title: after.title,
      });
    }
    default:
      return texts.otherRating({
        title: found.title,
        rating: signals[found.rating],
        verdict: found.verdict === null ? null : signals[found.verdict],
      });
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

function claimsOf(
  id: SectionId,
  draft: SectionDraft,
  { signals, words }: Gathered,
  narrative: string | null,
): SectionClaims {
  return {
    title: words.report.sections[id],
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
