import { randomBytes } from "node:crypto";
import { hashOfSecret } from "../secrets/hash-of-secret.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { Database, Queries } from "../database/open-database.ts";
import { removeSecondFactor } from "./way-in-store.ts";
import { endDevices } from "../push/session-devices.ts";

export interface TotpRecord {
  readonly sealedSecret: string;
  readonly begunAt: string;
  /** Null: no code is asked for yet. */
  readonly confirmedAt: string | null;
}

export type SecondFactorStore = ReturnType<typeof createSecondFactorStore>;

/** All SQL about second factors. Recovery codes and challenges are stored as hashes. */
export function createSecondFactorStore({ db, clock }: { db: Database; clock: Clock }) {
  return {
    ...createChallengeStore({ db, clock }),

    totp: (userId: string): Promise<TotpRecord | undefined> =>
      db
        .selectFrom("user_totp")
        .select(["sealed_secret as sealedSecret", "begun_at as begunAt", "confirmed_at as confirmedAt"])
        .where("user_id", "=", userId)
        .executeTakeFirst(),

    /** Stores an unconfirmed secret in place of an earlier one. False: a confirmed one exists. */
    async begin(userId: string, sealedSecret: string): Promise<boolean> {
      const fresh = { sealed_secret: sealedSecret, begun_at: isoTime(clock.now()), last_step: 0 };
      const kept = await db
        .insertInto("user_totp")
        .values({ user_id: userId, confirmed_at: null, ...fresh })
        .onConflict((conflict) =>
          conflict.column("user_id").doUpdateSet(fresh).where("user_totp.confirmed_at", "is", null),
        )
        .returning("user_id")
        .executeTakeFirst();
      return kept !== undefined;
    },

    /**
     * Confirms the secret that a code was checked against, and asks for codes from now on. False: it is confirmed
     * already or was replaced.
     */
    confirm: (userId: string, sealedSecret: string, step: number, codeHashes: readonly string[]): Promise<boolean> =>
      db.transaction().execute(async (queries) => {
        const confirmed = await queries
          .updateTable("user_totp")
          .set({ confirmed_at: isoTime(clock.now()), last_step: step })
          .where("user_id", "=", userId)
          .where("sealed_secret", "=", sealedSecret)
          .where("confirmed_at", "is", null)
          .executeTakeFirst();
        if (confirmed.numUpdatedRows === 0n) return false;
        await replaceCodes(queries, userId, codeHashes);
        return true;
      }),

    /** Records the time step of an accepted code. False: this or a later step was used before. */
    async useStep(userId: string, step: number): Promise<boolean> {
      const used = await db
        .updateTable("user_totp")
        .set({ last_step: step })
        .where("user_id", "=", userId)
        .where("confirmed_at", "is not", null)
        .where("last_step", "<", step)
        .executeTakeFirst();
      return used.numUpdatedRows > 0n;
    },

    /** Uses a recovery code up. False: there is no such code. */
    async useCode(userId: string, codeHash: string): Promise<boolean> {
      const used = await db
        .deleteFrom("recovery_codes")
        .where("user_id", "=", userId)
        .where("code_hash", "=", codeHash)
        .executeTakeFirst();
      return used.numDeletedRows > 0n;
    },

    async codesLeft(userId: string): Promise<number> {
      const rows = await db.selectFrom("recovery_codes").select("code_hash").where("user_id", "=", userId).execute();
      return rows.length;
    },

    replaceCodes: (userId: string, codeHashes: readonly string[]): Promise<void> =>
      db.transaction().execute((queries) => replaceCodes(queries, userId, codeHashes)),

    /** Removes the secret and its recovery codes. False: there was no confirmed secret. */
    remove: (userId: string): Promise<boolean> =>
      db.transaction().execute((queries) => removeSecondFactor(queries, userId)),

    /**
     * Used by an administrator's command for an owner who lost phone and codes. Ends the account's sessions. Null: no
     * such account.
     */
    removeByEmail: (emailKey: string): Promise<boolean | null> =>
      db.transaction().execute(async (queries) => {
        const user = await queries
          .selectFrom("users")
          .select("id")
          .where("email_key", "=", emailKey)
          .executeTakeFirst();
        if (user === undefined) return null;
        const wasOn = await removeSecondFactor(queries, user.id);
        await queries.deleteFrom("sessions").where("user_id", "=", user.id).execute();
        await endDevices(queries, user.id);
        return wasOn;
      }),
  };
}

/** SQL for sign-ins that wait for their second step. */
function createChallengeStore({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** Stores a sign-in that waits for its second step. The token goes only to the browser. */
    async addChallenge(userId: string, { tries, goodForMs }: { tries: number; goodForMs: number }): Promise<string> {
      const token = randomBytes(32).toString("base64url");
      const expiresAt = isoTime(clock.now() + goodForMs);
      await db
        .insertInto("sign_in_challenges")
        .values({ token_hash: hashOfSecret(token), user_id: userId, tries_left: tries, expires_at: expiresAt })
        .execute();
      return token;
    },

    /** The user whose sign-in waits; undefined: none does, or its time or tries are used up. */
    async challenged(token: string): Promise<string | undefined> {
      const row = await db
        .selectFrom("sign_in_challenges")
        .select("user_id")
        .where("token_hash", "=", hashOfSecret(token))
        .where("tries_left", ">", 0)
        .where("expires_at", ">", isoTime(clock.now()))
        .executeTakeFirst();
      return row?.user_id;
    },

    /** Uses up one try in a single statement, so that simultaneous guesses all count. False: none is left. */
    async takeTry(token: string): Promise<boolean> {
      const taken = await db
        .updateTable("sign_in_challenges")
        .set((update) => ({ tries_left: update("tries_left", "-", 1) }))
        .where("token_hash", "=", hashOfSecret(token))
        .where("tries_left", ">", 0)
        .executeTakeFirst();
      return taken.numUpdatedRows > 0n;
    },

    /** Ends a challenge. False: it has already ended. */
    async endChallenge(queries: Queries, token: string): Promise<boolean> {
      const ended = await queries
        .deleteFrom("sign_in_challenges")
        .where("token_hash", "=", hashOfSecret(token))
        .executeTakeFirst();
      return ended.numDeletedRows > 0n;
    },

    async deleteOld(): Promise<void> {
      await db.deleteFrom("sign_in_challenges").where("expires_at", "<=", isoTime(clock.now())).execute();
    },
  };
}

async function replaceCodes(queries: Queries, userId: string, codeHashes: readonly string[]): Promise<void> {
  await queries.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  await queries
    .insertInto("recovery_codes")
    .values(codeHashes.map((codeHash) => ({ user_id: userId, code_hash: codeHash })))
    .execute();
}
