import { builtInInstruments } from "../../market/built-in-instruments.ts";
import { isSymbol, normaliseSymbol } from "../../market/symbol.ts";
import type { Token } from "./sentence-tokens.ts";
import type { TokenCursor } from "./token-cursor.ts";

/**
 * Capitalised words with another meaning in a rule, even if an instrument has that name: words, indicators (in the
 * catalogue or not), and figures of companies and economies. They are symbols only after $ or @.
 */
const ruleWords = new Set(
  (
    "ADX AND ANY ALL APP COST ETF ETFS USD EUR ATR BB BUY BARS CCI CASH CLOSE COVER DAY DAYS DI DMA DOWN ELSE EMA EXIT FALLS FOR GO GOLDEN HIGH HOLD HOLDS IF IN IS IT LONG LOSS LOW MA " +
    "MACD MFI NOT OBV ON OPEN OR PPO PRICE RSI ROC SAR SAVE SELL SHORT SMA STOP TAKE THE TO TRIX UP VOLUME VWAP WHEN WITH WMA ABOVE BELOW OVER UNDER " +
    "DEMA TEMA HMA ZLEMA KAMA ALMA VWMA LSMA FRAMA SMMA RMA TRIMA MAMA FAMA VIDYA JMA T3 EVWMA MCGINLEY CMO CMF CHOP DPO KST RVI RVOL PVT EOM EMV UO AO AC TSI PVO NVI PVI ADR ADL " +
    "VPT COG BOP STC QQE TTM WPR IMI KDJ MOM SD STD HV IV IVR GMMA ICHIMOKU AVWAP VPVR POC HH HL LH LL SR BOS FVG HLC OHLC " +
    "CPI PPI GDP PMI PCE FED FOMC ECB NFP ISM EPS PE PEG PB PS EV EBITDA EBIT FCF ROE ROI ROA DCF YTD ATH ATL IPO NAV AI US USA UK EU NYSE NASDAQ SEC CEO " +
    "DTE ATM OTM ITM RS RR TP SL BE EOD AM PM EST GTC MOC MOO OCO DCA PNL LOT LOTS R X A I"
  ).split(" "),
);

/** Funds and shares common in rules, besides the built-in instruments. */
const oftenTraded =
  "ACWI AGG ARKK BIL BND BRK-B DBC EEM EFA EWJ GDX GDXJ GSG HYG IAU IEF IEFA IEMG IJH IJR IVV IWD IWF JNK KO LQD MDY MTUM RSP SCHD SHV SHY SLV SMH SOXX SPLG SSO TIP TQQQ " +
  "UPRO UNG USMV USO UVXY VEA VGK VGT VIG VNQ VT VTV VUG VWO VXX VIXY VYM XLB XLC XLE XLF XLI XLK XLP XLRE XLU XLV XLY";

const builtInSymbols = new Set(builtInInstruments.map(({ symbol }) => symbol));
const knownSymbols = new Set([...builtInSymbols, ...oftenTraded.split(" ")]);
/** Market measures: rules may refer to them, but they can't be bought. */
const indices = new Set("VIX VXN VVIX SPX NDX DJI DJIA RUT GSPC IXIC DAX FTSE N225 HSI".split(" "));
const symbolOfName = new Map(
  builtInInstruments.map(({ symbol, name }) => [name.split(/[ ,.]/)[0]!.toLowerCase(), symbol]),
);

/** True for an index such as ^GSPC or VIX, which has a level but cannot be traded. */
export function isIndexSymbol(symbol: string): boolean {
  return symbol.startsWith("^") || indices.has(symbol);
}

/** Capitalised words without another known meaning, which could be symbols of the directory: "VUSA". */
export function maybeSymbol({ text, number }: Token): string | null {
  if (number !== null || !/^[A-Z][A-Z0-9]{1,5}(?:[.-][A-Z]{1,3})?$/.test(text)) return null;
  return ruleWords.has(text) ? null : text;
}

/**
 * Reads one ticker symbol: with @ or $ before it, or a known one, also by the first word of its name. Other capitalised
 * words don't count.
 */
export function readOneSymbol(cursor: TokenCursor, known: ReadonlySet<string>): string | null {
  return cursor.attempt(() => {
    const token = cursor.takeToken();
    if (token === undefined || token.number !== null) return null;
    const marked = /^[@$]/.test(token.text);
    const symbol = normaliseSymbol(token.text.replace(/^[@$]/, ""));
    if (!isSymbol(symbol) || !/[A-Z]/.test(symbol)) return null;
    if (marked || known.has(symbol)) return symbol;
    if (ruleWords.has(symbol)) return null;
    const isCapitals = token.text === token.text.toUpperCase() && symbol.length > 1;
    if (isCapitals && (knownSymbols.has(symbol) || isIndexSymbol(symbol))) return symbol;
    if (builtInSymbols.has(symbol) && symbol.length > 2) return symbol;
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
