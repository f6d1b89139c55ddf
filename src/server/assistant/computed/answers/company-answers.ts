import { calculationSource } from "./calculation-source.ts";
import { addDays } from "#core/calendar/plain-date.ts";
import { builtInInstrument } from "#core/market/built-in-instruments.ts";
import { addMonths } from "#core/portfolio-analysis/add-months.ts";
import type { ToolSource } from "../../tool.ts";
import { calendarFound } from "../../tools/calendar.ts";
import { companyFound, estimatesFound, fiscalPeriod, statementsFound } from "../../tools/company.ts";
import { evidenceWords } from "../../tools/evidence-facts.ts";
import { historyFound } from "../../tools/price-history.ts";
import { impliedMoveFound } from "../../tools/implied-move.ts";
import { indicatorsTool } from "../../tools/indicators.ts";
import { insidersFound } from "../../tools/insiders.ts";
import { newsFound } from "../../tools/news.ts";
import { peersTool } from "../../tools/peers.ts";
import { quotesFound } from "../../tools/quotes.ts";
import { searchSymbolTool } from "../../tools/search-symbol.ts";
import { signalsFound } from "../../tools/signals.ts";
import type { AnswerDraft, Cited } from "../answer-draft.ts";
import { phrase, sentences } from "../phrase.ts";
import type { Slots } from "../slots/slots.ts";
import { type Answerers, answerer, type Asked, isPast } from "./answerer.ts";
import { symbolsOf } from "./market-answers.ts";
import { labelOf, maxSymbols, priceAnswers } from "./price-answers.ts";

const maxStories = 6;
const daysAhead = 95;
const maxOwners = 5;
/** Asks for all periods of a statement. */
const series = /\b(?:(?:by|per|each|every) (?:fiscal )?(?:quarter|year)|quarterly|annually)\b/i;
/** Asks how a dividend changed from year to year. */
export const dividendChange =
  /\b(?:rais(?:e[ds]?|ing)|increas(?:e[ds]?|ing)|gr[eo]w\w*|cut(?:s|ting)?|reduc(?:e[ds]?|ing)|lower(?:ed|s)|discontinu\w*|suspend\w*|stopp?(?:ed|s|ing)?|every year|each year|in a row|streak|history)\b/i;
/** Roles of leaders, by the words of a question and of a title. */
const roles: readonly (readonly [string, RegExp])[] = [
  ["CEO", /\bceo\b|chief executive|\b(?:runs|running|in charge)\b/i],
  ["CFO", /\bcfo\b|chief financial/i],
  ["COO", /\bcoo\b|chief operating/i],
  ["CTO", /\bcto\b|chief technology/i],
  ["chair", /\bchair(?:man|woman|person)?\b/i],
];
type Statement = "income" | "balance" | "cash-flow";

