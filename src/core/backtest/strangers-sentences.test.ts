import { expect, it } from "vitest";
import { describeStrategy } from "./describe-strategy.ts";
import { readSentence } from "./read-sentence.ts";

/** Sentences with only supported parts. If they are read as a rule, it must be this one. */
const sayable: readonly (readonly [string, string])[] = [
  [
    "buy AAPL when the RSI drops under 30 and sell it when the RSI goes over 70",
    "Buy when RSI 14 crosses below 30. Sell when RSI 14 crosses above 70.",
  ],
  [
    "Long when the 10 EMA is above the 30 EMA, exit when it is below",
    "Buy when EMA 10 is above EMA 30. Sell when EMA 10 is below EMA 30.",
  ],
  [
    "enter when the close is above the 200 day moving average, exit when it closes below it",
    "Buy when close is above SMA 200. Sell when close is below SMA 200.",
  ],
  [
    "buy $NVDA on a golden cross, sell on a death cross",
    "Buy when SMA 50 crosses above SMA 200. Sell when SMA 50 crosses below SMA 200.",
  ],
  [
    "buy SPY when it makes a new 50 day high, sell when it makes a new 25 day low",
    "Buy when close is above 50-bar high 1 bar ago. Sell when close is below 25-bar low 1 bar ago.",
  ],
  ["buy if RSI(14) < 25; sell if RSI(14) > 65", "Buy when RSI 14 is below 25. Sell when RSI 14 is above 65."],
  [
    "buy when MACD crosses above the signal line, sell after 15 days",
    "Buy when MACD 12/26 crosses above MACD signal 12/26/9. Sell after 15 bars.",
  ],
  [
    "buy when RSI is below 30, stop loss 6%, take profit 12%",
    "Buy when RSI 14 is below 30. Stop loss 6%. Take profit at 12%.",
  ],
  [
    "buy when RSI is below 30 and exit with a 7 % loss or after 20 days",
    "Buy when RSI 14 is below 30. Stop loss 7%. Sell after 20 bars.",
  ],
  [
    "buy when RSI is below 30, stop of 7 % loss",
    "Buy when RSI 14 is below 30. Sell when RSI 14 is above 70. Stop loss 7%.",
  ],
  ["buy when RSI is below 30 with a 9% trailing stop", "Buy when RSI 14 is below 30. Trailing stop 9%."],
  ["hold SPY and AGG, rebalance every quarter", "Buy and hold. Rebalance quarterly."],
  ["put 300 dollars into VTI every month", "Buy and hold. Save 300 every month."],
  [
    "hold the 3 best of AAPL, MSFT, NVDA, AMZN and META by 6 month return, rebalance monthly",
    "Hold the 3 best by 126-bar return in %, rebalance monthly.",
  ],
  [
    "short TSLA when RSI is above 80, cover when RSI is below 50",
    "Short when RSI 14 is above 80. Cover when RSI 14 is below 50.",
  ],
  [
    "sell short when the close is below the 50 day average, cover when it is above",
    "Short when close is below SMA 50. Cover when close is above SMA 50.",
  ],
  [
    "buy when the stock drops more than 8% in 5 days, sell after 10 days",
    "Buy when 5-bar return in % is below -8. Sell after 10 bars.",
  ],
  [
    "buy when it closes lower 4 days in a row, sell when RSI is above 60",
    "Buy when close is below close 1 bar ago for 4 bars. Sell when RSI 14 is above 60.",
  ],
  [
    "buy when the price touches the lower Bollinger band, sell when it touches the upper Bollinger band",
    "Buy when low is at most lower Bollinger band 20/2. Sell when high is at least upper Bollinger band 20/2.",
  ],
  [
    "use 20% of my capital per trade, buy when RSI is below 30, sell when RSI is above 70",
    "Buy when RSI 14 is below 30. Sell when RSI 14 is above 70. Use 20% of my money.",
  ],
  [
    "buy 50 shares when RSI is below 30, sell when RSI is above 70",
    "Buy when RSI 14 is below 30. Sell when RSI 14 is above 70. Use 50 shares for each position.",
  ],
  [
    "buy QQQ when SPY is above its 200 day average, sell when SPY is below its 200 day average",
    "Buy when close of SPY is above SMA 200 of SPY. Sell when close of SPY is below SMA 200 of SPY.",
  ],
  [
    "buy when ADX is above 25 and +DI is above -DI, sell when ADX is below 20",
    "Buy when ADX 14 is above 25 and +DI 14 is above -DI 14. Sell when ADX 14 is below 20.",
  ],
  [
    "buy when the signal says buy and sell when it says sell",
    "Buy when the app's overall signal says buy. Sell when the app's overall signal says sell.",
  ],
  [
    "please buy AAPL when its RSI is below 30 and sell it when the RSI is above 70",
    "Buy when RSI 14 is below 30. Sell when RSI 14 is above 70.",
  ],
  [
    "buy when the Williams %R is below -80, sell when it is above -20",
    "Buy when Williams %R 14 is below -80. Sell when Williams %R 14 is above -20.",
  ],
  [
    "buy when either RSI is below 25 or MFI is below 20, sell when RSI is above 70",
    "Buy when RSI 14 is below 25 or MFI 14 is below 20. Sell when RSI 14 is above 70.",
  ],
  [
    "buy when price is 10% below its 200 day average, sell when price is above its 200 day average",
    "Buy when close is below 0.9 × SMA 200. Sell when close is above SMA 200.",
  ],
  [
    "buy when volume is above twice its 20 day average, sell after 5 days",
    "Buy when volume is above 2 × SMA 20 of volume. Sell after 5 bars.",
  ],
  [
    "buy when RSI is below 30 then sell when RSI is above 55",
    "Buy when RSI 14 is below 30. Sell when RSI 14 is above 55.",
  ],
  ["buy when RSI is below 30, otherwise hold cash", "Buy when RSI 14 is below 30. Sell when RSI 14 is above 70."],
  [
    "buy when the 20 day average true range is above 3, sell after 8 days",
    "Buy when ATR 20 is above 3. Sell after 8 bars.",
  ],
  [
    "buy when close is above the two hundred day average, sell when close is below the two hundred day average",
    "Buy when close is above SMA 200. Sell when close is below SMA 200.",
  ],
  [
    "buy when RSI is below 30, sell after 10 days or when RSI is above 70",
    "Buy when RSI 14 is below 30. Sell when RSI 14 is above 70. Sell after 10 bars.",
  ],
  [
    "buy when the close crosses above the upper Keltner channel, sell when the close crosses below the middle Keltner channel",
    "Buy when close crosses above upper Keltner band 20/10/2. Sell when close crosses below middle Keltner band 20/10/2.",
  ],
  [
    "buy when SuperTrend is below the close, sell when SuperTrend is above the close",
    "Buy when SuperTrend 10/3 is below close. Sell when SuperTrend 10/3 is above close.",
  ],
  [
    "buy when the 3 month return is above 5%, sell when the 3 month return is below 0",
    "Buy when 63-bar return in % is above 5. Sell when 63-bar return in % is below 0.",
  ],
  [
    "buy when CCI is below -100, sell when CCI is above 100",
    "Buy when CCI 20 is below -100. Sell when CCI 20 is above 100.",
  ],
  [
    "buy when the Aroon oscillator is above 50, sell when it is below -50",
    "Buy when Aroon oscillator 25 is above 50. Sell when Aroon oscillator 25 is below -50.",
  ],
  ["buy and hold SPY", "Buy and hold."],
  [
    "buy when RSI is above 50 for 3 days, sell when RSI is below 50",
    "Buy when RSI 14 is above 50 for 3 bars. Sell when RSI 14 is below 50.",
  ],
  [
    "buy $VIXY when $VIX is over 30, sell when $VIX is below 20",
    "Buy when close of VIX is above 30. Sell when close of VIX is below 20.",
  ],
  [
    "dual momentum on SPY and VXUS, otherwise AGG",
    "Hold the best by 252-bar return in %, rebalance monthly. Only those whose 252-bar return in % is above 0. Otherwise AGG.",
  ],
  [
    "buy when RSI is below 30, limit losses to 7%",
    "Buy when RSI 14 is below 30. Sell when RSI 14 is above 70. Stop loss 7%.",
  ],
  [
    "buy when RSI is below 30, sell at a profit of 15% or a loss of 5%",
    "Buy when RSI 14 is below 30. Stop loss 5%. Take profit at 15%.",
  ],
];

