import type { Condition, HoldStrategy, Operand, Period, Protection, Sizing } from "../strategy.ts";
import { readBars, readPeriod } from "./read-bars.ts";
import { readSentenceCondition, type SentenceMemory } from "./read-sentence-condition.ts";
import { indicator, readSentenceOperand } from "./read-sentence-operand.ts";
import { readOneSymbol, readSymbols } from "./read-symbols.ts";
import type { TokenCursor } from "./token-cursor.ts";

/** One thing a sentence asks for. */
export type SentenceAction =
  | { readonly kind: "entry" | "exit"; readonly side: "long" | "short"; readonly condition: Condition }
  /** "don't buy when": what must not be so at the entry. */
  | { readonly kind: "veto"; readonly side: "long" | "short"; readonly condition: Condition }
  | { readonly kind: "protection"; readonly protection: Partial<Protection> }
  | { readonly kind: "sizing"; readonly sizing: Sizing }
  | { readonly kind: "saving"; readonly saving: NonNullable<HoldStrategy["saving"]> }
  | { readonly kind: "hold" }
  | { readonly kind: "rebalance"; readonly every: Period }
  | { readonly kind: "rotation"; readonly rank: Operand; readonly count: number; readonly isRankGiven: boolean }
  | { readonly kind: "filter"; readonly condition: Condition }
  | { readonly kind: "shelter"; readonly symbol: string | null }
  | { readonly kind: "weighting"; readonly weighting: "equal" | "inverse-volatility" };

/** What is read beside actions: the symbols that are traded, and whether a rotation has been told. */
export interface ActionState extends SentenceMemory {
  readonly traded: Set<string>;
  isRotation: boolean;
  /** Whether a part of the sentence begins here: a rule without a verb may only stand at a beginning. */
  isAtStart: boolean;
  /** What an action says besides: "buy 100 shares when". */
  readonly besides: SentenceAction[];
}

const when = [
  "when|if|whenever|once|while|after|unless",
  "as soon as",
  "every|each time",
  "only when|if",
  "on days when",
  "as long as",
];

/** The next thing a sentence asks for; null where none begins here. */
export function readSentenceAction(cursor: TokenCursor, state: ActionState): SentenceAction | null {
  const readings = [
    readTrailingStop,
    readTakeProfit,
    readStopLoss,
    readTimeExit,
    readSaving,
    readRotation,
    readHold,
    readRebalance,
    readShelter,
    readFilter,
    readWeighting,
    readSizing,
    readVeto,
    readEntryOrExit,
    readBareEvent,
  ];
  for (const read of readings) {
    const before = { ...state, traded: [...state.traded] };
    const action = cursor.attempt(() => read(cursor, state));
    if (action !== null) return action;
    const { left, right, isUpward, signal } = before;
    Object.assign(state, { left, right, isUpward, signal });
    state.traded.clear();
    for (const symbol of before.traded) state.traded.add(symbol);
  }
  return null;
}

function percentOf(cursor: TokenCursor): number | null {
  return cursor.takeNumber(({ isPercent }) => isPercent);
}

const filler = (cursor: TokenCursor) => cursor.take("at|by|near|around|is|set") && cursor.take("at|to");

function readTrailingStop(cursor: TokenCursor): SentenceAction | null {
  const before = percentOf(cursor);
  cursor.take("use|set|add");
  if (!cursor.take("trailing stop loss", "trailing stop", "trail stop", "trail", "trailing")) return null;
  filler(cursor);
  const percent = before ?? percentOf(cursor);
  return percent === null ? null : { kind: "protection", protection: { trailingStopPercent: percent } };
}

function readStopLoss(cursor: TokenCursor): SentenceAction | null {
  const before = percentOf(cursor);
  cursor.take("use|set|add");
  const isNamed = cursor.take("stop loss", "stoploss", "stop", "cut losses|loss", "maximum|max loss");
  if (!isNamed) {
    // "sell if it falls 8% below the entry", "sell at a loss of 8%"
    if (before !== null || !cursor.take("sell|exit|close|out")) return null;
    return readLossWords(cursor);
  }
  filler(cursor);
  const percent = before ?? percentOf(cursor);
  if (percent === null) return null;
  cursor.take("below entry|purchase", "below entry price", "below purchase|buying price", "loss");
  return { kind: "protection", protection: { stopLossPercent: percent } };
}

