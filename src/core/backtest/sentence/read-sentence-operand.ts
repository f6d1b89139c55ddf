import type { Operand, PriceField } from "../strategy.ts";
import { readBars } from "./read-bars.ts";
import { readOneSymbol } from "./read-symbols.ts";
import type { TokenCursor } from "./token-cursor.ts";

type Indicator = Extract<Operand, { kind: "indicator" }>;
type Price = Extract<Operand, { kind: "price" }>;

/** What a reader of operands must know of the words before. */
export interface OperandContext {
  readonly knownSymbols: ReadonlySet<string>;
  /** What the right side is compared with: "its average" of volume is an average of volume, "the 50" beside an average is one too. */
  readonly left: Operand | null;
  /** What "it" stands for. */
  readonly subject: Operand | null;
}

const placed = { barsAgo: 0, symbol: null, times: 1 } as const;
const volumeAverageLength = 20;

/** The close of what is traded. */
export const close: Price = { kind: "price", field: "close", ...placed };

/** An indicator of the catalog with some parameters, the rest by default. */
export function indicator(
  id: string,
  output: string,
  parameters: Readonly<Record<string, number>> = {},
  of: PriceField = "close",
): Indicator {
  return { kind: "indicator", id, output, parameters, of, ...placed };
}

/** A number of each bar as people say it: "the 20 day average", "RSI", "its 55 day high", "the lower Bollinger band", "twice its average". */
export function readSentenceOperand(cursor: TokenCursor, context: OperandContext): Operand | null {
  return cursor.attempt(() => {
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

/** Of another instrument, named before ("SPY close") or behind ("close of SPY"). */
function withSymbol(cursor: TokenCursor, operand: Operand, before: string | null, context: OperandContext): Operand {
  if (operand.kind === "number") return operand;
  const symbol = before ?? cursor.attempt(() => readOneSymbol(cursor, context.knownSymbols));
  return symbol === null ? operand : { ...operand, symbol };
}

function readTimes(cursor: TokenCursor): number {
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

/** "20 day average", "14 day RSI", "55 day high", "50 SMA", and "the 50" beside another average. */
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
  const isSingular = cursor.peek(-1)?.word === "day";
  if (
    context.left === null &&
    isSingular &&
    cursor.sees("crosses|cross|crossing|breaks|is|above|below|rises|falls|moves|goes")
  )
    return indicator("sma", "sma", { length });
  // "crosses above its 200 day", "crosses above the 50 day one": only an average can be meant.
  cursor.take("one|line");
  return averageLike(context.left, length);
}

function averageLike(left: Operand | null, length: number): Operand | null {
  if (left?.kind === "indicator" && ["sma", "ema", "wma"].includes(left.id))
    return indicator(left.id, left.output, { length }, left.of);
  return left?.kind === "price" ? indicator("sma", "sma", { length }, left.field) : null;
}

function readAverage(cursor: TokenCursor, { left }: OperandContext, given: number | null): Operand | null {
  const isOfVolume = cursor.take("average volume");
  const kinds = ["simple", "exponential", "weighted"] as const;
  const kind = isOfVolume ? "simple" : (kinds.find((word) => cursor.take(word)) ?? null);
  const short = kind === null && !isOfVolume ? takeShortAverage(cursor) : null;
  if (!isOfVolume && short === null) {
    const isNamed = cursor.take(
      "volume moving average",
      "volume average",
      "moving average|averages",
      "average|mean|ma|dma",
    );
    if (!isNamed) return null;
  }
  const id = short ?? { simple: "sma", exponential: "ema", weighted: "wma" }[kind ?? "simple"];
  const length = given ?? readLength(cursor);
  cursor.take("line");
  const isVolume = isOfVolume || cursor.take("volume") || (left?.kind === "price" && left.field === "volume");
  const of = isVolume ? "volume" : (readField(cursor) ?? "close");
  const parameters = length === null ? (isVolume ? { length: volumeAverageLength } : {}) : { length };
  return indicator(id, id, parameters, of);
}

/** "of volume", "of highs": "of" itself is gone by now. */
function readField(cursor: TokenCursor): PriceField | null {
  if (cursor.take("highs")) return "high";
  if (cursor.take("lows")) return "low";
  if (cursor.take("opens")) return "open";
  return cursor.take("closes|closing prices") ? "close" : null;
}

function takeShortAverage(cursor: TokenCursor): string | null {
  return ["sma", "ema", "wma"].find((word) => cursor.take(word)) ?? null;
}

/** A length behind a name: "20", "(20)", "over the last 20 days". */
function readLength(cursor: TokenCursor): number | null {
  return cursor.attempt(() => {
    const isBracketed = cursor.take("(");
    cursor.take("over|for|from", "length");
    cursor.take("last|past|previous");
    const length = readBars(cursor) ?? cursor.takeNumber(isLength);
    if (length === null || (isBracketed && !cursor.take(")"))) return null;
    return length;
  });
}

function isLength({
  number,
  isPercent,
  isMoney,
  text,
}: {
  number: number | null;
  isPercent: boolean;
  isMoney: boolean;
  text: string;
}) {
  return number !== null && Number.isInteger(number) && number > 0 && !isPercent && !isMoney && /^\d/.test(text);
}

/** Indicators by their names. */
function readNamed(cursor: TokenCursor, { left }: OperandContext, given: number | null): Operand | null {
  const withLength = (id: string, output: string) => {
    const length = given ?? readLength(cursor);
    return indicator(id, output, length === null ? {} : { length });
  };
  const isConvergence = left?.kind === "indicator" && (left.id === "macd" || left.id === "ppo");
  if (isConvergence && cursor.take("signal line", "signal"))
    return { ...indicator(left.id, "signal", left.parameters), symbol: left.symbol };
  const isStochastic = left?.kind === "indicator" && left.id.startsWith("stochastic");
  if (isStochastic && cursor.take("%d", "signal line", "signal")) return { ...left, output: "d" };
  if (cursor.take("stochastic rsi", "stoch rsi", "stochrsi")) return takeStochastic(cursor, "stochasticRsi");
  if (cursor.take("rsi", "relative strength index", "relative strength")) return withLength("rsi", "rsi");
  if (cursor.take("macd signal line", "macd signal")) return indicator("macd", "signal", readSpeeds(cursor));
  if (cursor.take("macd histogram")) return indicator("macd", "histogram", readSpeeds(cursor));
  if (cursor.take("signal line")) return indicator("macd", "signal");
  if (cursor.take("macd line", "macd")) {
    const speeds = readSpeeds(cursor);
    return indicator("macd", cursor.take("histogram") ? "histogram" : "macd", speeds);
  }
  if (cursor.take("adx", "average directional index")) return withLength("adx", "adx");
  if (cursor.take("+di", "di+", "plus di", "positive directional indicator|index")) return withLength("adx", "plusDi");
  if (cursor.take("-di", "di-", "minus di", "negative directional indicator|index"))
    return withLength("adx", "minusDi");
  if (cursor.take("atr", "average true range")) return withLength("atr", "atr");
  if (cursor.take("stochastic|stochastics")) return takeStochastic(cursor, "stochastic");
  if (cursor.take("cci", "commodity channel index")) return withLength("cci", "cci");
  if (cursor.take("mfi", "money flow index")) return withLength("mfi", "mfi");
  if (cursor.take("obv", "on balance volume")) return given === null ? indicator("obv", "obv") : null;
  if (cursor.take("vwap")) return given === null ? indicator("vwap", "vwap") : null;
  if (cursor.take("williams %r", "williams r", "williams")) return withLength("williamsR", "williamsR");
  if (cursor.take("supertrend", "super trend")) return withLength("superTrend", "superTrend");
  if (cursor.take("parabolic sar", "psar", "sar")) return given === null ? indicator("parabolicSar", "sar") : null;
  if (cursor.take("aroon up")) return withLength("aroon", "up");
  if (cursor.take("aroon down")) return withLength("aroon", "down");
  if (cursor.take("aroon oscillator")) return withLength("aroon", "oscillator");
  if (cursor.take("trix")) return withLength("trix", "trix");
  if (cursor.take("historical volatility", "volatility")) return withLength("historicalVolatility", "volatility");
  return null;
}

function takeStochastic(cursor: TokenCursor, id: string): Operand {
  cursor.take("oscillator");
  return indicator(id, cursor.take("%d") ? "d" : cursor.take("%k") ? "k" : "k");
}

/** "12/26/9", "(12, 26, 9)". */
function readSpeeds(cursor: TokenCursor): Readonly<Record<string, number>> {
  const numbers = cursor.attempt(() => {
    const isBracketed = cursor.take("(");
    const read: number[] = [];
    for (let number = cursor.takeNumber(isLength); number !== null; number = cursor.takeNumber(isLength)) {
      read.push(number);
      if (!cursor.take("/") && !(isBracketed && cursor.take(","))) break;
    }
    return read.length >= 2 && (!isBracketed || cursor.take(")")) ? read : null;
  });
  const [fast, slow, signal] = numbers ?? [];
  return {
    ...(fast === undefined ? {} : { fast }),
    ...(slow === undefined ? {} : { slow }),
    ...(signal === undefined ? {} : { signal }),
  };
}

/** Bollinger, Keltner and Donchian: "lower Bollinger band", "Bollinger band's upper", "upper channel". */
function readChannel(cursor: TokenCursor): Operand | null {
  const ids = { bollinger: "bollinger|bollingers", keltner: "keltner", donchian: "donchian" } as const;
  const sides = { upper: "upper|top", middle: "middle|mid|centre|center", lower: "lower|bottom" } as const;
  const pick = <Name extends string>(words: Readonly<Record<Name, string>>) =>
    (Object.keys(words) as Name[]).find((name) => cursor.take(words[name])) ?? null;
  const before = pick(sides);
  const id = pick(ids);
  const inside = before ?? pick(sides);
  const isBand = cursor.take("band|bands|channel|channels|bb");
  const side = inside ?? pick(sides);
  if (side === null || (id === null && !isBand)) return null;
  const parameters = readChannelNumbers(cursor, id ?? "bollinger");
  cursor.take("band|line");
  if (id !== "donchian") return indicator(id ?? "bollinger", side, parameters);
  return { ...indicator("donchian", side, parameters), barsAgo: 1 };
}

function readChannelNumbers(cursor: TokenCursor, id: string): Readonly<Record<string, number>> {
  return (
    cursor.attempt(() => {
      const isBracketed = cursor.take("(");
      const length = readBars(cursor) ?? cursor.takeNumber(isLength);
      if (length === null) return null;
      const second = cursor.attempt(() => (cursor.take("/", ",") ? cursor.takeNumber() : null));
      if (isBracketed && !cursor.take(")")) return null;
      const name = id === "bollinger" ? "deviations" : "multiplier";
      return second === null || id === "donchian" ? { length } : { length, [name]: second };
    }) ?? {}
  );
}

/** The high of the last days before this one: with this one in it, it could never be passed. */
function readExtreme(cursor: TokenCursor, length: number): Operand | null {
  if (cursor.take("highest high|close|price", "high|highs|maximum|peak"))
    return { ...indicator("donchian", "upper", { length }), barsAgo: 1 };
  if (cursor.take("lowest low|close|price", "low|lows|minimum"))
    return { ...indicator("donchian", "lower", { length }), barsAgo: 1 };
  return null;
}

/** "6 month return", "return over the last 6 months": in per cent. Without a length it is the return spoken of before. */
function readReturn(cursor: TokenCursor, { subject }: OperandContext, given: number | null): Operand | null {
  const hasDefault = cursor.take("roc", "rate change");
  if (!hasDefault && !cursor.take("return|returns|performance|momentum|gain|change")) return null;
  const length =
    given ??
    cursor.attempt(() => {
      cursor.take("over|in|for|during|from");
      cursor.take("last|past|previous");
      return readBars(cursor);
    });
  // "in %": the sign itself carries nothing.
  if (length !== null && cursor.sees("in") && cursor.peek(1)?.number == null) cursor.take("in");
  if (length !== null) return indicator("roc", "roc", { length });
  if (hasDefault) return indicator("roc", "roc");
  return subject?.kind === "indicator" && subject.id === "roc" ? subject : null;
}

function readPrice(cursor: TokenCursor, { left, subject }: OperandContext): Operand | null {
  if (left === null && cursor.take("it|that|this|they")) return subject ?? close;
  const extreme = cursor.attempt(() => {
    const side = cursor.take("highest high|highs|close|price", "high|highs")
      ? "high"
      : cursor.take("lowest low|lows|close|price", "low|lows")
        ? "low"
        : null;
    if (side === null) return null;
    cursor.take("over|in|for|from");
    if (!cursor.take("last|past|previous|prior")) return null;
    const length = readBars(cursor);
    return length === null
      ? null
      : { ...indicator("donchian", side === "high" ? "upper" : "lower", { length }), barsAgo: 1 };
  });
  if (extreme !== null) return extreme;
  cursor.take("today");
  if (
    cursor.take(
      "closing|share|stock|market price|prices",
      "close|price|prices|stock|stocks|share|shares|market|closes|asset|instrument",
    )
  )
    return close;
  const field = (["open", "high", "low", "volume"] as const).find((word) => cursor.take(word));
  if (field === undefined) return cursor.take("opening price") ? { ...close, field: "open" } : null;
  cursor.take("price");
  return { ...close, field };
}

/** A level; beside an average a bare whole number is the length of another one. */
function readBareNumber(cursor: TokenCursor, { left }: OperandContext): Operand | null {
  return cursor.attempt(() => {
    const token = cursor.takeToken();
    if (token === undefined || token.number === null) return null;
    const isAverage = left?.kind === "indicator" && ["sma", "ema", "wma"].includes(left.id);
    if (isAverage && isLength(token)) {
      cursor.take("one|line");
      return averageLike(left, token.number);
    }
    return { kind: "number", value: token.number };
  });
}
