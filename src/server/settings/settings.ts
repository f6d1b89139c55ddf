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
  /** The public details of the user's keys. */
  keysOf: (userId: string) => Promise<SettingsOnTheWire["apiKeys"]>;
  watchlistOf: (userId: string) => Promise<readonly string[]>;
}) {
  async function stored(userId: string) {
    const records = await store.all(userId);
    const preferences: Record<string, unknown> = {};
    const updatedAt: Record<string, string> = {};
    for (const record of records) {
      const name = record.field.replace(/^preferences\./, "");
      // A value this version doesn't know falls back to the default.
      if (!(name in Preferences.shape)) continue;
      const parsed = Preferences.shape[name as keyof Preferences].safeParse(JSON.parse(record.value));
      if (!parsed.success) continue;
      preferences[name] = parsed.data;
      updatedAt[record.field] = record.updatedAt;
    }
    return { chosen: Preferences.partial().parse(preferences), updatedAt };
  }

  async function read(userId: string): Promise<SettingsOnTheWire> {
    const { chosen, updatedAt } = await stored(userId);
    return {
      apiKeys: await keysOf(userId),
      preferences: Preferences.parse({ ...defaultPreferences, ...chosen }),
      watchlist: [...(await watchlistOf(userId))],
      updatedAt,
    };
  }

  return {
    read,

    /** Returns the preferences that a user has chosen, without the defaults. */
    chosenBy: async (userId: string): Promise<Partial<Preferences>> =>
      (await stored(userId)).chosen as Partial<Preferences>,

    async change(
      userId: string,
      input: {
        preferences?: Partial<{ [Name in keyof Preferences]: Preferences[Name] | undefined }> | undefined;
        changedAt?: Record<string, string> | undefined;
        sentAt?: string | undefined;
        watchlist?: unknown;
        apiKeys?: unknown;
      },
    ): Promise<SettingsOnTheWire | Refusal> {
      if (input.watchlist !== undefined) return readOnly("watchlist", "Change the watchlist at /api/watchlist");
      if (input.apiKeys !== undefined) return readOnly("apiKeys", "Put a key at /api/settings/keys/{provider}");
      const now = clock.now();
      const leadMs = input.sentAt === undefined ? 0 : now - Date.parse(input.sentAt);
      // In one order for all: two devices that change the same fields must not wait for each other.
      const changes = Object.entries(input.preferences ?? {})
        .filter(([, value]) => value !== undefined)
        .toSorted(([one], [other]) => (one < other ? -1 : 1));
      await store.transaction(async (queries) => {
        for (const [name, value] of changes) {
          const field = `preferences.${name}`;
          const claimed = Date.parse(input.changedAt?.[field] ?? "") + leadMs;
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
