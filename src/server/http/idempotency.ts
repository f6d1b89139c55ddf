import { createHash } from "node:crypto";
import { type Clock, isoTime } from "../clock.ts";
import { isUniqueViolation } from "../database/is-unique-violation.ts";
import type { Database } from "../database/open-database.ts";
import { Refusal, refuse } from "./refusal.ts";
import { createTextSealer } from "./text-sealer.ts";

const keepMs = 24 * 60 * 60 * 1000;
/** A claim older than this belongs to a process that died on the way. */
const abandonedMs = 60 * 1000;

export type Idempotency = ReturnType<typeof createIdempotency>;

export interface KeptReply {
  readonly status: number;
  readonly body: string;
}

/** Answers a repeated creating request with the first one's reply, per user and key, for 24 hours. */
export function createIdempotency({ db, clock, secret }: { db: Database; clock: Clock; secret: string }) {
  // A reply may hold what is shown once and never again, such as the secret of a private link.
  const sealer = createTextSealer({ secret, purpose: "kept replies" });
  const placeOf = (userId: string, key: string) => `${userId}/${key}`;

  return {
    /** The kept reply; a refusal when the key is in use for something else or still running; null: go on, and call `keep` or `release`. */
    async claim(userId: string, key: string, route: string, input: unknown): Promise<KeptReply | Refusal | null> {
      const requestHash = createHash("sha256")
        .update(`${route}\n${JSON.stringify(input)}`)
        .digest("hex");
      const now = clock.now();
      await db
        .deleteFrom("idempotency_keys")
        .where("user_id", "=", userId)
        .where((where) =>
          where.or([
            where("created_at", "<", isoTime(now - keepMs)),
            where.and([where("status", "is", null), where("created_at", "<", isoTime(now - abandonedMs))]),
          ]),
        )
        .execute();
      try {
        await db
          .insertInto("idempotency_keys")
          .values({
            user_id: userId,
            key,
            request_hash: requestHash,
            status: null,
            body: null,
            created_at: isoTime(now),
          })
          .execute();
        return null;
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
      }
      const kept = await db
        .selectFrom("idempotency_keys")
        .select(["request_hash", "status", "body"])
        .where("user_id", "=", userId)
        .where("key", "=", key)
        .executeTakeFirst();
      if (kept === undefined) return refuse("idempotency-in-flight", { retryAfterSeconds: 1 });
      if (kept.request_hash !== requestHash) return refuse("idempotency-mismatch");
      if (kept.status === null || kept.body === null) return refuse("idempotency-in-flight", { retryAfterSeconds: 1 });
      const body = sealer.open(kept.body, placeOf(userId, key));
      // Sealed with an earlier secret: what was done then cannot be told any more.
      return body === null ? refuse("idempotency-mismatch") : { status: kept.status, body };
    },

    async keep(userId: string, key: string, reply: KeptReply): Promise<void> {
      await db
        .updateTable("idempotency_keys")
        .set({ status: reply.status, body: sealer.seal(reply.body, placeOf(userId, key)) })
        .where("user_id", "=", userId)
        .where("key", "=", key)
        .execute();
    },

    /** Forgets a claim whose request was refused before anything was done, so that a corrected one may use the key. */
    async release(userId: string, key: string): Promise<void> {
      await db.deleteFrom("idempotency_keys").where("user_id", "=", userId).where("key", "=", key).execute();
    },
  };
}
