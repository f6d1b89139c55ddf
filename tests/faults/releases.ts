import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { spawnServer } from "../support/spawn-server.ts";

export interface ReleaseFigures {
  /** Schema changes that this release adds. */
  readonly newMigrations: readonly string[];
  readonly writes: number;
  readonly comparedAnswers: number;
  /** Answers that differ between the releases, and writes that are missing or doubled. */
  readonly wrong: readonly string[];
  /** Answers of kind 500, and requests that neither release answered. */
  readonly failures: readonly string[];
  /** Lines of the logs at the level of an error, by release. */
  readonly loggedErrors: readonly string[];
}

type Release = "previous" | "current";
type Server = Awaited<ReturnType<typeof spawnServer>>;

const here = resolve(import.meta.dirname, "../..");
const password = "gleaming-otter-7";
const many = "1000000";
const errorLevel = 50;
const tries = 40;
const retryMs = 250;
/** All that a user sees of what is written below. Figures have no prices, since no provider answers. */
const readings = [
  "/api/portfolio/accounts",
  "/api/portfolio/transactions?limit=100",
  "/api/portfolio/holdings",
  "/api/portfolio/income",
  "/api/portfolio/instruments",
  "/api/watchlists",
  "/api/alerts",
  "/api/notes?symbol=NVDA",
  "/api/settings",
  "/api/assistant/conversations?limit=100",
];

/**
 * Runs a previous release and this one on one PostgreSQL, while people sign in, write and read through both, and then takes the
 * previous one away. `previous` is a folder with its source and packages, or a commit of this repository.
 */
