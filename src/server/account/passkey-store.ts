import { randomBytes, randomUUID } from "node:crypto";
import { hashOfSecret } from "../secrets/hash-of-secret.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { Database, Queries } from "../database/open-database.ts";
import { hasWayIn, type OtherWays } from "./way-in-store.ts";

export type PasskeyPurpose = "register" | "sign-in" | "proof";

export interface PasskeyRecord {
  readonly id: string;
  readonly userId: string;
  readonly credentialId: string;
  /** COSE, base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

export type PasskeyStore = ReturnType<typeof createPasskeyStore>;

const columns = [
  "id",
  "user_id as userId",
  "credential_id as credentialId",
  "public_key as publicKey",
  "counter",
  "transports",
  "name",
  "created_at as createdAt",
  "last_used_at as lastUsedAt",
] as const;

/** All SQL about passkeys. Challenges are stored as hashes, and each works once. */
export function createPasskeyStore({ db, clock }: { db: Database; clock: Clock }) {
  return {
    ...createPasskeyChallengeStore({ db, clock }),

    async all(userId: string): Promise<PasskeyRecord[]> {
      const rows = await db
        .selectFrom("passkeys")
        .select(columns)
        .where("user_id", "=", userId)
        .orderBy("created_at")
        .orderBy("id")
        .execute();
      return rows.map(decoded);
    },

    async byCredential(credentialId: string): Promise<PasskeyRecord | undefined> {
      const row = await db
        .selectFrom("passkeys")
        .select(columns)
        .where("credential_id", "=", credentialId)
        .executeTakeFirst();
      return row === undefined ? undefined : decoded(row);
    },

    async hasAny(userId: string): Promise<boolean> {
      const row = await db.selectFrom("passkeys").select("id").where("user_id", "=", userId).executeTakeFirst();
      return row !== undefined;
    },

    /** Null: this passkey is already registered. */
    async add(
      passkey: Pick<PasskeyRecord, "userId" | "credentialId" | "publicKey" | "counter" | "transports" | "name">,
    ): Promise<PasskeyRecord | null> {
      const row = await db
        .insertInto("passkeys")
        .values({
          id: randomUUID(),
          user_id: passkey.userId,
          credential_id: passkey.credentialId,
          public_key: passkey.publicKey,
          counter: passkey.counter,
          transports: JSON.stringify(passkey.transports),
          name: passkey.name,
          created_at: isoTime(clock.now()),
          last_used_at: null,
        })
        .onConflict((conflict) => conflict.column("credential_id").doNothing())
        .returning(columns)
        .executeTakeFirst();
      return row === undefined ? null : decoded(row);
    },

    async rename(userId: string, id: string, name: string): Promise<boolean> {
      const renamed = await db
        .updateTable("passkeys")
        .set({ name })
        .where("user_id", "=", userId)
        .where("id", "=", id)
        .executeTakeFirst();
      return renamed.numUpdatedRows > 0n;
    },

    /** Removes a passkey unless it is the last sign-in method. `isPlaced`: passkeys work at this address. */
    remove: (
      userId: string,
      id: string,
      { isPlaced, issuer }: { isPlaced: boolean; issuer: OtherWays["issuer"] },
    ): Promise<"removed" | "not-found" | "only-way-in"> =>
      db.transaction().execute(async (queries) => {
        const passkeys = isPlaced ? { besides: id } : null;
        const hasOther = await hasWayIn(queries, userId, { passkeys, issuer });
        const mine = await queries
          .selectFrom("passkeys")
          .select("id")
          .where("user_id", "=", userId)
          .where("id", "=", id)
          .executeTakeFirst();
        if (mine === undefined) return "not-found";
        if (!hasOther) return "only-way-in";
        await queries.deleteFrom("passkeys").where("user_id", "=", userId).where("id", "=", id).execute();
        return "removed";
      }),

    /** Records a use, within `queries` if given. False: it was used meanwhile or no longer exists. */
    async noteUsed({ id, counter }: PasskeyRecord, newCounter: number, queries: Queries = db): Promise<boolean> {
      const used = await queries
        .updateTable("passkeys")
        .set({ counter: newCounter, last_used_at: isoTime(clock.now()) })
        .where("id", "=", id)
        .where("counter", "=", counter)
        .executeTakeFirst();
      return used.numUpdatedRows > 0n;
    },
  };
}

/** SQL for the challenges that passkeys sign. */
function createPasskeyChallengeStore({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** Creates a challenge: 32 random bytes that work once. */
    async addChallenge(
      purpose: PasskeyPurpose,
      userId: string | null,
      goodForMs: number,
    ): Promise<Uint8Array<ArrayBuffer>> {
      const challenge = new Uint8Array(randomBytes(32));
      await db
        .insertInto("passkey_challenges")
        .values({
          challenge_hash: hashOfSecret(Buffer.from(challenge).toString("base64url")),
          user_id: userId,
          purpose,
          expires_at: isoTime(clock.now() + goodForMs),
        })
        .execute();
      return challenge;
    },

    /** Uses a challenge up and returns its user; undefined: there is no such challenge. */
    async takeChallenge(challenge: string, purpose: PasskeyPurpose): Promise<{ userId: string | null } | undefined> {
      return db
        .deleteFrom("passkey_challenges")
        .where("challenge_hash", "=", hashOfSecret(challenge))
        .where("purpose", "=", purpose)
        .where("expires_at", ">", isoTime(clock.now()))
        .returning("user_id as userId")
        .executeTakeFirst();
    },

    async deleteOld(): Promise<void> {
      await db.deleteFrom("passkey_challenges").where("expires_at", "<=", isoTime(clock.now())).execute();
    },
  };
}

function decoded(row: Omit<PasskeyRecord, "transports"> & { transports: string }): PasskeyRecord {
  return { ...row, transports: JSON.parse(row.transports) as string[] };
}
