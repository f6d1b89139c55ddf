import type { Statement } from "#contract/fundamentals.ts";
import { majorCurrency } from "#core/money/currencies.ts";
import { measureKinds } from "#core/market/measures.ts";
import type { ProvidedFundamentals } from "../../provider.ts";
import {
  looseAt,
  looseList,
  looseNumber,
  looseRecord,
  looseText,
  looseUrl,
  plainNumber,
  plainPrice,
} from "../loose.ts";
import { announcedEarnings, type Modules, reportedQuarters } from "./yahoo-events.ts";
import {
  expectationsOf,
  filingsOf,
  holdersOf,
  insidersOf,
  officersOf,
  ratingChangesOf,
} from "./yahoo-company-events.ts";
import { typeName } from "./yahoo-quote.ts";
import { summaryStatements } from "./yahoo-statements.ts";

/** Modules that hold fundamentals. */
export const fundamentalModules = [
  "quoteType",
  "price",
  "summaryDetail",
  "assetProfile",
  "summaryProfile",
  "defaultKeyStatistics",
  "financialData",
  "calendarEvents",
  "earnings",
  "earningsHistory",
  "recommendationTrend",
  "incomeStatementHistory",
  "incomeStatementHistoryQuarterly",
  "fundProfile",
  "topHoldings",
  "earningsTrend",
  "insiderTransactions",
  "netSharePurchaseActivity",
  "secFilings",
  "upgradeDowngradeHistory",
  "institutionOwnership",
  "fundOwnership",
];

type Place = readonly [module: string, field: string];

/** Locations of each measure in the reply, best first. */
const places: Readonly<Record<string, readonly Place[]>> = {
  trailingPe: [["summaryDetail", "trailingPE"]],
  forwardPe: [
    ["summaryDetail", "forwardPE"],
    ["defaultKeyStatistics", "forwardPE"],
  ],
  pegRatio: [["defaultKeyStatistics", "pegRatio"]],
  priceToBook: [["defaultKeyStatistics", "priceToBook"]],
  priceToSales: [["summaryDetail", "priceToSalesTrailing12Months"]],
  enterpriseToRevenue: [["defaultKeyStatistics", "enterpriseToRevenue"]],
  enterpriseToEbitda: [["defaultKeyStatistics", "enterpriseToEbitda"]],
  beta: [
    ["summaryDetail", "beta"],
    ["defaultKeyStatistics", "beta"],
    ["defaultKeyStatistics", "beta3Year"],
  ],
  currentRatio: [["financialData", "currentRatio"]],
  quickRatio: [["financialData", "quickRatio"]],
  shortRatio: [["defaultKeyStatistics", "shortRatio"]],
  grossMargin: [["financialData", "grossMargins"]],
  operatingMargin: [["financialData", "operatingMargins"]],
  ebitdaMargin: [["financialData", "ebitdaMargins"]],
  profitMargin: [
    ["financialData", "profitMargins"],
    ["defaultKeyStatistics", "profitMargins"],
  ],
  returnOnEquity: [["financialData", "returnOnEquity"]],
  returnOnAssets: [["financialData", "returnOnAssets"]],
  revenueGrowth: [["financialData", "revenueGrowth"]],
  earningsGrowth: [["financialData", "earningsGrowth"]],
  debtToEquity: [["financialData", "debtToEquity"]],
  dividendYield: [
    ["summaryDetail", "dividendYield"],
    ["summaryDetail", "yield"],
    ["defaultKeyStatistics", "yield"],
  ],
  fiveYearAverageYield: [["summaryDetail", "fiveYearAvgDividendYield"]],
  payoutRatio: [["summaryDetail", "payoutRatio"]],
  shortPercentOfFloat: [["defaultKeyStatistics", "shortPercentOfFloat"]],
  heldByInsiders: [["defaultKeyStatistics", "heldPercentInsiders"]],
  heldByInstitutions: [["defaultKeyStatistics", "heldPercentInstitutions"]],
  fiftyTwoWeekChange: [["defaultKeyStatistics", "52WeekChange"]],
  marketCap: [
    ["price", "marketCap"],
    ["summaryDetail", "marketCap"],
  ],
  enterpriseValue: [["defaultKeyStatistics", "enterpriseValue"]],
  revenue: [["financialData", "totalRevenue"]],
  grossProfit: [["financialData", "grossProfits"]],
  ebitda: [["financialData", "ebitda"]],
  netIncome: [["defaultKeyStatistics", "netIncomeToCommon"]],
  totalCash: [["financialData", "totalCash"]],
  totalDebt: [["financialData", "totalDebt"]],
  operatingCashFlow: [["financialData", "operatingCashflow"]],
  freeCashFlow: [["financialData", "freeCashflow"]],
  trailingEps: [["defaultKeyStatistics", "trailingEps"]],
  forwardEps: [["defaultKeyStatistics", "forwardEps"]],
  bookValue: [["defaultKeyStatistics", "bookValue"]],
  revenuePerShare: [["financialData", "revenuePerShare"]],
  dividendRate: [
    ["summaryDetail", "dividendRate"],
    ["summaryDetail", "trailingAnnualDividendRate"],
  ],
  fiftyDayAverage: [["summaryDetail", "fiftyDayAverage"]],
  twoHundredDayAverage: [["summaryDetail", "twoHundredDayAverage"]],
  sharesOutstanding: [["defaultKeyStatistics", "sharesOutstanding"]],
  floatShares: [["defaultKeyStatistics", "floatShares"]],
};

