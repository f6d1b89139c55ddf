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

/** A value with its unit. Per cent are per cent (18), a date is milliseconds of its midnight in UTC. */
export const Measured = z.object({
  label: z.string(),
  value: z.number(),
  unit: z.enum(figureUnits),
  currency: text,
});
export type Measured = z.infer<typeof Measured>;

/** A number in a text and the fact it was matched to. Offsets are UTF-16 units of the text, `end` exclusive. */
export const Figure = z.object({
  text: z.string(),
  start: z.number().int(),
  end: z.number().int(),
  state: z.enum(figureStates),
  value: z.number(),
  unit: z.enum(figureUnits),
  currency: text,
  /** Name of the source: "Yahoo", "Your portfolio". Null if not found, or if it came from the question. */
  source: text,
  /** Its number in the list of sources of the answer. */
  sourceNumber: z.number().int().nullable(),
  asOf: text,
  /** Description of the matched fact: "Weight", its subject and its time. */
  label: text,
  symbol: text,
  period: text,
  formula: text,
  inputs: z.array(Measured),
  article: z.object({ title: z.string(), url: text }).nullable(),
  /** The reason it wasn't found. */
  mismatch: z.enum(mismatches).nullable(),
  explanation: text,
  /** True if it is, or may be, an amount of the user. Hidden with the other amounts. */
  isPrivate: z.boolean(),
  /** The format of a referenced value. Null if its digits were typed. */
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
            /** An amount of the user. Hidden with the other amounts. */
            isPrivate: z.boolean(),
          }),
        ]),
      ),
    }),
  ),
});
export type LiveTable = z.infer<typeof LiveTable>;

