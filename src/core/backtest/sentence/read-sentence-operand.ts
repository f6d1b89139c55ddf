import type { Operand } from "../strategy.ts";
import type { OperandContext } from "./operand-context.ts";
import { averageLike, isLength, readAverage } from "./read-average.ts";
import { readBars } from "./read-bars.ts";
import { readChannel, readNamed } from "./read-named-indicator.ts";
import { readExtreme, readPrice, readReturn } from "./read-price.ts";
import { readOneSymbol } from "./read-symbols.ts";
import { close, indicator } from "./sentence-parts.ts";
import type { TokenCursor } from "./token-cursor.ts";

/**
 * Reads an operand in natural wording: "the 20 day average", "RSI", "its 55 day high", "the lower Bollinger band",
 * "twice its average".
 */
export function readSentenceOperand(cursor: TokenCursor, context: OperandContext): Operand | null {
  return cursor.attempt(() => {
    cursor.take("daily");
    const times = readTimes(cursor);
    const symbol = cursor.attempt(() => readOneSymbol(cursor, context.knownSymbols));
    const yesterday = readYesterday(cursor) ? 1 : 0;
    const operand = readUnplaced(cursor, context) ?? (symbol === null ? null : close);
    if (operand === null) return null;
    const read = withSymbol(cursor, operand, symbol, context);
    if (read.kind === "number") return times === 1 && yesterday === 0 && symbol === null ? read : null;
    const ago = cursor.attempt(() => {
      const bars = readBars(cursor);
      return bars !== null && cursor.take("ago|earlier|before") ? bars : null;
    });
    return { ...read, times: read.times * times, barsAgo: ago ?? read.barsAgo + yesterday };
  });
}

function readYesterday(cursor: TokenCursor): boolean {
  if (cursor.take("yesterday", "previous|prior day|bar|session", "last day|bar|session")) return true;
  return cursor.sees("previous|prior close|open|high|low|price|volume") && cursor.take("previous|prior");
}

/** An operand of another instrument, named before ("SPY close") or after ("close of SPY"). */
function withSymbol(cursor: TokenCursor, operand: Operand, before: string | null, context: OperandContext): Operand {
  if (operand.kind === "number") return operand;
  const symbol = before ?? cursor.attempt(() => readOneSymbol(cursor, context.knownSymbols));
  return symbol === null ? operand : { ...operand, symbol };
}

function readTimes(cursor: TokenCursor): number {
  // "double exponential average" is the name of an indicator, "double its average" isn't.
  const [word, next] = [cursor.peek(), cursor.peek(1)];
  const isName = word !== undefined && next !== undefined && next.start - word.end <= 1;
  if (isName && cursor.sees("double|triple exponential|smoothed|moving|weighted|ema|sma|ma")) return 1;
  if (cursor.take("twice|double")) return 2;
  if (cursor.take("triple")) return 3;
  if (cursor.take("half")) return 0.5;
  const times = cursor.attempt(() => {
    const number = cursor.takeNumber(({ isPercent, isMoney }) => !isPercent && !isMoney);
    return number !== null && number > 0 && cursor.take("times|×|x") ? number : null;
  });
  return times ?? 1;
}

function readUnplaced(cursor: TokenCursor, context: OperandContext): Operand | null {
  return (
    cursor.attempt(() => readWithLengthFirst(cursor, context)) ??
    cursor.attempt(() => readAverage(cursor, context, null)) ??
    cursor.attempt(() => readNamed(cursor, context, null)) ??
    cursor.attempt(() => readChannel(cursor)) ??
    cursor.attempt(() => readReturn(cursor, context, null)) ??
    cursor.attempt(() => readPrice(cursor, context)) ??
    readBareNumber(cursor, context)
  );
}

/** "20 day average", "14 day RSI", "55 day high", "50 SMA", and "the 50" after another average. */
function readWithLengthFirst(cursor: TokenCursor, context: OperandContext): Operand | null {
  const bars = readBars(cursor);
  const length = bars ?? cursor.takeNumber(({ isPercent, isMoney }) => !isPercent && !isMoney);
  if (length === null || !Number.isInteger(length)) return null;
  const read =
    cursor.attempt(() => readAverage(cursor, context, length)) ??
    cursor.attempt(() => readNamed(cursor, context, length)) ??
    (bars === null ? null : cursor.attempt(() => readExtreme(cursor, length))) ??
    (bars === null ? null : cursor.attempt(() => readReturn(cursor, context, length)));
  if (read !== null) return read;
  if (bars === null) return null;
  // "higher than 3 days ago": the left side, as it was then.
  if (cursor.take("ago")) return context.left === null ? null : asOf(context.left, bars);
  const isSingular = cursor.peek(-1)?.word === "day";
  if (
    context.left === null &&
    isSingular &&
    cursor.sees("crosses|cross|crossing|breaks|is|above|below|rises|falls|moves|goes")
  )
    return indicator("sma", "sma", { length });
  // "crosses above its 200 day", "crosses above the 50 day one": this can only mean an average.
  cursor.take("one|line");
  return averageLike(context.left, length);
}

function asOf(left: Operand, barsAgo: number): Operand | null {
  return left.kind === "number" || left.barsAgo !== 0 ? null : { ...left, barsAgo };
}

/** A level. After an average, a bare integer is the length of another average. */
function readBareNumber(cursor: TokenCursor, { left }: OperandContext): Operand | null {
  return cursor.attempt(() => {
    const token = cursor.takeToken();
    if (token === undefined || token.number === null) return null;
    const isAverage = left?.kind === "indicator" && ["sma", "ema", "wma"].includes(left.id) && left.of !== "volume";
    if (isAverage && isLength(token)) {
      cursor.take("one|line");
      return averageLike(left, token.number);
    }
    return { kind: "number", value: token.number };
  });
}