export async function besidePreviousRelease({
  databaseUrl,
  previous,
  visitors,
  rounds,
  write,
}: {
  readonly databaseUrl: string;
  readonly previous: string;
  readonly visitors: number;
  /** Rounds of writes and readings with both, and again with this release alone. */
  readonly rounds: number;
  readonly write: (line: string) => void;
}): Promise<ReleaseFigures> {
  const checkout = checkOut(previous, write);
  const environment = {
    NODE_ENV: "test",
    DATABASE_URL: databaseUrl,
    APP_SECRET: "0123456789abcdef".repeat(3),
    SIGN_UP: "open",
    LIMIT_SIGN_UPS_PER_HOUR: many,
    LIMIT_SIGN_INS_PER_MINUTE: many,
    LIMIT_SIGN_INS_PER_HOUR: many,
    LIMIT_READS_PER_MINUTE: many,
    LIMIT_WRITES_PER_MINUTE: many,
    LIMIT_ANONYMOUS_PER_MINUTE: many,
  };
  const startRelease = async (folder: string): Promise<Server> => {
    const dataDirectory = mkdtempSync(join(tmpdir(), "bellwether-release-"));
    const server = await spawnServer({ ...environment, DATA_DIR: dataDirectory }, { folder });
    await server.ready();
    return server;
  };
  const wrong: string[] = [];
  const failures: string[] = [];
  const servers: Partial<Record<Release, Server>> = {};
  let writes = 0;
  let comparedAnswers = 0;

  /** As a proxy does: a server that is gone or stopping is left out. */
  async function call(
    cookie: string,
    to: Release,
    { method, path, body, key }: { method: string; path: string; body?: object; key?: string },
  ): Promise<{ status: number; text: string; cookie: string } | null> {
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const server = (attempt % 2 === 0 ? servers[to] : undefined) ?? servers.current ?? servers.previous;
      if (server === undefined) break;
      try {
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
        if (response.status >= 500) failures.push(`${to} ${method} ${path}: ${response.status} ${text.slice(0, 300)}`);
        return { status: response.status, text, cookie: response.headers.get("set-cookie")?.split(";")[0] ?? "" };
      } catch {
        // It ended meanwhile. A write is repeated under its key.
        await wait(retryMs);
      }
    }
    failures.push(`${method} ${path}: no answer`);
    return null;
  }

  async function change(cookie: string, to: Release, path: string, body: object, key: string): Promise<void> {
    const reply = await call(cookie, to, { method: "POST", path, body, key });
    writes += 1;
    if (reply !== null && reply.status >= 300)
      wrong.push(`${to} refused POST ${path}: ${reply.status} ${reply.text.slice(0, 300)}`);
  }

  /** Writes through one release after the other. Every write has a mark of its own. */
  async function writeRound(cookie: string, number: number): Promise<void> {
    const [first, second]: readonly [Release, Release] =
      number % 2 === 0 ? ["previous", "current"] : ["current", "previous"];
    const date = `2026-01-${String(1 + (number % 28)).padStart(2, "0")}`;
    const line = { type: "buy", symbol: "NVDA", date, quantity: "1", price: String(100 + number), currency: "USD" };
    await change(cookie, first, "/api/portfolio/transactions", { ...line, note: `first ${number}` }, `line ${number}`);
    const other = { ...line, type: "sell", quantity: "0.5", note: `second ${number}` };
    await change(cookie, second, "/api/portfolio/transactions", other, `sale ${number}`);
    await change(cookie, first, "/api/watchlists", { name: `list ${number}` }, `list ${number}`);
    const rule = { kind: "price", is: "above", value: 1_000 + number };
    await change(cookie, second, "/api/alerts", { symbol: "NVDA", rule }, `alert ${number}`);
    await change(cookie, first, "/api/notes", { symbol: "NVDA", text: `note ${number}` }, `note ${number}`);
    await change(cookie, second, "/api/assistant/conversations", { title: `talk ${number}` }, `talk ${number}`);
  }

  async function compare(cookie: string): Promise<void> {
    for (const path of readings) {
      if (servers.previous === undefined) return;
      const before = await call(cookie, "previous", { method: "GET", path });
      const after = await call(cookie, "current", { method: "GET", path });
      if (before === null || after === null) continue;
      comparedAnswers += 1;
      const isAnswered = before.status === 200 && after.status === 200;
      const difference = isAnswered ? differenceOf(JSON.parse(before.text), JSON.parse(after.text)) : "status";
      if (difference !== null)
        wrong.push(
          `GET ${path} differs at ${difference}: ${before.status} ${before.text.slice(0, 200)} | ${after.status}`,
        );
    }
  }

  async function signIn(email: string, to: Release): Promise<string> {
    const body = { email, password };
    return (await call("", to, { method: "POST", path: "/api/account/sign-in", body }))?.cookie ?? "";
  }

  /** Everything that is listed at an address, page by page. */
  async function listed(cookie: string, path: string): Promise<string> {
    const pages: string[] = [];
    for (let cursor = ""; ;) {
      const reply = await call(cookie, "current", { method: "GET", path: path + cursor });
      if (reply === null) return pages.join("\n");
      pages.push(reply.text);
      const { nextCursor } = JSON.parse(reply.text) as { nextCursor?: string | null };
      if (typeof nextCursor !== "string") return pages.join("\n");
      cursor = `&cursor=${encodeURIComponent(nextCursor)}`;
    }
  }

  async function checkMarks(cookie: string, count: number): Promise<void> {
    const pages = [
      await listed(cookie, "/api/portfolio/transactions?limit=100"),
      await listed(cookie, "/api/notes?symbol=NVDA"),
      await listed(cookie, "/api/watchlists"),
      await listed(cookie, "/api/assistant/conversations?limit=100"),
    ].join("\n");
    for (let number = 0; number < count; number += 1)
      for (const mark of ["first", "second", "list", "note", "talk"].map((kind) => `${kind} ${number}`)) {
        const times = pages.split(`"${mark}"`).length - 1;
        if (times !== 1) wrong.push(`${mark} is there ${times} times`);
      }
    const { alerts } = JSON.parse(await listed(cookie, "/api/alerts")) as { alerts: unknown[] };
    if (alerts.length !== count) wrong.push(`${alerts.length} alerts of ${count}`);
  }

  const running: Server[] = [];
  try {
    servers.previous = await startRelease(checkout.folder);
    running.push(servers.previous);
    const emails = Array.from({ length: visitors }, (_, number) => `release-${number}@example.org`);
    const cookies: string[] = [];
    for (const email of emails) {
      const body = { name: "Ada", email, password };
      const path = "/api/account/sign-up";
      cookies.push((await call("", "previous", { method: "POST", path, body }))?.cookie ?? "");
    }
    // This release changes the schema while the previous one is in use.
    const marks = emails.map(() => 0);
    const phase = { isStarting: true };
    const early = Promise.all(
      cookies.map(async (cookie, visitor) => {
        for (; phase.isStarting || (marks[visitor] ?? 0) < 2; marks[visitor] = (marks[visitor] ?? 0) + 1)
          await writeRound(cookie, marks[visitor] ?? 0);
      }),
    );
    const current = await startRelease(here).finally(() => (phase.isStarting = false));
    running.push(current);
    await early;
    servers.current = current;
    write(JSON.stringify({ phase: "both", writes, failures: failures.length }));
    const visit = async (visitor: number, turns: number) => {
      for (let turn = 0; turn < turns; turn += 1) {
        const email = emails[visitor] ?? "";
        const cookie = await signIn(email, turn % 2 === 0 ? "previous" : "current");
        await writeRound(cookie, marks[visitor] ?? 0);
        marks[visitor] = (marks[visitor] ?? 0) + 1;
        await compare(cookie);
      }
    };
    await Promise.all(emails.map((_, visitor) => visit(visitor, rounds)));
    write(
      JSON.stringify({ phase: "leaving", writes, comparedAnswers, wrong: wrong.length, failures: failures.length }),
    );
    const leaving = servers.previous;
    const alone = Promise.all(emails.map((_, visitor) => visit(visitor, rounds)));
    leaving.child.kill("SIGTERM");
    await wait(500);
    // The proxy sees that it is no longer ready.
    delete servers.previous;
    await leaving.exit;
    await alone;
    for (const [visitor, email] of emails.entries())
      await checkMarks(await signIn(email, "current"), marks[visitor] ?? 0);
    const loggedErrors = [leaving, current].flatMap((server, index) =>
      errorLines(server.text()).map((line) => `${index === 0 ? "previous" : "current"}: ${line}`),
    );
    return { newMigrations: checkout.newMigrations, writes, comparedAnswers, wrong, failures, loggedErrors };
  } finally {
    for (const server of running) await server.end();
    checkout.remove();
  }
}

