import { z } from "zod";
import { figureStates, mismatches } from "#core/grounding/evidence.ts";
import { figureForms } from "#core/references/marks.ts";
import { dataStatuses } from "#core/market/provenance.ts";
import { endpoint } from "./endpoint.ts";
import { TickerSymbol } from "./ticker-symbol.ts";

const text = z.string().nullable();
const number = z.number().nullable();

export const figureUnits = [
  "money",
  "percent",
  "percentage-points",
  "number",
  "count",
  "shares",
  "days",
  "date",
] as const;

/** A value with what it is counted in. Per cent are per cent (18), a date is milliseconds of its midnight in UTC. */
export const Measured = z.object({
  label: z.string(),
  value: z.number(),
  unit: z.enum(figureUnits),
  currency: text,
});
export type Measured = z.infer<typeof Measured>;

/** One number of a text and what it was matched to; offsets are UTF-16 units of the text, `end` exclusive. */
export const Figure = z.object({
  text: z.string(),
  start: z.number().int(),
  end: z.number().int(),
  state: z.enum(figureStates),
  value: z.number(),
  unit: z.enum(figureUnits),
  currency: text,
  /** Name of the source: "Yahoo", "Your portfolio". Null where not found, or from the question. */
  source: text,
  /** Its number among the sources of the answer. */
  sourceNumber: z.number().int().nullable(),
  asOf: text,
  /** What the matched fact is: "Weight", of whom, and for which time. */
  label: text,
  symbol: text,
  period: text,
  formula: text,
  inputs: z.array(Measured),
  article: z.object({ title: z.string(), url: text }).nullable(),
  /** Why it was not found. */
  mismatch: z.enum(mismatches).nullable(),
  explanation: text,
  /** An amount of the user's own, or one that may be: hidden with the amounts. */
  isPrivate: z.boolean(),
  /** How a referenced value is formatted; null if its digits were typed. */
  form: z.enum(figureForms).nullable().default(null),
});
export type Figure = z.infer<typeof Figure>;

/** Cells are texts, or values the screen formats and masks itself. */
export const LiveTable = z.object({
  title: z.string(),
  columns: z.array(z.object({ label: z.string(), isNumber: z.boolean() })),
  rows: z.array(
    z.object({
      symbol: text,
      cells: z.array(
        z.union([
          z.object({ text: z.string() }),
          z.object({
            value: z.number(),
            unit: z.enum(figureUnits),
            currency: text,
            /** An amount of the user's own: hidden with the amounts. */
            isPrivate: z.boolean(),
          }),
        ]),
      ),
    }),
  ),
});
export type LiveTable = z.infer<typeof LiveTable>;

/** What an answer draws on, numbered from 1. */
export const Source = z.object({
  number: z.number().int(),
  kind: z.string(),
  title: z.string(),
  symbol: text,
  /** A path of the app, or the https address of an article. */
  href: text,
  provider: z.string(),
  status: z.enum(dataStatuses),
  asOf: text,
  /** The facts that the answer uses. */
  facts: z.array(
    Measured.extend({ key: z.string(), symbol: text, period: text, formula: text, isPrivate: z.boolean() }),
  ),
  table: LiveTable.nullable(),
});
export type Source = z.infer<typeof Source>;

export const notices = [
  "quarantined",
  "sample-left-out",
  "incomplete",
  "interrupted",
  /** The text ends before its end; the rest can be asked for. */
  "cut-off",
  "budget",
  "unlisted-link",
  /** The model that was chosen is not configured any more. */
  "model-unavailable",
] as const;
export const Notice = z.object({ code: z.enum(notices), detail: z.string() });
export type Notice = z.infer<typeof Notice>;

export const Usage = z.object({ inputTokens: number, outputTokens: number });

/** A finished text with its numbers checked. `model` null: computed, no AI. */
export const Narrative = z.object({
  text: z.string(),
  figures: z.array(Figure),
  matched: z.number().int(),
  total: z.number().int(),
  sources: z.array(Source),
  notices: z.array(Notice),
  model: text,
  /** True when the answer of an earlier request with the same data was given again. */
  isReplayed: z.boolean(),
  usage: Usage.nullable(),
  /** US dollars at the list price; null where no price is known. */
  cost: number,
  createdAt: z.string(),
});
export type Narrative = z.infer<typeof Narrative>;

/** Who answers in a conversation: the model of a provider, or code alone. */
export const modelChoices = ["gemini", "openai", "anthropic", "computed"] as const;
export const ModelChoice = z.enum(modelChoices);
export type ModelChoice = z.infer<typeof ModelChoice>;

/** The two modes a user chooses between. */
export const answerModes = ["quick", "detailed"] as const;

/**
 * What goes with a question. A part is left out (false), gathered by the server (true, the default), or given: then it is taken as
 * the user's own words, checked and delimited like every text from outside.
 */
const Part = z.union([z.boolean(), z.record(z.string(), z.unknown()), z.array(z.unknown()).max(200)]).default(true);
export const AssistantContext = z.object({
  currentMarketData: Part,
  userPortfolio: Part,
  recentNews: Part,
  marketSentiment: Part,
  watchlist: z.boolean().default(true),
  /** Notes on the symbols that the question is about. */
  notes: z.boolean().default(true),
  /** Named with @. */
  symbols: z.array(TickerSymbol).max(10).default([]),
  /** percentages: no amount of money and no number of shares of the user's own is sent. */
  amounts: z.enum(["full", "percentages"]).default("full"),
});
export type AssistantContext = z.input<typeof AssistantContext>;

