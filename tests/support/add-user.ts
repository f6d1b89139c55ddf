import type { Database } from "../../src/server/database/open-database.ts";

/** Adds the row of a user without a way to sign in, for tests of stores below the account room. */
export async function addUser(
  db: Database,
  id: string,
  {
    createdAt = "2026-03-01T00:00:00.000Z",
    disabledAt = null,
  }: { createdAt?: string; disabledAt?: string | null } = {},
): Promise<void> {
  await db
    .insertInto("users")
    .values({
      id,
      email: `${id}@example.org`,
      email_key: `${id}@example.org`,
      display_name: id,
      photo_url: null,
      password_hash: "",
      created_at: createdAt,
      disabled_at: disabledAt,
    })
    .execute();
}
