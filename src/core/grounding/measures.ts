import type { Fact } from "./evidence.ts";
import { phraseKey, wordsOf } from "./words.ts";

/** What a phrase says is measured: the thing itself, and what narrows it ("forward", "high"). */
export interface Measure {
  readonly bases: ReadonlySet<string>;
  readonly qualifiers: ReadonlySet<string>;
}

/** One way to name a fact. */
export interface FactName extends Measure {
  readonly key: string;
  /** Parameters of an indicator: 50 of SMA(50). */
  readonly parameters: readonly number[];
}

/** Measures whose sign says which way something went. */
export const signedBases: ReadonlySet<string> = new Set([
  "change",
  "contribution",
  "surprise",
  "upside",
  "distance",
  "drawdown",
  "move",
  "difference",
  "flow",
  "alpha",
  "income",
  "net income",
  "eps",
]);

/** Measures that are told without their sign: a drawdown of 20 %. */
export const magnitudeBases: ReadonlySet<string> = new Set(["drawdown", "distance", "move", "var"]);

/** Left out of a text they change what is meant: a forward P/E is no P/E. */
export const hardQualifiers: ReadonlySet<string> = new Set([
  "forward",
  "estimate",
  "previous",
  "realised",
  "unrealised",
  "upper",
  "lower",
  "high",
  "low",
  "open",
  "surprise",
]);

const bases: Readonly<Record<string, string>> = {
  price:
    "price|last price|share price|stock price|unit price|current price|trade|trading|traded|trades at|close|closed|closing price|quote|quoted|now at|currently at|changed hand|changing hand|change hand|priced",
  change:
    "change|return|performance|gain|loss|growth|gainer|loser|decline|drop|rise|increase|decrease|advance|move|profit and loss|p l|pnl|appreciation|growth rate|price change|day change|daily change|day return|total return|money weighted return|time weighted return|annualised return|twr|mwr|xirr|irr",
  value:
    "market value|value|position|holding|stake|position value|holding value|portfolio value|worth|total value|net worth|position size|valued|balance|equity value|net asset value|nav",
  cost: "cost basis|cost|book cost|average cost|cost price|purchase price|bought|paid|invested|entry price|buy price|cost per share|book value of the position",
  weight:
    "weight|weighting|weigh|allocation|share of portfolio|share of your portfolio|of your portfolio|of the portfolio|of my portfolio|in your portfolio|of your holding|of your risk|of it|of that|of the total|portfolio share|exposure|concentration|allocated|portfolio weight|make up|making up",
  quantity: "share|share held|quantity|unit|number of share",
  cap: "value|market cap|market capitalisation|market capitalization|capitalisation|capitalization|mkt cap|market value|valuation|valued|company value|worth",
  pe: "p e|pe|p e ratio|pe ratio|price earning|price to earning|price earning ratio|price to earning ratio|earning multiple|time earning|x earning|multiple|earning ratio",
  peg: "peg|peg ratio",
  ps: "p s|price to sale|price to sale ratio|time sale|x sale|price sale",
  pb: "p b|price to book|price to book ratio|time book|price book",
  "ev/ebitda": "ev ebitda|ev to ebitda|enterprise value to ebitda",
  "ev/sales": "ev sale|ev revenue|ev to sale|ev to revenue",
  ev: "enterprise value|ev",
  eps: "eps|earning per share|diluted eps|diluted earning per share|basic eps|profit per share|earning",
  revenue: "revenue|sale|turnover|top line|net sale|total revenue",
  "net income": "net income|profit|net profit|earning|bottom line|net earning|net result|net loss",
  "operating income": "operating income|operating profit|ebit|operating result",
  ebitda: "ebitda",
  "gross profit": "gross profit",
  "gross margin": "gross margin|gross profit margin|margin",
  "operating margin": "operating margin|ebit margin|margin",
  "net margin": "net margin|profit margin|net profit margin|margin",
  "free cash flow": "free cash flow|fcf|cash flow",
  "operating cash flow": "operating cash flow|cash from operation|cash flow from operation|cash flow",
  capex: "capex|capital expenditure|capital spending",
  cash: "cash|cash and equivalent|cash and cash equivalent|cash position|cash balance|cash pile",
  debt: "debt|total debt|borrowing|long term debt|net debt",
  assets: "asset|total asset",
  liabilities: "liability|total liability",
  equity: "shareholder equity|stockholder equity|equity|total equity",
  "book value": "book value|book value per share",
  "debt/equity": "debt to equity|debt equity|leverage|d e",
  "current ratio": "current ratio",
  dividend: "dividend|payout|distribution|dividend per share|annual dividend|dividend rate|dividend received|payment",
  yield: "yield|dividend yield|yielding|yielded|current yield|yield on cost|distribution yield",
  "payout ratio": "payout ratio",
  roe: "roe|return on equity",
  roa: "roa|return on asset",
  roic: "roic|return on invested capital|return on capital",
  beta: "beta",
  volatility: "volatility|standard deviation|vol|annualised volatility|historical volatility|hv",
  drawdown: "drawdown|max drawdown|maximum drawdown|peak to trough|from its peak|off its high|from peak",
  sharpe: "sharpe|sharpe ratio",
  sortino: "sortino|sortino ratio",
  var: "value at risk|var",
  correlation: "correlation|correlated",
  alpha: "alpha|excess return|outperformance|underperformance|relative return|active return",
  volume: "volume|share traded|trading volume|daily volume|average volume",
  rsi: "rsi|relative strength index|relative strength",
  macd: "macd|macd line",
  "macd signal": "macd signal|signal line",
  histogram: "histogram|macd histogram",
  sma: "sma|simple moving average|moving average|day average|dma|ma|day line",
  ema: "ema|exponential moving average|moving average",
  adx: "adx|average directional index|trend strength",
  atr: "atr|average true range",
  bollinger: "bollinger|bollinger band|upper band|lower band|band",
  stochastic: "stochastic|stoch|stochastic oscillator",
  cci: "cci|commodity channel index",
  mfi: "mfi|money flow index",
  obv: "obv|on balance volume",
  vwap: "vwap|volume weighted average price",
  target: "target|price target|target price|analyst target|consensus target|mean target",
  upside: "upside|downside|potential|implied upside|implied return",
  distance: "distance|distance to|distance from",
  surprise: "surprise|eps surprise|earning surprise|beat|missed|miss|topped",
  move: "move|implied move|expected move|swing",
  sentiment: "sentiment|mood|sentiment score|tone|news mood|market mood|price mood|news sentiment",
  contribution: "contribution|contributed|contribute|attribution",
  income: "income|dividend income|passive income|yearly income|annual income|projected income",
  fees: "fee|commission|cost of trading",
  tax: "tax|withholding tax",
  interest: "interest",
  deposits: "deposit|deposited|net deposit|contributed capital|net contribution",
  withdrawals: "withdrawal|withdrew|withdrawn",
  "shares outstanding": "share outstanding|outstanding share",
  float: "float|free float",
  "short interest": "short interest|short ratio|sold short|short float|share short",
  "institutional ownership": "institutional ownership|institution own|held by institution",
  "insider ownership": "insider ownership|held by insider",
  "expense ratio": "expense ratio|ter|total expense ratio|ongoing charge",
  aum: "aum|asset under management|fund size|net asset",
  rate: "rate|interest rate|policy rate|exchange rate",
  strength: "strength|signal strength|confidence|score",
  probability: "probability|chance|odds|likelihood|hit rate|win rate|success rate",
  support: "support|support level",
  resistance: "resistance|resistance level",
  date: "report date|earning date|ex date|ex dividend date|payment date|pay date|next earning|next report",
};

