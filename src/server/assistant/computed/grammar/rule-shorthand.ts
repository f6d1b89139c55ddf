const numberWords = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const yearCount = String.raw`(\d{1,2}|${numberWords.join("|")}) years?`;
const spanOfYears = new RegExp(
  String.raw`[\s,]*(?:\b(?:over|for|in|during) (?:the )?(?:last |past )?|\b(?:the )?(?:last|past) )${yearCount}(?=[\s,.?!]|$)`,
  "i",
);
const bareYears = new RegExp(String.raw`[\s,]+${yearCount}(?=[\s,.?!]*$)`, "i");
const yearsIn = (written: string): number =>
  /^\d/.test(written) ? Number(written) : numberWords.indexOf(written.toLowerCase()) + 1;
const indicator = String.raw`(?:rsi|stochastics?|stoch|cci|mfi|adx|williams %r)(?:\s*\(?\s*\d+\s*\)?)?`;
const side = String.raw`(?:(?:falls?|fell|drops?|dropped|goes|went|was|is|gets|got|rises?|rose|climbs?|it's) )?(<=?|>=?|below|above|under|over)\s*(-?\d+(?:\.\d+)?)`;
const joint = String.raw`\s*(?:[,;/&]|\band\b|\bthen\b)*\s*`;
const entry = "(?:buy(?:ing)?|bought|long|enter(?:ing)?)";
const exit = "(?:sell(?:ing)?|sold|exit(?:ing)?|clos(?:e|ing))";
const opened = String.raw`\s*(?:when|if|at)?\s*(?:(?:the|its) )?`;
/** "RSI<30 buy >70 sell", "buy RSI<30 sell >70": two levels of one indicator in the words of a rule. */
const levels: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<ind>${indicator})\s*${side}\s*:?\s*${entry}${joint}(?:\k<ind>)?\s*${side}\s*:?\s*${exit}\b`,
    "i",
  ),
  new RegExp(
    String.raw`\b${entry}\s+(?:[$@]?[\w.-]{1,9}\s+)??${opened}(?<ind>${indicator})\s*${side}${joint}${exit}${opened}(?:\k<ind>)?\s*${side}(?![\p{L}\d])`,
    "iu",
  ),
  new RegExp(
    String.raw`(?<ind>${indicator})[\s:,]+${entry}${opened}${side}${joint}${exit}${opened}${side}(?![\p{L}\d])`,
    "iu",
  ),
];
/** "RSI 30/70": the levels to buy below and to sell above. */
const levelPair = new RegExp(String.raw`(?<![\w-])(?<ind>${indicator})[\s:,]+(\d{1,2})\s*\/\s*(\d{2,3})(?![\d/])`, "i");
const asking =
  /^\W*(?:is|are|has|have|had|did|does|do|when|which|what|what's|was|were|any|how|why|who|show|list)(?!\p{L})/iu;
/** Words of a question or an order that only names a rule. */
const ofOther =
  /(?<!\p{L})(?:alerts?|notif(?:y|ication)|warn(?:ing)?|remind(?:er)?|ping|e-?mail|let me know|tell|explain(?:ed)?|define|definition|describe|meaning|mean|teach|learn|understand)(?!\p{L})/iu;
const crossing = /\b(?:cross(?:over|ing)?|crosses)\b/i;
const averages = /\b\d{1,3} ?[/-] ?\d{1,3}\b.*\b(?:sma|ema|wma|ma|averages?)\b|\b(?:macd|golden|death|sma|ema|ma)\b/i;
const figures =
  "(?:sharpe(?: ratio)?|cagr|profit factor|number of trades|(?:worst|max(?:imum)?|deepest) ?(?:dd|drawdown|fall)|drawdown|annual returns?|win rate|trades|total return)";
/** Figures that each result has. */
export const askedFigures = new RegExp(
  String.raw`[\s,]*\b(?:(?:with|and show|show|showing|give me) )?${figures}(?:\s*(?:[+,&/]|and)\s*${figures})*(?=[\s.?!]*$)`,
  "i",
);

/** Costs of each trade that a question names, in per cent of its amount: "0.1% costs per trade", "without costs". */
export const ruleCosts =
  /[\s,]*\b(?:(?:and|at|with|after|incl(?:uding|\.)?|now)\s+)*(?<![\d.])(?:(\d+(?:\.\d+)?) ?(?:%|per ?cent|percent) (?:(?:trading|transaction) )?(?:costs?|fees?|commissions?)(?: (?:per|a|each|every) (?:trade|side|order|fill))?|(?:no|without(?: any)?) (?:(?:trading|transaction) )?(?:costs?|fees?|commissions?))(?![\p{L}\d])/iu;

const tradeWords =
  /\b(?:buy|sell|bought|sold|long|short|exit|enter|stop|test|strateg(?:y|ies)|rules?|hold(?:ing)?|versus|vs|sharpe|drawdown|dd|cagr|fees?|costs?|years?|since|from)\b/;

/** True for a rule in shorthand, which names neither a test nor "when". */
export function isShorthand(lower: string, text = lower): boolean {
  // "MACD crossover on MSFT?" asks for its state.
  if (/\?\s*$/.test(text) && /\bmacd\b/.test(lower) && !tradeWords.test(lower)) return false;
  if (everyTime.test(lower)) return true;
  // "Golden cross on QQQ this year? If yes give the date" asks when it was.
  if (
    /\?/.test(lower) ||
    (pastTime.test(lower) && !/\b(?:buy|sell|bought|sold|long|exit|test|strategy|rule)/.test(lower))
  )
    return false;
  if (
    asking.test(lower) ||
    ofOther.test(lower) ||
    /\b(?:dates?|days? of|last time|latest|last (?:golden|death|macd)|recent|(?:golden|death) cross(?:es)? or|did (?:it|they) cross|cross(?:ed)? (?:last|yet|recently|already)|(?:bullish|bearish) or (?:bullish|bearish))\b/.test(
      lower,
    )
  )
    return false;
  return (
    levels.some((pattern) => pattern.test(lower)) ||
    levelPairIn(lower) !== null ||
    strategyOf.test(lower) ||
    (crossing.test(lower) && averages.test(lower))
  );
}

/** Two levels of an indicator, a trade and changes of prices have numbers that look like weights. */
const ofTrade =
  /\b(?:rsi|stochastics?|stoch|cci|mfi|adx|williams|macd|sma|ema|ma|averages?|if|sell|sold|selling|buy|bought|buying)\b|[+−-]\d/i;

/** Weights of a fixed mix, such as "60/40"; null where they don't add up to the whole, or where the numbers are for something else. */
export function mixIn(text: string): string | null {
  if (asking.test(text) || ofOther.test(text) || ofTrade.test(text)) return null;
  const found = /(?<![\d/.])\d{1,2}(?:\s*\/\s*\d{1,2}){1,4}(?![\d/])|\d{1,2}% .*\d{1,2}%/.exec(text);
  const weights = [...(found?.[0] ?? "").matchAll(/\d{1,2}/g)].map(([number]) => Number(number));
  return found !== null && weights.reduce((sum, weight) => sum + weight, 0) === 100 ? weights.join("/") : null;
}

/** "MACD strategy on NVDA": the crossing that an indicator is known for. */
const strategyOf =
  /\b(macd|(?:golden|death) cross|\d{1,3} ?[/-] ?\d{1,3}(?:[- ]day)? (?:sma|ema|moving averages?|averages?)) (?:trading )?strateg(?:y|ies)\b/i;
const pastTime =
  /\b(?:signals?|this (?:year|month|week)|(?:past|last) (?:day|week|month|quarter|(?:\d+|few|couple of|two|three|six) (?:days|weeks|months)))\b/;
const everyTime =
  /^(?:so |and |ok(?:ay)?,? )*(?:what (?:if|happens if)|what would have happened if|if|suppose|imagine|had) i(?:'d| had| would have)? (?:bought|buy|purchased) (\S+(?: \S+)?) (?:every time|whenever|each time)(?: (?:it|the price)(?:'d| had)?(?= [a-z])|(?= (?:rsi|macd|its|the|price|sma|ema|stoch|cci|mfi)\b)) /i;
const outcome =
  /,? (?:and )?(?:how|what) (?:would|wou?lda|will|does|did) (?:that|it|i)(?: have)? (?:done|worked|performed|fared|made|be|returned)\b(?: (?:versus|vs\.?|against|compared (?:to|with)) (?:just |simply )?(?:holding|buy(?:ing)?[- ]and[- ]hold(?:ing)?)(?: it)?)?/i;

/** "What if I'd bought MSFT every time it crossed above its 200-day average" as "buy MSFT when it crosses above its 200-day average". */
export function asOrder(text: string): string {
  if (!everyTime.test(text)) return text;
  return text
    .replace(
      everyTime,
      (all, symbol: string) => `buy ${symbol} when ${/(?:it|price)(?:'d| had)? $/i.test(all) ? "it " : ""}`,
    )
    .replace(outcome, "")
    .replace(/\bwhen it (?:had )?(?:crossed|went)\b/i, "when it crosses")
    .replace(/\bwhen it (?:had )?(?:fell|dropped)\b/i, "when it falls")
    .replace(/\bwhen it (?:had )?(?:closed)\b/i, "when it closes")
    .trim();
}

