import { type Lack, lackText } from "../../portfolio/lack.ts";
import { lacks } from "./lacks.ts";
import type { IssueSection } from "../../newsletter/issue.ts";
import type { DataStatus } from "../../market/provenance.ts";
import { missingSplitSentence } from "../../portfolio/missing-split.ts";
import type { Writing } from "../writing.ts";

/**
 * The words of an issue. Values come written; those in sentences keep their facts (`phrasesOf`). `when` is one of
 * `when`, and `compared` one of `headline.same`, `more` and `less`, or empty.
 */
export function newsletter({ date, plural, figure }: Writing) {
  const long = (day: string) => date(day, { day: "numeric", month: "long", year: "numeric" });
  const short = (day: string) => date(day, { day: "numeric", month: "long" });
  const headings: Record<Exclude<IssueSection, "prose"> | "missing" | "sources" | "watchlistMovers", string> = {
    result: "Result",
    movers: "What moved your portfolio",
    watchlistMovers: "What moved your watchlist",
    stories: "Stories that mattered",
    ahead: "Next 14 days",
    question: "A question",
    missing: "Missing data",
    sources: "Sources",
  };
  const statuses: Record<DataStatus, string> = {
    live: "live",
    delayed: "delayed",
    closed: "at the last close",
    manual: "your own price",
    estimate: "an estimate",
    cached: "cached",
    stale: "out of date",
    sample: "a sample",
    unavailable: "not available",
  };
  return {
    figure,
    titles: {
      daily: (day: string) => date(day, { weekday: "long", day: "numeric", month: "long", year: "numeric" }),
      weekly: (day: string) => `Week to ${long(day)}`,
      month: (day: string) => date(day, { month: "long", year: "numeric" }),
      monthTo: (day: string) => `Month to ${long(day)}`,
    },
    when: {
      daily: (day: string) => `On ${date(day, { weekday: "long", day: "numeric", month: "long" })}`,
      weekly: (day: string) => `In the week to ${short(day)}`,
      month: (day: string) => `In ${date(day, { month: "long" })}`,
      monthTo: (day: string) => `In the month to ${short(day)}`,
    },
    headline: {
      unknown: (when: string) => `${when}: your portfolio's result is unknown because prices are missing.`,
      returned: (when: string, ratio: string, compared: string) =>
        `${when} your portfolio returned ${ratio}${compared}.`,
      unchanged: (when: string, compared: string) => `${when} your portfolio didn't change${compared}.`,
      gained: (when: string, gain: string, ratio: string, compared: string) =>
        `${when} you gained ${gain}${ratio === "" ? "" : ` (${ratio})`}${compared}.`,
      lost: (when: string, gain: string, ratio: string, compared: string) =>
        `${when} you lost ${gain}${ratio === "" ? "" : ` (${ratio})`}${compared}.`,
      same: (name: string) => `; time-weighted, the same as ${name}`,
      more: (points: string, name: string) => `; time-weighted, ${points} above ${name}`,
      less: (points: string, name: string) => `; time-weighted, ${points} below ${name}`,
      watchlistUnknown: (when: string) => `${when}: your watchlist's result is unknown because prices are missing.`,
      watchlist: (when: string, rose: string, known: string, symbol: string, change: string) =>
        `${when} ${rose} of ${known} on your watchlist rose. ${symbol} moved the most, by ${change}.`,
    },
    facts: {
      gain: "Total gain",
      return: "Your return",
      timeWeighted: "Time-weighted return",
      returnOf: (name: string) => `Return of ${name}`,
      difference: "Time-weighted return minus the benchmark's",
      differenceFormula: "your time-weighted return − the benchmark's return",
      rose: "Symbols that rose",
      known: "Symbols with prices",
      change: "Change",
      weight: "Weight",
      weightBefore: "Weight before the period",
      weightChange: "Change in weight",
      weightChangeFormula: "weight − weight before the period",
      cash: "Share of cash",
      foreign: "Share in foreign currencies",
    },
    questions: {
      grew: (symbol: string, weight: string, points: string) =>
        `${symbol} is now ${weight} of your portfolio, ${points} more than before. Is that still what you want?`,
      cash: (share: string) => `${share} of your portfolio is cash. What do you plan to do with it?`,
      foreign: (share: string) => `${share} of your portfolio is in foreign currencies. Is that as much as you want?`,
      quiet: (months: number) =>
        `You haven't recorded a transaction for more than ${plural(months, "month", "months")}. Is anything missing?`,
      largest: (symbol: string, weight: string) =>
        `${symbol} is your largest holding, with ${weight}. What would make you reduce it?`,
      rose: (symbol: string, change: string) => `${symbol} rose ${change}. What would make you buy it?`,
      fell: (symbol: string, change: string) => `${symbol} fell ${change}. What would make you buy it?`,
    },
    headings,
    labeled: (label: string, value: string) => `${label}: ${value}`,
    unknown: "unknown",
    noMovers: "None.",
    noStories: "No stories about your symbols in this period.",
    noEvents: "No events.",
    cashExpected: (amount: string, payments: number) =>
      `${amount} expected in ${plural(payments, "payment", "payments")}.`,
    payment: (symbol: string) => `${symbol} dividend payment`,
    announced: "announced",
    estimated: "estimated from past payments",
    earnings: (symbol: string) => `${symbol} earnings`,
    exDividend: (symbol: string) => `${symbol} ex-dividend date`,
    estimatedDate: (event: string) => `${event} (estimated date)`,
    weight: (weight: string) => `${weight} of your portfolio`,
    statuses,
    noPrices: "No prices were available.",
    dataTo: (time: string) => `Data up to ${momentOf(time, long)}.`,
    source: (name: string, status: string, time: string | null) =>
      `${name}: ${status}${time === null ? "" : `, ${momentOf(time, long)}`}`,
    longDay: long,
    shortDay: (day: string) => date(day, { weekday: "short", day: "numeric", month: "short" }),
    chart: {
      course: (first: string, firstDay: string, last: string, lastDay: string) =>
        `Value of your portfolio: ${first} on ${long(firstDay)}, ${last} on ${long(lastDay)}.`,
      portfolio: (value: string) => `Your portfolio: ${value}`,
      benchmark: (name: string, value: string) => `The same payments into ${name}: ${value}`,
    },
    prose: {
      written: (model: string) =>
        `Written by ${model} from this issue. Its numbers were matched automatically. Its interpretation wasn't checked.`,
      writtenWithQuestion: (model: string) =>
        `This and the question were written by ${model} from this issue. Its numbers were matched automatically. Its interpretation wasn't checked.`,
    },
    missing: {
      holdings: "Couldn't read your holdings.",
      session: (day: string, place: string) => `Trading in ${place} on ${day} hasn't closed yet.`,
      oldPrices: "Prices are older than they should be.",
      leftOut: (symbol: string | null, lack: Lack) =>
        `${symbol ?? "Something"} is left out of some figures: ${lackText(lacks, lack, long)}.`,
      split: missingSplitSentence,
      result: "Couldn't calculate the result.",
      movers: "Couldn't calculate what moved your portfolio.",
      dividends: "Couldn't calculate expected dividends.",
      benchmark: (symbol: string) => `Couldn't calculate the comparison with ${symbol}.`,
      onlySamples: (symbol: string) => `${symbol} is left out: only sample prices are available.`,
      noPrices: (symbol: string) => `${symbol} has no prices for these days.`,
      news: "Couldn't load the news.",
      calendar: "Couldn't load the calendar of earnings and dividends.",
      samples: "Prices are samples.",
      failed: "Something broke on our side.",
    },
    sources: {
      holdings: "Your holdings and their prices",
      benchmark: (name: string) => `Benchmark ${name}`,
      watchlist: "Prices of your watchlist",
      news: "News",
      earnings: "Earnings calendar",
      dividends: "Dividend calendar",
    },
    mail: {
      subject: (title: string) => `${title}: your Bellwether issue`,
      advice: "Based on your ledger and the sources listed. Information, not advice.",
      read: "Read it in the app",
      unsubscribe: "Unsubscribe",
      feed: "Bellwether newsletter",
    },
  };
}

/** "4 March 2026 16:05 UTC". */
function momentOf(time: string, long: (day: string) => string): string {
  return `${long(time.slice(0, 10))} ${time.slice(11, 16)} UTC`;
}
