import { builtInInstruments } from "../market/built-in-instruments.ts";
import type { Evidence, Subject } from "./evidence.ts";
import type { Stretch } from "./leave-out.ts";
import { findPhrases, phraseKey, type Word } from "./words.ts";

/** A place where a text names whom it speaks of; no symbols: the portfolio as a whole. */
export interface SubjectMention extends Stretch {
  readonly symbols: readonly string[];
  /** "than MSFT", "versus MSFT": compared with, not spoken of. */
  readonly isCompared: boolean;
}

/** Finds every company, fund and portfolio a text names; also well-known ones that the evidence has nothing of. */
export function subjectFinder(evidence: Evidence) {
  const phrases = new Map<string, { symbols: Set<string>; case: "any" | "capital" | "upper" }>();
  const put = (text: string, symbol: string, letters: "any" | "capital" | "upper") => {
    const key = phraseKey(text);
    if (key === "") return;
    const known = phrases.get(key);
    if (known === undefined) phrases.set(key, { symbols: new Set([symbol]), case: letters });
    else {
      known.symbols.add(symbol);
      if (letters === "any" && known.case !== "any") known.case = letters;
    }
  };
  const own = new Map<string, Set<string>>();
  const add = ({ symbol, names }: Subject) => own.set(symbol, new Set([...(own.get(symbol) ?? []), ...names]));
  for (const subject of evidence.subjects) add(subject);
  for (const { subject } of evidence.facts) if (subject !== null) add(subject);
  for (const { symbol, name } of builtInInstruments) {
    if (own.has(symbol)) own.get(symbol)?.add(name);
    else {
      if (symbol.length > 2) put(symbol, symbol, "upper");
      for (const short of shortNames(name)) if (!plainWords.has(short.toLowerCase())) put(short, symbol, "capital");
    }
  }
  for (const [symbol, names] of own) {
    const isPlain = symbol.length < 3 || plainWords.has(symbol.toLowerCase());
    put(symbol, symbol, isPlain ? "upper" : "any");
    const root = symbol.replace(/[.=].*$/, "");
    if (root !== symbol && root.length > 2 && !/^\d+$/.test(root))
      put(root, symbol, plainWords.has(root.toLowerCase()) ? "upper" : "any");
    for (const name of [...names, ...(nicknames[symbol] ?? [])])
      for (const short of shortNames(name)) {
        const isWord = plainWords.has(short.toLowerCase()) || short.length < 4;
        put(short, symbol, isWord ? "capital" : "any");
      }
  }
  const longest = Math.max(1, ...[...phrases.keys()].map((key) => key.split(" ").length));

  return {
    names: [...own].flatMap(([symbol, names]) => [symbol, ...names]),
    find: (text: string, words: readonly Word[]): readonly SubjectMention[] => {
      const found: SubjectMention[] = [];
      for (const { from, to, meaning } of findPhrases(text, words, phrases, longest)) {
        const [first, last] = [words[from], words[to - 1]];
        if (first === undefined || last === undefined) continue;
        const written = text.slice(first.start, last.end);
        if (meaning.case === "upper" && written !== written.toUpperCase()) continue;
        if (meaning.case === "capital" && !/^[\p{Lu}\d]/u.test(written)) continue;
        // A letter alone is a name only where nothing else could be meant.
        if (
          written.length === 1 &&
          !/[$@(]$/.test(text.slice(Math.max(0, first.start - 1), first.start)) &&
          /^[AI]$/.test(written)
        )
          continue;
        found.push(mention(text, first.start, last.end, [...meaning.symbols]));
      }
      for (const match of text.matchAll(
        /(?<![\p{L}\p{N}])(?:\(([A-Z]{2,5})\)|\$([A-Z]{1,5})(?![\p{L}\d])|([A-Z]{2,5})(?=['’]s\b))/gu,
      )) {
        const symbol = match[1] ?? match[2] ?? match[3] ?? "";
        const [start, end] = [match.index, match.index + match[0].length];
        if (acronyms.has(symbol) || found.some((one) => one.start < end && one.end > start)) continue;
        found.push(mention(text, start, end, [symbol]));
      }
      for (const match of text.matchAll(
        /\b(?:(?:your|the|my|whole|entire|total)\s+)?(?:portfolio|holdings (?:together|overall|in total|combined)|account(?: balance)?)\b|\b(?:your|the|my) total(?! (?:debt|return|revenue|assets|cash|shares))\b/gi,
      )) {
        const before = text.slice(Math.max(0, match.index - 8), match.index);
        const isMeasured = /\bof\s+$/i.test(before) && /^\s*\(?[$€£]\d/.test(text.slice(match.index + match[0].length));
        if (/\b(?:of|in|within|from)\s+$/i.test(before) && !isMeasured) continue;
        if (found.some((one) => one.start < match.index + match[0].length && one.end > match.index)) continue;
        found.push(mention(text, match.index, match.index + match[0].length, []));
      }
      return found.sort((a, b) => a.start - b.start);
    },
  };
}

function mention(text: string, start: number, end: number, symbols: readonly string[]): SubjectMention {
  const before = text.slice(Math.max(0, start - 28), start);
  const isCompared =
    /\b(?:than|versus|vs\.?|against|unlike|like|compared (?:with|to)|relative to|outpac(?:ed|es|ing)|beat(?:s|ing)?|trail(?:s|ed|ing)|outperform(?:s|ed|ing)|underperform(?:s|ed|ing)|exceeds?|tops)\s+(?:the\s+)?$/i.test(
      before,
    );
  return { start, end, symbols, isCompared };
}

/** "Microsoft Corporation" is also Microsoft; "The Goldman Sachs Group, Inc." Goldman Sachs. */
function shortNames(name: string): readonly string[] {
  const plain = name.replace(/^the\s+/i, "").trim();
  const words = plain
    .replaceAll(/,/g, " ")
    .replace(/\.com\b/i, "")
    .split(/\s+/);
  while (words.length > 1 && suffixes.test(words.at(-1) ?? "")) words.pop();
  if (words.length > 2 && /^class$/i.test(words.at(-2) ?? "")) words.splice(-2);
  while (words.length > 1 && suffixes.test(words.at(-1) ?? "")) words.pop();
  const short = words.join(" ");
  const first = words[0] ?? "";
  const isTelling =
    words.length > 1 && first.length > 4 && !generic.has(first.toLowerCase()) && !plainWords.has(first.toLowerCase());
  return [...new Set([plain, short, ...(isTelling ? [first] : [])])].filter((one) => one.length > 1);
}

const suffixes =
  /^(?:inc|incorporated|corp|corporation|co|company|ltd|limited|plc|ag|se|sa|s\.a|nv|n\.v|ab|oyj|asa|spa|s\.p\.a|kgaa|group|holdings?|llc|lp|trust|platforms|technologies|class|a|b|c|&|and|the|adr|ads|shares?|common|stock|ordinary|etf|fund|\.com)\.?$/i;
const generic = new Set(
  "advanced american united general first international national global royal bank standard health home energy capital financial digital western eastern northern southern pacific atlantic central public consolidated ishares vanguard spdr invesco schwab proshares wisdomtree direxion shares china japan deutsche british taiwan international nippon mitsubishi sumitomo texas johnson micro super palo morgan thermo charles credit marsh arthur".split(
    " ",
  ),
);
const plainWords = new Set(
  "all on it now so are be key low high cost fast run car cat has any can see path open real nice life love play well wish work ball team main gold for or by gain pe tech eat fun man out two one beat bit cash hope grow safe snow sun true apple target visa block snap square oracle shell discover unity match zoom gap ford general dominion progressive travelers carnival constellation delta southern waters ross fox news booking corning caterpillar meta intel chase amazon next best home buy sea arm core net data share stock stocks trade loan bank oil gas corn soy wheat coin uber lyft nike pool rock crown ideal hub five unit peak rh ea ai us eu uk it ma hd ko pg ge gm cs ms v t f a c d k o r s x y z he me we my up go do if is as at an in to of no".split(
    " ",
  ),
);
const nicknames: Readonly<Record<string, readonly string[]>> = {
  GOOGL: ["Google"],
  GOOG: ["Google"],
  META: ["Facebook"],
  "BRK-B": ["Berkshire"],
  JPM: ["JPMorgan"],
  GS: ["Goldman"],
};
const acronyms = new Set(
  "CEO CFO COO CTO ETF ETFS RSI EPS GDP USA US EU UK AI IPO SEC FED ECB BOE BOJ FOMC CPI PPI PCE PMI ISM YTD TTM LTM QOQ YOY MOM EBIT ROE ROA ROIC FCF DCF SMA EMA MACD ADX ATR VWAP USD EUR GBP CHF JPY CAD AUD NYSE ESG REIT FX PE PEG PS PB EV NAV AUM TER VIX FY IRR TWR MWR CAGR API CSV PDF HQ PR IT TV PC GPU CPU LLM SAAS OPEC FDA DOJ FTC IRS WTI BPS PP IMF WTO NATO COVID ATH ATL MA BB CCI MFI OBV ROC II III IV VS OK FAQ".split(
    " ",
  ),
);
