import { z } from "zod";
import { Figure, LiveTable, Narrative, Source } from "./assistant.ts";
import { endpoint, stream } from "./endpoint.ts";
import { TickerSymbol } from "./ticker-symbol.ts";

const text = z.string().nullable();

/** The eight sections, in their order. */
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

/** A sentence that code wrote, with its numbers checked. */
export const ComputedStatement = z.object({ text: z.string(), figures: z.array(Figure) });

export const VerdictRule = z.object({
  name: z.string(),
  /** In words, with its thresholds. */
  rule: z.string(),
  value: text,
  /** -2 to 2; null: no signal, which is not Hold and counts nowhere. */
  points: z.number().nullable(),
  weight: z.number(),
  /** How often the rule was right on this symbol before; null where it has no such past. */
  hitRate: z.object({ right: z.number().int(), cases: z.number().int(), horizon: z.string() }).nullable(),
  reason: text,
});

export const ReportBlock = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("statements"), title: text, statements: z.array(ComputedStatement) }),
  /** Arguments for one side; bull and bear have the same number. */
  z.object({ kind: z.literal("case"), side: z.enum(["bull", "bear"]), points: z.array(ComputedStatement) }),
  z.object({ kind: z.literal("table"), table: LiveTable, note: text }),
  z.object({
    kind: z.literal("verdict"),
    /** Null: too few rules have a signal. */
    verdict: z.enum(["Strong Buy", "Buy", "Hold", "Sell", "Strong Sell"]).nullable(),
    score: z.number().nullable(),
    /** "(2 × 1 + 1 × -1) / 3 = 0.33". */
    arithmetic: z.string(),
    rules: z.array(VerdictRule),
    reason: text,
  }),
  z.object({
    kind: z.literal("scenarios"),
    scenarios: z.array(
      z.object({
        name: z.string(),
        /** Per cent; they sum to 100. */
        probability: z.number(),
        priceLow: z.number().nullable(),
        priceHigh: z.number().nullable(),
        currency: text,
        statement: ComputedStatement,
      }),
    ),
    /** Where the probabilities come from. */
    derivation: z.string(),
  }),
  /** What would prove the verdict wrong, each with a threshold. */
  z.object({ kind: z.literal("falsifiers"), falsifiers: z.array(ComputedStatement) }),
]);
export type ReportBlock = z.infer<typeof ReportBlock>;

export const ReportSection = z.object({
  id: z.enum(sectionIds),
  number: z.number().int().min(1).max(8),
  title: z.string(),
  /** What is not there and why, said first. */
  gaps: z.array(z.string()),
  blocks: z.array(ReportBlock),
  /** The model's words about this section; null without a model, or when it failed. */
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
  verdict: text,
  /** Sections that are there, of eight; fewer: it was cut off. */
  sectionCount: z.number().int(),
};
export const ReportSummary = z.object(summary);
export type ReportSummary = z.infer<typeof ReportSummary>;

export const Report = z.object({
  ...summary,
  sections: z.array(ReportSection),
  /** Sections that contradict each other, in words; promissory words that were taken out. */
  warnings: z.array(z.string()),
  cost: z.number().nullable(),
});
export type Report = z.infer<typeof Report>;

export const research = stream("POST /api/assistant/research", {
  summary: "A report in eight sections, each sent when it is ready, kept with its data date",
  input: z.object({
    symbol: TickerSymbol,
    /** True: without a model's words. */
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
  summary: "Reports that were made, the newest first",
  input: z.object({
    symbol: TickerSymbol.optional(),
    limit: z.coerce.number<number | string>().int().min(1).max(100).default(20),
  }),
  output: z.object({ reports: z.array(ReportSummary) }),
});

export const getReport = endpoint("GET /api/assistant/reports/:id", {
  summary: "A report as it was made",
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
