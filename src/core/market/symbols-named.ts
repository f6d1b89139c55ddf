import type { Subject } from "../grounding/evidence.ts";
import { builtInInstruments } from "./built-in-instruments.ts";
import { isSymbol, normaliseSymbol } from "./symbol.ts";

/** Capitalised words and abbreviations that are rarely meant as symbols. They count only with @ or $. */
const ordinaryCapitals = new Set(
  (
    "A I AI AM AN AND ALL AND ANY ARE AS AT BE BUT BY CAN CEO CFO COO CTO DCF DID DO DOES EBIT EBITDA ECB EPS ESG ETC ETF ETFS EU EUR " +
    "EV FAQ FCF FED FOMO FOR FROM FX FY GBP GDP GO HAS HAVE HE HOLD HOW IF IN IPO IPOS IRA IRR IS IT ITS IV JPY KPI LLC LOW MACD ME " +
    "MWR MY NASDAQ NEW NO NOT NOW NYSE OF OK ON ONE OR OTC OUR OUT P PE PEG PM PS QOQ Q ROA ROE ROI RSI SEC SELL SEE SMA SO SP TAX THE " +
    "THEY THIS TO TODAY TOP TTM TWR UK UP US USA USD VAT VIX VS WAS WE WHAT WHEN WHO WHY WILL YES YOU YOY YTD ADX ATR BUY CHF CPI DD EMA " +
    "EOD ER EST FIFO HODL LTM NAV OBV PMI PPI REIT VWAP YOLO COST LIFE REAL GOOD BEST BIG FAST CASH FREE OPEN PLAY RUN LOVE CAR KEY"
  ).split(" "),
);

/** Company names that are also everyday words. */
const everydayWords = new Set([
  "visa",
  "target",
  "gap",
  "ford",
  "shell",
  "block",
  "meta",
  "match",
  "unity",
  "snap",
  "box",
]);

/** The position of a symbol in a text, from its first letter to one past its last. */
export interface NamedPlace {
  readonly symbol: string;
  readonly from: number;
  readonly to: number;
}

/** Returns the symbols named in a text, in order and without duplicates. */
export function symbolsNamed(text: string, knownSubjects: readonly Subject[]): readonly string[] {
  return [...new Set(namedPlaces(text, knownSubjects).map(({ symbol }) => symbol))];
}

/**
 * Finds the symbols named in a text, in order: with @ or $, in capitals, or by the name of a known instrument. Common
 * capitalised words count only with @ or $.
 */
export function namedPlaces(text: string, knownSubjects: readonly Subject[]): readonly NamedPlace[] {
  const found: NamedPlace[] = [];
  const add = (written: string, from: number, length: number) => {
    const symbol = normaliseSymbol(written);
    if (isSymbol(symbol)) found.push({ symbol, from, to: from + length });
  };
  for (const match of text.matchAll(/(?<![\w@$.])[@$](\^?[a-z][a-z0-9.=^&-]{0,31}(?:\/[a-z](?!\w))?)/gi))
    add((match[1] ?? "").replace(/[.&=^-]+$/, ""), match.index, match[0].length);

  const calledSo = new Set(knownSubjects.flatMap(({ names }) => names));
  const known = new Set([...knownSubjects, ...builtInInstruments].map(({ symbol }) => symbol));
  const isShouted = text === text.toUpperCase() && text.trim().includes(" ");
  // A class may be written in several ways, some of which are also words.
  for (const match of text.matchAll(/(?<![\w@$.^/-])[a-z]{1,6}[ ./](?:pr[ .]?)?[a-z](?![\w'’])/gi))
    if (known.has(normaliseSymbol(match[0]))) add(match[0], match.index, match[0].length);
  const classes = [...found];
  for (const match of text.matchAll(
    /(?<![\w@$.^/-])\^?[A-Z][A-Z0-9]{0,7}(?:(?<=[A-Z]{2})\/P?[A-Z](?!\w)|(?:[.=-][A-Z0-9]{1,4}){0,3})(?![\w])/g,
  )) {
    if (classes.some(({ from, to }) => from <= match.index && match.index < to)) continue;
    if (ordinaryCapitals.has(match[0].replace(/\/.*/, ""))) continue;
    const symbol = normaliseSymbol(match[0]);
    if (ordinaryCapitals.has(symbol) || (calledSo.has(symbol) && !known.has(symbol))) continue;
    if (symbol.length === 1 || (isShouted && !known.has(symbol))) continue;
    if (known.has(symbol) || /^\^|[.=-]|^[A-Z]{2,5}$/.test(symbol)) add(symbol, match.index, match[0].length);
  }

  for (const { symbol, names } of [...knownSubjects, ...builtInSubjects])
    for (const name of names) {
      const at = placeOf(name, text);
      const isOther = sharesNames(symbol, name, knownSubjects) && !found.some((place) => place.symbol === symbol);
      if (at >= 0 && !isOther) add(symbol, at, name.length);
    }
  return found.toSorted((one, other) => one.from - other.from);
}

/** If two share classes have the same name, the first known one is meant. */
function sharesNames(symbol: string, name: string, knownSubjects: readonly Subject[]): boolean {
  const holder = [...knownSubjects, ...builtInSubjects].find(({ names }) =>
    names.some((other) => other.toLowerCase() === name.toLowerCase()),
  );
  return holder !== undefined && holder.symbol !== symbol;
}

/** True for symbols that are common words or abbreviations. In lower case they aren't symbols. */
export function isOrdinaryWord(word: string): boolean {
  return ordinaryCapitals.has(word.toUpperCase()) || everydayWords.has(word.toLowerCase());
}

const builtInSubjects: readonly Subject[] = builtInInstruments.map(({ symbol, name }) => ({
  symbol,
  names: [name, shortName(name)].filter((given) => given.length > 2),
}));

/** "NVIDIA Corporation" -> NVIDIA, "Alphabet Inc. Class A" -> Alphabet. */
function shortName(name: string): string {
  return name
    .replace(/^The /, "")
    .replace(
      /,? (?:Inc|Corporation|Company|Incorporated|Holdings?|Platforms|& Co|Group|Systems|Trust|Wholesale|Class [A-C])\b.*$/,
      "",
    )
    .replace(/\.com$/, "");
}

function placeOf(name: string, text: string): number {
  if (name.length < 3 || ordinaryCapitals.has(name.toUpperCase())) return -1;
  const mustBeCapital = everydayWords.has(name.toLowerCase());
  const pattern = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const capital = mustBeCapital ? pattern.charAt(0).toUpperCase() + pattern.slice(1).toLowerCase() : pattern;
  return new RegExp(`(?<![\\w@$])(?:${capital})(?!\\w)`, mustBeCapital ? "" : "i").exec(text)?.index ?? -1;
}