/** A rule of two levels in words: "buy when RSI is below 30, sell when RSI is above 70". */
export function inWords(written: string): string {
  const text = written.replace(strategyOf, (_, name: string) => (/^\d|macd/i.test(name) ? `${name} crossover` : name));
  for (const pattern of levels) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const [, name = "", first = "", low = "", second = "", high = ""] = found;
    const sideOf = (sign: string) => (/^(?:<|below|under)/.test(sign) ? "below" : "above");
    const rule = `buy when ${name} is ${sideOf(first)} ${low}, sell when ${name} is ${sideOf(second)} ${high}`;
    return `${text.slice(0, found.index)}${rule}${text.slice(found.index + found[0].length)}`.trim();
  }
  const pair = levelPairIn(text);
  if (pair === null) return text;
  return text.replace(
    pair.text,
    `buy when ${pair.name} is below ${pair.low}, sell when ${pair.name} is above ${pair.high}`,
  );
}

/** Two levels of an indicator in either order; null for two numbers on one side of the middle, which are no levels to trade at. */
function levelPairIn(
  text: string,
): { readonly text: string; readonly name: string; readonly low: number; readonly high: number } | null {
  const found = levelPair.exec(text);
  if (found === null) return null;
  const [all, name = "", first, second] = found;
  const [low, high] = [Math.min(Number(first), Number(second)), Math.max(Number(first), Number(second))];
  return low < 50 && high > 50 ? { text: all, name, low, high } : null;
}

/** The years that a test is to cover: "over the last five years", "10 years" at the end. */
export function spanIn(text: string): { readonly text: string; readonly years: number } | null {
  const found = spanOfYears.exec(text) ?? bareYears.exec(text);
  return found === null ? null : { text: found[0], years: yearsIn(found[1] ?? "") };
}
