import * as fc from "fast-check";
import { expect, it } from "vitest";
import { describeStrategy } from "./describe-strategy.ts";
import { presets } from "./presets.ts";
import { readSentence } from "./read-sentence.ts";
import { readStrategy } from "./read-strategy.ts";
import { holds } from "../../../tests/support/holds.ts";

interface Rest {
  readonly symbols?: readonly string[];
  readonly notUnderstood?: readonly string[];
}

it.each<[string, string, Rest?]>([
  [
    "buy when the 20 day average crosses above the 50",
    "Buy when SMA 20 crosses above SMA 50. Sell when SMA 20 crosses below SMA 50 (added: the opposite of the entry).",
  ],
  [
    "buy when RSI is below 30 and sell when it rises above 70",
    "Buy when RSI 14 is below 30. Sell when RSI 14 crosses above 70.",
  ],
  [
    "NVDA: buy when RSI is below 30, sell when RSI is above 70",
    "Traded: NVDA. Buy when RSI 14 is below 30. Sell when RSI 14 is above 70.",
    { symbols: ["NVDA"] },
  ],
  [
    "on @spy and QQQ, buy when RSI is below 30, sell when RSI is above 70",
    "Traded: SPY, QQQ. Buy when RSI 14 is below 30. Sell when RSI 14 is above 70.",
    { symbols: ["SPY", "QQQ"] },
  ],
  [
    "buy when close is higher than 3 days ago, never sell",
    "Buy when close is above close 3 bars ago. No exit rule: the position is kept to the end.",
  ],
  [
    "buy when the 20-day EMA of volume is above 1 million, sell when it is below",
    "Buy when EMA 20 of volume is above 1000000. Sell when EMA 20 of volume is below 1000000.",
  ],
  [
    "risk 2% per trade, golden cross",
    "Buy when SMA 50 crosses above SMA 200. Sell when SMA 50 crosses below SMA 200 (added: the opposite of the entry).",
    { notUnderstood: ["risk 2% per trade"] },
  ],
  [
    "golden cross",
    "Buy when SMA 50 crosses above SMA 200. Sell when SMA 50 crosses below SMA 200 (added: the opposite of the entry).",
  ],
  [
    "death cross",
    "Buy when SMA 50 crosses above SMA 200 (added: the opposite of the exit). Sell when SMA 50 crosses below SMA 200.",
  ],
  [
    "buy NVDA when price closes above its 200-day average, sell when it falls below",
    "Traded: NVDA. Buy when close is above SMA 200. Sell when close crosses below SMA 200.",
    { symbols: ["NVDA"] },
  ],
  [
    "hold the two best of the last 6 months, rebalance monthly",
    "Hold the 2 best by 126-bar return in %, rebalance monthly.",
  ],
  ["stop loss 8%", "Buy at once, and again after each exit (added: no entry rule). Stop loss 8%."],
  ["trailing stop of 10 percent", "Buy at once, and again after each exit (added: no entry rule). Trailing stop 10%."],
  ["take profit at 20%", "Buy at once, and again after each exit (added: no entry rule). Take profit at 20%."],
  ["sell after 10 days", "Buy at once, and again after each exit (added: no entry rule). Sell after 10 bars."],
  [
    "short when RSI is above 70",
    "Short when RSI 14 is above 70. Cover when RSI 14 is below 30 (added: the opposite of the entry).",
  ],
  ["save 500 every month", "Buy and hold. Save 500 every month."],
  ["buy and hold", "Buy and hold."],
  [
    "MACD crosses above its signal line",
    "Buy when MACD 12/26 crosses above MACD signal 12/26/9. Sell when MACD 12/26 crosses below MACD signal 12/26/9 (added: the opposite of the entry).",
  ],
  [
    "breaks out above the 55 day high",
    "Buy when close crosses above 55-bar high 1 bar ago. Sell when close crosses below 55-bar low 1 bar ago (added: the opposite of the entry).",
  ],
  [
    "touches the lower Bollinger band",
    "Buy when low is at most lower Bollinger band 20/2. Sell when high is at least upper Bollinger band 20/2 (added: the opposite of the entry).",
  ],
  [
    "when volume is twice its average",
    "Buy when volume is at least 2 × SMA 20 of volume. No exit rule: the position is kept to the end.",
  ],
  [
    "ADX above 25 and +DI above -DI",
    "Buy when ADX 14 is above 25 and +DI 14 is above -DI 14. Sell when +DI 14 is below -DI 14 (added: the opposite of the entry).",
  ],
  [
    "buy when the close is above the 50 day average for 3 days",
    "Buy when close is above SMA 50 for 3 bars. Sell when close is below SMA 50 (added: the opposite of the entry).",
  ],
  [
    "Buy when RSI is below 30 and the moon is full",
    "Buy when RSI 14 is below 30. Sell when RSI 14 is above 70 (added: the opposite of the entry).",
    { notUnderstood: ["moon is full"] },
  ],
  [
    "buy on a golden cross, but don't buy when RSI is above 70",
    "Buy when SMA 50 crosses above SMA 200 and RSI 14 is not above 70. Sell when SMA 50 crosses below SMA 200 (added: the opposite of the entry).",
  ],
  [
    "buy when the price is not above its 200 day average",
    "Buy when close is not above SMA 200. Sell when close is above SMA 200 (added: the opposite of the entry).",
  ],
  [
    "SMA20 crosses above SMA50 with a stop loss of 5%",
    "Buy when SMA 20 crosses above SMA 50. Sell when SMA 20 crosses below SMA 50 (added: the opposite of the entry). Stop loss 5%.",
  ],
  [
    "Buy AAPL and MSFT when the 50-day EMA crosses over the 200-day EMA, sell on a death cross",
    "Traded: AAPL, MSFT. Buy when EMA 50 crosses above EMA 200. Sell when SMA 50 crosses below SMA 200.",
    { symbols: ["AAPL", "MSFT"] },
  ],
  [
    "buy SPY when MACD turns positive and sell when it turns negative",
    "Traded: SPY. Buy when MACD 12/26 crosses above 0. Sell when MACD 12/26 crosses below 0.",
    { symbols: ["SPY"] },
  ],
  [
    "buy when the price makes a new 20 day high, sell when it makes a new 10 day low",
    "Buy when close is above 20-bar high 1 bar ago. Sell when close is below 10-bar low 1 bar ago.",
  ],
  [
    "buy when the stock falls more than 5% in 10 days, take profit 8%, stop loss 4%",
    "Buy when 10-bar return in % is below -5. Stop loss 4%. Take profit at 8%.",
  ],
  ["buy when oversold, sell when overbought", "Buy when RSI 14 is below 30. Sell when RSI 14 is above 70."],
  [
    "buy when price is 5% below its 50 day average",
    "Buy when close is below 0.95 × SMA 50. Sell when close is above 1.05 × SMA 50 (added: the opposite of the entry).",
  ],
  [
    "buy after 3 consecutive down days and sell after 5 days",
    "Buy when close is below close 1 bar ago for 3 bars. Sell after 5 bars.",
  ],
  [
    "buy QQQ when SPY is above its 200 day average",
    "Traded: QQQ. Buy when close of SPY is above SMA 200 of SPY. Sell when close of SPY is below SMA 200 of SPY (added: the opposite of the entry).",
    { symbols: ["QQQ"] },
  ],
  [
    "buy when the app's overall signal says buy and sell when it says sell",
    "Buy when the app's overall signal says buy. Sell when the app's overall signal says sell.",
  ],
  ["hold NVDA", "Traded: NVDA. Buy and hold.", { symbols: ["NVDA"] }],
  [
    "hold SPY and TLT, rebalance quarterly",
    "Traded: SPY, TLT. Buy and hold. Rebalance quarterly.",
    { symbols: ["SPY", "TLT"] },
  ],
  ["invest $200 monthly in SPY", "Traded: SPY. Buy and hold. Save 200 every month.", { symbols: ["SPY"] }],
  [
    "hold the top 3 by 12 month return, only if its return is above 0, otherwise IEF",
    "Hold the 3 best by 252-bar return in %, rebalance monthly. Only those whose 252-bar return in % is above 0. Otherwise IEF. Added: rebalanced monthly.",
  ],
  [
    "hold the best performer",
    "Hold the best by 126-bar return in %, rebalance monthly. Added: ranked by 126-bar return in %. Added: rebalanced monthly.",
  ],
  [
    "short TSLA when it closes below its 50 day average and cover when it closes above",
    "Traded: TSLA. Short when close is below SMA 50. Cover when close is above SMA 50.",
    { symbols: ["TSLA"] },
  ],
  [
    "buy when the 50 SMA > 200 SMA; use 25% of equity per trade",
    "Buy when SMA 50 is above SMA 200. Sell when SMA 50 is below SMA 200 (added: the opposite of the entry). Use 25% of my money.",
  ],
  [
    "buy when RSI(2) < 10 and price > SMA(200), sell when RSI(2) > 70",
    "Buy when RSI 2 is below 10 and close is above SMA 200. Sell when RSI 2 is above 70.",
  ],
  [
    "buy when MACD(12,26,9) crosses above its signal line",
    "Buy when MACD 12/26 crosses above MACD signal 12/26/9. Sell when MACD 12/26 crosses below MACD signal 12/26/9 (added: the opposite of the entry).",
  ],
  [
    "buy 100 shares when price crosses above VWAP",
    "Buy when close crosses above VWAP. Sell when close crosses below VWAP (added: the opposite of the entry). Use 100 shares for each position.",
  ],
  [
    "buy 1000 dollars each time RSI drops below 25",
    "Buy when RSI 14 crosses below 25. Sell when RSI 14 crosses above 75 (added: the opposite of the entry). Use 1000 for each position.",
  ],
  [
    "buy when stochastic is below 20",
    "Buy when Stochastic %K 14/3 is below 20. Sell when Stochastic %K 14/3 is above 80 (added: the opposite of the entry).",
  ],
  [
    "buy unless RSI is above 70",
    "Buy when RSI 14 is not above 70. Sell when RSI 14 is above 70 (added: the opposite of the entry).",
  ],
  [
    "buy when price crosses its 50 day average",
    "Buy when close crosses above SMA 50. Sell when close crosses below SMA 50 (added: the opposite of the entry).",
  ],
  [
    "sell when RSI rises above 70",
    "Buy when RSI 14 crosses below 30 (added: the opposite of the exit). Sell when RSI 14 crosses above 70.",
  ],
  [
    "buy when 20 day average crosses above 50 or RSI is below 30",
    "Buy when SMA 20 crosses above SMA 50 or RSI 14 is below 30. Sell when SMA 20 crosses below SMA 50 and RSI 14 is above 70 (added: the opposite of the entry).",
  ],
  [
    "buy when volume is 50% above its 20 day average and price is up 3 days in a row",
    "Buy when volume is above 1.5 × SMA 20 of volume and close is above close 1 bar ago for 3 bars. Sell when close is below close 1 bar ago (added: the opposite of the entry).",
  ],
  [
    "BUY WHEN RSI IS BELOW 30",
    "Buy when RSI 14 is below 30. Sell when RSI 14 is above 70 (added: the opposite of the entry).",
  ],
  [
    "buy when RSI is between 30 and 70",
    "Buy when RSI 14 is at least 30 and RSI 14 is at most 70. Sell when not (RSI 14 is at least 30 and RSI 14 is at most 70) (added: the opposite of the entry).",
  ],
  [
    "buy $TSLA when close > open for 2 days",
    "Traded: TSLA. Buy when close is above open for 2 bars. Sell when close is below open (added: the opposite of the entry).",
    { symbols: ["TSLA"] },
  ],
  [
    "buy when price rises above yesterday's high",
    "Buy when close crosses above high 1 bar ago. Sell when close crosses below low 1 bar ago (added: the opposite of the entry).",
  ],
  [
    "buy when close of SPY 1 bar ago is above 400",
    "Traded: SPY. Buy when close 1 bar ago is above 400. Sell when close 1 bar ago is below 400 (added: the opposite of the entry).",
    { symbols: ["SPY"], notUnderstood: ["the instrument to trade: SPY or another one"] },
  ],
  ["trail by 12%", "Buy at once, and again after each exit (added: no entry rule). Trailing stop 12%."],
  [
    "buy and hold with a stop loss of 15%",
    "Buy at once, and again after each exit (added: no entry rule). Stop loss 15%.",
  ],
  [
    "buy when price closes above the upper Keltner band",
    "Buy when close is above upper Keltner band 20/10/2. Sell when close is below lower Keltner band 20/10/2 (added: the opposite of the entry).",
  ],
  [
    "equal weight, buy when RSI below 35",
    "Buy when RSI 14 is below 35. Sell when RSI 14 is above 65 (added: the opposite of the entry). Use equal parts.",
  ],
  [
    "buy when SuperTrend is below the price",
    "Buy when SuperTrend 10/3 is below close. Sell when SuperTrend 10/3 is above close (added: the opposite of the entry).",
  ],
  [
    "buy when the RSI is no longer oversold",
    "Buy when RSI 14 is not below 30. Sell when RSI 14 is below 30 (added: the opposite of the entry).",
  ],
  [
    "exit when price hits the upper Bollinger band; enter when price touches the lower Bollinger band",
    "Buy when low is at most lower Bollinger band 20/2. Sell when high is at least upper Bollinger band 20/2.",
  ],
  ["hold for 20 days after RSI drops under 25", "Buy when RSI 14 crosses below 25. Sell after 20 bars."],
  [
    "buy when the 6 month return is above 10, hold cash otherwise",
    "Buy when 126-bar return in % is above 10. Sell when 126-bar return in % is below -10 (added: the opposite of the entry).",
  ],
  [
    "own the 3 strongest of SPY, TLT and GLD over 3 months, switch every quarter, equally weighted",
    "Traded: SPY, TLT, GLD. Hold the 3 best by 63-bar return in %, rebalance quarterly.",
    { symbols: ["SPY", "TLT", "GLD"] },
  ],
  ["invest 300 in SPY every week", "Traded: SPY. Buy and hold. Save 300 every week.", { symbols: ["SPY"] }],
  [
    "put 20% of my capital into each trade, buy when ADX rises above 25",
    "Buy when ADX 14 crosses above 25. Use 20% of my money. No exit rule: the position is kept to the end.",
  ],
  [
    "buy NVDA on a golden cross with a 10% trailing stop and a 5% stop loss",
    "Traded: NVDA. Buy when SMA 50 crosses above SMA 200. Stop loss 5%. Trailing stop 10%.",
    { symbols: ["NVDA"] },
  ],
  [
    "Buy Apple when RSI falls to 30",
    "Traded: AAPL. Buy when RSI 14 is at most 30. Sell when RSI 14 is at least 70 (added: the opposite of the entry).",
    { symbols: ["AAPL"] },
  ],
  ["buy when price touches 150", "Buy when low is at most 150. No exit rule: the position is kept to the end."],
  ["sell when it is up 20%", "Buy at once, and again after each exit (added: no entry rule). Take profit at 20%."],
  [
    "buy when the 20-day average crosses above the 50-day, sell if the price falls 8% below the entry price",
    "Buy when SMA 20 crosses above SMA 50. Sell when SMA 20 crosses below SMA 50 (added: the opposite of the entry). Stop loss 8%.",
  ],
  [
    "buy when price is above its 200-day average unless RSI is above 80",
    "Buy when close is above SMA 200 and RSI 14 is not above 80. Sell when close is below SMA 200 or RSI 14 is above 80 (added: the opposite of the entry).",
  ],
  ["monthly saving of $250", "Buy and hold. Save 250 every month."],
  [
    "buy when MFI is under 20 and Williams %R is below -80",
    "Buy when MFI 14 is below 20 and Williams %R 14 is below -80. Sell when MFI 14 is above 80 or Williams %R 14 is above -20 (added: the opposite of the entry).",
  ],
  [
    "buy when 10 EMA crosses 30 EMA from below and sell when it crosses from above",
    "Buy when EMA 10 crosses above EMA 30. Sell when EMA 10 crosses below EMA 30.",
  ],
  [
    "buy $500 when RSI is below 30",
    "Buy when RSI 14 is below 30. Sell when RSI 14 is above 70 (added: the opposite of the entry). Use 500 for each position.",
  ],
  [
    "buy when Williams %R is below -80",
    "Buy when Williams %R 14 is below -80. Sell when Williams %R 14 is above -20 (added: the opposite of the entry).",
  ],
  [
    "buy when the 10 day return is below -5%",
    "Buy when 10-bar return in % is below -5. Sell when 10-bar return in % is above 5 (added: the opposite of the entry).",
  ],
  [
    "buy when SMA 20 does not cross below SMA 50",
    "Buy when SMA 20 does not cross below SMA 50. Sell when SMA 20 crosses below SMA 50 (added: the opposite of the entry).",
  ],
  ["short when RSI is above 70, cover when below 50", "Short when RSI 14 is above 70. Cover when RSI 14 is below 50."],
  [
    "buy when volatility is below 20",
    "Buy when 20-bar volatility is below 20. No exit rule: the position is kept to the end.",
  ],
  [
    "buy when 14 day RSI is under 35 and volume is above its 50 day average; sell on the death cross; trailing stop 12%",
    "Buy when RSI 14 is below 35 and volume is above SMA 50 of volume. Sell when SMA 50 crosses below SMA 200. Trailing stop 12%.",
  ],
  [
    "Buy NVDA when SMA 20 crosses above SMA 50; sell everything when SMA 20 crosses below SMA 50",
    "Traded: NVDA. Buy when SMA 20 crosses above SMA 50. Sell when SMA 20 crosses below SMA 50.",
    { symbols: ["NVDA"] },
  ],
  [
    "I want to buy Microsoft when its price is above the 200 day moving average and sell when it drops below",
    "Traded: MSFT. Buy when close is above SMA 200. Sell when close crosses below SMA 200.",
    { symbols: ["MSFT"] },
  ],
  [
    "buy when the price crosses above its 20-day moving average and RSI is less than 60, sell when price crosses below its 20-day moving average or RSI is greater than 80",
    "Buy when close crosses above SMA 20 and RSI 14 is below 60. Sell when close crosses below SMA 20 or RSI 14 is above 80.",
  ],
  [
    "buy when the 50 day moving average is above the 200 day moving average",
    "Buy when SMA 50 is above SMA 200. Sell when SMA 50 is below SMA 200 (added: the opposite of the entry).",
  ],
  [
    "go long when the 10-day SMA is above the 30-day SMA, otherwise go short",
    "Buy when SMA 10 is above SMA 30. Sell when SMA 10 is below SMA 30 (added: the opposite of the entry).",
    { notUnderstood: ["otherwise go short"] },
  ],
  ["buy when RSI < 30, sell when RSI > 70", "Buy when RSI 14 is below 30. Sell when RSI 14 is above 70."],
  [
    "buy when rsi(14) crosses above 30 and sell when rsi(14) crosses below 70",
    "Buy when RSI 14 crosses above 30. Sell when RSI 14 crosses below 70.",
  ],
  [
    "buy when price reaches a 52-week high",
    "Buy when close is above 252-bar high 1 bar ago. Sell when close is below 252-bar low 1 bar ago (added: the opposite of the entry).",
  ],
  [
    "buy when the price is above its 52 week high",
    "Buy when close is above 252-bar high 1 bar ago. Sell when close is below 252-bar low 1 bar ago (added: the opposite of the entry).",
  ],
  [
    "buy when MACD histogram turns positive",
    "Buy when MACD histogram 12/26/9 crosses above 0. Sell when MACD histogram 12/26/9 crosses below 0 (added: the opposite of the entry).",
  ],
  [
    "buy when the MACD line crosses the signal line from below",
    "Buy when MACD 12/26 crosses above MACD signal 12/26/9. Sell when MACD 12/26 crosses below MACD signal 12/26/9 (added: the opposite of the entry).",
  ],
  [
    "hold QQQ when it is above its 200-day average, otherwise hold TLT",
    "Traded: QQQ. Buy when close is above SMA 200. Sell when close is below SMA 200 (added: the opposite of the entry).",
    { symbols: ["QQQ"], notUnderstood: ["an alternative holding"] },
  ],
  [
    "hold SPY if SPY's 12 month return is positive, else cash",
    "Traded: SPY. Buy when 252-bar return in % is above 0. Sell when 252-bar return in % is below 0 (added: the opposite of the entry).",
    { symbols: ["SPY"] },
  ],
  [
    "every month hold the ETF with the best 12-month return out of SPY, EFA and AGG",
    "Traded: SPY, EFA, AGG. Hold the best by 252-bar return in %, rebalance monthly.",
    { symbols: ["SPY", "EFA", "AGG"] },
  ],
  [
    "rotate monthly between SPY and TLT into the one with the highest 3 month return",
    "Traded: SPY, TLT. Hold the best by 63-bar return in %, rebalance monthly.",
    { symbols: ["SPY", "TLT"] },
  ],
  [
    "buy the top 2 of XLK, XLF, XLE by 3 month momentum",
    "Traded: XLK, XLF, XLE. Hold the 2 best by 63-bar return in %, rebalance monthly. Added: rebalanced monthly.",
    { symbols: ["XLK", "XLF", "XLE"] },
  ],
  [
    "dollar cost average $500 a month into VTI",
    "Traded: VTI. Buy and hold. Save 500 every month.",
    { symbols: ["VTI"] },
  ],
  ["put $100 into SPY each week", "Traded: SPY. Buy and hold. Save 100 every week.", { symbols: ["SPY"] }],
  ["save 500 monthly, rebalance yearly", "Buy and hold. Save 500 every month. Rebalance yearly."],
  [
    "buy when price closes below the lower Bollinger Band and exit when it closes above the middle band",
    "Buy when close is below lower Bollinger band 20/2. Sell when close is above middle Bollinger band 20/2.",
  ],
  [
    "buy when price breaks above the 20 day high with volume above average, stop loss 7%, take profit 21%",
    "Buy when close crosses above 20-bar high 1 bar ago and volume is above SMA 20 of volume. Stop loss 7%. Take profit at 21%.",
  ],
  [
    "buy if the price goes above its 50 day EMA and volume is at least 1.5 times the 20 day average volume",
    "Buy when close crosses above EMA 50 and volume is at least 1.5 × SMA 20 of volume. Sell when close crosses below EMA 50 (added: the opposite of the entry).",
  ],
  [
    "short when the 50 day crosses below the 200 day, cover when it crosses above",
    "Short when SMA 50 crosses below SMA 200. Cover when SMA 50 crosses above SMA 200.",
  ],
  [
    "buy when the price has been above its 200 day average for 10 days",
    "Buy when close is above SMA 200 for 10 bars. Sell when close is below SMA 200 (added: the opposite of the entry).",
  ],
  ["buy when ATR is above 5", "Buy when ATR 14 is above 5. No exit rule: the position is kept to the end."],
  [
    "buy when the close is 3% below the previous close",
    "Buy when close is below 0.97 × close 1 bar ago. Sell when close is above 1.03 × close 1 bar ago (added: the opposite of the entry).",
  ],
  [
    "buy when the stock is up more than 10% over the last month",
    "Buy when 21-bar return in % is above 10. Sell when 21-bar return in % is below -10 (added: the opposite of the entry).",
  ],
  [
    "buy when 20 day volatility is below 15",
    "Buy when 20-bar volatility is below 15. No exit rule: the position is kept to the end.",
  ],
  [
    "enter long if MACD is above zero and ADX is greater than 20; exit if ADX falls below 15",
    "Buy when MACD 12/26 is above 0 and ADX 14 is above 20. Sell when ADX 14 crosses below 15.",
  ],
  [
    "stop loss at 8% and trailing stop at 12%, buy when RSI is below 35",
    "Buy when RSI 14 is below 35. Stop loss 8%. Trailing stop 12%.",
  ],
  ["sell if it loses 10%", "Buy at once, and again after each exit (added: no entry rule). Stop loss 10%."],
  [
    "buy when price > 200 sma and rsi2 < 5, exit when price > 5 sma",
    "Buy when close is above SMA 200 and RSI 2 is below 5. Sell when close is above SMA 5.",
  ],
  [
    "use 25% of my capital per position, max 3 positions, buy when RSI is below 25",
    "Buy when RSI 14 is below 25. Sell when RSI 14 is above 75 (added: the opposite of the entry). Use 25% of my money.",
    { notUnderstood: ["max 3 positions"] },
  ],
  [
    "buy TSLA and short NVDA when RSI is above 70",
    "Traded: NVDA. Short when RSI 14 is above 70. Cover when RSI 14 is below 30 (added: the opposite of the entry).",
    { symbols: ["NVDA"], notUnderstood: ["buy TSLA"] },
  ],
  [
    "do not sell before 30 days, buy when RSI is below 30",
    "Buy when RSI 14 is below 30. Sell when RSI 14 is above 70 (added: the opposite of the entry).",
    { notUnderstood: ["not sell before 30 days"] },
  ],
  [
    "buy when price is above 100 and below 200",
    "Buy when close is above 100 and close is below 200. Sell when close is below 100 or close is above 200 (added: the opposite of the entry).",
  ],
  [
    "buy when RSI isn't above 70",
    "Buy when RSI 14 is not above 70. Sell when RSI 14 is above 70 (added: the opposite of the entry).",
  ],
  [
    "buy when stochastic %K crosses above %D",
    "Buy when Stochastic %K 14/3 crosses above Stochastic %D 14/3/3. Sell when Stochastic %K 14/3 crosses below Stochastic %D 14/3/3 (added: the opposite of the entry).",
  ],
  [
    "buy when the signal says strong buy",
    "Buy when the app's overall signal says buy. Sell when the app's overall signal says sell (added: the opposite of the entry).",
    { notUnderstood: ["strong"] },
  ],
  [
    "buy when Aroon up is above Aroon down",
    "Buy when Aroon up 25 is above Aroon down 25. Sell when Aroon up 25 is below Aroon down 25 (added: the opposite of the entry).",
  ],
  [
    "buy when EMA 12 > EMA 26",
    "Buy when EMA 12 is above EMA 26. Sell when EMA 12 is below EMA 26 (added: the opposite of the entry).",
  ],
  [
    "buy when price crosses above the 20 day average or the 50 day average",
    "Buy when close crosses above SMA 20. Sell when close crosses below SMA 20 (added: the opposite of the entry).",
    { notUnderstood: ["50 day average"] },
  ],
  [
    "hold the best one of the last 6 months",
    "Hold the best by 126-bar return in %, rebalance monthly. Added: rebalanced monthly.",
  ],
  [
    "hold the one with the best 6 month return",
    "Hold the best by 126-bar return in %, rebalance monthly. Added: rebalanced monthly.",
  ],
  [
    "buy with half my money when RSI is below 30, with a stop loss of 5%",
    "Buy when RSI 14 is below 30. Sell when RSI 14 is above 70 (added: the opposite of the entry). Stop loss 5%. Use 50% of my money.",
  ],
  [
    "Buy when RSI is below 30 and price above the 200 SMA",
    "Buy when RSI 14 is below 30 and close is above SMA 200. Sell when RSI 14 is above 70 or close is below SMA 200 (added: the opposite of the entry).",
  ],
  [
    "Buy TSLA when its 14-day RSI drops below 30, sell when RSI rises above 70 or after 20 days",
    "Traded: TSLA. Buy when RSI 14 crosses below 30. Sell when RSI 14 crosses above 70. Sell after 20 bars.",
    { symbols: ["TSLA"] },
  ],
  [
    "buy when RSI crosses 30",
    "Buy when RSI 14 crosses above 30. Sell when RSI 14 crosses below 70 (added: the opposite of the entry).",
  ],
  [
    "sell all when price crosses below the 200-day",
    "Buy when close crosses above SMA 200 (added: the opposite of the exit). Sell when close crosses below SMA 200.",
  ],
  [
    "buy when price increases 5% in a week",
    "Buy when 5-bar return in % is at least 5. Sell when 5-bar return in % is at most -5 (added: the opposite of the entry).",
  ],
  [
    "invest half of my portfolio in QQQ when VIX is below 20",
    "Traded: QQQ. Buy when close of VIX is below 20. Sell when close of VIX is above 20 (added: the opposite of the entry). Use 50% of my money.",
    { symbols: ["QQQ"] },
  ],
  [
    "buy AAPL when MSFT's RSI is below 30",
    "Traded: AAPL. Buy when RSI 14 of MSFT is below 30. Sell when RSI 14 of MSFT is above 70 (added: the opposite of the entry).",
    { symbols: ["AAPL"] },
  ],
  [
    "buy when there's a bullish MACD crossover",
    "Buy when MACD 12/26 crosses above MACD signal 12/26/9. Sell when MACD 12/26 crosses below MACD signal 12/26/9 (added: the opposite of the entry).",
  ],
  [
    "MACD bullish crossover",
    "Buy when MACD 12/26 crosses above MACD signal 12/26/9. Sell when MACD 12/26 crosses below MACD signal 12/26/9 (added: the opposite of the entry).",
  ],
  [
    "bearish crossover of the 20 and 50 day averages",
    "Buy when SMA 20 crosses above SMA 50 (added: the opposite of the exit). Sell when SMA 20 crosses below SMA 50.",
  ],
  [
    "20/50 SMA crossover",
    "Buy when SMA 20 crosses above SMA 50. Sell when SMA 20 crosses below SMA 50 (added: the opposite of the entry).",
  ],
  ["RSI oversold", "Buy when RSI 14 is below 30. Sell when RSI 14 is above 70 (added: the opposite of the entry)."],
  [
    "dual momentum",
    "Hold the best by 252-bar return in %, rebalance monthly. Only those whose 252-bar return in % is above 0. Otherwise cash. Added: rebalanced monthly.",
  ],
  [
    "buy when close is greater than close 10 days ago",
    "Buy when close is above close 10 bars ago. Sell when close is below close 10 bars ago (added: the opposite of the entry).",
  ],
  [
    "buy if today's close is above yesterday's close",
    "Buy when close is above close 1 bar ago. Sell when close is below close 1 bar ago (added: the opposite of the entry).",
  ],
  [
    "the stock is overbought",
    "Buy when RSI 14 is below 30 (added: the opposite of the exit). Sell when RSI 14 is above 70.",
  ],
  ["RSI overbought", "Buy when RSI 14 is below 30 (added: the opposite of the exit). Sell when RSI 14 is above 70."],
  [
    "bullish crossover of the 10 and 30 day EMA",
    "Buy when EMA 10 crosses above EMA 30. Sell when EMA 10 crosses below EMA 30 (added: the opposite of the entry).",
  ],
])("reads “%s”", (sentence, understood, rest = {}) => {
  const reading = readSentence(sentence);
  expect(reading.notUnderstood).toEqual(rest.notUnderstood ?? []);
  if (rest.notUnderstood === undefined) {
    expect(reading.understood.join(" ")).toBe(understood);
    expect(reading).toMatchObject({ symbols: rest.symbols ?? [], nearest: [] });
    expect(reading.strategy).not.toBeNull();
    return;
  }
  // A sentence that wasn't understood never runs. It only leads to choices.
  expect(reading).toMatchObject({ strategy: null, understood: [] });
  expect(reading.nearest.map((near) => [near.understood.join(" "), near.symbols])).toContainEqual([
    understood,
    rest.symbols ?? [],
  ]);
});