const qualifiers: Readonly<Record<string, string>> = {
  forward: "forward|fwd|next year|next twelve month|ntm",
  trailing: "trailing|ttm|ltm",
  estimate:
    "estimate|estimated|expected|consensus|forecast|guidance|projected|expect|analyst expect|expectation|outlook",
  average: "average|avg|mean",
  median: "median",
  high: "high|peak|maximum|top",
  low: "low|trough|minimum|bottom",
  previous: "previous|prior|previous close|prev|last close|yesterday close|prior close",
  open: "open|opened|opening",
  "52-week": "52 week|52w|52 wk|year|one year|12 month|twelve month",
  "all-time": "all time|record",
  day: "day|daily|intraday|session|today",
  realised: "realised|realized",
  unrealised: "unrealised|unrealized|paper|open gain",
  upper: "upper",
  lower: "lower",
  benchmark:
    "benchmark|index|outperformed|outperformance|underperformed|underperformance|excess return|relative return|active return",
  annualised: "annualised|annualized|per year|a year|cagr",
  diluted: "diluted",
  net: "net",
  "per share": "per share|a share",
};

/** Phrases of the trade, by their words. */
export const tradePhrases: ReadonlyMap<string, Measure> = tradeVocabulary();
export const longestPhrase = 7;

const fillers = new Set(
  "the a an of in to for and or per on at by with from total current latest last now number value ratio level rate amount s is as your its my (".split(
    " ",
  ),
);

/** The ways a fact may be named: its label, its other names. */
export function namesOf(fact: Fact): readonly FactName[] {
  return [fact.label, ...fact.alsoCalled].flatMap((written) => {
    const name = nameOf(written);
    return name === null ? [] : [name];
  });
}