function readLossWords(cursor: TokenCursor): SentenceAction | null {
  takeHeld(cursor);
  const ofLoss = cursor.take("at loss");
  if (!ofLoss && cursor.take("at")) {
    const percent = percentOf(cursor);
    return percent !== null && cursor.take("loss")
      ? { kind: "protection", protection: { stopLossPercent: percent } }
      : null;
  }
  if (!ofLoss) {
    if (!cursor.take(...when)) return null;
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

function readTakeProfit(cursor: TokenCursor): SentenceAction | null {
  const profit = (percent: number | null): SentenceAction | null =>
    percent === null ? null : { kind: "protection", protection: { takeProfitPercent: percent } };
  const before = percentOf(cursor);
  if (before !== null) return cursor.take("profit target", "take profit", "target") ? profit(before) : null;
  cursor.take("use|set|add");
  if (cursor.take("take profit|profits", "takeprofit", "profit target", "target profit", "target")) {
    filler(cursor);
    cursor.take("gain|profit");
    return profit(percentOf(cursor));
  }
  if (!cursor.take("sell|exit|close|out")) return null;
  takeHeld(cursor);
  if (cursor.take("at|with")) {
    const isBefore = cursor.take("gain|profit");
    const percent = percentOf(cursor);
    return isBefore || cursor.take("profit|gain") ? profit(percent) : null;
  }
  if (!cursor.take(...when)) return null;
  cursor.take("it|position|trade|price|i");
  if (!cursor.take("is up", "up", "gains|gained", "profit reaches|is|hits", "profit")) return null;
  cursor.take("by|more than");
  const percent = percentOf(cursor);
  return percent !== null && (cursor.isAtEnd() || !cursor.sees("in|over|within")) ? profit(percent) : null;
}

function takeHeld(cursor: TokenCursor): void {
  cursor.take("it|everything|all|position|them|shares|half?");
}

/** "sell after 10 days", "hold for 10 days", "exit 5 bars later". */
function readTimeExit(cursor: TokenCursor): SentenceAction | null {
  if (cursor.take("hold|keep|holding")) {
    takeHeld(cursor);
    if (!cursor.take("for at most", "for")) return null;
  } else {
    if (!cursor.take("sell|exit|close|cover|out")) return null;
    takeHeld(cursor);
    if (!cursor.take("after at most", "after")) return null;
  }
  const bars = readBars(cursor);
  if (bars === null || cursor.sees("up|down|consecutive|red|green|higher|lower")) return null;
  return { kind: "protection", protection: { maximumBars: bars } };
}

/** "save 500 every month", "monthly saving of 500". */
function readSaving(cursor: TokenCursor, state: ActionState): SentenceAction | null {
  const before = readPeriod(cursor);
  if (
    !cursor.take(
      "save|saving|savings|contribute|deposit|add|invest|buy|put",
      "put in|aside",
      "pay in",
      "dollar cost average",
    )
  )
    return null;
  cursor.take("for|worth");
  const amount = cursor.takeNumber(({ isPercent }) => !isPercent);
  if (amount === null || amount <= 0) return null;
  cursor.take("dollars|euros|usd|eur|bucks");
  const early = before ?? readPeriod(cursor);
  const symbols = cursor.attempt(() => {
    const named = cursor.take("into|in|to") ? readSymbols(cursor, state.knownSymbols) : [];
    return named.length > 0 ? named : null;
  });
  const every = early ?? readPeriod(cursor);
  if (every !== null) for (const symbol of symbols ?? []) state.traded.add(symbol);
  return every === null ? null : { kind: "saving", saving: { amount, every } };
}

/** "hold the two best of the last 6 months", "every month rotate between SPY and TLT into the one with the highest return". */
function readRotation(cursor: TokenCursor, state: ActionState): SentenceAction | null {
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
  if (!cursor.take("best|top|strongest|leading|highest|biggest")) return null;
  const isLength = /^(?:day|week|month|quarter|year)s?$/.test(cursor.peek(1)?.word ?? "");
  const late = early ?? (isLength ? null : cursor.takeNumber(isCount));
  cursor.take("performing|ranked|ranking");
  cursor.take(rankedWords);
  const among = candidates ?? readCandidates(cursor, state);
  const rank = readRank(cursor, state);
  for (const symbol of [...among, ...(among.length > 0 ? [] : readCandidates(cursor, state))]) state.traded.add(symbol);
  state.isRotation = true;
  state.left = rank ?? defaultRank;
  if (every !== null) state.besides.push({ kind: "rebalance", every });
  return { kind: "rotation", rank: rank ?? defaultRank, count: late ?? 1, isRankGiven: rank !== null };
}

const rankedWords =
  "performers|performer|stocks|stock|funds|fund|assets|asset|ones|one|etfs|etf|instruments|symbols|shares|winners|them";

/** "of SPY, TLT and GLD", "out of these": "of" itself is gone by now. */
function readCandidates(cursor: TokenCursor, state: ActionState): readonly string[] {
  cursor.take("out|among|from|between");
  return readSymbols(cursor, state.knownSymbols);
}

const defaultRank = indicator("roc", "roc", { length: 126 });

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
      if (isReturn) cursor.take("in");
      // "6 month average" ranks by an average.
      return length === null || cursor.sees("average|moving|rsi|volatility|sma|ema") ? null : length;
    });
    if (bars !== null) return indicator("roc", "roc", { length: bars });
    if (!isBy) return null;
    const operand = readSentenceOperand(cursor, { knownSymbols: state.knownSymbols, left: null, subject: null });
    return operand === null || operand.kind === "number" ? null : operand;
  });
}

