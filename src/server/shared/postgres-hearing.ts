import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Client } from "pg";
import type { Log } from "../log.ts";

const reconnectMs = 500;
/** A connection that was cut without a word is noticed so. */
const checkMs = 3_000;
/** A notification arrives within milliseconds; a loaded machine gets more time. */
const probeMs = 5_000;
export const noticeChannel = "bellwether";

/** Hears the notifications of PostgreSQL, on a connection of its own. */
export function createPostgresHearing(options: {
  /** A client that is not connected yet. */
  connect: () => Client;
  publish: (texts: readonly string[]) => Promise<void>;
  onText: (text: string) => void;
  /** Aborted when the server ends. */
  ending: AbortSignal;
  log: Log;
}) {
  const { connect, publish, onText, ending, log } = options;
  const probe = randomUUID();
  const heard = Promise.withResolvers<void>();
  let isProbed = false;

  /** Listens, on a new connection whenever one is lost. */
  async function listen(): Promise<void> {
    while (!ending.aborted) {
      const client = connect();
      try {
        await hear(client);
      } catch (error) {
        if (!ending.aborted) log.debug({ err: error }, "messages of other instances are not heard");
      }
      await client.end().catch(() => undefined);
      await wait(reconnectMs, undefined, { signal: ending }).catch(() => undefined);
    }
  }

  /** Rejects when the connection is lost. */
  async function hear(client: Client): Promise<void> {
    const lost = new AbortController();
    client.on("error", (error) => lost.abort(error));
    client.on("end", () => lost.abort(new Error("the connection ended")));
    client.on("notification", ({ payload }) => {
      if (payload === probe) heard.resolve();
      else if (payload !== undefined) onText(payload);
    });
    await client.connect();
    await client.query(`LISTEN ${noticeChannel}`);
    const signal = AbortSignal.any([lost.signal, ending]);
    await warnIfDeaf(signal);
    while (!signal.aborted) {
      await wait(checkMs, undefined, { signal });
      await client.query("SELECT 1");
    }
  }

  /** A pooler that gives each transaction another connection swallows notifications. Everything else would seem to work. */
  async function warnIfDeaf(signal: AbortSignal): Promise<void> {
    if (isProbed) return;
    await publish([probe]);
    const isHeard = await Promise.race([heard.promise.then(() => true), wait(probeMs, false, { signal })]);
    isProbed = true;
    if (isHeard) log.debug("notifications of PostgreSQL arrive");
    else
      log.warn(
        "notifications of PostgreSQL don't arrive, as behind a pooler in transaction mode: set REDIS_URL, or instances learn late what others did",
      );
  }

  return listen;
}
