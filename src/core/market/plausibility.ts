/**
 * The plausibility check between providers and screens: which values to withhold, why, and when to release them. It
 * restates prices only for splits that their source names, and reads no clock. Rules, bounds and measured figures are in docs/plausibility.md.
 */
export { barDoubts, type BarDoubt, type BarDoubtReason, type LooseBar } from "./plausibility/bar-doubts.ts";
export { eventDoubt } from "./plausibility/event-doubt.ts";
export { agrees, hasHeld, hasStrayed, isConfirmed } from "./plausibility/confirmation.ts";
export { isJump as isDoubtfulMove } from "./plausibility/move.ts";
export { quoteDoubt, type QuoteDoubt, type QuoteDoubtReason } from "./plausibility/quote-doubt.ts";
export { withoutDoubts } from "./plausibility/without-doubts.ts";