/** A source used in an answer, numbered from 1. */
export const Source = z.object({
  number: z.number().int(),
  kind: z.string(),
  title: z.string(),
  symbol: text,
  /** A path within the app, or the https address of an article. */
  href: text,
  provider: z.string(),
  status: z.enum(dataStatuses),
  asOf: text,
  /** The facts the answer uses. */
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
  /** The text was cut off. The rest can be requested. */
  "cut-off",
  "budget",
  "unlisted-link",
  /** The chosen model is no longer configured. */
  "model-unavailable",
] as const;
export const Notice = z.object({ code: z.enum(notices), detail: z.string() });
export type Notice = z.infer<typeof Notice>;

export const Usage = z.object({ inputTokens: number, outputTokens: number });

/** A finished text with its numbers checked. A null `model` means computed without AI. */
export const Narrative = z.object({
  text: z.string(),
  figures: z.array(Figure),
  matched: z.number().int(),
  total: z.number().int(),
  sources: z.array(Source),
  notices: z.array(Notice),
  model: text,
  /** True if the answer was reused from an earlier request with the same data. */
  isReplayed: z.boolean(),
  usage: Usage.nullable(),
  /** US dollars at list price. Null if no price is known. */
  cost: number,
  createdAt: z.string(),
});
export type Narrative = z.infer<typeof Narrative>;

/** The author of a conversation's answers: the model of a provider, or code alone. */
export const modelChoices = ["gemini", "openai", "anthropic", "computed"] as const;
export const ModelChoice = z.enum(modelChoices);
export type ModelChoice = z.infer<typeof ModelChoice>;

/** The two modes users can choose between. */
export const answerModes = ["quick", "detailed"] as const;

/**
 * The data sent with a question. A part is left out (false), gathered by the server (true, the default), or given.
 * Given parts count as the user's own words; they are checked and delimited like all outside text.
 */
const Part = z.union([z.boolean(), z.record(z.string(), z.unknown()), z.array(z.unknown()).max(200)]).default(true);
export const AssistantContext = z.object({
  currentMarketData: Part,
  userPortfolio: Part,
  recentNews: Part,
  marketSentiment: Part,
  watchlist: z.boolean().default(true),
  /** Notes on the symbols in the question. */
  notes: z.boolean().default(true),
  /** Mentioned with @. */
  symbols: z.array(TickerSymbol).max(10).default([]),
  /** percentages: no amounts of money and no share counts of the user are sent. */
  amounts: z.enum(["full", "percentages"]).default("full"),
});
export type AssistantContext = z.input<typeof AssistantContext>;

/** The first characters of each file type, in base64. */
const beginnings = { "image/jpeg": "/9j/", "image/png": "iVBORw0KGgo", "image/webp": "UklGR" } as const;
/** Small enough to send with a question. The browser scales it down. */
export const Picture = z
  .object({
    type: z.enum(["image/jpeg", "image/png", "image/webp"]),
    base64: z.base64("Send the picture as base64").max(500_000, "At most 370 KB per picture"),
  })
  .refine(({ type, base64 }) => base64.startsWith(beginnings[type]), "Choose a JPEG, PNG or WebP picture");
export type Picture = z.infer<typeof Picture>;

const maxAttachmentCharacters = 48_000;
const maxPictures = 2;
/**
 * Texts, tables or pictures attached to a question. Each sheet of a workbook and each table of a PDF file counts as
 * one.
 */
export const Attachments = z
  .array(
    z.object({
      name: z.string().trim().min(1).max(120),
      text: z.string().max(16_000, "At most 16,000 characters per attachment"),
      /** A picture has no text. */
      picture: Picture.optional(),
    }),
  )
  .max(12, "At most 12 attachments")
  .refine(
    (attachments) => attachments.reduce((sum, one) => sum + one.text.length, 0) <= maxAttachmentCharacters,
    "At most 48,000 characters in all attachments",
  )
  .refine(
    (attachments) => attachments.filter(({ picture }) => picture !== undefined).length <= maxPictures,
    "At most 2 pictures",
  )
  .default([]);

export const readFile = endpoint("POST /api/assistant/files", {
  summary:
    "Read the sheets, tables and text of a workbook or PDF file so they can be attached to a question. Nothing is stored",
  input: z.object({
    name: z.string().trim().min(1).max(80, "At most 80 characters in a file name"),
    contentBase64: z.base64("Send the file as base64"),
  }),
  output: z.object({
    parts: z.array(z.object({ name: z.string(), text: z.string() })),
    /** The parts that weren't read, in sentences. */
    notes: z.array(z.string()),
  }),
  takesFile: true,
  problems: ["unreadable-file", "body-too-large", "rate-limited"],
});

export const getAssistantStatus = endpoint("GET /api/assistant/status", {
  summary: "Available models and the rest of today's budget",
  input: z.object({}),
  output: z.object({
    /** The model that answers. Null: answers are computed without AI. */
    model: z
      .object({
        provider: z.string(),
        quick: z.string(),
        detailed: z.string(),
        preview: z.string(),
        /** True if it uses the user's own API key. */
        isOwn: z.boolean(),
      })
      .nullable(),
    configured: z.array(z.object({ provider: z.string(), name: z.string(), model: z.string() })),
    /** Models available for a conversation: the host's, and those with the user's own keys. */
    choices: z.array(z.object({ provider: ModelChoice, name: z.string(), quick: z.string(), detailed: z.string() })),
    budget: z.object({
      tokensUsed: z.number().int(),
      tokensPerDay: z.number().int(),
      questionsUsed: z.number().int(),
      questionsPerDay: z.number().int(),
      /** US dollars spent today, as far as prices are known. */
      cost: number,
      resetsAt: z.string(),
    }),
  }),
});

export const describeContext = endpoint("POST /api/assistant/context", {
  summary: "Everything that would be sent to the model with this question, and what is left out and why",
  takesQuestion: true,
  input: z.object({
    text: z.string().max(16_000).default(""),
    mode: z.enum(answerModes).default("quick"),
    context: AssistantContext.prefault({}),
    attachments: Attachments,
    conversationId: z.string().max(60).optional(),
    /** The message the question would follow, as if it were sent. */
    parentId: z.string().max(60).nullable().optional(),
    /** Null: the default model. */
    model: ModelChoice.nullable().default(null),
  }),
  output: z.object({
    /** Null: nothing is sent anywhere. */
    model: z.object({ provider: z.string(), name: z.string() }).nullable(),
    promptVersion: z.string(),
    /** Bellwether's complete instructions. */
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
          /** Sent to the reader model in separate calls. */
          "reader",
        ]),
        title: z.string(),
        /** The exact text that is sent. Empty: nothing of this part is sent. */
        text: z.string(),
        fields: z.array(z.string()),
        items: z.number().int(),
      }),
    ),
    leftOut: z.array(z.object({ what: z.string(), reason: z.string() })),
    characters: z.number().int(),
    /** Estimated as a quarter of the characters. */
    estimatedTokens: z.number().int(),
    /** Further data the model may request, by tool. */
    tools: z.array(z.object({ name: z.string(), description: z.string() })),
  }),
});

export const getSuggestions = endpoint("GET /api/assistant/suggestions", {
  summary: "Four suggested questions based on today's portfolio or watchlist",
  input: z.object({}),
  output: z.object({ suggestions: z.array(z.object({ text: z.string() })) }),
});

export const testAssistantConnection = endpoint("POST /api/assistant/connection-test", {
  summary: "Test the connection to a model. Always answers 200",
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