it.each([
  "use half of my money",
  "don't buy when RSI is above 70",
  "buy the dip whenever my neighbour says so",
  "hello world",
  "buy when the P/E is below 15",
  "buy at the open",
  "buy when 5000 day average crosses above 50",
  "sell half when RSI is above 70",
  "never sell",
  "buy when it rains",
  "never sell when RSI is above 70",
  "rebalance monthly",
  "buy every monday",
  "sell everything when the market crashes",
  "buy when high volume",
  "stop at $150",
  "buy at RSI 30, sell at RSI 70",
  "buy the stock when it drops 10% from its high",
  "buy when price is within 2% of its 52 week high",
  "buy when price gaps up 2%",
  "buy SPY on the last trading day of the month and sell after 4 days",
  "buy after a 5% drop",
  "buy when price is above the Ichimoku cloud",
  "buy when weekly RSI is below 30",
  "buy on Monday when RSI below 30",
  "buy NVDA at 100 and sell at 150",
  "buy when price is up 10% from its 52 week low",
  "buy when the fast average crosses the slow average",
  "50/200 golden cross",
])("reads no rule from “%s”", (sentence) => {
  const reading = readSentence(sentence);
  expect(reading.strategy).toBeNull();
  expect(reading.notUnderstood.length).toBeGreaterThan(0);
});

