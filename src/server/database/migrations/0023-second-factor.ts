import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Codes from an authenticator app, the codes that replace them, and sign-ins that wait for one. */
export const secondFactor: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("user_totp")
      .addColumn("user_id", "text", (column) => column.primaryKey().references("users.id").onDelete("cascade"))
      .addColumn("sealed_secret", "text", (column) => column.notNull())
      .addColumn("begun_at", "text", (column) => column.notNull())
      // Null: no code has proved yet that the app has the secret, so none is asked for.
      .addColumn("confirmed_at", "text")
      // The time step of the code taken last; none of it or of before is taken again.
      .addColumn("last_step", "integer", (column) => column.notNull())
      .execute();

    await db.schema
      .createTable("recovery_codes")
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("code_hash", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("recovery_codes_primary", ["user_id", "code_hash"])
      .execute();

    await db.schema
      .createTable("sign_in_challenges")
      .addColumn("token_hash", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("tries_left", "integer", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("sign_in_challenges_user").on("sign_in_challenges").column("user_id").execute();
  },
};
