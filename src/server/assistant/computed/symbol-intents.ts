import { addDays } from "#core/calendar/plain-date.ts";
import { calendarFound } from "../tools/calendar.ts";
import { companyFound, estimatesFound } from "../tools/company.ts";
import { compared } from "../tools/compare.ts";
import { holdingsFound } from "../tools/holdings.ts";
import { newsFound } from "../tools/news.ts";
import { evidenceWords } from "../tools/evidence-facts.ts";
import { historyFound } from "../tools/price-history.ts";
import { quotesFound } from "../tools/quotes.ts";
import { sentimentFound } from "../tools/sentiment.ts";
import { signalsFound } from "../tools/signals.ts";
import { watchlistFound } from "../tools/watchlist.ts";
import { subjectOf } from "../tools/subject-of.ts";
import type { RangeName } from "../tools/input.ts";
import type { ToolContext } from "../tool.ts";
import type { AnswerDraft, Cited } from "./answer-draft.ts";
import type { Intent } from "./intent.ts";
import { phrase, sentences } from "./phrase.ts";
import { offerNear } from "./unknown-name.ts";

const mostSymbols = 5;
const mostStories = 6;
/** A calendar answers at most a hundred days at once. */
const daysAhead = 95;

/** Questions about instruments. */
export const symbolIntents: readonly Intent[] = [
  {
    id: "compare",
    isPersonal: false,
    matches: ({ lower, named }) =>
      lower.startsWith("/compare") ||
      (named.length >= 2 && /compar|\bvs\b|versus|better|difference between|\bor\b|against|beside/.test(lower)),
    async answer({ lower, named }, draft, context) {
      if (named.length < 2) {
        draft.line("Name two to five symbols, such as `/compare NVDA MSFT`.");
        return;
      }
      const symbols = named.slice(0, mostSymbols);
      const range = rangeOf(lower) ?? "1y";
      const [both] = draft.take("compare_symbols", { symbols, range }, await compared({ symbols, range }, context));
      if (named.length > symbols.length)
        draft.line(`Left out of the comparison: ${named.slice(mostSymbols).join(", ")}.`);
      if (both === undefined) return;
      const names = both.source.table?.columns.slice(1).map(({ label }) => label) ?? [];
      const since = both.text("firstSharedDay");
      if (since !== null) draft.line(`Since ${since}, the first day they share ${both.mark}:`);
      draft.list(
        names.map(
          (symbol) =>
            phrase`**${symbol}**: price ${both.text(`${symbol}.price`)}${since === null ? "" : `, change ${both.text(`${symbol}.spanChange`, { signed: true }) ?? "not known"}`}${both.text(`${symbol}.pe`) === null ? "" : `, P/E ${both.text(`${symbol}.pe`) ?? ""}`} ${both.mark}`,
        ),
      );
      draft.table(both);
      draft.line(`[[chart ${names[0] ?? ""} ${range}]]`);
    },
  },
  {
    id: "earnings",
    isPersonal: false,
    matches: ({ lower, named }) =>
      lower.startsWith("/earnings") ||
      (/\bearnings\b|\breports?\b|\breporting\b/.test(lower) && (named.length > 0 || /earnings/.test(lower))),
    async answer({ named }, draft, context) {
      const [symbol] = named;
      if (symbol === undefined) {
        await dueAnswer("earnings", draft, context);
        return;
      }
      const [estimates] = draft.take("get_estimates", { symbol }, await estimatesFound({ symbol }, context));
      if (estimates === undefined) return;
      const { mark } = estimates;
      const next = estimates.text("nextEarnings");
      draft.line(
        sentences(
          next === null
            ? `The day of ${symbol}'s next report is not known ${mark}.`
            : `**${symbol} reports next on ${next}** ${mark}.`,
          phrase`Expected earnings per share of ${symbol}: ${estimates.text("nextEstimate")} ${mark}.`,
        ),
      );
      draft.table(estimates);
    },
  },
  {
    id: "symbol-dividends",
    isPersonal: false,
    matches: ({ lower, named }) => named.length > 0 && /dividends?|\byield\b|ex-?date/.test(lower),
    async answer({ named }, draft, context) {
      const symbols = named.slice(0, mostSymbols);
      for (const quote of draft.take("get_quotes", { symbols }, await quotesFound(symbols, context)))
        draft.line(phrase`Dividend yield of ${quote.source.symbol}: ${quote.text("dividendYield")} ${quote.mark}.`);
      const input = { type: "dividends", symbols, from: context.today, to: addDays(context.today, daysAhead) } as const;
      const [days] = draft.take("get_calendar", input, await calendarFound(input, context));
      if (days === undefined) return;
      draft.line(
        (days.value("total") ?? 0) === 0
          ? `No ex-date of ${symbols.join(", ")} is announced ${days.mark}.`
          : `Ex-dates that are announced ${days.mark}:`,
      );
      draft.table(days);
    },
  },
  {
    id: "news",
    isPersonal: false,
    matches: ({ lower }) => /\bnews\b|headlines?|stories|what happened/.test(lower),
    async answer({ lower, named }, draft, context) {
      const symbols = named.slice(0, mostSymbols);
      if (/what happened/.test(lower))
        for (const symbol of symbols) await priceMove(symbol, rangeOf(lower) ?? "5d", draft, context);
      const stories = draft.take(
        "get_news",
        { symbols, limit: mostStories },
        await newsFound(symbols, mostStories, context),
      );
      if (stories.length === 0) return;
      draft.line(`What is written about ${symbols.length === 0 ? "the market" : symbols.join(", ")}:`);
      draft.list(
        stories.map(({ source, mark, text }) => {
          const day = text("published");
          return `“${source.title}”, ${source.provider}${day === null ? "" : `, ${day}`} ${mark}`;
        }),
      );
    },
  },
  {
    id: "signal",
    isPersonal: false,
    matches: ({ lower, named }) =>
      named.length > 0 &&
      (lower.startsWith("/explain") ||
        /signals?|\brat(?:ed|ing)\b|\bbuy\b|\bsell\b|technicals?|\brsi\b|\bmacd\b|\bsma\b|\badx\b|\bwhy\b|overbought|oversold/.test(
          lower,
        )),
    async answer({ named }, draft, context) {
      const symbols = named.slice(0, 3);
      for (const signals of draft.take("get_signals", { symbols }, await signalsFound({ symbols }, context)))
        signalLines(signals, draft);
      draft.line("Signals follow rules and look back. They are information, not advice.");
    },
  },
  {
    id: "estimates",
    isPersonal: false,
    matches: ({ lower, named }) => named.length > 0 && /targets?\b|analysts?|estimates?|expect/.test(lower),
    async answer({ named: [symbol = ""] }, draft, context) {
      const [estimates] = draft.take("get_estimates", { symbol }, await estimatesFound({ symbol }, context));
      if (estimates === undefined) return;
      const { mark } = estimates;
      const text = (key: string) => estimates.text(key);
      draft.line(
        sentences(
          phrase`${text("analysts")} analysts give ${symbol} a mean price target of **${text("targetMean")}** ${mark}. Lowest price target: ${text("targetLow")}; highest price target: ${text("targetHigh")} ${mark}.`,
          phrase`Views this month: ${text("strongBuy")} Strong Buy, ${text("buy")} Buy, ${text("hold")} Hold, ${text("sell")} Sell, ${text("strongSell")} Strong Sell ${mark}.`,
        ),
      );
      draft.table(estimates);
    },
  },
  {
    id: "company",
    isPersonal: false,
    matches: ({ lower, named }) =>
      named.length > 0 &&
      /fundamentals?|valuation|valued|margins?|revenue|profit|\bdebt\b|cash flow|p\/e|\bpe\b|\beps\b|market cap|balance sheet|financials?|what (?:does|is) .* do\b|employees|beta/.test(
        lower,
      ),
    async answer({ named: [symbol = ""] }, draft, context) {
      const [company] = draft.take("get_fundamentals", { symbol }, await companyFound({ symbol }, context));
      if (company === undefined) return;
      const wanted = [
        "marketCap",
        "trailingPe",
        "forwardPe",
        "priceToSales",
        "grossMargin",
        "operatingMargin",
        "profitMargin",
        "revenueGrowth",
        "earningsGrowth",
        "debtToEquity",
        "freeCashFlow",
        "dividendYield",
        "beta",
        "expenseRatio",
        "netAssets",
      ];
      draft.line(`Key figures of ${symbol}:`);
      draft.list(
        wanted.map((key) => {
          const fact = company.source.facts.find((candidate) => candidate.key === key);
          return fact === undefined ? null : phrase`${fact.label}: ${company.text(key)} ${company.mark}`;
        }),
      );
    },
  },
  {
    id: "history",
    isPersonal: false,
    matches: ({ lower, named }) =>
      named.length > 0 &&
      (rangeOf(lower) !== null || /histor|trend|perform|\bchart\b|volatil|drawdown|how (?:did|has|was)/.test(lower)),
    async answer({ lower, named }, draft, context) {
      const range = rangeOf(lower) ?? "6mo";
      for (const symbol of named.slice(0, 3)) {
        const [history] = draft.take(
          "get_price_history",
          { symbol, range },
          await historyFound({ symbol, range }, context),
        );
        if (history === undefined) continue;
        const { mark } = history;
        const text = (key: string, signed = false) => history.text(key, { signed });
        draft.line(
          sentences(
            phrase`**${symbol} changed by ${text("changePercent", true)}** from ${text("firstDay")} to ${text("lastDay")} ${mark}.`,
            phrase`High of ${symbol}: ${text("high")} on ${text("highDay")}; low: ${text("low")} on ${text("lowDay")} ${mark}.`,
            phrase`Deepest fall: ${text("deepestFall")} ${mark}.`,
            phrase`Volatility a year: ${text("volatility")} ${mark}.`,
          ),
        );
        draft.line(`[[chart ${symbol} ${range}]]`);
      }
    },
  },
  {
    id: "sentiment",
    isPersonal: false,
    matches: ({ lower }) => /sentiment|\bmood\b|feeling|bullish|bearish/.test(lower),
    async answer({ named }, draft, context) {
      const symbols = named.slice(0, mostSymbols);
      const moods = draft.take(
        "get_sentiment",
        { symbols, window: "7d" },
        await sentimentFound({ symbols, window: "7d" }, context),
      );
      draft.list(moods.map(moodLine));
    },
  },
  {
    id: "watchlist",
    isPersonal: false,
    matches: ({ lower }) => /watch ?lists?|\bwatching\b|\bi watch\b/.test(lower),
    async answer(_question, draft, context) {
      const [list] = draft.take("get_watchlist", {}, await watchlistFound(context));
      if (list === undefined) return;
      const rows = list.source.table?.rows ?? [];
      draft.line(`Your watchlist ${list.mark}:`);
      draft.list(
        rows
          .slice(0, 8)
          .map(
            ({ symbol }) =>
              phrase`**${symbol}**: price ${list.text(`${symbol ?? ""}.price`)}, day change ${list.text(`${symbol ?? ""}.changePercent`, { signed: true }) ?? "not known"} ${list.mark}`,
          ),
      );
      draft.table(rows.length > 8 ? list : undefined);
    },
  },
];

