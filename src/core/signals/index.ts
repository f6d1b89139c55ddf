/** Signals from indicator readings: five steps, "no signal" as a state of its own, and the rule behind each in words. */
export { adxSignal, type DirectionalReading } from "./adx-signal.ts";
export { hitRate, type HitRate } from "./hit-rate.ts";
export { macdSignal } from "./macd-signal.ts";
export { overallSignal } from "./overall-signal.ts";
export { readingDefaults, readings, rules, type Reading, type ReadingId, type ReadingParameters } from "./readings.ts";
export { rsiSignal } from "./rsi-signal.ts";
export { signalNames, type Rule, type Signal, type SignalName, type Strength } from "./signal.ts";
export { smaSignal } from "./sma-signal.ts";