function readHold(cursor: TokenCursor, state: ActionState): SentenceAction | null {
  if (cursor.take("buy hold", "buy and hold|keep", "hold forever", "hodl")) {
    for (const symbol of readSymbols(cursor, state.knownSymbols)) state.traded.add(symbol);
    cursor.take("forever");
    return { kind: "hold" };
  }
  if (!cursor.take("hold|buy|own|keep")) return null;
  const symbols = readSymbols(cursor, state.knownSymbols);
  const isForever = cursor.take("and hold|keep it|forever", "and hold|keep", "forever", "hold");
  const isAlone = symbols.length > 0 && (cursor.isAtEnd() || cursor.sees(",|.|;"));
  if (!isForever && !isAlone) return null;
  for (const symbol of symbols) state.traded.add(symbol);
  return { kind: "hold" };
}

function readRebalance(cursor: TokenCursor): SentenceAction | null {
  const before = readPeriod(cursor);
  if (!cursor.take("rebalance|rebalanced|rebalancing|rotate|switch|recheck|checked|reviewed|review")) return null;
  const every = before ?? readPeriod(cursor);
  return every === null ? null : { kind: "rebalance", every };
}

function readShelter(cursor: TokenCursor, state: ActionState): SentenceAction | null {
  if (!cursor.take("otherwise|else", "if not", "or else")) return null;
  cursor.take(",");
  cursor.take("hold|go|move|switch|stay|buy");
  cursor.take("into|to|in");
  if (cursor.take("cash", "nothing")) return { kind: "shelter", symbol: null };
  const symbol = readOneSymbol(cursor, state.knownSymbols);
  return symbol === null ? null : { kind: "shelter", symbol };
}

/** Behind a rotation: "only if its return is above 0". */
function readFilter(cursor: TokenCursor, state: ActionState): SentenceAction | null {
  if (
    !state.isRotation ||
    !cursor.take("only if|when|those", "but only if|when|those", "if|when", "as long as", "provided")
  )
    return null;
  cursor.take("whose|where|with");
  const condition = readSentenceCondition(cursor, state);
  return condition === null ? null : { kind: "filter", condition };
}

