import type { Condition } from "../strategy.ts";
import { readCrossover } from "./read-crossover.ts";
import { readComparison } from "./read-comparison.ts";
import { readAppSignal, readExhaustion, readMove, readNamedEvent, readNewExtreme, readStreak } from "./read-event.ts";
import type { SentenceMemory } from "./sentence-memory.ts";
import type { TokenCursor } from "./token-cursor.ts";

/** Reads "RSI is below 30 and the price is above its 200 day average". Null if no condition begins here. */
export function readSentenceCondition(cursor: TokenCursor, memory: SentenceMemory): Condition | null {
  cursor.take("either|both");
  const first = readAll(cursor, memory);
  if (first === null) return null;
  const parts = [first];
  for (let next = readNext(cursor, memory, ["or", ", or"], readAll); next !== null;) {
    parts.push(next);
    next = readNext(cursor, memory, ["or", ", or"], readAll);
  }
  return parts.length === 1 ? first : { kind: "any", conditions: parts };
}

function readAll(cursor: TokenCursor, memory: SentenceMemory): Condition | null {
  const first = readOne(cursor, memory);
  if (first === null) return null;
  const joints = [
    "and|while|but|with",
    ", and|while|but",
    "as long as",
    "and when|if|while",
    "but only when|if",
    "and only when|if",
  ];
  const parts = [first];
  for (let next = readNext(cursor, memory, joints, readOne); next !== null;) {
    parts.push(next);
    next = readNext(cursor, memory, joints, readOne);
  }
  const exception = cursor.attempt(() =>
    cursor.take("unless", ", unless", "except when|if") ? readOne(cursor, memory) : null,
  );
  if (exception !== null) parts.push({ kind: "not", condition: exception });
  return parts.length === 1 ? first : { kind: "all", conditions: parts };
}

function readNext(
  cursor: TokenCursor,
  memory: SentenceMemory,
  joints: readonly string[],
  read: (cursor: TokenCursor, memory: SentenceMemory) => Condition | null,
): Condition | null {
  return cursor.attempt(() => (cursor.take(...joints.toReversed()) ? read(cursor, memory) : null));
}

function readOne(cursor: TokenCursor, memory: SentenceMemory): Condition | null {
  return (
    cursor.attempt(() => {
      if (!cursor.take("(")) return null;
      const inner = readSentenceCondition(cursor, memory);
      return inner !== null && cursor.take(")") ? inner : null;
    }) ??
    cursor.attempt(() => {
      if (!cursor.take("not")) return null;
      const inner = readOne(cursor, memory);
      return inner === null ? null : { kind: "not", condition: inner };
    }) ??
    cursor.attempt(() => readNamedEvent(cursor, memory)) ??
    cursor.attempt(() => readCrossover(cursor, memory)) ??
    cursor.attempt(() => readAppSignal(cursor, memory)) ??
    cursor.attempt(() => readStreak(cursor)) ??
    cursor.attempt(() => readMove(cursor, memory)) ??
    cursor.attempt(() => readNewExtreme(cursor)) ??
    cursor.attempt(() => readExhaustion(cursor, memory)) ??
    cursor.attempt(() => readComparison(cursor, memory))
  );
}
