import type { Condition, Operand } from "../strategy.ts";
import { isLength } from "./read-average.ts";
import { readBars } from "./read-bars.ts";
import type { SentenceMemory } from "./sentence-memory.ts";
import { compare, indicator } from "./sentence-parts.ts";
import type { TokenCursor } from "./token-cursor.ts";

const crossing = "crossover|cross|crossing";

/** "a bullish MACD crossover", "20/50 SMA crossover", "bearish crossover of the 20 and 50 day averages". */
export function readCrossover(cursor: TokenCursor, memory: SentenceMemory): Condition | null {
  cursor.take("on|after");
  const before = readTendency(cursor);
  const isNamedFirst = cursor.take(crossing);
  const pair = readPair(cursor);
  if (pair === null) return null;
  const tendency = before ?? readTendency(cursor);
  if (!isNamedFirst && !cursor.take(crossing)) return null;
  cursor.take("happens|occurs|appears|forms");
  [memory.left, memory.right] = pair;
  const isUp = tendency === null ? memory.isUpward : tendency === "bullish";
  return compare(pair[0], isUp ? "crosses-above" : "crosses-below", pair[1]);
}

function readTendency(cursor: TokenCursor): "bullish" | "bearish" | null {
  return (["bullish", "bearish"] as const).find((word) => cursor.take(word)) ?? null;
}

function readPair(cursor: TokenCursor): readonly [Operand, Operand] | null {
  if (cursor.take("macd signal line", "macd signal", "macd line", "macd"))
    return [indicator("macd", "macd"), indicator("macd", "signal")];
  return cursor.attempt(() => {
    const id = takeAverage(cursor);
    const fast = readBars(cursor) ?? cursor.takeNumber(isLength);
    if (fast === null || !cursor.take("/", "and")) return null;
    const slow = readBars(cursor) ?? cursor.takeNumber(isLength);
    const named = id ?? takeAverage(cursor);
    if (slow === null || named === null) return null;
    return [indicator(named, named, { length: fast }), indicator(named, named, { length: slow })];
  });
}

function takeAverage(cursor: TokenCursor): string | null {
  if (cursor.take("moving average|averages", "average|averages|ma|mas|sma|smas")) return "sma";
  return cursor.take("ema|emas") ? "ema" : cursor.take("wma|wmas") ? "wma" : null;
}
