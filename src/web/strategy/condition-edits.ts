import type { Condition } from "#core/backtest/strategy.ts";

/** The way from a condition to one inside it: places in the lists passed on the way. */
export type ConditionPath = readonly number[];

/** The same condition with the one at the path replaced; null takes it out, and with it a group it leaves empty. */
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
  // A group of one says no more than the one in it.
  return conditions.length === 1 ? only : { ...root, conditions };
}

/** The same condition with another beside it: joined to its group, or to a new one. */
export function withAnother(root: Condition, added: Condition, join: "all" | "any" = "all"): Condition {
  if (root.kind === "always") return added;
  if (root.kind === "all" || root.kind === "any") return { ...root, conditions: [...root.conditions, added] };
  return { kind: join, conditions: [root, added] };
}

/** Its opposite; the opposite of an opposite is the thing itself. */
export function negated(condition: Condition): Condition {
  return condition.kind === "not" ? condition.condition : { kind: "not", condition };
}
