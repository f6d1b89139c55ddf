import { everydayTerms } from "./everyday-terms.ts";

export interface FinanceTerm {
  readonly name: string;
  /** Synonyms in lower case. */
  readonly alsoCalled: readonly string[];
  /** Its meaning, and how to read it. */
  readonly text: string;
  /** The formula Bellwether uses. Null if nothing is computed. */
  readonly formula: string | null;
}

const term = (name: string, alsoCalled: string, text: string, formula: string | null = null): FinanceTerm => ({
  name,
  alsoCalled: alsoCalled === "" ? [] : alsoCalled.split(", "),
  text,
  formula,
});

/** Terms used on the screens, each with the formula Bellwether uses. */
export const financeTerms: readonly FinanceTerm[] = [
  ...everydayTerms,
  term(
    "P/E",
    "price to earnings, price/earnings, pe, pe ratio, p/e ratio, price earnings ratio",
    "The price of a share in years of current earnings. A high ratio means that buyers expect growth, or that earnings are low right now. It has no meaning if earnings are negative.",
    "price ÷ earnings per share of the last twelve months",
  ),
  term(
    "Forward P/E",
    "forward pe, forward price to earnings",
    "The price divided by the earnings analysts expect for the coming year. It's only as good as those estimates.",
    "price ÷ expected earnings per share",
  ),
  term(
    "PEG ratio",
    "peg",
    "The price-to-earnings ratio divided by earnings growth. Around 1, the price is considered in line with growth.",
    "P/E ÷ expected earnings growth in per cent",
  ),
  term("EPS", "earnings per share", "The profit per share.", "net income ÷ diluted shares"),
  term(
    "Price / book",
    "p/b, price to book, pb",
    "The price divided by shareholders' equity per share. Useful for banks, less so for companies whose value lies in knowledge and brands.",
    "price ÷ book value per share",
  ),
  term(
    "Price / sales",
    "p/s, price to sales, ps",
    "The price divided by revenue per share. Used for companies without earnings.",
    "market capitalisation ÷ revenue",
  ),
  term(
    "EV / EBITDA",
    "ev/ebitda, enterprise multiple",
    "The value of the company including debt, divided by its earnings before interest, tax, depreciation and amortisation. It allows comparing companies with different debt.",
    "(market capitalisation + debt − cash) ÷ EBITDA",
  ),
  term(
    "Enterprise value",
    "ev",
    "The cost of buying all shares and paying off the debt, less the company's cash.",
    "market capitalisation + debt − cash",
  ),
  term(
    "EBITDA",
    "",
    "Earnings before interest, tax, depreciation and amortisation: the earnings of the business regardless of its financing.",
    "operating income + depreciation + amortisation",
  ),
  term(
    "Market capitalisation",
    "market cap, market value, market capitalization",
    "The value of all shares at the last price.",
    "price × shares outstanding",
  ),
  term(
    "Free cash flow",
    "fcf",
    "The cash left after running the business and investing in it. It can go to dividends, buybacks or savings.",
    "operating cash flow − capital expenditure",
  ),
  term("Gross margin", "", "The share of revenue left after the cost of the goods.", "gross profit ÷ revenue"),
  term("Operating margin", "", "The share of revenue left after all operating costs.", "operating income ÷ revenue"),
  term(
    "Net margin",
    "profit margin",
    "The share of revenue left after all costs, interest and tax.",
    "net income ÷ revenue",
  ),
  term(
    "Return on equity",
    "roe",
    "The company's profit relative to its shareholders' equity. High debt increases it.",
    "net income ÷ equity",
  ),
  term(
    "Debt / equity",
    "debt to equity, d/e, leverage",
    "The company's debt relative to its shareholders' equity.",
    "total debt ÷ equity",
  ),
  term(
    "Current ratio",
    "",
    "Shows whether current assets cover the debts due within a year. Below 1 they don't.",
    "current assets ÷ current liabilities",
  ),
  term(
    "Dividend yield",
    "yield",
    "One year's dividends relative to the price. It rises when the price falls, which can be a warning sign.",
    "one year's dividends per share ÷ price",
  ),
  term(
    "Yield on cost",
    "",
    "The dividends of the last twelve months relative to the cost of the holding.",
    "income of twelve months ÷ cost",
  ),
  term(
    "Payout ratio",
    "",
    "The share of earnings paid out as dividends. Above 100 %, the company pays more than it earns.",
    "dividends ÷ net income",
  ),
  term(
    "Ex-date",
    "ex-dividend date, ex dividend date, ex-dividend",
    "If you buy on or after this day, you don't receive the upcoming dividend. The price usually falls by about that amount.",
  ),
  term(
    "Beta",
    "",
    "How strongly a share moves with the market. 1 means in line with it, 2 twice as strongly.",
    "covariance with the market ÷ variance of the market",
  ),
  term(
    "Volatility",
    "annualised volatility",
    "How widely daily returns vary, annualised. Twice the volatility means swings twice as wide, in both directions.",
    "standard deviation of daily returns × √261",
  ),
  term(
    "Drawdown",
    "maximum drawdown, deepest fall, max drawdown",
    "The fall from the previous peak. The largest of these falls is the maximum drawdown.",
    "linked return ÷ previous peak − 1",
  ),
  term(
    "Sharpe ratio",
    "sharpe",
    "The return above the risk-free rate per unit of volatility. Higher is better. Below 0, cash would have done better.",
    "(yearly return − risk-free rate) ÷ volatility",
  ),
  term(
    "Sortino ratio",
    "sortino",
    "Like the Sharpe ratio, but only returns below the risk-free rate count as risk.",
    "(yearly return − risk-free rate) ÷ downside deviation",
  ),
  term(
    "Time-weighted return",
    "twr, twrr, time weighted return",
    "The linked daily returns. The timing of deposits and withdrawals doesn't count, so it measures your investments and can be compared with a benchmark.",
    "Π(1 + return of the day) − 1",
  ),
  term(
    "Money-weighted return",
    "mwr, irr, xirr, internal rate of return, money weighted return",
    "The yearly rate at which your deposits grew to the current value over the range. The timing of deposits counts, so it reflects your own experience.",
    "XIRR, the yearly rate at which the flows grow to the closing value; for a range: (1 + rate)^(days ÷ 365) − 1",
  ),
  term(
    "Simple return",
    "",
    "The gain relative to the opening value and deposits. Simple, but it ignores the timing of deposits.",
    "gain ÷ (opening value + deposits)",
  ),
  term(
    "Cost basis",
    "average cost, fifo, cost",
    "The cost of the shares you hold, including purchase fees and taxes. With FIFO, the first shares bought are the first sold. With average cost, each share costs the same.",
    "cost of the remaining lots",
  ),
  term(
    "Unrealised gain",
    "unrealized gain, paper gain",
    "The gain from selling at the last price. It's only realised when you sell. The total gain of a range is a different figure: closing value + withdrawals − deposits − opening value.",
    "value − cost",
  ),
  term(
    "Diversification",
    "herfindahl, concentration, spread",
    "How evenly the value is spread across holdings. The index is the sum of squared weights. 1 divided by the index is the equivalent number of equally weighted holdings.",
    "Σ weight²",
  ),
  term(
    "RSI",
    "relative strength index",
    "Compares recent rises with recent falls, from 0 to 100. Above 70 is Sell (overbought), below 30 is Buy (oversold), and in between is Hold.",
    "100 − 100 ÷ (1 + average rise ÷ average fall), 14 bars, Wilder",
  ),
  term(
    "MACD",
    "moving average convergence divergence",
    "Compares the short trend with the long one. Above zero is Buy, below zero is Sell.",
    "EMA 12 − EMA 26; signal line: EMA 9 of it",
  ),
  term(
    "ADX",
    "average directional index, directional index",
    "The strength of a trend, regardless of direction. Above 25 is Buy or Sell, depending on +DI and -DI. Above 50 is the strong signal. Up to 25 is Hold.",
    "smoothed |+DI − -DI| ÷ (+DI + -DI) × 100, 14 bars",
  ),
  term(
    "SMA",
    "moving average, simple moving average",
    "The mean of the last closes. A move of the average of more than 1 % in one step is Buy or Sell, more than 2 % is the strong signal.",
    "mean of the last 50 closes",
  ),
  term(
    "EMA",
    "exponential moving average, exponential average",
    "A moving average that gives recent closes more weight, so it turns sooner than a simple one.",
    "close × k + previous EMA × (1 − k), k = 2 ÷ (length + 1)",
  ),
  term(
    "Bollinger bands",
    "bollinger",
    "A band around the moving average that widens with recent price swings. A price at its edge is unusual, but not a signal by itself.",
    "SMA 20 ± 2 × standard deviation",
  ),
  term(
    "ATR",
    "average true range",
    "The usual price range of a bar, including gaps.",
    "smoothed mean of the true range, 14 bars",
  ),
  term(
    "Hit rate",
    "",
    "How often a signal's earlier independent calls on this symbol were right, judged by the close ten bars later. Compare it with the base rate.",
    "right calls ÷ independent calls",
  ),
  term(
    "Base rate",
    "",
    "How often a bet on the price drift known at the time was right over the same periods. A hit rate below it is no edge.",
    "periods that moved with the drift ÷ periods",
  ),
  term(
    "Sentiment",
    "mood, market mood, news sentiment",
    "The mood from 0 to 1, where 0.5 is neutral. Price mood follows the day's change, news mood the words of the stories.",
    "positive words ÷ (positive + negative words)",
  ),
  term(
    "Earnings surprise",
    "surprise",
    "The difference between reported earnings and analysts' estimates.",
    "(reported − expected) ÷ |expected| × 100",
  ),
  term(
    "Implied move",
    "expected move",
    "The price move up to an expiry, in either direction, that option prices imply.",
    "(call + put at the money) ÷ price",
  ),
  term(
    "Stock split",
    "split",
    "More shares at a lower price, or fewer at a higher one. The value of your holding doesn't change.",
  ),
  term(
    "ETF",
    "exchange traded fund, exchange-traded fund",
    "A fund that trades like a share, usually tracking an index at a low yearly cost.",
  ),
  term(
    "Short interest",
    "short ratio, days to cover",
    "Borrowed shares sold by investors who expect a fall. Days to cover is the time needed to buy them back.",
    "shares sold short ÷ average daily volume",
  ),
];

/** Returns the entry for a word. Null if it has none. */
export function financeTerm(words: string): FinanceTerm | null {
  const term = plain(words);
  return (
    financeTerms.find(
      ({ name, alsoCalled }) => plain(name) === term || alsoCalled.some((other) => plain(other) === term),
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
