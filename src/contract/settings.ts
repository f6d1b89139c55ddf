import { z } from "zod";
import { currencies } from "#core/money/currencies.ts";
import { answerModes } from "./assistant.ts";
import { endpoint } from "./endpoint.ts";

export const directionSchemes = ["teal-vermilion", "blue-orange", "green-red", "red-green", "red-blue"] as const;

/** The sign between thousands, then the decimal sign; lakh-point groups as in India, browser: as the browser's language does. */
export const numberFormats = [
  "comma-point",
  "point-comma",
  "space-comma",
  "apostrophe-point",
  "lakh-point",
  "browser",
] as const;

/** 23 Oct 2025; Oct 23, 2025 with a twelve-hour clock; 2025-10-23. */
export const dateFormats = ["day-month", "month-day", "iso"] as const;

/** How close rows and cards stand. */
export const densities = ["comfortable", "compact"] as const;

/** Lines of the first steps that are done or skipped; hidden: all of them. */
export const setupSteps = ["format", "holdings", "data", "hidden"] as const;

/** Parts of the user's data that go with a question to the assistant. */
export const answerParts = [
  "userPortfolio",
  "watchlist",
  "recentNews",
  "marketSentiment",
  "currentMarketData",
  "notes",
] as const;

export const Preferences = z.strictObject({
  defaultCurrency: z.enum(currencies),
  /** Milliseconds between two polls where no stream is possible. */
  refreshInterval: z.number().int().min(15_000, "At least 15 seconds").max(3_600_000, "At most one hour"),
  notifications: z.boolean(),
  autoRefresh: z.boolean(),
  /** Colours of up and down. */
  directionScheme: z.enum(directionSchemes),
  /** How the interface writes figures and days; what the server writes, such as mail, keeps its own way. */
  numberFormat: z.enum(numberFormats),
  dateFormat: z.enum(dateFormats),
  density: z.enum(densities),
  setupDone: z.array(z.enum(setupSteps)).max(setupSteps.length),
  /** How the assistant answers unless a question says otherwise. */
  answerMode: z.enum(answerModes),
  /** What goes with a question unless something else is chosen there. */
  answerParts: z.array(z.enum(answerParts)).max(answerParts.length),
});
export type Preferences = z.infer<typeof Preferences>;

/** Services that a user may bring a key of their own for: market data through the gateway, and models. */
export const keyProviders = ["rapidapi", "gemini", "openai", "anthropic"] as const;
export type KeyProvider = (typeof keyProviders)[number];

/** What is told of a key that is kept; the key itself never is. */
export const StoredKey = z.object({
  configured: z.boolean(),
  endsIn: z.string(),
  /** refused: its service did not take it, so it rests until it is tested or replaced; unreadable: sealed under another secret. */
  problem: z.enum(["refused", "unreadable"]).optional(),
  /** Its service has taken it, in a test or a call. Left out: that is not known yet. */
  worked: z.literal(true).optional(),
});
export type StoredKey = z.infer<typeof StoredKey>;

export const Settings = z.object({
  /** By provider; {} without keys of one's own. */
  apiKeys: z.partialRecord(z.enum(keyProviders), StoredKey),
  preferences: Preferences,
  /** Mirrors the default watchlist; cannot be patched. */
  watchlist: z.array(z.string()),
  /** Server time of the last write of each field, by its path. */
  updatedAt: z.record(z.string(), z.string()),
});
export type Settings = z.infer<typeof Settings>;

export const defaultPreferences: Preferences = {
  defaultCurrency: "USD",
  refreshInterval: 60_000,
  notifications: true,
  autoRefresh: true,
  directionScheme: "teal-vermilion",
  numberFormat: "comma-point",
  dateFormat: "day-month",
  density: "comfortable",
  setupDone: [],
  answerMode: "quick",
  answerParts: ["userPortfolio", "watchlist", "recentNews", "currentMarketData", "notes"],
};

export const getSettings = endpoint("GET /api/settings", {
  summary: "The user's settings",
  input: z.object({}),
  output: Settings,
});

export const changeSettings = endpoint("PATCH /api/settings", {
  summary: "Change preferences; per field the newer write wins",
  input: z.strictObject({
    preferences: Preferences.partial().optional(),
    /** When a field was changed on the device, by its path; left out: now. A field written later on the server keeps its value. */
    changedAt: z.record(z.string(), z.iso.datetime()).optional(),
    watchlist: z.unknown().optional(),
    apiKeys: z.unknown().optional(),
  }),
  output: Settings,
  problems: ["read-only-setting"],
});

const provider = z.enum(keyProviders);

export const putKey = endpoint("PUT /api/settings/keys/:provider", {
  summary: "Keep a key of your own for a service, in place of an earlier one; it is sealed and never sent back",
  input: z.object({
    provider,
    key: z
      .string()
      .trim()
      .min(16, "At least 16 characters")
      .max(400, "At most 400 characters")
      .regex(/^[\x21-\x7e]*$/, "Letters, digits and signs without spaces"),
  }),
  output: StoredKey,
  needsRecentSignIn: true,
  takesToken: false,
});

export const removeKey = endpoint("DELETE /api/settings/keys/:provider", {
  summary: "Forget a key of your own",
  input: z.object({ provider }),
  output: z.object({}),
  needsRecentSignIn: true,
  takesToken: false,
});

export const settingsEndpoints = [getSettings, changeSettings, putKey, removeKey] as const;
