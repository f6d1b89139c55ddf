import { assert, type IProperty } from "fast-check";
import { isFullSuite } from "./suite.ts";

/** In `npm test`, which tries the same few cases each time. */
const maxQuickRuns = 100;
const quickSeed = 20_260;

/** Tries a property on generated cases: on as many as stated in the full suite. Throws with the smallest case that fails. */
export function holds<T>(property: IProperty<T>, runs = 100): void {
  assert(property, isFullSuite ? { numRuns: runs } : { numRuns: Math.min(runs, maxQuickRuns), seed: quickSeed });
}
