/** Signals from indicator readings: five steps, "no signal" as a separate state, and the rule behind each in words. */
export { adxSignal, type DirectionalReading } from "./adx-signal.ts";
export { driftSides } from "./drift-sides.ts";
export { macdSignal } from "./macd-signal.ts";
export { meanStep, overallSignal } from "./overall-signal.ts";
export { readingDefaults, rules, type ReadingId } from "./reading-rules.ts";
export { outcomeBars, ratingCourse, readings, type Reading, type ReadingParameters } from "./readings.ts";
export { rsiSignal } from "./rsi-signal.ts";
export {
  callRecord,
  minCalls,
  signalEvidence,
  type CallRecord,
  type EvidenceResult,
  type SignalEvidence,
} from "./signal-evidence.ts";
export {
  noteIds,
  ruleIds,
  signalNames,
  type LineId,
  type NoteId,
  type Rule,
  type RuleId,
  type Signal,
  type SignalName,
  type Strength,
} from "./signal.ts";
export { smaSignal } from "./sma-signal.ts";
export { wilsonInterval } from "./wilson-interval.ts";
