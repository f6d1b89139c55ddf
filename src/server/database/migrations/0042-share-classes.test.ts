import type { Kysely } from "kysely";
import { describe, expect, it } from "vitest";
import { bothEngines } from "../../../../tests/support/test-engines.ts";
import { startTestServer, type Visitor } from "../../../../tests/support/test-server.ts";
import { createLog } from "../../log.ts";
import { openDatabase } from "../open-database.ts";
import { shareClasses } from "./0042-share-classes.ts";

const level = (id: string) => ({
  id,
  kind: "level",
  isHidden: false,
  priceDay: "2026-03-04",
  points: [{ date: "2026-03-02", price: 420 }],
});
/** One that both have, and one of its own. */
const triesOf = (symbol: string) =>
  ["abcd1", symbol === "BRK-B" ? "abcd2" : "abcd3"].map((key) => ({ key, sharpe: 0.05 }));
const file = (rows: string) => `Date,Type,Symbol,Quantity,Price,Currency\n${rows}`;
const buys = file("2026-02-02,buy,BRK.B,4,400,USD\n");

describe.each(bothEngines())("symbols that were kept as BRK.B on $name", (engine) => {
  it("are BRK-B everywhere, and both spellings are one", async () => {
    const environment = await engine.environment();
    let server = await startTestServer(environment);
    let visitor = server.visitor();
    const { email, password } = await visitor.signUp();
    const make = async (method: string, path: string, body: object, headers = {}) => {
      const reply = await visitor.request(method, path, body, headers);
      expect(reply.status, `${path} ${reply.text.slice(0, 300)}`).toBeLessThan(300);
      return reply.body;
    };
    const account = (await make("POST", "/api/portfolio/accounts", { name: "Broker", currency: "USD" }))["id"];
    const line = { accountId: account, type: "buy", date: "2026-01-05", quantity: "10", price: "400", currency: "USD" };
    for (const symbol of ["BRKB-OLD", "BRK-B"]) await make("POST", "/api/portfolio/transactions", { ...line, symbol });
    const joined = { accountId: account, type: "symbol-change", date: "2026-01-06", currency: "USD" };
    await make("POST", "/api/portfolio/transactions", { ...joined, symbol: "BRKB-OLD", newSymbol: "BRK-B" });
    const from = { fileName: "a.csv", content: buys, accountId: account };
    const [row] = (await make("POST", "/api/portfolio/import/preview", from))["rows"] as { id: string }[];
    await make("POST", "/api/portfolio/import", { ...from, corrections: { [row?.id ?? ""]: { quantity: "5" } } });
    for (const symbol of ["BRKB-OLD", "BRK-B"]) {
      await make("POST", "/api/watchlist", { symbol });
      await make("PUT", "/api/drawings", { symbol, drawings: [level(`drawn-${symbol}`)] }, { "if-match": '"0"' });
      await make("PUT", `/api/portfolio/instruments/${symbol}`, { isCustom: true, name: symbol, currency: "USD" });
      for (const day of symbol === "BRK-B" ? ["01"] : ["01", "02"])
        await make("PUT", `/api/portfolio/instruments/${symbol}/prices/2026-02-${day}`, { price: "410" });
      await make("POST", "/api/notes", { symbol, text: `On ${symbol}` });
      await make("POST", "/api/strategy/tries", { symbols: [symbol, "NVDA"], tries: triesOf(symbol) });
    }
    await make("PATCH", "/api/portfolio/preferences", { benchmark: "BRKB-OLD" });
    await server.stop();

    await migratedFrom(environment);
    server = await startTestServer(environment);
    visitor = server.visitor();
    expect((await visitor.post("/api/account/sign-in", { email, password })).status).toBe(200);
    await holdsOne(visitor, String(account), make);
    await server.stop();
  });
});

/** Gives a database the older spelling, as one of the version before has it, and migrates it. */
async function migratedFrom(environment: Readonly<Record<string, string>>): Promise<void> {
  const opened = await openDatabase({
    databaseUrl: environment["DATABASE_URL"] ?? null,
    dataDirectory: environment["DATA_DIR"] ?? "",
    log: createLog("silent"),
    lock: false,
  });
  const db = opened.db as unknown as Kysely<Record<string, Record<string, string>>>;
  for (const table of [
    "portfolio_transactions",
    "portfolio_instruments",
    "portfolio_prices",
    "watchlist_symbols",
    "chart_drawings",
    "notes",
  ])
    await db.updateTable(table).set({ symbol: "BRK.B" }).where("symbol", "=", "BRKB-OLD").execute();
  await db
    .updateTable("strategy_tries")
    .set({ symbols_key: "BRK.B,NVDA" })
    .where("symbols_key", "like", "BRKB%")
    .execute();
  for (const [table, column] of [
    ["portfolio_preferences", "value"],
    ["portfolio_import_keys", "key"],
  ] as const)
    for (const row of await db.selectFrom(table).select(column).execute())
      await db
        .updateTable(table)
        .set({ [column]: (row[column] ?? "").replace(/BRKB-OLD|BRK-B/, "BRK.B") })
        .execute();
  await shareClasses.up(opened.db);
  await opened.close();
}

async function holdsOne(
  visitor: Visitor,
  accountId: string,
  make: (method: string, path: string, body: object) => Promise<object>,
): Promise<void> {
  const bodyOf = async (path: string) => (await visitor.get(path)).body;
  const listOf = async (path: string, name: string) => (await bodyOf(path))[name] as Record<string, unknown>[];
  const lines = await listOf("/api/portfolio/transactions?symbol=BRK.B", "transactions");
  expect(lines.map(({ type, symbol }) => `${String(type)} ${String(symbol)}`).join()).toBe(
    "buy BRK-B,buy BRK-B,buy BRK-B",
  );
  const holdings = await listOf("/api/portfolio/holdings", "holdings");
  expect(holdings.map(({ symbol, quantity }) => [symbol, quantity])).toEqual([["BRK-B", "25"]]);
  const sale = { type: "sell", date: "2026-02-03", quantity: "25", price: "420", currency: "USD" };
  await make("POST", "/api/portfolio/transactions", { ...sale, accountId, symbol: "BRK/B" });

  const again = await visitor.post("/api/portfolio/import/preview", { fileName: "a.csv", content: buys, accountId });
  expect(again.body["rows"]).toMatchObject([{ isDuplicate: true }]);
  const [watched] = await listOf("/api/watchlists", "watchlists");
  expect((watched as { symbols: string[] }).symbols.filter((symbol) => symbol.startsWith("BRK"))).toEqual(["BRK-B"]);
  const drawings = await listOf("/api/drawings?symbol=BRK-B", "drawings");
  expect(drawings.map(({ id }) => id)).toEqual(["drawn-BRK-B", "drawn-BRKB-OLD"]);
  const instruments = await listOf("/api/portfolio/instruments", "instruments");
  expect(instruments).toMatchObject([
    { symbol: "BRK-B", manualPrices: [{ date: "2026-02-01" }, { date: "2026-02-02" }] },
  ]);
  expect(await listOf("/api/notes?symbol=BRK-B", "notes")).toHaveLength(2);
  expect(await bodyOf("/api/portfolio/preferences")).toMatchObject({ benchmark: "BRK-B" });
  const tries = { symbols: ["BRK.B", "NVDA"], tries: [] };
  expect(await make("POST", "/api/strategy/tries", tries)).toMatchObject({ count: 3 });
}
