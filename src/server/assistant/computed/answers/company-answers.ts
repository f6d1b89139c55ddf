import { calculationSource } from "./calculation-source.ts";
import { addDays } from "#core/calendar/plain-date.ts";
import { builtInInstrument } from "#core/market/built-in-instruments.ts";
import { addMonths } from "#core/portfolio-analysis/add-months.ts";
import type { ToolContext, ToolSource } from "../../tool.ts";
import { calendarFound } from "../../tools/calendar.ts";
import { companyFound, estimatesFound, fiscalPeriod, statementsFound } from "../../tools/company.ts";
import { countedCalls } from "../../tools/evidence-facts.ts";
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
import { say } from "../phrase.ts";
import type { Period } from "../slots.ts";
import { expiryIn } from "./course-answers.ts";
import { type Answerers, type Asked, isPast, answerer } from "./answerer.ts";
import { ownSymbols, symbolsOf } from "./market-answers.ts";
import { answered, figureLine, labelOf, maxSymbols, priceAnswers } from "./price-answers.ts";
import { boundedList, verdictOf } from "./verdict.ts";

const maxStories = 6;
const daysAhead = 95;
const maxOwners = 5;
const maxRelated = 5;
const monthsOfTotals = 6;
/** Roles of leaders by the words of their titles. */
const titles: Readonly<Record<string, RegExp>> = {
  CEO: /\bceo\b|chief executive/i,
  CFO: /\bcfo\b|chief financial/i,
  COO: /\bcoo\b|chief operating/i,
  CTO: /\bcto\b|chief technology/i,
  chair: /\bchair(?:man|woman|person)?\b/i,
};
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

  figure: answerer("fiscal|several|condition", async (asked, draft) => {
    const { period } = asked;
    for (const symbol of await rankedSymbols(asked, draft)) {
      if (!isPast(period)) {
        const { lacking } = await figureLines(
          symbol,
          asked.whats.map((what) => what.split("@")[0] ?? ""),
          asked,
          draft,
        );
        // A figure that isn't among the key figures may be in the last statement.
        for (const what of asked.whats) {
          const [key = "", line] = what.split("@");
          if (!lacking.includes(key)) continue;
          if (line === undefined) draft.line(draft.words.companies.figureUnknown(symbol));
          else await statementLine(symbol, line, asked, draft);
        }
        continue;
      }
      for (const what of asked.whats) {
        const [key = "", line] = what.split("@");
        if (line !== undefined) await statementLine(symbol, line, asked, draft);
        else {
          draft.line(draft.words.companies.onlyPresent);
          const { lacking } = await figureLines(symbol, [key], asked, draft);
          if (lacking.length > 0) draft.line(draft.words.companies.figureUnknown(symbol));
        }
      }
    }
  }),

  figures: answerer("several|condition", async (asked, draft) => {
    for (const symbol of asked.symbols.slice(0, maxSymbols)) {
      const keys = asked.whats.flatMap((what) => what.split(","));
      const { lacking } = await figureLines(symbol, keys, asked, draft);
      if (lacking.length === keys.length) draft.line(draft.words.companies.figureUnknown(symbol));
    }
  }),

  statementLine: answerer("fiscal|several|condition", async (asked, draft) => {
    for (const symbol of asked.symbols.slice(0, maxSymbols))
      for (const what of asked.whats) await statementLine(symbol, what, asked, draft);
  }),

  statement: answerer(
    "fiscal",
    async ({ symbols: [symbol = ""], whats: [what = "income"], period, context }, draft) => {
      const span = period?.unit === "quarter" ? "quarterly" : "annual";
      const input = { symbol, statement: what as Statement, period: span } as const;
      const [statement] = draft.take("get_financial_statements", input, await statementsFound(input, context));
      if (statement === undefined) return;
      draft.line(draft.words.companies.heading({ title: statement.source.title, source: statement.mark }));
      draft.table(statement);
    },
  ),

  profile: answerer("several", async ({ symbols, context }, draft) => {
    for (const symbol of symbols.slice(0, maxSymbols)) {
      const [company] = draft.take("get_fundamentals", { symbol }, await companyFound({ symbol }, context));
      if (company === undefined) continue;
      const { companies } = draft.words;
      const source = company.mark;
      const name = builtInInstrument(symbol)?.name ?? symbol;
      draft.line(
        say(companies.business, { name, text: company.text("business"), source }) ??
          companies.noBusiness({ symbol, source }),
      );
      const [sector, industry] = [company.text("sector"), company.text("industry")];
      draft.list([
        say(companies.part, {
          name: companies.sector,
          value: sector === null || industry === null ? sector : `${sector}, ${industry}`,
          source,
        }),
        say(companies.part, { name: companies.country, value: company.text("country"), source }),
        say(companies.part, { name: companies.employees, value: company.text("employees"), source }),
      ]);
    }
  }),

  target: answerer("several", async (asked, draft) => {
    const { companies } = draft.words;
    await eachEstimate(asked, draft, ({ text, mark }, symbol) => [
      say(companies.target, {
        symbol,
        analysts: text("analysts"),
        mean: text("targetMean"),
        low: text("targetLow"),
        high: text("targetHigh"),
        source: mark,
      }),
    ]);
    for (const symbol of asked.symbols.slice(0, maxSymbols)) {
      const [quote] = draft.take("get_quotes", { symbols: [symbol] }, await quotesFound([symbol], asked.context));
      draft.line(
        quote === undefined
          ? null
          : say(companies.priceNow, { symbol, price: quote.text("price"), source: quote.mark }),
      );
      if (quote !== undefined) await upsideLine(symbol, quote, asked, draft);
    }
  }),

  views: answerer("several", async (asked, draft) => {
    const { companies } = draft.words;
    await eachEstimate(asked, draft, ({ text, mark }, symbol) => [
      say(companies.views, {
        symbol,
        strongBuy: text("strongBuy"),
        buy: text("buy"),
        hold: text("hold"),
        sell: text("sell"),
        strongSell: text("strongSell"),
        source: mark,
      }),
      say(companies.meanTarget, { symbol, target: text("targetMean"), source: mark }),
    ]);
  }),

  ratingChanges: answerer("several|past-day|past-range|always", async (question, draft) => {
    // Without a subject they are those of what the user holds and watches.
    const symbols = question.symbols.length > 0 ? question.symbols : await ownSymbols(question.context);
    const asked = { ...question, symbols };
    await eachEstimate(asked, draft, (cited, symbol) => {
      const { ratingChanges } = cited.source.data as {
        readonly ratingChanges: readonly unknown[];
      };
      const { companies } = draft.words;
      const source = cited.mark;
      if (ratingChanges.length === 0) return [companies.noRatingChanges({ symbol, source })];
      const { period } = asked;
      const isWanted = (index: number) => {
        const day = new Date(cited.value(`rating${index}`) ?? 0).toISOString().slice(0, 10);
        return !isPast(period) || period.from === "" || (day >= period.from && day <= period.to);
      };
      const wanted = [...ratingChanges.keys()].filter(isWanted);
      if (wanted.length === 0) return [companies.noRatingChangesThen({ symbol, source })];
      draft.list(
        wanted.map((index) => {
          const part = (key: string) => cited.text(`rating${index}.${key}`);
          return say(companies.ratingChange, {
            symbol,
            day: cited.text(`rating${index}`),
            firm: part("firm"),
            from: part("from") ?? undefined,
            to: part("to"),
            source,
          });
        }),
      );
      return [];
    });
  }),

  /** Expected earnings per share now and thirty days ago. */
  estimateChanges: answerer("several|past-range|past-day", async (asked, draft) => {
    const { companies, details } = draft.words;
    await eachEstimate(asked, draft, (cited, symbol) => {
      const source = cited.mark;
      const known = (["quarter", "next-quarter", "year", "next-year"] as const).map((period) =>
        say(details.revision, {
          symbol,
          period: companies.periods[period],
          value: cited.text(`${period}.earnings`),
          before: cited.text(`${period}.earningsThirtyDaysAgo`),
          change: cited.text(`${period}.revision`, { signed: true }),
          source,
        }),
      );
      return known.every((line) => line === null) ? [details.noRevision({ symbol, source })] : known;
    });
    if (isPast(asked.period)) draft.line(details.onlyThirtyDays);
  }),

  earningsDate: answerer("several|future", async (asked, draft) => {
    await eachEstimate(asked, draft, (cited, symbol) => [reportSentence(cited, symbol, draft)]);
  }),

  expected: answerer("several|future|past-range|fiscal", async (asked, draft) => {
    await eachEstimate(asked, draft, (cited, symbol) => {
      const wanted = expectedPeriods(asked.period, cited);
      const { companies } = draft.words;
      const source = cited.mark;
      const names: Readonly<Record<string, string>> = companies.expectedNames;
      const known = asked.whats.flatMap((what) =>
        wanted.map((period) =>
          say(companies.expected, {
            name: names[what] ?? what,
            symbol,
            period: companies.periods[period],
            end: cited.text(`${period}.end`) ?? companies.unknownDay,
            value: cited.text(`${period}.${what}`, { signed: what.endsWith("Growth") }),
            analysts: cited.text(`${period}.analysts`) ?? undefined,
            source,
          }),
        ),
      );
      return known.every((line) => line === null) ? [companies.noEstimatesThen({ symbol, source })] : known;
    });
  }),

  surprise: answerer("several|fiscal|always", async (asked, draft) => {
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
          return [
            isPast(period)
              ? draft.words.companies.noReportedThen({ symbol, source: mark })
              : draft.words.companies.noReported({ symbol, source: mark }),
          ];
        const quarter = newest.replace("surprise.", "");
        return [
          say(draft.words.companies.surprise, {
            isBeat: (value(newest) ?? 0) >= 0,
            symbol,
            day: text(`quarter.${quarter}`),
            actual: text(`actual.${quarter}`),
            estimate: text(`estimate.${quarter}`),
            surprise: text(newest, { signed: true }),
            source: mark,
          }),
          ...(isPast(period) && period.from === period.to ? [] : countedSurprises(symbol, source, asked, draft)),
        ];
      },
      { withTable: true },
    );
  }),

  insiders: answerer("several|past-range", async (asked, draft) => {
    for (const symbol of asked.symbols.slice(0, maxSymbols)) {
      const found = await insidersFound({ symbol }, asked.context);
      const cited = draft.take("get_insiders_and_filings", { symbol }, onlyKind(found, "insiders"));
      const [trades] = cited;
      if (trades === undefined) {
        if (found.ok) draft.line(draft.words.owners.noInsiders(symbol));
        continue;
      }
      if (isPast(asked.period) && asked.period.from !== "" && !isHalfYear(asked.period, asked.context.today)) {
        reportsOfTime(symbol, trades, asked.period, draft);
        continue;
      }
      const { owners } = draft.words;
      draft.line(
        say(owners.insiders, {
          symbol,
          bought: trades.text("bought"),
          sold: trades.text("sold"),
          purchases: trades.text("purchases"),
          sales: trades.text("sales"),
          source: trades.mark,
        }) ?? owners.insiderReports({ symbol, source: trades.mark }),
      );
      draft.table(trades);
    }
  }),

  officers: answerer("several", async ({ symbols, whats, context }, draft) => {
    for (const symbol of symbols.slice(0, maxSymbols)) {
      const [company] = draft.take("get_fundamentals", { symbol }, await companyFound({ symbol }, context));
      if (company === undefined) continue;
      const { owners } = draft.words;
      const source = company.mark;
      const officers = company.source.quotes.flatMap(({ key }) => {
        if (!/^officer\d+$/.test(key)) return [];
        const title = company.source.quotes.find((quote) => quote.key === `${key}.title`)?.text ?? null;
        const shown = company.text(`${key}.title`) ?? owners.unknownTitle;
        const name = company.text(key);
        const year =
          (company.source.data as OfficersData).officers[Number(key.slice("officer".length))]?.payYear ?? null;
        const paid = { name, title: shown, pay: company.text(`${key}.pay`), source };
        return [
          {
            title,
            line: say(owners.leader, { name, title: shown, source }),
            pay: company.value(`${key}.pay`),
            paid: year === null ? say(owners.leaderPaidUndated, paid) : say(owners.leaderPaid, { ...paid, year }),
          },
        ];
      });
      if (whats.includes("pay")) {
        const paid = officers
          .filter((officer) => officer.paid !== null)
          .toSorted((one, other) => (other.pay ?? 0) - (one.pay ?? 0));
        draft.line(paid.length === 0 ? owners.payUnknown({ symbol, source }) : owners.pay({ symbol, source }));
        draft.list(paid.map((officer) => officer.paid));
        continue;
      }
      const wanted = whats.filter((what) => what !== "");
      const roles = wanted.map((what) => (what === "chair" ? owners.roles.chair : what));
      const fitting =
        wanted.length === 0
          ? officers
          : officers.filter(({ title }) => title !== null && wanted.some((what) => titles[what]?.test(title)));
      if (officers.length === 0) draft.line(owners.noLeaders({ symbol, source }));
      else if (fitting.length === 0) draft.line(owners.noRole({ roles, symbol, source }));
      else
        draft.line(wanted.length === 0 ? owners.leaders({ symbol, source }) : owners.role({ roles, symbol, source }));
      draft.list((fitting.length === 0 ? officers : fitting).map(({ line }) => line));
    }
  }),

  holders: answerer("several", async ({ symbols, context }, draft) => {
    const { owners: texts, companies } = draft.words;
    for (const symbol of symbols.slice(0, maxSymbols)) {
      const result = await insidersFound({ symbol }, context);
      const [owners] = draft.take("get_insiders_and_filings", { symbol }, onlyKind(result, "owners"));
      if (owners === undefined) {
        if (result.ok) draft.line(texts.noOwners(symbol));
        continue;
      }
      const source = owners.mark;
      draft.line(
        draft.joined(
          say(texts.byInstitutions, { symbol, value: owners.text("institutions"), source }),
          say(texts.byInsiders, { value: owners.text("insiders"), source }),
        ),
      );
      draft.line(texts.largest(source));
      draft.list(
        [...Array(maxOwners).keys()].map((index) =>
          say(companies.part, { name: owners.text(`${index}.name`), value: owners.text(`${index}.percent`), source }),
        ),
      );
      draft.table(owners);
    }
  }),

  filings: answerer("several", async ({ symbols, context }, draft) => {
    for (const symbol of symbols.slice(0, maxSymbols)) {
      const found = await insidersFound({ symbol }, context);
      const [filings] = draft.take("get_insiders_and_filings", { symbol }, onlyKind(found, "filings"));
      if (filings === undefined) {
        if (found.ok) draft.line(draft.words.owners.noFilings(symbol));
        continue;
      }
      draft.line(draft.words.owners.filings({ symbol, source: filings.mark }));
      draft.table(filings);
    }
  }),

  news: answerer("past-day|past-range|several", async (asked, draft) => {
    const symbols = (await symbolsOf(asked)).slice(0, maxSymbols);
    await newsLines(symbols, asked, draft);
  }),

  related: answerer("several", async ({ symbols: [symbol = ""], context }, draft) => {
    const [related] = draft.take("get_related", { symbol }, await peersTool.run({ symbol }, context));
    if (related === undefined) return;
    const { related: names } = related.source.data as { readonly related: readonly string[] };
    const { owners, values } = draft.words;
    draft.line(owners.related({ symbol, names, source: related.mark }));
    const shown = names.slice(0, maxRelated);
    const quotes = draft.take("get_quotes", { symbols: shown }, await quotesFound(shown, context));
    const rows = quotes.flatMap((quote) =>
      (quote.source.symbol === null ? shown : [quote.source.symbol]).map((name) => {
        const prefix = quote.source.symbol === null ? `${name}.` : "";
        const pe = quote.text(`${prefix}pe`);
        const line = say(owners.relatedPrice, {
          symbol: name,
          price: quote.text(`${prefix}price`),
          pe: pe ?? values.notKnown,
          source: quote.mark,
        });
        return { name, line, pe: quote.value(`${prefix}pe`), text: pe, mark: quote.mark };
      }),
    );
    draft.list(rows.map(({ line }) => line));
    const [lowest] = rows.filter((row) => row.pe !== null).toSorted((one, other) => (one.pe ?? 0) - (other.pe ?? 0));
    draft.line(
      lowest === undefined ? null : say(owners.lowestPe, { symbol: lowest.name, pe: lowest.text, source: lowest.mark }),
    );
  }),

  impliedMove: answerer("future", async ({ symbols: [symbol = ""], period, context }, draft) => {
    // Without a time, the move around the next report is meant.
    const expiry = period === null ? await expiryAfterReport(symbol, draft, context) : null;
    const given = { symbol, ...(expiry === null ? await expiryIn(symbol, period, context) : { expiry }) };
    const [options] = draft.take("get_implied_move", given, await impliedMoveFound(given, context));
    if (options === undefined) return;
    draft.line(
      say(draft.words.technical.impliedMove, {
        symbol,
        move: options.text("impliedMove"),
        expiry: options.text("expiry"),
        source: options.mark,
      }),
    );
  }),

  signals: answerer("several", async (asked, draft) => {
    const symbols = (await symbolsOf(asked)).slice(0, 20);
    const found = draft.take("get_signals", { symbols }, await signalsFound({ symbols }, asked.context));
    const { technical } = draft.words;
    const named = asked.whats.filter((what) => what !== "");
    if (named.length > 0) for (const signals of found) readingLines(signals, named, draft);
    else if (found.length > 3)
      draft.list(
        found.map(({ source, mark }) =>
          technical.rated({
            symbol: source.symbol ?? "",
            signal: (source.data as SignalData).overall,
            source: mark,
          }),
        ),
      );
    else for (const signals of found) signalLines(signals, draft);
    draft.line(technical.lookBack);
  }),

  indicator: answerer("several", async ({ symbols, whats, context }, draft) => {
    const intervals = new Set(whats.map((what) => barsOf(what).interval));
    for (const symbol of symbols.slice(0, maxSymbols))
      for (const interval of intervals) {
        const own = whats.map(barsOf).filter((one) => one.interval === interval);
        const values = await indicatorsOf(symbol, own.map(({ indicators }) => indicators).join(";"), {
          context,
          draft,
          interval,
        });
        if (values === undefined) continue;
        draft.line(draft.words.technical.indicators({ symbol, interval, source: values.mark }));
        draft.list(indicatorParts(values, draft));
      }
  }),

  macd: answerer("", async ({ symbols: [symbol = ""], context }, draft) => {
    const values = await indicatorsOf(symbol, "macd", { context, draft });
    if (values === undefined) return;
    const { technical } = draft.words;
    const histogram = values.source.facts.find(({ key }) => key.endsWith(".histogram"))?.value ?? 0;
    if (histogram !== 0) draft.line(technical.macd({ symbol, isAbove: histogram > 0, source: values.mark }));
    draft.list(indicatorParts(values, draft));
    draft.line(technical.noForecast);
  }),

  againstAverage: answerer("several", async ({ symbols, whats, context }, draft) => {
    const { technical } = draft.words;
    const pairs = symbols.slice(0, maxSymbols).flatMap((symbol) => whats.map((days) => ({ symbol, days })));
    for (const { symbol, days } of pairs) {
      const [quote] = draft.take("get_quotes", { symbols: [symbol] }, await quotesFound([symbol], context));
      const values = await indicatorsOf(symbol, `sma,${days}`, { context, draft });
      const average = values?.source.facts.find(({ key }) => key.endsWith(".sma"));
      if (quote === undefined || values === undefined || average === undefined) continue;
      const [price, mean] = [quote.value("price"), average.value];
      if (price === null || mean === 0) {
        draft.line(technical.noAverage(symbol));
        continue;
      }
      const [result] = draft.take(
        "against_average",
        { symbol },
        calculationSource(technical.averageTitle(symbol), {
          asOf: quote.source.asOf,
          status: quote.source.status,
          symbol,
          values: [
            {
              key: "distance",
              label: technical.distance,
              unit: "percent",
              value: (price / mean - 1) * 100,
              formula: draft.words.formulas.distanceFromAverage,
            },
          ],
        }),
      );
      draft.line(
        say(technical.againstAverage, {
          symbol,
          side: price > mean ? "above" : price < mean ? "below" : "at",
          days: `\`${days}\``,
          price: quote.text("price"),
          source: quote.mark,
          average: values.text(average.key),
          averageSource: values.mark,
          distance: result?.text("distance", { signed: true }) ?? null,
          distanceSource: result?.mark ?? "",
        }),
      );
    }
  }),

  dividends: answerer("always|past-day|past-range|future|several|condition", async (asked, draft) => {
    const symbols = asked.symbols.slice(0, maxSymbols);
    const { period, context } = asked;
    const { companies } = draft.words;
    for (const quote of draft.take("get_quotes", { symbols }, await quotesFound(symbols, context))) {
      const verdict = await verdictOf(asked, quote, { level: ["dividendYield"] }, draft);
      draft.line(
        answered(
          verdict.answer,
          say(companies.dividendYield, {
            symbol: quote.source.symbol,
            value: quote.text("dividendYield"),
            source: quote.mark,
          }),
        ) ?? companies.noYield({ symbol: quote.source.symbol ?? "", source: quote.mark }),
      );
      draft.line(verdict.line);
    }
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
    const span = { from: days.text("from"), to: days.text("to"), source: days.mark };
    draft.line(
      (days.value("total") ?? 0) === 0
        ? say(companies.noExDays, { symbols: symbols.join(", "), ...span })
        : say(companies.exDays, span),
    );
    draft.table(days);
  }),

  ticker: answerer("several", async ({ symbols: [query = ""], context }, draft) => {
    const input = { query, limit: 5 };
    const [results] = draft.take("search_symbol", input, await searchSymbolTool.run(input, context));
    if (results === undefined) return;
    const data = results.source.data as readonly { readonly symbol: string; readonly name: unknown }[];
    draft.list(
      data.map(({ symbol, name }, index) =>
        say(draft.words.owners.ticker, {
          symbol,
          name: typeof name === "string" ? name : results.text(`${index}.name`),
          source: results.mark,
        }),
      ),
    );
  }),
};