/** Yahoo gives these in per cent; here they are ratios. */
const inPercent = new Set(["debtToEquity", "fiveYearAverageYield"]);

/** Translates quoteSummary, with the statements and the insights beside it. What is missing or broken is null alone. */
export function fundamentalsOf(
  symbol: string,
  modules: Modules,
  { statements, insights, today }: { statements: Statement[]; insights: unknown; today: string },
): Omit<ProvidedFundamentals, "origin"> {
  const at = (...path: readonly string[]) => looseAt(modules, ...path);
  const text = (...path: readonly string[]) => looseText(at(...path));
  const profile = (field: string) => at("assetProfile", field) ?? at("summaryProfile", field);
  const currency =
    text("financialData", "financialCurrency") ??
    text("earnings", "financialCurrency") ??
    text("price", "currency") ??
    text("summaryDetail", "currency");
  const priceCurrency = text("price", "currency") ?? text("summaryDetail", "currency");
  const announced = announcedEarnings(modules);
  return {
    symbol,
    name:
      text("price", "longName") ??
      text("quoteType", "longName") ??
      text("price", "shortName") ??
      text("quoteType", "shortName"),
    type: typeName(text("quoteType", "quoteType") ?? text("price", "quoteType")),
    currency,
    profile: {
      sector: looseText(profile("sector")),
      industry: looseText(profile("industry")),
      country: looseText(profile("country")),
      employees: looseNumber(profile("fullTimeEmployees")),
      website: looseUrl(profile("website")),
      summary: looseText(profile("longBusinessSummary")),
    },
    measures: measuresOf(modules, insights).filter(
      ({ id }) =>
        priceCurrency === null || priceCurrency === currency || !isInPriceCurrency(id, priceCurrency, currency),
    ),
    statements: statements.length > 0 ? statements : summaryStatements(modules, currency),
    earnings: reportedQuarters(modules).map(({ quarter, estimate, actual, surprisePercent }) => ({
      quarter,
      estimate,
      actual,
      surprisePercent,
    })),
    nextEarnings:
      announced === null || announced.date < today
        ? null
        : { date: announced.date, isEstimate: announced.isEstimate, estimate: announced.estimate },
    analysts: {
      count: looseNumber(at("financialData", "numberOfAnalystOpinions")),
      targetLow: plainPrice(at("financialData", "targetLowPrice")),
      targetMean: plainPrice(at("financialData", "targetMeanPrice")),
      targetHigh: plainPrice(at("financialData", "targetHighPrice")),
      views: viewsOf(modules),
    },
    expectations: expectationsOf(modules),
    insiders: insidersOf(modules),
    filings: filingsOf(modules),
    ratingChanges: ratingChangesOf(modules),
    officers: officersOf(modules),
    holders: holdersOf(modules),
    fund: fundOf(modules),
  };
}

/**
 * Returns true when a figure is, or may be, in the currency of the price although the company reports in another.
 * Market values are in that currency; for figures per share Yahoo doesn't give one.
 */
