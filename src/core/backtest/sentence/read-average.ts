import type { Operand, PriceField } from "../strategy.ts";
import type { OperandContext } from "./operand-context.ts";
import { readBars } from "./read-bars.ts";
import { indicator } from "./sentence-parts.ts";
import type { TokenCursor } from "./token-cursor.ts";

const volumeAverageLength = 20;

/** "20 day moving average", "exponential average", "average volume". */
export function readAverage(cursor: TokenCursor, { left }: OperandContext, given: number | null): Operand | null {
  if (cursor.sees("average true|directional")) return null;
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

/** An average of another length, based on the left side's input. */
export function averageLike(left: Operand | null, length: number): Operand | null {
  if (left?.kind === "indicator" && ["sma", "ema", "wma"].includes(left.id))
    return indicator(left.id, left.output, { length }, left.of);
  return left?.kind === "price" ? indicator("sma", "sma", { length }, left.field) : null;
}

/** "of volume", "of highs". "of" itself has been removed already. */
function readField(cursor: TokenCursor): PriceField | null {
  if (cursor.take("highs")) return "high";
  if (cursor.take("lows")) return "low";
  if (cursor.take("opens")) return "open";
  return cursor.take("closes|closing prices") ? "close" : null;
}

function takeShortAverage(cursor: TokenCursor): string | null {
  return ["sma", "ema", "wma"].find((word) => cursor.take(word)) ?? null;
}

/** A length after a name: "20", "(20)", "over the last 20 days". */
export function readLength(cursor: TokenCursor): number | null {
  return cursor.attempt(() => {
    const isBracketed = cursor.take("(");
    cursor.take("over", "length");
    cursor.take("last|past|previous");
    const length = readBars(cursor) ?? cursor.takeNumber(isLength);
    if (length === null || (isBracketed && !cursor.take(")"))) return null;
    return length;
  });
}

/** True if a token can be a length in bars. */
export function isLength({
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
