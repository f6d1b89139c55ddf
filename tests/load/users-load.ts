import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { parseArgs } from "node:util";
import { randomFrom } from "../support/generated-portfolio.ts";
import { startLoadServer, visitorOf } from "./load-server.ts";

/**
 * Answers per second, their 95th percentile and memory, with 10, 50 and 150 users of 200 lots each, who read and write. They pause so that
 * all of them together would ask 450 times a second if answers took no time. Prints one line of JSON for each number of users.
 * `npm run load -- users 50` measures 50 users alone, and `npm run load -- users 1000 --rate 400 --seconds 600` another
 * rate and time, with the memory of each minute.
 */
const { values: options, positionals } = parseArgs({
  args: process.argv.slice(3),
  options: { rate: { type: "string", default: "450" }, seconds: { type: "string", default: "15" } },
  allowPositionals: true,
});
const chosenCounts = positionals.map(Number);
const userCounts = chosenCounts.length > 0 ? chosenCounts : [10, 50, 150];
const lotCount = 200;
const offeredPerSecond = Number(options.rate);
const measuredMs = Number(options.seconds) * 1_000;
const symbols = "AAPL MSFT NVDA KO TSLA AMZN GOOGL META NFLX INTC SPY QQQ".split(" ");
const random = randomFrom(20);

const server = await startLoadServer();
try {
  const users: User[] = [];
  for (const count of userCounts) {
    while (users.length < count) users.push(await newUser(users.length));
    fill(users);
    // Signing up takes memory for hashes of passwords, which is no part of this.
    await server.restart();
    for (const user of users) await user.call("GET", "/api/portfolio/performance?step=week");
    const residentByMinute: number[] = [];
    const watching = setInterval(() => residentByMinute.push(server.megabytes().resident), 60_000);
    const startedMs = server.processorMs();
    const threadsBefore = server.threadsMs();
    const { times, failures, slowest } = await measured(users);
    clearInterval(watching);
    const processorMs = server.processorMs() - startedMs;
    const threads = [...server.threadsMs()].map(([name, ms]): [string, number] => [
      name.replace(/^\d+ /, ""),
      ms - (threadsBefore.get(name) ?? 0),
    ]);
    const processorShare = processorMs / measuredMs;
    times.sort((first, second) => first - second);
    const { resident, highest } = server.megabytes();
    process.stdout.write(
      `${JSON.stringify({
        load: "users",
        users: count,
        lots: lotCount,
        answersPerSecond: Math.round((times.length / measuredMs) * 1000),
        p50Ms: Math.round(times[Math.floor(times.length * 0.5)] ?? Number.NaN),
        p95Ms: Math.round(times[Math.floor(times.length * 0.95)] ?? Number.NaN),
        slowestMs: Math.round(times.at(-1) ?? Number.NaN),
        slowest,
        failed: failures.size === 0 ? 0 : Object.fromEntries(failures),
        residentMegabytes: resident,
        highestMegabytes: highest,
        residentByMinute,
        processorMsPerAnswer: Number((processorMs / times.length).toFixed(2)),
        threadsMsPerAnswer: threads
          .filter(([, ms]) => ms > measuredMs / 100)
          .map(([name, ms]) => `${name} ${(ms / times.length).toFixed(2)}`),
        processorShare: Number(processorShare.toFixed(2)),
      })}\n`,
    );
  }
} finally {
  await server.stop();
}
process.exit(0);

interface User {
  readonly call: ReturnType<typeof visitorOf>;
  readonly accountId: string;
  isFilled: boolean;
}

async function newUser(number: number): Promise<User> {
  const call = visitorOf(server.origin);
  const email = `load-${number}@example.org`;
  await call("POST", "/api/account/sign-up", { name: "Load", email, password: "a long enough one" });
  const account = (await call("POST", "/api/portfolio/accounts", { name: "Load", currency: "USD" })).body;
  const accountId = String(account["id"]);
  await call("POST", "/api/portfolio/transactions", purchase(accountId));
  return { call, accountId, isFilled: false };
}

