import { measures } from "../words/en/measures.ts";

/** The format of a company figure. */
export type FigureUnit =
  /** 0.25 is 25 %. */
  | "ratio"
  /** A multiple, such as price over earnings. */
  | "multiple"
  /** A number without a unit, such as beta. */
  | "number"
  /** Trading days. */
  | "days"
  /** In the currency of the figure. */
  | "money"
  /** In the currency of the price, per share. */
  | "price"
  | "shares";

export type FigureId = keyof typeof measures.figures;
export type StatementId = keyof typeof measures.statements;

export interface FigureKind {
  readonly id: FigureId;
  /** English. */
  readonly name: string;
  readonly unit: FigureUnit;
}

const kinds = (unit: FigureUnit, ...ids: readonly FigureId[]): readonly FigureKind[] =>
  ids.map((id) => ({ id, name: measures.figures[id], unit }));

/** The possible keys of `Fundamentals.measures`, in display order. */
export const measureKinds: readonly FigureKind[] = [
  ...kinds(
    "multiple",
    "trailingPe",
    "forwardPe",
    "priceToBook",
    "priceToSales",
    "enterpriseToRevenue",
    "enterpriseToEbitda",
  ),
  ...kinds("number", "pegRatio", "beta", "currentRatio", "quickRatio"),
  ...kinds("days", "shortRatio"),
  ...kinds(
    "ratio",
    "fairValueDiscount",
    "grossMargin",
    "operatingMargin",
    "ebitdaMargin",
    "profitMargin",
    "returnOnEquity",
    "returnOnAssets",
    "revenueGrowth",
    "earningsGrowth",
    "debtToEquity",
    "dividendYield",
    "fiveYearAverageYield",
    "payoutRatio",
    "shortPercentOfFloat",
    "heldByInsiders",
    "heldByInstitutions",
    "fiftyTwoWeekChange",
  ),
  ...kinds(
    "money",
    "marketCap",
    "enterpriseValue",
    "revenue",
    "grossProfit",
    "ebitda",
    "netIncome",
    "totalCash",
    "totalDebt",
    "operatingCashFlow",
    "freeCashFlow",
  ),
  ...kinds(
    "price",
    "trailingEps",
    "forwardEps",
    "bookValue",
    "revenuePerShare",
    "dividendRate",
    "fiftyDayAverage",
    "twoHundredDayAverage",
    "researchTargetPrice",
    "support",
    "resistance",
  ),
  ...kinds("shares", "sharesOutstanding", "floatShares"),
];

/** The three statements and their line items, in the order of a report. */
export const statementKinds: readonly {
  readonly id: StatementId;
  /** English. */
  readonly name: string;
  readonly lines: readonly FigureKind[];
}[] = [
  {
    id: "income",
    name: measures.statements.income,
    lines: [
      ...kinds(
        "money",
        "totalRevenue",
        "costOfRevenue",
        "grossProfit",
        "researchAndDevelopment",
        "operatingIncome",
        "ebitda",
        "interestExpense",
        "pretaxIncome",
        "taxProvision",
        "netIncome",
      ),
      ...kinds("price", "dilutedEps"),
      ...kinds("shares", "dilutedShares"),
    ],
  },
  {
    id: "balance",
    name: measures.statements.balance,
    lines: kinds(
      "money",
      "cash",
      "cashAndShortTermInvestments",
      "receivables",
      "inventory",
      "currentAssets",
      "totalAssets",
      "currentLiabilities",
      "longTermDebt",
      "totalDebt",
      "totalLiabilities",
      "retainedEarnings",
      "equity",
    ),
  },
  {
    id: "cashFlow",
    name: measures.statements.cashFlow,
    lines: kinds(
      "money",
      "operatingCashFlow",
      "capitalExpenditure",
      "freeCashFlow",
      "investingCashFlow",
      "financingCashFlow",
      "dividendsPaid",
      "shareRepurchases",
    ),
  },
];
