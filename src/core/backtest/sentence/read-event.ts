import type { AppSignal, Condition } from "../strategy.ts";
import { readBars, readDuration } from "./read-bars.ts";
import { readSentenceOperand } from "./read-sentence-operand.ts";
import type { SentenceMemory } from "./sentence-memory.ts";
import { close, compare, indicator, level } from "./sentence-parts.ts";
import type { TokenCursor } from "./token-cursor.ts";

/** "golden cross", "death cross". */
export function readNamedEvent(cursor: TokenCursor, memory: SentenceMemory): Condition | null {
  cursor.take("on|after|there");
  const isGolden = cursor.take("golden cross|crossover");
  if (!isGolden && !cursor.take("death cross|crossover")) return null;
  cursor.take("happens|occurs|appears|forms|comes|shows");
  memory.left = sma(50);
  memory.right = sma(200);
  return compare(sma(50), isGolden ? "crosses-above" : "crosses-below", sma(200));
}

const sma = (length: number) => indicator("sma", "sma", { length });

/** "the app's overall signal says buy", "the RSI signal is sell". */
export function readAppSignal(cursor: TokenCursor, memory: SentenceMemory): Condition | null {
  const isPronoun = memory.signal !== null && cursor.take("it");
  const isApp = cursor.take("app|bellwether|apps");
  const signals = ["overall", "sma", "rsi", "macd", "adx"] as const satisfies readonly AppSignal[];
  const signal = signals.find((word) => cursor.take(word));
  const isNamed = cursor.take("signal|signals");
  if (!isNamed && !isPronoun && !(isApp && signal === undefined)) return null;
  if (signal === "macd" && !isApp && cursor.sees("line")) return null;
  if (!cursor.take("says|say|is|are|turns|turn|shows|show|gives|give|becomes|reads")) return null;
  cursor.take("to");
  // The rules only have buy and sell, and a strong signal is something else.
  cursor.passOver("strong|strongly");
  const is = (["buy", "sell", "hold"] as const).find((word) => cursor.take(word));
  if (is === undefined) return null;
  cursor.take("signal");
  memory.signal = signal ?? (isPronoun ? memory.signal : null) ?? "overall";
  return { kind: "signal", signal: memory.signal, is, forBars: readDuration(cursor) ?? 1 };
}

/** "the price closes higher 3 days in a row", "after 3 consecutive down days". */
export function readStreak(cursor: TokenCursor): Condition | null {
  const ups = "up|higher|green|positive|gains";
  const downs = "down|lower|red|negative|losses";
  const before = { ...close, barsAgo: 1 };
  const is = (isUp: boolean) => (isUp ? "above" : "below");
  const counted = cursor.attempt(() => {
    cursor.take("after|there");
    cursor.take("are|were|is");
    const count = cursor.takeNumber(isPlain);
    if (count === null || !Number.isInteger(count)) return null;
    cursor.take("consecutive|straight|successive");
    const isUp = cursor.take(ups);
    if (!isUp && !cursor.take(downs)) return null;
    return cursor.take("days|bars|closes|sessions", "in row") ? { count, isUp } : null;
  });
  const streak =
    counted ??
    cursor.attempt(() => {
      cursor.take("it|price|stock|close|share|shares");
      const isUp = cursor.take(`closes|goes|is|finishes|ends ${ups}`, "rises|rose|gains|climbs");
      if (!isUp && !cursor.take(`closes|goes|is|finishes|ends ${downs}`, "falls|fell|drops|loses|declines"))
        return null;
      const count = readDuration(cursor);
      return count === null ? null : { count, isUp };
    });
  if (streak === null) return null;
  cursor.take("in row", "straight|running");
  return compare(close, is(streak.isUp), before, streak.count);
}

/** "falls more than 5% in 10 days". */
export function readMove(cursor: TokenCursor, memory: SentenceMemory): Condition | null {
  cursor.take("it|price|stock|close|share|shares");
  const isUp = cursor.take("rises|rose|gains|gained|climbs|jumps|increases|increased", "is up", "goes up");
  if (
    !isUp &&
    !cursor.take("falls|fell|drops|dropped|loses|lost|declines|dips|decreases|decreased", "is down", "goes down")
  )
    return null;
  cursor.take("by");
  const isMore = cursor.take("more than", "over");
  if (!isMore) cursor.take("at least");
  const percent = cursor.takeNumber(({ isPercent }) => isPercent);
  if (percent === null) return null;
  if (!cursor.take("in|over|within|during")) return null;
  cursor.take("last|past|single|one");
  const length = readBars(cursor);
  if (length === null) return null;
  const left = indicator("roc", "roc", { length });
  memory.left = left;
  const is = isMore ? (isUp ? "above" : "below") : isUp ? "at-least" : "at-most";
  return compare(left, is, level(isUp ? percent : -percent));
}

/** "makes a new 20 day high". */
export function readNewExtreme(cursor: TokenCursor): Condition | null {
  cursor.take("it|price|stock|close|share|shares");
  if (!cursor.take("makes|hits|sets|reaches|marks|posts|makes|prints", "is at|on", "closes at|on")) return null;
  cursor.take("new|fresh");
  const length = readBars(cursor);
  if (length === null) return null;
  const isHigh = cursor.take("high|highs");
  if (!isHigh && !cursor.take("low|lows")) return null;
  const extreme = { ...indicator("donchian", isHigh ? "upper" : "lower", { length }), barsAgo: 1 };
  return compare(close, isHigh ? "above" : "below", extreme);
}

/** "RSI is oversold", "the stock is overbought". */
export function readExhaustion(cursor: TokenCursor, memory: SentenceMemory): Condition | null {
  const rest = { knownSymbols: memory.knownSymbols, left: null, subject: memory.left };
  const subject = cursor.attempt(() => readSentenceOperand(cursor, rest));
  const isNegated = cursor.take("is|gets|becomes|turns|goes not", "is no longer", "not");
  if (!isNegated) cursor.take("is|gets|becomes|turns|goes|was");
  const isLow = cursor.take("oversold");
  if (!isLow && !cursor.take("overbought")) return null;
  const isOscillator =
    subject?.kind === "indicator" && ["rsi", "mfi", "stochastic", "stochasticRsi"].includes(subject.id);
  if (subject !== null && subject.kind !== "price" && !isOscillator) return null;
  const left = isOscillator ? subject : indicator("rsi", "rsi");
  const isWide = left.id.startsWith("stochastic") || left.id === "mfi";
  memory.left = left;
  const condition = compare(left, isLow ? "below" : "above", level(isLow ? (isWide ? 20 : 30) : isWide ? 80 : 70));
  return isNegated ? { kind: "not", condition } : condition;
}

function isPlain({ isPercent, isMoney }: { readonly isPercent: boolean; readonly isMoney: boolean }): boolean {
  return !isPercent && !isMoney;
}
