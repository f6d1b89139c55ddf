import { createAccountStore } from "../src/server/account/store.ts";
import { createClock } from "../src/server/clock.ts";
import { ConfigError, readConfig } from "../src/server/config.ts";
import { openDatabase } from "../src/server/database/open-database.ts";
import { createLog } from "../src/server/log.ts";

// Disables or enables an account, also while the server runs.
const [action, email] = process.argv.slice(2);
if ((action !== "disable" && action !== "enable") || email === undefined) {
  process.stderr.write("Usage: npm run user -- disable|enable EMAIL\n");
  process.exit(2);
}
try {
  const config = readConfig(process.env);
  const log = createLog("warn");
  const database = await openDatabase({ ...config, log, lock: false });
  const store = createAccountStore({ db: database.db, clock: createClock() });
  const emailKey = email.trim().toLowerCase();
  const found = action === "disable" ? await store.disableUser(emailKey) : await store.enableUser(emailKey);
  await database.close();
  process.stdout.write(found ? `${email}: ${action}d\n` : `${email}: no such account\n`);
  process.exit(found ? 0 : 1);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.mistakes.join("\n")}\n`);
  process.exit(1);
}