/** The last resort for a question that names symbols: what they cost. */
export const quoteIntent: Intent = {
  id: "quote",
  isPersonal: false,
  matches: ({ named }) => named.length > 0,
  async answer({ lower, named }, draft, context) {
    const symbols = named.slice(0, mostSymbols);
    const quotes = draft.take("get_quotes", { symbols }, await quotesFound(symbols, context));
    if (quotes.length === 0) for (const symbol of symbols) await offerNear(symbol, draft, context);
    else if (!isAboutPrice(lower, named))
      draft.line("What was asked beyond the symbol was not understood; this is its quote.");
    for (const cited of quotes) {
      const { symbol } = cited.source;
      if (symbol === null) {
        draft.table(cited);
        continue;
      }
      const text = (key: string, signed = false) => cited.text(key, { signed });
      draft.line(
        sentences(
          phrase`**${symbol} is at ${text("price")}** (${text("changePercent", true) ?? "day change not known"}) ${cited.mark}.`,
          phrase`52-week low of ${symbol}: ${text("fiftyTwoWeekLow")}; 52-week high: ${text("fiftyTwoWeekHigh")} ${cited.mark}.`,
          phrase`Market capitalisation: ${text("marketCap")} ${cited.mark}.`,
          phrase`P/E: ${text("pe")} ${cited.mark}.`,
        ),
      );
      draft.line(symbols.length === 1 ? `[[chart ${symbol} 6mo]]` : `[[quote ${symbol}]]`);
    }
  },
};

