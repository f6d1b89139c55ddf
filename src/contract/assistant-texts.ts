import { z } from "zod";
import { AssistantContext, answerModes, Figure, Narrative, Source } from "./assistant.ts";
import { endpoint } from "./endpoint.ts";
import { Provenance } from "./provenance.ts";
import { TickerSymbol } from "./ticker-symbol.ts";

const text = z.string().nullable();

/** One sentence each for impact, risk and action. Numbers carry their field, and offsets count within that field. */
export const getPreview = endpoint("POST /api/assistant/preview", {
  summary: "One sentence each for impact, risk and action. Computed if no model is configured or it fails",
  input: z.object({
    symbol: TickerSymbol,
    /** True: only computed text, available at once. */
    computedOnly: z.boolean().default(false),
  }),
  output: z.object({
    symbol: z.string(),
    /** Null: withheld. `note` gives the reason. */
    impact: text,
    risk: text,
    action: text,
    note: text,
    figures: z.array(Figure.extend({ field: z.enum(["impact", "risk", "action"]) })),
    matched: z.number().int(),
    total: z.number().int(),
    sources: z.array(Source),
    /** Null: computed, no AI. */
    model: text,
    /** The reason a configured model didn't write it, for display. */
    problem: z.object({ code: z.string(), detail: z.string() }).nullable(),
    isReplayed: z.boolean(),
    cost: z.number().nullable(),
    createdAt: z.string(),
    provenance: Provenance,
    /** Data that couldn't be loaded this time, such as the calendar. */
    incomplete: z.array(z.string()),
  }),
  problems: ["unknown-symbol", "stock-data-unavailable", "rate-limited"],
});

export const analyseSentiment = endpoint("POST /api/assistant/sentiment", {
  summary: "Sentiment of each symbol from its news and price, with a sentence on what drives it",
  input: z.object({ symbols: z.array(TickerSymbol).min(1, "Enter at least one symbol").max(20, "At most 20 symbols") }),
  output: z.object({
    symbols: z.array(
      z.object({
        symbol: z.string(),
        /** 0 to 1, 0.5 neutral; computed from prices and words. Null: no price, no stories. */
        priceMood: z.number().nullable(),
        newsMood: z.number().nullable(),
        stories: z.number().int(),
        word: text,
      }),
    ),
    narrative: Narrative,
  }),
  problems: ["rate-limited"],
});

export const analyse = endpoint("POST /api/assistant/analysis", {
  summary: "Financial analysis of a question, with optional instructions on tone and focus",
  takesQuestion: true,
  input: z.object({
    prompt: z.string().trim().min(1, "Enter a question").max(16_000, "At most 16,000 characters"),
    /** Optional instructions on tone or focus. They don't replace Bellwether's own instructions. */
    systemPrompt: z.string().trim().max(4_000, "At most 4,000 characters").optional(),
    mode: z.enum(answerModes).default("detailed"),
    context: AssistantContext.prefault({}),
  }),
  output: Narrative,
  problems: ["rate-limited", "model-failed"],
});

/** A noteworthy observation, found by a rule. */
export const Finding = z.object({
  id: z.string(),
  /** watch: worth monitoring. */
  tone: z.enum(["strength", "watch", "risk"]),
  title: z.string(),
  text: z.string(),
  /** The rule with its threshold, in words. */
  rule: z.string(),
  figures: z.array(Figure),
  /** Numbers of the review's sources. */
  sourceNumbers: z.array(z.number().int()),
  href: text,
});
export type Finding = z.infer<typeof Finding>;

export const reviewPortfolio = endpoint("POST /api/assistant/portfolio-review", {
  summary: "Notable findings about the portfolio, found by rules, with a summary in words",
  input: z.object({
    account: z.string().max(60).optional(),
    computedOnly: z.boolean().default(false),
    /** Asks the model again even if nothing changed. */
    isFresh: z.boolean().default(false),
    amounts: z.enum(["full", "percentages"]).default("full"),
  }),
  output: z.object({
    /** Null: there are no holdings. */
    summary: Narrative.nullable(),
    findings: z.array(Finding),
    sources: z.array(Source),
    problem: z.object({ code: z.string(), detail: z.string() }).nullable(),
    provenance: Provenance,
  }),
  problems: ["account-not-found", "rate-limited"],
});

export const writeBrief = endpoint("POST /api/assistant/brief", {
  summary: "Today in one or two sentences: what moved the portfolio and what's coming up",
  input: z.object({ computedOnly: z.boolean().default(false) }),
  output: z.object({
    /** Null: there are no holdings and the watchlist is empty. */
    brief: Narrative.nullable(),
    problem: z.object({ code: z.string(), detail: z.string() }).nullable(),
    provenance: Provenance,
  }),
  problems: ["rate-limited"],
});

export const assistantTextEndpoints = [getPreview, analyseSentiment, analyse, reviewPortfolio, writeBrief] as const;