function isInPriceCurrency(id: string, priceCurrency: string, currency: string | null): boolean {
  if (["trailingEps", "forwardEps", "bookValue", "revenuePerShare"].includes(id)) return true;
  return ["marketCap", "enterpriseValue"].includes(id) && majorCurrency(priceCurrency) !== currency;
}

function measuresOf(modules: Modules, insights: unknown): ProvidedFundamentals["measures"] {
  const instrument = looseAt(insights, "instrumentInfo");
  const discount = looseNumber(looseAt(instrument, "valuation", "discount"));
  const told: Readonly<Record<string, number | null>> = {
    // A discount of "-4%" comes with "Overvalued" and "Premium": the price is above the fair value. One of "10%" is below it.
    belowFairValue: discount === null || discount < 0 ? null : discount / 100,
    aboveFairValue: discount === null || discount >= 0 ? null : -discount / 100,
    researchTargetPrice: plainPrice(looseAt(insights, "recommendation", "targetPrice")),
    support: plainPrice(looseAt(instrument, "keyTechnicals", "support")),
    resistance: plainPrice(looseAt(instrument, "keyTechnicals", "resistance")),
  };
  return measureKinds.flatMap(({ id }) => {
    const found =
      told[id] ??
      (places[id] ?? [])
        .map(([module, field]) => plainNumber(looseAt(modules, module, field)))
        .find((value) => value !== null) ??
      null;
    if (found === null) return [];
    return [{ id, value: inPercent.has(id) ? found / 100 : found }];
  });
}

function viewsOf(modules: Modules): ProvidedFundamentals["analysts"]["views"] {
  const trend = looseList(looseAt(modules, "recommendationTrend", "trend")) ?? [];
  const current = looseRecord(trend.find((row) => looseAt(row, "period") === "0m"));
  if (current === null) return null;
  const count = (field: string) => looseNumber(current[field]);
  const views = {
    strongBuy: count("strongBuy"),
    buy: count("buy"),
    hold: count("hold"),
    sell: count("sell"),
    strongSell: count("strongSell"),
  };
  return Object.values(views).every((value) => value === null || value === 0) ? null : views;
}

function fundOf(modules: Modules): ProvidedFundamentals["fund"] {
  const at = (...path: readonly string[]) => looseAt(modules, ...path);
  const type = looseText(at("quoteType", "quoteType")) ?? looseText(at("price", "quoteType"));
  const isFund = type === null ? looseRecord(at("fundProfile")) !== null : type === "ETF" || type === "MUTUALFUND";
  if (!isFund) return null;
  const holdings = (looseList(at("topHoldings", "holdings")) ?? []).map((row) => ({
    symbol: looseText(looseAt(row, "symbol")),
    name: looseText(looseAt(row, "holdingName")),
    weight: plainNumber(looseAt(row, "holdingPercent")),
  }));
  const sectors = (looseList(at("topHoldings", "sectorWeightings")) ?? []).flatMap((row) =>
    Object.entries(looseRecord(row) ?? {}).flatMap(([id, value]) => {
      const weight = plainNumber(value);
      return weight === null || weight <= 0 ? [] : [{ name: sectorName(id), weight }];
    }),
  );
  return {
    family: looseText(at("fundProfile", "family")) ?? looseText(at("defaultKeyStatistics", "fundFamily")),
    category: looseText(at("fundProfile", "categoryName")) ?? looseText(at("defaultKeyStatistics", "category")),
    expenseRatio: plainNumber(at("fundProfile", "feesExpensesInvestment", "annualReportExpenseRatio")),
    netAssets:
      plainNumber(at("summaryDetail", "totalAssets")) ?? plainNumber(at("defaultKeyStatistics", "totalAssets")),
    holdings: holdings.filter(({ symbol, name }) => symbol !== null || name !== null),
    sectors: sectors.sort((a, b) => b.weight - a.weight),
  };
}

/** "consumer_cyclical" as "Consumer Cyclical". */
function sectorName(id: string): string {
  if (id === "realestate") return "Real Estate";
  return id.replaceAll(
    /(^|_)([a-z])/g,
    (_, gap: string, letter: string) => (gap === "" ? "" : " ") + letter.toUpperCase(),
  );
}
