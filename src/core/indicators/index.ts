/**
 * Technical indicators over typed arrays. Every answer is as long as its input and NaN while nothing is known yet.
 * Formulas, sources, seeds and the rule for missing values: docs/indicators.md.
 */
import { adxIndicator } from "./adx.ts";
import { aroonIndicator } from "./aroon.ts";
import { atrIndicator } from "./atr.ts";
import { betaIndicator } from "./beta.ts";
import { bollingerIndicator } from "./bollinger.ts";
import { cciIndicator } from "./cci.ts";
import { donchianIndicator } from "./donchian.ts";
import { emaIndicator } from "./ema.ts";
import { historicalVolatilityIndicator } from "./historical-volatility.ts";
import { ichimokuIndicator } from "./ichimoku.ts";
import type { Indicator } from "./indicator.ts";
import { keltnerIndicator } from "./keltner.ts";
import { macdIndicator } from "./macd.ts";
import { maxDrawdownIndicator } from "./max-drawdown.ts";
import { mfiIndicator } from "./mfi.ts";
import { obvIndicator } from "./obv.ts";
import { parabolicSarIndicator } from "./parabolic-sar.ts";
import { ppoIndicator } from "./ppo.ts";
import { rocIndicator } from "./roc.ts";
import { rsiIndicator } from "./rsi.ts";
import { smaIndicator } from "./sma.ts";
import { stochasticRsiIndicator } from "./stochastic-rsi.ts";
import { stochasticIndicator } from "./stochastic.ts";
import { superTrendIndicator } from "./super-trend.ts";
import { trixIndicator } from "./trix.ts";
import { vwapIndicator } from "./vwap.ts";
import { williamsRIndicator } from "./williams-r.ts";
import { wmaIndicator } from "./wma.ts";

export { adx } from "./adx.ts";
export { atr } from "./atr.ts";
export { bollinger } from "./bollinger.ts";
export { ema } from "./ema.ts";
export type { Seed } from "./exponential-average.ts";
export type { BarField, Bars, Columns } from "./bars.ts";
export type { Indicator } from "./indicator.ts";
export { macd } from "./macd.ts";
export type { ParameterRule } from "./parameters.ts";
export { rsi } from "./rsi.ts";
export { maxIndicatorBars, settlingBars } from "./settling-bars.ts";
export { sma } from "./sma.ts";
export { toBars } from "./to-bars.ts";
export type { Values } from "./whole-bars.ts";

/** Every indicator, in the order in which a menu lists them. */
export const catalog: readonly Indicator[] = [
  smaIndicator,
  emaIndicator,
  wmaIndicator,
  rsiIndicator,
  macdIndicator,
  adxIndicator,
  atrIndicator,
  bollingerIndicator,
  stochasticIndicator,
  stochasticRsiIndicator,
  cciIndicator,
  rocIndicator,
  obvIndicator,
  mfiIndicator,
  vwapIndicator,
  williamsRIndicator,
  donchianIndicator,
  keltnerIndicator,
  ichimokuIndicator,
  superTrendIndicator,
  parabolicSarIndicator,
  aroonIndicator,
  trixIndicator,
  ppoIndicator,
  historicalVolatilityIndicator,
  maxDrawdownIndicator,
  betaIndicator,
];

export function indicatorOf(id: string): Indicator | undefined {
  return catalog.find((indicator) => indicator.id === id);
}