/** Answers about companies and funds. */
export const companyAnswers: Answerers = {
  /** Profile, price, key figures and signals. */
  analysis: answerer("several", async (asked, draft) => {
    const figures = "marketCap,trailingPe,revenueGrowth,profitMargin,debtToEquity,dividendYield";
    await companyAnswers["profile"]?.answer(asked, draft);
    await priceAnswers["price"]?.answer(asked, draft);
    await companyAnswers["figures"]?.answer({ ...asked, whats: [figures] }, draft);
    await companyAnswers["signals"]?.answer(asked, draft);
  }),

  figure: answerer("fiscal several condition direction", async (asked, draft) => {
    const { period } = asked;
    for (const symbol of asked.symbols.slice(0, maxSymbols)) {
      if (!isPast(period) && series.test(asked.slots.text) && asked.whats.every((what) => what.includes("@"))) {
        for (const what of asked.whats) await statementLine(symbol, what.split("@")[1] ?? "", asked, draft);
        continue;
      }
      if (!isPast(period)) {
        const lacking = await figureLines(
          symbol,
          asked.whats.map((what) => what.split("@")[0] ?? ""),
          asked,
          draft,
        );
        // A figure that isn't among the key figures may be in the last statement.
        for (const what of asked.whats) {
          const [key = "", line] = what.split("@");
          if (!lacking.includes(key)) continue;
          if (line === undefined) draft.line(`This figure of ${symbol} isn't known.`);
          else await statementLine(symbol, line, asked, draft);
        }
        continue;
      }
      for (const what of asked.whats) {
        const [key = "", line] = what.split("@");
        if (line !== undefined) await statementLine(symbol, line, asked, draft);
        else {
          draft.line("Only the present value of this figure is known, not one for that time:");
          const [missing] = await figureLines(symbol, [key], asked, draft);
          if (missing !== undefined) draft.line(`This figure of ${symbol} isn't known.`);
        }
      }
    }
  }),

  figures: answerer("several condition", async (asked, draft) => {
    for (const symbol of asked.symbols.slice(0, maxSymbols)) {
      const keys = asked.whats.flatMap((what) => what.split(","));
      const lacking = await figureLines(symbol, keys, asked, draft);
      if (lacking.length === keys.length) draft.line(`This figure of ${symbol} isn't known.`);
    }
  }),

  statementLine: answerer("fiscal several condition direction", async (asked, draft) => {
    for (const symbol of asked.symbols.slice(0, maxSymbols))
      for (const what of asked.whats) await statementLine(symbol, what, asked, draft);
  }),

  statement: answerer(
    "fiscal",
    async ({ symbols: [symbol = ""], whats: [what = "income"], slots, period, context }, draft) => {
      const span = period?.unit === "quarter" || /quarter/i.test(slots.text) ? "quarterly" : "annual";
      const input = { symbol, statement: what as Statement, period: span } as const;
      const [statement] = draft.take("get_financial_statements", input, await statementsFound(input, context));
      if (statement === undefined) return;
      draft.line(`${statement.source.title} ${statement.mark}:`);
      draft.table(statement);
    },
  ),

  profile: answerer("several", async ({ symbols, context }, draft) => {
    for (const symbol of symbols.slice(0, 3)) {
      const [company] = draft.take("get_fundamentals", { symbol }, await companyFound({ symbol }, context));
      if (company === undefined) continue;
      draft.line(
        phrase`**${builtInInstrument(symbol)?.name ?? symbol}**: ${company.text("business")} ${company.mark}` ??
          `No description of ${symbol} is known ${company.mark}.`,
      );
      const industry = company.text("industry");
      draft.list([
        phrase`Sector: ${company.text("sector")}${industry === null ? "" : `, ${industry}`} ${company.mark}`,
        phrase`Country: ${company.text("country")} ${company.mark}`,
        phrase`Employees: ${company.text("employees")} ${company.mark}`,
      ]);
    }
  }),

  fundHoldings: answerer("rank", async ({ symbols: [symbol = ""], context }, draft) => {
    const [fund] = draft.take("get_fundamentals", { symbol }, await companyFound({ symbol }, context));
    if (fund === undefined) return;
    const { fund: data } = fund.source.data as {
      readonly fund: {
        readonly holdings: readonly { readonly symbol: string | null }[];
      } | null;
    };
    if (data === null || data.holdings.length === 0) {
      draft.line(`No holdings of ${symbol} are known: it may not be a fund ${fund.mark}.`);
      return;
    }
    draft.line(`The largest holdings of ${symbol} ${fund.mark}:`);
    draft.list(
      data.holdings.map(
        (one, index) =>
          phrase`${one.symbol === null ? fund.text(`holding${index}.name`) : `**${one.symbol}**`}: ${fund.text(`holding${index}`)} ${fund.mark}`,
      ),
    );
  }),

  target: answerer("several direction comparison", async (asked, draft) => {
    await eachEstimate(asked, draft, ({ text, mark }, symbol) => [
      phrase`${text("analysts")} analysts give ${symbol} a mean price target of **${text("targetMean")}** ${mark}. Lowest price target: ${text("targetLow")}; highest price target: ${text("targetHigh")} ${mark}.`,
    ]);
    if (asked.slots.comparison === null && !/upside|downside/i.test(asked.slots.text)) return;
    for (const symbol of asked.symbols.slice(0, maxSymbols)) {
      const [quote] = draft.take("get_quotes", { symbols: [symbol] }, await quotesFound([symbol], asked.context));
      draft.line(quote === undefined ? null : phrase`${symbol} is at **${quote.text("price")}** now ${quote.mark}.`);
    }
  }),

  views: answerer("several", async (asked, draft) => {
    await eachEstimate(asked, draft, ({ text, mark }, symbol) => [
      phrase`Analysts' views of ${symbol} this month: **${text("strongBuy")} Strong Buy, ${text("buy")} Buy, ${text("hold")} Hold, ${text("sell")} Sell, ${text("strongSell")} Strong Sell** ${mark}.`,
      phrase`Mean price target of ${symbol}: ${text("targetMean")} ${mark}.`,
    ]);
  }),

  ratingChanges: answerer("several past-day past-range always rank newest", async (asked, draft) => {
    await eachEstimate(asked, draft, (cited, symbol) => {
      const { ratingChanges } = cited.source.data as {
        readonly ratingChanges: readonly unknown[];
      };
      if (ratingChanges.length === 0) return [`No changes of ratings of ${symbol} are known ${cited.mark}.`];
      const { period } = asked;
      const isWanted = (index: number) => {
        const day = new Date(cited.value(`rating${index}`) ?? 0).toISOString().slice(0, 10);
        return !isPast(period) || period.from === "" || (day >= period.from && day <= period.to);
      };
      const wanted = [...ratingChanges.keys()].filter(isWanted);
      if (wanted.length === 0) return [`No changes of ratings of ${symbol} are known for that time ${cited.mark}.`];
      draft.list(
        wanted.map((index) => {
          const part = (key: string) => cited.text(`rating${index}.${key}`);
          const from = part("from");
          return phrase`${cited.text(`rating${index}`)}: ${part("firm")}, ${from === null ? "" : `from ${from} `}to ${part("to")} ${cited.mark}`;
        }),
      );
      return [];
    });
  }),

  earningsDate: answerer("several future", async (asked, draft) => {
    await eachEstimate(asked, draft, (cited, symbol) => [reportSentence(cited, symbol)]);
  }),

  earnings: answerer("several future", async (asked, draft) => {
    await eachEstimate(
      asked,
      draft,
      (cited, symbol) => [
        reportSentence(cited, symbol),
        phrase`Expected earnings per share of ${symbol}: ${cited.text("nextEstimate")} ${cited.mark}.`,
      ],
      { withTable: true },
    );
  }),

  expected: answerer("several future past-range fiscal", async (asked, draft) => {
    const { slots } = asked;
    await eachEstimate(asked, draft, (cited, symbol) => {
      const wanted = expectedPeriods(slots, cited);
      const known = asked.whats.flatMap((what) =>
        wanted.map(
          (period) =>
            phrase`${expectedNames[what] ?? what} of ${symbol}, ${period.startsWith("next") ? period.replace("-", " ") : `this ${period}`}, to ${cited.text(`${period}.end`) ?? "an unknown day"}: **${cited.text(`${period}.${what}`, { signed: what.endsWith("Growth") })}**${cited.text(`${period}.analysts`) === null ? "" : phrase`, from ${cited.text(`${period}.analysts`)} analysts`} ${cited.mark}.`,
        ),
      );
      return known.every((line) => line === null)
        ? [`Analysts' estimates of ${symbol} aren't known for that time ${cited.mark}.`]
        : known;
    });
  }),

  surprise: answerer("several fiscal always comparison newest", async (asked, draft) => {
    await eachEstimate(
      asked,
      draft,
      ({ source, text, value, mark }, symbol) => {
        const { period } = asked;
        const newest = source.facts.findLast(
          ({ key }) =>
            key.startsWith("surprise.") &&
            (!isPast(period) || isIn(key.slice(9), period, period.unit === "year" ? "annual" : "quarterly")),
        )?.key;
        if (newest === undefined)
          return [`No reported earnings of ${symbol} are known${isPast(period) ? " for that time" : ""} ${mark}.`];
        const quarter = newest.replace("surprise.", "");
        const way = (value(newest) ?? 0) >= 0 ? "beat" : "missed";
        return [
          phrase`**${symbol} ${way} the estimate** in the quarter to ${text(`quarter.${quarter}`)}: ${text(`actual.${quarter}`)} reported against ${text(`estimate.${quarter}`)} expected, a surprise of ${text(newest, { signed: true })} ${mark}.`,
        ];
      },
      { withTable: true },
    );
  }),

  insiders: answerer("several newest past-range", async (asked, draft) => {
    for (const symbol of asked.symbols.slice(0, 3)) {
      const found = await insidersFound({ symbol }, asked.context);
      const cited = draft.take("get_insiders_and_filings", { symbol }, onlyKind(found, "insiders"));
      const [trades] = cited;
      if (trades === undefined) {
        if (found.ok) draft.line(`No trades by insiders of ${symbol} are known.`);
        continue;
      }
      draft.line(
        phrase`**Insiders of ${symbol} bought ${trades.text("bought")} and sold ${trades.text("sold")} shares in six months**, in ${trades.text("purchases")} purchases and ${trades.text("sales")} sales ${trades.mark}.` ??
          `Reports of insiders of ${symbol} ${trades.mark}:`,
      );
      draft.table(trades);
    }
  }),

  officers: answerer("several", async ({ symbols, slots, context }, draft) => {
    for (const symbol of symbols.slice(0, 3)) {
      const [company] = draft.take("get_fundamentals", { symbol }, await companyFound({ symbol }, context));
      if (company === undefined) continue;
      const officers = company.source.quotes.flatMap(({ key }) => {
        if (!/^officer\d+$/.test(key)) return [];
        const title = company.source.quotes.find((quote) => quote.key === `${key}.title`)?.text ?? null;
        return [
          {
            title,
            line: phrase`${company.text(key)}: ${company.text(`${key}.title`) ?? "title not known"} ${company.mark}`,
          },
        ];
      });
      const [role, pattern] = roles.find(([, wanted]) => wanted.test(slots.text)) ?? ["", null];
      const fitting =
        pattern === null ? officers : officers.filter(({ title }) => title !== null && pattern.test(title));
      if (officers.length === 0) draft.line(`The leaders of ${symbol} aren't known ${company.mark}.`);
      else if (fitting.length === 0)
        draft.line(`No ${role} of ${symbol} is named by the source; its leaders are ${company.mark}:`);
      else
        draft.line(
          pattern === null ? `The leaders of ${symbol} ${company.mark}:` : `**${role} of ${symbol}** ${company.mark}:`,
        );
      draft.list((fitting.length === 0 ? officers : fitting).map(({ line }) => line));
    }
  }),

  holders: answerer("several rank", async ({ symbols, context }, draft) => {
    for (const symbol of symbols.slice(0, 3)) {
      const result = await insidersFound({ symbol }, context);
      const [owners] = draft.take("get_insiders_and_filings", { symbol }, onlyKind(result, "owners"));
      if (owners === undefined) {
        if (result.ok) draft.line(`The owners of ${symbol} aren't known.`);
        continue;
      }
      draft.line(
        sentences(
          phrase`**Institutions hold ${owners.text("institutions")} of ${symbol}** ${owners.mark}.`,
          phrase`Insiders hold ${owners.text("insiders")} ${owners.mark}.`,
        ),
      );
      draft.line(`The largest owners that reported; funds are part of their institutions ${owners.mark}:`);
      draft.list(
        [...Array(maxOwners).keys()].map(
          (index) => phrase`${owners.text(`${index}.name`)}: ${owners.text(`${index}.percent`)} ${owners.mark}`,
        ),
      );
      draft.table(owners);
    }
  }),

  filings: answerer("several newest", async ({ symbols, context }, draft) => {
    for (const symbol of symbols.slice(0, 3)) {
      const found = await insidersFound({ symbol }, context);
      const [filings] = draft.take("get_insiders_and_filings", { symbol }, onlyKind(found, "filings"));
      if (filings === undefined) {
        if (found.ok) draft.line(`No filings of ${symbol} are known.`);
        continue;
      }
      draft.line(`The newest filings of ${symbol} ${filings.mark}:`);
      draft.table(filings);
    }
  }),

  news: answerer("past-day past-range several each newest", async (asked, draft) => {
    const symbols = (await symbolsOf(asked)).slice(0, maxSymbols);
    await newsLines(symbols, asked, draft);
  }),

  related: answerer("several rank comparison", async ({ symbols: [symbol = ""], context }, draft) => {
    const [related] = draft.take("get_related", { symbol }, await peersTool.run({ symbol }, context));
    if (related === undefined) return;
    const { related: names } = related.source.data as { readonly related: readonly string[] };
    draft.line(
      `People who look at **${symbol}** also look at ${names.map((name) => `**${name}**`).join(", ")} ${related.mark}.`,
    );
    const shown = names.slice(0, maxSymbols);
    const quotes = draft.take("get_quotes", { symbols: shown }, await quotesFound(shown, context));
    const rows = quotes.flatMap((quote) =>
      (quote.source.symbol === null ? shown : [quote.source.symbol]).map((name) => {
        const prefix = quote.source.symbol === null ? `${name}.` : "";
        const line = phrase`**${name}**: price ${quote.text(`${prefix}price`)}, P/E ${quote.text(`${prefix}pe`) ?? "not known"} ${quote.mark}`;
        return { name, line, pe: quote.value(`${prefix}pe`), text: quote.text(`${prefix}pe`), mark: quote.mark };
      }),
    );
    draft.list(rows.map(({ line }) => line));
    const [lowest] = rows.filter((row) => row.pe !== null).toSorted((one, other) => (one.pe ?? 0) - (other.pe ?? 0));
    draft.line(
      lowest === undefined
        ? null
        : phrase`The lowest P/E of these is that of **${lowest.name}**: ${lowest.text} ${lowest.mark}.`,
    );
  }),

  impliedMove: answerer("future", async ({ symbols: [symbol = ""], slots, context }, draft) => {
    const expiry = /\b(?:report|earnings|results)\b/i.test(slots.text)
      ? await expiryAfterReport(symbol, draft, context)
      : null;
    const given = { symbol, ...(expiry === null ? {} : { expiry }) };
    const [options] = draft.take("get_implied_move", given, await impliedMoveFound(given, context));
    draft.line(
      options === undefined
        ? null
        : phrase`**Options imply a move of ${options.text("impliedMove")} for ${symbol}**, up or down, until ${options.text("expiry")} ${options.mark}.`,
    );
  }),

  signals: answerer("several each", async (asked, draft) => {
    const symbols = (await symbolsOf(asked)).slice(0, 20);
    const found = draft.take("get_signals", { symbols }, await signalsFound({ symbols }, asked.context));
    if (found.length > 3)
      draft.list(
        found.map(
          ({ source, mark }) =>
            `**${source.symbol ?? ""}**: ${(source.data as { readonly overall: string }).overall} ${mark}`,
        ),
      );
    else for (const signals of found) signalLines(signals, draft);
    draft.line("Signals follow rules and look back. They are information, not advice.");
  }),

  indicator: answerer("", async ({ symbols: [symbol = ""], whats, context }, draft) => {
    const input = { symbol, interval: "1d", indicators: whats.join(";") } as const;
    const [values] = draft.take("get_indicators", input, await indicatorsTool.run(input, context));
    if (values === undefined) return;
    draft.line(`Indicators of ${symbol} on daily bars ${values.mark}:`);
    draft.list(values.source.facts.map(({ key, label }) => phrase`${label}: ${values.text(key)} ${values.mark}`));
  }),

  macd: answerer("comparison direction", async ({ symbols: [symbol = ""], context }, draft) => {
    const input = { symbol, interval: "1d", indicators: "macd" } as const;
    const [values] = draft.take("get_indicators", input, await indicatorsTool.run(input, context));
    if (values === undefined) return;
    const histogram = values.source.facts.find(({ key, label }) => /histogram/i.test(`${key} ${label}`))?.value ?? null;
    if (histogram !== null && histogram !== 0)
      draft.line(
        `**The MACD of ${symbol} is ${histogram > 0 ? "above its signal line, which is read as bullish" : "below its signal line, which is read as bearish"}** ${values.mark}.`,
      );
    draft.list(values.source.facts.map(({ key, label }) => phrase`${label}: ${values.text(key)} ${values.mark}`));
    draft.line("This is a rule read from past prices, and no forecast.");
  }),

  againstAverage: answerer("several", async ({ symbols, slots, context }, draft) => {
    const days = /\d{2,3}(?=[- ]day)/.exec(slots.text)?.[0] ?? "200";
    for (const symbol of symbols.slice(0, maxSymbols)) {
      const [quote] = draft.take("get_quotes", { symbols: [symbol] }, await quotesFound([symbol], context));
      const input = { symbol, interval: "1d", indicators: `sma,${days}` } as const;
      const [values] = draft.take("get_indicators", input, await indicatorsTool.run(input, context));
      const average = values?.source.facts.find(({ key, label }) => /sma/i.test(`${key} ${label}`));
      if (quote === undefined || values === undefined || average === undefined) continue;
      const [price, mean] = [quote.value("price"), average.value];
      if (price === null || mean === 0) {
        draft.line(`The price of ${symbol} or this average isn't known.`);
        continue;
      }
      const [result] = draft.take(
        "against_average",
        { symbol },
        calculationSource(`${symbol} against its average`, {
          asOf: quote.source.asOf,
          status: quote.source.status,
          symbol,
          values: [
            {
              key: "distance",
              label: "Distance from the average",
              unit: "percent",
              value: (price / mean - 1) * 100,
              formula: "(price ÷ average − 1) × 100",
            },
          ],
        }),
      );
      draft.line(
        phrase`**${symbol} is ${price > mean ? "above" : price < mean ? "below" : "at"} its \`${days}\`-day average**: price ${quote.text("price")} ${quote.mark}, average ${values.text(average.key)} ${values.mark}, ${result?.text("distance", { signed: true }) ?? null} ${result?.mark ?? ""}.`,
      );
    }
  }),

  dividends: answerer("always past-day past-range future several newest", async (asked, draft) => {
    const symbols = asked.symbols.slice(0, 3);
    const { period, context } = asked;
    for (const quote of draft.take("get_quotes", { symbols }, await quotesFound(symbols, context)))
      draft.line(
        phrase`**Dividend yield of ${quote.source.symbol}: ${quote.text("dividendYield")}** ${quote.mark}.` ??
          `No dividend yield of ${quote.source.symbol ?? ""} is known; it may pay none ${quote.mark}.`,
      );
    for (const symbol of symbols) if (period?.kind !== "future") await paidLines(symbol, asked, draft);
    if (isPast(period)) return;
    const from = context.today;
    const end =
      period !== null && period.kind !== "today" && period.from !== "" ? period.to : addDays(context.today, daysAhead);
    const input = {
      type: "dividends",
      symbols,
      from,
      to: end < addDays(from, daysAhead) ? end : addDays(from, daysAhead),
    } as const;
    const [days] = draft.take("get_calendar", input, await calendarFound(input, context));
    if (days === undefined) return;
    draft.line(
      (days.value("total") ?? 0) === 0
        ? phrase`No ex-dividend day of ${symbols.join(", ")} is known from ${days.text("from")} to ${days.text("to")} ${days.mark}.`
        : phrase`Ex-dividend days from ${days.text("from")} to ${days.text("to")} ${days.mark}:`,
    );
    draft.table(days);
  }),

  ticker: answerer("several", async ({ symbols, slots, context }, draft) => {
    const query = symbols[0] ?? slots.unread.map(({ text }) => text).join(" ");
    if (query === "") {
      draft.line("Name the company, such as “ticker symbol of Microsoft”.");
      return;
    }
    const input = { query, limit: 5 };
    const [results] = draft.take("search_symbol", input, await searchSymbolTool.run(input, context));
    if (results === undefined) return;
    const data = results.source.data as readonly { readonly symbol: string; readonly name: unknown }[];
    draft.list(
      data.map(
        ({ symbol, name }, index) =>
          phrase`**${symbol}**, ${typeof name === "string" ? name : results.text(`${index}.name`)} ${results.mark}`,
      ),
    );
  }),
};

