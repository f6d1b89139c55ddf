import { z } from "zod";
import { maxNamedLots } from "#core/portfolio/named-lots.ts";
import { cashModes, costMethods, transactionTypes } from "#core/portfolio/transaction.ts";
import { currencies } from "#core/money/currencies.ts";
import { Day } from "./day.ts";
import { document, endpoint } from "./endpoint.ts";
import { Hint } from "./problem.ts";
import { TickerSymbol } from "./ticker-symbol.ts";

/**
 * A plain decimal number as text. Sign and exponent are refused when the ledger is written, with a message of its own.
 */
const DecimalText = z.string('Write it as text, such as "12.50"').max(60, "At most 60 characters");
const version = z.number().int();

export const PortfolioAccount = z.object({
  id: z.string(),
  name: z.string(),
  currency: z.string(),
  /** Other currencies it keeps cash in, each with a balance of its own. */
  currencies: z.array(z.string()),
  costMethod: z.enum(costMethods),
  cash: z.enum(cashModes),
  /** Sample data to explore. Never part of a total. */
  isDemo: z.boolean(),
  transactionCount: z.number().int(),
  version,
});
export type PortfolioAccount = z.infer<typeof PortfolioAccount>;

const accountName = z.string().trim().min(1, "Give the account a name").max(60, "At most 60 characters");

const otherCurrencies = z.array(z.enum(currencies)).max(30);

export const getAccounts = endpoint("GET /api/portfolio/accounts", {
  summary: "Your accounts, oldest first",
  input: z.object({}),
  output: z.object({ accounts: z.array(PortfolioAccount) }),
});

export const createAccount = endpoint("POST /api/portfolio/accounts", {
  summary: "Open an account",
  input: z.object({
    name: accountName,
    currency: z.enum(currencies),
    currencies: otherCurrencies.default([]),
    costMethod: z.enum(costMethods).default("fifo"),
    cash: z.enum(cashModes).default("automatic"),
  }),
  output: PortfolioAccount,
  status: 201,
  creates: true,
  problems: ["account-name-taken", "too-many-accounts"],
});

export const changeAccount = endpoint("PATCH /api/portfolio/accounts/:id", {
  summary: "Change an account's name, currencies, cost method or cash tracking",
  input: z.object({
    id: z.string(),
    name: accountName.optional(),
    currency: z.enum(currencies).optional(),
    currencies: otherCurrencies.optional(),
    costMethod: z.enum(costMethods).optional(),
    cash: z.enum(cashModes).optional(),
  }),
  output: PortfolioAccount,
  problems: ["account-not-found", "account-name-taken"],
});

export const deleteAccount = endpoint("DELETE /api/portfolio/accounts/:id", {
  summary: "Delete an account with all its transactions",
  input: z.object({ id: z.string() }),
  output: z.object({}),
  problems: ["account-not-found"],
});

const nullableText = z.string().nullable();

/** Shares of a lot, by the transaction that brought them in. */
const NamedLot = z.object({
  transactionId: z
    .string()
    .max(100)
    .regex(/^[\w-]+$/),
  quantity: DecimalText,
});

export const PortfolioTransaction = z.object({
  id: z.string(),
  accountId: z.string(),
  type: z.enum(transactionTypes),
  symbol: nullableText,
  date: z.string(),
  quantity: nullableText,
  price: nullableText,
  amount: nullableText,
  fee: z.string(),
  tax: z.string(),
  currency: z.string(),
  /** The currency of the price, the fee or the tax, where it isn't the transaction's, and what one of it is worth in that. */
  priceCurrency: nullableText,
  feeCurrency: nullableText,
  taxCurrency: nullableText,
  rate: nullableText,
  /** What a currency exchange brings, and in which currency. */
  received: nullableText,
  receivedCurrency: nullableText,
  ratio: nullableText,
  newSymbol: nullableText,
  cash: nullableText,
  costShare: nullableText,
  /** The lots that a sale or a transfer out names. Null: all of it leaves by the account's method. */
  lots: z.array(NamedLot).readonly().nullable(),
  note: nullableText,
  /** The import it came from. Null if it was entered by hand. */
  importId: nullableText,
  /**
   * Gain of a sale or all-cash merger over its cost, after fees and taxes of both sides, in the transaction's currency.
   * Null if unknown or not a sale.
   */
  realised: nullableText.optional(),
  /** Of a transfer of shares that looks like one end of another: why they don't count as one. Null for others. */
  hint: Hint.nullable().optional(),
  version,
});
export type PortfolioTransaction = z.infer<typeof PortfolioTransaction>;

