import { z } from "zod";
import { languages } from "#core/languages/languages.ts";
import { Figure, LiveTable, Narrative, Source } from "./assistant.ts";
import { endpoint, stream } from "./endpoint.ts";
import { evidenceResults, signalNames } from "./indicators.ts";
import { TickerSymbol } from "./ticker-symbol.ts";

const text = z.string().nullable();

/** The eight sections in order. */
export const sectionIds = [
  "summary",
  "business",
  "financials",
  "valuation",
  "technical",
  "news",
  "risks",
  "position",
] as const;

const verdict = z.enum(signalNames);

/** A computed sentence with its numbers checked. */
export const ComputedStatement = z.object({ text: z.string(), figures: z.array(Figure) });

const number = z.number().nullable();

const callCounts = {
  hits: z.number().int(),
  /** Independent calls. */
  total: z.number().int(),
  ratio: number,
  /** 95 % interval of the ratio. */
  low: number,
  high: number,
  baseRatio: number,
  edge: number,
};

export const VerdictRule = z.object({
  name: z.string(),
  /** In words, with its thresholds. */
  rule: z.string(),
  value: text,
  /** -2 to 2. Null: no signal, which isn't Hold and doesn't count. */
  points: number,
  /** By its confirmed edge over the base rate. 0 doesn't count. */
  weight: z.number(),
  /** The rule's track record on this symbol. Null if it can't be measured. */
  evidence: z
    .object({ ...callCounts, horizonBars: z.number(), result: z.enum(evidenceResults) })
    .nullable()
    .default(null),
  /** The same in words. */
  past: ComputedStatement.nullable().default(null),
  reason: text,
});

export const Coverage = z.object({
  area: z.enum(["price", "fundamentals", "estimates"]),
  isMet: z.boolean(),
  /** The available and required amounts of data. */
  statement: ComputedStatement,
});

/** The outcome of the verdicts in this user's reports half a year later. */
export const VerdictRecord = z.object({
  ...callCounts,
  statement: ComputedStatement,
  /** Verdicts on this symbol, newest first. */
  latest: z.array(
    z.object({
      reportId: z.string(),
      day: z.string(),
      verdict,
      outcome: z.enum(["right", "wrong", "open", "not-scored"]),
    }),
  ),
});

export const ReportBlock = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("statements"), title: text, statements: z.array(ComputedStatement) }),
  /** Arguments for one side. Bull and bear have the same number. */
  z.object({ kind: z.literal("case"), side: z.enum(["bull", "bear"]), points: z.array(ComputedStatement) }),
  z.object({ kind: z.literal("table"), table: LiveTable, note: text }),
  z.object({
    kind: z.literal("verdict"),
    /** Null: no rule has a signal. */
    verdict: verdict.nullable(),
    score: number,
    /** "(2 × 1 + 1 × -1) / 3 = 0.33". */
    arithmetic: z.string(),
    rules: z.array(VerdictRule),
    /** The reason it is Hold, or weaker than its score. */
    reason: text,
    /** Available data for each area a verdict needs. Empty in reports from before this check. */
    coverage: z.array(Coverage).default([]),
    /** Null before the first report. */
    record: VerdictRecord.nullable().default(null),
  }),
  /** Figures that contradict each other. */
  z.object({ kind: z.literal("contradictions"), contradictions: z.array(ComputedStatement) }),
  z.object({
    kind: z.literal("scenarios"),
    scenarios: z.array(
      z.object({
        name: z.string(),
        priceLow: number,
        priceHigh: number,
        currency: text,
        statement: ComputedStatement,
      }),
    ),
    /** The basis of the ranges. */
    derivation: z.string(),
  }),
  /** Events that would prove the verdict wrong, each with a threshold. */
  z.object({ kind: z.literal("falsifiers"), falsifiers: z.array(ComputedStatement) }),
]);
export type ReportBlock = z.infer<typeof ReportBlock>;

export const ReportSection = z.object({
  id: z.enum(sectionIds),
  number: z.number().int().min(1).max(8),
  title: z.string(),
  /** Missing data and the reasons, stated first. */
  gaps: z.array(z.string()),
  blocks: z.array(ReportBlock),
  /** The model's text about this section. Null without a model, or if it failed. */
  narrative: Narrative.nullable(),
  problem: z.object({ code: z.string(), detail: z.string() }).nullable(),
  /** Sources of the section, numbered in it. */
  sources: z.array(Source),
  asOf: text,
});
export type ReportSection = z.infer<typeof ReportSection>;

const summary = {
  id: z.string(),
  symbol: z.string(),
  name: text,
  createdAt: z.string(),
  /** Time of the newest price in it. */
  dataAsOf: text,
  model: text,
  /** Null without one, and for a name that this version doesn't know. */
  verdict: verdict.nullable().catch(null),
  /** Sections written, of eight. Fewer: the report was cut off. */
  sectionCount: z.number().int(),
  /** The language it was written in, which it keeps. */
  language: z.enum(languages).catch("en"),
};
export const ReportSummary = z.object(summary);
export type ReportSummary = z.infer<typeof ReportSummary>;

export const Report = z.object({
  ...summary,
  sections: z.array(ReportSection),
  /** Contradictions between sections, in words. Also the promissory words that were removed. */
  warnings: z.array(z.string()),
  cost: z.number().nullable(),
});
export type Report = z.infer<typeof Report>;

export const research = stream("POST /api/assistant/research", {
  summary: "A report in eight sections, streamed as they're ready and stored with its data date",
  input: z.object({
    symbol: TickerSymbol,
    /** True: without text from a model. */
    computedOnly: z.boolean().default(false),
  }),
  events: {
    start: z.object({
      report: ReportSummary,
      sections: z.array(z.object({ id: z.enum(sectionIds), number: z.number().int(), title: z.string() })),
    }),
    progress: z.object({ section: z.enum(sectionIds), step: z.string() }),
    section: ReportSection,
    end: z.object({ report: Report }),
    problem: z.object({ code: z.string(), detail: z.string() }),
  },
  problems: ["unknown-symbol", "stock-data-unavailable", "rate-limited"],
});

export const listReports = endpoint("GET /api/assistant/reports", {
  summary: "Your reports, newest first",
  input: z.object({
    symbol: TickerSymbol.optional(),
    limit: z.coerce.number<number | string>().int().min(1).max(100).default(20),
  }),
  output: z.object({ reports: z.array(ReportSummary) }),
});

export const getReport = endpoint("GET /api/assistant/reports/:id", {
  summary: "A stored report",
  input: z.object({ id: z.string().max(60) }),
  output: Report,
  problems: ["report-not-found"],
});

export const removeReport = endpoint("DELETE /api/assistant/reports/:id", {
  summary: "Delete a report",
  input: z.object({ id: z.string().max(60) }),
  output: z.object({ deleted: z.boolean() }),
  problems: ["report-not-found"],
});

export const researchEndpoints = [research, listReports, getReport, removeReport] as const;
