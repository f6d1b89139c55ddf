import { createProblemReader, type Problem } from "./problem-reader.ts";
import { createConditionReader } from "./read-condition.ts";
import type { Condition } from "./strategy.ts";

/** Reads a single condition from outside data, or returns all its problems. */
export function readOneCondition(
  value: unknown,
):
  | { readonly ok: true; readonly condition: Condition }
  | { readonly ok: false; readonly problems: readonly Problem[] } {
  const reader = createProblemReader();
  const condition = createConditionReader(reader)(value, []);
  return reader.problems.length === 0 ? { ok: true, condition } : { ok: false, problems: reader.problems };
}
