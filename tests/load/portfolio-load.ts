import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { generatedPortfolio } from "../support/generated-portfolio.ts";
import { startEcbUpstream } from "../upstreams/ecb-upstream.ts";
import { startYahooUpstream } from "../upstreams/yahoo-upstream.ts";

/**
 * Measures how long other requests wait during the first calculation of a ledger of 50,000 lines over 20 years, and how
 * soon an edit shows: a real server in a separate process, a real database, figures over HTTP. Prints one line of JSON.
 */
const now = "2026-03-04T16:00:00Z";
const clock = { now: () => Date.parse(now) };
const port = 21_000 + (process.pid % 9_000);
const origin = `http://127.0.0.1:${port}`;
const folder = mkdtempSync(join(tmpdir(), "bellwether-load-"));
const [yahoo, ecb] = [await startYahooUpstream({ clock }), await startEcbUpstream({ clock })];
const symbols = "AAPL MSFT NVDA KO TSLA AMZN GOOGL META NFLX INTC SPY QQQ".split(" ");

const start = () =>
  spawn(process.execPath, ["src/server/main.ts"], {
    env: {
      ...process.env,
      NODE_ENV: "test",
      CLOCK: now,
      PORT: String(port),
      DATA_DIR: folder,
      YAHOO_BASE_URL: yahoo.url,
      ECB_BASE_URL: ecb.url,
      STOOQ_BASE_URL: "http://127.0.0.1:9",
      NASDAQ_BASE_URL: "http://127.0.0.1:9",
      DIRECTORY_BASE_URL: "http://127.0.0.1:9",
      NASDAQ_TRADER_BASE_URL: "http://127.0.0.1:9",
      LIMIT_READS_PER_MINUTE: "1000000",
      LIMIT_ANONYMOUS_PER_MINUTE: "1000000",
      LOG_LEVEL: "error",
    },
    stdio: "inherit",
  });
let server = start();

let cookie = "";
try {
  await started();
  await call("POST", "/api/account/sign-up", {
    name: "Load",
    email: "load@example.org",
    password: "a long enough one",
  });
  const account = (await call("POST", "/api/portfolio/accounts", { name: "Load", currency: "USD" })).body;
  const accountId = String(account["id"]);
  await call("POST", "/api/portfolio/transactions", {
    accountId,
    type: "deposit",
    amount: "1000000000",
    date: "2006-03-03",
    currency: "USD",
  });
  for (const symbol of symbols)
    await call("POST", "/api/portfolio/transactions", {
      accountId,
      type: "buy",
      symbol,
      date: "2006-03-06",
      quantity: "1",
      price: "10",
      currency: "USD",
    });
  await call("GET", "/api/portfolio/performance");
  const lines = fill(join(folder, readdirSync(folder).find((name) => /\.(db|sqlite)$/.test(name)) ?? ""));

  // A fresh process. The prices are already in its database, as on any day after the first.
  const ended = new Promise((resolve) => server.once("exit", resolve));
  server.kill("SIGTERM");
  await ended;
  server = start();
  await started();
  await call("GET", "/api/account/session");

  const waits: number[] = [];
  const calculating = { isOver: false };
  const asking = (async () => {
    while (!calculating.isOver) {
      const from = performance.now();
      await call("GET", "/api/health/live");
      waits.push(performance.now() - from);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  })();
  const coldFrom = processorMs();
  const coldMs = await took("GET", "/api/portfolio/performance?step=week");
  calculating.isOver = true;
  await asking;
  const coldProcessorMs = processorMs() - coldFrom;
  const unchanged = await perRequest(20, () => call("GET", "/api/portfolio/performance?step=week"));
  const contributionsMs = await perRequest(1, () => call("GET", "/api/portfolio/contributions"));
  const edits: number[] = [];
  const editsFrom = processorMs();
  for (const day of ["01", "02", "03", "06", "07"]) {
    const from = performance.now();
    await call("POST", "/api/portfolio/transactions", {
      accountId,
      type: "buy",
      symbol: "KO",
      date: `2016-06-${day}`,
      quantity: "3",
      price: "44",
      currency: "USD",
    });
    await call("GET", "/api/portfolio/holdings?by=symbol");
    edits.push(performance.now() - from);
  }
  const editProcessorMs = (processorMs() - editsFrom) / edits.length;
  waits.sort((first, second) => first - second);
  edits.sort((first, second) => first - second);
  process.stdout.write(
    `${JSON.stringify({
      load: "portfolio",
      lines,
      coldMs: Math.round(coldMs),
      coldProcessorMs,
      unchangedProcessorMs: rounded(unchanged),
      contributionsProcessorMs: rounded(contributionsMs),
      editProcessorMs: rounded(editProcessorMs),
      otherRequests: waits.length,
      otherP50Ms: rounded(waits[Math.floor(waits.length * 0.5)]),
      otherP99Ms: rounded(waits[Math.floor(waits.length * 0.99)]),
      otherSlowestMs: rounded(waits.at(-1)),
      editToFigureMs: rounded(edits[2]),
    })}\n`,
  );
} finally {
  server.kill("SIGTERM");
  await Promise.all([yahoo.close(), ecb.close()]);
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);

/** Writes lines straight into the database: 50,000 requests would measure something else. */
function fill(file: string): number {
  const database = new DatabaseSync(file);
  const like = database.prepare("select * from portfolio_transactions limit 1").get() as Record<
    string,
    string | number | null
  >;
  const names = Object.keys(like);
  const insert = database.prepare(
    `insert into portfolio_transactions (${names.join()}) values (${names.map(() => "?").join()})`,
  );
  let count = 0;
  database.exec("begin");
  for (const line of generatedPortfolio({ transactionCount: 60_000, symbolCount: symbols.length }).transactions) {
    // Prices come from the server, so sales without holdings and splits of other symbols don't fit.
    if (line.type === "sell" || line.type === "split" || count >= 50_000) continue;
    count += 1;
    const { id, type, date, quantity = null, price = null, amount = null, fee = "0", tax = "0" } = line;
    const symbol =
      line.symbol === undefined || line.symbol === null ? null : (symbols[Number(line.symbol.slice(1)) - 1] ?? null);
    const row: Record<string, string | number | null> = {
      ...like,
      id,
      type,
      date,
      quantity,
      price,
      amount,
      fee,
      tax,
      symbol,
      position: count + 10,
    };
    insert.run(...names.map((name) => row[name] ?? null));
  }
  database.exec("commit");
  database.close();
  return count;
}

/** The server's processor time so far, for all threads. */
function processorMs(): number {
  const fields = readFileSync(`/proc/${server.pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  // User and system time are the 14th and 15th field, in hundredths of a second.
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function perRequest(count: number, work: () => Promise<unknown>): Promise<number> {
  const from = processorMs();
  for (let index = 0; index < count; index += 1) await work();
  return (processorMs() - from) / count;
}

async function took(method: string, path: string): Promise<number> {
  const from = performance.now();
  await call(method, path);
  return performance.now() - from;
}

async function call(method: string, path: string, body?: object): Promise<{ body: Record<string, unknown> }> {
  const response = await fetch(origin + path, {
    method,
    headers: { origin, cookie, ...(body === undefined ? {} : { "content-type": "application/json" }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  cookie = response.headers.get("set-cookie")?.split(";")[0] ?? cookie;
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 300)}`);
  return { body: JSON.parse(text) as Record<string, unknown> };
}

async function started(): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isUp = await fetch(`${origin}/api/health/live`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("the server did not start");
}

function rounded(value: number | undefined): number {
  return value === undefined ? Number.NaN : Number(value.toFixed(1));
}
