import { englishFault } from "#core/faults/english-fault.ts";
import { randomUUID } from "node:crypto";
import type { AccountCopy, CopiedTransaction, PartCount } from "#contract/account-copy.ts";
import type { PortfolioAccount } from "#contract/portfolio.ts";
import { checkTransaction } from "#core/portfolio/index.ts";
import { inTurns } from "../account-copy/in-turns.ts";
import { part, type RoomCopy } from "../account-copy/room-copy.ts";
import type { Clock } from "../clock.ts";
import type { Queries } from "../database/open-database.ts";
import { nameKey } from "../free-names.ts";
import { Refusal, refuse } from "../http/refusal.ts";
import { freeAccountName, isNumberedName } from "./account-name.ts";
import { maximumAccounts } from "./accounts.ts";
import {
  accountBeginnings,
  insertImports,
  insertImportKeys,
  insertPortfolioAccount,
  insertPortfolioChoices,
} from "./ledger-copy-rows.ts";
import { maximumPrices } from "./instruments.ts";
import { latestDay } from "./latest-day.ts";
import { changeFaults } from "./ledger-check.ts";
import { currencyCode, lineOfFields } from "./line-of-fields.ts";
import type { LedgerLine, PortfolioStore } from "./store.ts";
import { visibleAccounts, visibleImports } from "./visible-rows.ts";

const shownFaults = 20;

export function createLedgerCopy(options: {
  store: PortfolioStore;
  clock: Clock;
  maximumTransactions: number;
  maximumHoldings: number;
}): RoomCopy {
  return {
    export: async (queries, userId) => ({ portfolio: await portfolioOf(options.store, queries, userId) }),

    async import(queries, userId, { copy, transactions, accountIds }) {
      const taken = await takePortfolio(queries, userId, copy.portfolio, transactions, options);
      if (taken instanceof Refusal) throw taken;
      for (const [id, own] of taken.accountIds) accountIds.set(id, own);
      return taken.parts;
    },
  };
}

async function portfolioOf(
  portfolio: Pick<PortfolioStore, "ledger" | "instruments">,
  queries: Queries,
  userId: string,
): Promise<AccountCopy["portfolio"]> {
  const accounts = await visibleAccounts(queries, userId)
    .selectAll()
    .where("is_demo", "=", 0)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const keys = await queries
    .selectFrom("portfolio_import_keys")
    .select(["transaction_id", "key"])
    .where("user_id", "=", userId)
    .execute();
  const keyOf = new Map(keys.map(({ transaction_id, key }) => [transaction_id, key]));
  const lines = await portfolio.ledger(userId, { accountIds: accounts.map(({ id }) => id) }, queries);
  const imports = await visibleImports(queries, userId).selectAll().orderBy("created_at").orderBy("id").execute();
  const mappings = await queries
    .selectFrom("portfolio_mappings")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("fingerprint")
    .execute();
  const preferences = await queries
    .selectFrom("portfolio_preferences")
    .select("value")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return {
    accounts: accounts.map((row) => ({
      id: row.id,
      name: row.name,
      currency: row.currency as AccountCopy["portfolio"]["accounts"][number]["currency"],
      costMethod: row.cost_method as AccountCopy["portfolio"]["accounts"][number]["costMethod"],
      cash: row.cash as AccountCopy["portfolio"]["accounts"][number]["cash"],
      createdAt: row.created_at,
    })),
    imports: imports.map((row) => ({
      id: row.id,
      fileName: row.file_name,
      broker: row.broker,
      createdAt: row.created_at,
      undoneAt: row.undone_at,
    })),
    transactions: lines.map(({ id, version: _version, ...line }) =>
      withoutNulls({ ...line, importKey: keyOf.get(id) ?? null } satisfies CopiedTransaction),
    ),
    instruments: (await portfolio.instruments(userId, undefined, queries)) as AccountCopy["portfolio"]["instruments"],
    columnMappings: mappings.map((row) => ({
      fingerprint: row.fingerprint,
      mapping: JSON.parse(row.mapping) as AccountCopy["portfolio"]["columnMappings"][number]["mapping"],
      usedAt: row.used_at,
    })),
    preferences:
      preferences === undefined
        ? null
        : (JSON.parse(preferences.value) as NonNullable<AccountCopy["portfolio"]["preferences"]>),
  };
}

