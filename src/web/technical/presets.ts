import { usualChoice, type TechnicalChoice } from "./technical-address.ts";

/** Named sets of indicators. */
export const presets = {
  trend: usualChoice,
  fast: { ...usualChoice, points: 100, sma: 20, rsi: 7, macd: [6, 13, 5], adx: 7, add: [{ id: "vwap", values: [] }] },
  swing: { ...usualChoice, interval: "1d", points: 100, add: [{ id: "ema", values: [20] }] },
  volatility: {
    ...usualChoice,
    interval: "1d",
    points: 100,
    add: [
      { id: "bollinger", values: [20, 2] },
      { id: "atr", values: [14] },
    ],
  },
} as const satisfies Readonly<Record<string, TechnicalChoice>>;

export type PresetName = keyof typeof presets;

export const presetNames: readonly PresetName[] = ["trend", "fast", "swing", "volatility"];