it.each([
  [
    "Kaufe NVDA, wenn der RSI unter 30 fällt, verkaufe, wenn er über 70 steigt",
    "Buy NVDA when the RSI falls below 30, sell when it rises above 70",
  ],
  [
    "Kaufe, wenn der 20-Tage-Durchschnitt den 50-Tage-Durchschnitt nach oben kreuzt",
    "Buy when the 20 day average crosses above the 50 day average",
  ],
  [
    "kaufen wenn SMA 20 den SMA 50 von unten schneidet und der Kurs über dem 200-Tage-Durchschnitt liegt, Stop-Loss 8 %",
    "buy when SMA 20 crosses above SMA 50 and the price is above the 200 day average, stop loss 8%",
  ],
  [
    "Kaufe, sobald der Kurs über dem 55-Tage-Hoch schließt, verkaufe, wenn er unter dem 20-Tage-Tief liegt",
    "Buy when the price closes above the 55 day high, sell when it is below the 20 day low",
  ],
  [
    "Kaufe, wenn der RSI unter 30 liegt oder der RSI über 80 liegt, Gewinnziel 12,5 Prozent, Trailing-Stop 10 %",
    "Buy when the RSI is below 30 or the RSI is above 80, take profit 12.5%, trailing stop 10%",
  ],
  ["Halte NVDA und SPY", "Hold NVDA and SPY"],
])("reads “%s” like “%s”", (german, english) => {
  const [one, other] = [readSentence(german), readSentence(english)];
  expect(other.strategy).not.toBeNull();
  expect(one).toEqual(other);
});

