import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { BackupError } from "../src/server/backup/backup-error.ts";
import { replaceSecret } from "../src/server/backup/replace-secret.ts";
import { readBackupPlaces, readConfig } from "../src/server/config.ts";
import { endOnMistake } from "./end-on-mistake.ts";

const usage = `Usage: npm run secret -- replace

Accepts the present APP_SECRET (or DATA_DIR/secret) for a database that was used with another one, which is lost. Stop the server
first. Keys that users entered, calendar links and push devices must be set up again, and each user with a second factor needs
npm run user -- no-second-factor EMAIL.`;

await endOnMistake(usage, async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  if (positionals.length !== 1 || positionals[0] !== "replace") throw new BackupError(usage);
  const places = readBackupPlaces(process.env);
  // Before the settings are read, which would make a secret in the wrong folder.
  if (places.databaseUrl === null && !existsSync(join(places.dataDirectory, "bellwether.db")))
    throw new BackupError(`There is no database in ${places.dataDirectory} yet. DATA_DIR names the server's folder.`);
  const config = readConfig(process.env);
  const isNew = await replaceSecret({ place: config, secret: config.secret });
  process.stdout.write(
    isNew
      ? "The database accepts this secret now. What the former one sealed can't be read any more.\n"
      : "The database is used with this secret already. Nothing was changed.\n",
  );
});
