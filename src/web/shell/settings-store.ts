import type { Preferences } from "#contract/settings.ts";
import { settingsStorageKey } from "../account/account-storage.ts";
import { ApiProblem } from "../api/api-problem.ts";
import { call } from "../api/call.ts";
import { now } from "../format/clock.ts";
import { changeLocally, confirmSent, mergeSettings, readSettings, unsentPreferences } from "./settings-merge.ts";
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
    const sent = stored.unsent;
    const preferences = unsentPreferences(stored);
    if (Object.keys(preferences).length === 0) return;
    setSaveState("saving");
    try {
      // A change made now gets the server's own timestamp; a stored one carries its own.
      const times = isFresh ? {} : { changedAt: { ...sent }, sentAt: new Date(now()).toISOString() };
      const settings = await call("PATCH /api/settings", { preferences, ...times });
      put(mergeSettings(confirmSent(stored, sent, settings), settings));
      setSaveState("saved");
    } catch (error) {
      if (error instanceof ApiProblem && error.status === 422) {
        put(confirmSent(stored, sent));
        setSaveState("refused");
        await load();
      } else setSaveState("kept");
    }
  }

  /** One request at a time, so that answers can't overtake each other. */
  function send(isFresh: boolean): Promise<void> {
    const next = (sending ?? Promise.resolve()).then(() => sendUnsent(isFresh));
    sending = next.catch(() => {});
    return sending;
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
    change: (change: Partial<Preferences>): void => {
      const hadKept = Object.keys(stored.unsent).length > 0;
      put(changeLocally(stored, change, new Date(now()).toISOString()));
      void send(!hadKept);
    },
    changeDevice: (change: Partial<DeviceSettings>): void => {
      put({ ...stored, device: { ...stored.device, ...change } });
    },
    setWatchlist: (watchlist: readonly string[]): void => {
      if (watchlist.join() !== stored.watchlist.join()) put({ ...stored, watchlist });
    },
  };
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
