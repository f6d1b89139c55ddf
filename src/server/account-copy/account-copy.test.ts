import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bothEngines } from "../../../tests/support/test-engines.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../tests/support/test-server.ts";
import { startEcbUpstream } from "../../../tests/upstreams/ecb-upstream.ts";
import { startYahooUpstream, type YahooUpstream } from "../../../tests/upstreams/yahoo-upstream.ts";
import { openDatabase } from "../database/open-database.ts";
import { createLog } from "../log.ts";
import { exportedTables, leftOutOnPostgres, leftOutTables } from "../../../tests/support/exported-tables.ts";

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
  // An import that was undone has left nothing.
  const imports = rest.portfolio.imports.filter(({ undoneAt }) => undoneAt === null);
  const portfolio = { ...rest.portfolio, imports };
  const names = new Map<string, string>();
  return JSON.parse(
    JSON.stringify({ ...rest, portfolio, photo: kept }, (key, value: unknown) => {
      const isId = /^(id|accountId|importId|parentId|headId)$/.test(key);
      if (!isId || typeof value !== "string") return value;
      const name = names.get(value) ?? `id ${names.size + 1}`;
      names.set(value, name);
      return name;
    }),
  );
}

const listIn =
  (...path: string[]) =>
  (copy: Copy): unknown[] => {
    const found = path.reduce<unknown>(
      (place, name) =>
        Array.isArray(place) && !/^\d+$/.test(name)
          ? place.flatMap((item: Json) => item[name] ?? [])
          : (place as Json)[name],
      copy,
    );
    return Array.isArray(found) ? found : found === null || found === undefined ? [] : [found];
  };

/** Where the rows of each table are in the file. */
const entriesOf: Readonly<Record<(typeof exportedTables)[number], (copy: Copy) => unknown[]>> = {
  settings: (copy) => Object.keys(copy["preferences"] as object),
  watchlists: listIn("watchlists"),
  user_photos: listIn("profile", "photo"),
  portfolio_accounts: listIn("portfolio", "accounts"),
  portfolio_transactions: listIn("portfolio", "transactions"),
  portfolio_imports: listIn("portfolio", "imports"),
  portfolio_import_keys: listIn("portfolio", "transactions", "importKey"),
  portfolio_instruments: listIn("portfolio", "instruments"),
  portfolio_prices: listIn("portfolio", "instruments", "manualPrices"),
  portfolio_mappings: listIn("portfolio", "columnMappings"),
  portfolio_preferences: listIn("portfolio", "preferences"),
  notes: listIn("notes"),
  chart_drawings: listIn("drawings"),
  alerts: listIn("alerts"),
  alert_events: listIn("alerts", "events"),
  newsletter_settings: listIn("newsletter", "settings"),
  newsletter_issues: listIn("newsletter", "issues"),
  strategy_runs: listIn("strategies", "runs"),
  strategy_tries: listIn("strategies", "tries"),
  conversations: listIn("assistant", "conversations"),
  conversation_messages: listIn("assistant", "conversations", "messages"),
  assistant_reports: listIn("assistant", "reports"),
  scheduled_questions: listIn("assistant", "scheduledQuestions"),
};

const nested = (depth: number): unknown => JSON.parse(`${"[".repeat(depth)}${"]".repeat(depth)}`);
/** Changes the value at a path of the file. */
const at = (place: string, value: unknown) => {
  const change = (changed: Copy): unknown => {
    const names = place.split(".");
    const last = names.pop() ?? "";
    const holder = names.reduce<unknown>((found, name) => (found as Json)[name], changed);
    (holder as Json)[last] = value;
    return changed;
  };
  return Object.assign(change, { place });
};
/** Repeats the first entry of a list. */
const doubled =
  (place: string) =>
  (changed: Copy): unknown => {
    const list = listIn(...place.split("."))(changed);
    return at(place, [list[0], ...list])(changed);
  };

const countsOf = (body: Json): Record<string, [number, number]> =>
  Object.fromEntries(
    (body["parts"] as { part: string; added: number; present: number }[]).map(({ part, added, present }) => [
      part,
      [added, present],
    ]),
  );

