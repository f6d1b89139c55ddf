import type { Subject } from "#core/grounding/evidence.ts";
import { builtInInstruments } from "#core/market/built-in-instruments.ts";
import { isOrdinaryWord, namedPlaces } from "#core/market/symbols-named.ts";
import { phrasePattern, type Reading } from "./reading.ts";
import type { NamedSymbol, PortfolioPart, Slots } from "./slots.ts";

/** True for a word between "my" and "account" or "portfolio": it names an account. */
export function isOfAccount(text: string, from: number, to: number): boolean {
  return (
    /(?<!\p{L})(?:my|our|the)\s+$/iu.test(text.slice(0, from)) &&
    /^\s+(?:account|portfolio|depot)(?!\p{L})/iu.test(text.slice(to))
  );
}

/** Everyday names of companies, indexes and goods, with the fund or pair that is priced for them. */
const followed: readonly (readonly [RegExp, string])[] = [
  [phrasePattern("s&p 500|s&p500|s & p 500|s and p 500|sp500|sp 500|s&p|s & p|spx"), "SPY"],
  [phrasePattern("nasdaq 100|nasdaq composite|nasdaq|tech index"), "QQQ"],
  [phrasePattern("dow jones industrial average|dow jones|dow"), "DIA"],
  [phrasePattern("russell 2000|russell|small caps|small cap"), "IWM"],
  [phrasePattern("google|alphabet"), "GOOGL"],
  [phrasePattern("facebook"), "META"],
  [phrasePattern("coke|coca cola"), "KO"],
  [phrasePattern("pepsi"), "PEP"],
  [phrasePattern("jp morgan|jpmorgan"), "JPM"],
  [phrasePattern("berkshire hathaway|berkshire"), "BRK-B"],
  [phrasePattern("johnson and johnson|j&j"), "JNJ"],
  [phrasePattern("procter and gamble|p&g"), "PG"],
  [phrasePattern("mcdonalds"), "MCD"],
  [phrasePattern("exxon"), "XOM"],
  [phrasePattern("vix|volatility index"), "^VIX"],
  [phrasePattern("gold"), "GLD"],
  [phrasePattern("bitcoin|btc"), "BTC-USD"],
  [phrasePattern("ethereum|etherium|ether|eth"), "ETH-USD"],
];

/** Symbols that are words of everyday English in small letters. */
const words = new Set(
  "cat dis low cost ma hd so on are be has it all now key dd re car play fun well see eye ice hum big ever".split(" "),
);

