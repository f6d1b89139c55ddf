import { englishFault } from "#core/faults/english-fault.ts";
import type { TransactionFault } from "#core/portfolio/check-transaction.ts";
import { randomUUID } from "node:crypto";
import { majorCurrency } from "#core/money/currencies.ts";
import { checkTransaction, type LedgerFault } from "#core/portfolio/index.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { Queries } from "../database/open-database.ts";
import { outsideUnit } from "../database/unit-of-work.ts";
import type { ReadVersion } from "../http/if-match.ts";
import { Refusal, refuse } from "../http/refusal.ts";
import { freeAccountName } from "./account-name.ts";
import type { InstrumentLookup } from "./instrument-lookup.ts";
import { latestDay } from "./latest-day.ts";
import { changeFaults } from "./ledger-check.ts";
import { cursorText, readCursor } from "./ledger-cursor.ts";
import { currencyCode, type Fields, lineOfFields } from "./line-of-fields.ts";
import type { BareAccount, LedgerFilter, LedgerLine, PortfolioStore } from "./store.ts";

/** The name of the account opened for a user who records a first transaction. */
const firstAccountName = "My account";

/** A draft is checked before it has a place in the ledger. */
const nowhere = { id: "", accountId: "", importId: null, version: 0 } as const;

export type Transactions = ReturnType<typeof createTransactions>;

/**
 * The lines of the ledger, one by one. A change is checked alone, then against the whole ledger while that is held, so that of two
 * sales of the same shares one is refused.
 */
