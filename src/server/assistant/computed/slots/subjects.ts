import type { Subject } from "#core/grounding/evidence.ts";
import { builtInInstruments } from "#core/market/built-in-instruments.ts";
import { normaliseSymbol } from "#core/market/symbol.ts";
import { isOrdinaryWord, namedPlaces } from "#core/market/symbols-named.ts";
import { ratedCurrencies } from "#core/money/currencies.ts";
import { currencyNamed, currencyNames, currencyPattern } from "./currency-names.ts";
import { phrasePattern, type Reading, type TextSpan } from "./reading.ts";
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
  [phrasePattern("s and p|s&p 500|s&p500|s & p 500|s and p 500|sp500|sp 500|s&p|s & p|spx"), "SPY"],
  [phrasePattern("nasdaq 100|nasdaq|tech index"), "QQQ"],
  [phrasePattern("dow jones industrial average|dow jones|dow"), "DIA"],
  [phrasePattern("russell 2000|russell|small caps|small cap"), "IWM"],
  [phrasePattern("google|alphabet"), "GOOGL"],
  [phrasePattern("facebook"), "META"],
  [phrasePattern("coke|coca cola"), "KO"],
  [phrasePattern("pepsi"), "PEP"],
  [phrasePattern("jp morgan|jpmorgan"), "JPM"],
  [phrasePattern("berkshire hathaway b|berkshire class b|berkshire b|berkshire hathaway|berkshire"), "BRK-B"],
  [phrasePattern("johnson and johnson|j&j"), "JNJ"],
  [phrasePattern("procter and gamble|p&g"), "PG"],
  [phrasePattern("mcdonalds"), "MCD"],
  [phrasePattern("exxon"), "XOM"],
  [phrasePattern("vix|volatility index"), "^VIX"],
  [phrasePattern("gold price|price of gold|gold future|spot gold|gold per ounce|ounce of gold"), "GC=F"],
  [phrasePattern("gold"), "GLD"],
  [phrasePattern("silver price|price of silver|silver future|spot silver|ounce of silver"), "SI=F"],
  [phrasePattern("brent|brent crude|brent oil"), "BZ=F"],
  [
    /(?<!\p{L})(?:wti(?: crude)?(?: oil)?|crude oil(?! (?:inventor|stock|compan|reserve))|oil prices?|price of (?:crude )?oil|oil futures|(?<!(?:own|hold|have|any|from|in|of|buy|sell|much) (?:any |some |crude )?)(?:crude )?oil(?=\W*$))(?!\p{L})/u,
    "CL=F",
  ],
  [phrasePattern("natural gas price|price of natural gas|natural gas future|henry hub"), "NG=F"],
  [phrasePattern("copper price|price of copper|copper future"), "HG=F"],
  [phrasePattern("solana"), "SOL-USD"],
  [phrasePattern("dogecoin|doge"), "DOGE-USD"],
  [phrasePattern("cardano"), "ADA-USD"],
  [phrasePattern("ripple|xrp"), "XRP-USD"],
  [phrasePattern("litecoin"), "LTC-USD"],
  [phrasePattern("bitcoin|btc"), "BTC-USD"],
  [phrasePattern("ethereum|etherium|ether|eth"), "ETH-USD"],
];

const largest = ["AAPL", "MSFT", "NVDA", "GOOGL", "AMZN", "META", "TSLA"] as const;
const european = ["^FTSE", "^GDAXI", "^FCHI", "^STOXX50E"] as const;
const asian = ["^N225", "^HSI"] as const;
const indexNoun =
  "(?:(?:stock|share|equity) )?(?:indices|indexes|index|bourses|markets(?! (?:open|close|opening|closing|hours?|holidays?)))";
