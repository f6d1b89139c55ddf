import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { compileCache } from "../support/compile-cache.ts";
import { freePort } from "../support/free-port.ts";
import { randomFrom } from "../support/generated-portfolio.ts";
import { startYahooUpstream } from "../upstreams/yahoo-upstream.ts";

export interface KillFigures {
  readonly rounds: number;
  /** Requests with a key, each sent until answered. */
  readonly requests: number;
  /** Requests whose server died before it answered. */
  readonly cutOff: number;
  /** Interrupted requests that took effect before the server died. */
  readonly committedButUnanswered: number;
  /** Answered requests that were repeated after the restart. */
  readonly replayed: number;
  readonly lost: number;
  readonly doubled: number;
  /** Repeated requests whose answer differed from the first. */
  readonly differentReplies: number;
}

interface Kind {
  readonly route: string;
  readonly body: (mark: number) => object;
  readonly list: string;
  readonly field: string;
  /** The request that created a list's entry; null if none of ours did. */
  readonly markOf: (entry: Readonly<Record<string, unknown>>) => number | null;
}

const marked = (text: unknown) => {
  const found = /^mark (\d+)$/.exec(String(text))?.[1];
  return found === undefined ? null : Number(found);
};

const kinds: readonly Kind[] = [
  {
    route: "/api/portfolio/transactions",
    body: (mark) => ({ type: "deposit", amount: String(mark), currency: "USD", date: "2026-02-27" }),
    list: "/api/portfolio/transactions?type=deposit&limit=100",
    field: "transactions",
    markOf: ({ amount }) => Number(amount),
  },
  {
    route: "/api/portfolio/transactions",
    body: (mark) => ({
      type: "buy",
      symbol: ["AAPL", "MSFT", "NVDA", "KO"][mark % 4],
      quantity: String(mark),
      price: "10",
      date: "2026-02-27",
    }),
    list: "/api/portfolio/transactions?type=buy&limit=100",
    field: "transactions",
    markOf: ({ quantity, price }) => (Number(price) === 10 ? Number(quantity) : null),
  },
  {
    route: "/api/portfolio/import",
    body: (mark) => ({
      fileName: `mark ${mark}`,
      content: `Date,Type,Symbol,Quantity,Price,Currency\n2025-03-04,buy,NVDA,${mark},131.20,USD\n2025-03-05,buy,AAPL,${mark},240.10,USD\n`,
    }),
    list: "/api/portfolio/imports",
    field: "imports",
    markOf: ({ fileName }) => marked(fileName),
  },
  {
    route: "/api/portfolio/accounts",
    body: (mark) => ({ name: `mark ${mark}`, currency: "USD" }),
    list: "/api/portfolio/accounts",
    field: "accounts",
    markOf: ({ name }) => marked(name),
  },
  {
    route: "/api/assistant/conversations",
    body: (mark) => ({ title: `mark ${mark}` }),
    list: "/api/assistant/conversations?limit=100",
    field: "conversations",
    markOf: ({ title }) => marked(title),
  },
  {
    route: "/api/alerts",
    body: (mark) => ({ symbol: "AAPL", rule: { kind: "price", is: "above", value: 1_000_000 + mark } }),
    list: "/api/alerts",
    field: "alerts",
    markOf: ({ rule }) => (rule as { value: number }).value - 1_000_000,
  },
];

interface Sent {
  readonly mark: number;
  readonly key: string;
  readonly kind: Kind;
  reply: string | null;
}

const senders = 4;
/** Some answered requests are repeated too. */
const answeredToRepeat = 4;
/** Keeps a user's lists short, so that one page shows everything and no limit applies. */
const requestsOfUser = 30;
/** A user may have 20 portfolio accounts, and a round can ask for several. */
const accountsOfUser = 8;
const startsAt = Date.parse("2026-03-02T15:00:00Z");