/** The newest stories about symbols, as quotes with their publishers. */
export async function newsLines(
  symbols: readonly string[],
  { period, context }: Asked,
  draft: AnswerDraft,
): Promise<void> {
  const days = isPast(period) && period.from !== "" ? { from: period.from, to: period.to } : null;
  const stories = draft.take(
    "get_news",
    { symbols, limit: maxStories, ...days },
    await newsFound(symbols, maxStories, context, days),
  );
  if (stories.length === 0) {
    if (days === null) return;
    const newest = await newsFound(symbols, maxStories, context);
    if (newest.ok)
      storyLines("The newest stories instead", draft.take("get_news", { symbols, limit: maxStories }, newest), draft);
    return;
  }
  storyLines(`What is written about ${symbols.length === 0 ? "the market" : symbols.join(", ")}`, stories, draft);
}

function storyLines(title: string, stories: readonly Cited[], draft: AnswerDraft): void {
  draft.line(`${title}:`);
  draft.list(
    stories.map(({ source, mark, text }) => {
      const day = text("published");
      return `${text("title") ?? ""}, ${source.provider}${day === null ? "" : `, ${day}`} ${mark}`;
    }),
  );
}

const daysOfTwoYears = 730;
const daysOfTenYears = 3652;

/** Dividends that were paid: in the period of the question, else in the last year; by year over a long time. */
async function paidLines(symbol: string, { period, slots, context }: Asked, draft: AnswerDraft): Promise<void> {
  const isAboutChange = dividendChange.test(slots.text);
  const { today } = context;
  const start = isPast(period) && period.from !== "" ? period.from : null;
  const isAll = isPast(period) && start === null;
  const range = isAll
    ? { from: addDays(today, -daysOfTenYears * 3), to: today }
    : isAboutChange
      ? {
          from: start === null ? addDays(today, -daysOfTenYears) : `${Number(start.slice(0, 4)) - 1}-01-01`,
          to: isPast(period) ? period.to : today,
        }
      : start === null
        ? ("1y" as const)
        : { from: start, to: isPast(period) ? period.to : today };
  const given = { symbol, ...(typeof range === "string" ? { range } : range) };
  const [history] = draft.take("get_price_history", given, await historyFound({ symbol, range }, context));
  if (history === undefined) return;
  const { mark } = history;
  const years = history.source.facts.filter(({ key }) => /^dividends\d{4}$/.test(key));
  const paid = history.source.facts.filter(({ key }) => /^dividend\d+$/.test(key));
  if (paid.length === 0 && years.length === 0)
    draft.line(
      phrase`No dividend of ${symbol} is known from ${history.text("firstDay")} to ${history.text("lastDay")} ${mark}.`,
    );
  const isLong = typeof range !== "string" && range.from < addDays(range.to, -daysOfTwoYears);
  if (years.length > 1 && (isLong || isAboutChange)) {
    const steps = years.slice(1).map(({ value }, index) => value - (years[index]?.value ?? 0));
    const [fewer, more] = [steps.filter((step) => step < 0).length, steps.filter((step) => step > 0).length];
    if (isAboutChange)
      draft.line(
        fewer === 0
          ? `**${symbol} paid ${more === steps.length ? "more in each of these years than in the one before" : "no less in any of these years than in the one before"}** ${mark}.`
          : `**${symbol} paid less in some of these years than in the one before** ${mark}.`,
      );
    draft.line(`Dividends per share of ${symbol} by calendar year ${mark}:`);
    draft.list(years.map(({ key, period: year }) => phrase`\`${year ?? ""}\`: **${history.text(key)}** ${mark}`));
    return;
  }
  const byDay = paid.toSorted(
    (one, other) => (history.value(`${other.key}.date`) ?? 0) - (history.value(`${one.key}.date`) ?? 0),
  );
  const isOne = slots.newest?.isOne === true;
  const count = isOne ? 1 : slots.newest === null ? null : slots.limit;
  draft.list(
    (count === null ? paid : byDay.slice(0, count)).map(
      ({ key }) =>
        phrase`${isOne ? "Last dividend of " : ""}${symbol}: **${history.text(key)}** a share, ex-dividend ${history.text(`${key}.date`)} ${mark}`,
    ),
  );
}