describe.each(bothEngines())("everything of an account on $name", (engine) => {
  let yahoo: YahooUpstream;
  let ecb: Awaited<ReturnType<typeof startEcbUpstream>>;
  let here: TestServer;
  let there: TestServer;
  let ownEnvironment: Record<string, string>;
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
      signal: AbortSignal.timeout(300_000),
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
    ownEnvironment = await engine.environment();
    here = await startTestServer({ ...ownEnvironment, ...environment, LIMIT_EXPORTS_PER_HOUR: "1000" });
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
    const mapped = {
      fileName: "b.csv",
      content: "When,What,Paper,Pieces,Each,Coin\n2026-03-02,buy,MSFT,2,400,USD\n",
      accountId: accounts[0]?.id,
      mapping: { date: "When", type: "What", symbol: "Paper", quantity: "Pieces", price: "Each", currency: "Coin" },
    };
    const { rows: read } = (await make("/api/portfolio/import/preview", mapped)) as { rows: { id: string }[] };
    await make("/api/portfolio/import", { ...mapped, corrections: { [read[0]?.id ?? ""]: { quantity: "1" } } });
    const undone = await make("/api/portfolio/import", {
      fileName: "c.csv",
      content: rows.replace("AAPL,3", "AAPL,7"),
      accountId: accounts[0]?.id,
    });
    expect((await owner.delete(`/api/portfolio/imports/${String(undone["importId"])}`)).status).toBe(200);
    await make("/api/strategy/tries", { symbols: ["NVDA", "MSFT"], tries: [{ key: "abcd1", sharpe: 0.05 }] });
    await owner.request("PUT", "/api/portfolio/instruments/HOUSE", { isCustom: true, name: "House", currency: "EUR" });
    await owner.request("PUT", "/api/portfolio/instruments/HOUSE/prices/2026-03-01", { price: "250000" });
    await owner.patch("/api/portfolio/preferences", { benchmark: "QQQ" });
    await make("/api/notes", { symbol: "NVDA", text: "Keeps growing", accountId: accounts[0]?.id });
    await make("/api/notes", { symbol: "NVDA", text: "Grew by 12 %", origin: "answer" });
    const dropped = await make("/api/notes", { symbol: "NVDA", text: "A slip" });
    expect(
      (await owner.request("DELETE", `/api/notes/${String(dropped["id"])}`, undefined, { "if-match": '"1"' })).status,
    ).toBe(200);
    const drawing = {
      id: "0c8f5d2e-7a37-4d0f-9b4e-2f1f0c8a9d11",
      kind: "level",
      priceDay: "2026-03-02",
      points: [{ date: "2026-03-02", price: 120 }],
    };
    const drawn = { symbol: "NVDA", drawings: [drawing] };
    expect((await owner.request("PUT", "/api/drawings", drawn, { "if-match": '"0"' })).status).toBe(200);
    await make("/api/alerts", { symbol: "NVDA", rule: { kind: "price", is: "above", value: 1 } });
    await make("/api/alerts", { symbol: null, rule: { kind: "drawdown", percent: 20 } });
    while (((await owner.get("/api/alerts/events")).body["events"] as object[]).length === 0) await wait(50);
    await owner.patch("/api/newsletter/settings", { cadence: "weekly", timeZone: "Europe/Berlin" });
    await make("/api/newsletter/issues", { cadence: "weekly" });
    const conversation = await make("/api/assistant/conversations", {});
    await stream(`/api/assistant/conversations/${String(conversation["id"])}/messages`, {
      text: "What is the price of NVDA?",
    });
    const asked = (await owner.get(`/api/assistant/conversations/${String(conversation["id"])}`)).body[
      "messages"
    ] as Json[];
    await make("/api/assistant/scheduled-questions", {
      conversationId: conversation["id"],
      messageId: asked[0]?.["id"],
      days: "friday",
      time: "08:30",
      timeZone: "Europe/Berlin",
      mail: true,
      push: false,
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
  });
  afterAll(async () => {
    await Promise.all([here.stop(), there.stop()]);
    await Promise.all([yahoo.close(), ecb.close()]);
  });

  /** The database of the server, beside it. */
  const database = async () => {
    const dataDirectory = ownEnvironment["DATA_DIR"] ?? "";
    const databaseUrl = ownEnvironment["DATABASE_URL"] ?? null;
    return openDatabase({ databaseUrl, dataDirectory, log: createLog("silent"), lock: false });
  };
  const ownerId = async () => (((await owner.get("/api/account/session")).body["user"] ?? {}) as Json)["id"] as string;

  it("names every table that has something of a user's, or says why it stays out", async () => {
    const opened = await database();
    const tables = (await opened.db.introspection.getTables())
      .filter(({ columns }) => columns.some(({ name }) => name === "user_id"))
      .map(({ name }) => name);
    await opened.close();
    const leftOut = { ...leftOutTables, ...(engine.name === "postgresql" ? leftOutOnPostgres : {}) };
    const named: readonly string[] = [...Object.keys(entriesOf), ...Object.keys(leftOut)];
    expect(tables.toSorted()).toEqual(named.toSorted());
  });

  it("has an entry for every row of every table that it names", async () => {
    const opened = await database();
    const userId = await ownerId();
    for (const table of exportedTables) {
      const rows = await opened.db.selectFrom(table).select("user_id").where("user_id", "=", userId).execute();
      expect([table, rows.length > 0]).toEqual([table, true]);
      const deleted = table === "portfolio_transactions" || table === "notes" ? 1 : 0;
      expect([table, entriesOf[table](copy).length]).toEqual([table, rows.length - deleted]);
    }
    await opened.close();
  });

  it("has nothing of what lies in the tables that stay out", async () => {
    const opened = await database();
    const userId = await ownerId();
    const tables = await opened.db.introspection.getTables();
    for (const table of Object.keys(leftOutTables)) {
      const columns = tables.find(({ name }) => name === table)?.columns ?? [];
      const values = columns.map(({ name, dataType }) =>
        name === "user_id"
          ? userId
          : /int|double|numeric|real/i.test(dataType)
            ? 1
            : name === "device_id"
              ? "canary-push_devices-id"
              : `canary-${table}-${name}`,
      );
      const names = sql.join(columns.map(({ name }) => sql.ref(name)));
      await opened.db
        .transaction()
        .execute((queries) =>
          sql`insert into ${sql.table(table)} (${names}) values (${sql.join(values)}) on conflict do nothing`.execute(
            queries,
          ),
        );
      const { rows } = await sql`select * from ${sql.table(table)} where user_id = ${userId}`.execute(opened.db);
      expect([table, rows.length > 0]).toEqual([table, true]);
    }
    await opened.close();
    const reply = await owner.get("/api/account/export");
    expect(reply.status).toBe(200);
    expect(reply.text).toContain("bellwether-account");
    expect(reply.text).not.toContain("canary-");
  });

  it("leaves a preference out that an earlier version has written and this one does not know", async () => {
    const visitor = here.visitor();
    await visitor.signUp();
    const { user } = (await visitor.get("/api/account/session")).body as { user: { id: string } };
    const opened = await database();
    const row = { user_id: user.id, updated_at: startsAt };
    await opened.db
      .insertInto("settings")
      .values([
        { ...row, field: "preferences.density", value: JSON.stringify("a density of before") },
        { ...row, field: "preferences.notifications", value: "true" },
      ])
      .execute();
    await opened.close();
    expect((await exported(visitor))["preferences"]).toEqual({ notifications: true });
  });

  it("comes as one file, with nothing that opens anything", async () => {
    expect(copy).toMatchObject({ format: "bellwether-account", version: 1 });
    const { cookie } = { cookie: owner.cookie()?.split("=")[1] ?? "none" };
    for (const secret of ["gleaming-otter-7", cookie, "password_hash", "argon2"]) expect(text).not.toContain(secret);
    for (const part of ["watchlists", "alerts"]) expect((copy[part] as unknown[]).length).toBeGreaterThan(1);
    expect(copy.portfolio.transactions).toHaveLength(6);
  });

  it("is on another server what it was, with the same figures", async () => {
    const visitor = await newcomer();
    const reply = await visitor.post("/api/account/import", { content: text });
    expect(reply.status, reply.text.slice(0, 500)).toBe(201);
    expect(countsOf(reply.body)).toMatchObject({ transactions: [6, 0], accounts: [2, 0], alerts: [2, 0] });
    expect(lasting(await exported(visitor))).toEqual(lasting(copy));
    for (const path of ["holdings", "contributions", "income"]) {
      const figures = async (from: Visitor) =>
        JSON.parse(
          JSON.stringify((await from.get(`/api/portfolio/${path}`)).body, (key, value: unknown) => {
            // Quotes age between two readings.
            if (/^(fetchedAt|asOf|status|id|accountId|transactionId)$/.test(key)) return undefined;
            // Ratios rest on an exchange rate that moves a little between two readings.
            return typeof value === "number" ? Number(value.toPrecision(4)) : value;
          }),
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
    expect(after.portfolio.transactions).toHaveLength(7);
    const { watchlists } = (await visitor.get("/api/watchlists")).body as { watchlists: { symbols: string[] }[] };
    expect(watchlists[0]?.symbols).toContain("KO");
    const again = await visitor.post("/api/account/import", { content: text });
    expect(countsOf(again.body)).toMatchObject({ accounts: [0, 2], transactions: [0, 6] });
  });

  it("finds again what became of an account, however long its name, and takes no other for it", async () => {
    const visitor = await newcomer();
    const name = "A depot whose name goes on for as long as names here may go";
    const renamed = at("portfolio.accounts.0.name", name)(structuredClone(copy)) as Copy;
    const { id: _id, createdAt: _createdAt, ...alike } = renamed.portfolio.accounts[0] ?? {};
    // An account of the same name but another kind, so the file's account gets a number added to its name.
    const other = alike["costMethod"] === "average" ? "fifo" : "average";
    expect((await visitor.post("/api/portfolio/accounts", { ...alike, costMethod: other })).status).toBe(201);
    const content = JSON.stringify(renamed);
    expect((await visitor.post("/api/account/import", { content })).status).toBe(201);
    const again = await visitor.post("/api/account/import", { content });
    expect(countsOf(again.body)).toMatchObject({ accounts: [0, 2], transactions: [0, 6] });

    const another = await newcomer();
    const { id: _other, createdAt: _at, ...first } = copy.portfolio.accounts[0] ?? {};
    const numbered = { ...first, name: `${String(first["name"])} 2` };
    expect((await another.post("/api/portfolio/accounts", numbered)).status).toBe(201);
    const beside = await another.post("/api/account/import", { content: text });
    expect(countsOf(beside.body)).toMatchObject({ accounts: [2, 0], transactions: [6, 0] });
  });

  it("takes two names of watchlists that are written alike for one", async () => {
    const visitor = await newcomer();
    const lists = [
      { name: "Tech", isDefault: false, symbols: ["MSFT"] },
      { name: "Ｔｅｃｈ", isDefault: false, symbols: ["AAPL"] },
    ];
    const content = JSON.stringify(at("watchlists", lists)(structuredClone(copy)));
    const reply = await visitor.post("/api/account/import", { content });
    expect(reply.status, reply.text.slice(0, 500)).toBe(201);
    const { watchlists } = (await visitor.get("/api/watchlists")).body as { watchlists: Json[] };
    expect(watchlists.find(({ name }) => name === "Tech")?.["symbols"]).toEqual(["MSFT", "AAPL"]);
  });

  it("is only counted in a trial", async () => {
    const visitor = await newcomer();
    const before = lasting(await exported(visitor));
    const trial = await visitor.post("/api/account/import", { content: text, isTrial: true });
    expect(countsOf(trial.body)).toMatchObject({ transactions: [6, 0], reports: [1, 0] });
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
    ...(
      [
        ["a question that keeps a number", at("assistant.conversations.0.messages.0.kept", 7)],
        ["an answer that keeps a number", at("assistant.conversations.0.messages.1.kept", 7)],
        [
          "something nested without end",
          at("assistant.conversations.0.messages.0.kept.context.userPortfolio", nested(20_000)),
          "",
        ],
        ["a message of no time", at("assistant.conversations.0.messages.0.timestamp", "yesterday")],
        ["a source of no time", at("assistant.reports.0.sections.0.asOf", "yesterday")],
        [
          "a link that is a script",
          at("newsletter.issues.0.stories", [
            { title: "T", url: "javascript:alert(1)", source: null, publishedAt: startsAt, symbols: [] },
          ]),
          "newsletter.issues.0.stories.0.url",
        ],
        ["a message before its question", at("assistant.conversations.0.messages.0.parentId", "later")],
        ["an alert of no symbol", at("alerts.0.symbol", null)],
        [
          "two messages of one id",
          doubled("assistant.conversations.0.messages"),
          "assistant.conversations.0.messages.1.id",
        ],
        ["two imports of one id", doubled("portfolio.imports"), "portfolio.imports.1.id"],
        ["two accounts of one id", doubled("portfolio.accounts"), "portfolio.accounts.1.id"],
        [
          "two prices of one day",
          doubled("portfolio.instruments.0.manualPrices"),
          "portfolio.instruments.0.manualPrices.1.date",
        ],
        ["a NUL", at("assistant.conversations.0.messages.0.content", "a\0b")],
        ["more firings than are counted", at("alerts.0.firings", 2_147_483_648)],
        ["a photo of more than a mebibyte", at("profile.photo.image", "A".repeat(1_398_108))],
        [
          "a mapping that is none",
          at("portfolio.columnMappings.0.mapping", { nothing: "a" }),
          "portfolio.columnMappings.0",
        ],
        [
          "more runs than are kept",
          at(
            "strategies.runs",
            Array.from({ length: 201 }, () => ({})),
          ),
          "strategies.runs",
        ],
      ] as [string, (changed: Copy) => unknown, string?][]
    ).map(([what, change, place]): [string, (changed: Copy) => unknown, string, string] => [
      what,
      change,
      "invalid-input",
      place ?? String((change as { place?: string }).place),
    ]),
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

  it("keeps times in UTC, however the file writes them", async () => {
    const visitor = await newcomer();
    const changed = at("alerts.1.expiresAt", "2026-04-01T08:00:00+09:00")(structuredClone(copy)) as Copy;
    at("alerts.1.snoozedUntil", "2026-03-31T23:00:00-02:00")(changed);
    expect((await visitor.post("/api/account/import", { content: JSON.stringify(changed) })).status).toBe(201);
    expect((await exported(visitor)).alerts[1]).toMatchObject({
      expiresAt: "2026-03-31T23:00:00.000Z",
      snoozedUntil: "2026-04-01T01:00:00.000Z",
    });
  });

  it("tells what is left out apart from what is there", async () => {
    const visitor = await newcomer();
    const changed = at("profile.photo.image", "bm8gcGljdHVyZQ==")(structuredClone(copy)) as Copy;
    const alert = changed.alerts.findIndex((one) => (one["events"] as unknown[]).length > 0);
    doubled(`alerts.${alert}.events`)(changed);
    const reply = await visitor.post("/api/account/import", { content: JSON.stringify(changed), isTrial: true });
    const parts = new Map((reply.body["parts"] as (Json & { part: string })[]).map((one) => [one.part, one]));
    expect(parts.get("imports")).toMatchObject({ added: 2, present: 0, leftOut: 1 });
    expect(parts.get("photo")).toMatchObject({ added: 0, present: 0, leftOut: 1 });
    expect(parts.get("alert events")).toMatchObject({ present: 0, leftOut: 1 });
  });

  it("can be talked on about where a conversation came from a file", async () => {
    const visitor = await newcomer();
    expect((await visitor.post("/api/account/import", { content: text })).status).toBe(201);
    const { conversations } = (await visitor.get("/api/assistant/conversations")).body as { conversations: Json[] };
    const address = `/api/assistant/conversations/${String(conversations[0]?.["id"])}/messages`;
    const reply = await visitor.post(address, { text: "And MSFT?" });
    expect(reply.text).toContain("event: end");
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
