import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { startPostgresCluster } from "../support/postgres-cluster.ts";
import { hasRedis, startRedis } from "../support/redis-server.ts";
import { spawnServer } from "../support/spawn-server.ts";
import { startPostgresProxy } from "../support/tcp-proxy.ts";

export const databaseTroubles = [
  "restarted",
  "paused",
  "slow",
  "without connections",
  "Redis restarted",
  "Redis paused",
] as const;
export type DatabaseTrouble = (typeof databaseTroubles)[number];

export interface TroubleFigures {
  readonly trouble: DatabaseTrouble;
  readonly answers: number;
  /** Answers 503 with Retry-After. */
  readonly refusals: number;
  /** Other failures, reads that lack a confirmed write, and writes that were lost or doubled. */
  readonly wrong: readonly string[];
  /** From the end of the trouble to the last refusal; 0 if there was none. */
  readonly normalAfterMs: number;
  readonly slowestMs: number;
}

type Cluster = NonNullable<Awaited<ReturnType<typeof startPostgresCluster>>>;

const visitors = 4;
const delayMs = 200;
/** Successive reads and writes without a refusal that count as normal. */
const normalRounds = 5;

/** A real server whose database or shared state is in trouble while people read and write. */
export async function databaseTroubleProof({
  cluster,
  trouble,
  forMs,
}: {
  cluster: Cluster;
  trouble: DatabaseTrouble;
  /** Duration of the trouble. */
  forMs: number;
}): Promise<TroubleFigures> {
  const proxy = await startPostgresProxy(cluster.urlOf("postgres"));
  const redis = hasRedis() ? await startRedis() : null;
  const many = "1000000";
  const server = await spawnServer({
    NODE_ENV: "test",
    DATA_DIR: mkdtempSync(join(tmpdir(), "bellwether-trouble-")),
    DATABASE_URL: proxy.url,
    ...(trouble.startsWith("Redis") && redis !== null ? { REDIS_URL: redis.url } : {}),
    APP_SECRET: "0123456789abcdef".repeat(3),
    LOG_LEVEL: "info",
    LIMIT_SIGN_UPS_PER_HOUR: many,
    LIMIT_READS_PER_MINUTE: many,
    LIMIT_WRITES_PER_MINUTE: many,
    LIMIT_CONVERSATIONS: many,
  });
  const wrong: string[] = [];
  let answers = 0;
  let refusals = 0;
  let lastRefusalAt = 0;
  let slowestMs = 0;
  const phase = { isOver: false };

  async function call(cookie: string, method: string, path: string, body?: object, key?: string) {
    const startedAt = performance.now();
    const response = await fetch(server.url + path, {
      method,
      headers: {
        origin: server.url,
        cookie,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(key === undefined ? {} : { "idempotency-key": key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    slowestMs = Math.max(slowestMs, performance.now() - startedAt);
    answers += 1;
    if (response.status === 503 && Number(response.headers.get("retry-after")) > 0) {
      refusals += 1;
      lastRefusalAt = performance.now();
      return null;
    }
    if (!response.ok) {
      const request = /req-[\w-]+/.exec(text)?.[0] ?? text;
      const lines = server.text().split("\n");
      const cause = lines.filter((line) => line.includes(request)).join("\n") || text;
      wrong.push(`${method} ${path}: ${response.status} ${cause.slice(0, 4_000)}`);
      return null;
    }
    return { text, cookie: response.headers.get("set-cookie")?.split(";")[0] ?? "" };
  }

  /** Writes under a key until confirmed, and reads what was written. */
  async function visit(number: number, cookie: string): Promise<number> {
    let marks = 0;
    let goodRounds = 0;
    while (!phase.isOver || goodRounds < normalRounds) {
      const title = `mark ${number} ${marks}`;
      const written = await call(cookie, "POST", "/api/assistant/conversations", { title }, `${trouble} ${title}`);
      if (written !== null) marks += 1;
      const read = await call(cookie, "GET", "/api/assistant/conversations?limit=100");
      if (read !== null && written !== null && !read.text.includes(`"${title}"`))
        wrong.push(`${title} was confirmed and is missing`);
      goodRounds = written !== null && read !== null ? goodRounds + 1 : 0;
      await wait(20);
    }
    return marks;
  }

  async function countMarks(cookie: string, number: number, marks: number): Promise<void> {
    const counts = new Map<string, number>();
    for (let cursor: string | null = ""; cursor !== null;) {
      const page = await call(cookie, "GET", `/api/assistant/conversations?limit=100${cursor}`);
      const body = JSON.parse(page?.text ?? "{}") as { conversations?: { title: string }[]; nextCursor?: string };
      for (const { title } of body.conversations ?? []) counts.set(title, (counts.get(title) ?? 0) + 1);
      cursor = typeof body.nextCursor === "string" ? `&cursor=${encodeURIComponent(body.nextCursor)}` : null;
    }
    for (let mark = 0; mark < marks; mark += 1) {
      const title = `mark ${number} ${mark}`;
      if (counts.get(title) !== 1) wrong.push(`${title} is there ${counts.get(title) ?? 0} times`);
    }
  }

  const steps: Readonly<Record<DatabaseTrouble, { begin: () => unknown; end: () => unknown }>> = {
    restarted: { begin: cluster.halt, end: cluster.resume },
    paused: { begin: cluster.pause, end: cluster.goOn },
    slow: { begin: () => proxy.delay(delayMs), end: () => proxy.delay(0) },
    "without connections": {
      begin: () =>
        cluster.query(
          "keeper",
          "ALTER DATABASE postgres CONNECTION LIMIT 0",
          "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'bellwether%'",
        ),
      end: () => cluster.query("keeper", "ALTER DATABASE postgres CONNECTION LIMIT -1"),
    },
    "Redis restarted": { begin: () => redis?.halt(), end: () => redis?.resume() },
    "Redis paused": { begin: () => redis?.pause(), end: () => redis?.goOn() },
  };

  try {
    await server.ready();
    const cookies: string[] = [];
    for (let number = 0; number < visitors; number += 1) {
      const email = `trouble-${Date.now()}-${trouble.replaceAll(" ", "-")}-${number}@example.org`;
      const account = { name: "Ada", email, password: "gleaming-otter-7" };
      cookies.push((await call("", "POST", "/api/account/sign-up", account))?.cookie ?? "");
    }
    if (trouble === "without connections")
      cluster.query(
        "bellwether",
        "DO $$ BEGIN CREATE ROLE keeper SUPERUSER LOGIN; EXCEPTION WHEN duplicate_object THEN NULL; END $$",
        "ALTER ROLE bellwether NOSUPERUSER",
      );
    const visiting = Promise.all(cookies.map((cookie, number) => visit(number, cookie)));
    await wait(500);
    await steps[trouble].begin();
    await wait(forMs);
    await steps[trouble].end();
    const endedAt = performance.now();
    phase.isOver = true;
    const marks = await visiting;
    const normalAfterMs = Math.max(0, Math.round(lastRefusalAt - endedAt));
    for (const [number, cookie] of cookies.entries()) await countMarks(cookie, number, marks[number] ?? 0);
    return { trouble, answers, refusals, wrong, normalAfterMs, slowestMs: Math.round(slowestMs) };
  } finally {
    if (trouble === "without connections") cluster.query("keeper", "ALTER ROLE bellwether SUPERUSER");
    await server.end();
    await proxy.close();
    await redis?.stop();
  }
}