const CurrencyCode = z.string().trim().min(3).max(3);
const noteText = z.string().trim().max(1_000, "At most 1,000 characters");

/** Fields of a transaction. Symbol and quantity alone are enough: a holding transferred in today at unknown cost. */
export const TransactionFields = z.object({
  /** Omitted: the only or first account. One is opened if there is none. */
  accountId: z.string().optional(),
  type: z.enum(transactionTypes).default("transfer-in"),
  symbol: TickerSymbol.nullish(),
  /** Omitted: today. */
  date: Day.optional(),
  quantity: DecimalText.nullish(),
  price: DecimalText.nullish(),
  amount: DecimalText.nullish(),
  fee: DecimalText.nullish(),
  tax: DecimalText.nullish(),
  /** Omitted: the instrument's currency, otherwise the account's. */
  currency: CurrencyCode.optional(),
  /** Omitted: the transaction's. All given ones are the same. */
  priceCurrency: CurrencyCode.nullish(),
  feeCurrency: CurrencyCode.nullish(),
  taxCurrency: CurrencyCode.nullish(),
  /** Units of the transaction's currency for one of the other. Omitted: the rate of the day. */
  rate: DecimalText.nullish(),
  received: DecimalText.nullish(),
  receivedCurrency: CurrencyCode.nullish(),
  ratio: DecimalText.nullish(),
  newSymbol: TickerSymbol.nullish(),
  cash: DecimalText.nullish(),
  costShare: DecimalText.nullish(),
  /** Sales and transfers out: the lots that leave. What they don't name leaves by the account's method. */
  lots: z.array(NamedLot).max(maxNamedLots).nullish(),
  note: noteText.nullish(),
});

const ledgerProblems = ["account-not-found", "oversell", "unknown-instrument", "portfolio-full"] as const;

export const getTransactions = endpoint("GET /api/portfolio/transactions", {
  summary: "The ledger, newest first",
  input: z.object({
    account: z.string().optional(),
    symbol: TickerSymbol.optional(),
    type: z.enum(transactionTypes).optional(),
    from: Day.optional(),
    to: Day.optional(),
    limit: z.coerce.number<number | string>().int().min(1).max(100).default(100),
    cursor: z.string().max(400).optional(),
  }),
  output: z.object({
    transactions: z.array(PortfolioTransaction),
    /** Counts everything that matches the filter, not just this page. */
    total: z.number().int(),
    nextCursor: nullableText,
  }),
  problems: ["invalid-cursor", "invalid-range"],
});

/** The lots of an instrument in an account from which a sale of a day can take shares. */
export const getOpenLots = endpoint("GET /api/portfolio/lots", {
  summary: "Open lots",
  input: z.object({
    account: z.string(),
    symbol: TickerSymbol,
    date: Day,
    /** A transaction that counts as not made: the one that is changed. */
    except: z.string().optional(),
  }),
  output: z.object({
    /** Oldest first. */
    lots: z.array(
      z.object({
        transactionId: z.string(),
        date: z.string(),
        /** As on the day asked about. */
        quantity: z.string(),
        /** With fees and taxes. Null if unknown. */
        costPerShare: nullableText,
        currency: z.string(),
      }),
    ),
  }),
  problems: ["account-not-found"],
});

export const addTransaction = endpoint("POST /api/portfolio/transactions", {
  summary: "Record a transaction",
  input: TransactionFields,
  output: PortfolioTransaction,
  status: 201,
  creates: true,
  problems: ledgerProblems,
});

export const changeTransaction = endpoint("PUT /api/portfolio/transactions/:id", {
  summary: "Replace a transaction. Send the version you read in If-Match",
  // Account, day and currency are unchanged if omitted.
  input: TransactionFields.extend({ id: z.string(), type: z.enum(transactionTypes) }),
  output: PortfolioTransaction,
  problems: [...ledgerProblems, "transaction-not-found", "version-conflict", "version-required"],
});

