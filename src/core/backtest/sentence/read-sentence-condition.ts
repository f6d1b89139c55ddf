import type { AppSignal, Comparison, Condition, Operand } from "../strategy.ts";
import { readBars } from "./read-bars.ts";
import { close, indicator, readSentenceOperand } from "./read-sentence-operand.ts";
import type { TokenCursor } from "./token-cursor.ts";

/** What the sentence has spoken of so far, so that "it" and "below" mean something. */
export interface SentenceMemory {
  readonly knownSymbols: ReadonlySet<string>;
  /** Left and right of the last comparison. */
  left: Operand | null;
  right: Operand | null;
  /** Where a direction is left open ("crosses"): up on the way in, down on the way out. */
  isUpward: boolean;
  /** The signal of the app that was spoken of last. */
  signal: AppSignal | null;
}

type Compare = Extract<Condition, { kind: "compare" }>;

/** "RSI is below 30 and the price is above its 200 day average": null where it begins with nothing that can be so or not so. */
export function readSentenceCondition(cursor: TokenCursor, memory: SentenceMemory): Condition | null {
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
    cursor.attempt(() => readAppSignal(cursor, memory)) ??
    cursor.attempt(() => readStreak(cursor)) ??
    cursor.attempt(() => readMove(cursor, memory)) ??
    cursor.attempt(() => readNewExtreme(cursor)) ??
    cursor.attempt(() => readExhaustion(cursor, memory)) ??
    cursor.attempt(() => readComparison(cursor, memory))
  );
}

function compare(left: Operand, is: Comparison, right: Operand, forBars = 1): Compare {
  return { kind: "compare", left, is, right, forBars };
}

const sma = (length: number) => indicator("sma", "sma", { length });
const level = (value: number): Operand => ({ kind: "number", value });

function readNamedEvent(cursor: TokenCursor, memory: SentenceMemory): Condition | null {
  cursor.take("on|after|there");
  const isGolden = cursor.take("golden cross|crossover");
  if (!isGolden && !cursor.take("death cross|crossover")) return null;
  cursor.take("happens|occurs|appears|forms|comes|shows");
  memory.left = sma(50);
  memory.right = sma(200);
  return compare(sma(50), isGolden ? "crosses-above" : "crosses-below", sma(200));
}

/** "the app's overall signal says buy", "the RSI signal is sell". */
function readAppSignal(cursor: TokenCursor, memory: SentenceMemory): Condition | null {
  const isPronoun = memory.signal !== null && cursor.take("it");
  const isApp = cursor.take("app|bellwether|apps");
  const signals = ["overall", "sma", "rsi", "macd", "adx"] as const satisfies readonly AppSignal[];
  const signal = signals.find((word) => cursor.take(word));
  const isNamed = cursor.take("signal|signals");
  if (!isNamed && !isPronoun && !(isApp && signal === undefined)) return null;
  if (signal === "macd" && !isApp && cursor.sees("line")) return null;
  if (!cursor.take("says|say|is|are|turns|turn|shows|show|gives|give|becomes|reads")) return null;
  cursor.take("to");
  cursor.take("strong|strongly");
  const is = (["buy", "sell", "hold"] as const).find((word) => cursor.take(word));
  if (is === undefined) return null;
  cursor.take("signal");
  memory.signal = signal ?? (isPronoun ? memory.signal : null) ?? "overall";
  return { kind: "signal", signal: memory.signal, is, forBars: readDuration(cursor) ?? 1 };
}

/** "the price closes higher 3 days in a row", "after 3 consecutive down days". */
function readStreak(cursor: TokenCursor): Condition | null {
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
  const told =
    counted ??
    cursor.attempt(() => {
      cursor.take("it|price|stock|close|market|share|shares");
      const isUp = cursor.take(`closes|goes|is|finishes|ends ${ups}`, "rises|rose|gains|climbs");
      if (!isUp && !cursor.take(`closes|goes|is|finishes|ends ${downs}`, "falls|fell|drops|loses|declines"))
        return null;
      const count = readDuration(cursor);
      return count === null ? null : { count, isUp };
    });
  if (told === null) return null;
  cursor.take("in row", "straight|running");
  return compare(close, is(told.isUp), before, told.count);
}