it.each([
  ["Kaufe, wenn der Kurs über 1.250,50 liegt", "Buy when close is above 1250.5."],
  ["Kaufe, wenn das Volumen über 1.250.000 liegt", "Buy when volume is above 1250000."],
  ["Kaufe, wenn der Kurs unter 0,125 liegt", "Buy when close is below 0.125."],
  ["Kaufe, wenn der RSI unter 30,5 liegt", "Buy when RSI 14 is below 30.5."],
])("reads the German number of “%s”", (sentence, rule) => {
  const { strategy, understood } = readSentence(sentence);
  expect(strategy).not.toBeNull();
  expect(understood[0]).toBe(rule);
});

it.each(["1.250", "1,250"])("asks which number %s is in a German sentence", (number) => {
  const { strategy, notUnderstood, nearest } = readSentence(`Kaufe, wenn der Kurs über ${number} liegt`);
  expect(strategy).toBeNull();
  expect(notUnderstood).toEqual([number]);
  expect(nearest.map(({ changes, understood }) => [changes, understood[0]])).toEqual([
    [[`Reads “${number}” as “1250”.`], "Buy when close is above 1250."],
    [[`Reads “${number}” as “1,25”.`], "Buy when close is above 1.25."],
  ]);
});

it.each(["ES", "DAS", "DIE", "EIN", "DER", "ER"])("keeps the symbol %s in a German sentence", (symbol) => {
  const sentence = `Kaufe ${symbol}, wenn der RSI unter 30 liegt`;
  expect(readSentence(sentence)).toMatchObject({ strategy: null, maybeSymbols: [symbol] });
  expect(readSentence(sentence, { symbols: [symbol] }).symbols).toEqual([symbol]);
});

