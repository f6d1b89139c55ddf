import { randomUUID } from "node:crypto";
import type { AccountCopy, CopiedTransaction, PartCount } from "#contract/account-copy.ts";
import type { PortfolioAccount } from "#contract/portfolio.ts";
import { checkTransaction } from "#core/portfolio/index.ts";
import type { Clock } from "../clock.ts";
import type { Queries } from "../database/open-database.ts";
import { type Refusal, refuse } from "../http/refusal.ts";
import { freeAccountName, isNumberedName } from "../portfolio/account-name.ts";
import { maximumAccounts } from "../portfolio/accounts.ts";
import { maximumPrices } from "../portfolio/instruments.ts";
import { latestDay } from "../portfolio/latest-day.ts";
import { changeFaults } from "../portfolio/ledger-check.ts";
import { currencyCode, lineOfFields } from "../portfolio/line-of-fields.ts";
import type { LedgerLine, PortfolioStore } from "../portfolio/store.ts";
import { inTurns } from "./in-turns.ts";
import {
  accountBeginnings,
  insertImports,
  insertImportKeys,
  insertPortfolioAccount,
  insertPortfolioChoices,
} from "./take-store.ts";
import { nameKey } from "../free-names.ts";

const shownFaults = 20;

/**
 * Takes the portfolio of a file into one's own, beside what is there. A line that is there already is not entered again. `accountIds`
 * has the account that each of the file's became.
 */
export async function takePortfolio(
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
    return refuse("too-many-accounts", { detail: `At most ${maximumAccounts} accounts` });

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
    faults.push(...found.map((fault) => ({ path: path(fault.path), message: fault.message })));
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
    return refuse("portfolio-full", { detail: `At most ${maximumTransactions.toLocaleString("en")} transactions` });
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
    return refuse("portfolio-full", { detail: `At most ${maximumHoldings.toLocaleString("en")} instruments` });

  const known = new Map((await store.instruments(userId, undefined, queries)).map((one) => [one.symbol, one]));
  const instruments = copied.instruments.filter(({ symbol }) => !known.has(symbol));
  const pricesOf = copied.instruments.map(({ symbol, manualPrices }) => {
    const days = new Set(known.get(symbol)?.manualPrices.map(({ date }) => date));
    return { symbol, fresh: manualPrices.filter(({ date }) => !days.has(date)) };
  });
  const prices = pricesOf.reduce((sum, { fresh }) => sum + fresh.length, 0);
  const said = await store.saidSize(userId, queries);
  if (said.instruments + instruments.length > maximumHoldings)
    return refuse("portfolio-full", { detail: `At most ${maximumHoldings} instruments of your own` });
  if (said.prices + prices > maximumPrices)
    return refuse("portfolio-full", { detail: `At most ${maximumPrices} prices set by hand` });
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

/** How many of a part's entries came in, and how many could not; the others are there already. */
export function part(name: string, added: number, all: number, leftOut = 0): PartCount {
  return { part: name, added, present: all - added - leftOut, leftOut };
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

/** Everything that a line says; two lines that say the same are told apart by their number alone. */
function keyOf({ id: _id, version: _version, importId: _importId, ...said }: LedgerLine): string {
  return JSON.stringify(Object.entries(said).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function describe(line: LedgerLine | undefined): string {
  return line === undefined ? "" : [line.date, line.type, line.symbol].filter((word) => word !== null).join(" ");
}
