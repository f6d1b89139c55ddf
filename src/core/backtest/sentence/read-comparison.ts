import { indicatorOf } from "../../indicators/index.ts";
import type { Comparison, Condition, Operand } from "../strategy.ts";
import { readDuration } from "./read-bars.ts";
import { readWords, states } from "./read-comparison-words.ts";
import { readSentenceOperand } from "./read-sentence-operand.ts";
import type { SentenceMemory } from "./sentence-memory.ts";
import { close, compare, level } from "./sentence-parts.ts";
import type { Token } from "./sentence-tokens.ts";
import type { TokenCursor } from "./token-cursor.ts";

/** "RSI rises above 70", "the price is 5% below its 50 day average", "it falls below". */
export function readComparison(cursor: TokenCursor, memory: SentenceMemory): Condition | null {
  const knownSymbols = memory.knownSymbols;
  const leftRead = cursor.attempt(() => {
    const operand = readSentenceOperand(cursor, { knownSymbols, left: null, subject: memory.left });
    return operand?.kind === "number" ? null : operand;
  });
  const left = leftRead ?? memory.left ?? close;
  const between = readBetween(cursor, left);
  if (between !== null) {
    memory.left = left;
    return between;
  }
  const duringBefore = readDuration(cursor);
  const comparison = readWords(cursor, left, memory);
  if (comparison === null) return null;
  const written = comparison.right === null ? cursor.peek() : undefined;
  const rightRead =
    comparison.right ??
    cursor.attempt(() => readSentenceOperand(cursor, { knownSymbols, left, subject: null })) ??
    cursor.attempt(() => (cursor.take("it|this|that") ? memory.right : null)) ??
    (leftRead !== null && isAtEndOfPart(cursor) ? memory.right : null);
  if (rightRead === null || (written?.number != null && !canCompare(left, rightRead, written))) return null;
  const right = fitted(rightRead, left, comparison.factor);
  const after = cursor.take("from below", "upwards|upward", "to upside")
    ? "crosses-above"
    : cursor.take("from above", "downwards|downward", "to downside")
      ? "crosses-below"
      : null;
  const touched = comparison.isTouch ? touchOf(left, right, memory.isUpward) : null;
  const is = touched?.is ?? (comparison.is.startsWith("crosses") ? (after ?? comparison.is) : comparison.is);
  const forBars = readDuration(cursor) ?? duringBefore ?? 1;
  memory.left = left;
  memory.right = right;
  const lasting =
    forBars > 1 ? ({ "crosses-above": "above", "crosses-below": "below" } as const)[is as "crosses-above"] : undefined;
  const condition = compare(touched?.left ?? left, lasting ?? is, right, forBars);
  return comparison.isNegated ? { kind: "not", condition } : condition;
}

/** "price above 5%" and "RSI below $30" compare incompatible values. */
function canCompare(left: Operand, right: Operand, written: Token): boolean {
  if (right.kind !== "number") return true;
  const isRatio = left.kind === "indicator" && indicatorOf(left.id)?.isRatio === true;
  return !(written.isPercent && !isRatio) && !(written.isMoney && isRatio);
}

/** True if nothing else describes the comparison. Only then does "falls below" refer to the previous right side. */
function isAtEndOfPart(cursor: TokenCursor): boolean {
  return cursor.isAtEnd() || cursor.sees(",|;|.|!|)|and|or|but|with|for|from|upwards|downwards|unless");
}

/** "is between 30 and 70". */
function readBetween(cursor: TokenCursor, left: Operand): Condition | null {
  return cursor.attempt(() => {
    cursor.take(states);
    if (!cursor.take("between")) return null;
    const low = cursor.takeNumber();
    if (low === null || !cursor.take("and")) return null;
    const high = cursor.takeNumber();
    if (high === null || high <= low) return null;
    return { kind: "all", conditions: [compare(left, "at-least", level(low)), compare(left, "at-most", level(high))] };
  });
}

/** Adapts the right side to the left one: the same instrument, and a percentage as a plain level. */
function fitted(right: Operand, left: Operand, factor: number): Operand {
  if (right.kind === "number") return right;
  const symbol = right.symbol ?? (left.kind === "number" ? null : left.symbol);
  return { ...right, symbol, times: Number((right.times * factor).toPrecision(10)) };
}

/**
 * The lower band is touched by the low, the upper one by the high. A level is touched from the side the sentence refers
 * to.
 */
function touchOf(
  left: Operand,
  right: Operand,
  isUpward: boolean,
): { readonly left: Operand; readonly is: Comparison } {
  const isLow = right.kind === "indicator" && right.output === "lower";
  const isHigh = right.kind === "indicator" && right.output === "upper";
  const isDown = isLow || (!isHigh && isUpward && left.kind === "price");
  const is = isDown ? "at-most" : "at-least";
  if (left.kind !== "price" || left.field !== "close") return { left, is };
  return { left: { ...left, field: isDown ? "low" : "high" }, is };
}
