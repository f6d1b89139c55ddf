import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testEngines } from "../../../tests/support/test-engines.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../tests/support/test-server.ts";
import { startEcbUpstream } from "../../../tests/upstreams/ecb-upstream.ts";
import { startYahooUpstream, type YahooUpstream } from "../../../tests/upstreams/yahoo-upstream.ts";
import { openDatabase } from "../database/open-database.ts";
import { createLog } from "../log.ts";
import { exportedTables, leftOutTables } from "./exported-tables.ts";

const startsAt = "2026-03-04T16:00:00Z";
const photo = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

type Json = Record<string, unknown>;
interface Copy extends Json {
  portfolio: { accounts: Json[]; transactions: Json[]; imports: Json[] } & Json;
  alerts: Json[];
}

/** Everything that holds on another server as well: ids and the times of this one are taken out. */
function lasting(copy: Copy): unknown {
  const { exportedAt: _exportedAt, profile, ...rest } = copy;
  const { photo: kept } = profile as { photo: unknown };
  const names = new Map<string, string>();
  return JSON.parse(
    JSON.stringify({ ...rest, photo: kept }, (key, value: unknown) => {
      const isId = /^(id|accountId|importId|parentId|headId)$/.test(key);
      if (!isId || typeof value !== "string") return value;
      const name = names.get(value) ?? `id ${names.size + 1}`;
      names.set(value, name);
      return name;
    }),
  );
}

const countsOf = (body: Json): Record<string, [number, number]> =>
  Object.fromEntries(
    (body["parts"] as { part: string; added: number; present: number }[]).map(({ part, added, present }) => [
      part,
      [added, present],
    ]),
  );

