import { openingWords } from "./opening-words.ts";
import { readSentenceCondition } from "./read-sentence-condition.ts";
import { readEntrySize } from "./read-sizing.ts";
import { readSymbols } from "./read-symbols.ts";
import type { ActionState, SentenceAction } from "./sentence-action.ts";
import type { TokenCursor } from "./token-cursor.ts";

/** "buy NVDA when ...", "sell if ...", "cover once ...". */
export function readEntryOrExit(cursor: TokenCursor, state: ActionState): SentenceAction | null {
  const verb = readVerb(cursor);
  if (verb === null) return null;
  const { kind, side } = verb;
  state.isUpward = (kind === "entry") === (side === "long");
  const named: string[] = [];
  if (!cursor.take("it|everything|all|position|them|again")) named.push(...readSymbols(cursor, state.knownSymbols));
  const sizing = kind === "entry" ? readEntrySize(cursor) : null;
  named.push(...readSymbols(cursor, state.knownSymbols));
  for (const symbol of named) state.traded.add(symbol);
  cursor.take("shares|share|stock");
  const isUnless = cursor.sees("unless");
  const isWhen = cursor.take(...openingWords);
  if (!isWhen && !cursor.take("on|at")) return null;
  const condition = cursor.attempt(() => readSentenceCondition(cursor, state));
  if (condition === null) return null;
  if (sizing !== null) state.besides.push({ kind: "sizing", sizing });
  return { kind, side, condition: isUnless ? { kind: "not", condition } : condition, symbols: named };
}

function readVerb(cursor: TokenCursor): { kind: "entry" | "exit"; side: "long" | "short" } | null {
  if (cursor.take("buy to cover", "buy back", "cover|covering", "close|exit short|shorts"))
    return { kind: "exit", side: "short" };
  if (cursor.take("sell short", "go short", "short|shorting", "bet against", "enter short"))
    return { kind: "entry", side: "short" };
  if (
    cursor.take("buy|buying|enter|long|purchase|own", "go long", "get in", "hold", "enter long", "be in", "stay in")
  ) {
    cursor.take("long");
    return { kind: "entry", side: "long" };
  }
  if (cursor.take("sell|selling|exit|close|leave|liquidate|out|until", "get out", "go to cash")) {
    cursor.take("long");
    return { kind: "exit", side: "long" };
  }
  return null;
}

/** "don't buy when": the words before it have been read, and "do not" has become "not". */
export function readVeto(cursor: TokenCursor, state: ActionState): SentenceAction | null {
  if (!cursor.take("not", "never")) return null;
  const side = cursor.take("short", "go|sell short") ? "short" : cursor.take("buy|enter", "go long") ? "long" : null;
  if (side === null || !cursor.take(...openingWords)) return null;
  const condition = readSentenceCondition(cursor, state);
  return condition === null ? null : { kind: "veto", side, condition };
}

const wordsOfFalls = new Set(["death", "bearish", "overbought"]);

/**
 * "golden cross", "MACD crosses above its signal line": an entry without a verb. A death cross is an exit. Only before
 * any other rule.
 */
export function readBareEvent(cursor: TokenCursor, state: ActionState): SentenceAction | null {
  if (state.left !== null || state.isRotation || !state.isAtStart) return null;
  cursor.take("when|if|on|after");
  const isFall = [0, 1, 2, 3].some((ahead) => wordsOfFalls.has(cursor.peek(ahead)?.word ?? ""));
  state.isUpward = !isFall;
  const condition = readSentenceCondition(cursor, state);
  return condition === null ? null : { kind: isFall ? "exit" : "entry", side: "long", condition, symbols: [] };
}

/** "sell after 10 days or when RSI is above 70": another exit after the first one. */
export function readFurtherExit(cursor: TokenCursor, state: ActionState): SentenceAction | null {
  if (state.lastExitSide === null || !cursor.take("or when|if|once", ", or when|if|once")) return null;
  state.isUpward = state.lastExitSide === "short";
  const condition = readSentenceCondition(cursor, state);
  return condition === null ? null : { kind: "exit", side: state.lastExitSide, condition, symbols: [] };
}
