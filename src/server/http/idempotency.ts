import { createHash } from "node:crypto";
import type { Replica } from "../database/replica.ts";
import { asUnitOfWork } from "../database/unit-of-work.ts";
import type { Log } from "../log.ts";
import {
  AlreadyDone,
  createKeptReplyStore,
  inFlightRefusal,
  type KeptReply,
  type KeptReplyStoreOptions,
  type KeyedRequest,
  placeOf,
} from "./kept-reply-store.ts";
import { Refusal, refuse } from "./refusal.ts";

const sliceLength = 512 * 1024;

export type Idempotency = ReturnType<typeof createIdempotency>;

/**
 * Answers a repeated request with the first one's reply, per user and key, for 24 hours. Key, effect and reply are committed
 * together: whenever the process dies, a key has either done nothing or answers with its reply.
 */
export function createIdempotency({
  replica,
  ...options
}: KeptReplyStoreOptions & { readonly replica: Pick<Replica, "markUsers"> | null }) {
  const store = createKeptReplyStore(options);
  /** Requests being answered in this process, with the hash of their content. */
  const inFlight = new Map<string, string>();

  /** The process that made the stored reply may have ended before it marked its writes. */
  async function replayed(reply: KeptReply | Refusal): Promise<{ reply: KeptReply; isReplayed: boolean } | Refusal> {
    await replica?.markUsers();
    return reply instanceof Refusal ? reply : { reply, isReplayed: true };
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
      const place = placeOf(request);
      const running = inFlight.get(place);
      if (running !== undefined) return running === requestHash ? inFlightRefusal() : refuse("idempotency-mismatch");
      inFlight.set(place, requestHash);
      try {
        const before = await store.kept(request, requestHash);
        if (before !== null) return await replayed(before);
        return await asUnitOfWork(
          {
            onOpen: () => store.claim(request, requestHash),
            onHookError: (error) => log.error({ err: error }, "work after a commit failed"),
          },
          async (unit) => {
            const reply = await work();
            if (reply instanceof Refusal) return reply;
            await store.keep(request, requestHash, reply);
            await unit.commit();
            return { reply, isReplayed: false };
          },
        );
      } catch (error) {
        if (error instanceof AlreadyDone) return await replayed(error.reply);
        throw error;
      } finally {
        inFlight.delete(place);
      }
    },

    /** Deletes replies that are older than 24 hours. */
    cleanUp: () => store.deleteOld(),
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