/** The first options expiry on or after the next report; null where one of them isn't known. */
async function expiryAfterReport(
  symbol: string,
  draft: AnswerDraft,
  context: Asked["context"],
): Promise<string | null> {
  const [[estimates], options] = [
    draft.take("get_estimates", { symbol }, await estimatesFound({ symbol }, context)),
    await impliedMoveFound({ symbol }, context),
  ];
  const report = estimates?.value("nextEarnings") ?? null;
  if (estimates === undefined || report === null || !options.ok) return null;
  draft.line(reportSentence(estimates, symbol));
  const expiries = (options.sources[0]?.facts ?? [])
    .filter(({ key }) => /^expiry\d+$/.test(key))
    .map(({ value }) => value);
  const first = expiries.toSorted((one, other) => one - other).find((day) => day >= report);
  return first === undefined ? null : new Date(first).toISOString().slice(0, 10);
}

async function eachEstimate(
  { symbols, context }: Asked,
  draft: AnswerDraft,
  lines: (cited: Cited, symbol: string) => readonly (string | null)[],
  { withTable = false }: { readonly withTable?: boolean } = {},
): Promise<void> {
  for (const symbol of symbols.slice(0, maxSymbols)) {
    const [estimates] = draft.take("get_estimates", { symbol }, await estimatesFound({ symbol }, context));
    if (estimates === undefined) continue;
    const written = lines(estimates, symbol).filter((line) => line !== null);
    if (written.length > 1) draft.list(written);
    else if (written[0] !== undefined) draft.line(written[0]);
    else if (!draft.hasLines()) draft.line(`This isn't known for ${symbol} ${estimates.mark}.`);
    if (withTable) draft.table(estimates);
  }
}

