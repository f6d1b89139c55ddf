import { defaultPreferences, Preferences, type Settings as SettingsOnTheWire } from "#contract/settings.ts";
import { type Clock, isoTime } from "../clock.ts";
import { Refusal, refuse } from "../http/refusal.ts";
import type { SettingsStore } from "./store.ts";

export type Settings = ReturnType<typeof createSettings>;

/** Settings kept with the account; per field the newer write wins. `watchlistOf` gives the default list they mirror. */
export function createSettings({
  store,
  clock,
  watchlistOf,
  keysOf,
}: {
  store: SettingsStore;
  clock: Clock;
  /** What is told of the keys that the user brought. */
  keysOf: (userId: string) => Promise<SettingsOnTheWire["apiKeys"]>;
  watchlistOf: (userId: string) => Promise<readonly string[]>;
}) {
  async function read(userId: string): Promise<SettingsOnTheWire> {
    const records = await store.all(userId);
    const preferences: Record<string, unknown> = { ...defaultPreferences };
    const updatedAt: Record<string, string> = {};
    for (const record of records) {
      const name = record.field.replace(/^preferences\./, "");
      // What an older version stored and this one no longer knows falls back to the default.
      if (!(name in Preferences.shape)) continue;
      const parsed = Preferences.shape[name as keyof Preferences].safeParse(JSON.parse(record.value));
      if (!parsed.success) continue;
      preferences[name] = parsed.data;
      updatedAt[record.field] = record.updatedAt;
    }
    return {
      apiKeys: await keysOf(userId),
      preferences: Preferences.parse(preferences),
      watchlist: [...(await watchlistOf(userId))],
      updatedAt,
    };
  }

  return {
    read,

    async change(
      userId: string,
      input: {
        preferences?: Partial<{ [Name in keyof Preferences]: Preferences[Name] | undefined }> | undefined;
        changedAt?: Record<string, string> | undefined;
        watchlist?: unknown;
        apiKeys?: unknown;
      },
    ): Promise<SettingsOnTheWire | Refusal> {
      if (input.watchlist !== undefined) return readOnly("watchlist", "Change the watchlist at /api/watchlist");
      if (input.apiKeys !== undefined) return readOnly("apiKeys", "Put a key at /api/settings/keys/{provider}");
      const now = clock.now();
      // In one order for all: two devices that change the same fields must not wait for each other.
      const changes = Object.entries(input.preferences ?? {})
        .filter(([, value]) => value !== undefined)
        .toSorted(([one], [other]) => (one < other ? -1 : 1));
      await store.transaction(async (queries) => {
        for (const [name, value] of changes) {
          const field = `preferences.${name}`;
          const claimed = Date.parse(input.changedAt?.[field] ?? "");
          // A device whose clock runs ahead cannot win over writes to come.
          const writtenAt = Number.isNaN(claimed) ? now : Math.min(claimed, now);
          await store.write(queries, userId, { field, value: JSON.stringify(value), updatedAt: isoTime(writtenAt) });
        }
      });
      return read(userId);
    },
  };
}

function readOnly(path: string, message: string): Refusal {
  return refuse("read-only-setting", { detail: message, errors: [{ path, message }] });
}