/** Returns the folder of a release. A commit is written to a temporary folder, with packages by its lockfile. */
function checkOut(previous: string, write: (line: string) => void) {
  const isFolder = existsSync(join(previous, "package.json"));
  const folder = isFolder ? resolve(previous) : mkdtempSync(join(tmpdir(), "bellwether-previous-"));
  if (!isFolder) {
    const commit = execFileSync("git", ["rev-parse", "--verify", `${previous}^{commit}`], {
      cwd: here,
      encoding: "utf8",
    });
    const archive = join(folder, "source.tar");
    execFileSync("git", ["archive", "--output", archive, commit.trim()], { cwd: here });
    execFileSync("tar", ["-xf", archive, "-C", folder]);
    rmSync(archive);
    const isSameLock = readFileSync(join(folder, "package-lock.json")).equals(
      readFileSync(join(here, "package-lock.json")),
    );
    write(JSON.stringify({ previous: commit.trim(), packages: isSameLock ? "as here" : "npm ci" }));
    if (isSameLock) symlinkSync(join(here, "node_modules"), join(folder, "node_modules"));
    else execFileSync("npm", ["ci", "--omit=dev", "--no-audit", "--no-fund"], { cwd: folder, stdio: "ignore" });
    // The pages aren't part of this: the previous release serves those of this one.
    if (existsSync(join(here, "dist"))) cpSync(join(here, "dist"), join(folder, "dist"), { recursive: true });
  }
  const migrationsOf = (place: string) =>
    [
      ...readFileSync(join(place, "src/server/database/migrations/index.ts"), "utf8").matchAll(/"(\d{4}-[\w-]+)":/g),
    ].map(([, name = ""]) => name);
  const known = new Set(migrationsOf(folder));
  return {
    folder,
    newMigrations: migrationsOf(here).filter((name) => !known.has(name)),
    remove: () => (isFolder ? undefined : rmSync(folder, { recursive: true, force: true })),
  };
}

/** Where an answer lacks something of an older one or says something else; null: nowhere. A release may add fields. */
function differenceOf(before: unknown, after: unknown, place = "$"): string | null {
  if (Array.isArray(before) && Array.isArray(after)) {
    if (before.length !== after.length) return `${place}.length`;
    for (const [index, item] of before.entries()) {
      const found = differenceOf(item, after[index], `${place}[${index}]`);
      if (found !== null) return found;
    }
    return null;
  }
  if (isRecord(before) && isRecord(after)) {
    for (const [name, value] of Object.entries(before)) {
      const found = differenceOf(value, after[name], `${place}.${name}`);
      if (found !== null) return found;
    }
    return null;
  }
  return isDeepStrictEqual(before, after) ? null : place;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function errorLines(text: string): string[] {
  return text.split("\n").filter((line) => Number(/^\{"level":(\d+)/.exec(line)?.[1] ?? 0) >= errorLevel);
}
