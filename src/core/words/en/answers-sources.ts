import type { DataProblem } from "../data-problem.ts";
import type { Texts } from "../texts.ts";
import type { Writing } from "../writing.ts";
import { companySources } from "./answers-company-sources.ts";
import { ownSources } from "./answers-own-sources.ts";
import { technicalSources } from "./answers-technical.ts";
import { ownersSources } from "./answers-owners.ts";
import { testsSources } from "./answers-tests.ts";
import { tradesSources } from "./answers-trades.ts";
import { values } from "./answers-values.ts";

/** Titles of sources, and why something isn't there. */
export const sources = (writing: Writing) => {
  const { plural, day } = writing;
  const { symbols } = values(writing);
  return {
    listed: (all: readonly string[]) => (all.length <= 4 ? all.join(", ") : symbols(all.length)),
    /** Why an address of the app refused. */
    refused: ({ detail }: DataProblem) => detail,
    noData: (list: string) => `No data available for symbol: ${list}`,
    noPrice: (list: string) => `No price of ${list} could be loaded.`,
    sampleOnly: "Only sample data is there at the moment; it is left out.",
    sampleLeftOut: (what: string) => `${what}: only sample data is there at the moment, so it was left out.`,
    pricesOf: (list: string) => `Prices of ${list}`,
    noAccount: (name: string, accounts: readonly string[]) =>
      `There is no account named “${name}”.${accounts.length === 0 ? "" : ` Your accounts: ${accounts.join(", ")}.`}`,
    spans: {
      thisYear: "this year",
      days: (many: number) => plural(many, "day", "days"),
      months: (many: number) => plural(many, "month", "months"),
      years: (many: number) => plural(many, "year", "years"),
      between: (from: string, to: string) => `${day(from)} to ${day(to)}`,
    },
    quotes: {
      title: "Quotes",
      of: (symbol: string) => `${symbol} quote`,
      summary: (list: string, many: number) => `${many === 1 ? "Quote" : "Quotes"} of ${list}`,
    },
    history: {
      title: ({ symbol, span }: Texts<"symbol" | "span">) => `${symbol} prices, ${span}`,
      noneIn: ({ symbol, span }: Texts<"symbol" | "span">) => `No prices of ${symbol} are known for ${span}.`,
      knownFrom: ({ symbol, date }: Texts<"symbol" | "date">) => `Prices of ${symbol} are known from ${day(date)} on.`,
      notLoaded: (symbol: string) => `No prices of ${symbol} could be loaded.`,
      dividendsOf: (year: string) => `Dividends per share in ${year}`,
    },
    compare: {
      title: (names: readonly string[]) => `${names.join(" and ")} compared`,
      changeOver: (span: string) => `Change over ${span}`,
      changeLess: (one: string, other: string) => `Change of ${one} less that of ${other}`,
      less: (one: string, other: string) => `${one} less ${other}`,
      twoNeeded: "Two different symbols are needed for a comparison.",
      pricesNeeded: (many: number, list: string) =>
        `At least two symbols with a real price are needed; there ${many === 1 ? "is" : "are"} ${many} of ${list}.`,
      noSharedDays: "They share no days of prices in this span.",
    },
    rates: {
      title: (base: string, date: string) => `Exchange rates of ${base}, ${date}`,
      summary: (base: string, list: string, date: string) => `${base} in ${list}, ${date}`,
      forOne: (currency: string, base: string) => `${currency} for one ${base}`,
      amountIn: (currency: string) => `Amount in ${currency}`,
      none: (base: string, list: string) => `No reference rates of ${base} in ${list} are known.`,
      change: (base: string, into: string) => `Change of ${base} in ${into}`,
    },
    movers: {
      gainers: "Biggest gainers",
      losers: "Biggest losers",
      active: "Most traded",
      trending: "Most looked at",
      today: (name: string) => `${name} today`,
      notLoaded: "Movers could not be loaded.",
    },
    hours: {
      title: (exchange: string) => `${exchange} trading hours`,
      summary: ({ exchange, state }: Texts<"exchange"> & { state: "open" | "pre" | "after" | "closed" | "holiday" }) =>
        `${exchange}: ${state}`,
      unknown: (exchange: string) => `The calendar of ${exchange} is not known.`,
      opens: "Opens",
      session: "Session",
      noSession: "No session",
    },
    mood: {
      none: (reason: string | null) => reason ?? "No mood is known: no prices and no stories.",
      market: "Mood of the market",
      of: (list: string) => `Mood of ${list}`,
      one: (symbol: string) => `${symbol} mood`,
      from: (name: string) => `Mood from ${name}`,
      weight: (name: string) => `Weight of ${name}`,
      items: (name: string) => `Items of ${name}`,
      parts: { breadth: "breadth", price: "price", news: "news" },
    },
    news: {
      market: "the market",
      notLoaded: "News could not be loaded.",
      none: (what: string) => `No stories about ${what}.`,
      noneAbout: (topic: string) => `None of the newest stories mentions ${topic}.`,
      noneThen: ({ what, from, to }: Texts<"what" | "from" | "to">) =>
        `None of the stories listed about ${what} was published from ${day(from)} to ${day(to)}.`,
      summary: (many: number, what: string) => `${many} ${many === 1 ? "story" : "stories"} about ${what}`,
      heldBack: (publisher: string) => `A story of ${publisher} was held back: it gives orders to the assistant.`,
      unknownPublisher: "an unknown publisher",
    },
    help: {
      title: (screen: string) => `Help: ${screen}`,
      entry: ({ task, screen, address, text, source }: Texts<"task" | "screen" | "address" | "text" | "source">) =>
        `**${task}** ([${screen}](${address})): ${text} ${source}`,
    },
    watchlist: {
      title: "Your watchlist",
      empty: "The watchlist is empty.",
      notLoaded: (list: string) => `No prices of the watchlist could be loaded: ${list}.`,
    },
    ...ownSources(writing),
    ...tradesSources(writing),
    ...testsSources,
    ...ownersSources,
    ...technicalSources,
    ...companySources(),
  };
};