function nameOf(written: string): FactName | null {
  const parameters = parametersOf(written);
  const bare = written
    .replaceAll(/\((?:[\d\s,.;/]+|ttm|usd|eur|gbp|%|in [^)]*)\)/gi, " ")
    .replaceAll(/\b(?!52)\d+[- ]?(?:day|week|month|year|d|w|mo|y)s?\b/gi, " ")
    .replaceAll(/(?<=[A-Za-z])\s?\d+\b/g, " ");
  const words = wordsOf(bare).map(({ word }) => word);
  if (words.length === 0) return null;
  const key = words.join(" ");
  const found = measureOfWords(words);
  const named = new Set(found.bases);
  const narrowed = new Set(found.qualifiers);
  if (named.size === 0 && ["open", "high", "low", "previous"].some((qualifier) => narrowed.has(qualifier)))
    named.add("price");
  const rest = found.rest.filter((word) => !fillers.has(word) && !/^\d+$/.test(word));
  if (named.size === 0) named.add(`label:${key}`);
  else for (const word of rest) narrowed.add(`word:${word}`);
  return { key, bases: named, qualifiers: narrowed, parameters };
}

function parametersOf(written: string): readonly number[] {
  const isIndicator =
    /\b(?:rsi|sma|ema|wma|macd|adx|atr|cci|mfi|roc|moving average|average|bollinger|volatility|stoch)/i.test(written);
  return isIndicator ? [...written.matchAll(/\d+/g)].map((match) => Number(match[0])) : [];
}

function measureOfWords(words: readonly string[]) {
  const named = new Set<string>();
  const narrowed = new Set<string>();
  const rest: string[] = [];
  for (let index = 0; index < words.length;) {
    let length = Math.min(longestPhrase, words.length - index);
    for (; length > 0; length -= 1) {
      const measure = tradePhrases.get(words.slice(index, index + length).join(" "));
      if (measure === undefined) continue;
      for (const base of measure.bases) named.add(base);
      for (const qualifier of measure.qualifiers) narrowed.add(qualifier);
      break;
    }
    if (length === 0) rest.push(words[index] ?? "");
    index += Math.max(1, length);
  }
  return { bases: named, qualifiers: narrowed, rest };
}

function tradeVocabulary(): ReadonlyMap<string, Measure> {
  const phrases = new Map<string, { bases: Set<string>; qualifiers: Set<string> }>();
  const put = (phrase: string, kind: "bases" | "qualifiers", name: string) => {
    const key = phraseKey(phrase);
    const measure = phrases.get(key) ?? { bases: new Set<string>(), qualifiers: new Set<string>() };
    measure[kind].add(name);
    phrases.set(key, measure);
  };
  for (const [name, list] of Object.entries(bases)) for (const phrase of list.split("|")) put(phrase, "bases", name);
  for (const [name, list] of Object.entries(qualifiers))
    for (const phrase of list.split("|")) put(phrase, "qualifiers", name);
  for (const phrase of [
    "52 week high",
    "52 week low",
    "52 week range",
    "day high",
    "day low",
    "day range",
    "all time high",
    "all time low",
    "record high",
    "intraday high",
    "intraday low",
    "year high",
    "year low",
    "12 month high",
    "12 month low",
    "high",
    "low",
  ]) {
    const key = phraseKey(phrase);
    const measure = phrases.get(key) ?? { bases: new Set<string>(), qualifiers: new Set<string>() };
    if (phrase.includes(" ")) measure.bases.add("price");
    if (/52 week|year|12 month/.test(phrase)) measure.qualifiers.add("52-week");
    if (/day/.test(phrase)) measure.qualifiers.add("day");
    if (/all time|record/.test(phrase)) measure.qualifiers.add("all-time");
    if (/high|range/.test(phrase)) measure.qualifiers.add("high");
    if (/low|range/.test(phrase)) measure.qualifiers.add("low");
    phrases.set(key, measure);
  }
  for (const indicator of ["sma", "ema", "rsi", "ma", "dma"])
    for (const length of [5, 9, 10, 12, 14, 20, 21, 26, 50, 100, 150, 200, 250])
      put(`${indicator}${length}`, "bases", indicator === "ma" || indicator === "dma" ? "sma" : indicator);
  put("worth", "bases", "price");
  put("previous close", "bases", "price");
  put("last close", "bases", "price");
  put("prior close", "bases", "price");
  put("opened", "bases", "price");
  put("opening", "bases", "price");
  put("peaked", "bases", "price");
  put("peaked", "qualifiers", "high");
  put("bottomed", "bases", "price");
  put("bottomed", "qualifiers", "low");
  return phrases;
}