/** Most fields of most lines are empty. */
function withoutNulls(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}

/**
 * Takes the portfolio of a file into one's own, beside what is there. A line that is there already is not entered again. `accountIds`
 * has the account that each of the file's became.
 */
async function takePortfolio(
  queries: Queries,
  userId: string,
  copied: AccountCopy["portfolio"],
  transactions: readonly CopiedTransaction[],
  {
    store,
    clock,
    maximumTransactions,
    maximumHoldings,
  }: { store: PortfolioStore; clock: Clock; maximumTransactions: number; maximumHoldings: number },
): Promise<{ parts: PartCount[]; accountIds: ReadonlyMap<string, string> } | Refusal> {
  await store.hold(queries, userId);
  const accounts = await store.accounts(userId, queries);
  const placeOf = new Map<string, PortfolioAccount>();
  const opened: PortfolioAccount[] = [];
  const begun = await accountBeginnings(queries, userId);
  for (const { createdAt, ...wanted } of copied.accounts) {
    const open = accounts.filter((account) => isAlike(account, wanted) && ![...placeOf.values()].includes(account));
    const sameName = open.filter(({ name }) => nameKey(name) === nameKey(wanted.name));
    // The account itself, the one that it became when the file was taken before, or at least one of its name.
    const there =
      sameName.find(({ id }) => begun.get(id) === createdAt) ??
      open.find(({ id, name }) => begun.get(id) === createdAt && isNumberedName(name, wanted.name)) ??
      sameName[0];
    if (there !== undefined) {
      placeOf.set(wanted.id, there);
      continue;
    }
    const name = freeAccountName(wanted.name, accounts);
    const account = { ...wanted, name, id: randomUUID(), isDemo: false, transactionCount: 0, version: 1 };
    await insertPortfolioAccount(queries, userId, { ...account, createdAt });
    placeOf.set(wanted.id, account);
    accounts.push(account);
    opened.push(account);
  }
  if (accounts.filter(({ isDemo }) => !isDemo).length > maximumAccounts)
    return refuse("too-many-accounts", { values: { maximum: maximumAccounts } });

  const importIds = new Map(copied.imports.map(({ id }) => [id, randomUUID()]));
  const there = countsOf(await store.ledger(userId, {}, queries));
  const added: LedgerLine[] = [];
  const keys: { transactionId: string; key: string }[] = [];
  const faults: { path: string; message: string }[] = [];
  const today = latestDay(clock);
  for await (const [index, { importId, importKey, ...fields }] of inTurns(transactions)) {
    const account = placeOf.get(fields.accountId);
    const path = (field: string) => `portfolio.transactions.${index}.${field}`;
    if (account === undefined) {
      faults.push({ path: path("accountId"), message: "No account of the file has this id" });
      continue;
    }
    const line = lineOfFields(fields, {
      id: randomUUID(),
      accountId: account.id,
      date: fields.date,
      currency: currencyCode(fields.currency),
      importId: importIds.get(importId ?? "") ?? null,
      version: 1,
    });
    const found = checkTransaction(line, { today });
    faults.push(...found.map(({ path: field, fault }) => ({ path: path(field), message: englishFault(fault), fault })));
    if (found.length > 0) continue;
    const key = keyOf(line);
    const left = there.get(key) ?? 0;
    if (left > 0) {
      there.set(key, left - 1);
      continue;
    }
    added.push(line);
    if (importKey != null) keys.push({ transactionId: line.id, key: importKey });
  }
  if (faults.length > 0)
    return refuse("invalid-input", {
      detail: `${faults.length} faults in the transactions; nothing was taken`,
      errors: faults.slice(0, shownFaults),
    });
  if ((await store.transactionCount(queries, userId)) + added.length > maximumTransactions)
    return refuse("portfolio-full", { values: { part: "transactions", maximum: maximumTransactions } });
  const oversold = await changeFaults(store, queries, userId, { accounts, added });
  if (oversold.length > 0) {
    const [first] = oversold;
    return refuse("oversell", {
      detail: first?.message ?? "",
      errors: oversold.slice(0, shownFaults).map(({ transactionId, message }) => ({
        path: `portfolio.transactions (${describe(added.find(({ id }) => id === transactionId))})`,
        message,
      })),
    });
  }
  const named = new Set(transactions.map(({ importId }) => importId));
  const used = new Set(added.map(({ importId }) => importId));
  const imports = copied.imports.flatMap((item) => {
    const id = importIds.get(item.id) ?? "";
    return used.has(id) ? [{ ...item, id }] : [];
  });
  await insertImports(queries, userId, imports);
  if (added.length > 0) await store.insertLines(queries, userId, added);
  await insertImportKeys(queries, userId, keys);
  if ((await store.symbolCount(queries, userId)) > maximumHoldings)
    return refuse("portfolio-full", { values: { part: "instruments", maximum: maximumHoldings } });

  const known = new Map((await store.instruments(userId, undefined, queries)).map((one) => [one.symbol, one]));
  const instruments = copied.instruments.filter(({ symbol }) => !known.has(symbol));
  const pricesOf = copied.instruments.map(({ symbol, manualPrices }) => {
    const days = new Set(known.get(symbol)?.manualPrices.map(({ date }) => date));
    return { symbol, fresh: manualPrices.filter(({ date }) => !days.has(date)) };
  });
  const prices = pricesOf.reduce((sum, { fresh }) => sum + fresh.length, 0);
  const said = await store.saidSize(userId, queries);
  if (said.instruments + instruments.length > maximumHoldings)
    return refuse("portfolio-full", { values: { part: "assets", maximum: maximumHoldings } });
  if (said.prices + prices > maximumPrices)
    return refuse("portfolio-full", { values: { part: "prices", maximum: maximumPrices } });
  for await (const [, instrument] of inTurns(instruments)) await store.saveInstrument(queries, userId, instrument);
  for await (const [, { symbol, fresh }] of inTurns(pricesOf)) await store.setPrices(queries, userId, symbol, fresh);
  const choices = await insertPortfolioChoices(queries, userId, copied);
  const allPrices = copied.instruments.reduce((sum, { manualPrices }) => sum + manualPrices.length, 0);
  const parts = [
    part("accounts", opened.length, copied.accounts.length),
    part("transactions", added.length, transactions.length),
    part("imports", imports.length, copied.imports.length, copied.imports.filter(({ id }) => !named.has(id)).length),
    part("instruments", instruments.length, copied.instruments.length),
    part("manual prices", prices, allPrices),
    part("column mappings", choices.mappings, copied.columnMappings.length, choices.mappingsLeftOut),
    part("portfolio preferences", choices.preferences, copied.preferences === null ? 0 : 1),
  ];
  return { parts, accountIds: new Map([...placeOf].map(([id, account]) => [id, account.id])) };
}

function isAlike(
  account: PortfolioAccount,
  wanted: Pick<PortfolioAccount, "currency" | "costMethod" | "cash">,
): boolean {
  return (
    !account.isDemo && (["currency", "costMethod", "cash"] as const).every((field) => account[field] === wanted[field])
  );
}

function countsOf(lines: readonly LedgerLine[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(keyOf(line), (counts.get(keyOf(line)) ?? 0) + 1);
  return counts;
}

/** Returns a key of all fields of a line. Identical lines differ only by their number. */
function keyOf({ id: _id, version: _version, importId: _importId, ...said }: LedgerLine): string {
  return JSON.stringify(Object.entries(said).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function describe(line: LedgerLine | undefined): string {
  return line === undefined ? "" : [line.date, line.type, line.symbol].filter((word) => word !== null).join(" ");
}
