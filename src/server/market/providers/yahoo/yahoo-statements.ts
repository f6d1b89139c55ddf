import type { Statement } from "#contract/fundamentals.ts";
import { ProviderError } from "../../provider.ts";
import { looseAt, looseDay, looseList, looseRecord, looseText, plainNumber } from "../loose.ts";
import type { Modules } from "./yahoo-events.ts";

type Period = Statement["period"];

/** Yahoo's name of each line, by ours. */
const figures: Readonly<Record<string, string>> = {
  totalRevenue: "TotalRevenue",
  costOfRevenue: "CostOfRevenue",
  grossProfit: "GrossProfit",
  researchAndDevelopment: "ResearchAndDevelopment",
  operatingIncome: "OperatingIncome",
  ebitda: "EBITDA",
  interestExpense: "InterestExpense",
  pretaxIncome: "PretaxIncome",
  taxProvision: "TaxProvision",
  netIncome: "NetIncome",
  dilutedEps: "DilutedEPS",
  dilutedShares: "DilutedAverageShares",
  cash: "CashAndCashEquivalents",
  cashAndShortTermInvestments: "CashCashEquivalentsAndShortTermInvestments",
  receivables: "AccountsReceivable",
  inventory: "Inventory",
  currentAssets: "CurrentAssets",
  totalAssets: "TotalAssets",
  currentLiabilities: "CurrentLiabilities",
  longTermDebt: "LongTermDebt",
  totalDebt: "TotalDebt",
  totalLiabilities: "TotalLiabilitiesNetMinorityInterest",
  retainedEarnings: "RetainedEarnings",
  equity: "StockholdersEquity",
  operatingCashFlow: "OperatingCashFlow",
  capitalExpenditure: "CapitalExpenditure",
  freeCashFlow: "FreeCashFlow",
  investingCashFlow: "InvestingCashFlow",
  financingCashFlow: "FinancingCashFlow",
  dividendsPaid: "CashDividendsPaid",
  shareRepurchases: "RepurchaseOfCapitalStock",
};

/** Types requested from the time series: every line, annual and quarterly. */
export const seriesTypes: readonly string[] = (["annual", "quarterly"] as const).flatMap((period) =>
  Object.values(figures).map((figure) => period + figure),
);

/** A figure of a statement, at the end of its period. */
interface Reported {
  readonly date: string;
  readonly line: string;
  readonly value: number;
  readonly currency: string | null;
}

/** Translates Yahoo's fundamentals time series, whose results come in any order and with gaps. */
export function seriesStatements(json: unknown): Statement[] {
  const results = looseList(looseAt(json, "timeseries", "result"));
  if (results === null) {
    const description = looseText(looseAt(json, "timeseries", "error", "description"));
    throw new ProviderError(description ?? "Yahoo's time series has an unexpected shape", { advice: "try-next" });
  }
  return (["annual", "quarterly"] as const).flatMap((period) =>
    statementOf(
      period,
      Object.entries(figures).flatMap(([line, figure]) => reportedIn(results, period + figure, line)),
    ),
  );
}

/** Returns the income data still in quoteSummary, for when there is no time series. */
export function summaryStatements(modules: Modules, currency: string | null): Statement[] {
  const read = (period: Period, module: string) =>
    statementOf(
      period,
      (looseList(looseAt(modules, module, "incomeStatementHistory")) ?? []).flatMap((row) => {
        const date = looseDay(looseAt(row, "endDate"));
        if (date === null) return [];
        return ["totalRevenue", "netIncome"].flatMap((line) => {
          const value = plainNumber(looseAt(row, line));
          return value === null ? [] : [{ date, line, value, currency }];
        });
      }),
    );
  return [...read("annual", "incomeStatementHistory"), ...read("quarterly", "incomeStatementHistoryQuarterly")];
}

function reportedIn(results: readonly unknown[], type: string, line: string): readonly Reported[] {
  const rows = results.map((result) => looseList(looseRecord(result)?.[type])).find((list) => list !== null) ?? [];
  return rows.flatMap((row) => {
    const date = looseDay(looseAt(row, "asOfDate"));
    const value = plainNumber(looseAt(row, "reportedValue"));
    return date === null || value === null
      ? []
      : [{ date, line, value, currency: looseText(looseAt(row, "currencyCode")) }];
  });
}

/** None where nothing was reported. Lines keep their order. */
function statementOf(period: Period, reported: readonly Reported[]): Statement[] {
  const dates = [...new Set(reported.map(({ date }) => date))].sort();
  if (dates.length === 0) return [];
  const byLine = Map.groupBy(reported, ({ line }) => line);
  const lines = [...byLine].map(([id, values]) => {
    const byDate = new Map(values.map(({ date, value }) => [date, value]));
    return { id, values: dates.map((date) => byDate.get(date) ?? null) };
  });
  const currency = reported.find((figure) => figure.currency !== null)?.currency ?? null;
  return [{ period, currency, dates, lines }];
}
