import { createHash } from "node:crypto";
import { sql } from "kysely";
import { type Clock, isoTime } from "../clock.ts";
import type { Database } from "../database/open-database.ts";
import { asUnitOfWork } from "../database/unit-of-work.ts";
import type { Log } from "../log.ts";
import { Refusal, refuse } from "./refusal.ts";
import { createTextSealer } from "./text-sealer.ts";

const keepMs = 24 * 60 * 60 * 1000;
const sliceLength = 512 * 1024;

export type Idempotency = ReturnType<typeof createIdempotency>;

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

/**
 * Answers a repeated request with the first one's reply, per user and key, for 24 hours. Key, effect and reply are committed
 * together: whenever the process dies, a key has either done nothing or answers with its reply.
 */
export function createIdempotency({
  db,
  engine,
  clock,
  secret,
}: {
  db: Database;
  engine: "sqlite" | "postgresql";
  clock: Clock;
  secret: string;
}) {
  // A reply may hold a secret that is shown only once, such as that of a private link.
  const sealer = createTextSealer({ secret, purpose: "kept replies" });
  const placeOf = (userId: string, key: string) => `${userId}/${key}`;
  /** Requests being answered in this process, with the hash of their content. */
  const inFlight = new Map<string, string>();

  /** The stored reply of a key; a refusal if the key was used for another request; null: the key is unused. */
  async function kept({ userId, key }: KeyedRequest, requestHash: string): Promise<KeptReply | Refusal | null> {
    const row = await db
      .selectFrom("idempotency_keys")
      .select(["request_hash", "status", "body"])
      .where("user_id", "=", userId)
      .where("key", "=", key)
      .where("created_at", ">=", isoTime(clock.now() - keepMs))
      .executeTakeFirst();
    if (row === undefined) return null;
    if (row.request_hash !== requestHash) return refuse("idempotency-mismatch");
    const body = sealer.open(row.body, placeOf(userId, key));
    // Sealed with an earlier secret, so the reply can't be read.
    return body === null ? refuse("idempotency-mismatch") : { status: row.status, body };
  }

  /** Holds the key until the transaction ends. Another process may have used it since `kept` was called. */
  async function claim(request: KeyedRequest, requestHash: string): Promise<void> {
    const { userId, key } = request;
    if (engine === "postgresql") {
      // A lock instead of a row, because a second insert would wait for the first instead of being refused.
      const number = createHash("sha256").update(placeOf(userId, key)).digest().readBigInt64BE();
      const { rows } = await sql<{ isOurs: boolean }>`
        SELECT pg_try_advisory_xact_lock(${String(number)}::bigint) AS "isOurs"`.execute(db);
      if (rows[0]?.isOurs !== true) throw inFlightRefusal();
    }
    const there = await kept(request, requestHash);
    if (there !== null) throw new AlreadyDone(there);
  }

  async function keep({ userId, key }: KeyedRequest, requestHash: string, reply: KeptReply): Promise<void> {
    const values = {
      request_hash: requestHash,
      status: reply.status,
      body: sealer.seal(reply.body, placeOf(userId, key)),
      created_at: isoTime(clock.now()),
    };
    await db
      .insertInto("idempotency_keys")
      .values({ user_id: userId, key, ...values })
      // An existing row is older than a day.
      .onConflict((conflict) => conflict.columns(["user_id", "key"]).doUpdateSet(values))
      .execute();
  }

  return {
    /**
     * Does `work` once for a key. Everything it writes is committed together with its reply; a refusal undoes it and leaves the key
     * free. Work on anything but this database goes through an outbox or `afterCommit`.
     */
    async once(
      request: KeyedRequest,
      log: Log,
      work: () => Promise<KeptReply | Refusal>,
    ): Promise<{ reply: KeptReply; isReplayed: boolean } | Refusal> {
      const requestHash = await hashOf(request);
      const place = placeOf(request.userId, request.key);
      const running = inFlight.get(place);
      if (running !== undefined) return running === requestHash ? inFlightRefusal() : refuse("idempotency-mismatch");
      inFlight.set(place, requestHash);
      try {
        const before = await kept(request, requestHash);
        if (before !== null) return replayed(before);
        return await asUnitOfWork(
          {
            onOpen: () => claim(request, requestHash),
            onHookError: (error) => log.error({ err: error }, "work after a commit failed"),
          },
          async (unit) => {
            const reply = await work();
            if (reply instanceof Refusal) return reply;
            await keep(request, requestHash, reply);
            await unit.commit();
            return { reply, isReplayed: false };
          },
        );
      } catch (error) {
        if (error instanceof AlreadyDone) return replayed(error.reply);
        throw error;
      } finally {
        inFlight.delete(place);
      }
    },

    /** Deletes replies that are older than 24 hours. */
    async cleanUp(): Promise<void> {
      await db
        .deleteFrom("idempotency_keys")
        .where("created_at", "<", isoTime(clock.now() - keepMs))
        .execute();
    },
  };
}

/**
 * Hashes the content of a request. Long texts, such as files, are hashed in slices so that other requests get their
 * turn.
 */
async function hashOf({ route, input }: KeyedRequest): Promise<string> {
  const long: string[] = [];
  const short = JSON.stringify(input, (_key, value: unknown) => {
    if (typeof value !== "string" || value.length <= sliceLength) return value;
    long.push(value);
    return `text of ${value.length} characters`;
  });
  const hash = createHash("sha256").update(`${route}\n${short}`);
  for (const text of long)
    for (let start = 0; start < text.length; start += sliceLength) {
      await new Promise((resolve) => setImmediate(resolve));
      hash.update(text.slice(start, start + sliceLength));
    }
  return hash.digest("hex");
}

/** Ends a request whose key was used by another process meanwhile. */
class AlreadyDone extends Error {
  readonly reply: KeptReply | Refusal;

  constructor(reply: KeptReply | Refusal) {
    super("another process has done this");
    this.reply = reply;
  }
}

function replayed(reply: KeptReply | Refusal): { reply: KeptReply; isReplayed: boolean } | Refusal {
  return reply instanceof Refusal ? reply : { reply, isReplayed: true };
}

function inFlightRefusal(): Refusal {
  return refuse("idempotency-in-flight", { retryAfterSeconds: 1 });
}
