import { financeTerm } from "#core/glossary/finance-terms.ts";
import type { Subject } from "#core/grounding/evidence.ts";
import { type Amount, readAmounts } from "./amount.ts";
import { asides, grammarWords, leadIn, ownWords } from "./grammar.ts";
import { instrumentMeasures } from "./instrument-measures.ts";
import type { Measure } from "./measure.ts";
import { ownMeasures } from "./own-measures.ts";
import { readIndicators } from "./read-indicators.ts";
import { readMorePeriods, readPeriod } from "./period.ts";
import { createReading, phrasePattern, type Reading, type TextSpan } from "./reading.ts";
import { readCondition, readEach } from "./conditions.ts";
import type { EveryUnit, MeasureUse, NamedSymbol, QuestionKind, Slots } from "./slots.ts";
import { readAccount, readCurrencies, readExchange, readPart, readPlace, readSymbols } from "./subjects.ts";

export const measures: readonly Measure[] = [...instrumentMeasures, ...ownMeasures];

/** Context of a question besides its text. */
export interface QuestionContext {
  readonly today: string;
  /** Instruments the user holds or watches, and what a search found for words of this question. */
  readonly known: readonly Subject[];
  readonly accounts: readonly string[];
  /** Symbols picked next to the question: it is about them unless it names others. */
  readonly context: readonly string[];
  /** Symbols of an earlier question: "it" means them, and so does a question without any subject. */
  readonly earlier: readonly string[];
  /** Symbols of the part of the same text before this one. */
  readonly before?: readonly string[];
}

