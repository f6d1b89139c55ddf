import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The last and next run of each job, and the process that runs it. */
export const jobs: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("jobs")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("next_run_at", "text", (column) => column.notNull())
      .addColumn("owner", "text")
      .addColumn("owned_until", "text")
      .addColumn("started_at", "text")
      .addColumn("finished_at", "text")
      .addColumn("succeeded_at", "text")
      .addColumn("result", "text")
      .addColumn("error", "text")
      .addColumn("failures", "integer", (column) => column.notNull())
      .execute();
  },
};
