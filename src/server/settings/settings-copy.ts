import type { AccountCopy } from "#contract/account-copy.ts";
import { Preferences } from "#contract/settings.ts";
import { part, type RoomCopy } from "../account-copy/room-copy.ts";
import { inserted } from "../account-copy/insert-rows.ts";
import type { Queries } from "../database/open-database.ts";

export const settingsCopy: RoomCopy = {
  export: preferencesOf,

  async import(queries, userId, { copy, now }) {
    const added = await insertPreferences(queries, userId, copy, now);
    return [part("preferences", added, Object.keys(copy.preferences).length)];
  },
};

async function preferencesOf(
  queries: Queries,
  userId: string,
): Promise<Pick<AccountCopy, "preferences" | "preferencesChangedAt">> {
  const rows = await queries
    .selectFrom("settings")
    .select(["field", "value", "updated_at"])
    .where("user_id", "=", userId)
    .orderBy("field")
    .execute();
  const known = rows.flatMap((row) => {
    const name = row.field.replace(/^preferences\./, "");
    if (!(name in Preferences.shape)) return [];
    // A value this version doesn't know falls back to the default here as well.
    const parsed = Preferences.shape[name as keyof Preferences].safeParse(JSON.parse(row.value));
    return parsed.success ? [{ name, value: parsed.data, updatedAt: row.updated_at }] : [];
  });
  return {
    preferences: Object.fromEntries(known.map(({ name, value }) => [name, value])),
    preferencesChangedAt: Object.fromEntries(known.map(({ name, updatedAt }) => [name, updatedAt])),
  };
}

/** The newer write of each preference wins, as everywhere; none is from the future. */
async function insertPreferences(
  queries: Queries,
  userId: string,
  { preferences, preferencesChangedAt: times, exportedAt }: AccountCopy,
  now: string,
): Promise<number> {
  let count = 0;
  for (const [name, given] of Object.entries(preferences)) {
    const changedAt = times[name as keyof typeof preferences] ?? exportedAt;
    const [value, updated_at] = [JSON.stringify(given), changedAt < now ? changedAt : now];
    count += await inserted(
      queries
        .insertInto("settings")
        .values({ user_id: userId, field: `preferences.${name}`, value, updated_at })
        .onConflict((conflict) =>
          conflict
            .columns(["user_id", "field"])
            .doUpdateSet({ value, updated_at })
            .where("settings.updated_at", "<", updated_at),
        )
        .executeTakeFirst(),
    );
  }
  return count;
}
