/**
 * The gate between providers and screens: what is not to be drawn as truth, why, and what releases it. Nothing is repaired
 * here and no clock is read; rules, bounds and measured figures are in docs/plausibility.md.
 */
export { barDoubts, type BarDoubt, type BarDoubtReason, type LooseBar } from "./plausibility/bar-doubts.ts";
export { eventDoubt } from "./plausibility/event-doubt.ts";
export { agrees, hasHeld, hasStrayed, isConfirmed } from "./plausibility/confirmation.ts";
export { quoteDoubt, type QuoteDoubt, type QuoteDoubtReason } from "./plausibility/quote-doubt.ts";
export { withoutDoubts } from "./plausibility/without-doubts.ts";