const expectedNames: Readonly<Record<string, string>> = {
  revenue: "Expected revenue",
  earnings: "Expected earnings per share",
  revenueGrowth: "Expected growth of revenue",
  earningsGrowth: "Expected growth of earnings per share",
};

/** The periods of estimates that a question is about: all without a time. */
function expectedPeriods({ period, text }: Slots, cited: Cited): readonly string[] {
  const all = ["quarter", "next-quarter", "year", "next-year"];
  if (period === null || period.kind === "today") return all;
  const words = text.slice(period.at.from, period.at.to).toLowerCase();
  const named = /(this|current|next|coming|upcoming|following) (?:fiscal )?(quarter|year)/.exec(words);
  if (named !== null) return [/this|current/.test(named[1] ?? "") ? (named[2] ?? "") : `next-${named[2] ?? ""}`];
  // "Next" alone is the running period, whose report is still to come.
  if (/^\s*(?:next|upcoming|coming(?: up)?|soon|ahead)\s*$/.test(words)) return all;
  return all.filter((name) => {
    const end = cited.value(`${name}.end`);
    if (end === null || period.from === "") return false;
    const day = new Date(end).toISOString().slice(0, 10);
    return day >= period.from && day <= period.to;
  });
}

function reportSentence({ text, mark }: Cited, symbol: string): string {
  const next = text("nextEarnings");
  return next === null
    ? `The day of ${symbol}'s next report isn't known ${mark}.`
    : `**${symbol} reports next on ${next}** ${mark}.`;
}

