import { hkdfSync } from "node:crypto";
import { type Clock, isoTime } from "../clock.ts";
import type { Database } from "../database/open-database.ts";
import { StartError } from "../start-error.ts";

const row = "server";

/** The table of the fingerprint, for programs that read tables as they are. */
export const fingerprintTable = "secret_check";

/** The table's one row, by column. */
export function fingerprintRow(secret: string, since: string): Readonly<Record<string, string>> {
  return { id: row, fingerprint: secretFingerprint(secret), since };
}

/** For whoever runs the server. */
export const wrongSecret =
  "APP_SECRET (or the file that holds it) isn't the secret that this database is used with. With another one, stored keys, " +
  "second factors and push devices can't be read. Start with the former secret. If it is lost, stop every instance and run " +
  "npm run secret -- replace, which accepts the new one.";

/** 16 bytes derived from the secret, base64url. It tells secrets apart and reveals nothing of them. */
function secretFingerprint(secret: string): string {
  return Buffer.from(hkdfSync("sha256", secret, "", "bellwether secret-check", 16)).toString("base64url");
}

/** Throws a StartError if the database was used with another secret before. The first one is remembered. */
export async function checkSecret({
  db,
  secret,
  clock,
}: {
  db: Database;
  secret: string;
  clock: Clock;
}): Promise<void> {
  const fingerprint = secretFingerprint(secret);
  await db
    .insertInto("secret_check")
    .values({ id: row, fingerprint, since: isoTime(clock.now()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const known = await db
    .selectFrom("secret_check")
    .select("fingerprint")
    .where("id", "=", row)
    .executeTakeFirstOrThrow();
  if (known.fingerprint !== fingerprint) throw new StartError(wrongSecret);
}
