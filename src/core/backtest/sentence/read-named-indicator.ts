import { catalog } from "../../indicators/index.ts";
import type { Operand } from "../strategy.ts";
import type { OperandContext } from "./operand-context.ts";
import { isLength, readLength } from "./read-average.ts";
import { readBars } from "./read-bars.ts";
import { indicator } from "./sentence-parts.ts";
import type { TokenCursor } from "./token-cursor.ts";

/** Indicators by name; those with a grammar of their own first. */
export function readNamed(cursor: TokenCursor, { left }: OperandContext, given: number | null): Operand | null {
  const isConvergence = left?.kind === "indicator" && (left.id === "macd" || left.id === "ppo");
  if (isConvergence && cursor.take("signal line", "signal"))
    return { ...indicator(left.id, "signal", left.parameters), symbol: left.symbol };
  const isStochastic = left?.kind === "indicator" && left.id.startsWith("stochastic");
  if (isStochastic && cursor.take("%d", "signal line", "signal")) return { ...left, output: "d" };
  if (cursor.take("stochastic rsi", "stoch rsi", "stochrsi")) return takeStochastic(cursor, "stochasticRsi");
  if (cursor.take("macd signal line", "macd signal")) return indicator("macd", "signal", readSpeeds(cursor));
  if (cursor.take("macd histogram")) return indicator("macd", "histogram", readSpeeds(cursor));
  if (cursor.take("signal line")) return indicator("macd", "signal");
  if (cursor.take("macd line", "macd")) {
    const speeds = readSpeeds(cursor);
    return indicator("macd", cursor.take("histogram") ? "histogram" : "macd", speeds);
  }
  if (cursor.take("stochastic|stochastics")) return takeStochastic(cursor, "stochastic");
  return readCalled(cursor, given);
}

/** Indicators whose entry says how sentences call them. */
function readCalled(cursor: TokenCursor, given: number | null): Operand | null {
  for (const { id, called, parameters } of catalog)
    for (const [output, phrases] of Object.entries(called)) {
      if (!cursor.take(...(phrases ?? []))) continue;
      if (!("length" in parameters)) return given === null ? indicator(id, output) : null;
      const length = given ?? readLength(cursor);
      return indicator(id, output, length === null ? {} : { length });
    }
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
export function readChannel(cursor: TokenCursor): Operand | null {
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
