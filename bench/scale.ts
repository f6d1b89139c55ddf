import { Client } from "pg";
import { startLoadServer, visitorOf } from "../tests/load/load-server.ts";
import { measureStreams } from "../tests/load/streams.ts";
import { startPostgresCluster } from "../tests/support/postgres-cluster.ts";
import type { Figure } from "./main.ts";

const people = 12;
const lotsOfUser = 200;
const repeats = 60;
const streams = 400;
const heldSymbols = "AAPL MSFT NVDA KO TSLA AMZN GOOGL META NFLX INTC SPY QQQ".split(" ");

/** Assumptions about a large installation. docs/scale.md gives the reasons. */
const assumed = {
  /** Share of users with an open page in the busiest hour. */
  active: 0.05,
  secondsBetweenReads: 15,
  readsForOneWrite: 20,
  symbolsOfUser: 20,
  instruments: 60_000,
  pollSeconds: 15,
  symbolsInOneCall: 50,
  /** Of one process: more would make answers wait. */
  usableCore: 0.6,
  /** Transactions a second that one well-equipped PostgreSQL server commits. */
  transactionsOfDatabase: 5_000,
  gigabytesOfDatabase: 2_000,
  streamsOfProcess: 10_000,
} as const;

interface Costs {
  readonly readMs: number;
  readonly writeMs: number;
  readonly transactionsOfRead: number;
  readonly transactionsOfWrite: number;
  readonly kilobytesOfUser: number;
  readonly kilobytesOfStream: number;
  readonly frameMicroseconds: number;
  readonly symbolPollMs: number;
}

/**
 * Costs per user and per symbol, measured on a server with PostgreSQL, and the number of instances and the database that
 * 1,000, 100,000 and 10 million users would need by them.
 */
export async function* run(): AsyncGenerator<Figure> {
  const requestCosts = await costsOfRequests();
  if (requestCosts === null) {
    yield { skipped: "PostgreSQL is not installed" };
    return;
  }
  const costs: Costs = { ...requestCosts, ...(await costsOfStreams()) };
  yield { work: "measured costs", ...costs };
  for (const users of [1_000, 100_000, 10_000_000]) yield projected(users, costs);
}

function projected(users: number, costs: Costs): Figure {
  const open = users * assumed.active;
  const reads = open / assumed.secondsBetweenReads;
  const writes = reads / assumed.readsForOneWrite;
  // Only what somebody looks at is polled.
  const symbols = distinctSymbols(open * assumed.symbolsOfUser);
  const polls = symbols / assumed.pollSeconds;
  const cores =
    (reads * costs.readMs + writes * costs.writeMs + polls * costs.symbolPollMs) / 1_000 +
    (open * costs.frameMicroseconds) / 1_000_000;
  const transactions = reads * costs.transactionsOfRead + writes * costs.transactionsOfWrite;
  const gigabytes = (users * costs.kilobytesOfUser) / 1_048_576;
  const uses = {
    "processes (processor)": cores / assumed.usableCore,
    "processes (streams)": open / assumed.streamsOfProcess,
    "databases (transactions)": transactions / assumed.transactionsOfDatabase,
    "databases (space)": gigabytes / assumed.gigabytesOfDatabase,
    // One instance polls for all.
    "pollers (processor)": (polls * costs.symbolPollMs) / 1_000 / assumed.usableCore,
  };
  const [nextLimit = ""] = Object.entries(uses).toSorted(([, one], [, other]) => other - one)[0] ?? [];
  return {
    users,
    openPages: open,
    readsPerSecond: rounded(reads),
    writesPerSecond: rounded(writes),
    symbols,
    callsOfProvidersPerMinute: Math.ceil(symbols / assumed.symbolsInOneCall) * (60 / assumed.pollSeconds),
    streamMegabytes: rounded((open * costs.kilobytesOfStream) / 1_024),
    transactionsPerSecond: rounded(transactions),
    gigabytes: rounded(gigabytes),
    ...Object.fromEntries(Object.entries(uses).map(([name, use]) => [name, rounded(use)])),
    nextLimit,
  };
}

