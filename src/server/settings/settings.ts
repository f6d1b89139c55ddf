import {
  defaultPreferences,
  type IndicatorSet,
  Preferences,
  type Settings as SettingsOnTheWire,
  type WholePreferences,
} from "#contract/settings.ts";
import { maxIndicatorSets } from "#core/market/indicator-set-limits.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { Queries } from "../database/open-database.ts";
import { Refusal, refuse } from "../http/refusal.ts";
import type { SettingsStore } from "./store.ts";

export type Settings = ReturnType<typeof createSettings>;

/** Built once: the library compiles a schema when it is first used. */
const ChosenPreferences = Preferences.partial();
const longestWayMs = 60_000;

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
  async function stored(userId: string, queries?: Queries) {
    return knownOf(await (queries === undefined ? store.all(userId) : store.allIn(queries, userId)));
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

  /** Changes the sets of indicators as they are stored now, so that none saved on another device is lost. */
  async function changeSets(
    userId: string,
    next: (sets: readonly IndicatorSet[]) => readonly IndicatorSet[],
  ): Promise<SettingsOnTheWire | Refusal> {
    const isFull = await store.transaction(async (queries) => {
      const writtenAt = timeOf((await store.holdTimes(queries, userId)).get(setsField));
      const sets = next((await stored(userId, queries)).chosen.indicatorSets ?? []);
      if (sets.length > maxIndicatorSets) return true;
      const updatedAt = isoTime(Math.max(clock.now(), (writtenAt ?? 0) + 1));
      await store.write(queries, userId, { field: setsField, value: JSON.stringify(sets), updatedAt });
      return false;
    });
    return isFull ? refuse("too-many-indicator-sets", { values: { maximum: maxIndicatorSets } }) : read(userId);
  }

  return {
    read,

    saveSet: (userId: string, set: IndicatorSet): Promise<SettingsOnTheWire | Refusal> =>
      changeSets(userId, (sets) => [...sets.filter(({ name }) => name !== set.name), set]),

    removeSet: (userId: string, removed: string): Promise<SettingsOnTheWire | Refusal> =>
      changeSets(userId, (sets) => sets.filter(({ name }) => name !== removed)),

    /** Returns the preferences that a user has chosen, without the defaults. */
    chosenBy: async (userId: string): Promise<Partial<Preferences>> =>
      (await stored(userId)).chosen as Partial<Preferences>,

    async change(
      userId: string,
      input: {
        preferences?: Partial<{ [Name in keyof WholePreferences]: WholePreferences[Name] | undefined }> | undefined;
        changedAt?: Record<string, string> | undefined;
        sentAt?: string | undefined;
        readAt?: Record<string, string | null> | undefined;
        watchlist?: unknown;
        apiKeys?: unknown;
      },
    ): Promise<SettingsOnTheWire | Refusal> {
      if (input.watchlist !== undefined) return readOnly("watchlist", "Change the watchlist at /api/watchlist");
      if (input.apiKeys !== undefined) return readOnly("apiKeys", "Put a key at /api/settings/keys/{provider}");
      const now = clock.now();
      const lagMs = input.sentAt === undefined ? 0 : now - Date.parse(input.sentAt);
      // So short a difference is rather the time that the change was on its way than a wrong clock.
      const leadMs = Math.abs(lagMs) < longestWayMs ? 0 : lagMs;
      // In one order for all: two devices that change the same fields must not wait for each other.
      const changes = Object.entries(input.preferences ?? {})
        .filter(([, value]) => value !== undefined)
        .toSorted(([one], [other]) => (one < other ? -1 : 1));
      const isCurrent = await store.transaction(async (queries) => {
        const readAt = Object.entries(input.readAt ?? {});
        const writtenAt = readAt.length === 0 ? null : await store.holdTimes(queries, userId);
        if (readAt.some(([field, at]) => timeOf(at) !== timeOf(writtenAt?.get(field)))) return false;
        for (const [name, value] of changes) {
          const field = `preferences.${name}`;
          const claimed = Date.parse(input.changedAt?.[field] ?? "") + leadMs;
          // A device whose clock runs ahead cannot win over writes to come.
          const changedAt = Number.isNaN(claimed) ? now : Math.min(claimed, now);
          // A change that builds on the stored value is later than it, whatever the clocks say.
          const base = input.readAt?.[field] === undefined ? null : timeOf(writtenAt?.get(field));
          const updatedAt = isoTime(base === null ? changedAt : Math.max(changedAt, base + 1));
          await store.write(queries, userId, { field, value: JSON.stringify(value), updatedAt });
        }
        return true;
      });
      const current = await read(userId);
      return isCurrent ? current : refuse("version-conflict", { current });
    },
  };
}

/** The values that this version knows, with their times. The others fall back to the defaults. */
function knownOf(records: readonly Awaited<ReturnType<SettingsStore["all"]>>[number][]) {
  const preferences: Record<string, unknown> = {};
  const updatedAt: Record<string, string> = {};
  for (const record of records) {
    const name = record.field.replace(/^preferences\./, "");
    if (!(name in Preferences.shape)) continue;
    const parsed = Preferences.shape[name as keyof Preferences].safeParse(JSON.parse(record.value));
    if (!parsed.success) continue;
    preferences[name] = parsed.data;
    updatedAt[record.field] = record.updatedAt;
  }
  return { chosen: ChosenPreferences.parse(preferences), updatedAt };
}

const setsField = "preferences.indicatorSets";

function timeOf(time: string | null | undefined): number | null {
  return time === null || time === undefined ? null : Date.parse(time);
}

function readOnly(path: string, message: string): Refusal {
  return refuse("read-only-setting", { detail: message, errors: [{ path, message }] });
}
