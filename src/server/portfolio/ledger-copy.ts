import { englishFault } from "#core/faults/english-fault.ts";
import { randomUUID } from "node:crypto";
import type { AccountCopy, CopiedTransaction, PartCount } from "#contract/account-copy.ts";
import { part, type RoomCopy } from "../account-copy/room-copy.ts";
import type { Clock } from "../clock.ts";
import type { Queries } from "../database/open-database.ts";
import { Refusal, refuse } from "../http/refusal.ts";
import { takeInstruments } from "./copied-instruments.ts";
import { newLines } from "./copied-lines.ts";
import { placeAccounts } from "./copied-accounts.ts";
import { insertImports, insertImportKeys, insertPortfolioChoices } from "./ledger-copy-rows.ts";
import { latestDay } from "./latest-day.ts";
import { changeFaults } from "./ledger-check.ts";
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
      currencies: (row.currencies === ""
        ? []
        : row.currencies.split(" ")) as AccountCopy["portfolio"]["accounts"][number]["currencies"],
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
    transactions: lines.map(({ version: _version, ...line }) =>
      withoutNulls({
        ...line,
        lots: line.lots === null ? null : [...line.lots],
        importKey: keyOf.get(line.id) ?? null,
      } satisfies CopiedTransaction),
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
  const placed = await placeAccounts(queries, userId, copied.accounts, accounts);
  if (placed instanceof Refusal) return placed;
  const { placeOf } = placed;
  const importIds = new Map(copied.imports.map(({ id }) => [id, randomUUID()]));
  const ledger = await store.ledger(userId, {}, queries);
  const today = latestDay(clock);
  const { added, keys, faults } = await newLines(transactions, { ledger, placeOf, importIds, today });
  if (faults.length > 0)
    return refuse("invalid-input", {
      detail: `${faults.length} faults in the transactions; nothing was taken`,
      errors: faults.slice(0, shownFaults),
    });
  if ((await store.transactionCount(queries, userId)) + added.length > maximumTransactions)
    return refuse("portfolio-full", { values: { part: "transactions", maximum: maximumTransactions } });
  const oversold = await changeFaults(store, queries, userId, { accounts, added });
  if (oversold.length > 0) {
    const errors = oversold.slice(0, shownFaults).map(({ transactionId, fault }) => ({
      path: `portfolio.transactions (${describe(added.find(({ id }) => id === transactionId))})`,
      message: englishFault(fault),
      fault,
    }));
    return refuse("oversell", { detail: errors[0]?.message ?? "", errors });
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

  const missing = await takeInstruments(store, queries, userId, copied.instruments, maximumHoldings);
  if (missing instanceof Refusal) return missing;
  const choices = await insertPortfolioChoices(queries, userId, copied);
  const allPrices = copied.instruments.reduce((sum, { manualPrices }) => sum + manualPrices.length, 0);
  const parts = [
    part("accounts", placed.opened, copied.accounts.length),
    part("transactions", added.length, transactions.length),
    part("imports", imports.length, copied.imports.length, copied.imports.filter(({ id }) => !named.has(id)).length),
    part("instruments", missing.instruments, copied.instruments.length),
    part("manual prices", missing.prices, allPrices),
    part("column mappings", choices.mappings, copied.columnMappings.length, choices.mappingsLeftOut),
    part("portfolio preferences", choices.preferences, copied.preferences === null ? 0 : 1),
  ];
  return { parts, accountIds: new Map([...placeOf].map(([id, account]) => [id, account.id])) };
}

function describe(line: LedgerLine | undefined): string {
  return line === undefined ? "" : [line.date, line.type, line.symbol].filter((word) => word !== null).join(" ");
}
