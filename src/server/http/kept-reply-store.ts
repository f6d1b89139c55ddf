import { createHash } from "node:crypto";
import { sql } from "kysely";
import { type Clock, isoTime } from "../clock.ts";
import type { Database } from "../database/open-database.ts";
import { type Refusal, refuse } from "./refusal.ts";
import { createTextSealer } from "./text-sealer.ts";

const keepMs = 24 * 60 * 60 * 1000;

export interface KeptReply {
  readonly status: number;
  readonly body: string;
}

/** A request that must take effect once: its user, key and content. */
export interface KeyedRequest {
  readonly userId: string;
  readonly key: string;
  readonly route: string;
  readonly input: unknown;
}

export interface KeptReplyStoreOptions {
  readonly db: Database;
  readonly engine: "sqlite" | "postgresql";
  readonly clock: Clock;
  readonly secret: string;
}

/** All SQL about keys and their replies. */
export function createKeptReplyStore({ db, engine, clock, secret }: KeptReplyStoreOptions) {
  // A reply may hold a secret that is shown only once, such as that of a private link.
  const sealer = createTextSealer({ secret, purpose: "kept replies" });

  /** The stored reply of a key; a refusal if the key was used for another request; null: the key is unused. */
  async function kept(request: KeyedRequest, requestHash: string): Promise<KeptReply | Refusal | null> {
    const { userId, key } = request;
    const row = await db
      .selectFrom("idempotency_keys")
      .select(["request_hash", "status", "body"])
      .where("user_id", "=", userId)
      .where("key", "=", key)
      .where("created_at", ">=", isoTime(clock.now() - keepMs))
      .executeTakeFirst();
    if (row === undefined) return null;
    if (row.request_hash !== requestHash) return refuse("idempotency-mismatch");
    const body = sealer.open(row.body, placeOf(request));
    // Sealed with an earlier secret, so the reply can't be read.
    return body === null ? refuse("idempotency-mismatch") : { status: row.status, body };
  }

  /** Holds the key until the transaction ends. Another process may have used it since `kept` was called. */
  async function claim(request: KeyedRequest, requestHash: string): Promise<void> {
    if (engine === "postgresql") {
      // A lock instead of a row, because a second insert would wait for the first instead of being refused.
      const number = createHash("sha256").update(placeOf(request)).digest().readBigInt64BE();
      const { rows } = await sql<{ isOurs: boolean }>`
        SELECT pg_try_advisory_xact_lock(${String(number)}::bigint) AS "isOurs"`.execute(db);
      if (rows[0]?.isOurs !== true) throw inFlightRefusal();
    }
    const there = await kept(request, requestHash);
    if (there !== null) throw new AlreadyDone(there);
  }

  async function keep(request: KeyedRequest, requestHash: string, reply: KeptReply): Promise<void> {
    const values = {
      request_hash: requestHash,
      status: reply.status,
      body: sealer.seal(reply.body, placeOf(request)),
      created_at: isoTime(clock.now()),
    };
    await db
      .insertInto("idempotency_keys")
      .values({ user_id: request.userId, key: request.key, ...values })
      // An existing row is older than a day.
      .onConflict((conflict) => conflict.columns(["user_id", "key"]).doUpdateSet(values))
      .execute();
  }

  return {
    kept,
    claim,
    keep,

    /** Deletes replies that are older than 24 hours. */
    async deleteOld(): Promise<void> {
      await db
        .deleteFrom("idempotency_keys")
        .where("created_at", "<", isoTime(clock.now() - keepMs))
        .execute();
    },
  };
}

/** Names a key of a user. */
export function placeOf({ userId, key }: Pick<KeyedRequest, "userId" | "key">): string {
  return `${userId}/${key}`;
}

/** Ends a request whose key was used by another process meanwhile. */
export class AlreadyDone extends Error {
  readonly reply: KeptReply | Refusal;

  constructor(reply: KeptReply | Refusal) {
    super("another process has done this");
    this.reply = reply;
  }
}

export function inFlightRefusal(): Refusal {
  return refuse("idempotency-in-flight", { retryAfterSeconds: 1 });
}