/** Writes the key figures that are known, and gives the others. */
async function figureLines(
  symbol: string,
  keys: readonly string[],
  { context, slots }: Asked,
  draft: AnswerDraft,
): Promise<readonly string[]> {
  const [company] = draft.take("get_fundamentals", { symbol }, await companyFound({ symbol }, context));
  if (company === undefined) return [];
  const known = keys.map(
    (key) =>
      phrase`${fitsBound(slots, company, key)}${labelOf(company, key)} of ${symbol}: **${company.text(key)}** ${company.mark}`,
  );
  draft.list(known);
  return keys.filter((_, index) => known[index] === null);
}

/** One line of a statement: for the fiscal period asked for, else the newest, with its growth. */
async function statementLine(
  symbol: string,
  what: string,
  { period, slots, context }: Asked,
  draft: AnswerDraft,
): Promise<void> {
  const [statement = "income", ...path] = what.split(".");
  const line = path.join(".");
  const isQuarter = period?.unit === "quarter" || (period?.unit !== "year" && /quarter/i.test(slots.text));
  const span = isQuarter ? "quarterly" : "annual";
  const input = { symbol, statement: statement as Statement, period: span } as const;
  const [cited] = draft.take("get_financial_statements", input, await statementsFound(input, context));
  if (cited === undefined) return;
  const dates = cited.source.facts
    .filter(({ key }) => key.startsWith(`${line}.2`))
    .map(({ key }) => key.slice(line.length + 1));
  const wanted =
    isPast(period) && period.from !== ""
      ? dates.filter((date) => isIn(date, period, span))
      : dates.slice(series.test(slots.text) ? 0 : -1);
  const label = labelOf(cited, `${line}.${dates[0] ?? ""}`);
  if (wanted.length === 0) {
    draft.line(
      label === null
        ? `This line of the statements of ${symbol} isn't known ${cited.mark}.`
        : `${label} of ${symbol} isn't known for that time; known are these periods ${cited.mark}:`,
    );
    if (label !== null) draft.table(cited);
    return;
  }
  draft.list(
    wanted.map((date) =>
      sentences(
        phrase`${fitsBound(slots, cited, `${line}.${date}`)}${label} of ${symbol} in the ${isQuarter ? "quarter" : "fiscal year"} to ${cited.text(`end.${date}`)}: **${cited.text(`${line}.${date}`)}** ${cited.mark}.`,
        phrase`Growth against a year before: ${cited.text(`${line}.growth.${date}`, { signed: true })} ${cited.mark}.`,
      ),
    ),
  );
}

