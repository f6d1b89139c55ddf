import { z } from "zod";
import { AssistantContext, answerModes, Figure, Narrative, Source } from "./assistant.ts";
import { endpoint } from "./endpoint.ts";
import { Provenance } from "./provenance.ts";
import { TickerSymbol } from "./ticker-symbol.ts";

const text = z.string().nullable();

/** Impact, Risk and Action, one sentence each. Figures carry the field they stand in; offsets count in that field. */
export const getPreview = endpoint("POST /api/assistant/preview", {
  summary: "One sentence each: Impact, Risk, Action; computed where no model is configured or it fails",
  input: z.object({
    symbol: TickerSymbol,
    /** True: only what code computes, at once. */
    computedOnly: z.boolean().default(false),
  }),
  output: z.object({
    symbol: z.string(),
    /** Null: withheld, `note` says why. */
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
    /** Why a configured model did not write it, in words for people. */
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
  summary: "Mood of each symbol from its news and price, with a sentence about what drives it",
  input: z.object({ symbols: z.array(TickerSymbol).min(1, "Name at least one symbol").max(20, "At most 20 symbols") }),
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
  summary: "Financial analysis of a question, with wishes of the caller's own about how to answer",
  takesQuestion: true,
  input: z.object({
    prompt: z.string().trim().min(1, "Ask something").max(16_000, "At most 16,000 characters"),
    /** A wish about tone or focus; it does not replace our own instructions. */
    systemPrompt: z.string().trim().max(4_000, "At most 4,000 characters").optional(),
    mode: z.enum(answerModes).default("detailed"),
    context: AssistantContext.prefault({}),
  }),
  output: Narrative,
  problems: ["rate-limited", "model-failed"],
});

/** One thing worth knowing, found by a rule. */
export const Finding = z.object({
  id: z.string(),
  /** strength, watch: keep an eye on it, risk. */
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
  summary: "What stands out in the portfolio: findings by rule, and a summary in words",
  input: z.object({
    account: z.string().max(60).optional(),
    computedOnly: z.boolean().default(false),
    /** Ask the model once more although nothing changed. */
    isFresh: z.boolean().default(false),
    amounts: z.enum(["full", "percentages"]).default("full"),
  }),
  output: z.object({
    /** Null: nothing is held. */
    summary: Narrative.nullable(),
    findings: z.array(Finding),
    sources: z.array(Source),
    problem: z.object({ code: z.string(), detail: z.string() }).nullable(),
    provenance: Provenance,
  }),
  problems: ["account-not-found", "rate-limited"],
});

export const writeBrief = endpoint("POST /api/assistant/brief", {
  summary: "Today in one or two sentences: what moved the portfolio, and what is due",
  input: z.object({ computedOnly: z.boolean().default(false) }),
  output: z.object({
    /** Null: nothing is held and nothing is watched. */
    brief: Narrative.nullable(),
    problem: z.object({ code: z.string(), detail: z.string() }).nullable(),
    provenance: Provenance,
  }),
  problems: ["rate-limited"],
});

export const assistantTextEndpoints = [getPreview, analyseSentiment, analyse, reviewPortfolio, writeBrief] as const;