/** Reads a question into slots. What no reader takes is in `unread`. */
export function readQuestion(
  text: string,
  { today, known, accounts, context, earlier, before = [] }: QuestionContext,
): Slots {
  const reading = createReading(text);
  const isCommand = /^\s*\/(?:compare|earnings)\b/.test(reading.lower);
  const command = reading.match(/^\s*\/(compare|earnings|explain)(?!\p{L})/u)?.[1];
  reading.match(/how many (?:dollars|bucks|euros)(?= (?:did|have|do|has|are|is|am) (?:i|my|we)(?!.* for ))/u);
  reading.match(
    /^\s*(?:sorry|excuse me|apologies|forgive me|maybe|this (?:may|might|is))\b[^,.?!]*[,.!]\s*(?:but\s+|and\s+)?/u,
  );
  reading.match(/(?<!\p{L})if (?:you can|possible|available|any)(?!\p{L})/u);
  reading.match(/(?:,\s*|(?<=\p{L}) )(?:right|correct|isn't it|doesn't it|no|yes|huh)(?=\s*\?\s*$)/u);
  reading.match(/(?<!\p{L})which (?:one |of them )?is more(?: heavily)?(?!\p{L})/u);
  reading.match(
    /(?<!\p{L})(?:(?:it|that) (?:feels|seems|looks) \p{L}+ to me|(?:i|we) keep (?:hearing|reading) about)(?!\p{L})/u,
  );
  reading.match(/(?<!\p{L})(?:most|more) (?:recent|current)(?:ly)?(?!\p{L})/u);
  for (let count = 0; count < 3 && reading.match(leadIn) !== null; count++);
  reading.match(
    /(?<!\p{L})(?:and |with |while )?(?:everything|all|the rest)(?: else)?(?: of it)? (?:stays?|remains?|is|being|kept?|staying) (?:flat|unchanged|the same|equal|constant)(?!\p{L})/u,
  );
  reading.match(/(?<!\p{L})(?:all )?at once(?!\p{L})/u);
  reading.match(
    /(?<!\p{L})across (?:all )?(?:of )?(?:(?:my|our|the) )?(?:accounts|portfolios|holdings|positions|stocks)(?!\p{L})/u,
  );
  reading.match(/(?<!\p{L})(?:single|individual)(?= (?:holding|stock|position|share|compan|name|investment))/u);
  reading.match(/(?<!\p{L})(?:for|to|with) me(?!\p{L})/u);
  reading.match(/(?<!\p{L})across(?= (?:all )?(?:asset classes|sectors|regions|countries|currencies)(?!\p{L}))/u);
  const account = reading.as("account", () => readAccount(reading, accounts));
  const moreAccounts = account === null ? [] : reading.as("account", () => readMoreAccounts(reading, accounts));
  const named = reading.as("subject", () =>
    readSymbols(reading, known, {
      isCommand,
      isWord: (word) => vocabulary.has(word) || acronyms.has(word) || financeTerm(word) !== null,
    }),
  );
  const isProfile = named.length > 0 && reading.as("measure", () => reading.match(profileWords)) !== null;
  const isWhatIf = reading.as("kind", () => readWhatIf(reading));
  const kind = reading.as("kind", () => readKind(reading)) ?? (isWhatIf ? "what-if" : "value");
  const action = isWhatIf ? reading.as("kind", () => readAction(reading)) : null;
  const written = reading.as("amount", () =>
    readAmounts(reading, {
      withParts: isWhatIf,
      withBareShares: /enough (?:cash|money)|afford/.test(reading.lower),
    }),
  );
  const every = written.length === 0 ? null : reading.as("amount", () => readEvery(reading));
  const amounts = action === "price-change" && written.length === 0 ? readFactor(reading) : written;
  const each = named.length === 0 ? readEach(reading) : null;
  const isBounded =
    each !== null || (named.length === 1 && /^\W*(?:and |so )?(?:is|are|was|did|has|\uE000)/u.test(reading.free()));
  const bound = isBounded ? reading.as("amount", () => readCondition(reading, written)) : null;
  const limit = reading.as("rank", () => readLimit(reading));
  const strong = reading.as("measure", () => [
    ...readIndicators(reading, (words) => vocabulary.has(words)),
    ...readMeasures(reading, strongPhrases),
  ]);
  for (const { measure } of strong) if (measure.columns !== null) readColumns(reading, measure.columns);
  // Statements are known by quarter and by year.
  if (strong.some(({ measure: { of } }) => /^(?:figure|statement)/.test(of.instrument?.answer ?? "")))
    reading.as("light", () =>
      reading.match(/(?<!\p{L})(?:(?:by|per|each|every) (?:fiscal )?(?:quarter|year)|quarterly|annually)(?!\p{L})/u),
    );
  if (named.length > 0) reading.match(/(?<!\p{L})on the (?:stock )?market(?!\p{L})/u);
  const period = reading.as("period", () =>
    readPeriod(reading, today, {
      isAhead: strong.some(({ measure }) => ahead.has(measure.id)) || reading.has(/(?<!\p{L})(?:open|close)/u),
    }),
  );
  const newest = reading.as("rank", () => readNewest(reading, limit));
  const place = reading.as("subject", () => readPlace(reading));
  const isMoney = strong.some(({ measure }) => measure.id === "rate" || measure.id === "economic");
  const exchange =
    strong.some(({ measure }) => measure.id === "marketHours") || /\b(?:open|close)/.test(reading.lower)
      ? reading.as("subject", () => readExchange(reading))
      : null;
  const morePeriods = period === null ? [] : reading.as("period", () => readMorePeriods(reading, today));
  // A second word for now says nothing new: "what would it be worth today?".
  if (period !== null)
    while (
      reading.match(/(?<!\p{L})(?:right now|now|today|currently|at the moment|then|afterwards)(?!\p{L})/u) !== null
    );
  reading.match(/(?<=\bin )the us(?!\p{L})/u);
  const owner =
    reading.as("owner", () => readOwner(reading)) ||
    (named.length === 0 && reading.has(/(?<!\p{L})(?:our|we|us)(?!\p{L})/u));
  while (reading.match(/(?<!\p{L})(?:our|ours|we|us|we've)(?!\p{L})/u) !== null);
  const isOwn =
    owner ||
    place?.domain === "portfolio" ||
    account !== null ||
    strong.some(({ measure, at }) => measure.id === "weight" && /\bmy\b/.test(reading.lower.slice(at?.from, at?.to)));
  const sectorOrRegion =
    named.length === 0 && (isOwn || strong.some(({ measure }) => allocations.has(measure.id)))
      ? reading.as("subject", () => readPart(reading))
      : null;
  const moneys = named.length === 0 || isMoney ? reading.as("subject", () => readCurrencies(reading)) : [];
  const [money] = moneys;
  // "How much of my portfolio is in dollars" asks for a part, "500 euros in dollars" for a rate.
  const isPart =
    isOwn && moneys.length === 1 && amounts.length === 0 && strong.every(({ measure }) => allocations.has(measure.id));
  const part =
    isPart && money !== undefined ? { by: "currency" as const, name: money.code, at: money.at } : sectorOrRegion;
  // "In dollars compared with euros" asks for all parts.
  const isMix =
    isOwn && moneys.length > 1 && amounts.length === 0 && strong.some(({ measure }) => allocations.has(measure.id));
  const currencies = isPart || isMix ? [] : moneys;
  const either =
    named.length > 1 || accounts.length > 1
      ? reading.as("comparison", () => reading.match(/(?<!\p{L})or(?!\p{L})/u))
      : null;
  const comparison =
    (isMix ? (reading.match(comparisonWords), null) : reading.as("comparison", () => readComparison(reading))) ??
    (either === null || named.length < 2 ? null : { from: either.index, to: either.index + 2 });
  const rank = reading.as("rank", () => readRank(reading));
  const direction = reading.as("direction", () => readDirection(reading));
  const grown =
    strong.some(({ measure }) => measure.id in growthFor) && named.length > 0
      ? reading.as("measure", () => {
          const first = reading.match(growthWords);
          while (first !== null && reading.match(growthWords) !== null);
          return first;
        })
      : null;
  const isExpectable = strong.some(({ measure }) => measure.id in expectedFor);
  const isExpected =
    isExpectable &&
    (reading.as("measure", () => reading.match(expectedWords)) !== null ||
      strong.some(({ measure }) => ["views", "expectedEps"].includes(measure.id)) ||
      period?.kind === "future" ||
      kind === "forecast");
  // "What can I expect in dividends next year": the time says as much.
  if (period?.kind === "future" && strong.length > 0) reading.match(/(?<!\p{L})expect(?:ed)?(?!\p{L})/u);
  if (strong.some(({ measure }) => measure.id === "income"))
    reading.match(/(?<!\p{L})(?:(?:land|arrive)s?|receive[ds]?|collect(?:ed)?|cash(?:ed)? in)(?!\p{L})/u);
  const weak = readMeasures(reading, weakPhrases, (id) => (lightMeasures.has(id) ? "light" : "measure"));
  if (named.length > 1)
    reading.match(/(?<!\p{L})(?:more|less|most|other|harder|deeper|better|worse|higher|lower)(?!\p{L})/u);
  const isIt =
    reading.match(
      /(?<!\p{L})(?:it|its|it's|they|them|their|this (?:stock|company|share|one)|that (?:stock|company|share|one)|the (?:stock|company|share))(?!\p{L})/u,
    ) !== null;
  const hasSubject = named.length > 0 || isOwn || place !== null || moneys.length > 0;
  // "And how much will I get for my shares?" after a question about one symbol.
  const isOfBefore =
    before.length === 1 &&
    named.length === 0 &&
    /(?<!\p{L})my (?:shares|stake|position|stock)(?!\p{L})/u.test(reading.lower);
  const meant = isOfBefore
    ? before
    : context.length === 0 && (isIt || !hasSubject)
      ? earlier
      : named.length === 0 || isIt
        ? context
        : [];
  const symbols = dedupe([...named, ...meant.map((symbol): NamedSymbol => ({ symbol, at: null }))]);
  const choice = chosen(strong, weak, ({ from, to }) => {
    const before = reading.lower.slice(0, from);
    const after = reading.lower.slice(to);
    const noun = /^(?:holdings|positions|investments|balances?)(?:'s)?$/u.test(reading.lower.slice(from, to));
    const isSecond =
      /(?:,|(?<!\p{L})(?:and|plus|&))\s+(?:(?:my|our|the|all|current|existing|account|portfolio) )*$/u.test(before);
    return (
      noun &&
      (isSecond || /^(?:,|\s+and\s|\s*&)/u.test(after)) &&
      !/(?:of|by|per|in|for|each) (?:(?:my|our|the|all) )*$/u.test(before)
    );
  });
  const harmless = asides(reading.lower, reading.words());
  const unread = [...reading.unread(), ...choice.dropped.map(({ at }) => wordsAt(text, at))]
    .filter(({ text: word }) => word !== "" && !isGrammar(word))
    .filter(({ from, to }) => harmless.every((part) => to <= part.from || from >= part.to))
    .toSorted((one, other) => one.from - other.from);
  const commandedOrChosen = [...commanded(command), ...choice.measures];
  // "Did Netflix beat last quarter?" means estimates where nothing else is named that it could beat.
  const isBeat =
    named.length === 1 &&
    !isOwn &&
    place === null &&
    /(?<!\p{L})(?:beat|beaten|miss|missed)(?!\p{L})/u.test(reading.lower);
  const meantMeasures = commandedOrChosen.map((use) =>
    isBeat && use.measure.id === "benchmark" ? { ...use, measure: surprise } : use,
  );
  // The lines of past statements have their growth beside them.
  const isOfPast = period?.kind === "range" && !/^(?:this|current)/u.test(reading.lower.slice(period.at.from));
  const reported = grown === null || isOfPast ? meantMeasures : replacedMeasures(meantMeasures, growthFor);
  const asked = isProfile
    ? [{ measure: profile, at: null }]
    : isMix
      ? replacedMeasures(reported, { weight: "currencyMix", allocation: "currencyMix", sectors: "currencyMix" })
      : isExpected && symbols.length > 0
        ? asExpected(reported)
        : reported;
  // "Which account did better" asks for each of them, not for what is in them.
  const isEachAccount =
    asked.length > 1 &&
    /(?<!\p{L})(?:each|every|per|by|which|what|whose|what's)(?!\p{L}).{0,30}account/u.test(reading.lower) &&
    asked.some(({ measure }) => measure.id === "accountMix");
  // "$10,000 in MSFT five years ago" is an investment that wasn't made.
  const isInvestment =
    kind === "value" &&
    amounts.length === 1 &&
    symbols.length > 0 &&
    period !== null &&
    ["day", "range"].includes(period.kind);
  return {
    text,
    kind: /^\s*\/compare/.test(reading.lower)
      ? "compare"
      : isInvestment
        ? "what-if"
        : // Estimates of analysts are no forecast of ours.
          kind === "forecast" && isExpected && symbols.length > 0
          ? "value"
          : kind,
    symbols,
    isOwn: isOwn || isEachAccount,
    place,
    currencies,
    account,
    accounts:
      isEachAccount && account === null
        ? accounts
        : [...new Set([...(account === null ? [] : [account.name]), ...moreAccounts])],
    part,
    exchange,
    measures: isEachAccount ? asked.filter(({ measure }) => measure.id !== "accountMix") : asked,
    period,
    morePeriods,
    amounts: bound === null ? amounts : amounts.filter(({ at }) => at.to <= bound.at.from || at.from >= bound.at.to),
    comparison,
    direction,
    rank,
    limit,
    newest,
    each,
    every,
    condition: bound,
    action: isInvestment ? "buy" : action,
    unread: isCommand ? [] : unread,
  };
}

const acronyms = new Set(
  "ytd mtd qtd yoy qoq fy dca tax ipo etf usd eur gbp bmo amc ttm ltm us uk eu it rf dd fa ta".split(" "),
);

/** Measures about days to come. */
const ahead = new Set(["marketHours", "earningsDate", "events", "economic", "exDate", "ipos", "splits"]);

const allocations = new Set(["sectors", "currencyMix", "countryMix", "regionMix", "assetMix", "weight", "allocation"]);

function dedupe(symbols: readonly NamedSymbol[]): readonly NamedSymbol[] {
  return [...new Map(symbols.toReversed().map((one) => [one.symbol, one])).values()].toReversed();
}

/** Further accounts of a question about several: "Main or Retirement". */
function readMoreAccounts(reading: Reading, names: readonly string[]): readonly string[] {
  const found: string[] = [];
  for (let next = readAccount(reading, names); next !== null && found.length < names.length;) {
    found.push(next.name);
    next = readAccount(reading, names);
  }
  return found;
}

/** Measures of the commands. */
function commanded(command: string | undefined): readonly MeasureUse[] {
  const id = { earnings: "earnings", explain: "signals" }[command as "earnings"];
  return measures.filter((measure) => measure.id === id).map((measure) => ({ measure, at: null }));
}

const profile = measures.find(({ id }) => id === "business") as Measure;
const surprise = measures.find(({ id }) => id === "surprise") as Measure;
const profileWords =
  /(?<!\p{L})what (?:does|do)[\s\uE000]+(?:actually |really |even |exactly )?do(?: for a living| for money)?(?!\p{L})|^\s*(?:what|who)(?:'s| is| are) [\uE000]+(?= *[?.!]*\s*$)|what (?:kind|sort|type) of (?:company|business|fund) is/u;

/** Reported figures with the measure that gives what analysts expect of them. */
const expectedFor: Readonly<Record<string, string>> = {
  revenue: "expectedRevenue",
  salesFigure: "expectedRevenue",
  trailingEps: "expectedEps",
  revenueGrowth: "expectedRevenueGrowth",
  earningsGrowth: "expectedEarningsGrowth",
};
/** Reported figures with the measure of their growth. */
const growthFor: Readonly<Record<string, string>> = {
  revenue: "revenueGrowth",
  salesFigure: "revenueGrowth",
  trailingEps: "earningsGrowth",
  netIncome: "earningsGrowth",
};
const growthWords =
  /(?<!\p{L})(?:how (?:fast|quickly|rapidly) (?:is|are|did|do|does|has|have|was|were|will)?|(?:to )?(?:be )?(?:grow(?:s|ing|n)?|grew|increas(?:e|es|ed|ing)|shrink(?:ing)?|shrunk|shrank))(?!\p{L})/u;
const expectedWords =
  /(?<!\p{L})(?:(?:analysts?|wall street|the street|experts?|people) )?(?:expect(?:ed|ing|s)?|forecast(?:ed|s)?|estimate[ds]?|predict(?:ed|ing|s)?|project(?:ed|ing|s)?|anticipate[ds]?)(?: to(?: (?:make|have|report|bring in|post|be|earn))?)?(?!\p{L})/u;

/** The same measures as they are expected; a general word such as "estimate" says no more then. */
function asExpected(uses: readonly MeasureUse[]): readonly MeasureUse[] {
  const meant = replacedMeasures(
    uses.filter(({ measure }) => !["views", "expectedEps", "earnings"].includes(measure.id)),
    expectedFor,
  );
  return meant.length === 0 ? uses : meant;
}

function replacedMeasures(uses: readonly MeasureUse[], by: Readonly<Record<string, string>>): readonly MeasureUse[] {
  return uses.map((use) => ({ ...use, measure: measures.find(({ id }) => id === by[use.measure.id]) ?? use.measure }));
}

interface Phrase {
  readonly pattern: RegExp;
  readonly measure: Measure;
}
const phrasesOf = (isWeak: boolean): readonly Phrase[] =>
  measures
    .filter((measure) => measure.isWeak === isWeak)
    .flatMap((measure) => measure.words.split("|").map((words) => ({ words, measure })))
    .toSorted((one, other) => other.words.length - one.words.length)
    .map(({ words, measure }) => ({ pattern: phrasePattern(words), measure }));
export const vocabulary: ReadonlySet<string> = new Set([
  ...measures.flatMap(({ words }) => words.split("|").flatMap((phrase) => phrase.split(" "))),
  ...grammarWords,
]);
const strongPhrases = phrasesOf(false);
const weakPhrases = phrasesOf(true);

/** The measures of a question in their order; of phrases that overlap the longer one. */
function readMeasures(
  reading: Reading,
  phrases: readonly Phrase[],
  roleOf: (id: string) => "light" | "measure" = () => "measure",
): readonly MeasureUse[] {
  const found: MeasureUse[] = [];
  for (const { pattern, measure } of phrases)
    for (
      let match = reading.as(roleOf(measure.id), () => reading.match(pattern));
      match !== null;
      match = reading.as(roleOf(measure.id), () => reading.match(pattern))
    )
      found.push({ measure, at: { from: match.index, to: match.index + match[0].length } });
  return found.toSorted((one, other) => (one.at?.from ?? 0) - (other.at?.from ?? 0));
}

// "Bought or sold" asks for both.
const pairs = new Set(["purchases", "sales"]);
/** Weak measures from the most telling to the least. */
const weakOrder = [
  "finished",
  "marketOpen",
  "cost",
  "watched",
  "putIn",
  "purchases",
  "sales",
  "made",
  "paid",
  "earnings",
  "shares",
  "extreme",
  "total",
  "holdings",
  "analysis",
  "keyFigures",
  "doing",
];
/** Weak measures whose words carry a sentence next to another measure: "how many shares do I have". */
const lightMeasures = new Set([
  "doing",
  "holdings",
  "shares",
  "keyFigures",
  "analysis",
  "total",
  "finished",
  "marketOpen",
]);
/** The same next to a clear measure, and some more: "how much have I paid in fees". */
const supporting = new Set([...lightMeasures, "made", "paid", "putIn", "cost"]);

/**
 * The most telling weak measure counts, and none next to a clear one. `dropped` are those whose words would narrow the question
 * if they were read: "dividends of the shares I sold".
 */
function chosen(
  strong: readonly MeasureUse[],
  weak: readonly MeasureUse[],
  isJoined: (at: TextSpan) => boolean,
): { readonly measures: readonly MeasureUse[]; readonly dropped: readonly MeasureUse[] } {
  const absorbed = new Set(strong.flatMap(({ measure }) => measure.absorbs));
  const kept = strong.filter(({ measure }) => !absorbed.has(measure.id));
  // "My risks and my holdings" asks for both.
  const joined = weak.filter(
    ({ measure, at }) => ["holdings", "total"].includes(measure.id) && at !== null && isJoined(at),
  );
  const narrowing = (harmless: ReadonlySet<string>, others: readonly MeasureUse[]) =>
    others.filter(({ measure }) => !harmless.has(measure.id) && !absorbed.has(measure.id));
  if (kept.length > 0)
    return {
      measures: [...new Map([...kept, ...joined].map((use) => [use.measure.id, use])).values()],
      dropped: narrowing(supporting, weak),
    };
  const both = weak.filter(({ measure }) => pairs.has(measure.id));
  if (new Set(both.map(({ measure }) => measure.id)).size === 2) return { measures: both, dropped: [] };
  const [first, ...others] = weak.toSorted(
    (one, other) => weakOrder.indexOf(one.measure.id) - weakOrder.indexOf(other.measure.id),
  );
  if (first === undefined) return { measures: [], dropped: [] };
  const same = others.filter(({ measure }) => measure.id !== first.measure.id);
  return { measures: [first], dropped: narrowing(supporting, same) };
}

function wordsAt(text: string, at: TextSpan | null): TextSpan & { readonly text: string } {
  const { from, to } = at ?? { from: 0, to: 0 };
  return { from, to, text: text.slice(from, to) };
}

function isGrammar(word: string): boolean {
  const lower = word.toLowerCase();
  return grammarWords.has(lower) || grammarWords.has(lower.replace(/'s$/, ""));
}

const whatIfWords =
  /(?<!\p{L})(?:what if|what (?:would|will|does|might) (?:happen|it do|that do)(?:s)?(?: to (?:my portfolio|me))? (?:if|when|should)|what happens (?:to (?:my portfolio|me) )?(?:if|when)|how (?:would|will) .{0,60}?(?=\bif\b)if|suppose|simulate:?|assuming|imagine|say|if|had)(?: (?:i|we|someone|somebody|one|you)(?:'d|'ve)?)?(?: (?:had|have|were to|was to|did|would|would have|could|decide to|decided to|just))*(?!\p{L})/u;

function readWhatIf(reading: Reading): boolean {
  const lower = reading.free();
  if (lower.includes("sold shares had they been kept")) return false;
  const isOne =
    /(?<!\p{L})(?:if|suppose|simulate|assuming|imagine|had (?:i|we))(?!\p{L})/u.test(lower) ||
    (/what (?:would|happens)/.test(lower) && /\b(?:sell|sold|buy|bought|invest)/.test(lower));
  if (!isOne)
    return /(?:would|'d) .{0,40}(?:invested|invest|put|bought)\b|(?:invested|put|bought) .{0,60}(?:would|be worth)/.test(
      lower,
    );
  reading.match(whatIfWords);
  return true;
}

const kindWords: readonly (readonly [QuestionKind, RegExp])[] = [
  [
    "tax",
    /(?<!\p{L}|withholding )(?:tax(?:es|ed|able)?)(?= .*\b(?:if|owe|when i sell|sell|selling|would|will)\b)|(?:how much|what|which) tax(?:es)? (?:will|would|do|should) i|(?:do|will|would|must|did) i (?:have to |need to )?(?:owe|pay|declare)(?: any| some)? tax(?:es)?|(?<!withholding )tax(?:es)? (?:on|for) (?:the|my|what|this)/u,
  ],
  [
    "advice",
    /(?<!\p{L})(?:should (?:i|we)|shall i|would you (?:buy|sell|hold|keep|recommend|suggest|invest|choose|pick|go|rather|say)|do you recommend|recommend(?:ed)? (?:me )?(?:to|buying|a|any|some)|what (?:do|would) you (?:think|recommend)|advi[sc]e|worth (?:buying|selling|it|holding|investing)|(?:good|right|bad|great|decent) (?:time|moment|idea|investment|buy|place|stocks? to|etfs? to|funds? to)|(?:best|good) (?:time|moment|place|way) to|what (?:to|shall i|can i|should i) (?:buy|sell|do|invest)|which (?:stocks?|etfs?|funds?) (?:to|should i|shall i|can i)|best (?:stocks?|etfs?|funds?|investments?) (?:to|for)(?: (?:buy|own|invest|me))?)(?!\p{L})/u,
  ],
  [
    "how-to",
    /(?<!\p{L})(?:how (?:do|can|could|should|would|might) (?:i|we|you|one|people|beginners|someone) (?:\p{L}+ly )?(?!do(?!\p{L})|did|stand|compare|fare|look|perform|rank|stack|see|find|view|check|be|have|measure|hold)\p{L}+|how to (?!read|interpret)\p{L}+|(?:is|are|was|would) it (?:be )?(?:safe|wise|ok|okay|possible|better|smart|legal|normal|risky|sensible|too late|allowed) to|(?:tips|ways|steps|options|strategy|strategies) (?:for|to)|(?:am|are) (?:i|we) (?:allowed|able) to)(?!\p{L})/u,
  ],
  [
    "forecast",
    /(?<!\p{L})(?:predict(?:ion|ions|ed)?|forecasts? (?:for|of) (?:the )?(?:price|stock|market|share)|price forecast|price prediction|what will .{0,60}? be(?: worth)?|will .{0,60}?(?:go|rise|fall|drop|crash|climb|reach|hit|double|grow|recover|be (?:worth|at|in|up|down|higher|lower))|(?:is|are) (?:a|an|the|another) (?:\p{L}+ )?(?:crash|recession|correction|rally|crisis|bubble) (?:coming|near|ahead|due|around the corner|about to)|when(?:'s| is| will| are) the (?:next |coming )?(?:big )?(?:crash|correction|recession|bear market|bull market|rally|dip)|(?:is|are) .{0,40}?going to (?:rise|fall|go|drop|crash|be|recover|double|reach|hit)|where will|how (?:high|low|far) (?:will|can|could))(?!\p{L})/u,
  ],
  [
    "why",
    /(?<!\p{L})(?:why(?:'s)?|how come|what(?:'s| is| are| was)? (?:the )?(?:reasons?|cause|causing|caused|behind|driving|explains?)(?: (?:for|why|of|behind))?|what made|reasons? (?:for|why|behind)|what(?:'s| is) (?:wrong|up) with|warum|wieso)(?!\p{L})/u,
  ],
];

function readKind(reading: Reading): QuestionKind | null {
  for (const [kind, pattern] of kindWords) if (reading.match(pattern) !== null) return kind;
  return null;
}

/** "Halved" and "doubled" are amounts. */
function readFactor(reading: Reading): readonly Amount[] {
  const found = /(?<!\p{L})(halve[sd]?|double[sd]?)(?!\p{L})/u.exec(reading.free());
  if (found === null) return [];
  const at = { from: found.index, to: found.index + found[0].length };
  return [{ kind: "percent", value: found[0].startsWith("h") ? 50 : 100, currency: null, at }];
}

function readAction(reading: Reading): Slots["action"] {
  if (
    reading.match(
      /(?<!\p{L})(?:sell(?:ing)?|sold|trim(?:med)?|reduced?|dump(?:ed)?|get rid of|cut|cash(?:ed)? out)(?: (?:off|by|down))?(?!\p{L})/u,
    ) !== null
  )
    return "sell";
  if (
    reading.match(
      /(?<!\p{L})(?:buy(?:ing)?|bought|add(?:ed|ing)?|invest(?:ed|ing)?|put(?:ting)?|purchased?|double(?:d)? down|plac(?:e|ed))(?: (?:in|into|to|of|on))?(?!\p{L})/u,
    ) !== null
  )
    return "buy";
  return reading.has(
    /(?<!\p{L})(?:fall|falls|fell|drop|drops|dropped|rise|rises|rose|lose|loses|gain|gains|goes|go|went|crash|crashes|crashed|jump|jumps|climb|climbs|decline|declines|plunge|plunges|tank|tanks|double|doubles|halve|halves)(?!\p{L})/u,
  )
    ? "price-change"
    : null;
}

function readLimit(reading: Reading): number | null {
  const words: Readonly<Record<string, number>> = {
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
  };
  const number = String.raw`(\d{1,2}|${Object.keys(words).join("|")})`;
  const found =
    reading.match(
      new RegExp(
        `(?<=(?:^|\uE000|top|show|show me|give me|list|biggest|largest|best|worst|bottom|smallest|last|latest|newest|most recent|next) )${number}(?= (?!(?:fiscal |financial |trading |full )?(?:days?|weeks?|months?|quarters?|years?)|%))`,
        "u",
      ),
    ) ??
    reading.match(
      new RegExp(`(?<!\\p{L})${number}(?= (?:biggest|largest|best|worst|smallest|top|latest|newest|most recent))`, "u"),
    );
  return found === null ? null : (words[found[1] ?? ""] ?? Number(found[1]));
}

/** Reads how often an amount is put in: "every month", "weekly". */
function readEvery(reading: Reading): Slots["every"] {
  const found = reading.match(
    /(?<!\p{L})(?:(?:every|each|per|an?) (?:single )?(day|week|month|quarter|year)|(daily|weekly|monthly|quarterly|yearly|annually))(?!\p{L})/u,
  );
  if (found === null) return null;
  const adverbs: Readonly<Record<string, EveryUnit>> = {
    daily: "day",
    weekly: "week",
    monthly: "month",
    quarterly: "quarter",
  };
  const unit = (found[1] as EveryUnit | undefined) ?? adverbs[found[2] ?? ""] ?? "year";
  return { from: found.index, to: found.index + found[0].length, unit };
}

function readColumns(reading: Reading, words: string): void {
  const pattern = phrasePattern(words);
  reading.as("light", () => {
    while (reading.match(pattern) !== null);
  });
}

/** Reads that the newest of a list is asked for: one where a singular follows. */
function readNewest(reading: Reading, limit: number | null): Slots["newest"] {
  const found = reading.match(/(?<!\p{L})(?:last|latest|newest|most recent)(?: (?:one|time))?(?!\p{L})/u);
  if (found === null) return null;
  const at = { from: found.index, to: found.index + found[0].length };
  const isMany = /^\s+(?:few|couple|several|\d+|news|\p{L}*[^s\P{L}]s)(?!\p{L})/u.test(reading.lower.slice(at.to));
  return { ...at, isOne: !isMany && limit === null };
}

function readOwner(reading: Reading): boolean {
  let isOwn = false;
  for (let found = reading.match(ownWords); found !== null; found = reading.match(ownWords)) isOwn = true;
  return isOwn;
}

const comparisonWords = phrasePattern(
  "compare|compared to|compared with|comparing|comparison|in comparison|versus|vs|vs.|against|than|side by side|relative to|difference between|better|worse|stack up|next to|beside|bigger|cheaper|larger|smaller|compares|measured against|vergleiche|vergleich",
);

function readComparison(reading: Reading): Slots["comparison"] {
  let first: Slots["comparison"] = null;
  for (let found = reading.match(comparisonWords); found !== null; found = reading.match(comparisonWords))
    first ??= { from: found.index, to: found.index + found[0].length };
  return first;
}

const most = phrasePattern(
  "sorted by|ordered by|biggest|largest|top|highest|fastest|most|best|greatest|strongest|main|most expensive|priciest|biggest single|most valuable|most profitable|most successful|largest single|heaviest|riskiest|longest",
);
const least = phrasePattern(
  "smallest|slowest|cheapest|lowest|bottom|worst|least|weakest|poorest|tiniest|least profitable|shortest",
);

function readRank(reading: Reading): Slots["rank"] {
  const lowest = reading.match(least);
  const highest = reading.match(most);
  const found = lowest ?? highest;
  while (reading.match(most) !== null || reading.match(least) !== null);
  if (found === null) return null;
  return { end: found === lowest ? "least" : "most", at: { from: found.index, to: found.index + found[0].length } };
}

const up = phrasePattern(
  "up|higher|rise|rose|risen|rising|climb|climbed|climbing|jump|jumped|jumping|surge|surged|surging|rally|rallied|rallying|soar|soared|soaring|gain|gained|gaining|green|increase|increased|increasing|grow|grew|grown|pop|popped|spike|spiked|double|doubled|win|won|gestiegen|steigt|recover|recovered|outperform|such a great|such a good|such a strong",
);
const down = phrasePattern(
  "down|lower|fall|fell|fallen|falling|drop|dropped|dropping|sink|sank|sinking|slide|slid|sliding|decline|declined|declining|crash|crashed|crashing|plunge|plunged|plunging|tumble|tumbled|tumbling|slip|slipped|lost|lose|loses|losing|red|decrease|decreased|decreasing|tank|tanked|tanking|dip|dipped|dipping|shrink|shrank|halve|halved|gefallen|fällt|such a bad|such a terrible|such a weak|sell off|selloff|selling off|underperform|loss",
);

function readDirection(reading: Reading): Slots["direction"] {
  // "Did it gain or lose" asks for either, whoever has read the first of them.
  const isEither =
    /(?<!\p{L})(?:gain|rise|up|win|made?|profit|higher) or (?:an? )?(?:lose|lost|loss|fall|down|lower)(?!\p{L})/u.test(
      reading.lower,
    );
  const ups = reading.match(up);
  const downs = reading.match(down);
  while (reading.match(up) !== null || reading.match(down) !== null);
  // "Up or down" asks for either.
  const found = ups === null || downs === null ? (ups ?? downs) : null;
  if (found === null || isEither) return null;
  return { way: found === ups ? "up" : "down", at: { from: found.index, to: found.index + found[0].length } };
}