it.each(["SIE.DE", "BEI.DE"])("reads the symbol %s in a German sentence", (symbol) => {
  const sentence = `Kaufe ${symbol}, wenn der RSI unter 30 liegt`;
  expect(readSentence(sentence).maybeSymbols).toEqual([symbol]);
  const { strategy, symbols } = readSentence(sentence, { symbols: [symbol] });
  expect(strategy).not.toBeNull();
  expect(symbols).toEqual([symbol]);
});

it.each([
  ["Kaufe, wenn der RSI unter 30 liegt und Vollmond ist", "Vollmond ist"],
  ["Kaufe, wenn der RSI zwischen 30 und 40 liegt", "Kaufe, wenn der RSI zwischen 30 und 40 liegt"],
  ["Kaufe, wenn der Wochen-RSI unter 30 liegt", "Kaufe, wenn der Wochen-RSI unter 30 liegt"],
])("quotes what it doesn't understand of “%s” as it was written", (sentence, part) => {
  const { strategy, notUnderstood } = readSentence(sentence);
  expect(strategy).toBeNull();
  expect(notUnderstood).toEqual([part]);
});

it.each([
  "Kaufe, wenn den SMA 50 der SMA 20 nach oben kreuzt",
  "Kaufe, wenn die SMA 50 die SMA 20 nach oben kreuzt",
  "Kaufe, wenn der RSI unter 30 fällt, verkaufe, wenn sie über 200 steigt",
  "Kaufe nicht, wenn der RSI über 70 liegt",
  "Kaufe nie, wenn der RSI über 70 liegt",
  "Kein Kauf, wenn der RSI über 70 liegt",
  "Kaufe, wenn der Kurs 5 % unter dem 200-Tage-Durchschnitt liegt",
  "Kaufe, wenn der Kurs um 5 % unter das 52-Wochen-Hoch fällt",
  "Kaufe, wenn der RSI fast unter 30 liegt",
  "Kaufe, wenn der RSI seit 3 Tagen unter 30 liegt",
  "Kaufe, wenn der RSI unter 30 liegt, Kursziel 150",
  "Kaufe, wenn der RSI unter 30 liegt, Gewinnziel 150",
  "Kaufe, wenn der RSI unter 30 liegt, Stop-Loss 95",
  "Kaufe, wenn der RSI unter 30 liegt, Stop-Kurs 95",
  "Kaufe, wenn der RSI unter 30 liegt, Stop-Loss 8,5 EUR",
  "Halte 60 % SPY und 40 % TLT",
])("reads no rule from “%s” in German", (sentence) => {
  const { strategy, notUnderstood } = readSentence(sentence);
  expect(strategy).toBeNull();
  for (const part of notUnderstood) expect(sentence).toContain(part);
});

