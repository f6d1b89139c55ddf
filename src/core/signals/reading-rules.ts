import { adxRules } from "./adx-signal.ts";
import { macdRules } from "./macd-signal.ts";
import { rsiRules } from "./rsi-signal.ts";
import type { Rule } from "./signal.ts";
import { smaRules } from "./sma-signal.ts";

export type ReadingId = "sma" | "rsi" | "macd" | "adx";

/** The technical defaults. Source: product specification, section 9. */
export const readingDefaults = {
  sma: 50,
  rsi: 14,
  macd: { fast: 12, slow: 26, signal: 9 },
  adx: 14,
} as const;

/** "How to read it" of each reading. */
export const rules: Readonly<Record<ReadingId, readonly Rule[]>> = {
  sma: smaRules,
  rsi: rsiRules,
  macd: macdRules,
  adx: adxRules,
};