/** How the files of each type begin, in base64. */
const beginnings = { "image/jpeg": "/9j/", "image/png": "iVBORw0KGgo", "image/webp": "UklGR" } as const;
/** Small enough to be sent with a question; the browser scales it down. */
export const Picture = z
  .object({
    type: z.enum(["image/jpeg", "image/png", "image/webp"]),
    base64: z.base64("A picture as base64").max(500_000, "At most 370 KB of a picture"),
  })
  .refine(({ type, base64 }) => base64.startsWith(beginnings[type]), "A JPEG, PNG or WebP picture");
export type Picture = z.infer<typeof Picture>;

const maxAttachmentCharacters = 48_000;
const maxPictures = 2;
/** Texts, tables or pictures that go with a question. Each sheet of a workbook and each table of a PDF file is one. */
export const Attachments = z
  .array(
    z.object({
      name: z.string().trim().min(1).max(120),
      text: z.string().max(16_000, "At most 16,000 characters of an attachment"),
      /** Its text is empty then. */
      picture: Picture.optional(),
    }),
  )
  .max(12, "At most 12 attachments")
  .refine(
    (attachments) => attachments.reduce((sum, one) => sum + one.text.length, 0) <= maxAttachmentCharacters,
    "At most 48,000 characters of attachments",
  )
  .refine(
    (attachments) => attachments.filter(({ picture }) => picture !== undefined).length <= maxPictures,
    "At most 2 pictures",
  )
  .default([]);

export const readFile = endpoint("POST /api/assistant/files", {
  summary: "Read a workbook or PDF file: its sheets, tables and text, to be attached to a question; keeps nothing",
  input: z.object({
    name: z.string().trim().min(1).max(80, "At most 80 characters of a file's name"),
    contentBase64: z.base64("A file as base64"),
  }),
  output: z.object({
    parts: z.array(z.object({ name: z.string(), text: z.string() })),
    /** What isn't read of it, in sentences. */
    notes: z.array(z.string()),
  }),
  takesFile: true,
  problems: ["unreadable-file", "body-too-large", "rate-limited"],
});

export const getAssistantStatus = endpoint("GET /api/assistant/status", {
  summary: "Which models answer, and what is left of today's budget",
  input: z.object({}),
  output: z.object({
    /** The model that answers; null: answers are computed, without AI. */
    model: z
      .object({
        provider: z.string(),
        quick: z.string(),
        detailed: z.string(),
        preview: z.string(),
        /** By a key that the user brought. */
        isOwn: z.boolean(),
      })
      .nullable(),
    configured: z.array(z.object({ provider: z.string(), name: z.string(), model: z.string() })),
    /** Models that can be chosen for a conversation: the host's, and those by the user's own keys. */
    choices: z.array(z.object({ provider: ModelChoice, name: z.string(), quick: z.string(), detailed: z.string() })),
    budget: z.object({
      tokensUsed: z.number().int(),
      tokensPerDay: z.number().int(),
      questionsUsed: z.number().int(),
      questionsPerDay: z.number().int(),
      /** US dollars today, as far as prices are known. */
      cost: number,
      resetsAt: z.string(),
    }),
  }),
});

export const describeContext = endpoint("POST /api/assistant/context", {
  summary: "What would be sent to the model with this question: every field, and what is left out and why",
  takesQuestion: true,
  input: z.object({
    text: z.string().max(16_000).default(""),
    mode: z.enum(answerModes).default("quick"),
    context: AssistantContext.prefault({}),
    attachments: Attachments,
    conversationId: z.string().max(60).optional(),
    /** The message the question would follow, as when it is sent. */
    parentId: z.string().max(60).nullable().optional(),
    /** Null: the usual one. */
    model: ModelChoice.nullable().default(null),
  }),
  output: z.object({
    /** Null: nothing is sent anywhere. */
    model: z.object({ provider: z.string(), name: z.string() }).nullable(),
    promptVersion: z.string(),
    /** Our own instructions, whole. */
    system: z.string(),
    parts: z.array(
      z.object({
        id: z.enum([
          "question",
          "history",
          "currentMarketData",
          "userPortfolio",
          "recentNews",
          "marketSentiment",
          "watchlist",
          "attachments",
          "notes",
          /** Goes to the reader, in calls of its own. */
          "reader",
        ]),
        title: z.string(),
        /** Exactly as it is sent; empty: nothing of this part is. */
        text: z.string(),
        fields: z.array(z.string()),
        items: z.number().int(),
      }),
    ),
    leftOut: z.array(z.object({ what: z.string(), reason: z.string() })),
    characters: z.number().int(),
    /** About a quarter of the characters. */
    estimatedTokens: z.number().int(),
    /** The data the model may ask for besides, by tool. */
    tools: z.array(z.object({ name: z.string(), description: z.string() })),
  }),
});

export const getSuggestions = endpoint("GET /api/assistant/suggestions", {
  summary: "Four questions made from today's portfolio or watchlist",
  input: z.object({}),
  output: z.object({ suggestions: z.array(z.object({ text: z.string() })) }),
});

export const testAssistantConnection = endpoint("POST /api/assistant/connection-test", {
  summary: "Ask a model for a sign of life; always answers 200",
  input: z.object({ provider: z.enum(["gemini", "openai", "anthropic"]).optional() }),
  output: z.object({ success: z.boolean(), message: z.string(), responseTime: z.number() }),
  problems: ["rate-limited"],
});

export const assistantEndpoints = [
  getAssistantStatus,
  describeContext,
  readFile,
  getSuggestions,
  testAssistantConnection,
] as const;
