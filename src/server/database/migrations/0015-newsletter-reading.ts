import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

interface Before {
  newsletter_issues: {
    id: string;
    issue: string;
    made_at: string;
    head: string;
    read_at: string | null;
  };
}

/** Archive entries of newsletter issues, and when they were read. */
export const newsletterReading: Migration = {
  async up(db: Kysely<Before>) {
    await db.schema
      .alterTable("newsletter_issues")
      .addColumn("head", "text", (column) => column.notNull().defaultTo("{}"))
      .execute();
    await db.schema.alterTable("newsletter_issues").addColumn("read_at", "text").execute();
    await db.schema.createIndex("newsletter_archive").on("newsletter_issues").columns(["user_id", "made_at"]).execute();
    // Reading wasn't recorded before, so existing issues count as read.
    for (;;) {
      const rows = await db
        .selectFrom("newsletter_issues")
        .select(["id", "issue", "made_at"])
        .where("read_at", "is", null)
        .limit(200)
        .execute();
      for (const row of rows) {
        const { kind, cadence, title } = JSON.parse(row.issue) as { kind: string; cadence: string; title: string };
        await db
          .updateTable("newsletter_issues")
          .set({ head: JSON.stringify({ kind, cadence, title }), read_at: row.made_at })
          .where("id", "=", row.id)
          .execute();
      }
      if (rows.length === 0) return;
    }
  },
};