export function createTransactions({
  store,
  lookUp,
  defaultCurrencyOf,
  clock,
  maximumTransactions,
  maximumHoldings,
}: {
  store: PortfolioStore;
  lookUp: InstrumentLookup;
  defaultCurrencyOf: (userId: string) => Promise<string>;
  clock: Clock;
  maximumTransactions: number;
  maximumHoldings: number;
}) {
  const today = () => isoTime(clock.now()).slice(0, 10);

  /** Completes the fields with market data: an unknown symbol is refused, a missing currency is filled in. */
  async function settled(
    userId: string,
    fields: Fields,
    place: { date: string; currency: string | null; accountCurrency: string },
  ): Promise<{ currency: string } | Refusal> {
    const given = fields.currency === undefined ? place.currency : currencyCode(fields.currency);
    const draft = lineOfFields(fields, { ...nowhere, date: place.date, currency: given ?? place.accountCurrency });
    const faults = checkTransaction(draft, { today: latestDay(clock) });
    if (faults.length > 0) return invalid(faults);
    const known = await currenciesOf(userId, fields);
    if (known instanceof Refusal) return known;
    const instrumentCurrency = fields.symbol == null ? null : (known.get(fields.symbol) ?? null);
    const isWhole = fields.amount != null;
    const found = instrumentCurrency !== null && isWhole ? majorCurrency(instrumentCurrency) : instrumentCurrency;
    return { currency: given ?? found ?? place.accountCurrency };
  }

  /**
   * Returns the currency of each symbol of a line, null where it is unknown now; or a refusal when the line can't name
   * that symbol.
   */
  async function currenciesOf(userId: string, fields: Fields): Promise<Map<string, string | null> | Refusal> {
    const asked = (["symbol", "newSymbol"] as const).flatMap((path) => {
      const symbol = fields[path];
      return symbol == null ? [] : [{ path, symbol }];
    });
    const symbols = asked.map(({ symbol }) => symbol);
    const found = new Map<string, string | null>(await store.symbolCurrencies(userId, symbols));
    for (const symbol of symbols) {
      const said = (await store.instruments(userId, symbol))[0];
      if (said?.isCustom === true) found.set(symbol, said.currency);
    }
    for (const { path, symbol } of asked) {
      if (found.has(symbol)) continue;
      const answer = await outsideUnit(() => lookUp(symbol));
      if (answer.kind === "unknown") return unknownInstrument(path, symbol, answer.near);
      found.set(symbol, answer.currency);
    }
    return found;
  }

  async function fullness(queries: Queries, userId: string, line: LedgerLine): Promise<Refusal | null> {
    if ((await store.transactionCount(queries, userId)) >= maximumTransactions)
      return refuse("portfolio-full", { values: { part: "transactions", maximum: maximumTransactions } });
    return symbolFullness(queries, userId, line);
  }

  async function symbolFullness(queries: Queries, userId: string, line: LedgerLine): Promise<Refusal | null> {
    if (line.symbol === null) return null;
    const isThere = await store.hasSymbol(queries, userId, line.symbol);
    return isThere || (await store.symbolCount(queries, userId)) < maximumHoldings
      ? null
      : refuse("portfolio-full", { values: { part: "instruments", maximum: maximumHoldings } });
  }

  /** The line in the ledger, if it still is what the caller has read. */
  async function current(userId: string, id: string, version: ReadVersion, queries?: Queries) {
    const found = await store.line(userId, id, queries);
    if (found === null || found.isDeleted) return refuse("transaction-not-found");
    if (version !== "any" && found.line.version !== version)
      return refuse("version-conflict", {
        current: found.line,
      });
    return found.line;
  }

  return {
    async page(
      userId: string,
      { limit, cursor, ...filter }: LedgerFilter & { limit: number; cursor?: string | undefined },
    ): Promise<{ transactions: LedgerLine[]; total: number; nextCursor: string | null } | Refusal> {
      if (filter.from !== undefined && filter.to !== undefined && filter.from > filter.to)
        return refuse("invalid-range", { detail: "The first day must not be after the last one" });
      const after = cursor === undefined ? null : readCursor(cursor);
      if (cursor !== undefined && after === null) return refuse("invalid-cursor");
      const { next, ...page } = await store.page(userId, filter, { limit, after });
      return { ...page, nextCursor: next === null ? null : cursorText(next) };
    },

    async add(userId: string, fields: Fields): Promise<LedgerLine | Refusal> {
      const date = fields.date ?? today();
      const opened = firstAccount(await defaultCurrencyOf(userId));
      const expected = chosenAccount(await store.bareAccounts(userId), fields.accountId) ?? opened;
      if (fields.accountId !== undefined && expected === opened) return noAccount();
      const rest = await settled(userId, fields, { date, currency: null, accountCurrency: expected.currency });
      if (rest instanceof Refusal) return rest;
      return store.transaction(async (queries) => {
        await store.hold(queries, userId);
        const accounts = await store.bareAccounts(userId, queries);
        const there = chosenAccount(accounts, fields.accountId);
        if (there === null && fields.accountId !== undefined) return noAccount();
        const account = there ?? { ...opened, name: freeAccountName(opened.name, accounts) };
        const line = lineOfFields(fields, {
          id: randomUUID(),
          accountId: account.id,
          date,
          currency: rest.currency,
          importId: null,
          version: 1,
        });
        const full = await fullness(queries, userId, line);
        if (full !== null) return full;
        const faults = await changeFaults(store, queries, userId, { accounts: [...accounts, account], added: [line] });
        if (faults.length > 0) return oversell(faults, line);
        if (there === null) await store.insertAccount(queries, userId, account);
        await store.insertLines(queries, userId, [line]);
        return line;
      });
    },

    async change(userId: string, id: string, fields: Fields, version: ReadVersion): Promise<LedgerLine | Refusal> {
      const before = await current(userId, id, version);
      if (before instanceof Refusal) return before;
      const accountId = fields.accountId ?? before.accountId;
      const account = (await store.bareAccounts(userId)).find((candidate) => candidate.id === accountId);
      if (account === undefined) return noAccount();
      const date = fields.date ?? before.date;
      const isSameInstrument = (fields.symbol ?? null) === before.symbol;
      const currency = isSameInstrument ? before.currency : null;
      const rest = await settled(userId, fields, { date, currency, accountCurrency: account.currency });
      if (rest instanceof Refusal) return rest;
      return store.transaction(async (queries) => {
        await store.hold(queries, userId);
        const accounts = await store.bareAccounts(userId, queries);
        const read = await current(userId, id, version, queries);
        if (read instanceof Refusal) return read;
        if (!accounts.some((candidate) => candidate.id === accountId)) return noAccount();
        const line = lineOfFields(fields, {
          id,
          accountId,
          date,
          currency: rest.currency,
          importId: read.importId,
          version: read.version + 1,
        });
        const full = line.symbol === read.symbol ? null : await symbolFullness(queries, userId, line);
        if (full !== null) return full;
        const faults = await changeFaults(store, queries, userId, { accounts, added: [line], removed: [read] });
        if (faults.length > 0) return oversell(faults, line);
        await store.updateLine(queries, userId, line);
        return line;
      });
    },

    async delete(userId: string, id: string, version: ReadVersion): Promise<LedgerLine | Refusal> {
      return store.transaction(async (queries) => {
        await store.hold(queries, userId);
        const read = await current(userId, id, version, queries);
        if (read instanceof Refusal) return read;
        const accounts = await store.bareAccounts(userId, queries);
        const faults = await changeFaults(store, queries, userId, { accounts, removed: [read] });
        if (faults.length > 0) return oversell(faults, null);
        const deleted = { ...read, version: read.version + 1 };
        await store.setDeleted(queries, userId, deleted, true);
        return deleted;
      });
    },

    /** One that is in the ledger stays as it is. */
    async restore(userId: string, id: string): Promise<LedgerLine | Refusal> {
      // A line whose import was just undone could otherwise be marked as deleted after it was restored.
      await store.finishUndo(userId);
      return store.transaction(async (queries) => {
        await store.hold(queries, userId);
        if (await store.isLeaving(queries, userId)) return refuse("version-conflict");
        const found = await store.line(userId, id, queries);
        if (found === null) return refuse("transaction-not-found");
        if (!found.isDeleted) return found.line;
        const line = { ...found.line, version: found.line.version + 1 };
        const full = await fullness(queries, userId, line);
        if (full !== null) return full;
        const accounts = await store.bareAccounts(userId, queries);
        const faults = await changeFaults(store, queries, userId, { accounts, added: [line] });
        if (faults.length > 0) return oversell(faults, line);
        await store.setDeleted(queries, userId, line, false);
        return line;
      });
    },
  };
}

