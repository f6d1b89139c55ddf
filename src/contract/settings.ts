import { z } from "zod";
import { languages } from "#core/languages/languages.ts";
import { currencies } from "#core/money/currencies.ts";
import { answerModes } from "./assistant.ts";
import { endpoint } from "./endpoint.ts";

export const directionSchemes = ["teal-vermilion", "blue-orange", "green-red", "red-green", "red-blue"] as const;

/**
 * The thousands separator, then the decimal separator. lakh-point groups as in India. browser: follows the browser's
 * language.
 */
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

/** Density of rows and cards. */
export const densities = ["comfortable", "compact"] as const;

/** First steps that are done or skipped. hidden: all of them. */
export const setupSteps = ["format", "holdings", "data", "hidden"] as const;

/** Parts of the user's data sent with a question to the assistant. */
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
  /** Milliseconds between two polls if no stream is possible. */
  refreshInterval: z.number().int().min(15_000, "At least 15 seconds").max(3_600_000, "At most one hour"),
  notifications: z.boolean(),
  autoRefresh: z.boolean(),
  /** Colours of up and down. */
  directionScheme: z.enum(directionSchemes),
  /** Language of the interface, of mail and of what the assistant computes. null: not chosen yet, the browser decides. */
  language: z.enum(languages).nullable(),
  /** Number and date formats of the interface. Text from the server, such as mail, has its own. */
  numberFormat: z.enum(numberFormats),
  dateFormat: z.enum(dateFormats),
  density: z.enum(densities),
  setupDone: z.array(z.enum(setupSteps)).max(setupSteps.length),
  /** Default answer mode of the assistant. */
  answerMode: z.enum(answerModes),
  /** Default data sent with a question. */
  answerParts: z.array(z.enum(answerParts)).max(answerParts.length),
});
export type Preferences = z.infer<typeof Preferences>;

/** Services that accept a user's own key: market data through the gateway, and models. */
export const keyProviders = ["rapidapi", "gemini", "openai", "anthropic"] as const;
export type KeyProvider = (typeof keyProviders)[number];

/** Public facts about a stored key. The key itself is never returned. */
export const StoredKey = z.object({
  configured: z.boolean(),
  endsIn: z.string(),
  /**
   * refused: its service rejected it, so it isn't used until it is tested or replaced; unreadable: encrypted with
   * another secret.
   */
  problem: z.enum(["refused", "unreadable"]).optional(),
  /** Its service has accepted it, in a test or a call. Omitted: not known yet. */
  worked: z.literal(true).optional(),
});
export type StoredKey = z.infer<typeof StoredKey>;

export const Settings = z.object({
  /** By provider. {} without own keys. */
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
  language: null,
  numberFormat: "comma-point",
  dateFormat: "day-month",
  density: "comfortable",
  setupDone: [],
  answerMode: "quick",
  answerParts: ["userPortfolio", "watchlist", "recentNews", "currentMarketData", "notes"],
};

export const getSettings = endpoint("GET /api/settings", {
  summary: "Your settings",
  input: z.object({}),
  output: Settings,
});

export const changeSettings = endpoint("PATCH /api/settings", {
  summary: "Change settings. For each field, the newer write wins",
  input: z.strictObject({
    preferences: Preferences.partial().optional(),
    /**
     * The time a field was changed on the device, by its path. Omitted: now. Newer fields on the server keep their
     * value.
     */
    changedAt: z.record(z.string(), z.iso.datetime()).optional(),
    /** The device's time at sending. The server shifts `changedAt` by the difference from its own clock. */
    sentAt: z.iso.datetime().optional(),
    watchlist: z.unknown().optional(),
    apiKeys: z.unknown().optional(),
  }),
  output: Settings,
  problems: ["read-only-setting"],
});

const provider = z.enum(keyProviders);

export const putKey = endpoint("PUT /api/settings/keys/:provider", {
  summary: "Store your own key for a service, replacing an earlier one. It's encrypted and never returned",
  input: z.object({
    provider,
    key: z
      .string()
      .trim()
      .min(16, "At least 16 characters")
      .max(400, "At most 400 characters")
      .regex(/^[\x21-\x7e]*$/, "Use letters, digits and symbols without spaces"),
  }),
  output: StoredKey,
  needsRecentSignIn: true,
  takesToken: false,
});

export const removeKey = endpoint("DELETE /api/settings/keys/:provider", {
  summary: "Delete your own key for a service",
  input: z.object({ provider }),
  output: z.object({}),
  needsRecentSignIn: true,
  takesToken: false,
});

export const settingsEndpoints = [getSettings, changeSettings, putKey, removeKey] as const;