function readWeighting(cursor: TokenCursor, state: ActionState): SentenceAction | null {
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

/** "use half of my money", "invest 25% per trade", "$1000 for each position", "100 shares". */
function readSizing(cursor: TokenCursor): SentenceAction | null {
  const isSaid = cursor.take("use|using|invest|commit|put|with|for|size|position");
  cursor.take("up to", "only");
  const sizing = readSize(cursor, isSaid);
  if (sizing === null) return null;
  cursor.take("into|in|for|on|to");
  cursor.take("each|every|per|one");
  cursor.take("position|positions|trade|trades|time|buy|purchase|it");
  return { kind: "sizing", sizing };
}

function readSize(cursor: TokenCursor, isSaid: boolean): Sizing | null {
  const money = "money|cash|capital|equity|portfolio|account|funds";
  if (cursor.take("all in")) return { kind: "all-in" };
  return (
    cursor.attempt(() =>
      isSaid && (cursor.take(`all ${money}`) || cursor.take("everything")) ? { kind: "all-in" } : null,
    ) ??
    cursor.attempt(() => {
      const shares = [
        ["half", 50],
        ["third", 100 / 3],
        ["quarter", 25],
      ] as const;
      const share = shares.find(([word]) => cursor.take(word));
      return share !== undefined && (cursor.take(money) || (isSaid && cursor.sees("in|per|for")))
        ? { kind: "fixed-fraction", percent: Number(share[1].toPrecision(4)) }
        : null;
    }) ??
    cursor.attempt(() => {
      const percent = percentOf(cursor);
      if (percent === null || percent <= 0 || percent > 100) return null;
      return cursor.take(money) ||
        cursor.take("per|each|every trade|position|time") ||
        (isSaid && !cursor.sees("stop|trailing|above|below|profit"))
        ? { kind: "fixed-fraction", percent }
        : null;
    }) ??
    cursor.attempt(() => {
      const isMoney = cursor.peek()?.isMoney === true;
      const amount = cursor.takeNumber(({ isPercent }) => !isPercent);
      if (amount === null || amount <= 0) return null;
      if (cursor.take("shares|units|share|stocks")) return { kind: "fixed-quantity", quantity: amount };
      const isNamedMoney = cursor.take("dollars|euros|usd|eur|bucks") || isMoney;
      if (isSaid && isNamedMoney) return { kind: "fixed-amount", amount };
      return cursor.take(
        "for each|every position|trade",
        "per|each|every|in position|trade|buy",
        "for each|every",
        "per|each",
      )
        ? { kind: "fixed-amount", amount }
        : null;
    })
  );
}

/** "don't buy when": the words before it are gone, "do not" is "not". */
function readVeto(cursor: TokenCursor, state: ActionState): SentenceAction | null {
  if (!cursor.take("not", "never")) return null;
  const side = cursor.take("short", "go|sell short") ? "short" : cursor.take("buy|enter", "go long") ? "long" : null;
  if (side === null || !cursor.take(...when)) return null;
  const condition = readSentenceCondition(cursor, state);
  return condition === null ? null : { kind: "veto", side, condition };
}

function readEntryOrExit(cursor: TokenCursor, state: ActionState): SentenceAction | null {
  const verb = readVerb(cursor);
  if (verb === null) return null;
  const { kind, side } = verb;
  state.isUpward = (kind === "entry") === (side === "long");
  if (!cursor.take("it|everything|all|position|them|again")) {
    for (const symbol of readSymbols(cursor, state.knownSymbols)) state.traded.add(symbol);
  }
  const sizing = kind === "entry" ? readEntrySize(cursor) : null;
  for (const symbol of readSymbols(cursor, state.knownSymbols)) state.traded.add(symbol);
  cursor.take("shares|share|stock");
  const isUnless = cursor.sees("unless");
  const isWhen = cursor.take(...when);
  if (!isWhen && !cursor.take("on|at|above|below|above")) return null;
  const condition = cursor.attempt(() => readSentenceCondition(cursor, state));
  if (condition === null) return null;
  if (sizing !== null) state.besides.push({ kind: "sizing", sizing });
  return { kind, side, condition: isUnless ? { kind: "not", condition } : condition };
}

/** "buy 100 shares", "buy with half of my money". */
function readEntrySize(cursor: TokenCursor): Sizing | null {
  return cursor.attempt(() => {
    cursor.take("with|for|using");
    return readSize(cursor, true);
  });
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

/** "golden cross", "MACD crosses above its signal line": a way in without a verb, a death cross a way out. Only where no rule has been told. */
function readBareEvent(cursor: TokenCursor, state: ActionState): SentenceAction | null {
  if (state.left !== null || state.isRotation || !state.isAtStart) return null;
  cursor.take("when|if|on|after");
  const isFall = cursor.sees("death cross|crossover");
  state.isUpward = !isFall;
  const condition = readSentenceCondition(cursor, state);
  return condition === null ? null : { kind: isFall ? "exit" : "entry", side: "long", condition };
}
