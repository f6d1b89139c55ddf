import type { Comparison, Operand } from "../strategy.ts";
import type { SentenceMemory } from "./sentence-memory.ts";
import { level } from "./sentence-parts.ts";
import type { TokenCursor } from "./token-cursor.ts";

interface ReadComparison {
  readonly is: Comparison;
  readonly isNegated: boolean;
  /** A touch uses the bar's high or low instead of its close. */
  readonly isTouch: boolean;
  /** The right side, if it is part of the words: "turns positive", "5% below". */
  readonly right: Operand | null;
  readonly factor: number;
}

/** Reads the words between the two sides. */
export function readWords(cursor: TokenCursor, left: Operand, memory: SentenceMemory): ReadComparison | null {
  return cursor.attempt(() => {
    const answer = (is: Comparison, isNegated = false, rest: Partial<ReadComparison> = {}): ReadComparison => ({
      is,
      isNegated,
      isTouch: false,
      right: null,
      factor: 1,
      ...rest,
    });
    const isNegatedBefore = cursor.take("not", "never");
    const motion = readMotion(cursor);
    if (motion !== null) return answer(motion, isNegatedBefore);
    if (cursor.take("overtakes|surpasses")) return answer("crosses-above", isNegatedBefore);
    if (cursor.take("turns|becomes|goes positive"))
      return answer("crosses-above", isNegatedBefore, { right: level(0) });
    if (cursor.take("turns|becomes|goes negative"))
      return answer("crosses-below", isNegatedBefore, { right: level(0) });
    if (
      cursor.take("touches|touch|hits|tags|tests|reaches") ||
      (!cursor.sees("is at least|most") && cursor.take("is at"))
    ) {
      // A level of an oscillator is reached from below in the upper half, from above in the lower half.
      if (left.kind === "indicator") {
        const value = cursor.peek()?.number ?? null;
        if (value !== null && value !== 50 && ["rsi", "mfi", "stochastic"].includes(left.id))
          return answer(value > 50 ? "at-least" : "at-most", isNegatedBefore);
      }
      return answer("at-least", isNegatedBefore, { isTouch: true });
    }
    if (cursor.take(`${rises} to`, `${rises} up to`)) return answer("at-least", isNegatedBefore);
    if (cursor.take(`${falls} to`, `${falls} down to`)) return answer("at-most", isNegatedBefore);
    if (cursor.take("exceeds|exceed|beats|tops")) return answer("above", isNegatedBefore);

    const hasState = cursor.take(states);
    const isNegated = (cursor.take("not", "never", "no longer") || isNegatedBefore) && true;
    if (cursor.take("positive")) return answer("above", isNegated, { right: level(0) });
    if (cursor.take("negative")) return answer("below", isNegated, { right: level(0) });
    const offset = readOffset(cursor);
    if (offset !== null) return answer(offset.is, isNegated, { factor: offset.factor });
    const side = readSide(cursor);
    if (side !== null) return answer(side, isNegated);
    // "volume is twice its average"
    const isMultiple = hasState && (cursor.sees("twice|double|triple|half") || cursor.peek(1)?.word === "times");
    if (isMultiple) return answer("at-least", isNegated);
    if (cursor.take(crosses)) {
      cursor.take("over|through");
      return answer(memory.isUpward ? "crosses-above" : "crosses-below", isNegatedBefore);
    }
    return null;
  });
}

/** Verbs between a side and its comparison. */
export const states =
  "is|are|stays|stay|remains|trades|trading|sits|stands|closes|closing|ends|finishes|was|gets|keeps|holds|being";

const rises = "rises|rise|rising|climbs|jumps|moves|goes|pushes|pops|recovers|bounces|comes|returns|gets|shoots";

const falls = "falls|fall|falling|drops|drop|sinks|dips|slips|moves|goes|comes|returns|declines|gets|tumbles";

const crosses = "crosses|cross|crossing|crossed|breaks|break|breaking|breaks|passes|cuts";

/** "crosses above", "breaks out over", "falls back below". "closes above" is a state, not a movement. */
function readMotion(cursor: TokenCursor): Comparison | null {
  return cursor.attempt(() => {
    const ups = "above|over|beyond";
    const downs = "below|under|beneath";
    const isCross = cursor.take(`${crosses} out`, crosses, "crossover|crossunder");
    const isRise = !isCross && cursor.sees(rises);
    const isFall = !isCross && cursor.sees(falls);
    if (!isCross && !isRise && !isFall) return null;
    if (!isCross) cursor.takeToken();
    cursor.take("back|up|down|out");
    if (cursor.take(`through ${ups}`, `to ${ups}`, ups)) return "crosses-above";
    if (cursor.take(`through ${downs}`, `to ${downs}`, downs)) return "crosses-below";
    return null;
  });
}

/** "5% above" something other than a number. */
function readOffset(cursor: TokenCursor): { readonly is: Comparison; readonly factor: number } | null {
  return cursor.attempt(() => {
    const isAtLeast = cursor.take("at least");
    if (!isAtLeast) cursor.take("more than", "over");
    const percent = cursor.takeNumber(({ isPercent }) => isPercent);
    if (percent === null) return null;
    if (cursor.take("above|over|higher", "higher than"))
      return { is: isAtLeast ? "at-least" : "above", factor: 1 + percent / 100 };
    if (cursor.take("below|under|lower", "lower than"))
      return { is: isAtLeast ? "at-most" : "below", factor: 1 - percent / 100 };
    return null;
  });
}

function readSide(cursor: TokenCursor): Comparison | null {
  const words: readonly (readonly [Comparison, readonly string[]])[] = [
    ["at-least", ["at least", ">=|≥", "not less|lower than", "above or equal to", "equal to or above"]],
    ["at-most", ["at most", "<=|≤", "not more|higher than", "below or equal to", "equal to or below"]],
    ["above", ["above|over|>", "greater|higher|more|bigger|larger than"]],
    ["below", ["below|under|beneath|<", "less|lower|smaller than"]],
  ];
  return words.find(([, phrases]) => cursor.take(...phrases))?.[0] ?? null;
}
