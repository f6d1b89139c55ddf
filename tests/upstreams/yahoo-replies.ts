import { addDays, weekday, zonedInstantMs } from "#core/calendar/index.ts";
import { fakeDividends, fakeEarnings, fakeEconomicEvents, fakeIpos, fakeSplits } from "./fake-events.ts";
import { fakeCompanies, fakeFunds } from "./fixtures/companies.ts";
import type { FakeInstrument } from "./fixtures/instruments.ts";
import { fakeStories } from "./fixtures/stories.ts";

const dayMs = 86_400_000;
const seconds = (ms: number) => Math.floor(ms / 1000);
const secondsOfDay = (date: string) => Date.parse(`${date}T00:00:00Z`) / 1000;

/** Stories of Yahoo's search about a symbol. Any other query finds all of them. */
export function newsRows(query: string, count: number, now: number) {
  const symbol = query.toUpperCase();
  const isTopic = !fakeStories.some(({ symbols }) => symbols.includes(symbol)) || symbol.startsWith("^");
  return fakeStories
    .filter(({ symbols }) => isTopic || symbols.includes(symbol))
    .slice(0, count)
    .map(({ title, publisher, symbols, minutesAgo }) => ({
      uuid: `story-${minutesAgo}`,
      title,
      publisher,
      link: `https://news.example/${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}`,
      providerPublishTime: seconds(now - minutesAgo * 60_000),
      type: "STORY",
      relatedTickers: symbols,
      thumbnail: {
        resolutions: [{ url: `https://images.example/${minutesAgo}.jpg`, width: 140, height: 140, tag: "140x140" }],
      },
    }));
}

/** The requested modules of quoteSummary that the instrument has. */
export function summaryOf(instrument: FakeInstrument, modules: readonly string[], now: number) {
  const common = commonModules(instrument, now);
  const netAssets = fakeFunds[instrument.symbol]?.netAssets;
  const all: Record<string, unknown> = {
    ...common,
    ...companyModules(instrument, now),
    ...fundModules(instrument),
    ...(netAssets === undefined ? {} : { summaryDetail: { ...common.summaryDetail, totalAssets: netAssets } }),
  };
  return Object.fromEntries(Object.entries(all).filter(([name]) => modules.includes(name)));
}

function commonModules(instrument: FakeInstrument, now: number) {
  const { symbol, name, quoteType, currency, timeZone, exchange, price, previousClose } = instrument;
  return {
    quoteType: { symbol, quoteType, exchange, shortName: name, longName: name, timeZoneFullName: timeZone },
    price: {
      symbol,
      quoteType,
      currency,
      exchange,
      shortName: name,
      longName: name,
      regularMarketPrice: price,
      regularMarketTime: seconds(now),
      marketCap: instrument.marketCap,
    },
    summaryDetail: {
      currency,
      previousClose,
      marketCap: instrument.marketCap,
      trailingPE: instrument.pe,
      forwardPE: instrument.pe === null ? null : Number((instrument.pe * 0.88).toFixed(2)),
      dividendYield: instrument.dividendYield === null ? null : instrument.dividendYield / 100,
      dividendRate: instrument.dividendYield === null ? null : (instrument.dividendYield / 100) * price,
      payoutRatio: instrument.dividendYield === null ? null : 0.31,
      fiveYearAvgDividendYield: instrument.dividendYield,
      beta: 1.12,
      fiftyDayAverage: Number((price * 0.97).toFixed(2)),
      twoHundredDayAverage: Number((price * 0.91).toFixed(2)),
    },
  };
}