/** Companies and indexes that people name together. The answer lists each of them. */
const groups: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /(?<![\p{L}\p{N}])(?:the )?(?:mag(?:nificent)?[- ]?(?:7|seven)|big (?:7|seven)|mega[- ]?caps?(?: tech)?)(?: (?:stocks?|names?|companies|shares))?(?![\p{L}\p{N}])/u,
    largest,
  ],
  [
    /(?<![\p{L}\p{N}])(?:the )?big tech(?: (?:stocks?|names?|companies|shares))?(?![\p{L}\p{N}])/u,
    ["AAPL", "MSFT", "NVDA", "GOOGL", "AMZN", "META"],
  ],
  [
    /(?<![\p{L}\p{N}])(?:the )?(?:faangs?(?: (?:stocks?|names?|companies|shares))?|fang (?:stocks|names|companies|shares))(?![\p{L}\p{N}])/u,
    ["META", "AAPL", "AMZN", "NFLX", "GOOGL"],
  ],
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:the )?(?:(?:major|main|big) )?(?:asian? and european?|european? and asian?) ${indexNoun}(?!\p{L})`,
      "u",
    ),
    [...asian, ...european],
  ],
  [new RegExp(String.raw`(?<!\p{L})(?:the )?(?:(?:major|main|big) )?european ${indexNoun}(?!\p{L})`, "u"), european],
  [new RegExp(String.raw`(?<!\p{L})(?:the )?(?:(?:major|main|big) )?asian ${indexNoun}(?!\p{L})`, "u"), asian],
];

/** Reads groups of instruments that are named by one name. All but the first have no place of their own in the text. */
function readGroups(reading: Reading): readonly NamedSymbol[] {
  return groups.flatMap(([pattern, symbols]) => {
    const found = reading.match(pattern);
    if (found === null) return [];
    const at = { from: found.index, to: found.index + found[0].length };
    return symbols.map((symbol, index) => ({ symbol, at: index === 0 ? at : null }));
  });
}

/** Indexes of other countries, by their own symbols. */
const indexes: readonly (readonly [RegExp, string])[] = [
  [phrasePattern("nasdaq composite"), "^IXIC"],
  [phrasePattern("ftse 100|ftse|footsie"), "^FTSE"],
  [phrasePattern("nikkei 225|nikkei"), "^N225"],
  [phrasePattern("dax 40|dax"), "^GDAXI"],
  [phrasePattern("euro stoxx 50|eurostoxx 50|euro stoxx|eurostoxx|stoxx 50"), "^STOXX50E"],
  [phrasePattern("cac 40|cac"), "^FCHI"],
  [phrasePattern("hang seng"), "^HSI"],
  [phrasePattern("swiss market index|smi"), "^SSMI"],
  // Funds on indexes that have no price of their own.
  [phrasePattern("msci world index|msci world"), "URTH"],
  [phrasePattern("msci acwi|msci all country world|acwi"), "ACWI"],
  [phrasePattern("msci emerging markets|msci em"), "EEM"],
];

/** The pair or fund that is priced for a short name in capitals: "ETH". */
function followedBy(symbol: string): string | null {
  const lower = symbol.toLowerCase();
  return followed.find(([pattern]) => pattern.exec(lower)?.[0] === lower)?.[1] ?? null;
}

/** Symbols that are words of everyday English in small letters. */
const words = new Set(
  "cat dis low cost ma hd so on are be has it all now key dd re car play fun well see eye ice hum big ever".split(" "),
);

const minOwner = 4;
const isOrdinary = (word: string) => isOrdinaryWord(word) || words.has(word);

/** Reads the instruments of a question: by symbol, in small letters where it is a known one, by name, or an index by its fund. */
export function readSymbols(
  reading: Reading,
  known: readonly Subject[],
  { isCommand, isWord }: { readonly isCommand: boolean; readonly isWord: (word: string) => boolean },
): readonly NamedSymbol[] {
  const found: NamedSymbol[] = [...readGroups(reading)];
  const take = (symbol: string, from: number, end: number) => {
    const to = reading.free().startsWith("'s", end) ? end + 2 : end;
    // "The QQQ fund" says no more than its symbol.
    const kindOf = /^ (?:fund|etf)(?!\p{L}| (?:holdings|size|fee|cost|flow))/u.exec(reading.free().slice(to));
    reading.take({ from, to: to + (kindOf?.[0].length ?? 0) });
    found.push({ symbol, at: { from, to } });
  };
  const symbols = new Set([...known, ...builtInInstruments].map(({ symbol }) => symbol));
  for (const [pattern, symbol] of indexes) {
    const match = pattern.exec(reading.free());
    if (match !== null) take(symbol, match.index, match.index + match[0].length);
  }
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
        else if (!symbols.has(symbol) && followedBy(symbol) !== null) take(followedBy(symbol) ?? symbol, from, to);
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
    const symbol = normaliseSymbol(word);
    // "Msfts" is written for "MSFT's".
    const owner = word.length > minOwner && word.endsWith("s") && !symbols.has(symbol) ? word.slice(0, -1) : null;
    const isOwner = owner !== null && symbols.has(owner.toUpperCase()) && ![word, owner].some(isOrdinary);
    if (isOwner) take(owner.toUpperCase(), match.index, match.index + word.length);
    const isKnown = symbols.has(symbol) && word.length > 1 && !isOrdinary(word);
    const isWritten = isCommand && /^[a-z.=^-]{1,12}$/.test(word) && !/^(?:vs|and|or|with|to|compare)$/.test(word);
    if (!isOwner && (isKnown || isWritten)) take(symbol, match.index, match.index + word.length);
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

/** Reads the market as a whole. */
export function readMarket(reading: Reading): Slots["place"] {
  const found = reading.match(marketWords);
  return found === null ? null : { domain: "market", at: { from: found.index, to: found.index + found[0].length } };
}

const codes = ratedCurrencies.map((code) => code.toLowerCase()).join("|");
const patternsOfCurrencies = currencyNames.map(([name, code]) => [phrasePattern(name), code] as const);

/** Reads currencies: "EUR/USD", "dollars in euros". The one that is measured comes first, the one it is measured in second. */
export function readCurrencies(reading: Reading): Slots["currencies"] {
  const pair = reading.match(new RegExp(`(?<!\\p{L})(${codes})[/ -]?(${codes})(?:=x)?(?!\\p{L})`, "u"));
  if (pair !== null) {
    const at = { from: pair.index, to: pair.index + pair[0].length };
    return [pair[1], pair[2]].map((code) => ({ code: (code ?? "").toUpperCase(), at }));
  }
  const found = patternsOfCurrencies
    .flatMap(([pattern, code]) => {
      const match = reading.match(pattern);
      return match === null ? [] : [{ code, at: { from: match.index, to: match.index + match[0].length } }];
    })
    .toSorted((one, other) => one.at.from - other.at.from);
  const several = [...new Map(found.toReversed().map((one) => [one.code, one])).values()].toReversed();
  const [first, second] = several;
  return first !== undefined &&
    second !== undefined &&
    several.length === 2 &&
    isInverted(reading.lower, first.at, second.at)
    ? [second, first]
    : several;
}

const unitPattern = new RegExp(String.raw`(?<!\p{L})(?:in|into|to) (?:(pence)|(${currencyPattern}))(?!\p{L})`, "u");

/** Reads the currency that a value is asked in: "in euros", "in pence". */
export function readUnit(reading: Reading): Slots["currencies"] {
  const found = reading.match(unitPattern);
  const code = found?.[1] === undefined ? currencyNamed(found?.[2] ?? "") : "GBp";
  return found === null || code === null
    ? []
    : [{ code, at: { from: found.index, to: found.index + found[0].length } }];
}

/** "How many francs is one euro", "dollars per pound": the second currency is the one that is measured. */
function isInverted(lower: string, first: TextSpan, second: TextSpan): boolean {
  const between = lower.slice(first.to, second.from);
  return (
    /(?<!\p{L})how many\s+$/u.test(lower.slice(0, first.from)) ||
    /(?<!\p{L})per(?!\p{L})|(?<!\p{L})(?:for|is|are|in|does|do|will|buys?) (?:one|an?|1|each|every)(?!\p{L})|^\s*to the\s*$/u.test(
      between,
    )
  );
}

const parts: readonly (readonly [PortfolioPart["by"], string, string])[] = [
  ["sector", "Technology", "technology sector|technology|tech sector|tech stock|tech|it sector"],
  [
    "sector",
    "Financial Services",
    "financial services|financial sector|financial stock|banks|banking|finance|bank stock",
  ],
  [
    "sector",
    "Healthcare",
    "healthcare|health care|health stock|healthcare stock|health care stock|pharma|healthcare sector|pharmaceutical",
  ],
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
export function readPart(reading: Reading, only: PortfolioPart["by"] | null = null): PortfolioPart | null {
  for (const [by, name, pattern] of partPatterns) {
    if (only !== null && by !== only) continue;
    const found = reading.match(pattern);
    if (found !== null) return { by, name, at: { from: found.index, to: found.index + found[0].length } };
  }
  return null;
}

/** Names of sectors of the market where the portfolio's sectors have others. */
const nameOfFund: Readonly<Record<string, string>> = {
  "Financial Services": "Financials",
  Healthcare: "Health care",
  "Consumer Cyclical": "Consumer discretionary",
  "Consumer Defensive": "Consumer staples",
  "Communication Services": "Communication",
  "Real Estate": "Real estate",
  "Basic Materials": "Materials",
};

/** Reads sectors of the market, in their order. */
export function readSectors(reading: Reading): Slots["sectors"] {
  return partPatterns
    .filter(([by]) => by === "sector")
    .flatMap(([, name, pattern]) => {
      const found = reading.match(pattern);
      return found === null
        ? []
        : [{ name: nameOfFund[name] ?? name, at: { from: found.index, to: found.index + found[0].length } }];
    })
    .toSorted((one, other) => one.at.from - other.at.from);
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

/** True for the name of an exchange alone: it is no symbol. */
export function isExchangeName(word: string): boolean {
  return exchanges.some(([pattern]) => pattern.exec(word)?.[0] === word);
}

/** Reads an exchange, for its hours: the first that is named. */
export function readExchange(reading: Reading): Slots["exchange"] {
  const [first] = exchanges
    .flatMap(([pattern, code]) => {
      const found = pattern.exec(reading.free());
      return found === null ? [] : [{ code, at: { from: found.index, to: found.index + found[0].length } }];
    })
    .toSorted((one, other) => one.at.from - other.at.from);
  if (first === undefined) return null;
  reading.take(first.at);
  return first;
}

const clocks: readonly (readonly [string, string])[] = [
  ["new york|us eastern|eastern|us east coast|et|est|edt", "America/New_York"],
  ["chicago|us central", "America/Chicago"],
  ["los angeles|us pacific|pacific|pst|pdt", "America/Los_Angeles"],
  ["london|uk|british|gmt|bst", "Europe/London"],
  ["german|berlin|frankfurt|central european|cet|cest", "Europe/Berlin"],
  ["paris|french", "Europe/Paris"],
  ["zurich|swiss", "Europe/Zurich"],
  ["tokyo|japanese|jst", "Asia/Tokyo"],
  ["hong kong", "Asia/Hong_Kong"],
  ["sydney", "Australia/Sydney"],
  ["utc", "UTC"],
];
const clockPatterns = clocks.map(
  ([words, timeZone]) =>
    [
      new RegExp(String.raw`(?<!\p{L})(?:in |by )?(?:the )?(?:(?:${words}) (?:local )?time)(?!\p{L})`, "u"),
      timeZone,
    ] as const,
);

/** Reads the clock that times are asked in. */
export function readClock(reading: Reading): Slots["clock"] {
  for (const [pattern, timeZone] of clockPatterns) {
    const found = reading.match(pattern);
    if (found !== null) return { timeZone, from: found.index, to: found.index + found[0].length };
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
      ) ??
      (isPlain
        ? null
        : reading.match(new RegExp(`(?<!\\p{L}|(?<!\\p{L})an? )${around}${written}(?:'s)?(?!\\p{L})`, "u")));
    if (found !== null) return { name, at: { from: found.index, to: found.index + found[0].length } };
  }
  return null;
}
