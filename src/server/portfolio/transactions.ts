import { randomUUID } from "node:crypto";
import { type OpenLot, openLots } from "#core/portfolio/index.ts";
import { isoTime } from "../clock.ts";
import type { ReadVersion } from "../http/if-match.ts";
import { Refusal, refuse } from "../http/refusal.ts";
import { freeAccountName } from "./account-name.ts";
import { createLedgerBounds } from "./ledger-bounds.ts";
import { changeFaults, oversell } from "./ledger-check.ts";
import { cursorText, readCursor } from "./ledger-cursor.ts";
import { createLineCurrency } from "./line-currency.ts";
import { type Fields, lineOfFields } from "./line-of-fields.ts";
import { createLineRemoval, currentLine } from "./line-removal.ts";
import { followedSymbols, tiedSymbols } from "./new-faults.ts";
import type { BareAccount, LedgerFilter, LedgerLine } from "./store.ts";
import { type Hint, transferHints } from "./transfer-hints.ts";
import type { TransactionOptions } from "./transaction-options.ts";

/** The name of the account opened for a user who records a first transaction. */
const firstAccountName = "My account";

/** After these, what was of the old symbol is of the new one. */
const followed = ["symbol-change", "merger"] as const;

export type Transactions = ReturnType<typeof createTransactions>;

/**
 * The lines of the ledger, one by one. A change is checked alone, then against the whole ledger while that is held, so that of two
 * sales of the same shares one is refused.
 */
export function createTransactions(options: TransactionOptions) {
  const { store, defaultCurrencyOf, clock } = options;
  const { settled } = createLineCurrency(options);
  const bounds = createLedgerBounds(options);
  const today = () => isoTime(clock.now()).slice(0, 10);

  return {
    async page(
      userId: string,
      {
        limit,
        cursor,
        symbol,
        ...filter
      }: LedgerFilter & { symbol?: string | undefined; limit: number; cursor?: string | undefined },
    ): Promise<{ transactions: LedgerLine[]; total: number; nextCursor: string | null } | Refusal> {
      if (filter.from !== undefined && filter.to !== undefined && filter.from > filter.to)
        return refuse("invalid-range", { detail: "The first day must not be after the last one" });
      const after = cursor === undefined ? null : readCursor(cursor);
      if (cursor !== undefined && after === null) return refuse("invalid-cursor");
      // The history of an instrument goes on under its new symbol, and began under its old one.
      const changes = () => store.transaction((queries) => store.linkedSymbols(queries, userId, followed));
      const symbols = symbol === undefined ? undefined : followedSymbols(symbol, await changes());
      const { next, ...page } = await store.page(userId, { ...filter, symbols }, { limit, after });
      return { ...page, nextCursor: next === null ? null : cursorText(next) };
    },

    /** What there is to look at in some lines, by line. */
    async hints(userId: string, shown: readonly LedgerLine[]): Promise<ReadonlyMap<string, Hint>> {
      const moved = shown.filter(({ type }) => type === "transfer-in" || type === "transfer-out");
      const symbols = [...new Set(moved.flatMap(({ symbol }) => symbol ?? []))];
      if (symbols.length === 0) return new Map();
      return transferHints(await store.bareAccounts(userId), await store.ledger(userId, { symbols }));
    },

    /** The lots from which a line of a day can take shares; `except` is the line itself, where it is there already. */
    async openLots(
      userId: string,
      { account, symbol, date, except }: { account: string; symbol: string; date: string; except?: string | undefined },
    ): Promise<{ lots: readonly OpenLot[] } | Refusal> {
      const accounts = await store.bareAccounts(userId);
      if (!accounts.some(({ id }) => id === account)) return noAccount();
      return store.transaction(async (queries) => {
        const symbols = tiedSymbols([symbol], await store.linkedSymbols(queries, userId));
        const lines = (await store.ledger(userId, { symbols }, queries)).filter(({ id }) => id !== except);
        return { lots: openLots(accounts, lines, { accountId: account, symbol, date }) };
      });
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
        const line = lineOfFields(rest.fields, {
          id: randomUUID(),
          accountId: account.id,
          date,
          currency: rest.currency,
          importId: null,
          version: 1,
        });
        const full = await bounds.fullness(queries, userId, line);
        if (full !== null) return full;
        const faults = await changeFaults(store, queries, userId, { accounts: [...accounts, account], added: [line] });
        if (faults.length > 0) return oversell(faults, line);
        if (there === null) await store.insertAccount(queries, userId, account);
        await store.insertLines(queries, userId, [line]);
        return line;
      });
    },

    async change(userId: string, id: string, fields: Fields, version: ReadVersion): Promise<LedgerLine | Refusal> {
      const before = await currentLine(store, userId, { id, version });
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
        const read = await currentLine(store, userId, { id, version }, queries);
        if (read instanceof Refusal) return read;
        if (!accounts.some((candidate) => candidate.id === accountId)) return noAccount();
        const line = lineOfFields(rest.fields, {
          id,
          accountId,
          date,
          currency: rest.currency,
          importId: read.importId,
          version: read.version + 1,
        });
        const full = line.symbol === read.symbol ? null : await bounds.symbolFullness(queries, userId, line);
        if (full !== null) return full;
        const faults = await changeFaults(store, queries, userId, { accounts, added: [line], removed: [read] });
        if (faults.length > 0) return oversell(faults, line);
        await store.updateLine(queries, userId, line);
        return line;
      });
    },

    ...createLineRemoval(store, bounds),
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
    currencies: [],
    costMethod: "fifo",
    cash: "automatic",
    isDemo: false,
    version: 1,
  };
}

function noAccount(): Refusal {
  return refuse("account-not-found", { errors: [{ path: "accountId", message: "There is no such account" }] });
}