function companyModules(instrument: FakeInstrument, now: number): Record<string, unknown> {
  const company = fakeCompanies[instrument.symbol];
  if (company === undefined || instrument.marketCap === null) return {};
  const { symbol, currency, price, eps, pe } = instrument;
  const revenue = instrument.marketCap / company.priceToSales;
  const shares = Math.round(instrument.marketCap / price);
  const report = fakeEarnings(now).find((entry) => entry.symbol === symbol);
  const dividend = fakeDividends(now).find((entry) => entry.symbol === symbol);
  const quarters = [4, 3, 2, 1].map((back) => {
    const end = quarterEnd(now, back);
    const estimate = Number((((eps ?? 4) / 4) * (1 - 0.03 * back)).toFixed(2));
    const actual = Number((estimate * (back === 2 ? 0.96 : 1.05)).toFixed(2));
    return { end, estimate, actual };
  });
  return {
    assetProfile: {
      sector: company.sector,
      industry: company.industry,
      country: company.country,
      fullTimeEmployees: company.employees,
      website: company.website,
      longBusinessSummary: company.summary,
      companyOfficers: [
        {
          name: "Dr. First  Leader",
          title: "CEO, President & Director",
          fiscalYear: 2024,
          totalPay: { raw: 16_240_000 },
        },
        {
          name: "Ms. Second Leader",
          title: "Executive VP & Chief Financial Officer",
          totalPay: { raw: 4_640_000 },
        },
      ],
    },
    defaultKeyStatistics: {
      enterpriseValue: Math.round(instrument.marketCap * 1.02),
      forwardPE: pe === null ? null : Number((pe * 0.88).toFixed(2)),
      pegRatio: { raw: 1.9, fmt: "1.90" },
      priceToBook: 11.4,
      bookValue: price / 11.4,
      enterpriseToEbitda: 21.5,
      enterpriseToRevenue: company.priceToSales * 1.02,
      profitMargins: company.netMargin,
      trailingEps: eps,
      forwardEps: eps === null ? null : eps * 1.1,
      sharesOutstanding: shares,
      floatShares: Math.round(shares * 0.96),
      shortPercentOfFloat: 0.0112,
      heldPercentInsiders: 0.021,
      heldPercentInstitutions: 0.634,
      ...(dividend === undefined
        ? {}
        : { lastDividendDate: secondsOfDay(dividend.exDate), lastDividendValue: dividend.amount }),
    },
    financialData: {
      financialCurrency: currency === "GBp" ? "GBP" : currency,
      totalRevenue: Math.round(revenue),
      revenueGrowth: company.growth,
      earningsGrowth: company.growth * 1.4,
      grossMargins: company.grossMargin,
      operatingMargins: company.operatingMargin,
      profitMargins: company.netMargin,
      returnOnEquity: 0.31,
      returnOnAssets: 0.14,
      totalCash: Math.round(revenue * 0.17),
      totalDebt: Math.round(revenue * 0.24),
      debtToEquity: 61.4,
      currentRatio: 1.18,
      freeCashflow: Math.round(revenue * company.netMargin * 0.9),
      targetLowPrice: Number((price * 0.78).toFixed(2)),
      targetMeanPrice: Number((price * 1.09).toFixed(2)),
      targetHighPrice: Number((price * 1.35).toFixed(2)),
      numberOfAnalystOpinions: 41,
    },
    recommendationTrend: {
      trend: [
        { period: "0m", strongBuy: 9, buy: 21, hold: 10, sell: 2, strongSell: 1 },
        { period: "-1m", strongBuy: 8, buy: 22, hold: 10, sell: 2, strongSell: 1 },
      ],
    },
    earningsTrend: {
      trend: [
        ["0q", 1.02],
        ["+1q", 1.05],
        ["0y", 4.2],
        ["+1y", 4.6],
      ].map(([period, part]) => ({
        period,
        endDate: quarterEnd(now, String(period).startsWith("0") ? 0 : -1),
        earningsEstimate: {
          avg: { raw: Number((((eps ?? 4) / 4) * Number(part)).toFixed(2)) },
          low: { raw: Number((((eps ?? 4) / 4) * Number(part) * 0.9).toFixed(2)) },
          high: { raw: Number((((eps ?? 4) / 4) * Number(part) * 1.1).toFixed(2)) },
          yearAgoEps: { raw: Number((((eps ?? 4) / 4) * Number(part) * 0.92).toFixed(2)) },
          numberOfAnalysts: { raw: 27 },
        },
        revenueEstimate: {
          avg: { raw: Math.round((revenue / 4) * Number(part)) },
          yearAgoRevenue: { raw: Math.round((revenue / 4) * Number(part) * 0.94) },
          numberOfAnalysts: { raw: 31 },
        },
        epsTrend: { "30daysAgo": { raw: Number((((eps ?? 4) / 4) * Number(part) * 0.99).toFixed(2)) } },
      })),
    },
    netSharePurchaseActivity: {
      period: "6m",
      buyInfoCount: 4,
      buyInfoShares: 61_200,
      sellInfoCount: 11,
      sellInfoShares: 143_750,
    },
    insiderTransactions: {
      transactions: [
        {
          shares: { raw: 5_400 },
          value: { raw: Math.round(5_400 * price) },
          filerName: "A DIRECTOR",
          filerRelation: "Director",
          transactionText: "Sale",
          startDate: { raw: secondsOfDay(addDays(new Date(now).toISOString().slice(0, 10), -12)) },
        },
      ],
    },
    institutionOwnership: {
      ownershipList: [
        ["Index House", 0.093],
        ["Pension House", 0.071],
      ].map(([organization, part]) => ({
        organization,
        reportDate: { raw: secondsOfDay(quarterEnd(now, 1)) },
        pctHeld: { raw: part },
        position: { raw: Math.round(shares * Number(part)) },
      })),
    },
    fundOwnership: {
      ownershipList: [
        {
          organization: "Index House Total Market Fund",
          reportDate: { raw: secondsOfDay(quarterEnd(now, 1)) },
          pctHeld: { raw: 0.031 },
          position: { raw: Math.round(shares * 0.031) },
        },
      ],
    },
    secFilings: {
      filings: [
        {
          date: addDays(new Date(now).toISOString().slice(0, 10), -20),
          type: "10-Q",
          title: "Periodic Financial Reports",
          edgarUrl: `https://filings.example/${symbol}/10-Q`,
        },
      ],
    },
    upgradeDowngradeHistory: {
      history: [
        {
          epochGradeDate: seconds(now) - 6 * 86_400,
          firm: "Northern House",
          toGrade: "Buy",
          fromGrade: "Neutral",
          action: "up",
        },
      ],
    },
    earningsHistory: {
      history: quarters.map(({ end, estimate, actual }) => ({
        currency,
        quarter: { raw: secondsOfDay(end), fmt: end },
        epsEstimate: { raw: estimate },
        epsActual: { raw: actual },
        surprisePercent: { raw: (actual - estimate) / estimate },
      })),
    },
    earnings: {
      financialCurrency: currency,
      earningsChart: {
        quarterly: quarters.map(({ end, estimate, actual }, index) => ({
          date: `${Math.ceil(Number(end.slice(5, 7)) / 3)}Q${end.slice(0, 4)}`,
          estimate: { raw: estimate },
          actual: { raw: actual },
          ...(index === 3 && report?.actual != null ? { reportedDate: secondsOfDay(report.date) } : {}),
        })),
      },
    },
    calendarEvents: {
      earnings: {
        earningsDate: report === undefined ? [] : [seconds(announcementAt(report, instrument))],
        earningsCallDate: [],
        isEarningsDateEstimate: report?.time === "TNS",
        earningsAverage: report?.estimate ?? null,
      },
      ...(dividend === undefined
        ? {}
        : { exDividendDate: secondsOfDay(dividend.exDate), dividendDate: secondsOfDay(dividend.paymentDate) }),
    },
  };
}

