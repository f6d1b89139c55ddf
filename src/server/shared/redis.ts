import { createClient } from "@redis/client";
import type { Log } from "../log.ts";
import { createListeners } from "./listeners.ts";
import { nameSealer } from "./seal-name.ts";
import type { SharedState } from "./shared-state.ts";
import { within } from "./within.ts";

const connectMs = 1_000;
/** Requests wait for an answer: a home that is slower is treated as unreachable. */
const commandMs = 800;
const longestReconnectMs = 500;
/** A connection on which nothing arrives for so long, not even the answer to a ping, is given up. */
const silentMs = 4_000;
const pingMs = 1_500;

const addScript = `
local counts = {}
for i, key in ipairs(KEYS) do
  local total = redis.call("INCRBY", key, ARGV[2 * i - 1])
  local left = redis.call("PTTL", key)
  if left < 0 then
    left = tonumber(ARGV[2 * i])
    redis.call("PEXPIRE", key, left)
  end
  counts[2 * i - 1] = total
  counts[2 * i] = left
end
return counts`;

const holdScript = `
local owner = redis.call("GET", KEYS[1])
if owner and owner ~= ARGV[1] then return 0 end
redis.call("SET", KEYS[1], ARGV[1], "PX", ARGV[2])
return 1`;

const releaseScript = `if redis.call("GET", KEYS[1]) == ARGV[1] then redis.call("DEL", KEYS[1]) end`;

/** Valkey or Redis. Installations that share one are distinguished by their secret. Connects by itself, whenever it can. */
export async function createRedisState({
  url,
  secret,
  log,
}: {
  url: string;
  secret: string;
  log: Log;
}): Promise<SharedState> {
  const seal = nameSealer(secret);
  const prefix = `bellwether:${seal("installation").slice(0, 12)}:`;
  const listeners = createListeners(log);
  const subscribed = new Set<string>();

  const client = createClient({
    url,
    socket: {
      connectTimeout: connectMs,
      socketTimeout: silentMs,
      reconnectStrategy: (tries) => Math.min(longestReconnectMs, 50 * (tries + 1)),
    },
    disableOfflineQueue: true,
    pingInterval: pingMs,
  });
  const subscriber = client.duplicate();
  // Without listeners an error would end the process. The caller gets the rejected call.
  for (const connection of [client, subscriber]) {
    let isBroken = false;
    connection.on("ready", () => {
      if (isBroken) log.info("Redis is reached again");
      isBroken = false;
    });
    connection.on("error", (error: unknown) => {
      if (!isBroken) log.warn({ err: error }, "Redis (REDIS_URL) cannot be reached, will retry");
      isBroken = true;
    });
  }
  connect(client);
  let isSubscriberOpen = false;

  function connect(connection: typeof client): void {
    connection.connect().catch((error: unknown) => log.debug({ err: error }, "not connected to Redis"));
  }

  const run = (script: string, given: { keys: string[]; arguments: string[] }): Promise<unknown> =>
    within(commandMs, client.eval(script, given));

  function listen(channel: string): void {
    subscribed.add(channel);
    subscriber
      .subscribe(prefix + channel, (text) => listeners.call(channel, text))
      .catch((error: unknown) => log.debug({ err: error, channel }, "not subscribed yet"));
  }

  return {
    home: "redis",

    async add(additions) {
      const reply = await run(addScript, {
        keys: additions.map(({ name }) => `${prefix}count:${seal(name)}`),
        arguments: additions.flatMap(({ by, durationMs }) => [String(by), String(durationMs)]),
      });
      const numbers = numbersIn(reply);
      return additions.map((_, index) => ({ total: numbers[2 * index] ?? 0, msLeft: numbers[2 * index + 1] ?? 0 }));
    },

    async hold(lease, owner, forMs) {
      const keys = [`${prefix}lease:${lease}`];
      return (await run(holdScript, { keys, arguments: [owner, String(forMs)] })) === 1;
    },

    async release(lease, owner) {
      await run(releaseScript, { keys: [`${prefix}lease:${lease}`], arguments: [owner] });
    },

    async publish(channel, text) {
      await within(commandMs, client.publish(prefix + channel, text));
    },

    subscribe(channel, listener) {
      if (!isSubscriberOpen) {
        isSubscriberOpen = true;
        connect(subscriber);
      }
      if (!subscribed.has(channel)) listen(channel);
      return listeners.add(channel, listener);
    },

    async close() {
      client.destroy();
      if (isSubscriberOpen) subscriber.destroy();
    },
  };
}

function numbersIn(reply: unknown): number[] {
  if (!Array.isArray(reply)) throw new Error("Redis answered something else than counts");
  return reply.map(Number);
}