/** How far the mean price target is from the price, in per cent; nothing where they are in different currencies. */
async function upsideLine(symbol: string, quote: Cited, { context }: Asked, draft: AnswerDraft): Promise<void> {
  const { details } = draft.words;
  const [estimates] = draft.take("get_estimates", { symbol }, await estimatesFound({ symbol }, context));
  const [target, price] = [estimates?.value("targetMean") ?? null, quote.value("price")];
  const currencyOf = (cited: Cited | undefined, key: string) =>
    cited?.source.facts.find((fact) => fact.key === key)?.currency ?? null;
  if (target === null || price === null || price <= 0) return;
  if (currencyOf(estimates, "targetMean") !== currencyOf(quote, "price")) return;
  const [worked] = draft.take(
    "price_target_distance",
    { symbol },
    calculationSource(details.upsideTitle(symbol), {
      asOf: quote.source.asOf,
      status: quote.source.status,
      symbol,
      values: [
        {
          key: "upside",
          label: details.upsideTitle(symbol),
          unit: "percent",
          value: (target / price - 1) * 100,
          formula: details.formulas.upside,
        },
      ],
    }),
  );
  draft.line(
    say(details.upside, {
      symbol,
      change: worked?.text("upside", { signed: true }) ?? null,
      source: worked?.mark ?? "",
    }),
  );
}

