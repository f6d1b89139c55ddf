/** The bounds of a number in a strategy or its assumptions. Integers unless `isFraction` is set. */
export interface NumberLimits {
  readonly min: number;
  readonly max: number;
  readonly isFraction?: boolean;
}

const percentOfFall = { min: 0.1, max: 99, isFraction: true };
const amount = { min: 0.01, max: 1e12, isFraction: true };

/** The bounds of every number. Those of indicators are in their catalogue. */
export const strategyLimits = {
  number: { min: -1e15, max: 1e15, isFraction: true },
  times: { min: 0.001, max: 1000, isFraction: true },
  barsAgo: { min: 0, max: 250 },
  forBars: { min: 1, max: 250 },
  count: { min: 1, max: 100 },
  amount,
  quantity: { min: 0.000001, max: 1e9, isFraction: true },
  fractionPercent: { min: 0.1, max: 100, isFraction: true },
  volatilityPercent: { min: 0.1, max: 500, isFraction: true },
  volatilityLength: { min: 2, max: 1000 },
  stopLossPercent: percentOfFall,
  takeProfitPercent: { min: 0.1, max: 10_000, isFraction: true },
  trailingStopPercent: percentOfFall,
  maximumBars: { min: 1, max: 5000 },
} as const satisfies Record<string, NumberLimits>;

/** The bounds of assumptions. */
export const assumptionLimits = {
  startCash: amount,
  commissionPercent: { min: 0, max: 20, isFraction: true },
  commissionAmount: { min: 0, max: 1e6, isFraction: true },
  slippagePercent: { min: 0, max: 20, isFraction: true },
  riskFreePercent: { min: -10, max: 50, isFraction: true },
} as const satisfies Record<string, NumberLimits>;

export const maxNameCharacters = 80;
export const maxConditionDepth = 6;
export const maxConditions = 40;
