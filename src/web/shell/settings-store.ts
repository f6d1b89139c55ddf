import type { DashboardLayout, IndicatorSet, Settings, WholePreferences } from "#contract/settings.ts";
import { settingsStorageKey } from "../account/account-storage.ts";
import { ApiProblem } from "../api/api-problem.ts";
import { call } from "../api/call.ts";
import { now } from "../format/clock.ts";
import {
  changeLocally,
  combineLocally,
  confirmSent,
  mergeSettings,
  readSettings,
  timesRead,
  unsentPreferences,
  unsentTimes,
} from "./settings-merge.ts";
import type { DeviceSettings, StoredSettings } from "./settings-merge.ts";

/** The progress of the last change. */
export type SaveState = "saved" | "saving" | "kept" | "refused";

/** One account's settings: saved first in this browser's storage, then in the account. */
export function createSettingsStore(accountId: string) {
  const listeners = new Set<() => void>();
  let stored = readSettings(readStorage(), accountId);
  let saveState: SaveState = Object.keys(stored.unsent).length === 0 ? "saved" : "kept";
  let sending: Promise<void> | null = null;
  let isClosed = false;

  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const put = (next: StoredSettings): void => {
    if (isClosed) return;
    stored = next;
    writeStorage(JSON.stringify(stored));
    tell();
  };
  const setSaveState = (next: SaveState): void => {
    saveState = next;
    tell();
  };

  async function load(): Promise<void> {
    const settings = await call("GET /api/settings", {});
    put(mergeSettings(stored, settings));
  }

  async function sendUnsent(isFresh: boolean): Promise<void> {
    const change = unsentChange(stored);
    if (change === null) return;
    setSaveState("saving");
    try {
      const settings = await sendChange(change, isFresh);
      put(mergeSettings(confirmSent(stored, change.changedAt, settings), settings));
      setSaveState("saved");
    } catch (error) {
      const problem = error instanceof ApiProblem ? error : null;
      if (problem?.status === 422) {
        put(confirmSent(stored, change.changedAt));
        setSaveState("refused");
        await load();
      } else {
        setSaveState("kept");
        if (problem?.code !== "version-conflict") return;
        // The dashboard was saved elsewhere too. The other changes are sent without it.
        put(mergeSettings(stored, problem.current as Settings));
        await sendUnsent(false);
      }
    }
  }

  /** One request at a time, so that answers can't overtake each other. */
  function send(isFresh: boolean): Promise<void> {
    const next = (sending ?? Promise.resolve()).then(() => sendUnsent(isFresh));
    sending = next.catch(() => {});
    return sending;
  }

  /** Makes a change that the server takes at once or refuses. */
  function ask(request: () => Promise<Settings>): Promise<void> {
    const asked = (sending ?? Promise.resolve()).then(async () => put(mergeSettings(stored, await request())));
    sending = asked.catch(() => {});
    return asked;
  }

  const followOtherTab = (event: StorageEvent): void => {
    if (event.key !== settingsStorageKey || event.newValue === null) return;
    stored = readSettings(event.newValue, accountId);
    tell();
  };
  const sendKept = (): void => {
    if (Object.keys(stored.unsent).length > 0) void send(false);
  };

  return {
    current: () => stored,
    saveState: () => saveState,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Loads the account's settings and sends stored changes; false if the server didn't answer. */
    start: async (): Promise<boolean> => {
      isClosed = false;
      window.addEventListener("storage", followOtherTab);
      window.addEventListener("online", sendKept);
      window.addEventListener("focus", sendKept);
      sendKept();
      return load().then(
        () => true,
        () => false,
      );
    },
    stop: () => {
      isClosed = true;
      window.removeEventListener("storage", followOtherTab);
      window.removeEventListener("online", sendKept);
      window.removeEventListener("focus", sendKept);
    },
    saveIndicatorSet: (set: IndicatorSet): Promise<void> =>
      ask(() => call("PUT /api/settings/indicator-sets/:name", set)),
    removeIndicatorSet: (name: string): Promise<void> =>
      ask(() => call("DELETE /api/settings/indicator-sets/:name", { name })),
    change: (change: Partial<WholePreferences>): void => {
      const hadKept = Object.keys(stored.unsent).length > 0;
      put(changeLocally(stored, change, new Date(now()).toISOString()));
      void send(!hadKept);
    },
    /** Saves a dashboard combined from the one changed here and the one saved elsewhere. */
    combineDashboard: (dashboard: DashboardLayout | null): void => {
      put(combineLocally(stored, dashboard, new Date(now()).toISOString()));
      void send(false);
    },
    changeDevice: (change: Partial<DeviceSettings>): void => {
      put({ ...stored, device: { ...stored.device, ...change } });
    },
    setWatchlist: (watchlist: readonly string[]): void => {
      if (watchlist.join() !== stored.watchlist.join()) put({ ...stored, watchlist });
    },
  };
}

/** Returns what the account doesn't have yet; null if there is nothing to send. */
function unsentChange(stored: StoredSettings) {
  const preferences = unsentPreferences(stored);
  if (Object.keys(preferences).length === 0) return null;
  return {
    preferences,
    changedAt: unsentTimes(stored),
    readAt: preferences.dashboard === undefined ? null : timesRead(stored),
  };
}

/** Sends a change. `isFresh`: made now, so that the first try gets the server's own timestamp. Others carry theirs. */
async function sendChange(
  { preferences, changedAt, readAt }: NonNullable<ReturnType<typeof unsentChange>>,
  isFresh: boolean,
): Promise<Settings> {
  let isNow = isFresh;
  const send = (base: typeof readAt): Promise<Settings> =>
    call("PATCH /api/settings", () => {
      const times = isNow ? {} : { changedAt, sentAt: new Date(now()).toISOString() };
      isNow = false;
      return { preferences, ...times, ...(base === null ? {} : { readAt: base }) };
    });
  try {
    return await send(readAt);
  } catch (error) {
    // While an update is rolled out, servers of the version before refuse `readAt`. Without it, the newer write wins.
    if (readAt === null || !(error instanceof ApiProblem) || error.status !== 422) throw error;
    return send(null);
  }
}

export type SettingsStore = ReturnType<typeof createSettingsStore>;

function readStorage(): string | null {
  try {
    return localStorage.getItem(settingsStorageKey);
  } catch {
    return null;
  }
}

function writeStorage(value: string): void {
  try {
    localStorage.setItem(settingsStorageKey, value);
  } catch {
    // The account still saves the settings.
  }
}
