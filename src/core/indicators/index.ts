/**
 * Technical indicators over typed arrays. Every answer is as long as its input and NaN while nothing is known yet.
 * Formulas, sources, seeds and the rule for missing values: docs/indicators.md.
 */
import { adxIndicator } from "./adx.ts";
import { atrIndicator } from "./atr.ts";
import { bollingerIndicator } from "./bollinger.ts";
import { emaIndicator } from "./ema.ts";
import type { Indicator } from "./indicator.ts";
import { macdIndicator } from "./macd.ts";
import { rsiIndicator } from "./rsi.ts";
import { smaIndicator } from "./sma.ts";

export { adx } from "./adx.ts";
export { atr } from "./atr.ts";
export { bollinger } from "./bollinger.ts";
export { ema } from "./ema.ts";
export type { Seed } from "./exponential-average.ts";
export type { BarField, Bars, BarValues, Columns, Indicator, IndicatorState } from "./indicator.ts";
export { macd } from "./macd.ts";
export type { ParameterRule } from "./parameters.ts";
export { rsi } from "./rsi.ts";
export { sma } from "./sma.ts";
export { toBars } from "./to-bars.ts";
export type { Values } from "./whole-bars.ts";

/** Every indicator, in the order in which a menu lists them. */
export const catalog: readonly Indicator[] = [
  smaIndicator,
  emaIndicator,
  rsiIndicator,
  macdIndicator,
  adxIndicator,
  atrIndicator,
  bollingerIndicator,
];
