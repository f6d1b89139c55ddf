import { once } from "node:events";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Client } from "pg";
import { describe, expect, it } from "vitest";
import { startProcess } from "../support/server-process.ts";
import { testEngines } from "../support/test-engines.ts";
import { startTestServer } from "../support/test-server.ts";
import { startYahooUpstream } from "../upstreams/yahoo-upstream.ts";
import { type Caller, largeImport, ledgerFile, signUp } from "./large-import.ts";

const now = "2026-03-04T16:00:00Z";
const lineCount = 3_000;
const file = { fileName: "ledger.csv", content: ledgerFile(lineCount) };
/** Large enough that writing it is observable from outside on any machine. */
const longLineCount = 10_000;
const longFile = { fileName: "ledger.csv", content: ledgerFile(longLineCount) };
const key = { "idempotency-key": "large" };

// The long form, with figures: npm run load -- large-import
describe.each(testEngines())("a large ledger on $name", (engine) => {
  it("is imported, exported and restored with equal holdings", async () => {
    const { server, stop } = await startServer(await engine.environment());
    const { holdings } = await largeImport({ origin: server.origin, lineCount, others: false });
    expect(holdings).toBeGreaterThan(10);
    await stop();
  });

  it("is visible as a whole or not at all while it is written and undone", async () => {
    const { server, stop } = await startServer(await engine.environment());
    const owner = await signUp(server.origin, "owner");
    // The same request twice at once: one imports, the other is rejected or gets the same reply.
    const both = [1, 2].map(() => owner.json("POST", "/api/portfolio/import", file, key));
    const { result: settled, seen } = await watched(owner, Promise.allSettled(both));
    const replies = settled.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
    for (const each of settled)
      if (each.status === "rejected") expect(String(each.reason)).toContain("idempotency-in-flight");
    const [result = {}] = replies;
    expect(result).toMatchObject({ added: lineCount });
    for (const each of replies) expect(each).toEqual(result);
    expect(seen).toEqual(new Set(["0 lines, 0 accounts, 0 imports", `${lineCount} lines, 3 accounts, 1 imports`]));
    const undone = await watched(owner, owner.json("DELETE", `/api/portfolio/imports/${String(result["importId"])}`));
    expect(undone.result).toEqual({ removed: lineCount });
    expect(undone.seen).toEqual(
      new Set([`${lineCount} lines, 3 accounts, 1 imports`, "0 lines, 3 accounts, 1 imports"]),
    );
    await stop();
  });

  it("is planned again when the ledger changes meanwhile", async () => {
    const { server, stop } = await startServer(await engine.environment());
    const owner = await signUp(server.origin, "owner");
    const own = { type: "deposit", amount: "5", date: "2025-03-04", currency: "USD" };
    const importing = owner.json("POST", "/api/portfolio/import", file);
    await owner.json("POST", "/api/portfolio/transactions", own);
    expect(await importing).toMatchObject({ added: lineCount });
    expect(await lines(owner)).toBe(lineCount + 1);
    await stop();
  });

  it("leaves nothing behind when the server is killed halfway, and the same request then succeeds", async () => {
    const environment = { ...(await engine.environment()), NODE_ENV: "test", CLOCK: now };
    const stored = rowCounter(environment);
    const first = await startProcess(environment);
    await first.ready();
    const owner = await signUp(first.url, "owner");
    const cutOff = owner.json("POST", "/api/portfolio/import", longFile, key).then(
      () => "answered",
      () => "cut off",
    );
    await expect.poll(stored, { interval: 5 }).toBeGreaterThan(0);
    first.child.kill("SIGKILL");
    await first.exit;
    expect(await cutOff).toBe("cut off");
    const left = await stored();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(longLineCount);

    const second = await startProcess({ ...environment, PORT: String(first.port) });
    await second.ready();
    expect(await lines(owner)).toBe(0);
    expect(await owner.json("GET", "/api/portfolio/accounts")).toEqual({ accounts: [] });
    expect((await owner.json("GET", "/api/portfolio/imports"))["imports"]).toEqual([]);
    // On PostgreSQL another server may still be writing them. They are deleted with the job, after a while.
    if (engine.name === "sqlite") await expect.poll(stored).toBe(0);
    expect(await owner.json("POST", "/api/portfolio/import", longFile, key)).toMatchObject({ added: longLineCount });
    expect(await lines(owner)).toBe(longLineCount);
    second.child.kill("SIGKILL");
    await once(second.child, "exit");
  });
});

async function startServer(environment: Record<string, string>) {
  const upstream = await startYahooUpstream({ clock: { now: () => Date.parse(now) } });
  const server = await startTestServer({ ...environment, CLOCK: now, YAHOO_BASE_URL: upstream.url });
  return {
    server,
    stop: async () => {
      await server.stop();
      await upstream.close();
    },
  };
}

async function lines(caller: Caller): Promise<number> {
  return Number((await caller.json("GET", "/api/portfolio/transactions?limit=1"))["total"]);
}

/** Records everything visible of a ledger from before `work` until after it. */
async function watched<T>(caller: Caller, work: Promise<T>): Promise<{ result: T; seen: Set<string> }> {
  const seen = new Set<string>();
  const look = async () => {
    // In one answer, so that related data is from the same moment.
    const { accounts } = await caller.json("GET", "/api/portfolio/accounts");
    const each = accounts as { transactionCount: number }[];
    const before = (await caller.json("GET", "/api/portfolio/imports"))["imports"] as unknown[];
    const count = each.reduce((sum, { transactionCount }) => sum + transactionCount, 0);
    const again = (await caller.json("GET", "/api/portfolio/accounts"))["accounts"];
    // It was published between the two requests. The next look sees the rest.
    if (JSON.stringify(again) === JSON.stringify(accounts))
      seen.add(`${count} lines, ${each.length} accounts, ${before.length} imports`);
  };
  await look();
  const working = { isOver: false };
  const looking = (async () => {
    while (!working.isOver) await look();
  })();
  const result = await work.finally(() => (working.isOver = true));
  await looking;
  await look();
  return { result, seen };
}

/** Counts the stored lines, visible or not, from outside the server. */
function rowCounter({ DATABASE_URL: url, DATA_DIR: folder = "" }: Record<string, string>): () => Promise<number> {
  const query = "SELECT count(*) AS count FROM portfolio_transactions";
  return async () => {
    if (url !== undefined) {
      const client = new Client({ connectionString: url });
      await client.connect();
      try {
        const { rows } = await client.query<{ count: string }>(query);
        return Number(rows[0]?.count);
      } finally {
        await client.end();
      }
    }
    const database = new DatabaseSync(join(folder, "bellwether.db"), { readOnly: true });
    try {
      return Number(database.prepare(query).get()?.["count"]);
    } finally {
      database.close();
    }
  };
}