function purchase(accountId: string) {
  const day = new Date(Date.UTC(2016, 0, 4) + Math.floor(random() * 3_600) * 86_400_000);
  // Prices of weekdays stand over weekends, and so may a purchase.
  return {
    accountId,
    type: "buy",
    symbol: symbols[Math.floor(random() * symbols.length)],
    date: day.toISOString().slice(0, 10),
    quantity: String(1 + Math.floor(random() * 20)),
    price: (10 + random() * 200).toFixed(2),
    fee: "0.99",
    currency: "USD",
  };
}

/** Lots of users who have one line, straight into the database: tens of thousands of requests would measure something else. */
function fill(users: readonly User[]): void {
  const file = readdirSync(server.folder).find((name) => /\.(db|sqlite)$/.test(name)) ?? "";
  const database = new DatabaseSync(join(server.folder, file));
  database.exec("PRAGMA busy_timeout = 5000");
  database.exec("begin immediate");
  for (const user of users) {
    if (user.isFilled) continue;
    user.isFilled = true;
    const like = database
      .prepare("select * from portfolio_transactions where account_id = ? limit 1")
      .get(user.accountId) as Record<string, string | number | null>;
    const names = Object.keys(like);
    const insert = database.prepare(
      `insert into portfolio_transactions (${names.join()}) values (${names.map(() => "?").join()})`,
    );
    for (let lot = 1; lot < lotCount; lot += 1) {
      const { symbol = "KO", date, quantity, price, fee } = purchase(user.accountId);
      const row = { ...like, id: `${user.accountId}-${lot}`, symbol, date, quantity, price, fee, position: lot + 10 };
      insert.run(...names.map((name) => (row as Record<string, string | number | null>)[name] ?? null));
    }
  }
  database.exec("commit");
  database.close();
}

/** How long each answer took, while all users ask and pause; the slowest request, and what failed how often. */
async function measured(
  users: readonly User[],
): Promise<{ times: number[]; failures: ReadonlyMap<string, number>; slowest: string }> {
  const times: number[] = [];
  const failures = new Map<string, number>();
  let slowest = "";
  let slowestMs = 0;
  const end = performance.now() + measuredMs;
  const pauseMs = (users.length / offeredPerSecond) * 1000;
  await Promise.all(
    users.map(async (user) => {
      await pause(random() * pauseMs);
      while (performance.now() < end) {
        const from = performance.now();
        const [method, path, body] = question(user);
        const failure = await user.call(method, path, body).then(
          () => null,
          (error: unknown) => failureOf(error),
        );
        const tookMs = performance.now() - from;
        if (failure === null) times.push(tookMs);
        else failures.set(failure, (failures.get(failure) ?? 0) + 1);
        if (tookMs > slowestMs) {
          slowestMs = tookMs;
          slowest = `${method} ${path}: ${failure ?? "answered"} after ${Math.round(tookMs)} ms`;
        }
        await pause(Math.max(0, random() * 2 * pauseMs - (performance.now() - from)));
      }
    }),
  );
  return { times, failures, slowest };
}

/** The status and code of a refusal, or why there was no answer. */
function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = (error.cause as { code?: unknown } | undefined)?.code;
  if (typeof code === "string") return code;
  const [, status = error.message, refusal = ""] = /: (\d{3}) (?:.*"code":"([\w-]+)")?/.exec(error.message) ?? [];
  return `${status} ${refusal}`.trimEnd();
}

/** Half looks at holdings, a fifth at performance, some at the ledger and at contributions; a tenth enters a purchase. */
function question({ accountId }: User): [method: string, path: string, body?: object] {
  const chance = random();
  if (chance < 0.1) return ["POST", "/api/portfolio/transactions", purchase(accountId)];
  if (chance < 0.15) return ["GET", "/api/portfolio/contributions"];
  if (chance < 0.3) return ["GET", "/api/portfolio/transactions?limit=50"];
  if (chance < 0.5) return ["GET", "/api/portfolio/performance?step=week"];
  return ["GET", "/api/portfolio/holdings?by=symbol"];
}

async function pause(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
}
