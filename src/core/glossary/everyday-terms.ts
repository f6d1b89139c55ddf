import type { FinanceTerm } from "./finance-terms.ts";

const term = (name: string, alsoCalled: string, text: string, formula: string | null = null): FinanceTerm => ({
  name,
  alsoCalled: alsoCalled === "" ? [] : alsoCalled.split(", "),
  text,
  formula,
});

/** Basic investing terms for beginners. No screen computes them. */
export const everydayTerms: readonly FinanceTerm[] = [
  term(
    "Stop-loss order",
    "stop loss, stop-loss, stop loss order, stop order",
    "An order to your broker to sell once the price falls to a level you set. It limits a loss, but after a gap the sale can happen well below that level.",
  ),
  term(
    "Limit order",
    "buy limit, sell limit",
    "An order that is filled only at your price or better. It may never be filled.",
  ),
  term(
    "Market order",
    "",
    "An order that is filled at once at the best available price. In thin trading, that can be far from the last price.",
  ),
  term(
    "Stock",
    "share, equity, equities",
    "A part of a company. Its owner shares in profits and losses, and can vote.",
  ),
  term(
    "Bond",
    "corporate bond, government bond, treasury, treasury bond",
    "A loan to a company or government that pays interest and is repaid on a fixed date. Its price falls when interest rates rise.",
  ),
  term(
    "Index fund",
    "tracker, tracker fund, passive fund",
    "A low-cost fund that holds the same securities as an index, in the same proportions.",
  ),
  term(
    "Mutual fund",
    "investment fund",
    "Money from many investors, pooled and invested by a manager. You buy and sell it at its net asset value.",
  ),
  term(
    "Index",
    "stock index, market index",
    "A number that tracks the prices of a selected group of shares, such as the 500 in the S&P 500.",
  ),
  term(
    "Dividend",
    "",
    "A part of its profit that a company pays out per share. The price usually falls by about that amount on the ex-date.",
  ),
  term("Bull market", "bull", "A longer period of rising prices, often defined as a rise of 20% from the last low."),
  term("Bear market", "bear", "A longer period of falling prices, often defined as a fall of 20% from the last high."),
  term("Correction", "market correction", "A fall of 10% to 20% from the last high."),
  term(
    "Short selling",
    "shorting, short sale, going short, short squeeze",
    "Selling borrowed shares to buy them back later at a lower price. If the price rises, the loss has no limit.",
  ),
  term(
    "Option",
    "call option, put option, call, put, stock option, options",
    "The right to buy (call) or sell (put) a share at a fixed price until a fixed date. It can expire worthless.",
  ),
  term("Hedge", "hedging", "A position that gains when another one loses, which reduces overall swings."),
  term("Rebalancing", "rebalance", "Buying and selling to bring each part of a portfolio back to its target weight."),
  term(
    "Dollar-cost averaging",
    "dollar cost averaging, dca, cost averaging, savings plan",
    "Investing the same amount at regular intervals. You buy more shares when they're cheap and fewer when they're expensive.",
  ),
  term(
    "Compound interest",
    "compounding",
    "Interest on earlier interest. Over many years it can exceed the amount you invested.",
    "amount × (1 + rate) ^ years",
  ),
  term(
    "Annualised return",
    "cagr, annualized return, compound annual growth rate",
    "The constant yearly return that would produce the total return of a longer period.",
    "(1 + return) ^ (365 ÷ days) − 1",
  ),
  term("Inflation", "cpi", "The rise in prices of goods and services. The same amount of money buys less."),
  term("Liquidity", "liquid", "How easily something can be sold quickly without moving its price."),
  term(
    "Bid-ask spread",
    "bid ask spread, bid/ask spread, bid, ask",
    "The gap between the best price a buyer offers and the best price a seller asks for.",
  ),
  term("Volume", "trading volume", "The number of shares traded in a period."),
  term("IPO", "initial public offering", "The first sale of a company's shares on an exchange."),
  term(
    "REIT",
    "real estate investment trust",
    "A company that owns property and pays out most of its rent to shareholders.",
  ),
  term(
    "Net asset value",
    "nav",
    "The value of a fund's assets less its debts, per share.",
    "(assets − debts) ÷ shares",
  ),
  term(
    "Expense ratio",
    "ter, total expense ratio, ongoing charge",
    "A fund's yearly costs as a share of your investment. They're deducted from the fund's value.",
  ),
  term(
    "Share buyback",
    "buyback, stock buyback, share repurchase",
    "A company buys back its own shares. Each remaining share then owns a larger part of it.",
  ),
  term("Blue chip", "blue chips, blue chip stock", "A large, well-known company with a long record of earnings."),
  term(
    "Penny stock",
    "penny stocks",
    "A share with a very low price, often of a small company. It can be hard to sell.",
  ),
  term(
    "Margin trading",
    "trading on margin, buying on margin",
    "Investing with borrowed money. It makes gains and losses larger.",
  ),
  term("Alpha", "", "The return beyond what market moves explain."),
  term(
    "Correlation",
    "",
    "How closely two prices move together, from −1 (opposite) through 0 (unrelated) to 1 (in step).",
  ),
  term("Capital gain", "capital gains", "The sale price of an investment less its purchase price.", "proceeds − cost"),
  term(
    "10-K",
    "10k, 10-q, 10q, annual filing",
    "Reports that US companies file with the regulator: a 10-K each year and a 10-Q each quarter.",
  ),
  term(
    "Insider trading",
    "insider trade",
    "Trades by directors and officers in their own company's shares. They're legal if reported, but illegal if based on inside information.",
  ),
  term(
    "Market maker",
    "",
    "A firm that continuously offers to buy and sell, and earns the difference between the two prices.",
  ),
  term(
    "Candlestick",
    "candle, candlestick chart",
    "A chart mark that shows the open, high, low and close of one period.",
  ),
  term("Support", "support level", "A price at which earlier falls have stopped."),
  term("Resistance", "resistance level", "A price at which earlier rises have stopped."),
  term(
    "Yield curve",
    "inverted yield curve",
    "Bond yields by maturity. The curve is inverted if short-term yields are above long-term ones.",
  ),
];
