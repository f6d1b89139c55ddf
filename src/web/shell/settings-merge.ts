import type { DashboardLayout, Preferences, Settings, WholePreferences } from "#contract/settings.ts";
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
  /** Null without an unsent dashboard. */
  readonly unsentDashboard: UnsentDashboard | null;
  /** Settings of this browser alone. */
  readonly device: DeviceSettings;
}

/** A dashboard as the account has it. */
export interface SavedDashboard {
  readonly layout: DashboardLayout | null;
  /** Server time of its last write; null without one. */
  readonly writtenAt: string | null;
}

/** The account's dashboards around one that was changed here. */
export interface UnsentDashboard {
  /** The one that was changed. */
  readonly base: SavedDashboard;
  /** The one that was saved elsewhere since. It waits to be combined with the change. */
  readonly elsewhere: SavedDashboard | null;
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
const dashboardPath = "preferences.dashboard";

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
  dashboard: null,
  watchlistColumns: null,
  indicatorSets: [],
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
    unsentDashboard: null,
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
    unsentDashboard: isUnsentDashboard(stored["unsentDashboard"]) ? stored["unsentDashboard"] : null,
    device: { ...defaults.device, ...object("device") },
  };
}

/** Records a preference changed on this device and not yet confirmed by the server. */
export function changeLocally(
  stored: StoredSettings,
  change: Partial<WholePreferences>,
  changedAt: string,
): StoredSettings {
  const unsent = Object.fromEntries(
    Object.keys(change).map((name) => [pathOf(name), laterThan(stored.unsent[pathOf(name)], changedAt)]),
  );
  return {
    ...stored,
    preferences: { ...stored.preferences, ...change },
    unsent: { ...stored.unsent, ...unsent },
    unsentDashboard:
      stored.unsentDashboard ??
      (change.dashboard === undefined ? null : { base: savedDashboard(stored), elsewhere: null }),
  };
}

/** Records the combination of a dashboard changed here with the one saved elsewhere. */
export function combineLocally(
  stored: StoredSettings,
  dashboard: DashboardLayout | null,
  changedAt: string,
): StoredSettings {
  const base = stored.unsentDashboard?.elsewhere;
  if (base === undefined || base === null) return stored;
  return { ...changeLocally(stored, { dashboard }, changedAt), unsentDashboard: { base, elsewhere: null } };
}

/**
 * Merges the server's settings with the stored ones. The newer write of each field wins. An unsent dashboard stays until
 * it is combined with one saved elsewhere.
 */
export function mergeSettings(stored: StoredSettings, server: Settings): StoredSettings {
  const { unsentDashboard } = stored;
  const isNewerHere = (path: string): boolean =>
    path === dashboardPath && unsentDashboard !== null
      ? true
      : (stored.unsent[path] ?? "") > (server.updatedAt[path] ?? "");
  const kept = Object.entries(stored.preferences).filter(([name]) => isNewerHere(pathOf(name)));
  return {
    ...stored,
    apiKeys: server.apiKeys,
    // A server of an earlier version lacks the newest preferences.
    preferences: {
      ...stored.preferences,
      ...server.preferences,
      ...(Object.fromEntries(kept) as Partial<Preferences>),
    },
    watchlist: server.watchlist,
    updatedAt: server.updatedAt,
    unsentDashboard: unsentDashboard === null ? null : besideSaved(unsentDashboard, savedDashboard(server)),
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
  return {
    ...stored,
    unsent: Object.fromEntries(unsent),
    unsentDashboard: unsent.some(([path]) => path === dashboardPath) ? nextUnsent() : null,
  };

  /** A change made while another one was sent builds on that. */
  function nextUnsent(): UnsentDashboard | null {
    if (reply === undefined || sent[dashboardPath] === undefined) return stored.unsentDashboard;
    return { base: savedDashboard(reply), elsewhere: null };
  }
}

/** The time `at`, or one millisecond after `earlier` if that is later. Both in ISO 8601. */
function laterThan(earlier: string | undefined, at: string): string {
  return earlier === undefined || earlier < at ? at : new Date(Date.parse(earlier) + 1).toISOString();
}

/** The preferences to send: those the server has not confirmed, except a dashboard that is still to be combined. */
export function unsentPreferences(stored: StoredSettings): Partial<WholePreferences> {
  const isToSend = (path: string): boolean =>
    stored.unsent[path] !== undefined &&
    !(path === dashboardPath && (stored.unsentDashboard?.elsewhere ?? null) !== null);
  return Object.fromEntries(Object.entries(stored.preferences).filter(([name]) => isToSend(pathOf(name))));
}

/** Returns the times of the preferences to send, by path. */
export function unsentTimes(stored: StoredSettings): Readonly<Record<string, string>> {
  const paths = new Set(Object.keys(unsentPreferences(stored)).map(pathOf));
  return Object.fromEntries(Object.entries(stored.unsent).filter(([path]) => paths.has(path)));
}

/** Returns the times of the values that unsent preferences build on, by path. */
export function timesRead(stored: StoredSettings): Readonly<Record<string, string | null>> {
  const { unsentDashboard } = stored;
  return unsentDashboard === null ? {} : { [dashboardPath]: unsentDashboard.base.writtenAt };
}

function savedDashboard({ preferences, updatedAt }: Pick<Settings, "preferences" | "updatedAt">): SavedDashboard {
  return { layout: preferences.dashboard, writtenAt: updatedAt[dashboardPath] ?? null };
}

function besideSaved({ base }: UnsentDashboard, saved: SavedDashboard): UnsentDashboard {
  return { base, elsewhere: saved.writtenAt === base.writtenAt ? null : saved };
}

function isUnsentDashboard(value: unknown): value is UnsentDashboard {
  return "base" in asObject(value) && "elsewhere" in asObject(value);
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