it("doesn't translate a text that is too long", () => {
  const sentence = `Kaufe, wenn der RSI unter 30 liegt, ${"über a ".repeat(2000)}`;
  const { strategy, notUnderstood } = readSentence(sentence);
  expect(strategy).toBeNull();
  expect(notUnderstood.join(" ")).toContain("über a");
  expect(notUnderstood.join(" ")).not.toContain("above");
});

it("quotes unread parts in their original wording", () => {
  const { notUnderstood } = readSentence("Don't panic, buy when NVDA's RSI isn't above 70, unless my dog's barking");
  expect(notUnderstood).toEqual(["not panic", "unless my dog barking"]);
});

it("asks whether the instrument in a condition is the one to trade", () => {
  const { strategy, nearest } = readSentence("Buy when NVDA closes above its 200 day average");
  expect(strategy).toBeNull();
  expect(nearest.map(({ changes, symbols }) => [changes[0], symbols])).toEqual([
    ["Trades NVDA.", ["NVDA"]],
    ["Trades the selected instruments and uses NVDA only as a condition.", []],
  ]);
  expect(nearest[0]?.understood[1]).toBe("Buy when close is above SMA 200.");
});

it("never trades an index used in a condition", () => {
  const reading = readSentence("buy when VIX is over 30, sell when VIX is below 20");
  expect(reading).toMatchObject({ symbols: [], watched: ["VIX"], notUnderstood: [] });
  expect(reading.strategy).toMatchObject({ long: { entry: { left: { symbol: "VIX" } } } });
  expect(reading.understood.at(-1)).toBe("VIX is only used as a condition. The rule trades the selected instruments.");
  expect(readSentence("buy ^GSPC when RSI is below 30").strategy).toBeNull();
});