/** True for the six months that the totals are for. */
function isHalfYear({ from, to }: { readonly from: string; readonly to: string }, today: string): boolean {
  return to === today && from === addMonths(today, -monthsOfTotals);
}

/** Reports of insiders whose day is in a time. Their totals are known for six months only. */
function reportsOfTime(
  symbol: string,
  trades: Cited,
  { from, to }: { readonly from: string; readonly to: string },
  draft: AnswerDraft,
): void {
  const days = trades.source.facts.filter(({ key }) => /^\d+\.date$/.test(key));
  const inTime = days.filter(({ value }) => {
    const day = new Date(value).toISOString().slice(0, 10);
    return day >= from && day <= to;
  });
  const { owners } = draft.words;
  const source = trades.mark;
  draft.line(inTime.length === 0 ? owners.noReportsThen({ symbol, source }) : owners.reportsThen({ symbol, source }));
  draft.list(
    inTime.map(({ key }) => {
      const text = (name: string) => trades.text(key.replace("date", name));
      return say(owners.report, {
        day: text("date"),
        name: text("name") ?? owners.unnamed,
        kind: text("what") ?? owners.unknownKind,
        shares: text("shares") ?? owners.unknownNumber,
        value: text("value") ?? owners.unknownValue,
        source,
      });
    }),
  );
  draft.line(owners.totalsOfHalfYear);
}

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
    await newsFound(symbols, maxStories, context, { days, isWanted: null }),
  );
  if (stories.length === 0) {
    if (days === null) return;
    const newest = await newsFound(symbols, maxStories, context);
    if (newest.ok)
      storyLines(
        draft.words.companies.newestInstead,
        draft.take("get_news", { symbols, limit: maxStories }, newest),
        draft,
      );
    return;
  }
  const { companies } = draft.words;
  storyLines(
    symbols.length === 0 ? companies.writtenAboutMarket : companies.writtenAbout(symbols.join(", ")),
    stories,
    draft,
  );
}