/** The account named, else the first real one; null: there is none. */
function chosenAccount(accounts: readonly BareAccount[], id: string | undefined): BareAccount | null {
  const isChosen = (account: BareAccount) => (id === undefined ? !account.isDemo : account.id === id);
  return accounts.find(isChosen) ?? null;
}

function firstAccount(currency: string): BareAccount {
  return {
    id: randomUUID(),
    name: firstAccountName,
    currency,
    costMethod: "fifo",
    cash: "automatic",
    isDemo: false,
    version: 1,
  };
}

function noAccount(): Refusal {
  return refuse("account-not-found", { errors: [{ path: "accountId", message: "There is no such account" }] });
}

function invalid(faults: readonly TransactionFault[]): Refusal {
  const errors = faults.map(({ path, fault }) => ({ path, message: englishFault(fault), fault }));
  return refuse("invalid-input", { detail: errors.map(({ message }) => message).join(" "), errors });
}

/** The line itself may sell too much, or leave too little for a later one. */
function oversell(faults: readonly LedgerFault[], line: LedgerLine | null): Refusal {
  const fault = faults.find(({ transactionId }) => transactionId === line?.id) ?? faults[0];
  if (fault === undefined) throw new Error("a refused change has a fault");
  const { message, shortfall: values } = fault;
  return refuse("oversell", line === null ? { values } : { values, errors: [{ path: "quantity", message }] });
}

function unknownInstrument(path: string, symbol: string, near: readonly string[]): Refusal {
  const message =
    `No source knows ${symbol}.` +
    (near.length === 0 ? "" : ` Similar: ${near.join(", ")}.`) +
    " You can add it as your own asset and enter its prices.";
  return refuse("unknown-instrument", {
    values: { symbol, similar: near.join(", ") },
    errors: [{ path, message }],
  });
}