it("offers no exit and the opposite of the entry as two choices", () => {
  const { strategy, nearest } = readSentence("buy when RSI is below 30, sell when the chart looks tired");
  expect(strategy).toBeNull();
  expect(nearest.map(({ changes }) => changes.at(-1))).toEqual([
    "Adds no exit rule.",
    "Exits on the opposite of the entry condition.",
  ]);
});

it("reads an unknown average as a known one only if chosen", () => {
  const { symbols, notUnderstood, nearest } = readSentence("buy AAPL when the price is above the 50-day DEMA");
  expect({ symbols, notUnderstood }).toEqual({ symbols: ["AAPL"], notUnderstood: ["DEMA"] });
  expect(nearest[0]).toMatchObject({ symbols: ["AAPL"], changes: ["Reads “DEMA” as “EMA”."] });
});

it("treats a capitalised word as an instrument only if it is one", () => {
  const sentence = "buy VUSA when RSI is below 30";
  const reading = readSentence(sentence);
  expect(reading).toMatchObject({ strategy: null, maybeSymbols: ["VUSA"] });
  expect(reading.nearest[0]).toMatchObject({ symbols: ["VUSA"], changes: ["Reads “VUSA” as a ticker symbol."] });
  expect(readSentence(sentence, { symbols: ["VUSA"] }).symbols).toEqual(["VUSA"]);
});

