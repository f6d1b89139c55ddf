import type { PlainDate } from "#core/calendar/plain-date.ts";
import { transactionKinds, type TransactionType } from "./transaction-kinds.ts";

export type { TransactionType };

export const transactionTypes = Object.keys(transactionKinds) as [TransactionType, ...TransactionType[]];

/**
 * One line of the ledger, as it crosses the wire. Money and quantities are decimal texts. They are positive, and the type
 * says which way they go; only the amount of a purchase or sale has a sign, and that of income, a fee or a tax is below zero where an
 * earlier one is taken back. Quantities and prices are **as traded on their day**: never adjusted for a later split, which is a line
 * of its own. `currency` is the currency of every amount of the line, an ISO code or the minor unit prices are quoted in
 * (GBp, GBX, ILA, ZAc). What a type does not use is null or absent.
 */
export interface Transaction {
  readonly id: string;
  readonly accountId: string;
  readonly type: TransactionType;
  /** Null for what belongs to the account alone: deposits, withdrawals, most interest, fees and taxes. */
  readonly symbol?: string | null;
  readonly date: PlainDate;
  /** buy, sell, transfer-in, transfer-out: shares. */
  readonly quantity?: string | null;
  /** buy, sell: per share as printed, may be absent beside an amount. transfer-in: cost per share, null when unknown. */
  readonly price?: string | null;
  /**
   * dividend, interest, fee, tax, deposit, withdrawal: before the line's own fee and tax. buy, sell: the cash that the whole
   * line moved, after fee and tax and negative if paid. It decides cost, cash and gain, whatever the price says.
   */
  readonly amount?: string | null;
  /** Paid on top by a buyer, taken off what a seller or a receiver of income gets. */
  readonly fee?: string | null;
  /** The same for taxes, such as a stamp duty or a withholding tax. */
  readonly tax?: string | null;
  readonly currency: string;
  /** The currency of the price, the fee or the tax where it isn't that of the line, converted at `rate`. All three are in one. */
  readonly priceCurrency?: string | null;
  readonly feeCurrency?: string | null;
  readonly taxCurrency?: string | null;
  /** Units of the line's currency for one of the other. Minor units of the same currency need none. */
  readonly rate?: string | null;
  /** currency-exchange: what the amount becomes, and in which currency. */
  readonly received?: string | null;
  readonly receivedCurrency?: string | null;
  /** split: new shares for one old. merger, spin-off: shares of `newSymbol` for one old. */
  readonly ratio?: string | null;
  /** symbol-change, merger, spin-off: what the shares become, or what is given beside them. */
  readonly newSymbol?: string | null;
  /** merger: cash for one old share. */
  readonly cash?: string | null;
  /** spin-off: the part of the cost, 0 to 1, that moves to the new shares. */
  readonly costShare?: string | null;
  /** sell, transfer-out, cash-in-lieu: which lots leave; what is not named leaves by the account's method. Null: all of it. */
  readonly lots?: readonly NamedLot[] | null;
  readonly note?: string | null;
}

/**
 * A part of a lot, by the line that brought its shares in: the same purchase whatever became of it since, in this account or another.
 * `quantity` is of the day of the line that names it.
 */
export interface NamedLot {
  readonly transactionId: string;
  readonly quantity: string;
}

/** Which shares leave first: the oldest, the newest, those that cost most; or each with the average cost of all. */
export const costMethods = ["fifo", "lifo", "highest-cost", "average"] as const;
export type CostMethod = (typeof costMethods)[number];

/**
 * How an account's cash is tracked. `recorded`: every deposit is in the ledger, so the balance may be below zero for a
 * while. `implied`: money that a purchase needs beyond the available cash counts as deposited on that day. `automatic`:
 * recorded if the first deposit comes no later than a week after the first purchase, otherwise implied.
 */
export const cashModes = ["automatic", "recorded", "implied"] as const;
export type CashMode = (typeof cashModes)[number];

export interface Account {
  readonly id: string;
  /** ISO code: the currency its cash is kept in. */
  readonly currency: string;
  /**
   * Other currencies it keeps cash in: lines in one of them aren't converted. Those of its currency exchanges belong to
   * them without being listed.
   */
  readonly currencies?: readonly string[];
  /** Default: first in, first out. */
  readonly costMethod?: CostMethod;
  /** Default: automatic. */
  readonly cash?: CashMode;
}