export const deleteTransaction = endpoint("DELETE /api/portfolio/transactions/:id", {
  summary: "Delete a transaction. Send the version you read in If-Match. It can be restored for 30 days",
  input: z.object({ id: z.string() }),
  output: PortfolioTransaction,
  problems: ["transaction-not-found", "version-conflict", "version-required", "oversell"],
});

export const restoreTransaction = endpoint("POST /api/portfolio/transactions/:id/restore", {
  summary: "Restore a deleted transaction",
  input: z.object({ id: z.string() }),
  output: PortfolioTransaction,
  problems: ["transaction-not-found", "oversell", "portfolio-full"],
});

/** The user's settings for an instrument: tags and a note for any; name, currency and kind for custom instruments. */
export const PortfolioInstrument = z.object({
  symbol: z.string(),
  isCustom: z.boolean(),
  name: nullableText,
  currency: nullableText,
  assetClass: nullableText,
  sector: nullableText,
  country: nullableText,
  tags: z.array(z.string()),
  note: nullableText,
  /**
   * Splits up to this day are already included in the ledger's quantities and prices, as some brokers export them.
   * Null: none are.
   */
  splitsCountedUntil: nullableText,
  /** Ascending by date. They override a provider's price of the same day. */
  manualPrices: z.array(z.object({ date: z.string(), price: z.string() })),
});
export type PortfolioInstrument = z.infer<typeof PortfolioInstrument>;

const shortText = z.string().trim().max(80, "At most 80 characters");

export const getInstruments = endpoint("GET /api/portfolio/instruments", {
  summary: "Your custom instruments, tags, notes and manual prices",
  input: z.object({}),
  output: z.object({ instruments: z.array(PortfolioInstrument) }),
});

export const changeInstrument = endpoint("PUT /api/portfolio/instruments/:symbol", {
  summary:
    "Change an instrument's tags and note, or create a custom instrument with isCustom. Omitted fields stay unchanged",
  input: z.object({
    symbol: TickerSymbol,
    isCustom: z.boolean().optional(),
    name: shortText.nullish(),
    currency: z.enum(currencies).nullish(),
    assetClass: shortText.nullish(),
    sector: shortText.nullish(),
    country: shortText.nullish(),
    tags: z.array(shortText.min(1)).max(20).optional(),
    note: noteText.nullish(),
    splitsCountedUntil: Day.nullish(),
  }),
  output: PortfolioInstrument,
  problems: ["portfolio-full"],
});

export const setManualPrice = endpoint("PUT /api/portfolio/instruments/:symbol/prices/:date", {
  summary: "Set a manual price for a day. No provider overwrites it",
  input: z.object({ symbol: TickerSymbol, date: Day, price: DecimalText }),
  output: PortfolioInstrument,
  problems: ["portfolio-full"],
});

export const deleteManualPrice = endpoint("DELETE /api/portfolio/instruments/:symbol/prices/:date", {
  summary: "Remove a manual price",
  input: z.object({ symbol: TickerSymbol, date: Day }),
  output: PortfolioInstrument,
});

export const startDemo = endpoint("POST /api/portfolio/demo", {
  summary: "Open the demo account, separate from your real accounts. An existing one is kept",
  input: z.object({}),
  output: PortfolioAccount,
  status: 201,
  creates: true,
});

export const removeDemo = endpoint("DELETE /api/portfolio/demo", {
  summary: "Remove the demo account and everything in it",
  input: z.object({}),
  output: z.object({}),
});

export const exportPortfolio = document("GET /api/portfolio/export", {
  summary:
    "All accounts, transactions, custom instruments and manual prices as JSON, which can be imported again, or transactions as CSV",
  input: z.object({ format: z.enum(["json", "csv"]).default("json"), account: z.string().optional() }),
  contentType: "application/json; charset=utf-8",
  otherContentTypes: ["text/csv; charset=utf-8"],
  problems: ["account-not-found", "rate-limited"],
});

export const portfolioLedgerEndpoints = [
  getAccounts,
  createAccount,
  changeAccount,
  deleteAccount,
  getTransactions,
  getOpenLots,
  addTransaction,
  changeTransaction,
  deleteTransaction,
  restoreTransaction,
  getInstruments,
  changeInstrument,
  setManualPrice,
  deleteManualPrice,
  startDemo,
  removeDemo,
  exportPortfolio,
] as const;
