/** What a sentence calls the parameters of indicators. */
export const parameterWords: Readonly<Record<string, string>> = {
  length: "length",
  fast: "fast length",
  slow: "slow length",
  signal: "signal length",
  deviations: "deviations",
  multiplier: "multiplier",
  smoothing: "smoothing",
  rsiLength: "RSI length",
  rangeLength: "range length",
  conversion: "conversion length",
  base: "base length",
  span: "span length",
  displacement: "displacement",
  step: "step",
  maximum: "maximum step",
};
