import { join } from "node:path";
import { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../../../../tests/support/test-engines.ts";
import { createNewsletterStore } from "../../newsletter/store.ts";
import type { Tables } from "../schema.ts";
import { sqliteDialect } from "../sqlite.ts";
import { createTableChanges } from "../table-changes.ts";
import { migrations } from "./index.ts";

describe("the archive of a newsletter that is older than its marks", () => {
  it("lists what was there, as read, and gives issues that know of no prose", async () => {
    const file = join(temporaryFolder(), "bellwether.db");
    const db = new Kysely<Tables>({ dialect: sqliteDialect(file, createTableChanges()) });
    const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
    expect((await migrator.migrateTo("0014-push")).error).toBeUndefined();
    const old = db as unknown as Kysely<Record<string, Record<string, unknown>>>;
    const at = "2026-03-07T08:00:00.000Z";
    const email = "ada@example.org";
    const user = { id: "user-1", email, email_key: email, display_name: "Ada", password_hash: "none", created_at: at };
    await old.insertInto("users").values(user).execute();
    const kept = { kind: "watchlist", cadence: "weekly", title: "Week to 6 March 2026", headline: [] };
    // More than are filled in at once.
    for (let number = 0; number < 250; number += 1)
      await old
        .insertInto("newsletter_issues")
        .values({
          id: `issue-${number}`,
          user_id: "user-1",
          period_key: String(number),
          issue: JSON.stringify(kept),
          made_at: at,
        })
        .execute();
    expect((await migrator.migrateToLatest()).error).toBeUndefined();
    const store = createNewsletterStore({ db, maximumIssues: 400 });
    const entries = await store.newest("user-1");
    expect(entries).toHaveLength(250);
    for (const { id: _, ...entry } of entries)
      expect(entry).toEqual({ kind: "watchlist", cadence: "weekly", title: kept.title, madeAt: at, isRead: true });
    expect((await store.issue("user-1", "issue-7"))?.issue.prose).toBeNull();
    await db.destroy();
  });
});