function announcementAt({ date, time }: { date: string; time: string }, { timeZone }: FakeInstrument): number {
  return zonedInstantMs(date, time === "BMO" ? 7 * 60 : time === "AMC" ? 16 * 60 + 30 : 10 * 60, timeZone);
}

/** Returns the last day of an earlier quarter, counted back from the current one. */
function quarterEnd(now: number, back: number): string {
  const date = new Date(now);
  const quarter = Math.floor(date.getUTCMonth() / 3) - back + 1;
  return new Date(Date.UTC(date.getUTCFullYear(), quarter * 3, 0)).toISOString().slice(0, 10);
}

function fundModules({ symbol }: FakeInstrument): Record<string, unknown> {
  const fund = fakeFunds[symbol];
  if (fund === undefined) return {};
  return {
    fundProfile: {
      family: fund.family,
      categoryName: fund.category,
      feesExpensesInvestment: { annualReportExpenseRatio: fund.expenseRatio },
    },
    topHoldings: {
      holdings: fund.holdings.map(([held, holdingName, holdingPercent]) => ({
        symbol: held,
        holdingName,
        holdingPercent,
      })),
      sectorWeightings: Object.entries(fund.sectors).map(([sector, weight]) => ({ [sector]: weight })),
    },
  };
}

/** Yahoo's fundamentals time series: one result per requested type, empty if the company lacks the figure. */
export function timeSeries(instrument: FakeInstrument, types: readonly string[], now: number) {
  return types.map((type) => {
    const [, period = "annual", figure = ""] = /^(annual|quarterly)(.*)$/.exec(type) ?? [];
    const ends = [4, 3, 2, 1].map((back) =>
      period === "annual" ? `${new Date(now).getUTCFullYear() - back}-12-31` : quarterEnd(now, back),
    );
    const values = ends
      .map((date, index) => ({ date, value: reportedFigure(instrument, figure, period, 3 - index) }))
      .filter(({ value }) => value !== null);
    const meta = { symbol: [instrument.symbol], type: [type] };
    if (values.length === 0) return { meta };
    return {
      meta,
      timestamp: values.map(({ date }) => secondsOfDay(date)),
      [type]: values.map(({ date, value }) => ({
        asOfDate: date,
        periodType: period === "annual" ? "12M" : "3M",
        currencyCode: instrument.currency === "GBp" ? "GBP" : instrument.currency,
        reportedValue: { raw: value },
      })),
    };
  });
}

