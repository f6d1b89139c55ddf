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

export interface FigureKind {
  readonly id: string;
  readonly name: string;
  readonly unit: FigureUnit;
}

const kinds = (unit: FigureUnit, names: Readonly<Record<string, string>>): readonly FigureKind[] =>
  Object.entries(names).map(([id, name]) => ({ id, name, unit }));

/** The possible keys of `Fundamentals.measures`, in display order. */
export const measureKinds: readonly FigureKind[] = [
  ...kinds("multiple", {
    trailingPe: "Price / earnings",
    forwardPe: "Price / expected earnings",
    priceToBook: "Price / book",
    priceToSales: "Price / sales",
    enterpriseToRevenue: "Enterprise value / revenue",
    enterpriseToEbitda: "Enterprise value / EBITDA",
  }),
  ...kinds("number", {
    pegRatio: "PEG ratio",
    beta: "Beta",
    currentRatio: "Current ratio",
    quickRatio: "Quick ratio",
  }),
  ...kinds("days", { shortRatio: "Days to cover" }),
  ...kinds("ratio", {
    fairValueDiscount: "Discount to fair value",
    grossMargin: "Gross margin",
    operatingMargin: "Operating margin",
    ebitdaMargin: "EBITDA margin",
    profitMargin: "Profit margin",
    returnOnEquity: "Return on equity",
    returnOnAssets: "Return on assets",
    revenueGrowth: "Revenue growth, year on year",
    earningsGrowth: "Earnings growth, year on year",
    debtToEquity: "Debt / equity",
    dividendYield: "Dividend yield",
    fiveYearAverageYield: "Dividend yield, five-year average",
    payoutRatio: "Payout ratio",
    shortPercentOfFloat: "Short interest of float",
    heldByInsiders: "Held by insiders",
    heldByInstitutions: "Held by institutions",
    fiftyTwoWeekChange: "52-week change",
  }),
  ...kinds("money", {
    marketCap: "Market capitalisation",
    enterpriseValue: "Enterprise value",
    revenue: "Revenue",
    grossProfit: "Gross profit",
    ebitda: "EBITDA",
    netIncome: "Net income",
    totalCash: "Cash",
    totalDebt: "Debt",
    operatingCashFlow: "Operating cash flow",
    freeCashFlow: "Free cash flow",
  }),
  ...kinds("price", {
    trailingEps: "Earnings per share",
    forwardEps: "Expected earnings per share",
    bookValue: "Book value per share",
    revenuePerShare: "Revenue per share",
    dividendRate: "Yearly dividend",
    fiftyDayAverage: "50-day average",
    twoHundredDayAverage: "200-day average",
    researchTargetPrice: "Research firm's price target",
    support: "Support",
    resistance: "Resistance",
  }),
  ...kinds("shares", { sharesOutstanding: "Shares outstanding", floatShares: "Free float" }),
];

/** The three statements and their line items, in the order of a report. */
export const statementKinds: readonly { readonly name: string; readonly lines: readonly FigureKind[] }[] = [
  {
    name: "Income statement",
    lines: [
      ...kinds("money", {
        totalRevenue: "Revenue",
        costOfRevenue: "Cost of revenue",
        grossProfit: "Gross profit",
        researchAndDevelopment: "Research and development",
        operatingIncome: "Operating income",
        ebitda: "EBITDA",
        interestExpense: "Interest",
        pretaxIncome: "Income before tax",
        taxProvision: "Tax",
        netIncome: "Net income",
      }),
      ...kinds("price", { dilutedEps: "Earnings per share, diluted" }),
      ...kinds("shares", { dilutedShares: "Shares, diluted" }),
    ],
  },
  {
    name: "Balance sheet",
    lines: kinds("money", {
      cash: "Cash",
      cashAndShortTermInvestments: "Cash and short-term investments",
      receivables: "Receivables",
      inventory: "Inventory",
      currentAssets: "Current assets",
      totalAssets: "Assets",
      currentLiabilities: "Current liabilities",
      longTermDebt: "Long-term debt",
      totalDebt: "Debt",
      totalLiabilities: "Liabilities",
      retainedEarnings: "Retained earnings",
      equity: "Equity",
    }),
  },
  {
    name: "Cash flow",
    lines: kinds("money", {
      operatingCashFlow: "Operating cash flow",
      capitalExpenditure: "Capital expenditure",
      freeCashFlow: "Free cash flow",
      investingCashFlow: "Investing cash flow",
      financingCashFlow: "Financing cash flow",
      dividendsPaid: "Dividends paid",
      shareRepurchases: "Share buybacks",
    }),
  },
];