/** Reads the instruments of a question: by symbol, in small letters where it is a known one, by name, or an index by its fund. */
export function readSymbols(
  reading: Reading,
  known: readonly Subject[],
  { isCommand, isWord }: { readonly isCommand: boolean; readonly isWord: (word: string) => boolean },
): readonly NamedSymbol[] {
  const found: NamedSymbol[] = [];
  const take = (symbol: string, from: number, end: number) => {
    const to = reading.free().startsWith("'s", end) ? end + 2 : end;
    // "The QQQ fund" says no more than its symbol.
    const kindOf = /^ (?:fund|etf)(?!\p{L}| (?:holdings|size|fee|cost|flow))/u.exec(reading.free().slice(to));
    reading.take({ from, to: to + (kindOf?.[0].length ?? 0) });
    found.push({ symbol, at: { from, to } });
  };
  const symbols = new Set([...known, ...builtInInstruments].map(({ symbol }) => symbol));
  // Each name is found once at a time, and a text may have it again.
  for (let round = 0; round < 3; round++) {
    const free = reading.free();
    const text = [...reading.text].length === reading.text.length ? masked(reading.text, free) : reading.text;
    const places = namedPlaces(text, known);
    if (places.length === 0) break;
    let isSkipped = false;
    for (const { symbol, from, to } of places)
      if (!reading.free().slice(from, to).includes("\uE000"))
        if (isOfAccount(text, from, to)) isSkipped = true;
        else if (symbols.has(symbol) || symbol !== text.slice(from, to) || !isWord(symbol.toLowerCase()))
          take(symbol, from, to);
        else isSkipped = true;
    if (isSkipped) break;
  }
  for (const [pattern, symbol] of followed) {
    const match = pattern.exec(reading.free());
    if (match !== null) take(symbol, match.index, match.index + match[0].length);
  }
  for (const match of reading
    .free()
    .matchAll(/(?<![\p{L}\p{N}'])[a-z][a-z0-9]*(?:[.-][a-z0-9]{1,4})?(?![\p{L}\p{N}])/gu)) {
    const word = match[0];
    const symbol = word.toUpperCase();
    const isKnown = symbols.has(symbol) && word.length > 1 && !isOrdinaryWord(word) && !words.has(word);
    const isWritten = isCommand && /^[a-z.=^-]{1,12}$/.test(word) && !/^(?:vs|and|or|with|to|compare)$/.test(word);
    if (isKnown || isWritten) take(symbol, match.index, match.index + word.length);
  }
  return found.toSorted((one, other) => (one.at?.from ?? 0) - (other.at?.from ?? 0));
}

/** The text with spaces where it was read already. */
function masked(text: string, free: string): string {
  return [...text].map((letter, at) => (free[at] === "\uE000" ? " " : letter)).join("");
}

const watchlistWords = phrasePattern(
  "my watchlist|my watch list|watchlist|watch list|watched stock|stocks i watch|stocks i'm watching|symbols i watch|i'm watching|i watch|i follow|i am watching",
);
const portfolioWords =
  /(?<!\p{L})(?:across )?(?:(?:all (?:of )?)?(?:my|our|the|me) (?:(?:entire|whole|overall|current|total|full|stock|investment|share) )*)?(?:portfolios?|depot|nest egg)(?:'s)?(?!\p{L})|(?<!\p{L})(?:my|our) (?:stuff|bags?|pile)(?!\p{L})/u;
const marketWords = phrasePattern(
  "the stock market|stock market|the market|market overall|overall market|us market|american market|wall street|the indexes|the indices|index|indices|market today|market as a whole|broader market|the broad market|market in general|u.s. market|equities|the street|börse|market",
);

/** Reads the wider subject: the portfolio, the watchlist or the market. */
export function readPlace(reading: Reading): Slots["place"] {
  for (const [pattern, domain] of [
    [watchlistWords, "watchlist"],
    [portfolioWords, "portfolio"],
    [marketWords, "market"],
  ] as const) {
    const found = reading.match(pattern);
    if (found !== null) return { domain, at: { from: found.index, to: found.index + found[0].length } };
  }
  return null;
}

const currencyNames: readonly (readonly [RegExp, string])[] = [
  [phrasePattern("us dollar|u.s. dollar|american dollar|dollar|usd|greenback|buck"), "USD"],
  [phrasePattern("euro|eur"), "EUR"],
  [phrasePattern("british pound|pound sterling|sterling|pound|gbp|quid"), "GBP"],
  [phrasePattern("swiss franc|franc|chf"), "CHF"],
  [phrasePattern("japanese yen|yen|jpy"), "JPY"],
  [phrasePattern("canadian dollar|cad"), "CAD"],
  [phrasePattern("australian dollar|aud"), "AUD"],
  [phrasePattern("new zealand dollar|nzd"), "NZD"],
  [phrasePattern("chinese yuan|yuan|renminbi|cny"), "CNY"],
  [phrasePattern("swedish krona|sek"), "SEK"],
  [phrasePattern("norwegian krone|nok"), "NOK"],
  [phrasePattern("danish krone|dkk"), "DKK"],
  [phrasePattern("indian rupee|rupee|inr"), "INR"],
  [phrasePattern("polish zloty|zloty|pln"), "PLN"],
  [phrasePattern("hong kong dollar|hkd"), "HKD"],
  [phrasePattern("singapore dollar|sgd"), "SGD"],
  [phrasePattern("mexican peso|mxn"), "MXN"],
  [phrasePattern("brazilian real|brl"), "BRL"],
  [phrasePattern("south african rand|rand|zar"), "ZAR"],
  [phrasePattern("turkish lira|lira"), "TRY"],
];
const codes = currencyNames.map(([, code]) => code.toLowerCase()).join("|");

/** Reads currencies: "EUR/USD", "dollars in euros". In the order they are named. */
export function readCurrencies(reading: Reading): Slots["currencies"] {
  const pair = reading.match(new RegExp(`(?<!\\p{L})(${codes})[/ -]?(${codes})(?:=x)?(?!\\p{L})`, "u"));
  if (pair !== null) {
    const at = { from: pair.index, to: pair.index + pair[0].length };
    return [pair[1], pair[2]].map((code) => ({ code: (code ?? "").toUpperCase(), at }));
  }
  // The longer names first: a Canadian dollar is no US dollar.
  return currencyNames
    .toSorted(
      ([one], [other]) =>
        Number(other.source.includes("canadian|australian")) - Number(one.source.includes("canadian|australian")),
    )
    .flatMap(([pattern, code]) => {
      const before = code === "USD" ? /(?:canadian|australian|hong kong|singapore|new zealand) dollars?/u : null;
      if (before?.test(reading.free()) === true) return [];
      const found = reading.match(pattern);
      return found === null ? [] : [{ code, at: { from: found.index, to: found.index + found[0].length } }];
    })
    .toSorted((one, other) => one.at.from - other.at.from);
}

const parts: readonly (readonly [PortfolioPart["by"], string, string])[] = [
  ["sector", "Technology", "technology sector|technology|tech sector|tech stock|tech|it sector"],
  ["sector", "Financial Services", "financial services|financial sector|financial stock|banks|banking|finance"],
  ["sector", "Healthcare", "healthcare|health care|pharma|healthcare sector|pharmaceutical"],
  ["sector", "Consumer Cyclical", "consumer cyclical|consumer discretionary"],
  ["sector", "Consumer Defensive", "consumer defensive|consumer staples|staples"],
  ["sector", "Communication Services", "communication services|communications|communication|telecom"],
  ["sector", "Energy", "energy sector|energy|oil and gas|energy stock"],
  ["sector", "Industrials", "industrials|industrial"],
  ["sector", "Utilities", "utilities|utility"],
  ["sector", "Real Estate", "real estate|property"],
  ["sector", "Basic Materials", "basic materials|materials"],
  [
    "country",
    "United States",
    "united states|the us|the usa|usa|america|us stock|american stock|american company|american",
  ],
  ["country", "Germany", "germany|german stock|german"],
  ["country", "United Kingdom", "united kingdom|the uk|uk|britain|british"],
  ["country", "Japan", "japan|japanese"],
  ["country", "China", "china|chinese"],
  ["country", "France", "france|french"],
  ["country", "Switzerland", "switzerland|swiss"],
  ["country", "Canada", "canada|canadian"],
  ["region", "Europe", "europe|european"],
  ["region", "Asia", "asia|asian"],
  ["region", "North America", "north america"],
  ["asset-class", "Bond", "bond"],
  ["asset-class", "Fund", "etf|fund|index fund"],
  ["asset-class", "Crypto", "crypto|cryptocurrency"],
];
const partPatterns = parts.map(
  ([by, name, words_]) =>
    [
      by,
      name,
      // "American dollars" are a currency.
      new RegExp(`${phrasePattern(words_).source}(?!\\s+(?:dollar|euro|franc|pound|yen|yuan))`, "u"),
    ] as const,
);

/** Reads a part of the portfolio: "how much tech do I own". */
export function readPart(reading: Reading): PortfolioPart | null {
  for (const [by, name, pattern] of partPatterns) {
    const found = reading.match(pattern);
    if (found !== null) return { by, name, at: { from: found.index, to: found.index + found[0].length } };
  }
  return null;
}

const exchanges: readonly (readonly [RegExp, string])[] = [
  [phrasePattern("new york stock exchange|nyse|new york|xnys"), "XNYS"],
  [phrasePattern("xetra|frankfurt|german exchange|german market|deutsche börse|german stock market|xetr"), "XETR"],
  [phrasePattern("london stock exchange|lse|london|uk market|xlon"), "XLON"],
  [phrasePattern("tokyo stock exchange|tokyo|japanese market|xtks"), "XTKS"],
  [phrasePattern("paris|euronext paris|french market|xpar"), "XPAR"],
  [phrasePattern("hong kong exchange|hong kong stock exchange|hong kong|xhkg"), "XHKG"],
  [phrasePattern("toronto stock exchange|toronto|tsx|xtse"), "XTSE"],
  [phrasePattern("zurich|six swiss exchange|swiss exchange|xswx"), "XSWX"],
  [phrasePattern("amsterdam|xams"), "XAMS"],
  [phrasePattern("sydney|asx|xasx"), "XASX"],
];

/** Reads an exchange, for its hours. */
export function readExchange(reading: Reading): Slots["exchange"] {
  for (const [pattern, code] of exchanges) {
    const found = reading.match(pattern);
    if (found !== null) return { code, at: { from: found.index, to: found.index + found[0].length } };
  }
  return null;
}

/** Reads an account by its name: alone where the name is clear, next to "account" where it is an everyday word. */
export function readAccount(reading: Reading, names: readonly string[]): Slots["account"] {
  for (const name of names.toSorted((one, other) => other.length - one.length)) {
    const written = name.toLowerCase().replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    const isPlain = /^[a-z]+$/.test(name.toLowerCase()) && name === name.toLowerCase();
    const around = `(?:(?:in|of|from|on|for|within|at|inside) )?(?:(?:my|the|our) )?`;
    const found =
      reading.match(
        new RegExp(
          `(?<!\\p{L})${around}(?:${written}(?:'s)? (?:account|depot|portfolio)(?:'s)?|account:? ${written})(?!\\p{L})`,
          "u",
        ),
      ) ?? (isPlain ? null : reading.match(new RegExp(`(?<!\\p{L})${around}${written}(?:'s)?(?!\\p{L})`, "u")));
    if (found !== null) return { name, at: { from: found.index, to: found.index + found[0].length } };
  }
  return null;
}
