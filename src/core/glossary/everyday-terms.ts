import type { FinanceTerm } from "./finance-terms.ts";

const term = (name: string, alsoCalled: string, text: string, formula: string | null = null): FinanceTerm => ({
  name,
  alsoCalled: alsoCalled === "" ? [] : alsoCalled.split(", "),
  text,
  formula,
});

/** Words of investing that no screen computes, for people who meet them for the first time. */
export const everydayTerms: readonly FinanceTerm[] = [
  term(
    "Stop-loss order",
    "stop loss, stop-loss, stop loss order, stop order",
    "An order to your broker to sell once the price falls to a level you set. It limits a loss, but after a gap the sale can happen well below that level.",
  ),
  term(
    "Limit order",
    "buy limit, sell limit",
    "An order that is filled only at your price or a better one. It may not be filled at all.",
  ),
  term(
    "Market order",
    "",
    "An order that is filled at once at the best price there is. In thin trading that price can be far from the last one.",
  ),
  term("Stock", "share, equity, equities", "A part of a company. Its owner shares in profits, losses and votes."),
  term(
    "Bond",
    "corporate bond, government bond, treasury, treasury bond",
    "A loan to a company or state that pays interest and is repaid on a fixed day. Its price falls when interest rates rise.",
  ),
  term(
    "Index fund",
    "tracker, tracker fund, passive fund",
    "A fund that holds what an index holds, in the same proportions, at a low cost.",
  ),
  term(
    "Mutual fund",
    "investment fund",
    "A pool of many people's money that a manager invests. You buy and sell it at its net asset value.",
  ),
  term(
    "Index",
    "stock index, market index",
    "A number that follows the prices of a chosen list of shares, such as the 500 of the S&P 500.",
  ),
  term(
    "Dividend",
    "",
    "A part of the profit that a company pays out for each share. The price usually falls by about as much on the ex-date.",
  ),
  term("Bull market", "bull", "A longer time of rising prices, often counted from a rise of 20% above the last low."),
  term("Bear market", "bear", "A longer time of falling prices, often counted from a fall of 20% below the last high."),
  term("Correction", "market correction", "A fall of 10% to 20% from the last high."),
  term(
    "Short selling",
    "shorting, short sale, going short, short squeeze",
    "Selling borrowed shares to buy them back later at a lower price. If the price rises, the loss has no limit.",
  ),
  term(
    "Option",
    "call option, put option, call, put, stock option, options",
    "A right to buy (call) or sell (put) a share at a fixed price until a fixed day. It can expire worthless.",
  ),
  term("Hedge", "hedging", "A position that gains when another one loses, so that the whole swings less."),
  term("Rebalancing", "rebalance", "Buying and selling until each part of a portfolio has its planned weight again."),
  term(
    "Dollar-cost averaging",
    "dollar cost averaging, dca, cost averaging, savings plan",
    "Investing the same amount at regular times. You buy more shares when they are cheap and fewer when they are expensive.",
  ),
  term(
    "Compound interest",
    "compounding",
    "Interest on earlier interest. Over many years it outgrows the amount you put in.",
    "amount × (1 + rate) ^ years",
  ),
  term(
    "Annualised return",
    "cagr, annualized return, compound annual growth rate",
    "The return a year that would lead to the whole return of a longer time.",
    "(1 + return) ^ (365 ÷ days) − 1",
  ),
  term("Inflation", "cpi", "The rise of prices of goods and services. It makes the same amount of money buy less."),
  term("Liquidity", "liquid", "How easily something can be sold at once without moving its price."),
  term(
    "Bid-ask spread",
    "bid ask spread, bid/ask spread, bid, ask",
    "The gap between the best price a buyer offers and the best price a seller asks for.",
  ),
  term("Volume", "trading volume", "The number of shares traded in a time."),
  term("IPO", "initial public offering", "The first sale of a company's shares on an exchange."),
  term(
    "REIT",
    "real estate investment trust",
    "A company that owns property and pays out most of its rent to shareholders.",
  ),
  term(
    "Net asset value",
    "nav",
    "What a fund's assets are worth after its debts, for one share.",
    "(assets − debts) ÷ shares",
  ),
  term(
    "Expense ratio",
    "ter, total expense ratio, ongoing charge",
    "What a fund costs a year, as a part of what you hold. It is taken out of the fund's value.",
  ),
  term(
    "Share buyback",
    "buyback, stock buyback, share repurchase",
    "A company buys its own shares. Each remaining share owns a larger part of it.",
  ),
  term("Blue chip", "blue chips, blue chip stock", "A large, well-known company with a long record of earnings."),
  term("Penny stock", "penny stocks", "A share with a very low price, often of a small company and hard to sell."),
  term(
    "Margin trading",
    "trading on margin, buying on margin",
    "Investing with borrowed money. It makes gains and losses larger.",
  ),
  term("Alpha", "", "The return beyond what the market's moves explain."),
  term("Correlation", "", "How closely two prices move together, from −1 (opposite) over 0 (unrelated) to 1 (alike)."),
  term(
    "Capital gain",
    "capital gains",
    "What you get for something you sell, less what you paid for it.",
    "proceeds − cost",
  ),
  term(
    "10-K",
    "10k, 10-q, 10q, annual filing",
    "Reports that US companies file with the regulator: the 10-K once a year, the 10-Q each quarter.",
  ),
  term(
    "Insider trading",
    "insider trade",
    "Trades by directors and officers in their own company's shares. They are legal if reported, and illegal if they use secret information.",
  ),
  term("Market maker", "", "A firm that always offers to buy and to sell, and earns the gap between the two prices."),
  term("Candlestick", "candle, candlestick chart", "A mark in a chart with the open, high, low and close of one time."),
  term("Support", "support level", "A price at which falls have stopped before."),
  term("Resistance", "resistance level", "A price at which rises have stopped before."),
  term(
    "Yield curve",
    "inverted yield curve",
    "Interest rates of bonds by how long they run. Short rates above long ones are called an inverted curve.",
  ),
];
