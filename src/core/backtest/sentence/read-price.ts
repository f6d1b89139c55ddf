import type { Operand } from "../strategy.ts";
import type { OperandContext } from "./operand-context.ts";
import { readBars } from "./read-bars.ts";
import { close, indicator } from "./sentence-parts.ts";
import type { TokenCursor } from "./token-cursor.ts";

/** "the close", "it", "yesterday's high", "the highest high of the last 20 days". */
export function readPrice(cursor: TokenCursor, { left, subject }: OperandContext): Operand | null {
  if (left === null && cursor.take("it|that|this|they")) return subject ?? close;
  const extreme = cursor.attempt(() => {
    const side = cursor.take("highest high|highs|price", "high|highs")
      ? "high"
      : cursor.take("lowest low|lows|price", "low|lows")
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
      "close|price|prices|stock|stocks|share|shares|closes|asset|instrument",
    )
  )
    return close;
  const field = (["open", "high", "low", "volume"] as const).find((word) => cursor.take(word));
  if (field === undefined) return cursor.take("opening price") ? { ...close, field: "open" } : null;
  cursor.take("price");
  return { ...close, field };
}

/** The high of the preceding days, without the current one, because a bar can't exceed its own high. */
export function readExtreme(cursor: TokenCursor, length: number): Operand | null {
  if (cursor.take("highest high|price", "high|highs|maximum|peak"))
    return { ...indicator("donchian", "upper", { length }), barsAgo: 1 };
  if (cursor.take("lowest low|price", "low|lows|minimum"))
    return { ...indicator("donchian", "lower", { length }), barsAgo: 1 };
  return null;
}

/**
 * "6 month return", "return over the last 6 months", in per cent. Without a length it is the previously mentioned
 * return.
 */
export function readReturn(cursor: TokenCursor, { subject }: OperandContext, given: number | null): Operand | null {
  const hasDefault = cursor.take("roc", "rate change");
  if (!hasDefault && !cursor.take("return|returns|performance|momentum|gain|change")) return null;
  const length =
    given ??
    cursor.attempt(() => {
      cursor.take("over|in|for|during|from");
      cursor.take("last|past|previous");
      return readBars(cursor);
    });
  if (length !== null) cursor.take("in %");
  if (length !== null) return indicator("roc", "roc", { length });
  if (hasDefault) return indicator("roc", "roc");
  return subject?.kind === "indicator" && subject.id === "roc" ? subject : null;
}