/** A figure of an earlier period, counted back from the latest; null if not reported. */
function reportedFigure(
  { symbol, marketCap, price }: FakeInstrument,
  figure: string,
  period: string,
  back: number,
): number | null {
  const company = fakeCompanies[symbol];
  if (company === undefined || marketCap === null) return null;
  const yearly = marketCap / company.priceToSales / (1 + company.growth) ** (period === "annual" ? back : back / 4);
  const revenue = period === "annual" ? yearly : yearly / 4;
  const shares = marketCap / price;
  const ratios: Readonly<Record<string, number>> = {
    TotalRevenue: revenue,
    CostOfRevenue: revenue * (1 - company.grossMargin),
    GrossProfit: revenue * company.grossMargin,
    OperatingIncome: revenue * company.operatingMargin,
    ResearchAndDevelopment: revenue * 0.09,
    EBITDA: revenue * (company.operatingMargin + 0.04),
    PretaxIncome: revenue * company.netMargin * 1.19,
    TaxProvision: revenue * company.netMargin * 0.19,
    NetIncome: revenue * company.netMargin,
    DilutedEPS: (revenue * company.netMargin) / shares,
    DilutedAverageShares: shares,
    TotalAssets: yearly * 1.35,
    CurrentAssets: yearly * 0.42,
    CashAndCashEquivalents: yearly * 0.11,
    CashCashEquivalentsAndShortTermInvestments: yearly * 0.17,
    TotalLiabilitiesNetMinorityInterest: yearly * 0.85,
    CurrentLiabilities: yearly * 0.36,
    TotalDebt: yearly * 0.24,
    LongTermDebt: yearly * 0.2,
    StockholdersEquity: yearly * 0.5,
    OperatingCashFlow: revenue * company.netMargin * 1.2,
    InvestingCashFlow: revenue * -0.05,
    FinancingCashFlow: revenue * -0.2,
    CapitalExpenditure: revenue * -0.06,
    FreeCashFlow: revenue * company.netMargin * 1.2 - revenue * 0.06,
    CashDividendsPaid: revenue * -0.03,
  };
  const value = ratios[figure];
  if (value === undefined) return null;
  return figure === "DilutedEPS" ? Number(value.toFixed(2)) : Math.round(value);
}

