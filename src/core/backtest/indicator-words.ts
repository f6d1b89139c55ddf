interface IndicatorWords {
  readonly short: string;
  /** How a sentence calls each output; {length} stands for the value of that parameter. */
  readonly outputs: Readonly<Record<string, string>>;
}

const one = (short: string, output: string, words = `${short} {length}`): IndicatorWords => ({
  short,
  outputs: { [output]: words },
});
const bands = (short: string, part: string, parameters: string): IndicatorWords => ({
  short,
  outputs: {
    upper: `upper ${short} ${part} ${parameters}`,
    middle: `middle ${short} ${part} ${parameters}`,
    lower: `lower ${short} ${part} ${parameters}`,
  },
});
const convergence = (short: string, line: string): IndicatorWords => ({
  short,
  outputs: {
    [line]: `${short} {fast}/{slow}`,
    signal: `${short} signal {fast}/{slow}/{signal}`,
    histogram: `${short} histogram {fast}/{slow}/{signal}`,
  },
});

/** What a sentence calls the indicators of the catalog and their outputs. */
export const indicatorWords: Readonly<Record<string, IndicatorWords>> = {
  sma: one("SMA", "sma"),
  ema: one("EMA", "ema"),
  wma: one("WMA", "wma"),
  rsi: one("RSI", "rsi"),
  macd: convergence("MACD", "macd"),
  adx: { short: "ADX", outputs: { adx: "ADX {length}", plusDi: "+DI {length}", minusDi: "-DI {length}" } },
  atr: one("ATR", "atr"),
  bollinger: bands("Bollinger", "band", "{length}/{deviations}"),
  stochastic: {
    short: "Stochastic",
    outputs: {
      k: "Stochastic %K {length}/{smoothing}",
      d: "Stochastic %D {length}/{smoothing}/{signal}",
    },
  },
  stochasticRsi: {
    short: "Stochastic RSI",
    outputs: {
      k: "Stochastic RSI %K {rsiLength}/{length}/{smoothing}",
      d: "Stochastic RSI %D {rsiLength}/{length}/{smoothing}/{signal}",
    },
  },
  cci: one("CCI", "cci"),
  roc: one("Rate of change", "roc", "{length}-bar return in %"),
  obv: one("OBV", "obv", "OBV"),
  mfi: one("MFI", "mfi"),
  vwap: one("VWAP", "vwap", "VWAP"),
  williamsR: one("Williams %R", "williamsR"),
  donchian: {
    short: "Donchian",
    outputs: { upper: "{length}-bar high", middle: "middle of the {length}-bar channel", lower: "{length}-bar low" },
  },
  keltner: bands("Keltner", "band", "{length}/{rangeLength}/{multiplier}"),
  ichimoku: {
    short: "Ichimoku",
    outputs: {
      conversion: "Ichimoku conversion line {conversion}",
      base: "Ichimoku base line {base}",
      leadingA: "Ichimoku leading span A {conversion}/{base}/{displacement}",
      leadingB: "Ichimoku leading span B {span}/{displacement}",
      lagging: "Ichimoku lagging span",
    },
  },
  superTrend: {
    short: "SuperTrend",
    outputs: {
      superTrend: "SuperTrend {length}/{multiplier}",
      direction: "SuperTrend direction {length}/{multiplier}",
    },
  },
  parabolicSar: {
    short: "Parabolic SAR",
    outputs: { sar: "Parabolic SAR {step}/{maximum}", direction: "Parabolic SAR direction {step}/{maximum}" },
  },
  aroon: {
    short: "Aroon",
    outputs: { up: "Aroon up {length}", down: "Aroon down {length}", oscillator: "Aroon oscillator {length}" },
  },
  trix: { short: "TRIX", outputs: { trix: "TRIX {length}", signal: "TRIX signal {length}/{signal}" } },
  ppo: convergence("PPO", "ppo"),
  historicalVolatility: one("Volatility", "volatility", "{length}-bar volatility"),
  maxDrawdown: one("Maximum drawdown", "maxDrawdown", "{length}-bar maximum drawdown"),
  beta: one("Beta", "beta"),
};

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
