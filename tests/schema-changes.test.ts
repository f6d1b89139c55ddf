import { Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { migrations } from "#server/database/migrations/index.ts";
import { postgresDialect } from "#server/database/postgres.ts";
import { sqliteDialect } from "#server/database/sqlite.ts";
import { createTableChanges } from "#server/database/table-changes.ts";
import { createLog } from "#server/log.ts";
import { bothEngines } from "./support/test-engines.ts";

/**
 * Changes that an instance of the previous version notices, from before there was a release. A change listed here needs
 * all instances to be stopped; a new one is made in two releases instead: expand, then contract.
 */
const reasons: Readonly<Record<string, string>> = {
  "0028-kept-replies": "a key needs its reply now, and earlier versions store the key first",
};

interface Column {
  readonly type: string;
  readonly isRequired: boolean;
}

interface Schema {
  readonly columns: ReadonlyMap<string, Column>;
  /** Unique indexes as "table (columns)". */
  readonly unique: ReadonlySet<string>;
}

type Db = Kysely<unknown>;

async function schemaOf(db: Db, engine: "sqlite" | "postgresql"): Promise<Schema> {
  const tables = await db.introspection.getTables();
  const columns = new Map(
    tables.flatMap(({ name, columns: ofTable }) =>
      ofTable.map((column) => [
        `${name}.${column.name}`,
        {
          type: column.dataType.toLowerCase(),
          isRequired: !column.isNullable && !column.hasDefaultValue && !column.isAutoIncrementing,
        },
      ]),
    ),
  );
  const query =
    engine === "sqlite"
      ? sql<{ place: string }>`
          SELECT tables.name || ' (' || (SELECT group_concat(coalesce(name, '?')) FROM pragma_index_info(indexes.name)) || ')' AS place
          FROM sqlite_master AS tables, pragma_index_list(tables.name) AS indexes
          WHERE tables.type = 'table' AND indexes."unique" = 1`
      : sql<{ place: string }>`
          SELECT indrelid::regclass || ' (' || substring(pg_get_indexdef(indexrelid) FROM 'USING .*') || ')' AS place FROM pg_index
          WHERE indisunique AND indrelid::regclass::text NOT LIKE 'pg_%' AND indrelid::regclass::text NOT LIKE 'kysely%'`;
  const unique = new Set((await query.execute(db)).rows.map(({ place }) => place));
  return { columns, unique };
}

/** Returns the changes that break code written for the earlier schema. */
function breaking(before: Schema, after: Schema): string[] {
  const tablesBefore = new Set([...before.columns.keys()].map(tableOf));
  const found: string[] = [];
  for (const [name, { type }] of before.columns) {
    const now = after.columns.get(name);
    if (now === undefined) found.push(`${name} is gone`);
    else if (now.type !== type) found.push(`${name} becomes ${now.type}`);
  }
  for (const [name, { isRequired }] of after.columns)
    if (isRequired && tablesBefore.has(tableOf(name)) && before.columns.get(name)?.isRequired !== true)
      found.push(`${name} is required`);
  for (const place of after.unique)
    if (!before.unique.has(place) && tablesBefore.has(place.split(" ")[0] ?? "")) found.push(`unique: ${place}`);
  return found.toSorted();
}

const tableOf = (name: string) => name.split(".")[0] ?? "";

describe.each(bothEngines())("each change of the schema on $name", ({ name: engine, emptyEnvironment }) => {
  it("lets instances of the version before it go on, or says why not", async () => {
    const { DATABASE_URL: databaseUrl, DATA_DIR: folder = "" } = await emptyEnvironment();
    const changes = createTableChanges();
    const dialect =
      databaseUrl === undefined
        ? sqliteDialect(join(folder, "steps.db"), changes)
        : await postgresDialect(databaseUrl, createLog("silent"), changes);
    const db: Db = new Kysely({ dialect });
    const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
    const broken: string[] = [];
    let before: Schema = { columns: new Map(), unique: new Set() };
    for (const name of Object.keys(migrations).toSorted()) {
      const { error } = await migrator.migrateTo(name);
      expect(error).toBeUndefined();
      const after = await schemaOf(db, engine);
      if (breaking(before, after).length > 0) broken.push(name);
      before = after;
    }
    await db.destroy();
    expect(broken).toEqual(Object.keys(reasons).toSorted());
  });
});
