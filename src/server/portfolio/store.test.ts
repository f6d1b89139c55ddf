import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { temporaryFolder, bothEngines } from "../../../tests/support/test-engines.ts";
import { addDays } from "#core/calendar/index.ts";
import { createAccountStore } from "../account/store.ts";
import { type OpenDatabase, openDatabase } from "../database/open-database.ts";
import { createLog } from "../log.ts";
import type { Transaction } from "#core/portfolio/index.ts";
import { fieldEnd, lineEnd, linesOfText } from "./figures/ledger-text.ts";
import { createPortfolioStore, type LedgerLine } from "./store.ts";

const dayMs = 86_400_000;

describe.each(bothEngines())("what the portfolio keeps on $name", (engine) => {
  let database: OpenDatabase;
  let now = Date.parse("2026-03-04T16:00:00Z");
  const clock = { now: () => now };
  beforeAll(async () => {
    const environment = await engine.environment();
    database = await openDatabase({
      databaseUrl: environment["DATABASE_URL"] ?? null,
      dataDirectory: environment["DATA_DIR"] ?? temporaryFolder(),
      log: createLog("silent"),
    });
  });
  afterAll(() => database.close());

  async function start() {
    const store = createPortfolioStore({ db: database.db, clock });
    const userId = randomUUID();
    await createAccountStore({ db: database.db, clock }).insertUser(database.db, userOf(userId));
    const accountId = randomUUID();
    const account = {
      id: accountId,
      name: "One",
      currency: "USD",
      currencies: [] as string[],
      costMethod: "fifo",
      cash: "automatic",
    } as const;
    await store.transaction((queries) => store.insertAccount(queries, userId, { ...account, isDemo: false }));
    const enter = (count: number, over: Partial<LedgerLine> = {}) => {
      const entered = Array.from({ length: count }, (_none, index) => lineOf(accountId, index, over));
      return store.transaction(async (queries) => {
        await store.hold(queries, userId);
        await store.insertLines(queries, userId, entered);
        return entered;
      });
    };
    return { store, userId, accountId, enter };
  }

  it("takes tens of thousands of lines at once, in their order", async () => {
    const { store, userId, enter } = await start();
    const entered = await enter(20_000);
    expect((await store.ledger(userId)).map(({ id }) => id)).toEqual(entered.map(({ id }) => id));
    expect(await store.ledger(userId, { symbols: ["S3"] })).toHaveLength(2_000);
    expect(await store.accounts(userId)).toMatchObject([{ transactionCount: 20_000 }]);
    expect(await store.revision(userId)).toBe(1);
    const paged: LedgerLine[] = [];
    for await (const page of store.ledgerPages(userId)) paged.push(...page);
    expect(new Set(paged.map(({ id }) => id))).toEqual(new Set(entered.map(({ id }) => id)));
    expect(paged.map(({ date }) => date)).toEqual(entered.map(({ date }) => date).toSorted());
    const told: Transaction[] = [];
    for await (const { text, count } of store.ledgerTexts(userId)) {
      const page = linesOfText(text);
      expect(page).toHaveLength(count);
      told.push(...page);
    }
    // What a line has in other currencies is left out where it has nothing.
    const isOfOne = (name: string) => /currency$/i.test(name) && name !== "currency";
    const left = new Set(["importId", "version", "rate", "received"]);
    const fieldsOf = (line: LedgerLine) =>
      Object.fromEntries(Object.entries(line).filter(([name]) => !left.has(name) && !isOfOne(name)));
    expect(told).toEqual(paged.map(fieldsOf));
  });

  it("keeps a note from ending a line for the calculation", async () => {
    const { store, userId, enter } = await start();
    await enter(2, { note: `bought${lineEnd}again${fieldEnd}é '"\n` });
    const told: Transaction[] = [];
    for await (const { text } of store.ledgerTexts(userId)) told.push(...linesOfText(text));
    expect(told.map(({ note }) => note)).toEqual(Array(2).fill(`bought again é '"\n`));
  });

  it("tells what changed since a revision", async () => {
    const { store, userId, enter } = await start();
    const [first, second, third] = await enter(3);
    const before = await store.revision(userId);
    if (first === undefined || second === undefined || third === undefined) throw new Error("nothing was entered");
    await store.transaction(async (queries) => {
      await store.hold(queries, userId);
      await store.updateLine(queries, userId, { ...first, quantity: "2", version: 2 });
      await store.setDeleted(queries, userId, { ...second, version: 2 }, true);
    });
    const changed = await store.changedLines(userId, before);
    expect(changed).toMatchObject({ lines: [{ id: first.id, quantity: "2" }], gone: [second.id] });
    expect(await store.changedLines(userId, await store.revision(userId))).toEqual({ lines: [], gone: [] });
  });

  it("shows nothing of a batch while two processes delete it", async () => {
    const { store, userId, accountId } = await start();
    const batch = await store.beginBatch(userId);
    const file = { id: randomUUID(), fileName: "trades.csv", broker: "Saxo" };
    await store.stageHead(userId, batch.id, { accounts: [], imported: file });
    const lines = Array.from({ length: 1_000 }, (_none, index) => lineOf(accountId, index, { importId: file.id }));
    await store.stageLines(userId, batch.id, { first: batch.nextPosition, lines, keys: [] });
    const seen = new Set<number>();
    const ended = new AbortController();
    const watching = (async () => {
      while (!ended.signal.aborted) {
        seen.add(await store.lineCount(userId));
        // On the embedded engine a query is over before anybody else is heard.
        await pause(5);
      }
    })();
    await Promise.all([store.dropBatch(batch.id), store.dropBatch(batch.id), store.finishImports({ isStart: false })]);
    ended.abort();
    await watching;
    expect([...seen]).toEqual([0]);
    expect(await store.imports(userId)).toEqual([]);
  });

  it("undoes an import as a whole, and forgets what was deleted after thirty days", async () => {
    const { store, userId, enter } = await start();
    const importId = randomUUID();
    const batch = await store.beginBatch(userId);
    const file = { id: importId, fileName: "trades.csv", broker: "Saxo" };
    await store.stageHead(userId, batch.id, { accounts: [], imported: file });
    expect(await store.imports(userId)).toEqual([]);
    await store.transaction(async (queries) => {
      await store.hold(queries, userId);
      await store.publishBatch(queries, userId, batch.id, []);
    });
    const [imported] = await enter(3, { importId });
    await enter(2);
    expect(await store.imports(userId)).toMatchObject([{ id: importId, undoneAt: null, transactionCount: 3 }]);
    const before = await store.revision(userId);
    await store.transaction(async (queries) => {
      await store.hold(queries, userId);
      await store.undoImport(queries, userId, importId);
    });
    const gone = async () => (await store.changedLines(userId, before))?.gone;
    expect(await gone()).toHaveLength(3);
    expect(await store.ledger(userId)).toHaveLength(2);
    await store.finishUndo(userId);
    expect(await gone()).toHaveLength(3);
    expect(await store.imports(userId)).toMatchObject([{ id: importId, transactionCount: 0 }]);
    expect((await store.imports(userId))[0]?.undoneAt).not.toBeNull();
    expect(await store.ledger(userId)).toHaveLength(2);
    await store.deleteOld();
    expect(await store.line(userId, imported?.id ?? "")).toMatchObject({ isDeleted: true, line: { version: 2 } });
    now += 31 * dayMs;
    await store.deleteOld();
    expect(await store.line(userId, imported?.id ?? "")).toBeNull();
    expect(await store.ledger(userId)).toHaveLength(2);
  });

  it("remembers columns and preferences of each user", async () => {
    const [one, other] = [await start(), await start()];
    expect(await one.store.mapping(one.userId, "date,amount")).toBeNull();
    for (const mapping of [{ date: 0 }, { date: 1 }])
      await one.store.transaction((queries) => one.store.keepMapping(queries, one.userId, "date,amount", mapping));
    expect(await one.store.mapping(one.userId, "date,amount")).toEqual({ date: 1 });
    expect(await other.store.mapping(other.userId, "date,amount")).toBeNull();
    for (const benchmark of ["SPY", "VTI"]) await one.store.savePreferences(one.userId, { benchmark });
    expect(await one.store.preferences(one.userId)).toEqual({ benchmark: "VTI" });
    expect(await other.store.preferences(other.userId)).toBeNull();
  });

  it("names each symbol's newest currency", async () => {
    const { store, userId, enter } = await start();
    await enter(1, { symbol: "AAA", currency: "USD", date: "2024-01-02" });
    await enter(1, { symbol: "AAA", currency: "EUR", date: "2025-01-02", newSymbol: "BBB", type: "symbol-change" });
    expect(await store.symbolCurrencies(userId, ["AAA", "BBB", "CCC"])).toEqual(
      new Map([
        ["AAA", "EUR"],
        ["BBB", "EUR"],
      ]),
    );
    const links = await store.transaction((queries) => store.linkedSymbols(queries, userId));
    expect(links).toEqual([{ symbol: "AAA", newSymbol: "BBB" }]);
  });
});

function userOf(id: string) {
  return {
    id,
    email: `${id}@example.org`,
    emailKey: `${id}@example.org`,
    displayName: "Visitor",
    passwordHash: "-",
    isConfirmed: false,
  };
}

function lineOf(accountId: string, index: number, over: Partial<LedgerLine>): LedgerLine {
  return {
    id: randomUUID(),
    accountId,
    type: "buy",
    symbol: `S${index % 10}`,
    date: addDays("2010-01-04", index % 4_000),
    quantity: "1",
    price: "10.5",
    amount: null,
    fee: "0",
    tax: "0",
    currency: "USD",
    ratio: null,
    newSymbol: null,
    cash: null,
    priceCurrency: null,
    feeCurrency: null,
    taxCurrency: null,
    rate: null,
    received: null,
    receivedCurrency: null,
    costShare: null,
    lots: null,
    note: null,
    importId: null,
    version: 1,
    ...over,
  };
}
