import { parseArgs } from "node:util";
import { BackupError } from "../src/server/backup/backup-error.ts";
import { moveData } from "../src/server/backup/move-data.ts";
import { readBackupPlaces } from "../src/server/config.ts";
import { createLog } from "../src/server/log.ts";
import { endOnMistake } from "./end-on-mistake.ts";

const usage = `Usage: npm run migrate-data -- --to postgresql|sqlite

Copies everything from the embedded database in DATA_DIR to the empty PostgreSQL database of DATABASE_URL, or back into an empty
DATA_DIR, and compares every table. Stop the server first. Run again after an interruption, it goes on where it stopped.
The source stays as it is.`;

await endOnMistake(usage, async () => {
  const { values } = parseArgs({ options: { to: { type: "string" } } });
  const { databaseUrl, dataDirectory } = readBackupPlaces(process.env);
  if (values.to !== "postgresql" && values.to !== "sqlite") throw new BackupError(usage);
  if (databaseUrl === null) throw new BackupError("DATABASE_URL must name the PostgreSQL database.");
  const [embedded, postgres] = [
    { databaseUrl: null, dataDirectory },
    { databaseUrl, dataDirectory },
  ];
  const isOut = values.to === "postgresql";
  const tables = await moveData({
    from: isOut ? embedded : postgres,
    to: isOut ? postgres : embedded,
    log: createLog("warn"),
    onTable: (table, rows, isCopied) =>
      process.stdout.write(`${table}: ${isCopied ? `copied ${rows} rows` : `${rows} rows are there already`}\n`),
  });
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(`Moved ${rows} rows of ${Object.keys(tables).length} tables. Every table is equal.\n`);
  process.stdout.write(
    isOut
      ? "Start with DATABASE_URL and APP_SECRET (the content of DATA_DIR/secret) from now on.\n"
      : "Start without DATABASE_URL from now on. Put the APP_SECRET used so far into DATA_DIR/secret.\n",
  );
});
