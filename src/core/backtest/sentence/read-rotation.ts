import type { Operand } from "../strategy.ts";
import { readBars, readPeriod } from "./read-bars.ts";
import { readSentenceCondition } from "./read-sentence-condition.ts";
import { readSentenceOperand } from "./read-sentence-operand.ts";
import { readOneSymbol, readSymbols } from "./read-symbols.ts";
import type { ActionState, SentenceAction } from "./sentence-action.ts";
import { compare, indicator, level } from "./sentence-parts.ts";
import type { TokenCursor } from "./token-cursor.ts";

/** "hold the two best of the last 6 months", "every month rotate between SPY and TLT into the one with the highest return". */
export function readRotation(cursor: TokenCursor, state: ActionState): SentenceAction | null {
  if (cursor.take("dual momentum")) return dualMomentum(cursor, state);
  const before = readPeriod(cursor);
  if (!cursor.take("invest in", "hold|own|keep|buy|pick|select", "rotate|switch|rotating|invest")) return null;
  const every = before ?? readPeriod(cursor);
  const candidates = cursor.attempt(() => {
    const named = cursor.take("between|among|from") ? readSymbols(cursor, state.knownSymbols) : [];
    return named.length > 0 ? named : null;
  });
  cursor.take("only|always");
  cursor.take("in|into|to|between|among");
  const early = cursor.takeNumber(isCount);
  cursor.take(`${rankedWords} with`, "with");
  // The measure of "biggest" or "highest" must be stated. Only "best" implies the return.
  const isByReturn = cursor.take("best|top|strongest");
  if (!isByReturn && !cursor.take("highest|biggest")) return null;
  const isLength = /^(?:day|week|month|quarter|year)s?$/.test(cursor.peek(1)?.word ?? "");
  const late = early ?? (isLength ? null : cursor.takeNumber(isCount));
  cursor.take("performing|ranked|ranking");
  cursor.take(rankedWords);
  const among = candidates ?? readCandidates(cursor, state);
  const rank = readRank(cursor, state);
  if (rank === null && !isByReturn) return null;
  for (const symbol of [...among, ...(among.length > 0 ? [] : readCandidates(cursor, state))]) state.traded.add(symbol);
  state.isRotation = true;
  state.left = rank ?? defaultRank;
  if (every !== null) state.besides.push({ kind: "rebalance", every });
  return { kind: "rotation", rank: rank ?? defaultRank, count: late ?? 1, isRankGiven: rank !== null };
}

/** G. Antonacci, Dual Momentum Investing, 2014: the best over a year, if it rose at all. */
function dualMomentum(cursor: TokenCursor, state: ActionState): SentenceAction {
  cursor.take("on|with|across|among|between|for");
  for (const symbol of readSymbols(cursor, state.knownSymbols)) state.traded.add(symbol);
  const rank = indicator("roc", "roc", { length: 252 });
  state.isRotation = true;
  state.left = rank;
  state.besides.push({ kind: "filter", condition: compare(rank, "above", level(0)) });
  return { kind: "rotation", rank, count: 1, isRankGiven: true };
}

const rankedWords =
  "performers|performer|stocks|stock|funds|fund|assets|asset|ones|one|etfs|etf|instruments|symbols|shares|winners|them";

const defaultRank = indicator("roc", "roc", { length: 126 });

/** "of SPY, TLT and GLD", "out of these". "of" itself has been removed already. */
function readCandidates(cursor: TokenCursor, state: ActionState): readonly string[] {
  cursor.take("out|among|from|between");
  return readSymbols(cursor, state.knownSymbols);
}

function isCount({
  number,
  isPercent,
  isMoney,
}: {
  number: number | null;
  isPercent: boolean;
  isMoney: boolean;
}): boolean {
  return number !== null && Number.isInteger(number) && number > 0 && !isPercent && !isMoney;
}

function readRank(cursor: TokenCursor, state: ActionState): Operand | null {
  return cursor.attempt(() => {
    const isBy = cursor.take("by|over|in|from|during|on", "ranked by", "according to", "measured by|over");
    cursor.take("last|past|previous|trailing");
    const bars = cursor.attempt(() => {
      const length = readBars(cursor);
      const isReturn = cursor.take("return|returns|performance|momentum|gain|change");
      if (isReturn) cursor.take("in %");
      // "6 month average" ranks by an average.
      return length === null || cursor.sees("average|moving|rsi|volatility|sma|ema") ? null : length;
    });
    if (bars !== null) return indicator("roc", "roc", { length: bars });
    if (!isBy) return null;
    const operand = readSentenceOperand(cursor, { knownSymbols: state.knownSymbols, left: null, subject: null });
    return operand === null || operand.kind === "number" ? null : operand;
  });
}

/** "otherwise IEF", "else cash". */
export function readShelter(cursor: TokenCursor, state: ActionState): SentenceAction | null {
  if (cursor.take("hold|keep|stay|go cash otherwise", "stay|go|move in|to|into cash otherwise"))
    return { kind: "shelter", symbol: null };
  if (!cursor.take("otherwise|else", "if not", "or else")) return null;
  cursor.take(",");
  cursor.take("hold|go|move|switch|stay|buy");
  cursor.take("into|to|in");
  if (cursor.take("cash", "nothing")) return { kind: "shelter", symbol: null };
  const symbol = readOneSymbol(cursor, state.knownSymbols);
  return symbol === null ? null : { kind: "shelter", symbol };
}

/** After a rotation: "only if its return is above 0". */
export function readFilter(cursor: TokenCursor, state: ActionState): SentenceAction | null {
  if (
    !state.isRotation ||
    !cursor.take("only if|when|those", "but only if|when|those", "if|when", "as long as", "provided")
  )
    return null;
  cursor.take("whose|where|with");
  const condition = readSentenceCondition(cursor, state);
  return condition === null ? null : { kind: "filter", condition };
}

/** "equally weighted", "weighted by inverse volatility". */
export function readWeighting(cursor: TokenCursor, state: ActionState): SentenceAction | null {
  if (
    cursor.take(
      "inverse volatility weights|weighting|weighted|weight",
      "weighted by inverse volatility",
      "calmer more it",
    )
  )
    return { kind: "weighting", weighting: "inverse-volatility" };
  if (
    !cursor.take(
      "use|hold equal parts|weights|weight|amounts",
      "equal weights|weight|weighted|weighting|parts|amounts",
      "equally weighted",
      "equally",
    )
  )
    return null;
  return state.isRotation
    ? { kind: "weighting", weighting: "equal" }
    : { kind: "sizing", sizing: { kind: "equal-weight" } };
}
