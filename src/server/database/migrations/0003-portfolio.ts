import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The ledger: accounts and transactions, what people say of instruments, imports, remembered columns, preferences. */
export const portfolio: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("portfolio_ledgers")
      .addColumn("user_id", "text", (column) => column.primaryKey().references("users.id").onDelete("cascade"))
      .addColumn("revision", "integer", (column) => column.notNull())
      .execute();

    await db.schema
      .createTable("portfolio_accounts")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("name_key", "text", (column) => column.notNull())
      .addColumn("currency", "text", (column) => column.notNull())
      .addColumn("cost_method", "text", (column) => column.notNull())
      .addColumn("cash", "text", (column) => column.notNull())
      .addColumn("is_demo", "integer", (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addUniqueConstraint("portfolio_account_name_once_per_user", ["user_id", "name_key"])
      .execute();

    await db.schema
      .createTable("portfolio_imports")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("file_name", "text", (column) => column.notNull())
      .addColumn("broker", "text")
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("undone_at", "text")
      .execute();
    await db.schema
      .createIndex("portfolio_imports_of_user")
      .on("portfolio_imports")
      .columns(["user_id", "created_at"])
      .execute();

    await db.schema
      .createTable("portfolio_transactions")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("account_id", "text", (column) =>
        column.notNull().references("portfolio_accounts.id").onDelete("cascade"),
      )
      .addColumn("position", "integer", (column) => column.notNull())
      .addColumn("type", "text", (column) => column.notNull())
      .addColumn("symbol", "text")
      .addColumn("date", "text", (column) => column.notNull())
      .addColumn("quantity", "text")
      .addColumn("price", "text")
      .addColumn("amount", "text")
      .addColumn("fee", "text", (column) => column.notNull())
      .addColumn("tax", "text", (column) => column.notNull())
      .addColumn("currency", "text", (column) => column.notNull())
      .addColumn("ratio", "text")
      .addColumn("new_symbol", "text")
      .addColumn("cash", "text")
      .addColumn("cost_share", "text")
      .addColumn("note", "text")
      .addColumn("import_id", "text", (column) => column.references("portfolio_imports.id").onDelete("set null"))
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("deleted_at", "text")
      .addColumn("revision", "integer", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("portfolio_transactions_by_revision")
      .on("portfolio_transactions")
      .columns(["user_id", "revision"])
      .execute();
    await db.schema
      .createIndex("portfolio_transactions_of_user")
      .on("portfolio_transactions")
      .columns(["user_id", "deleted_at", "date", "position"])
      .execute();
    await db.schema
      .createIndex("portfolio_transactions_of_symbol")
      .on("portfolio_transactions")
      .columns(["user_id", "symbol", "deleted_at"])
      .execute();
    await db.schema
      .createIndex("portfolio_transactions_of_new_symbol")
      .on("portfolio_transactions")
      .columns(["user_id", "new_symbol", "deleted_at"])
      .execute();
    await db.schema
      .createIndex("portfolio_transactions_of_account")
      .on("portfolio_transactions")
      .column("account_id")
      .execute();
    // Counts of lines are read from this index alone.
    await db.schema
      .createIndex("portfolio_transactions_count")
      .on("portfolio_transactions")
      .columns(["user_id", "deleted_at", "account_id"])
      .execute();
    await db.schema
      .createIndex("portfolio_transactions_of_import")
      .on("portfolio_transactions")
      .column("import_id")
      .execute();
    await db.schema
      .createIndex("portfolio_transactions_by_deletion")
      .on("portfolio_transactions")
      .column("deleted_at")
      .execute();

    await db.schema
      .createTable("portfolio_instruments")
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("symbol", "text", (column) => column.notNull())
      .addColumn("is_custom", "integer", (column) => column.notNull())
      .addColumn("name", "text")
      .addColumn("currency", "text")
      .addColumn("asset_class", "text")
      .addColumn("sector", "text")
      .addColumn("country", "text")
      .addColumn("tags", "text", (column) => column.notNull())
      .addColumn("note", "text")
      .addColumn("splits_counted_until", "text")
      .addPrimaryKeyConstraint("portfolio_instrument_once_per_user", ["user_id", "symbol"])
      .execute();

    await db.schema
      .createTable("portfolio_prices")
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("symbol", "text", (column) => column.notNull())
      .addColumn("date", "text", (column) => column.notNull())
      .addColumn("price", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("portfolio_price_once_a_day", ["user_id", "symbol", "date"])
      .execute();

    await db.schema
      .createTable("portfolio_mappings")
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("fingerprint", "text", (column) => column.notNull())
      .addColumn("mapping", "text", (column) => column.notNull())
      .addColumn("used_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("portfolio_mapping_once_per_user", ["user_id", "fingerprint"])
      .execute();

    await db.schema
      .createTable("portfolio_preferences")
      .addColumn("user_id", "text", (column) => column.primaryKey().references("users.id").onDelete("cascade"))
      .addColumn("value", "text", (column) => column.notNull())
      .execute();
  },
};
