import { openingWords } from "./opening-words.ts";
import { readBars } from "./read-bars.ts";
import type { ActionState, SentenceAction } from "./sentence-action.ts";
import type { TokenCursor } from "./token-cursor.ts";

/** "trailing stop of 10 percent", "trail by 12%". */
export function readTrailingStop(cursor: TokenCursor): SentenceAction | null {
  const before = percentOf(cursor);
  cursor.take("use|set|add");
  if (!cursor.take("trailing stop loss", "trailing stop", "trail stop", "trail", "trailing")) return null;
  takeSmallWords(cursor);
  const percent = before ?? percentOf(cursor);
  return percent === null ? null : { kind: "protection", protection: { trailingStopPercent: percent } };
}

/** "stop loss 8%", "sell if it falls 8% below the entry". */
export function readStopLoss(cursor: TokenCursor): SentenceAction | null {
  const before = percentOf(cursor);
  cursor.take("use|set|add");
  const isNamed = cursor.take("stop loss", "stoploss", "stop", "cut|limit|cap losses|loss", "maximum|max loss");
  if (!isNamed) {
    // "sell if it falls 8% below the entry", "sell at a loss of 8%"
    if (before !== null || !cursor.take("sell|exit|close|out")) return null;
    return readLossWords(cursor);
  }
  takeSmallWords(cursor);
  const percent = before ?? percentOf(cursor);
  if (percent === null) return null;
  cursor.take("below entry|purchase", "below entry price", "below purchase|buying price", "loss");
  return { kind: "protection", protection: { stopLossPercent: percent } };
}

function readLossWords(cursor: TokenCursor): SentenceAction | null {
  takeHeld(cursor);
  const ofLoss = cursor.take("at loss");
  if (!ofLoss && cursor.take("at|with|on")) {
    const percent = percentOf(cursor);
    return percent !== null && cursor.take("loss")
      ? { kind: "protection", protection: { stopLossPercent: percent } }
      : null;
  }
  if (!ofLoss) {
    if (!cursor.take(...openingWords)) return null;
    cursor.take("it|price|position|trade|i");
    if (!cursor.take("is down", "down", "loses|falls|drops", "loss reaches|is|hits")) return null;
  }
  cursor.take("by|more than");
  const percent = percentOf(cursor);
  if (percent === null) return null;
  const isFromEntry = cursor.take(
    "below|from|under entry|purchase|buying price",
    "below|from|under entry|purchase|cost",
    "since entry|purchase",
  );
  const endsHere = cursor.isAtEnd() || cursor.sees(",|;|.|or|and");
  return isFromEntry || ofLoss || endsHere ? { kind: "protection", protection: { stopLossPercent: percent } } : null;
}

/** "take profit at 20%", "sell when it is up 20%". */
export function readTakeProfit(cursor: TokenCursor): SentenceAction | null {
  const profit = (percent: number | null): SentenceAction | null =>
    percent === null ? null : { kind: "protection", protection: { takeProfitPercent: percent } };
  const before = percentOf(cursor);
  if (before !== null) return cursor.take("profit target", "take profit", "target") ? profit(before) : null;
  cursor.take("use|set|add");
  if (cursor.take("take profit|profits", "takeprofit", "profit target", "target profit", "target")) {
    takeSmallWords(cursor);
    cursor.take("gain|profit");
    return profit(percentOf(cursor));
  }
  if (!cursor.take("sell|exit|close|out")) return null;
  takeHeld(cursor);
  if (cursor.take("at|with")) {
    const isBefore = cursor.take("gain|profit");
    const percent = percentOf(cursor);
    if (!isBefore && !cursor.take("profit|gain")) return null;
    return percent === null ? null : withLossBehind(cursor, percent);
  }
  if (!cursor.take(...openingWords)) return null;
  cursor.take("it|position|trade|price|i");
  if (!cursor.take("is up", "up", "gains|gained", "profit reaches|is|hits", "profit")) return null;
  cursor.take("by|more than");
  const percent = percentOf(cursor);
  return percent !== null && (cursor.isAtEnd() || !cursor.sees("in|over|within")) ? profit(percent) : null;
}

/** "at a profit of 15% or a loss of 5%". */
function withLossBehind(cursor: TokenCursor, takeProfitPercent: number): SentenceAction {
  const stopLossPercent = cursor.attempt(() => {
    if (!cursor.take("or|and")) return null;
    cursor.take("at|with");
    const isBefore = cursor.take("loss");
    const percent = percentOf(cursor);
    return isBefore || cursor.take("loss") ? percent : null;
  });
  return {
    kind: "protection",
    protection: { takeProfitPercent, ...(stopLossPercent === null ? {} : { stopLossPercent }) },
  };
}

/** "sell after 10 days", "hold for 10 days", "exit 5 bars later". */
export function readTimeExit(cursor: TokenCursor, state: ActionState): SentenceAction | null {
  // After an exit rule: "or after 20 days".
  const isBehindRule = cursor.take("or after at most", "or after");
  const isHeld = !isBehindRule && cursor.take("hold|keep|holding");
  if (isHeld) {
    takeHeld(cursor);
    if (!cursor.take("for at most", "for")) return null;
  } else if (!isBehindRule) {
    if (!cursor.take("sell|exit|close|cover|out")) return null;
    takeHeld(cursor);
    if (!cursor.take("after at most", "after")) return null;
  }
  const bars = readBars(cursor);
  if (bars === null || cursor.sees("up|down|consecutive|red|green|higher|lower")) return null;
  state.leadsOn = isHeld && cursor.sees("after|when|if|once");
  return { kind: "protection", protection: { maximumBars: bars } };
}

/** A number with a per cent sign. */
export function percentOf(cursor: TokenCursor): number | null {
  return cursor.takeNumber(({ isPercent }) => isPercent);
}

const takeSmallWords = (cursor: TokenCursor) => cursor.take("at|by|to|is|set") && cursor.take("at|to");

function takeHeld(cursor: TokenCursor): void {
  cursor.take("it|everything|all|position|them|shares");
}
