import type { Texts } from "../texts.ts";

export interface TestCosts {
  readonly isNextOpen: boolean;
  readonly feePercent: number;
  readonly slippagePercent: number;
  readonly dividends: "reinvest" | "cash" | "ignore";
}

/** Answers with a tested rule, or with a sum of the question's numbers. `source` is the mark of a source: "[2]". */
export const tests = {
  made: ({ from, to, rule, hold, source }: Texts<"from" | "to" | "rule" | "hold" | "source">) =>
    `From ${from} to ${to} the rule made **${rule}**; buying and holding made **${hold}** ${source}.`,
  worstFalls: ({ rule, hold, source }: Texts<"rule" | "hold" | "source">) =>
    `Worst fall of the rule: ${rule}; of holding: ${hold} ${source}.`,
  trades: ({ trades, source }: Texts<"trades" | "source">) => `Trades of the rule: ${trades} ${source}.`,
  fees: ({ fees, source }: Texts<"fees" | "source">) => `Fees paid of the rule: ${fees} ${source}.`,
  costs: ({ costs, source }: Texts<"costs" | "source">) => `${costs} ${source}`,
  noForecast:
    "This is what was, after costs, and no forecast. The Strategy lab shows each trade and what other numbers would have given.",
  result: ({ value, source }: Texts<"value" | "source">) => `The result is **${value}** ${source}.`,
  sum: ({ label, value, source }: Texts<"label" | "value" | "source">) => `${label}: **${value}** ${source}.`,
  resultLabel: "Result",
  fromYourNumbers:
    "Worked out from the numbers in your question, without taxes, fees and inflation. It is no forecast.",
  fromYourNumbersOnly: "Worked out from the numbers in your question. It is no forecast.",
  calculators: {
    averagePrice: "Average price of several purchases",
    spending: "Spending by a yearly percentage",
    fees: "Two yearly fees compared",
    purchasingPower: "Purchasing power after inflation",
    monthlySavings: "Savings needed each month",
    savingsPlan: "Savings plan",
    positionSize: "Position size",
    rise: "Rise needed after a fall",
    doubling: "Time to double",
    growthAYear: "Growth a year",
    compound: "Compound growth",
  },
  sums: {
    averagePrice: "Average price",
    spendingAMonth: "Spending a month",
    spendingAYear: "Spending a year",
    costOfFee: "Cost of the higher fee",
    endLowFee: "Value at the end with the lower fee",
    endHighFee: "Value at the end with the higher fee",
    inTodaysMoney: "Worth in today's money",
    neededEachMonth: "Needed each month",
    paidInOverTime: "Paid in over the time",
    endValue: "Value at the end",
    paidIn: "Paid in",
    growth: "Growth",
    shares: "Shares",
    atRisk: "Amount at risk",
    positionCost: "Cost of the position",
    riseNeeded: "Rise needed",
    years: "Years",
    growthAYear: "Growth a year",
    growthInAll: "Growth in all",
  },
  inputs: { amount: "Amount", eachMonth: "Each month", percent: "Per cent", years: "Years" },
};

/** Sources of these answers. */
export const testsSources = {
  backtest: {
    title: (symbols: string) => `Backtest on ${symbols}`,
    summary: ({ symbols, from, to }: Texts<"symbols" | "from" | "to">) => `Backtest on ${symbols}, ${from} to ${to}`,
    notUnderstood: ({
      parts,
      nearest,
    }: {
      readonly parts: readonly string[];
      readonly nearest: { readonly rule: string; readonly changes: string } | null;
    }) =>
      `Nothing was run. Not understood: ${parts.map((part) => `“${part}”`).join(", ")}. ${
        nearest === null
          ? "Say it like: buy when the 20 day average crosses above the 50 day average."
          : `The nearest rule: ${nearest.rule} ${nearest.changes} Ask for it in these words, or say it differently.`
      }`,
    isIndex: (symbol: string) => `Nothing was run: ${symbol} is an index, which cannot be traded.`,
    otherSymbols: ({ traded, other }: Texts<"traded" | "other">) =>
      `Nothing was run: the rule trades ${traded}, and not ${other}.`,
    firstDay: "First day of the run",
    lastDay: "Last day of the run",
    unseenFirstDay: "First day of the last part",
    unseenRule: "Return of the rule in the last part",
    unseenHold: "Return of holding in the last part",
    ofRule: (figure: string) => `${figure} of the rule`,
    ofHold: (figure: string) => `${figure} of buying and holding`,
    theRule: "The rule",
    buyAndHold: "Buy and hold",
    figures: {
      start: "Start value",
      final: "Final value",
      total: "Total return",
      cagr: "Return a year",
      worstFall: "Worst fall",
      volatility: "Volatility",
      sharpe: "Sharpe ratio",
      exposure: "Time invested",
      trades: "Trades",
      open: "Trades still open",
      winRate: "Win rate",
      profitFactor: "Profit factor",
      fees: "Fees paid",
    },
    costs: ({ isNextOpen, feePercent, slippagePercent, dividends }: TestCosts) =>
      `Decided on the close, filled at the ${isNextOpen ? "next open" : "same close"}; ${feePercent}% fee and ${slippagePercent}% slippage a trade; dividends ${dividends === "reinvest" ? "reinvested" : dividends === "cash" ? "kept as cash" : "left out"}.`,
  },
  workedOut: (label: string) => `Worked out: ${label}`,
  notWorkedOut: (reason: string) => reason,
};
