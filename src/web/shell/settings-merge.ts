import type { Preferences, Settings } from "#contract/settings.ts";
import type { HoldingFigure } from "../holdings/holding-figure.ts";
import type { Currency } from "#core/money/currencies.ts";

/** The settings object in local storage. */
export interface StoredSettings {
  /** The owner's account id; null before the first sign-in here. */
  readonly accountId: string;
  readonly apiKeys: Settings["apiKeys"];
  readonly preferences: Preferences;
  readonly watchlist: readonly string[];
  /** Server time of each field, by its path. */
  readonly updatedAt: Readonly<Record<string, string>>;
  /** Fields changed here and not yet confirmed by the server: path -> time. */
  readonly unsent: Readonly<Record<string, string>>;
  /** Settings of this browser alone. */
  readonly device: DeviceSettings;
}

export interface DeviceSettings {
  readonly singleKeys: boolean;
  readonly narrowRail: boolean;
  /** Columns of the holdings; null for the defaults. */
  readonly holdingColumns: readonly string[] | null;
  /** The figure beside each holding on a phone. */
  readonly holdingFigure: HoldingFigure;
}

const defaultCurrency: Currency = "USD";

export const defaultPreferences: Preferences = {
  defaultCurrency,
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

/** The settings of an account before anything is known of it. */
export function defaultSettings(accountId: string): StoredSettings {
  return {
    accountId,
    apiKeys: {},
    preferences: defaultPreferences,
    watchlist: ["AAPL", "GOOGL", "MSFT", "AMZN", "TSLA"],
    updatedAt: {},
    unsent: {},
    device: { singleKeys: true, narrowRail: false, holdingColumns: null, holdingFigure: "today" },
  };
}

/** Returns an account's settings from local storage; the defaults if they are missing, broken or another account's. */
export function readSettings(raw: string | null, accountId: string): StoredSettings {
  const defaults = defaultSettings(accountId);
  const stored = parseObject(raw);
  if (stored === null || stored["accountId"] !== accountId) return defaults;
  const object = (name: string): object => asObject(stored[name]);
  return {
    accountId,
    apiKeys: { ...defaults.apiKeys, ...object("apiKeys") },
    preferences: { ...defaults.preferences, ...object("preferences") },
    watchlist: Array.isArray(stored["watchlist"]) ? stored["watchlist"].map(String) : defaults.watchlist,
    updatedAt: { ...object("updatedAt") },
    unsent: { ...object("unsent") },
    device: { ...defaults.device, ...object("device") },
  };
}

/** Records a preference changed on this device and not yet confirmed by the server. */
export function changeLocally(stored: StoredSettings, change: Partial<Preferences>, changedAt: string): StoredSettings {
  const unsent = Object.fromEntries(
    Object.keys(change).map((name) => [pathOf(name), laterThan(stored.unsent[pathOf(name)], changedAt)]),
  );
  return {
    ...stored,
    preferences: { ...stored.preferences, ...change },
    unsent: { ...stored.unsent, ...unsent },
  };
}

/** Merges the server's settings with the stored ones. The newer write of each field wins. */
export function mergeSettings(stored: StoredSettings, server: Settings): StoredSettings {
  const isNewerHere = (path: string): boolean => (stored.unsent[path] ?? "") > (server.updatedAt[path] ?? "");
  const kept = Object.entries(stored.preferences).filter(([name]) => isNewerHere(pathOf(name)));
  return {
    ...stored,
    apiKeys: server.apiKeys,
    preferences: { ...server.preferences, ...(Object.fromEntries(kept) as Partial<Preferences>) },
    watchlist: server.watchlist,
    updatedAt: server.updatedAt,
    unsent: Object.fromEntries(Object.entries(stored.unsent).filter(([path]) => isNewerHere(path))),
  };
}

/**
 * Confirms what was sent, unless it has been changed again since. Such a change is newer than the reply, even if the server was slow or
 * its clock is ahead and the reply has the later time.
 */
export function confirmSent(
  stored: StoredSettings,
  sent: Readonly<Record<string, string>>,
  reply?: Settings,
): StoredSettings {
  const unsent = Object.entries(stored.unsent).flatMap(([path, changedAt]) => {
    if (sent[path] === changedAt) return [];
    return [[path, sent[path] === undefined ? changedAt : laterThan(reply?.updatedAt[path], changedAt)] as const];
  });
  return { ...stored, unsent: Object.fromEntries(unsent) };
}

/** The time `at`, or one millisecond after `earlier` if that is later. Both in ISO 8601. */
function laterThan(earlier: string | undefined, at: string): string {
  return earlier === undefined || earlier < at ? at : new Date(Date.parse(earlier) + 1).toISOString();
}

/** The preferences the server has not confirmed. */
export function unsentPreferences(stored: StoredSettings): Partial<Preferences> {
  const entries = Object.entries(stored.preferences).filter(([name]) => stored.unsent[pathOf(name)] !== undefined);
  return Object.fromEntries(entries);
}

/** Returns a preference's path in `updatedAt` and `changedAt`. */
function pathOf(name: string): string {
  return `preferences.${name}`;
}

function parseObject(raw: string | null): Readonly<Record<string, unknown>> | null {
  if (raw === null) return null;
  try {
    const value: unknown = JSON.parse(raw);
    return typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : null;
  } catch {
    return null;
  }
}

function asObject(value: unknown): object {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
}