const priceWords = new Set(
  (
    "a an the of on for to and is are was how how's what what's about at now today right currently price prices quote quotes stock stocks " +
    "share shares trading trade trades worth doing do cost costs value current latest last show me tell get give please look up down much does it day change"
  ).split(" "),
);

/** Whether a question says nothing but symbols, names and words about prices. */
function isAboutPrice(lower: string, named: readonly string[]): boolean {
  const words = named.flatMap((symbol) => [symbol, ...subjectOf(symbol).names]).map((word) => word.toLowerCase());
  const rest = words
    .toSorted((one, other) => other.length - one.length)
    .reduce((text, word) => text.replaceAll(word, " "), lower);
  return rest.split(/[\s,;:?!.@$"“”]+/).every((word) => word === "" || priceWords.has(word));
}

/** How the price of a symbol moved over a span. */
async function priceMove(symbol: string, range: RangeName, draft: AnswerDraft, context: ToolContext): Promise<void> {
  const [history] = draft.take("get_price_history", { symbol, range }, await historyFound({ symbol, range }, context));
  if (history === undefined) return;
  draft.line(
    phrase`**${symbol} changed by ${history.text("changePercent", { signed: true })}** from ${history.text("firstDay")} to ${history.text("lastDay")} ${history.mark}.`,
  );
}

/** What is due for what the user holds and watches, or for the market where that is nothing. */
export async function dueAnswer(
  type: "earnings" | "dividends" | "economic" | "ipo" | "splits",
  draft: AnswerDraft,
  context: ToolContext,
): Promise<void> {
  const own = type === "economic" || type === "ipo" ? [] : await ownSymbols(context);
  const input = {
    type,
    symbols: own.slice(0, 50),
    from: context.today,
    to: addDays(context.today, own.length > 0 ? daysAhead : 14),
  };
  const [events] = draft.take("get_calendar", input, await calendarFound(input, context));
  if (events === undefined) return;
  const whose = own.length > 0 ? " for what you hold and watch" : "";
  draft.line(
    (events.value("total") ?? 0) === 0
      ? phrase`Nothing is scheduled${whose} until ${events.text("to")} ${events.mark}.`
      : phrase`What is due${whose} until ${events.text("to")} ${events.mark}:`,
  );
  draft.table(events);
}

async function ownSymbols(context: ToolContext): Promise<readonly string[]> {
  const [held, list] = await Promise.all([holdingsFound(context), watchlistFound(context)]);
  return [...new Set([held, list].flatMap((result) => (result.ok ? result.subjects.map(({ symbol }) => symbol) : [])))];
}

function signalLines(signals: Cited, draft: AnswerDraft): void {
  const { source, mark } = signals;
  const data = source.data as { readonly overall: string; readonly readings: readonly SignalRow[] };
  const isNone = data.overall === "no signal";
  draft.line(
    isNone
      ? `**${source.symbol ?? ""} has no signal on daily bars**: no reading gives one ${mark}. That is not Hold.`
      : phrase`**${source.symbol} is rated ${data.overall} on daily bars by the rules of this app**, the mean of ${signals.text("counted")} readings with a signal ${mark}:`,
  );
  const ids = (source.table?.rows ?? []).map(({ cells }) =>
    cells[1] !== undefined && "fact" in cells[1] ? cells[1].fact : null,
  );
  draft.list(
    data.readings.map(({ indicator, signal, rule }, index) => {
      const id = ids[index] ?? "";
      const past = evidenceWords(signals, id);
      const hit = past === null ? "" : ` Such signals were ${past}.`;
      return `**${indicator}** at ${signals.text(id) ?? "an unknown value"}: ${signal}. ${rule ?? ""}${hit} ${mark}`;
    }),
  );
}

interface SignalRow {
  readonly indicator: string;
  readonly signal: string;
  readonly rule: string | null;
}

function moodLine(mood: Cited): string | null {
  const { source, mark } = mood;
  if (source.symbol === null) return phrase`**Market mood**: ${mood.text("score")}, where half is neutral ${mark}`;
  const news = phrase`news mood ${mood.text("newsMood")} from ${mood.text("stories")} stories`;
  return `**${source.symbol}**: price mood ${mood.text("priceMood") ?? "not known"}, ${news ?? "no stories"} ${mark}`;
}

function rangeOf(lower: string): RangeName | null {
  const named: readonly (readonly [RegExp, RangeName])[] = [
    [/this year|year to date|\bytd\b|since january/, "ytd"],
    [/\b(?:5|five) years?\b/, "5y"],
    [/\b(?:3|three) years?\b/, "3y"],
    [/\b(?:6|six) months?\b|half a year/, "6mo"],
    [/\b(?:3|three) months?\b|quarter/, "3mo"],
    [/\b(?:last|past|one|1|a) year\b|12 months/, "1y"],
    [/\bmonth\b|30 days/, "1mo"],
    [/\bweek\b|5 days/, "5d"],
  ];
  return named.find(([pattern]) => pattern.test(lower))?.[1] ?? null;
}