/** "Yes. " or "No. " for a figure that is compared with a bound or with zero. */
function fitsBound({ condition }: Slots, cited: Cited, key: string): string {
  const fact = cited.source.facts.find((one) => one.key === key);
  if (condition === null || fact === undefined) return "";
  if (condition.currency !== null && condition.currency !== fact.currency) return "";
  if (condition.kind !== "sign" && (condition.kind === "percent") !== (fact.unit === "percent")) return "";
  return (condition.is === "above" ? fact.value > condition.value : fact.value < condition.value) ? "Yes. " : "No. ";
}

/** Fiscal periods go by the year or quarter they end in, as their names do. */
function isIn(
  end: string,
  { from, to }: { readonly from: string; readonly to: string },
  span: "annual" | "quarterly",
): boolean {
  const isLong = from.slice(0, 4) !== to.slice(0, 4) || Number(to.slice(5, 7)) - Number(from.slice(5, 7)) > 3;
  if (span === "quarterly" && isLong) return end >= from && end <= to;
  if (span === "annual")
    return fiscalPeriod(end, span) >= `FY${from.slice(0, 4)}` && fiscalPeriod(end, span) <= `FY${to.slice(0, 4)}`;
  return (
    end >= from && end <= addMonths(to, 1).slice(0, 7) + "-31" && fiscalPeriod(end, span) === fiscalPeriod(to, span)
  );
}

function onlyKind<R extends { readonly ok: boolean }>(result: R, kind: ToolSource["kind"]): R {
  if (!("sources" in result)) return result;
  const sources = (result.sources as readonly ToolSource[]).filter((source) => source.kind === kind);
  return { ...result, sources };
}

interface SignalRow {
  readonly indicator: string;
  readonly signal: string;
  readonly rule: { readonly text: string } | null;
}

function signalLines(signals: Cited, draft: AnswerDraft): void {
  const { source, mark } = signals;
  const data = source.data as { readonly overall: string; readonly readings: readonly SignalRow[] };
  draft.line(
    data.overall === "no signal"
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
      return `**${indicator}** at ${signals.text(id) ?? "an unknown value"}: ${signal}. ${rule?.text ?? ""}${hit} ${mark}`;
    }),
  );
}