it("refuses a text that is too long to read completely", () => {
  const { strategy, notUnderstood } = readSentence(`buy when RSI is below 30${" ".repeat(1000)}except on Fridays`);
  expect(strategy).toBeNull();
  expect(notUnderstood).toEqual(["except on Fridays"]);
});

it("returns nothing for an empty text", () => {
  expect(readSentence(" ")).toMatchObject({
    strategy: null,
    symbols: [],
    understood: [],
    notUnderstood: [],
    nearest: [],
  });
});

it("recognises given symbols, even in lower case", () => {
  expect(readSentence("buy vwce when RSI is below 30").notUnderstood).toEqual(["buy vwce when RSI is below 30"]);
  const reading = readSentence("buy vwce when RSI is below 30", { symbols: ["VWCE"] });
  expect(reading).toMatchObject({ symbols: ["VWCE"], notUnderstood: [] });
});

it.each(presets.map(({ id, strategy }) => [id, describeStrategy(strategy)] as const))(
  "reads the description of the preset %s back as the same rule",
  (_, words) => {
    const { strategy, notUnderstood } = readSentence(words);
    expect(notUnderstood).toEqual([]);
    expect(strategy && describeStrategy(strategy)).toBe(words);
  },
);

const vocabulary = (
  "buy sell short cover when if and or not unless until RSI SMA MACD ADX price close volume average 20 day 50 200 above below crosses touches its " +
  "signal line band upper lower Bollinger stop loss 8% trailing take profit hold best two of last 6 months rebalance monthly ( ) , . ; it is rises " +
  "falls NVDA $500 twice 3 days in a row save every month half money otherwise cash only the golden cross app says dog banana never -5 1 bar ago"
).split(" ");

it("reads any words as a complete rule or as none", () => {
  holds(
    fc.property(fc.array(fc.constantFrom(...vocabulary), { maxLength: 30 }), (words) => {
      const { strategy, understood, nearest } = readSentence(words.join(" "));
      for (const near of nearest) expect(readStrategy(near.strategy)).toEqual({ ok: true, strategy: near.strategy });
      if (strategy === null) return;
      expect(readStrategy(strategy)).toEqual({ ok: true, strategy });
      expect(understood.length).toBeGreaterThan(0);
      for (const odd of ["dog", "banana"]) expect(words).not.toContain(odd);
    }),
    500,
  );
});

it("terminates for any text", () => {
  holds(
    fc.property(fc.string({ maxLength: 2000, unit: "binary" }), (text) => {
      expect(readSentence(text).understood).toBeInstanceOf(Array);
    }),
  );
  expect(readSentence("(".repeat(1000)).strategy).toBeNull();
  expect(readSentence(`buy when ${"not ".repeat(240)}golden cross`).strategy).toBeNull();
});
