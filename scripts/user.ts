import { randomInt } from "node:crypto";
import { createPasswordHasher } from "../src/server/account/password-hash.ts";
import { createSecondFactorStore } from "../src/server/account/second-factor-store.ts";
import { createAccountStore } from "../src/server/account/store.ts";
import { createAlertStore } from "../src/server/alerts/store.ts";
import { createClock } from "../src/server/clock.ts";
import { ConfigError, readConfig } from "../src/server/config.ts";
import { openDatabase } from "../src/server/database/open-database.ts";
import { createLog } from "../src/server/log.ts";

// Account tasks for the administrator, also while the server runs.
const [action = "", email] = process.argv.slice(2);
if (
  !["disable", "enable", "new-password", "no-second-factor", "administrator"].includes(action) ||
  email === undefined
) {
  process.stderr.write("Usage: npm run user -- disable|enable|new-password|no-second-factor|administrator EMAIL\n");
  process.exit(2);
}
const emailKey = email.trim().toLowerCase();
try {
  const config = readConfig(process.env);
  const database = await openDatabase({ ...config, log: createLog("warn"), lock: false });
  const store = createAccountStore({ db: database.db, clock: createClock() });
  const alerts = createAlertStore({ db: database.db, clock: createClock() });
  const outcome = await (action === "disable"
    ? store.disableUser(emailKey).then((found) => (found ? "disabled" : null))
    : action === "enable"
      ? store
          .enableUser(emailKey, (queries, userId) => alerts.wake(queries, userId))
          .then((found) => (found ? "enabled" : null))
      : action === "administrator"
        ? store.makeAdministrator(emailKey).then((found) => (found ? "administers the server" : null))
        : action === "no-second-factor"
          ? noSecondFactor(createSecondFactorStore({ db: database.db, clock: createClock() }))
          : newPassword(store));
  await database.close();
  process.stdout.write(`${email}: ${outcome ?? "no such account"}\n`);
  process.exit(outcome === null ? 1 : 0);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.mistakes.join("\n")}\n`);
  process.exit(1);
}

/** For users who lost the phone and the recovery codes: afterwards the password alone opens the account. */
async function noSecondFactor(factors: ReturnType<typeof createSecondFactorStore>): Promise<string | null> {
  const wasOn = await factors.removeByEmail(emailKey);
  return wasOn === null ? null : wasOn ? "no second factor any more, signed out" : "had no second factor, signed out";
}

/** Generates a password that can be read aloud and prints it only to the terminal. */
async function newPassword(store: ReturnType<typeof createAccountStore>): Promise<string | null> {
  const letters = "abcdefghjkmnpqrstuvwxyz23456789";
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join("");
  const password = [group(), group(), group()].join("-");
  const hash = await createPasswordHasher({ atOnce: 1, queueLength: 1 }).create(password);
  if (typeof hash !== "string") throw hash;
  return (await store.setPasswordHash(emailKey, hash)) ? `the new password is ${password}` : null;
}
