import { z } from "zod";
import { languages } from "#core/languages/languages.ts";
import {
  maxIndicatorChoiceLength,
  maxIndicatorSetNameLength,
  maxIndicatorSets,
} from "#core/market/indicator-set-limits.ts";
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

/** Where a card of the dashboard is on a wide window: across it, in the wider column or in the narrower one. */
export const dashboardZones = ["wide", "main", "side"] as const;
export type DashboardZone = (typeof dashboardZones)[number];

/** Clients of several versions share a layout, so it may name cards that one of them doesn't know. */
const cardId = z.string().regex(/^[a-z][a-z-]{0,31}$/);
const maxCards = 60;

/** The user's changes to the dashboard. Cards that aren't listed have their default places. */
export const DashboardLayout = z.strictObject({
  /** The order on wide windows and tablets. */
  cards: z.array(z.strictObject({ id: cardId, zone: z.enum(dashboardZones) })).max(maxCards),
  /** The order on phones. */
  phone: z.array(cardId).max(maxCards),
  hidden: z.array(cardId).max(maxCards),
});
export type DashboardLayout = z.infer<typeof DashboardLayout>;

/** Columns of the watchlist. Clients of several versions share them. */
const columnId = z.string().regex(/^[a-z][a-zA-Z]{0,31}$/);
const maxColumns = 40;

/** A named set of indicators with an interval, as the technical screen's address has them. */
export const IndicatorSet = z.strictObject({
  name: z.string().trim().min(1).max(maxIndicatorSetNameLength),
  choice: z.string().max(maxIndicatorChoiceLength),
});

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
  /** null: the default dashboard. */
  dashboard: DashboardLayout.nullable(),
  /** Columns of the watchlist beside symbol and price. null: the usual ones that fit. */
  watchlistColumns: z.array(columnId).max(maxColumns).nullable(),
  indicatorSets: z.array(IndicatorSet).max(maxIndicatorSets),
});
export type Preferences = z.infer<typeof Preferences>;

/** The preferences that are written whole. Sets of indicators are saved and deleted one by one. */
export const WholePreferences = Preferences.omit({ indicatorSets: true });
export type WholePreferences = z.infer<typeof WholePreferences>;

export type IndicatorSet = z.infer<typeof IndicatorSet>;

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
  dashboard: null,
  watchlistColumns: null,
  indicatorSets: [],
};

export const getSettings = endpoint("GET /api/settings", {
  summary: "Your settings",
  input: z.object({}),
  output: Settings,
});

export const changeSettings = endpoint("PATCH /api/settings", {
  summary: "Change settings. For each field, the newer write wins, unless `readAt` is given",
  input: z.strictObject({
    preferences: WholePreferences.partial().optional(),
    /**
     * The time a field was changed on the device, by its path. Omitted: now. Newer fields on the server keep their
     * value.
     */
    changedAt: z.record(z.string(), z.iso.datetime()).optional(),
    /** The device's time at sending. The server shifts `changedAt` by the difference from its own clock, if it is a minute or more. */
    sentAt: z.iso.datetime().optional(),
    /**
     * The `updatedAt` of fields that the change builds on, by path; null for a field that was never written. If one of
     * them was written since, nothing is changed.
     */
    readAt: z.record(z.string(), z.iso.datetime().nullable()).optional(),
    watchlist: z.unknown().optional(),
    apiKeys: z.unknown().optional(),
  }),
  output: Settings,
  problems: ["read-only-setting", "version-conflict"],
});

export const putIndicatorSet = endpoint("PUT /api/settings/indicator-sets/:name", {
  summary: "Save indicators",
  input: IndicatorSet,
  output: Settings,
  problems: ["too-many-indicator-sets"],
});

export const removeIndicatorSet = endpoint("DELETE /api/settings/indicator-sets/:name", {
  summary: "Delete indicators",
  input: z.object({ name: z.string() }),
  output: Settings,
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

export const settingsEndpoints = [
  getSettings,
  changeSettings,
  putIndicatorSet,
  removeIndicatorSet,
  putKey,
  removeKey,
] as const;