/** Contracts around the price, for the next Fridays. */
export function optionChain(instrument: FakeInstrument, expiry: number | null, now: number) {
  const isListed = instrument.quoteType === "EQUITY" && instrument.currency === "USD";
  const expiries = isListed || instrument.quoteType === "ETF" ? fridays(now, 6).map(secondsOfDay) : [];
  const expirationDate = expiry ?? expiries[0] ?? null;
  const { price } = instrument;
  const step = price > 200 ? 5 : price > 50 ? 2.5 : 1;
  const years = Math.max(1, (expirationDate ?? 0) - seconds(now)) / (365 * 86_400);
  const strikes =
    expirationDate === null || !expiries.includes(expirationDate)
      ? []
      : Array.from({ length: 13 }, (_, index) => Math.round(price / step) * step + (index - 6) * step);
  const contract = (type: "C" | "P") => (strike: number, index: number) => {
    const inside = Math.max(0, type === "C" ? price - strike : strike - price);
    const impliedVolatility = 0.28 + Math.abs(index - 6) * 0.008;
    const value =
      inside +
      0.4 * price * impliedVolatility * Math.sqrt(years) * Math.exp(-(((strike - price) / (price * 0.08)) ** 2));
    return {
      contractSymbol: `${instrument.symbol}${type}${strike}`,
      strike,
      currency: instrument.currency,
      lastPrice: Number(value.toFixed(2)),
      bid: Number((value * 0.98).toFixed(2)),
      ask: Number((value * 1.02 + 0.01).toFixed(2)),
      ...(index === 0 ? {} : { volume: 1200 - Math.abs(index - 6) * 150 }),
      openInterest: 8400 - Math.abs(index - 6) * 900,
      expiration: expirationDate,
      impliedVolatility,
      inTheMoney: inside > 0,
    };
  };
  return {
    underlyingSymbol: instrument.symbol,
    expirationDates: expiries,
    strikes,
    quote: {
      symbol: instrument.symbol,
      regularMarketPrice: price,
      regularMarketTime: seconds(now),
      currency: instrument.currency,
    },
    options:
      expirationDate === null
        ? []
        : [{ expirationDate, calls: strikes.map(contract("C")), puts: strikes.map(contract("P")) }],
  };
}

function fridays(now: number, count: number): string[] {
  const today = new Date(now).toISOString().slice(0, 10);
  const first = addDays(today, ((5 - weekday(today) + 7) % 7) + 7);
  return Array.from({ length: count }, (_, index) => addDays(first, index * 7));
}

export function insightsOf({ symbol, price }: FakeInstrument) {
  if (fakeCompanies[symbol] === undefined) return { symbol };
  return {
    symbol,
    instrumentInfo: {
      keyTechnicals: {
        provider: "Trading Central",
        support: Number((price * 0.94).toFixed(2)),
        resistance: Number((price * 1.04).toFixed(2)),
        stopLoss: Number((price * 0.92).toFixed(2)),
      },
      valuation: { description: "Overvalued", discount: "-4%", relativeValue: "Premium" },
    },
    recommendation: { provider: "Research Desk", rating: "BUY", targetPrice: Number((price * 1.12).toFixed(2)) },
  };
}

interface VisualizationRequest {
  readonly entityIdType?: string;
  readonly size?: number;
  readonly offset?: number;
  readonly query?: unknown;
}

type Column = readonly [id: string, label: string, type: "STRING" | "NUMBER" | "DATETIME"];

/** One page of the tables behind the calendars of Yahoo's site. */
export function visualization({ entityIdType = "", size = 100, offset = 0, query }: VisualizationRequest, now: number) {
  const table = tables[entityIdType];
  if (table === undefined) return null;
  const days = JSON.stringify(query ?? "").match(/\d{4}-\d{2}-\d{2}/g) ?? [];
  const [from = "", end = "9999"] = [days[0], days.at(-1)];
  const rows = table.rows(now).filter(({ date }) => date >= from && date < end);
  const page = rows.slice(offset, offset + size).map(({ cells }) => cells);
  const columns = table.columns.map(([id, label, type]) => ({ id, label, type }));
  return { total: rows.length, documents: [{ entityIdType, columns, rows: page, total: rows.length }] };
}

const tables: Readonly<
  Record<
    string,
    {
      readonly columns: readonly Column[];
      readonly rows: (now: number) => readonly { date: string; cells: readonly unknown[] }[];
    }
  >
