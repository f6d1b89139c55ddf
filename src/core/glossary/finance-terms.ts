import { everydayTerms } from "./everyday-terms.ts";

export interface FinanceTerm {
  readonly name: string;
  /** Other words for it, in small letters. */
  readonly alsoCalled: readonly string[];
  /** What it is, and how to read it. */
  readonly text: string;
  /** As the product computes it; null where there is nothing to compute. */
  readonly formula: string | null;
}

const term = (name: string, alsoCalled: string, text: string, formula: string | null = null): FinanceTerm => ({
  name,
  alsoCalled: alsoCalled === "" ? [] : alsoCalled.split(", "),
  text,
  formula,
});

/** Words of the screens, each with the formula the product uses. */
export const financeTerms: readonly FinanceTerm[] = [
  ...everydayTerms,
  term(
    "P/E",
    "price to earnings, price/earnings, pe, pe ratio, p/e ratio, price earnings ratio",
    "How many years of today's earnings a share costs. A high one means that buyers expect growth, or that earnings are low at the moment; it says nothing where earnings are negative.",
    "price ÷ earnings per share of the last twelve months",
  ),
  term(
    "Forward P/E",
    "forward pe, forward price to earnings",
    "The price against the earnings that analysts expect for the coming year. It is as good as those estimates.",
    "price ÷ expected earnings per share",
  ),
  term(
    "PEG ratio",
    "peg",
    "The price to earnings against the growth of earnings. Near 1 the price is said to go with the growth.",
    "P/E ÷ expected growth of earnings in per cent",
  ),
  term("EPS", "earnings per share", "The part of the profit that falls on one share.", "net income ÷ diluted shares"),
  term(
    "Price / book",
    "p/b, price to book, pb",
    "The price against what the books say belongs to shareholders. Telling for banks, less so where the value lies in knowledge and brands.",
    "price ÷ book value per share",
  ),
  term(
    "Price / sales",
    "p/s, price to sales, ps",
    "The price against the revenue. For companies that do not earn yet.",
    "market capitalisation ÷ revenue",
  ),
  term(
    "EV / EBITDA",
    "ev/ebitda, enterprise multiple",
    "The whole company with its debt against its earnings before interest, tax and depreciation. It compares companies with different debt.",
    "(market capitalisation + debt − cash) ÷ EBITDA",
  ),
  term(
    "Enterprise value",
    "ev",
    "What it would take to buy all shares and pay back the debt.",
    "market capitalisation + debt − cash",
  ),
  term(
    "EBITDA",
    "",
    "Earnings before interest, tax, depreciation and amortisation: what the business earns before how it is financed.",
    "operating income + depreciation + amortisation",
  ),
  term(
    "Market capitalisation",
    "market cap, market value, market capitalization",
    "What all shares together cost at the last price.",
    "price × shares outstanding",
  ),
  term(
    "Free cash flow",
    "fcf",
    "The cash that is left after running the business and investing in it: what can be paid out, bought back or saved.",
    "operating cash flow − capital expenditure",
  ),
  term("Gross margin", "", "What is left of the revenue after what the goods cost.", "gross profit ÷ revenue"),
  term(
    "Operating margin",
    "",
    "What is left of the revenue after all costs of the business.",
    "operating income ÷ revenue",
  ),
  term("Net margin", "profit margin", "What is left of the revenue in the end.", "net income ÷ revenue"),
  term(
    "Return on equity",
    "roe",
    "What the company earns on the money of its shareholders. Much debt lifts it.",
    "net income ÷ equity",
  ),
  term(
    "Debt / equity",
    "debt to equity, d/e, leverage",
    "How much is borrowed for each part that belongs to shareholders.",
    "total debt ÷ equity",
  ),
  term(
    "Current ratio",
    "",
    "Whether what is due within a year is covered by what comes in within a year. Under 1 it is not.",
    "current assets ÷ current liabilities",
  ),
  term(
    "Dividend yield",
    "yield",
    "The dividends of a year against the price. It rises when the price falls, which can be a warning.",
    "dividends of a year per share ÷ price",
  ),
  term(
    "Yield on cost",
    "",
    "The dividends of twelve months against what the holding cost.",
    "income of twelve months ÷ cost",
  ),
  term(
    "Payout ratio",
    "",
    "The part of the earnings that is paid out. Over 100 % more is paid than earned.",
    "dividends ÷ net income",
  ),
  term(
    "Ex-date",
    "ex-dividend date, ex dividend date, ex-dividend",
    "Who buys on this day or later does not get the coming dividend; the price falls by about as much.",
  ),
  term(
    "Beta",
    "",
    "How strongly a share moves with the market: 1 like the market, 2 twice as strongly.",
    "covariance with the market ÷ variance of the market",
  ),
  term(
    "Volatility",
    "annualised volatility",
    "How widely the returns of single days spread, brought to a year. Twice as much means swings twice as wide, in both directions.",
    "standard deviation of daily returns × √261",
  ),
  term(
    "Drawdown",
    "maximum drawdown, deepest fall, max drawdown",
    "How far something stands below its highest point so far; the deepest of these falls is the maximum.",
    "linked return ÷ its highest point before − 1",
  ),
  term(
    "Sharpe ratio",
    "sharpe",
    "The return beyond the risk-free rate for each part of volatility. Higher is better; under 0 cash would have done better.",
    "(return a year − risk-free rate) ÷ volatility",
  ),
  term(
    "Sortino ratio",
    "sortino",
    "Like the Sharpe ratio, but only falls count as risk.",
    "(return a year − risk-free rate) ÷ downside deviation",
  ),
  term(
    "Time-weighted return",
    "twr, twrr, time weighted return",
    "The return of each day, linked. When money was paid in or taken out does not count: it measures the choices, not the timing, and is what a benchmark is compared with.",
    "Π(1 + return of the day) − 1",
  ),
  term(
    "Money-weighted return",
    "mwr, irr, xirr, internal rate of return, money weighted return",
    "The yearly rate at which all that was paid in grew to what is there now, over the days of the range. When money came in counts: it is your own experience.",
    "XIRR, the yearly rate at which the flows are worth the closing value; of a range: (1 + rate)^(days ÷ 365) − 1",
  ),
  term(
    "Simple return",
    "",
    "The gain against what was there and paid in. Easy, but it does not know when money came in.",
    "gain ÷ (opening value + deposits)",
  ),
  term(
    "Cost basis",
    "average cost, fifo, cost",
    "What the shares that are held cost, with fees and taxes of the purchase. By FIFO the first shares bought are the first sold; by average cost each share costs the same.",
    "cost of the lots that are left",
  ),
  term(
    "Unrealised gain",
    "unrealized gain, paper gain",
    "What a sale at the last price would gain. It is real only once something is sold. The total gain of a range is another figure: closing value + withdrawals − deposits − opening value.",
    "value − cost",
  ),
  term(
    "Diversification",
    "herfindahl, concentration, spread",
    "How evenly the value is spread. The index sums the squared weights; one by it is the number of equal holdings it is like.",
    "Σ weight²",
  ),
  term(
    "RSI",
    "relative strength index",
    "How strong recent rises were against recent falls, from 0 to 100. Here over 70 is Sell (overbought), under 30 is Buy (oversold), and in between is Hold.",
    "100 − 100 ÷ (1 + average rise ÷ average fall), 14 bars, Wilder",
  ),
  term(
    "MACD",
    "moving average convergence divergence",
    "Whether the short trend runs ahead of the long one. Here above zero is Buy, below zero is Sell.",
    "EMA 12 − EMA 26; signal line: EMA 9 of it",
  ),
  term(
    "ADX",
    "average directional index, directional index",
    "How strong a trend is, not where it goes. Here over 25 gives Buy or Sell by the side of +DI and -DI, over 50 the strong one, and below that it is Hold.",
    "smoothed |+DI − -DI| ÷ (+DI + -DI) × 100, 14 bars",
  ),
  term(
    "SMA",
    "moving average, simple moving average",
    "The mean of the last closes. Here a step of the average of more than 1 % is Buy or Sell, of more than 2 % the strong one.",
    "mean of the last 50 closes",
  ),
  term(
    "EMA",
    "exponential moving average, exponential average",
    "A moving average that gives recent closes more weight, so that it turns sooner than a simple one.",
    "close × k + EMA before × (1 − k), k = 2 ÷ (length + 1)",
  ),
  term(
    "Bollinger bands",
    "bollinger",
    "A band around the moving average that is as wide as prices lately spread. A touch of its edge is unusual, not a signal by itself.",
    "SMA 20 ± 2 × standard deviation",
  ),
  term(
    "ATR",
    "average true range",
    "How far the price goes in a usual bar, gaps included.",
    "smoothed mean of the true range, 14 bars",
  ),
  term(
    "Hit rate",
    "",
    "How often a signal's independent calls were right on this symbol before: whether the close ten bars later lay on its side. Compare it with the base rate.",
    "right calls ÷ independent calls",
  ),
  term(
    "Base rate",
    "",
    "How often always betting on the drift of the price, as it was known then, was right over the same periods. A hit rate below it is no edge.",
    "periods that moved with the drift ÷ periods",
  ),
  term(
    "Sentiment",
    "mood, market mood, news sentiment",
    "A mood from 0 to 1, 0.5 is neutral. From prices by the day's change, from news by the words of the stories.",
    "positive words ÷ (positive + negative words)",
  ),
  term(
    "Earnings surprise",
    "surprise",
    "By how much reported earnings beat or missed what analysts expected.",
    "(reported − expected) ÷ |expected| × 100",
  ),
  term(
    "Implied move",
    "expected move",
    "The move until an expiry that buyers of options pay for, in either direction.",
    "(call + put at the money) ÷ price",
  ),
  term(
    "Stock split",
    "split",
    "More shares at a lower price, or fewer at a higher one. The value of what you hold does not change.",
  ),
  term(
    "ETF",
    "exchange traded fund, exchange-traded fund",
    "A fund that is traded like a share, mostly following an index at a low yearly cost.",
  ),
  term(
    "Short interest",
    "short ratio, days to cover",
    "Shares sold by people who do not own them and bet on a fall. Days to cover say how long buying them back would take.",
    "shares sold short ÷ average daily volume",
  ),
];

/** The term that a word stands for; null when it is not explained here. */
export function financeTerm(words: string): FinanceTerm | null {
  const wanted = plain(words);
  return (
    financeTerms.find(
      ({ name, alsoCalled }) => plain(name) === wanted || alsoCalled.some((other) => plain(other) === wanted),
    ) ?? null
  );
}

function plain(words: string): string {
  return words
    .toLowerCase()
    .replace(/^(?:an?|the|my)\s+/, "")
    .replaceAll(/[\s/-]+/g, " ")
    .replace(/[?.!]+$/, "")
    .replace(/(?<=[a-z]{3})s$/, "")
    .trim();
}
