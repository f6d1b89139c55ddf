import { builtInInstruments } from "../../market/built-in-instruments.ts";
import { isSymbol, normaliseSymbol } from "../../market/symbol.ts";
import type { TokenCursor } from "./token-cursor.ts";

/** Words of rules that look like symbols when written in capitals. */
const ruleWords = new Set(
  (
    "ADX AND ANY ALL APP COST ETF ETFS USD EUR ATR BB BUY BARS CCI CASH CLOSE COVER DAY DAYS DI DMA DOWN ELSE EMA EXIT FALLS FOR GO GOLDEN HIGH HOLD HOLDS IF IN IS IT LONG LOSS LOW MA " +
    "MACD MFI NOT OBV ON OPEN OR PPO PRICE RSI ROC SAR SAVE SELL SHORT SMA STOP TAKE THE TO TRIX UP VOLUME VWAP WHEN WITH WMA ABOVE BELOW OVER UNDER"
  ).split(" "),
);

const knownSymbols = new Set(builtInInstruments.map(({ symbol }) => symbol));
const symbolOfName = new Map(
  builtInInstruments.map(({ symbol, name }) => [name.split(/[ ,.]/)[0]!.toLowerCase(), symbol]),
);

/** One ticker symbol: in capitals, with @ or $ before it, or one that is known, also by the first word of its name. */
export function readOneSymbol(cursor: TokenCursor, known: ReadonlySet<string>): string | null {
  return cursor.attempt(() => {
    const token = cursor.takeToken();
    if (token === undefined || token.number !== null) return null;
    const marked = /^[@$]/.test(token.text);
    const symbol = normaliseSymbol(token.text.replace(/^[@$]/, ""));
    if (!isSymbol(symbol) || !/[A-Z]/.test(symbol)) return null;
    if (marked || known.has(symbol)) return symbol;
    if (ruleWords.has(symbol)) return null;
    if (token.text === symbol && symbol.length > 1) return symbol;
    if (knownSymbols.has(symbol) && symbol.length > 2) return symbol;
    const isName = token.text.length > 3;
    return isName ? (symbolOfName.get(token.word) ?? null) : null;
  });
}

/** "NVDA", "NVDA and SPY", "NVDA, SPY, QQQ". */
export function readSymbols(cursor: TokenCursor, known: ReadonlySet<string>): readonly string[] {
  const symbols: string[] = [];
  const first = readOneSymbol(cursor, known);
  if (first !== null) symbols.push(first);
  for (let isGoing = first !== null; isGoing;) {
    const next = cursor.attempt(() => {
      cursor.take(", and|or", ",|and|or|/");
      return readOneSymbol(cursor, known);
    });
    if (next === null) isGoing = false;
    else symbols.push(next);
  }
  return symbols;
}
