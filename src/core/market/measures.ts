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
  /** True for a figure of the newest report: it is as old as its period, whenever it was fetched. */
  readonly isReported: boolean;
}

const kinds = (unit: FigureUnit, ...ids: readonly FigureId[]): readonly FigureKind[] =>
  ids.map((id) => ({ id, name: measures.figures[id], unit, isReported: false }));
const reported = (unit: FigureUnit, ...ids: readonly FigureId[]): readonly FigureKind[] =>
  kinds(unit, ...ids).map((kind) => ({ ...kind, isReported: true }));

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
  ...kinds("number", "pegRatio", "beta"),
  ...reported("number", "currentRatio", "quickRatio"),
  ...kinds("days", "shortRatio"),
  ...kinds("ratio", "belowFairValue", "aboveFairValue"),
  ...reported(
    "ratio",
    "grossMargin",
    "operatingMargin",
    "ebitdaMargin",
    "profitMargin",
    "returnOnEquity",
    "returnOnAssets",
    "revenueGrowth",
    "earningsGrowth",
    "debtToEquity",
  ),
  ...kinds(
    "ratio",
    "dividendYield",
    "fiveYearAverageYield",
    "payoutRatio",
    "shortPercentOfFloat",
    "heldByInsiders",
    "heldByInstitutions",
    "fiftyTwoWeekChange",
  ),
  ...kinds("money", "marketCap", "enterpriseValue"),
  ...reported(
    "money",
    "revenue",
    "grossProfit",
    "ebitda",
    "netIncome",
    "totalCash",
    "totalDebt",
    "operatingCashFlow",
    "freeCashFlow",
  ),
  ...reported("price", "trailingEps"),
  ...kinds("price", "forwardEps"),
  ...reported("price", "bookValue", "revenuePerShare"),
  ...kinds(
    "price",
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
      ...reported(
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
      ...reported("price", "dilutedEps"),
      ...reported("shares", "dilutedShares"),
    ],
  },
  {
    id: "balance",
    name: measures.statements.balance,
    lines: reported(
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
    lines: reported(
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