describe.each(testEngines())("everything of an account on $name", (engine) => {
  let yahoo: YahooUpstream;
  let ecb: Awaited<ReturnType<typeof startEcbUpstream>>;
  let here: TestServer;
  let there: TestServer;
  let owner: Visitor;
  let text: string;
  let copy: Copy;

  const make = async (path: string, body: object) => {
    const reply = await owner.post(path, body);
    expect(reply.status, `${path}: ${reply.text.slice(0, 300)}`).toBeLessThan(300);
    return reply.body;
  };
  const stream = async (path: string, body: object) => {
    const reply = await fetch(here.origin + path, {
      method: "POST",
      headers: { origin: here.origin, "content-type": "application/json", cookie: owner.cookie() ?? "" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    });
    return reply.text();
  };
  const newcomer = async () => {
    const visitor = there.visitor();
    await visitor.signUp();
    return visitor;
  };
  const exported = async (visitor: Visitor) => {
    const reply = await visitor.get("/api/account/export");
    expect(reply.status, reply.text.slice(0, 300)).toBe(200);
    return JSON.parse(reply.text) as Copy;
  };

  beforeAll(async () => {
    const offsetMs = Date.parse(startsAt) - Date.now();
    const clock = { now: () => Date.now() + offsetMs };
    [yahoo, ecb] = await Promise.all([startYahooUpstream({ clock }), startEcbUpstream({ clock })]);
    const environment = {
      CLOCK: startsAt,
      YAHOO_BASE_URL: yahoo.url,
      ECB_BASE_URL: ecb.url,
      LIMIT_CHATS_PER_MINUTE: "1000",
      LIMIT_IMPORTS_PER_HOUR: "1000",
    };
    here = await startTestServer({ ...(await engine.environment()), ...environment, LIMIT_EXPORTS_PER_HOUR: "1000" });
    there = await startTestServer({ ...(await engine.environment()), ...environment, LIMIT_EXPORTS_PER_HOUR: "1000" });
    owner = here.visitor();
    await owner.signUp();
    expect((await owner.request("PUT", "/api/account/photo", { image: photo })).status).toBe(200);
    await owner.patch("/api/settings", { preferences: { defaultCurrency: "EUR", autoRefresh: false } });
    await owner.delete("/api/watchlist/AAPL");
    await make("/api/watchlists", { name: "Second" });
    await make("/api/portfolio/accounts", { name: "Broker", currency: "USD", costMethod: "average" });
    await make("/api/portfolio/accounts", { name: "Bank", currency: "EUR" });
    const { accounts } = (await owner.get("/api/portfolio/accounts")).body as { accounts: { id: string }[] };
    const buy = { type: "buy", symbol: "NVDA", date: "2026-01-05", quantity: "10", price: "100.5", currency: "USD" };
    await make("/api/portfolio/transactions", { ...buy, accountId: accounts[0]?.id, note: "first" });
    await make("/api/portfolio/transactions", { ...buy, accountId: accounts[0]?.id, note: "first" });
    await make("/api/portfolio/transactions", { ...buy, accountId: accounts[1]?.id, symbol: "MSFT", fee: "1.25" });
    await make("/api/portfolio/transactions", {
      ...buy,
      type: "sell",
      accountId: accounts[0]?.id,
      date: "2026-02-05",
      quantity: "4",
      price: "180",
    });
    const rows = "Date,Type,Symbol,Quantity,Price,Currency\n2026-03-03,buy,AAPL,3,240,USD\n";
    await make("/api/portfolio/import", { fileName: "a.csv", content: rows, accountId: accounts[0]?.id });
    await owner.request("PUT", "/api/portfolio/instruments/HOUSE", { isCustom: true, name: "House", currency: "EUR" });
    await owner.request("PUT", "/api/portfolio/instruments/HOUSE/prices/2026-03-01", { price: "250000" });
    await owner.patch("/api/portfolio/preferences", { benchmark: "QQQ" });
    await make("/api/alerts", { symbol: "NVDA", rule: { kind: "price", is: "above", value: 1 } });
    await make("/api/alerts", { symbol: null, rule: { kind: "drawdown", percent: 20 } });
    while (((await owner.get("/api/alerts/events")).body["events"] as object[]).length === 0) await wait(50);
    await owner.patch("/api/newsletter/settings", { cadence: "weekly", timeZone: "Europe/Berlin" });
    await make("/api/newsletter/issues", { cadence: "weekly" });
    const conversation = await make("/api/assistant/conversations", {});
    await stream(`/api/assistant/conversations/${String(conversation["id"])}/messages`, {
      text: "What is the price of NVDA?",
    });
    await stream("/api/assistant/research", { symbol: "NVDA", computedOnly: true });
    await make("/api/strategy/runs", {
      name: "Hold",
      strategy: { kind: "hold", name: "Hold", rebalance: null, saving: null },
      symbols: ["NVDA"],
      summary: {
        totalReturnRatio: 0.4,
        benchmarkReturnRatio: 0.6,
        maximumDrawdownRatio: -0.2,
        sharpe: 0.7,
        tradeCount: 12,
        dataTo: "2026-03-02",
      },
    });
    text = (await owner.get("/api/account/export")).text;
    copy = JSON.parse(text) as Copy;
  }, 120_000);
  afterAll(async () => {
    await Promise.all([here.stop(), there.stop()]);
    await Promise.all([yahoo.close(), ecb.close()]);
  });

  it("names every table that has something of a user's, or says why it stays out", async () => {
    const environment = await engine.environment();
    const log = createLog("silent");
    const dataDirectory = environment["DATA_DIR"] ?? "";
    const opened = await openDatabase({ databaseUrl: environment["DATABASE_URL"] ?? null, dataDirectory, log });
    const tables = (await opened.db.introspection.getTables())
      .filter(({ columns }) => columns.some(({ name }) => name === "user_id"))
      .map(({ name }) => name);
    await opened.close();
    const named: readonly string[] = [...exportedTables, ...Object.keys(leftOutTables)];
    expect(tables.filter((name) => !named.includes(name))).toEqual([]);
    expect(exportedTables.filter((name) => name in leftOutTables)).toEqual([]);
  });

  it("comes as one file, with nothing that opens anything", async () => {
    expect(copy).toMatchObject({ format: "bellwether-account", version: 1 });
    const { cookie } = { cookie: owner.cookie()?.split("=")[1] ?? "none" };
    for (const secret of ["gleaming-otter-7", cookie, "password_hash", "argon2"]) expect(text).not.toContain(secret);
    for (const part of ["watchlists", "alerts"]) expect((copy[part] as unknown[]).length).toBeGreaterThan(1);
    expect(copy.portfolio.transactions).toHaveLength(5);
  });

  it("is on another server what it was, with the same figures", async () => {
    const visitor = await newcomer();
    const reply = await visitor.post("/api/account/import", { content: text });
    expect(reply.status, reply.text.slice(0, 500)).toBe(201);
    expect(countsOf(reply.body)).toMatchObject({ transactions: [5, 0], accounts: [2, 0], alerts: [2, 0] });
    expect(lasting(await exported(visitor))).toEqual(lasting(copy));
    for (const path of ["holdings", "contributions", "income"]) {
      const figures = async (from: Visitor) =>
        JSON.parse(
          JSON.stringify((await from.get(`/api/portfolio/${path}`)).body, (key, value: unknown) =>
            /^(fetchedAt|asOf|id|accountId|transactionId)$/.test(key) ? undefined : value,
          ),
        ) as unknown;
      expect([path, await figures(visitor)]).toEqual([path, await figures(owner)]);
    }
  });

  it("can be taken twice without anything being doubled", async () => {
    const visitor = await newcomer();
    await visitor.post("/api/account/import", { content: text });
    const before = lasting(await exported(visitor));
    const again = await visitor.post("/api/account/import", { content: text });
    expect(again.status, again.text.slice(0, 500)).toBe(201);
    for (const [part, [added]] of Object.entries(countsOf(again.body))) expect([part, added]).toEqual([part, 0]);
    expect(lasting(await exported(visitor))).toEqual(before);
  });

  it("goes beside what is there", async () => {
    const visitor = await newcomer();
    await visitor.post("/api/portfolio/accounts", { name: "Broker", currency: "CHF" });
    const buy = { type: "buy", symbol: "TSLA", date: "2026-01-05", quantity: "1", price: "100", currency: "USD" };
    expect((await visitor.post("/api/portfolio/transactions", buy)).status).toBe(201);
    await visitor.post("/api/watchlist", { symbol: "KO" });
    expect((await visitor.post("/api/account/import", { content: text })).status).toBe(201);
    const after = await exported(visitor);
    expect(after.portfolio.accounts.map(({ name }) => String(name)).toSorted()).toEqual(["Bank", "Broker", "Broker 2"]);
    expect(after.portfolio.transactions).toHaveLength(6);
    const { watchlists } = (await visitor.get("/api/watchlists")).body as { watchlists: { symbols: string[] }[] };
    expect(watchlists[0]?.symbols).toContain("KO");
    const again = await visitor.post("/api/account/import", { content: text });
    expect(countsOf(again.body)).toMatchObject({ accounts: [0, 2], transactions: [0, 5] });
  });

  it("is only counted in a trial", async () => {
    const visitor = await newcomer();
    const before = lasting(await exported(visitor));
    const trial = await visitor.post("/api/account/import", { content: text, isTrial: true });
    expect(countsOf(trial.body)).toMatchObject({ transactions: [5, 0], reports: [1, 0] });
    expect(lasting(await exported(visitor))).toEqual(before);
  });

  it.each<[string, (changed: Copy) => unknown, string, string]>([
    ["no JSON", () => "{", "unreadable-file", "This is no JSON file"],
    ["another file", () => ({ format: "other" }), "unreadable-file", "no export of a Bellwether account"],
    ["a later form", (changed) => ({ ...changed, version: 2 }), "unreadable-file", "The file has the form 2"],
    [
      "a line that is none",
      (changed) => Object.assign(changed.portfolio.transactions[1] ?? {}, { quantity: "ten" }) && changed,
      "invalid-input",
      "portfolio.transactions.1.quantity",
    ],
    [
      "a line of no account",
      (changed) => Object.assign(changed.portfolio.transactions[2] ?? {}, { accountId: "elsewhere" }) && changed,
      "invalid-input",
      "portfolio.transactions.2.accountId",
    ],
    [
      "a sale of more than is held",
      (changed) => Object.assign(changed.portfolio.transactions[3] ?? {}, { quantity: "4000" }) && changed,
      "oversell",
      "2026-02-05 sell NVDA",
    ],
    [
      "a proposal of something else than the assistant proposes",
      (changed) => {
        const proposal = { id: "p", kind: "watch", summary: "Watch", input: {}, state: "open", decidedAt: null };
        const { conversations } = changed["assistant"] as { conversations: { messages: Json[] }[] };
        Object.assign(conversations[0]?.messages[1] ?? {}, { proposals: [{ ...proposal, route: "POST /api/tokens" }] });
        return changed;
      },
      "invalid-input",
      "assistant.conversations.0.messages.1.proposals.0.route",
    ],
    [
      "an alert whose rule cannot be",
      (changed) => Object.assign(changed.alerts[0] ?? {}, { rule: { kind: "price", is: "sideways" } }) && changed,
      "invalid-input",
      "alerts.0.rule.is",
    ],
  ])("is refused with %s, with the place, and nothing of it is taken", async (_what, change, code, words) => {
    const visitor = await newcomer();
    const before = lasting(await exported(visitor));
    const changed = change(structuredClone(copy));
    const content = typeof changed === "string" ? changed : JSON.stringify(changed);
    const reply = await visitor.post("/api/account/import", { content });
    expect([reply.status, reply.body["code"]]).toEqual([422, code]);
    expect(reply.text).toContain(words);
    expect(lasting(await exported(visitor))).toEqual(before);
  });

  it("is taken once where the same request comes twice", async () => {
    const visitor = await newcomer();
    const headers = { "idempotency-key": "once" };
    const replies = [
      await visitor.post("/api/account/import", { content: text }, headers),
      await visitor.post("/api/account/import", { content: text }, headers),
    ];
    expect(replies.map(({ text: said }) => said)[1]).toBe(replies[0]?.text);
    expect(replies[1]?.headers.get("idempotency-replayed")).toBe("true");
  });
});

it("is written ten times an hour and no more", async () => {
  const server = await startTestServer();
  const visitor = server.visitor();
  await visitor.signUp();
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1) statuses.push((await visitor.get("/api/account/export")).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  await server.stop();
});
