import { type Lack, lackText } from "../../portfolio/lack.ts";
import { lacks } from "./lacks.ts";
import { transactionWords as types } from "./transaction-words.ts";
import type { TransactionType } from "../../portfolio/transaction.ts";
import type { Texts } from "../texts.ts";
import type { Writing } from "../writing.ts";
import { whatIf } from "./answers-what-if-sources.ts";

/** Sources about what the user holds. */
export const ownSources = ({ plural, day }: Writing) => {
  const inAccount = (account: string | undefined) => (account === undefined ? "" : ` in ${account}`);
  return {
    transactions: {
      types,
      none: ({ type, symbol, isThen }: { type: TransactionType | null; symbol: string | null; isThen: boolean }) =>
        `No ${type === null ? "transactions" : `transactions of the type ${type}`}${symbol === null ? "" : ` of ${symbol}`} are recorded for that${isThen ? " time" : ""}.`,
      labelOf: ({ label, type }: { label: string; type: TransactionType }) => `${label} of a ${type}`,
      dayOf: (type: TransactionType) => `Day of a ${type}`,
      title: "Your transactions",
      titleOf: (symbol: string) => `Your transactions of ${symbol}`,
      summary: (many: number, symbol: string | null) =>
        `${plural(many, "transaction", "transactions")}${symbol === null ? "" : ` of ${symbol}`}`,
      partly: (shown: number, all: number) => `The newest ${shown} of ${all} transactions are listed.`,
    },
    whatIf,
    holdings: {
      title: (account: string | undefined, date: string | null) =>
        `Your holdings${inAccount(account)}${date === null ? "" : `, ${day(date)}`}`,
      summary: (many: number) => plural(many, "holding", "holdings"),
      none: "No holdings: nothing is recorded in the portfolio.",
      noneOn: (account: string | undefined, date: string) => `Nothing was held${inAccount(account)} on ${day(date)}.`,
      noneIn: (account: string) => `Nothing is held in ${account}.`,
      cashIn: (currency: string) => `Cash in ${currency}`,
      weightOfCash: (currency: string) => `Weight of cash in ${currency}`,
      samplePrices: (list: string) => `${list}: only sample prices, so their values are left out.`,
      whole: "the whole",
      incomplete: (parts: readonly string[]) => `The totals are incomplete. ${parts.join("; ")}.`,
      incompleteOf: ({ what, lack }: Texts<"what"> & { readonly lack: Lack }) =>
        `${what}: ${lackText(lacks, lack, day)}`,
      missingSplit: ({ symbol, fresh, old, date }: Texts<"symbol" | "fresh" | "old" | "date">) =>
        `${symbol} split ${fresh}-for-${old} on ${day(date)}, but your ledger doesn't include it. Add the split to correct your share count.`,
    },
    moved: {
      today: "What moved your portfolio today",
      spans: { week: "last week", month: "last month", year: "last year" },
      over: (span: string) => `What moved your portfolio, ${span}`,
      partlyListed: (shown: number, all: number) => `The largest ${shown} of ${all} contributions are listed.`,
      partlyListedToday: (shown: number, all: number) => `The largest ${shown} of ${all} changes are listed.`,
    },
    performance: {
      title: (symbol: string | undefined, from: string, to: string) =>
        `${symbol === undefined ? "Your returns" : `Your returns on ${symbol}`}, ${from} to ${to}`,
      notHeld: (symbol: string) => `${symbol} was not held in these days.`,
      firstDayOfBest: "First day of the best month",
      firstDayOfWorst: "First day of the worst month",
    },
    gains: {
      title: "Gains of your investments",
      partly: (measured: number, all: number) =>
        `Measured are ${measured} of ${all} investments, those that gained and lost most.`,
    },
    allocation: {
      title: (by: string, account: string | undefined) => `Your allocation by ${by}${inAccount(account)}`,
      valueIn: (name: string) => `Value in ${name}`,
      shareOf: (name: string) => `Share of ${name}`,
      targetOf: (name: string) => `Target of ${name}`,
      driftOf: (name: string) => `Drift of ${name}`,
      funds: "Funds are counted as funds: what they hold isn't broken down and is in no other part.",
      by: {
        sector: "sector",
        industry: "industry",
        "asset-class": "asset class",
        currency: "currency",
        country: "country",
        region: "region",
        account: "account",
        tag: "tag",
        holding: "holding",
      },
    },
    income: {
      title: "Your dividends and interest",
      summary: (many: number) => `Income: ${many} ${many === 1 ? "payment" : "payments"} ahead`,
      none: "No holdings that pay anything, and nothing was received.",
      receivedFrom: (from: string, to: string) => `Received from ${from} to ${to}`,
      receivedIn: (year: string) => `Received in ${year}`,
      nextPayments: "Next payments",
      announced: "Announced",
      estimated: "Estimated",
    },
    inAccount,
  };
};