/** Expected number of different symbols after so many choices, where the n-th most popular is chosen in proportion to 1/n. */
function distinctSymbols(choices: number): number {
  let weights = 0;
  for (let rank = 1; rank <= assumed.instruments; rank += 1) weights += 1 / rank;
  let expected = 0;
  for (let rank = 1; rank <= assumed.instruments; rank += 1) expected += 1 - (1 - 1 / rank / weights) ** choices;
  return Math.round(expected);
}

async function costsOfRequests() {
  const cluster = await startPostgresCluster();
  if (cluster === null) return null;
  const databaseUrl = cluster.urlOf("postgres");
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  const single = async (text: string) => Number((await database.query<{ value: string }>(text)).rows[0]?.value);
  const size = () => single("SELECT pg_database_size(current_database()) AS value");
  const transactions = async () => {
    // Counters of connections arrive late.
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    return single("SELECT xact_commit AS value FROM pg_stat_database WHERE datname = current_database()");
  };
  const server = await startLoadServer({ DATABASE_URL: databaseUrl, APP_SECRET: "0123456789abcdef".repeat(3) });
  try {
    const users: ReturnType<typeof visitorOf>[] = [];
    for (let number = 0; number < people; number += 1) {
      const call = visitorOf(server.origin);
      const email = `scale-${number}@example.org`;
      await call("POST", "/api/account/sign-up", { name: "Scale", email, password: "a long enough one" });
      users.push(call);
    }
    const sizeBefore = await size();
    for (const [number, call] of users.entries())
      await call("POST", "/api/portfolio/import", { fileName: `scale ${number}.csv`, content: ledger(number) });
    const kilobytesOfUser = ((await size()) - sizeBefore) / 1_024 / people;
    for (const call of users) await call("GET", "/api/portfolio/holdings?by=symbol");

    const cost = async (work: (call: ReturnType<typeof visitorOf>, turn: number) => Promise<unknown>) => {
      const [ms, committed] = [server.processorMs(), await transactions()];
      for (let turn = 0; turn < repeats; turn += 1) {
        const call = users[turn % people];
        if (call !== undefined) await work(call, turn);
      }
      return {
        ms: (server.processorMs() - ms) / repeats,
        transactions: ((await transactions()) - committed) / repeats,
      };
    };
    const paths = ["/api/portfolio/holdings?by=symbol", "/api/watchlists", "/api/market/quotes?symbols=AAPL,MSFT,NVDA"];
    const read = await cost((call, turn) => call("GET", paths[turn % paths.length] ?? ""));
    const write = await cost((call, turn) =>
      call("POST", "/api/portfolio/transactions", {
        type: "buy",
        symbol: heldSymbols[turn % heldSymbols.length],
        date: "2026-02-27",
        quantity: "1",
        price: "100",
        currency: "USD",
      }),
    );
    return {
      readMs: rounded(read.ms),
      writeMs: rounded(write.ms),
      transactionsOfRead: rounded(read.transactions),
      transactionsOfWrite: rounded(write.transactions),
      kilobytesOfUser: rounded(kilobytesOfUser),
    };
  } finally {
    await server.stop();
    await database.end();
    await cluster.stop();
  }
}

/** Eight symbols are polled once a second, and each stream gets a frame a second. */
async function costsOfStreams() {
  const few = await measureStreams({ count: 1, frames: 20 });
  const many = await measureStreams({ count: streams, frames: 20 });
  return {
    kilobytesOfStream: many.kilobytesEach,
    frameMicroseconds: rounded(((many.processorShare - few.processorShare) / (streams - 1)) * 1_000_000),
    symbolPollMs: rounded((few.processorShare * 1_000) / 8),
  };
}

function ledger(number: number): string {
  const lines = Array.from({ length: lotsOfUser }, (_, lot) => {
    const day = new Date(Date.UTC(2018, 0, 2 + lot * 7)).toISOString().slice(0, 10);
    return `${day},buy,${heldSymbols[(lot + number) % heldSymbols.length]},${1 + (lot % 9)},${50 + (lot % 40)}.25,USD`;
  });
  return ["Date,Type,Symbol,Quantity,Price,Currency", ...lines].join("\n");
}

function rounded(value: number): number {
  return Number(value.toPrecision(3));
}
