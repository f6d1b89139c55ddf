import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Saved runs of the strategy lab, and which variants were tried on which symbols. */
export const strategy: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("strategy_runs")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("name_key", "text", (column) => column.notNull())
      .addColumn("run", "text", (column) => column.notNull())
      .addColumn("summary", "text", (column) => column.notNull())
      .addColumn("saved_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("strategy_run_names")
      .unique()
      .on("strategy_runs")
      .columns(["user_id", "name_key"])
      .execute();

    await db.schema
      .createTable("strategy_tries")
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("symbols_key", "text", (column) => column.notNull())
      .addColumn("variant_key", "text", (column) => column.notNull())
      .addColumn("sharpe", "double precision")
      .addColumn("tried_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("strategy_tries_key", ["user_id", "symbols_key", "variant_key"])
      .execute();
  },
};