/** "falls more than 5% in 10 days". */
function readMove(cursor: TokenCursor, memory: SentenceMemory): Condition | null {
  cursor.take("it|price|stock|close|market|share|shares");
  const isUp = cursor.take("rises|rose|gains|gained|climbs|jumps", "is up", "goes up");
  if (!isUp && !cursor.take("falls|fell|drops|dropped|loses|lost|declines|dips", "is down", "goes down")) return null;
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
function readNewExtreme(cursor: TokenCursor): Condition | null {
  cursor.take("it|price|stock|close|market|share|shares");
  if (!cursor.take("makes|hits|sets|reaches|marks|posts|makes|prints", "is at|on", "closes at|on")) return null;
  cursor.take("new|fresh");
  const length = readBars(cursor);
  if (length === null) return null;
  cursor.take("closing");
  const isHigh = cursor.take("high|highs");
  if (!isHigh && !cursor.take("low|lows")) return null;
  const extreme = { ...indicator("donchian", isHigh ? "upper" : "lower", { length }), barsAgo: 1 };
  return compare(close, isHigh ? "above" : "below", extreme);
}

/** "RSI is oversold", "the stock is overbought". */
function readExhaustion(cursor: TokenCursor, memory: SentenceMemory): Condition | null {
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

interface ReadComparison {
  readonly is: Comparison;
  readonly isNegated: boolean;
  /** A touch looks at the bar's high or low rather than at its close. */
  readonly isTouch: boolean;
  /** The right side, where the words hold it: "turns positive", "5% below". */
  readonly right: Operand | null;
  readonly factor: number;
}

function readComparison(cursor: TokenCursor, memory: SentenceMemory): Condition | null {
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
  const rightRead =
    comparison.right ??
    cursor.attempt(() => readSentenceOperand(cursor, { knownSymbols, left, subject: null })) ??
    (leftRead !== null && isAtEndOfPart(cursor) ? memory.right : null);
  if (rightRead === null) return null;
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

/** Whether nothing more is said about a comparison: only then is "falls below" below what was spoken of before. */
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

/** The right side as the left one asks for it: of the same instrument, a percentage as a plain level. */
function fitted(right: Operand, left: Operand, factor: number): Operand {
  if (right.kind === "number") return right;
  const symbol = right.symbol ?? (left.kind === "number" ? null : left.symbol);
  return { ...right, symbol, times: Number((right.times * factor).toPrecision(10)) };
}

/** The lower band is touched by the low, the upper one by the high; a level from the side the sentence looks at. */
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

const states =
  "is|are|stays|stay|remains|trades|trading|sits|stands|closes|closing|ends|finishes|was|gets|keeps|holds|being";
const rises = "rises|rise|rising|climbs|jumps|moves|goes|pushes|pops|recovers|bounces|comes|returns|gets|shoots";
const falls = "falls|fall|falling|drops|drop|sinks|dips|slips|moves|goes|comes|returns|declines|gets|tumbles";
const crosses = "crosses|cross|crossing|crossed|breaks|break|breaking|breaks|passes|cuts";

/** The words between the two sides. */
function readWords(cursor: TokenCursor, left: Operand, memory: SentenceMemory): ReadComparison | null {
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
      // A level of an oscillator is reached from below in the upper half, from above in the lower one.
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

/** "crosses above", "breaks out over", "falls back below", "closes above" is a state and no motion. */
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

/** "5% above" of something else than a number. */
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

/** "for 3 days", "3 days in a row". */
function readDuration(cursor: TokenCursor): number | null {
  return cursor.attempt(() => {
    const hasFor = cursor.take("for at least", "for", "on", "over last");
    cursor.take("last|past");
    const bars = readBars(cursor);
    if (bars === null) return null;
    const isRow = cursor.take("in row", "straight|running|consecutively|long");
    return (hasFor || isRow) && bars <= 250 ? bars : null;
  });
}

function isPlain({ isPercent, isMoney }: { readonly isPercent: boolean; readonly isMoney: boolean }): boolean {
  return !isPercent && !isMoney;
}