/**
 * Kills the server with SIGKILL at random moments while requests with keys are running. Restarts it 0 to 300 s later by
 * its clock, repeats the requests with their keys, and counts effects. Nothing leaves this machine.
 */
export async function idempotencyKills({
  databaseUrl,
  rounds,
  seed,
  write = () => undefined,
}: {
  /** Null for the embedded engine. */
  databaseUrl: string | null;
  rounds: number;
  /** Repeats the same moments and requests, as far as the machine allows. */
  seed: number;
  write?: (line: string) => void;
}): Promise<KillFigures> {
  const random = randomFrom(seed);
  const folder = mkdtempSync(join(tmpdir(), "bellwether-faults-"));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let now = startsAt;
  const yahoo = await startYahooUpstream({ clock: { now: () => now } });
  let server: ChildProcess | null = null;
  let output = "";
  let cookie = "";
  let marks = 0;
  const figures = {
    rounds: 0,
    requests: 0,
    cutOff: 0,
    committedButUnanswered: 0,
    replayed: 0,
    lost: 0,
    doubled: 0,
    differentReplies: 0,
  };

  async function start(): Promise<void> {
    output = "";
    const child = spawn(process.execPath, ["src/server/main.ts"], {
      env: {
        PATH: process.env["PATH"],
        ...compileCache,
        NODE_ENV: "test",
        CLOCK: new Date(now).toISOString(),
        PORT: String(port),
        DATA_DIR: folder,
        ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
        APP_SECRET: "0123456789abcdef".repeat(3),
        YAHOO_BASE_URL: yahoo.url,
        ECB_BASE_URL: "http://127.0.0.1:9",
        STOOQ_BASE_URL: "http://127.0.0.1:9",
        LOG_LEVEL: "info",
        ...Object.fromEntries(
          [
            "SIGN_UPS_PER_HOUR",
            "ANONYMOUS_PER_MINUTE",
            "READS_PER_MINUTE",
            "WRITES_PER_MINUTE",
            "IMPORTS_PER_HOUR",
            "ALERTS",
          ].map((name) => [`LIMIT_${name}`, "1000000"]),
        ),
      },
    });
    server = child;
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => (output = `${output}${chunk.toString()}`.slice(-20_000)));
    while (!output.includes('"ready"')) {
      if (child.exitCode !== null) throw new Error(`the server did not start:\n${output}`);
      await wait(10);
    }
  }

  async function end(signal: "SIGINT" | "SIGKILL"): Promise<void> {
    if (server === null || server.exitCode !== null || server.signalCode !== null) return;
    const gone = once(server, "exit");
    server.kill(signal);
    await gone;
  }

  async function call(method: string, path: string, body?: object, key?: string) {
    const response = await fetch(origin + path, {
      method,
      headers: {
        cookie,
        ...(method === "GET" ? {} : { origin }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(key === undefined ? {} : { "idempotency-key": key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    });
    const set = response.headers.get("set-cookie");
    if (set !== null) cookie = set.split(";")[0] ?? "";
    return { status: response.status, text: await response.text() };
  }

  async function signUp(): Promise<void> {
    cookie = "";
    const email = `visitor-${figures.rounds}@example.org`;
    const { status, text } = await call("POST", "/api/account/sign-up", {
      name: "Visitor",
      email,
      password: "gleaming-otter-7",
    });
    if (status !== 201) throw new Error(`sign-up failed: ${text}`);
  }

  function next(): Sent {
    marks += 1;
    const kind = kinds[Math.floor(random() * kinds.length)] ?? kinds[0];
    if (kind === undefined) throw new Error("there are no requests to send");
    return { mark: marks, key: `key-${marks}`, kind, reply: null };
  }

  const send = ({ kind, mark, key }: Sent) => call("POST", kind.route, kind.body(mark), key);

  /** Sends until the server is gone. */
  async function sendUntilKilled(sent: Sent[]): Promise<void> {
    for (;;) {
      const one = next();
      sent.push(one);
      let answer;
      try {
        answer = await send(one);
      } catch {
        return;
      }
      if (answer.status !== 201) throw new Error(`${one.kind.route} answered ${answer.status}: ${answer.text}`);
      one.reply = answer.text;
    }
  }

  async function sendAgain(one: Sent): Promise<string> {
    for (let tries = 0; tries < 100; tries += 1) {
      const { status, text } = await send(one);
      if (status === 201) return text;
      // The database may still be running the dead process's work for a moment.
      if (status !== 409) throw new Error(`${one.kind.route} answered ${status} when sent again: ${text}`);
      await wait(50);
    }
    throw new Error(`${one.kind.route} stayed in flight`);
  }

  async function effects(): Promise<Map<Kind, Map<number, number>>> {
    const found = new Map<Kind, Map<number, number>>();
    await Promise.all(
      kinds.map(async (kind) => {
        const counts = new Map<number, number>();
        for (let cursor: string | null = ""; cursor !== null;) {
          const { status, text } = await call("GET", cursor === "" ? kind.list : `${kind.list}&cursor=${cursor}`);
          if (status !== 200) throw new Error(`${kind.list} answered ${status}: ${text}`);
          const page = JSON.parse(text) as Readonly<Record<string, unknown>>;
          for (const entry of page[kind.field] as Record<string, unknown>[]) {
            const mark = kind.markOf(entry);
            if (mark !== null) counts.set(mark, (counts.get(mark) ?? 0) + 1);
          }
          cursor = typeof page["nextCursor"] === "string" ? encodeURIComponent(page["nextCursor"]) : null;
        }
        found.set(kind, counts);
      }),
    );
    return found;
  }

  const countOf = (found: Map<Kind, Map<number, number>>, { kind, mark }: Sent) => found.get(kind)?.get(mark) ?? 0;

  try {
    // A killed process leaves no compiled modules behind. An orderly end speeds up all later starts.
    await start();
    await end("SIGINT");
    await start();
    let ofUser: Sent[] = [];
    while (figures.rounds < rounds) {
      const accounts = ofUser.filter(({ kind }) => kind.route === "/api/portfolio/accounts").length;
      if (figures.rounds === 0 || ofUser.length > requestsOfUser || accounts > accountsOfUser) {
        await signUp();
        ofUser = [];
      }
      figures.rounds += 1;
      const sent: Sent[] = [];
      const sending = Array.from({ length: senders }, () => sendUntilKilled(sent));
      await wait(20 + random() * 180);
      await end("SIGKILL");
      await Promise.all(sending);
      now += 1_000 + random() * 300_000;
      await start();

      const cutOff = sent.filter(({ reply }) => reply === null);
      figures.requests += sent.length;
      figures.cutOff += cutOff.length;
      const survived = await effects();
      figures.committedButUnanswered += cutOff.filter((one) => countOf(survived, one) > 0).length;
      const answered = sent.filter(({ reply }) => reply !== null).toSorted(() => random() - 0.5);
      await Promise.all(cutOff.map(async (one) => (one.reply = await sendAgain(one))));
      for (const one of [...answered.slice(0, answeredToRepeat), ...cutOff]) {
        figures.replayed += 1;
        if ((await sendAgain(one)) === one.reply) continue;
        figures.differentReplies += 1;
        write(`another reply: ${one.kind.route} ${one.key}`);
      }
      ofUser.push(...sent);
      const found = await effects();
      for (const one of ofUser) {
        const count = countOf(found, one);
        if (count === 1) continue;
        if (count === 0) figures.lost += 1;
        else figures.doubled += 1;
        write(`${count === 0 ? "lost" : "doubled"}: ${one.kind.route} ${one.key}`);
      }
      // An effect that was counted as wrong isn't counted again in the user's later rounds.
      ofUser = ofUser.filter((one) => countOf(found, one) === 1);
      if (figures.rounds % 25 === 0) write(JSON.stringify(figures));
    }
    return figures;
  } finally {
    await end("SIGKILL");
    await yahoo.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
