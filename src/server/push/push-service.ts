import { setTimeout as wait } from "node:timers/promises";
import type * as Undici from "undici";
import type { Clock } from "../clock.ts";
import { lookupPublic, NotPublic } from "../upstream/public-lookup.ts";
import { retryAfterMs } from "../upstream/retry-after.ts";
import { isLoopback, whyAddressRefused } from "./push-address.ts";

/** A push service's answer; null: none. */
export type PushReply =
  | { readonly status: number; readonly retryAfterMs: number | null }
  | { readonly status: null; readonly reason: string };

const maximumHeaderBytes = 16 * 1024;
/** Replies are thrown away with their connections, so there is little to keep one for. */
const keepAliveMs = 1_000;

export type PushService = ReturnType<typeof createPushService>;

/**
 * Writes to push services. Unlike the other third parties they are many, and a browser names them: each address is checked with its connection, none may lead elsewhere,
 * what they answer is not read, and one that is out of order holds up no other.
 */
export function createPushService({
  clock,
  allowsLoopback,
  connectMs,
  totalMs,
}: {
  clock: Clock;
  allowsLoopback: boolean;
  connectMs: number;
  totalMs: number;
}) {
  let connection: Promise<{ outside: Undici.Agent; inside: Undici.Agent; send: typeof Undici.request }> | null = null;

  // Loaded with the first notification: start-up must be quick.
  async function connect() {
    const { Agent, request: send } = await import("undici");
    const shared = {
      connections: 4,
      keepAliveTimeout: keepAliveMs,
      keepAliveMaxTimeout: keepAliveMs,
      maxHeaderSize: maximumHeaderBytes,
      headersTimeout: 0,
      bodyTimeout: 0,
    };
    return {
      outside: new Agent({ ...shared, connect: { timeout: connectMs, lookup: lookupPublic } }),
      inside: new Agent({ ...shared, connect: { timeout: connectMs } }),
      send,
    };
  }

  return {
    async post(address: string, headers: Readonly<Record<string, string>>, body: Uint8Array): Promise<PushReply> {
      const refused = whyAddressRefused(address, { allowsLoopback });
      if (refused !== null) return { status: null, reason: refused };
      connection ??= connect();
      const { outside, inside, send } = await connection;
      const late = AbortSignal.timeout(totalMs);
      try {
        const reply = await send(address, {
          dispatcher: allowsLoopback && isLoopback(new URL(address).hostname) ? inside : outside,
          method: "POST",
          headers,
          body,
          signal: late,
        });
        // Nothing in it is wanted, however long it is.
        reply.body.on("error", () => undefined).destroy();
        const asked = reply.headers["retry-after"];
        return {
          status: reply.statusCode,
          retryAfterMs: typeof asked === "string" ? retryAfterMs(asked, clock.now()) : null,
        };
      } catch (error) {
        return { status: null, reason: late.aborted ? `No answer within ${totalMs} ms` : reasonOf(error) };
      }
    },

    /** Ends all connections; what is under way gets a moment. */
    async close(): Promise<void> {
      if (connection === null) return;
      const { outside, inside } = await connection;
      await Promise.race([Promise.all([outside.close(), inside.close()]), wait(500)]);
      await Promise.all([outside.destroy(), inside.destroy()]);
    },
  };
}

/** Describes an error without details of the internal network. */
function reasonOf(error: unknown): string {
  if (error instanceof NotPublic) return "Only push services on the open Internet are written to";
  return "The push service could not be reached";
}