/** Sentences with an unsupported part. They must not run, and that part is named. */
const unsayable: readonly (readonly [string, string])[] = [
  ["buy when the signal says strong buy", "strong"],
  ["buy on a strong buy signal and sell on a strong sell", "strong"],
  ["buy when the signal is buy, sell when it says strong sell", "strong"],
  ["buy when RSI is below 30 and sell half when it is above 70", "half"],
  ["buy when RSI is below 30, scale out at 10% and 20%", "scale out"],
  ["buy 3 lots when RSI is below 30", "lots"],
  ["buy when RSI is below 30 except on Fridays", "Fridays"],
  ["buy when RSI is below 30, stop at twice the ATR", "stop"],
  ["buy when RSI is below 30, hard stop 5 points", "points"],
  ["buy when RSI is below 30, risk 1 % of my account", "risk"],
  ["buy when RSI is below 30, only if earnings are more than 5 days away", "earnings"],
  ["buy when the Fed cuts rates", "Fed"],
  ["buy when the 50-day DEMA is above the 200-day DEMA", "DEMA"],
  ["buy when the price is above the 50-day DEMA", "DEMA"],
  ["buy when price crosses above TEMA 20, sell when it crosses below", "TEMA"],
  ["buy when the close is above HMA 55", "HMA"],
  ["buy when close is above the 30 day ZLEMA and RSI is below 60", "ZLEMA"],
  ["buy when price is above KAMA(10)", "KAMA"],
  ["buy when RSI is below 30, sell when the close is below the Hull moving average", "Hull"],
  ["buy when the price is above the double exponential moving average of 50 days", "double exponential"],
  ["buy when the price is above the volume weighted moving average", "weighted moving average"],
  ["buy when RSI is below 30, sell when the chart looks tired", "tired"],
  ["buy when RSI is below 30 and sell at resistance", "resistance"],
  ["buy when RSI is below 30, exit at the close on Friday", "Friday"],
  ["buy when RSI is below 30, sell in May", "May"],
  ["kaufe wenn der RSI unter 30 ist, sell when RSI is above 70", "kaufe"],
  ["buy when RSI is below 30, verkaufe bei RSI über 70", "verkaufe"],
  ["buy when RSI is below 30, Stopp bei 5 %", "Stopp"],
  ["buy when RSI is below 30 mit Stop Loss 5%", "mit"],
  ["RSI が 30 を下回ったら buy when RSI is below 30", "が"],
  ["buy when RSI is below 30 and then rises above 50", "rises above 50"],
  ["buy when RSI ~ 30, sell when RSI is above 70", "RSI"],
  ["buy when price is above 5%", "above"],
  ["buy when the price makes a new 20 day closing high", "closing"],
  ["buy when close is above the highest close of the last 20 days", "highest close"],
  ["buy when the market is above its 200 day average", "market"],
  ["buy when the P/E is below 15 and RSI is below 30", "P/E"],
  ["buy when RSI is below 30 on the weekly chart", "weekly"],
  ["buy on 5 minute bars when RSI is below 30", "minute"],
  ["buy when RSI is below 30, use 50% of my money, use 25% of my money", "size"],
  ["buy when RSI is below 30, stop loss 5%, stop loss 10%", "stop"],
  ["buy AAPL when RSI is below 30, buy MSFT when RSI is below 40", "AAPL"],
  ["buy NVDA, sell when RSI is above 70", "a purchase"],
  ["hold the 3 biggest stocks", "biggest"],
  ["hold 60% SPY and 40% TLT", "60%"],
  ["buy when RSI is below 30 with 2x leverage", "leverage"],
  ["buy a call option when RSI is below 30", "call option"],
  ["buy when RSI is below 30, average down every 5%", "average down"],
  ["buy when RSI is below 30 and add to the position when it is below 20", "add"],
  ["buy when RSI is below 30, no more than 3 positions", "3 positions"],
  ["buy when RSI is below 30, wait 2 days before selling", "wait"],
  ["buy when RSI is below 30, sell if it falls 8% and RSI is above 70", "RSI"],
  ["sell when volume is twice its average, stop loss 5%", "exit"],
  ["buy when RSI is below 30, trailing stop of 2 ATR", "ATR"],
  ["buy when RSI is below 30, breakeven stop after 5%", "breakeven"],
  ["buy VIX when RSI is below 30", "VIX"],
  ["buy when the price falls over the last 5 days", "over"],
  ["buy when RSI is below 30 and Trump tweets", "Trump"],
  ["buy when RSI is below 30, sell on bad news", "bad news"],
  ["buy when RSI is below 30 🚀", "🚀"],
  ["buy when RSI is below 30 during the first hour", "first hour"],
  ["buy when RSI = 30", "RSI"],
  ["buy when RSI is below 30 - 5", "5"],
  ["buy with a limit order 2% below the close when RSI is below 30", "limit order"],
  ["sell after 10 days or when the dividend is cut", "dividend"],
  ["hold the best 10% by 6 month return", "10%"],
  ["hold the 3 best by 6 month Sharpe ratio", "Sharpe"],
  ["buy when the 50 day average rises", "50"],
  ["buy when unemployment is below 4", "unemployment"],
  ["buy when CPI is above 3", "CPI"],
  ["buy when RSI is below 30 and open interest is rising", "interest"],
  ["buy when RSI is extremely oversold", "extremely"],
  ["buy when RSI is below 30, take half profit at 10%", "half"],
];

it.each(sayable)("reads a stranger's “%s”", (sentence, words) => {
  const { strategy, understood, notUnderstood } = readSentence(sentence);
  expect(notUnderstood).toEqual([]);
  expect(strategy).not.toBeNull();
  const rule = understood.filter((part) => !/^(?:Traded|Added|No rule|.* is only looked at)/.test(part));
  expect(rule.join(" ").replaceAll(/ \(added: [^)]*\)/g, "")).toBe(words);
});

it.each(unsayable)("runs nothing for “%s” and names “%s”", (sentence, part) => {
  const reading = readSentence(sentence);
  expect(reading.strategy && describeStrategy(reading.strategy)).toBeNull();
  expect(reading.notUnderstood.join(" ").toLowerCase()).toContain(part.toLowerCase());
  for (const { strategy, changes } of reading.nearest) {
    expect(strategy).not.toBeNull();
    expect(changes.length).toBeGreaterThan(0);
  }
});
