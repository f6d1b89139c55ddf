import type { Config } from "../config.ts";
import type { Log } from "../log.ts";
import { createMemoryState } from "./memory.ts";
import { createPostgresState } from "./postgres.ts";
import { createRedisState } from "./redis.ts";
import type { SharedState } from "./shared-state.ts";

/** The home of what instances share: Redis where it is configured, else the database that they share, else this process. */
export async function openSharedState(
  { redisUrl, databaseUrl, secret }: Pick<Config, "redisUrl" | "databaseUrl" | "secret">,
  log: Log,
): Promise<SharedState> {
  if (redisUrl !== null) return createRedisState({ url: redisUrl, secret, log });
  if (databaseUrl !== null) return createPostgresState({ url: databaseUrl, secret, log });
  return createMemoryState(log);
}