> = {
  sp_earnings: {
    columns: [
      ["ticker", "Symbol", "STRING"],
      ["companyshortname", "Company Name", "STRING"],
      ["intradaymarketcap", "Market Cap (Intraday)", "NUMBER"],
      ["eventname", "Event Name", "STRING"],
      ["startdatetime", "Event Start Date", "DATETIME"],
      ["startdatetimetype", "Event Start Date", "STRING"],
      ["epsestimate", "EPS Estimate", "NUMBER"],
      ["epsactual", "Reported EPS", "NUMBER"],
      ["epssurprisepct", "Surprise (%)", "NUMBER"],
    ],
    rows: (now) =>
      fakeEarnings(now)
        .toSorted((a, b) => b.marketCap - a.marketCap)
        .map(({ symbol, company, date, time, estimate, actual, marketCap }) => ({
          date,
          cells: [
            symbol,
            company,
            marketCap,
            null,
            `${date}T${time === "BMO" ? "12:00" : "21:00"}:00.000Z`,
            time,
            estimate,
            actual,
            actual === null ? null : ((actual - estimate) / Math.abs(estimate)) * 100,
          ],
        })),
  },
  economic_event: {
    columns: [
      ["econ_release", "Event", "STRING"],
      ["country_code", "Country Code", "STRING"],
      ["startdatetime", "Event Time", "DATETIME"],
      ["period", "For", "STRING"],
      ["after_release_actual", "Actual", "STRING"],
      ["consensus_estimate", "Market Expectation", "STRING"],
      ["prior_release_actual", "Prior to This", "STRING"],
      ["originally_reported_actual", "Revised from", "STRING"],
    ],
    rows: (now) =>
      fakeEconomicEvents(now).map(({ event, country, date, time, period, actual, forecast, previous }) => ({
        date,
        cells: [event, country, `${date}T${time ?? "00:00"}:00.000Z`, period, actual, forecast, previous, null],
      })),
  },
  ipo_info: {
    columns: [
      ["ticker", "Symbol", "STRING"],
      ["companyshortname", "Company", "STRING"],
      ["exchange_short_name", "Exchange", "STRING"],
      ["startdatetime", "Date", "DATETIME"],
      ["pricefrom", "Price From", "NUMBER"],
      ["priceto", "Price To", "NUMBER"],
      ["offerprice", "Price", "NUMBER"],
      ["currencyname", "Currency", "STRING"],
      ["shares", "Shares", "NUMBER"],
      ["dealtype", "Action", "STRING"],
    ],
    rows: (now) =>
      fakeIpos(now).map(({ symbol, company, exchange, date, low, high, offer, shares, deal }) => ({
        date,
        cells: [symbol, company, exchange, `${date}T04:00:00.000Z`, low, high, offer, "USD", shares, deal],
      })),
  },
  splits: {
    columns: [
      ["ticker", "Symbol", "STRING"],
      ["companyshortname", "Company Name", "STRING"],
      ["startdatetime", "Payable On", "DATETIME"],
      ["optionable", "Optionable", "STRING"],
      ["old_share_worth", "Old Share Worth", "NUMBER"],
      ["share_worth", "Share Worth", "NUMBER"],
    ],
    rows: (now) =>
      fakeSplits(now).map(({ symbol, company, date, added, old }) => ({
        date,
        cells: [symbol, company, `${date}T04:00:00.000Z`, "Yes", old, added],
      })),
  },
};

/** Quarters for which a made-up dividend has been paid. */
const paidQuarters = 80;

/** Past splits by symbol. */
const pastSplits: Readonly<Record<string, { readonly date: string; readonly added: number; readonly old: number }>> = {
  GOOGL: { date: "2022-07-18", added: 20, old: 1 },
  KO: { date: "2012-08-13", added: 2, old: 1 },
};

/** Dividends and splits of a chart between two points in time. */
export function chartEvents(symbol: string, from: number, to: number, now: number) {
  const within = (date: string) =>
    Date.parse(`${date}T14:30:00Z`) >= from && Date.parse(`${date}T14:30:00Z`) <= Math.min(to, now + dayMs / 2);
  const keyed = <T extends object>(list: readonly { date: string; event: T }[]) =>
    Object.fromEntries(
      list
        .filter(({ date }) => within(date))
        .map(({ date, event }) => {
          const at = Date.parse(`${date}T14:30:00Z`) / 1000;
          return [at, { ...event, date: at }];
        }),
    );
  const dividends = fakeDividends(now)
    .filter((dividend) => dividend.symbol === symbol)
    .flatMap(({ exDate, amount }) =>
      Array.from({ length: paidQuarters }, (_none, quarter) => ({
        date: addDays(exDate, -91 * quarter),
        event: { amount },
      })),
    );
  const past = pastSplits[symbol];
  const splits = [...(past === undefined ? [] : [{ ...past, symbol }]), ...fakeSplits(now)]
    .filter((split) => split.symbol === symbol)
    .map(({ date, added, old }) => ({
      date,
      event: { numerator: added, denominator: old, splitRatio: `${added}:${old}` },
    }));
  return { dividends: keyed(dividends), splits: keyed(splits) };
}