function storyLines(title: string, stories: readonly Cited[], draft: AnswerDraft): void {
  draft.line(title);
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
async function paidLines(symbol: string, { period, whats, context }: Asked, draft: AnswerDraft): Promise<void> {
  const isAboutChange = whats.includes("change");
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
  const { companies } = draft.words;
  const source = history.mark;
  const years = history.source.facts.filter(({ key }) => /^dividends\d{4}$/.test(key));
  const paid = history.source.facts.filter(({ key }) => /^dividend\d+$/.test(key));
  if (paid.length === 0 && years.length === 0)
    draft.line(
      say(companies.noDividend, { symbol, from: history.text("firstDay"), to: history.text("lastDay"), source }),
    );
  const isLong = typeof range !== "string" && range.from < addDays(range.to, -daysOfTwoYears);
  if (years.length > 1 && (isLong || isAboutChange)) {
    const steps = years.slice(1).map(({ value }, index) => value - (years[index]?.value ?? 0));
    const [fewer, more] = [steps.filter((step) => step < 0).length, steps.filter((step) => step > 0).length];
    const paidThen = fewer > 0 ? companies.paidLess : more === steps.length ? companies.paidMore : companies.paidNoLess;
    if (isAboutChange) draft.line(paidThen({ symbol, source }));
    draft.line(companies.dividendsByYear({ symbol, source }));
    draft.list(
      years.map(({ key, period: year }) => {
        const value = history.text(key);
        return say(companies.part, {
          name: `\`${year ?? ""}\``,
          value: value === null ? null : `**${value}**`,
          source,
        });
      }),
    );
    return;
  }
  draft.list(
    paid.map(({ key }) =>
      say(companies.dividend, {
        symbol,
        amount: history.text(key),
        day: history.text(`${key}.date`),
        source,
      }),
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
  draft.line(reportSentence(estimates, symbol, draft));
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
    else if (!draft.hasLines()) draft.line(draft.words.companies.unknownFor({ symbol, source: estimates.mark }));
    if (withTable) draft.table(estimates);
  }
}

type ExpectedPeriod = keyof AnswerDraft["words"]["companies"]["periods"];

/** The periods of estimates that a question is about: all without a time. */
function expectedPeriods(period: Period | null, cited: Cited): readonly ExpectedPeriod[] {
  const all = ["quarter", "next-quarter", "year", "next-year"] as const;
  if (period === null || period.kind === "today") return all;
  return all.filter((name) => {
    const end = cited.value(`${name}.end`);
    if (end === null || period.from === "") return false;
    const day = new Date(end).toISOString().slice(0, 10);
    return day >= period.from && day <= period.to;
  });
}

function reportSentence({ text, mark: source }: Cited, symbol: string, { words }: AnswerDraft): string {
  const day = text("nextEarnings");
  return day === null
    ? words.companies.reportUnknown({ symbol, source })
    : words.companies.reportsNext({ symbol, day, source });
}

/** Writes the key figures that are known, and gives the others. */
async function figureLines(
  symbol: string,
  keys: readonly string[],
  asked: Asked,
  draft: AnswerDraft,
): Promise<{ readonly lacking: readonly string[]; readonly source: string }> {
  const [company] = draft.take("get_fundamentals", { symbol }, await companyFound({ symbol }, asked.context));
  if (company === undefined) return { lacking: [], source: "" };
  await boundedList(asked, company, keys, draft, (key, answer) =>
    figureLine(answer, { cited: company, key, symbol }, draft),
  );
  const lacking = keys.filter((key) => labelOf(company, key) === null || company.text(key) === null);
  return { lacking, source: company.mark };
}

/** The symbols in the order of one figure, where the question names several and asks for the highest or lowest. */
async function rankedSymbols(
  { symbols, whats, slots, context }: Asked,
  draft: AnswerDraft,
): Promise<readonly string[]> {
  const shown = symbols.slice(0, maxSymbols);
  const [what = ""] = whats;
  const key = what.split("@")[0] ?? "";
  if (slots.rank === null || shown.length < 2 || whats.length > 1) return shown;
  const values = new Map<string, number | null>();
  for (const symbol of shown) {
    const [company] = draft.take("get_fundamentals", { symbol }, await companyFound({ symbol }, context));
    values.set(symbol, company?.value(key) ?? null);
  }
  const sign = slots.rank === "least" ? 1 : -1;
  const last = sign * Number.POSITIVE_INFINITY;
  return shown.toSorted((one, other) => {
    const [first, second] = [values.get(one) ?? last, values.get(other) ?? last];
    return first === second ? 0 : sign * (first < second ? -1 : 1);
  });
}

/** The ends of the periods that a line is known for, in their order. */
function datesOf(cited: Cited, line: string): readonly string[] {
  return cited.source.facts
    .filter(({ key }) => key.startsWith(`${line}.2`))
    .map(({ key }) => key.slice(line.length + 1));
}

/** One line of a statement: for the fiscal period asked for, else the newest, with its growth. */
async function statementLine(symbol: string, what: string, asked: Asked, draft: AnswerDraft): Promise<void> {
  const { period, context } = asked;
  const [statement = "income", ...path] = what.split(".");
  const line = path.join(".");
  const isQuarter = period?.unit === "quarter";
  const span = isQuarter ? "quarterly" : "annual";
  const input = { symbol, statement: statement as Statement, period: span } as const;
  const [cited] = draft.take("get_financial_statements", input, await statementsFound(input, context));
  if (cited === undefined) return;
  const dates = datesOf(cited, line);
  const wanted =
    isPast(period) && period.from !== "" ? dates.filter((date) => isIn(date, period, span)) : dates.slice(-1);
  const label = labelOf(cited, `${line}.${dates[0] ?? ""}`);
  const { companies } = draft.words;
  const source = cited.mark;
  if (wanted.length === 0) {
    draft.line(
      label === null
        ? companies.lineUnknown({ symbol, source })
        : companies.lineUnknownThen({ line: label, symbol, source }),
    );
    if (label !== null) draft.table(cited);
    return;
  }
  await boundedList(
    asked,
    cited,
    wanted.map((date) => `${line}.${date}`),
    draft,
    (key, answer) => {
      const date = key.slice(line.length + 1);
      return draft.joined(
        answered(
          answer,
          say(companies.lineOf, {
            line: label,
            symbol,
            isQuarter,
            end: cited.text(`end.${date}`),
            value: cited.text(`${line}.${date}`),
            source,
          }),
        ),
        say(companies.growth, { change: cited.text(`${line}.growth.${date}`, { signed: true }), source }),
      );
    },
  );
}

/** How often reported earnings were above and below the estimate, among the quarters that are known. */
function countedSurprises(
  symbol: string,
  source: Cited["source"],
  { period, context }: Asked,
  draft: AnswerDraft,
): readonly (string | null)[] {
  const { companies, formulas } = draft.words;
  const known = source.facts.filter(
    ({ key }) =>
      key.startsWith("surprise.") &&
      (!isPast(period) || period.from === "" || (key.slice(9) >= period.from && key.slice(9) <= period.to)),
  );
  const count = (key: string, label: string, fits: (value: number) => boolean, formula: string) => ({
    key,
    label,
    unit: "count" as const,
    value: known.filter(({ value }) => fits(value)).length,
    formula,
  });
  const [counted] = draft.take(
    "count_surprises",
    { symbol },
    calculationSource(companies.surprisesTitle(symbol), {
      asOf: context.today,
      status: source.status,
      symbol,
      values: [
        count("missed", companies.estimateMissed, (value) => value < 0, formulas.surprisesBelow),
        count("beat", companies.estimateBeaten, (value) => value > 0, formulas.surprisesAbove),
        count("known", companies.quartersKnown, () => true, formulas.surprisesKnown),
      ],
    }),
  );
  return [
    say(companies.surprises, {
      symbol,
      missed: counted?.text("missed") ?? null,
      beat: counted?.text("beat") ?? null,
      known: counted?.text("known") ?? null,
      source: counted?.mark ?? "",
    }),
  ];
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

interface OfficersData {
  readonly officers: readonly { readonly payYear: string | null }[];
}

/** Signals by their names in the language of the answer. */
interface SignalData {
  readonly overall: string;
  readonly readings: readonly {
    readonly indicator: string;
    readonly signal: string;
    readonly rule: { readonly text: string } | null;
  }[];
}

function signalLines(signals: Cited, draft: AnswerDraft): void {
  const { source, mark } = signals;
  const { technical } = draft.words;
  const { overall } = source.data as SignalData;
  const symbol = source.symbol ?? "";
  draft.line(
    overall === technical.noSignal
      ? technical.unrated({ symbol, source: mark })
      : say(technical.rating, { symbol, signal: overall, count: signals.text("counted"), source: mark }),
  );
  draft.list(writtenReadings(signals, draft));
}

/** The readings of some indicators alone: "is it overbought" is about the RSI. */
function readingLines(signals: Cited, named: readonly string[], draft: AnswerDraft): void {
  const { source, mark } = signals;
  draft.line(draft.words.technical.indicators({ symbol: source.symbol ?? "", interval: "1d", source: mark }));
  draft.list(writtenReadings(signals, draft, named));
}

/** Readings with the rule behind each, and how often such signals were right. */
function writtenReadings(
  signals: Cited,
  { words: { technical } }: AnswerDraft,
  named: readonly string[] | null = null,
): readonly (string | null)[] {
  const { source, mark } = signals;
  const ids = (source.table?.rows ?? []).map(({ cells }) =>
    cells[1] !== undefined && "fact" in cells[1] ? cells[1].fact : null,
  );
  return (source.data as SignalData).readings.map(({ indicator, signal, rule }, index) => {
    const id = ids[index] ?? "";
    if (named !== null && !named.includes(id)) return null;
    return technical.reading({
      indicator,
      value: signals.text(id) ?? technical.unknownReading,
      signal,
      rule: rule?.text ?? "",
      past: say(technical.past, countedCalls(signals, id)) ?? undefined,
      source: mark,
    });
  });
}

type BarInterval = "1d" | "1wk" | "1mo";

/** Indicators with the bars that they are for: "rsi,14@1wk". */
function barsOf(what: string): { readonly indicators: string; readonly interval: BarInterval } {
  const [indicators = "", interval = "1d"] = what.split("@");
  return { indicators, interval: interval as BarInterval };
}

async function indicatorsOf(
  symbol: string,
  indicators: string,
  {
    context,
    draft,
    interval = "1d",
  }: { readonly context: ToolContext; readonly draft: AnswerDraft; readonly interval?: BarInterval },
): Promise<Cited | undefined> {
  const input = { symbol, interval, indicators };
  return draft.take("get_indicators", input, await indicatorsTool.run(input, context))[0];
}

function indicatorParts(values: Cited, { words }: AnswerDraft): readonly (string | null)[] {
  return values.source.facts.map(({ key, label }) =>
    say(words.companies.part, { name: label, value: values.text(key), source: values.mark }),
  );
}
