import type { Condition } from "#core/backtest/strategy.ts";

/** The path to a nested condition: an index for each list on the way. */
export type ConditionPath = readonly number[];

/** Replaces the condition at a path. Null removes it, and a group that becomes empty. */
export function withCondition(root: Condition, path: ConditionPath, next: Condition | null): Condition | null {
  const [place, ...rest] = path;
  if (place === undefined) return next;
  if (root.kind === "not") {
    const inner = withCondition(root.condition, rest, next);
    return inner === null ? null : { ...root, condition: inner };
  }
  if (root.kind !== "all" && root.kind !== "any") return root;
  const conditions = root.conditions.flatMap((condition, index) => {
    if (index !== place) return [condition];
    const inner = withCondition(condition, rest, next);
    return inner === null ? [] : [inner];
  });
  const only = conditions[0];
  if (only === undefined) return null;
  // A group of one is replaced by its only member.
  return conditions.length === 1 ? only : { ...root, conditions };
}

/** Adds a condition beside another, in its group or in a new one. */
export function withAnother(root: Condition, added: Condition, join: "all" | "any" = "all"): Condition {
  if (root.kind === "always") return added;
  if (root.kind === "all" || root.kind === "any") return { ...root, conditions: [...root.conditions, added] };
  return { kind: join, conditions: [root, added] };
}

/** Negates a condition. A double negation is removed. */
export function negated(condition: Condition): Condition {
  return condition.kind === "not" ? condition.condition : { kind: "not", condition };
}
