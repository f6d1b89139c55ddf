import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Users' drawings on the charts of symbols: one row for each chart, because its drawings are replaced together. */
export const chartDrawings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("chart_drawings")
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("symbol", "text", (column) => column.notNull())
      .addColumn("drawings", "text", (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("updated_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("chart_drawings_key", ["user_id", "symbol"])
      .execute();
  },
};
