import { financeTerm } from "#core/glossary/finance-terms.ts";
import type { Subject } from "#core/grounding/evidence.ts";
import { builtInInstruments } from "#core/market/built-in-instruments.ts";
import { type Amount, contradictoryAmounts, readAmounts } from "./amount.ts";
import { asides, grammarWords, isGrammar, leadIn, ownWords } from "./grammar.ts";
import { doerOf, ownedByOthers, staff } from "./doers.ts";
import { instrumentMeasures } from "./instrument-measures.ts";
import type { Measure } from "./measure.ts";
import { missingMeasures } from "./missing-measures.ts";
import { ownMeasures } from "./own-measures.ts";
import { currencyNamed, currencyPattern } from "./currency-names.ts";
import { anyEvent, readEventFilter } from "./event-filter.ts";
import { readExtremes, readPriceExtreme } from "./extremes.ts";
import { readAgainst } from "./against.ts";
import { onLongerBars, readIndicators } from "./read-indicators.ts";
import { withTopic } from "./news-topic.ts";
import { readMorePeriods, readPeriod } from "./period.ts";
import type { Period } from "./written-time.ts";
import { createPhrase, createReading, phrasePattern, type Reading, type TextSpan } from "./reading.ts";
import { hasList, readConditions, readEach, readList, withMeasures } from "./conditions.ts";
import type { EveryUnit, MeasureUse, NamedSymbol, PortfolioPart, QuestionKind, Slots, UnreadWord } from "./slots.ts";
import {
  isExchangeName,
  readAccount,
  readClock,
  readCurrencies,
  readExchange,
  readMarket,
  readPart,
  readPlace,
  readSectors,
  readSymbols,
  readUnit,
} from "./subjects.ts";

export const measures: readonly Measure[] = [...instrumentMeasures, ...ownMeasures, ...missingMeasures];

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
  /** True if that part was about what the user has of them. */
  readonly isOwnBefore?: boolean;
  /** Currencies of that part. */
  readonly currenciesBefore?: Slots["currencies"];
}

/** Reads a question into slots. What no reader takes is in `unread`. */
export function readQuestion(text: string, context: QuestionContext): Slots {
  return withTopic(readSlots(text, context));
}

function readSlots(
  text: string,
  { before = [], isOwnBefore = false, currenciesBefore = [], ...context }: QuestionContext,
): Slots {
  const reading = createReading(text);
  const isCommand = /^\s*\/(?:compare|earnings)\b/.test(reading.lower);
  const command = reading.match(/^\s*\/(compare|earnings|explain)(?!\p{L})/u)?.[1];
  const given: Given = { ...context, before, isOwnBefore, currenciesBefore, text, reading, isCommand, command };
  readOpening(reading);
  const named = readSubjects(given);
  const withWish = { ...named, ...readWish(given, named) };
  const withStrong = { ...withWish, ...readStrong(given, withWish) };
  const withTimes = { ...withStrong, ...readTimes(given, withStrong) };
  const withPlaces = { ...withTimes, ...readPlaces(given, withTimes) };
  const withManner = { ...withPlaces, ...readManner(given, withPlaces) };
  const withMeant = { ...withManner, ...readMeant(given, withManner) };
  const withRest = { ...withMeant, ...readRest(given, withMeant) };
  const withAsked = { ...withRest, ...readAsked(given, withRest) };
  const withWhole = { ...withAsked, ...readWhole(given, withAsked) };
  return slotsOf(given, withWhole);
}

/** A question with its context, while it is read. */
interface Given extends Required<QuestionContext> {
  readonly text: string;
  readonly reading: Reading;
  readonly isCommand: boolean;
  readonly command: string | undefined;
}

/**
 * A first clause about the speaker that only leads to a request: "I was travelling last week, so could you …". Only of such states: what
 * somebody talks of, owns, does or supposes belongs to the question.
 */
const circumstance =
  /^\W*(?:i|we)(?:'m| am| was| were|'ve been| have been) (?:(?:just|still|only) )?(?:travell?ing|away|abroad|on (?:holiday|vacation|a plane|the road)|ill|sick|busy|offline|new (?:to|at) (?:this|investing|stocks|shares|all this)|(?:quite |very |rather )?curious|back(?: from)?|retired|in a (?:hurry|rush)|not (?:very )?good at)(?!\p{L})[^.?!;\d]{0,50}?,? so,? (?=(?:please|would|could|can|will|what|how|which|tell|show|give|list|may|is|are|did|does|do|where|when|who)(?!\p{L}))/u;

/** Takes openings, asides and remarks that change nothing of what is asked. */
function readOpening(reading: Reading): void {
  reading.match(/how many (?:dollars|bucks|euros)(?= (?:did|have|do|has|are|is|am) (?:i|my|we)(?!.* for ))/u);
  reading.match(
    /^\s*(?:sorry|excuse me|apologies|forgive me|maybe|this (?:may|might|is))\b[^,.?!]*[,.!]\s*(?:but\s+|and\s+)?/u,
  );
  reading.match(/(?<!\p{L})if (?:you can|(?:it is |it's )?possible|available|any)(?!\p{L})/u);
  reading.match(/(?:,\s*|(?<=\p{L}) )(?:right|correct|isn't it|doesn't it|no|yes|huh)(?=\s*\?\s*$)/u);
  reading.match(/(?<!\p{L})which (?:one |of them )?is more(?: heavily)?(?!\p{L})/u);
  reading.match(
    /(?<!\p{L})(?:(?:it|that) (?:feels|seems|looks) \p{L}+ to me|(?:i|we) keep (?:hearing|reading) about)(?!\p{L})/u,
  );
  reading.match(/(?<!\p{L})(?:most|more) (?:recent|current)(?:ly)?(?!\p{L})/u);
  reading.match(circumstance);
  for (let count = 0; count < 3 && reading.match(leadIn) !== null; count++);
  reading.match(
    /(?<!\p{L})(?:and |with |while )?(?:everything|all|the rest)(?: else)?(?: of it)? (?:stays?|remains?|is|being|kept?|staying) (?:flat|unchanged|the same|equal|constant)(?!\p{L})/u,
  );
  reading.match(/(?<!\p{L})(?:all )?at once(?!\p{L})/u);
  reading.match(/(?<!\p{L})(?:in|on|with) (?:bellwether|(?:the|this) app)(?!\p{L})/u);
  // "Split my return into its parts" is about no stock split.
  reading.match(/^\W*(?:please )?split (?:up )?(?=(?:my|the) )/u);
  reading.match(
    /^\W*(?:\p{L}+ ){1,4}?(?:(?:will|would|might|keeps?|always) )*(?:asks?|asked|asking|wonders?|wants? to know)(?: me| us)?: /u,
  );
  // "How large would the gain be" asks how much it is.
  reading.match(
    /(?<!\p{L})how (?:large|big|high|low|small) (?=(?:is|are|was|were|would|will) (?:the|my|our|its|their)(?! company)(?!\p{L}))/u,
  );
  // "The day he passed away, 14 February 2022" is that day.
  reading.match(
    /(?<!\p{L})the (?:day|date|morning|evening) (?:that |when )?(?:i|we|he|she|they|my|our|the) [^,.?!\d]{1,40}, (?=\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}* \d)/u,
  );
  reading.match(
    /(?<!\p{L})(?:across (?:all )?(?:of )?(?:(?:my|our|the) )?(?:accounts|portfolios|holdings|positions|stocks)|(?:in|over|from|between) all (?:of )?(?:(?:my|our|the) )?accounts(?: (?:together|combined))?)(?!\p{L})/u,
  );
  reading.match(/(?<!\p{L})(?:single|individual)(?= (?:holding|stock|position|share|compan|name|investment))/u);
  reading.match(/(?<!\p{L})(?:for|to|with) me(?!\p{L})/u);
  reading.match(/(?<!\p{L})across(?= (?:all )?(?:asset classes|sectors|regions|countries|currencies)(?!\p{L}))/u);
  // "Since I opened my accounts" is a time.
  reading.match(
    /(?<=since (?:i|we)(?:'ve)? (?:first )?(?:opened|started|began|had)) (?:my|the|this|an|our) (?:accounts?|portfolio|depot)(?!\p{L})/u,
  );
}

/** The account and the instruments of a question. */
function readSubjects({ reading, isCommand, known, accounts }: Given) {
  const account = reading.as("account", () => readAccount(reading, accounts));
  const moreAccounts = account === null ? [] : reading.as("account", () => readMoreAccounts(reading, accounts));
  const named = reading.as("subject", () =>
    readSymbols(reading, known, {
      isCommand,
      isWord: (word) =>
        vocabulary.has(word) ||
        acronyms.has(word) ||
        isExchangeName(word) ||
        financeTerm(word) !== null ||
        currencyNamed(word) !== null,
    }),
  );
  // "Visa, the card company" says which one is meant.
  if (named.length > 0)
    reading.match(
      /(?<=\uE000),? (?:the|an?) (?:\p{L}+ ){0,2}(?:company|maker|firm|retailer|chain|giant|manufacturer|producer)(?!\p{L}|'s)/u,
    );
  if (named.length > 0) reading.match(/(?<![\p{L}\d.,])(?:1|one) (?=\uE000+(?:'s)? (?:stock|share))/u);
  const isProfile = named.length > 0 && reading.as("measure", () => reading.match(profileWords)) !== null;
  return { account, moreAccounts, named, isProfile };
}
type Named = ReturnType<typeof readSubjects>;

/** Its kind, with amounts and bounds. */
function readWish({ reading, today }: Given, { account, named }: Named) {
  const isWhatIf = reading.as("kind", () => readWhatIf(reading));
  const kind = reading.as("kind", () => readKind(reading)) ?? (isWhatIf ? "what-if" : "value");
  const action = isWhatIf ? reading.as("kind", () => readAction(reading)) : null;
  // "If only NVDA falls" leaves the rest as it is, and results are those before taxes.
  if (isWhatIf)
    for (const words of [
      /(?<!\p{L})only(?= \uE000)/u,
      /(?<!\p{L})before (?:any )?tax(?:es)?(?: and fees)?(?!\p{L})/u,
      /(?<=(?:have|be) )left(?!\p{L})/u,
    ])
      reading.match(words);
  // "Than just buying the S&P 500" compares with the index.
  if (named.length > 0) reading.match(/(?<=(?:than|versus) )(?:(?:just|simply|only) )?(?:buying|holding|owning)(?= )/u);
  // "Instead of holding" repeats that it is a sale.
  if (action === "sell") reading.match(/(?<!\p{L})instead(?! of)(?!\p{L})/u);
  if (/(?<!\p{L})split/u.test(reading.lower))
    reading.as("amount", () => {
      reading.matchAll(splitRatio);
    });
  const written = reading.as("amount", () =>
    readAmounts(reading, {
      withParts: isWhatIf,
      withBareShares:
        /enough (?:cash|money)|afford/.test(reading.lower) ||
        (isWhatIf && /(?<!\p{L})(?:bought|buy|sold|sell)(?!\p{L})/u.test(reading.lower)),
    }),
  );
  const every = written.length === 0 ? null : reading.as("amount", () => readEvery(reading));
  const amounts = action === "price-change" && written.length === 0 ? readFactor(reading) : written;
  // "Which of the big tech names has a P/E under 30": a bound picks from those that are named.
  const ofNamed =
    named.length > 1 && !isWhatIf && !ownWords.test(reading.lower)
      ? /^\W*which(?: of)?(?!\p{L})/u.exec(reading.lower)
      : null;
  const isOfList = ofNamed !== null || (named.length === 0 && !isWhatIf && hasList(reading));
  const eachNamed =
    ofNamed !== null
      ? { from: ofNamed.index, to: ofNamed.index + ofNamed[0].length }
      : named.length === 0
        ? readEach(reading)
        : null;
  const isYesOrNo =
    /^\W*(?:and |so )?(?:(?:is|are|am|was|were|did|do|does|has|have|had)(?:n't)?|\uE000)(?!\p{L})/u.test(
      reading.free(),
    );
  const isOfOne = named.length === 1 && isYesOrNo;
  const isOfAll = named.length === 0 && isYesOrNo && !isWhatIf && ownWords.test(reading.lower);
  const bounds =
    isOfList || isOfOne || isOfAll
      ? reading.as("amount", () =>
          readConditions(reading, written, {
            isOfList,
            isOfEach: eachNamed !== null || isOfOne,
            isTimed: hasTime(reading, today),
            isWhatIf,
          }),
        )
      : [];
  // "Isn't NVDA above 100" asks the same as "is".
  if (bounds.length > 0) reading.match(/^\W*(?:is|are|was|were|has|have|does|did)n't(?!\p{L})/u);
  const each =
    ofNamed !== null && bounds.length === 0
      ? null
      : (eachNamed ?? (isOfList && bounds.length > 0 ? readList(reading) : null));
  if (ofNamed !== null && bounds.length > 0) reading.match(/(?<=\uE000 )(?:stocks?|names?|companies|shares)(?!\p{L})/u);
  const limit = reading.as("rank", () => readLimit(reading));
  const sectors =
    named.length === 0 && account === null && !ownWords.test(reading.lower) && !allocationWords.test(reading.lower)
      ? reading.as("subject", () => readSectors(reading))
      : [];
  const eventFilter = named.length < 2 && !isWhatIf ? reading.as("subject", () => readEventFilter(reading)) : anyEvent;
  return { isWhatIf, kind, action, every, amounts, bounds, each, limit, sectors, eventFilter };
}
type WithWish = Named & ReturnType<typeof readWish>;

/** Measures that are named for sure. */
function readStrong({ reading }: Given, { named }: WithWish) {
  const readClear = () =>
    reading.as("measure", () => {
      const spans = readExtremes(reading);
      const found = turned(reading, [
        ...spans.map(({ at }) => ({ measure: spanExtreme, at })),
        ...readIndicators(reading, (words) => vocabulary.has(words)),
        ...readMeasures(reading, strongPhrases),
      ]);
      return { extremes: spans, clear: found };
    });
  // "Growing or shrinking" offers both ways: it asks for the value of what is named beside it.
  const beforeWays = reading.free();
  const waysOffered = reading.as("light", () => reading.match(bothWays));
  const areWaysOffered = waysOffered !== null;
  const readWithoutWays = readClear();
  if (areWaysOffered && readWithoutWays.clear.length === 0) reading.restore(beforeWays);
  const { extremes, clear } = areWaysOffered && readWithoutWays.clear.length === 0 ? readClear() : readWithoutWays;
  const priceExtreme =
    named.length > 0 && clear.every(({ measure }) => measure.id === "price")
      ? reading.as("measure", () => readPriceExtreme(reading))
      : null;
  const strong = priceExtreme === null ? clear : [{ measure: highAndLow, at: priceExtreme }];
  for (const { measure } of strong) if (measure.columns !== null) readColumns(reading, measure.columns);
  const timed = onLongerBars(reading, strong);
  // Indicators are those of daily bars.
  if (timed.some(({ measure: { of } }) => /^(?:indicator|macd|signals)$/.test(of.instrument?.answer ?? "")))
    reading.as("light", () =>
      reading.match(/(?<!\p{L})(?:on (?:the )?)?(?:daily|1d)(?: (?:bars?|charts?|timeframe|candles?))?(?!\p{L})/u),
    );
  return { waysOffered, extremes, clear: timed === strong ? clear : timed, strong: timed };
}
type WithStrong = WithWish & ReturnType<typeof readStrong>;

/** Its times. */
function readTimes({ reading, today }: Given, { named, kind, strong }: WithStrong) {
  const isOfLines = strong.some(({ measure: { of } }) => /^(?:figure|statement)/.test(of.instrument?.answer ?? ""));
  const writtenBy = reading.as("period", () => readBy(reading, named.length > 0, isOfLines));
  // "That big dividend" is the dividend.
  reading.match(/(?<!\p{L})(?:big|great|huge|decent|solid|massive|juicy|fat)\s+(?=\uE000)/u);
  if (named.length > 0) reading.match(/(?<!\p{L})on the (?:stock )?market(?!\p{L})/u);
  if (isOfLines) reading.as("light", () => reading.match(/(?<!\p{L})year over year(?!\p{L})/u));
  const period = reading.as("period", () =>
    readPeriod(reading, today, {
      isAhead:
        (strong.some(({ measure }) => ahead.has(measure.id)) ||
          (named.length === 0 && reading.has(/(?<!\p{L})(?:open|close)/u))) &&
        !/(?<!\p{L})(?:was|were|did)(?!\p{L})/u.test(reading.lower),
      isDue:
        strong.some(({ measure }) => ahead.has(measure.id) || measure.id === "income") &&
        isPresent.test(reading.lower) &&
        !isPastTense.test(reading.lower),
    }),
  );
  const against =
    named.length < 2 && kind === "value" && period !== null && period.to < today && period.to !== ""
      ? reading.as("comparison", () => readAgainst(reading))
      : null;
  const present = period !== null && isPastTime(period, today) ? readPresent(reading, today) : null;
  const morePeriods =
    period === null
      ? []
      : reading.as("period", () =>
          readMorePeriods(reading, today, { isCompared: comparisonWords.test(reading.free()) }),
        );
  return { writtenBy, period, against, morePeriods: present === null ? morePeriods : [...morePeriods, present] };
}
/** True for a time that is over. */
function isPastTime({ kind, to }: Period, today: string): boolean {
  return ["day", "range"].includes(kind) && to !== "" && to < today;
}

/** "On 31 December and today": the value of now is asked for as well. */
function readPresent(reading: Reading, today: string): Period | null {
  const found = reading.match(
    /(?<=(?:\uE000|\p{L}),? (?:and|vs\.?|versus) (?:(?:what|how|where) is (?:it|that) )?)(?:right now|now|today|currently|at present|at the moment)(?=\s*[?.!]*$)/u,
  );
  if (found === null) return null;
  return {
    kind: "today",
    from: today,
    to: today,
    unit: "day",
    at: { from: found.index, to: found.index + found[0].length },
  };
}

type WithTimes = WithStrong & ReturnType<typeof readTimes>;

/** The place, the owner and the currencies. */
function readPlaces(
  { text, reading, currenciesBefore }: Given,
  { account, named, isWhatIf, action, amounts, bounds, each, limit, strong, period }: WithTimes,
) {
  const newest = reading.as("rank", () => readNewest(reading, limit));
  // "If the market fell, what would my portfolio be worth": the market is what changes.
  const market = isWhatIf && action === "price-change" ? reading.as("subject", () => readMarket(reading)) : null;
  const placeNamed = reading.as("subject", () => readPlace(reading));
  const place = market ?? placeNamed;
  // "Did my portfolio beat the market": an index is meant.
  if (place?.domain === "portfolio" && strong.some(({ measure }) => measure.id === "benchmark"))
    reading.match(/(?<!\p{L})the (?:stock )?market(?!\p{L})/u);
  const isMoney = strong.some(({ measure }) => measure.id === "rate" || measure.id === "economic");
  const clock = reading.as("subject", () => readClock(reading));
  const exchange =
    strong.some(({ measure }) => measure.id === "marketHours") || /\b(?:open|close)/.test(reading.lower)
      ? reading.as("subject", () => readExchange(reading))
      : null;
  // A second word for now says nothing new: "what would it be worth today?".
  if (period !== null)
    while (
      reading.match(/(?<!\p{L})(?:right now|now|today|currently|at the moment|then|afterwards)(?!\p{L})/u) !== null
    );
  // "The US" is a country, and "us" is the user.
  for (const { index } of text.matchAll(/(?<!\p{L})(?:the )?(?:US|U\.S\.)(?!\p{L})/gu))
    reading.match(new RegExp(`(?<=^.{${index}})(?:the )?(?:us|u\\.s\\.)(?!\\p{L})`, "su"));
  const owner =
    reading.as("owner", () => readOwner(reading)) ||
    (named.length === 0 && reading.has(/(?<!\p{L})(?:our|we|us)(?!\p{L}| dollars?)/u));
  while (reading.match(/(?<!\p{L})(?:our|ours|we|us|we've)(?!\p{L})/u) !== null);
  // A dividend that landed or was collected is the user's; what a company pays is not.
  const isReceived =
    named.length === 1 && strong.some(({ measure }) => measure.id === "income") && receivedWords.test(reading.lower);
  const isOwn =
    owner ||
    isReceived ||
    place?.domain === "portfolio" ||
    account !== null ||
    // The price paid is the user's, and so are purchases.
    bounds.some(({ of }) => of === "unrealised" || of === "weight") ||
    (period?.kind === "since-bought" && bounds.length > 0) ||
    strong.some(({ at }) => at !== null && /\bmy\b/.test(reading.lower.slice(at.from, at.to)));
  const sectorOrRegion =
    named.length === 0 && (isOwn || strong.some(({ measure }) => allocations.has(measure.id)))
      ? reading.as("subject", () => readPart(reading))
      : null;
  const moreParts =
    sectorOrRegion === null ? [] : reading.as("subject", () => readMoreParts(reading, sectorOrRegion.by));
  const moneysNamed = reading.as("subject", () =>
    named.length === 0 || isMoney ? readCurrencies(reading) : readUnit(reading),
  );
  // "And how has that changed this year?" after a rate is about the rate.
  const isOfRate =
    [named, moneysNamed].every(({ length }) => length === 0) && place === null && !isOwn && each === null;
  const moneys = isOfRate ? currenciesBefore : moneysNamed;
  const [money] = moneys;
  // "How much of my portfolio is in dollars" asks for a part, "500 euros in dollars" for a rate.
  const isPart =
    isOwn &&
    named.length === 0 &&
    moneys.length === 1 &&
    amounts.length === 0 &&
    !/(?<!\p{L})(?:most|least|more|less|much|many|best|worst)(?: in)?$/u.test(
      reading.lower.slice(0, money?.at.from).trimEnd(),
    ) &&
    !(strong.length === 0 && (isCurrencySubject(reading.lower, moneys) || isUnitOf(reading.lower, moneys))) &&
    strong.every(({ measure }) => allocations.has(measure.id));
  const part =
    isPart && money !== undefined ? { by: "currency" as const, name: money.code, at: money.at } : sectorOrRegion;
  // "In dollars compared with euros" asks for all parts.
  const isMix =
    isOwn && moneys.length > 1 && amounts.length === 0 && strong.some(({ measure }) => allocations.has(measure.id));
  // Cash is listed by currency.
  const isOwnCash = isOwn && strong.length > 0 && strong.every(({ measure }) => measure.id === "cash");
  const currencies = isPart || isMix || isOwnCash ? [] : moneys;
  return { newest, place, clock, exchange, isOwn, moreParts, moneys, money, part, isMix, isOwnCash, currencies };
}
type WithPlaces = WithTimes & ReturnType<typeof readPlaces>;

/** Comparison, order, direction and expectation. */
function readManner({ reading, accounts }: Given, { named, kind, strong, period, isMix, isOwnCash }: WithPlaces) {
  const either =
    named.length > 1 || accounts.length > 1
      ? reading.as("comparison", () => reading.match(/(?<!\p{L})or(?!\p{L})/u))
      : null;
  const comparison =
    (isMix || isOwnCash
      ? (reading.match(comparisonWords), null)
      : reading.as("comparison", () => readComparison(reading))) ??
    (either === null || named.length < 2 ? null : { from: either.index, to: either.index + 2 });
  const rank = reading.as("rank", () => readRank(reading));
  const direction = reading.as("direction", () => readDirection(reading));
  const grown =
    strong.some(({ measure }) => measure.id in growthFor) && named.length > 0
      ? reading.as("measure", () => {
          const first = reading.match(growthWords);
          if (first !== null) reading.matchAll(growthWords);
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
    reading.matchAll(
      /(?<!\p{L})(?:(?:land|arrive)(?:s|ed)?|receive[ds]?|collect(?:ed)?|pocket(?:ed)?|credited|(?:bring|brought) in|cash(?:ed)? in)(?!\p{L})/u,
    );
  return { comparison, rank, direction, grown, isExpected };
}
type WithManner = WithPlaces & ReturnType<typeof readManner>;

/** The symbols and the measures that are meant. */
function readMeant(
  { reading, context, earlier, before, isOwnBefore }: Given,
  { account, named, each, strong, place, isOwn, moneys, comparison }: WithManner,
) {
  const weak = readMeasures(reading, weakPhrases, (id) => (lightMeasures.has(id) ? "light" : "measure"));
  if (named.length > 1)
    reading.matchAll(/(?<!\p{L})(?:more|less|most|other|harder|deeper|better|worse|higher|lower)(?!\p{L})/u);
  if (isMembership(named, reading.lower)) reading.match(/(?<!\p{L})(?:part|member|component)(?= of )/u);
  if (named.length > 1) reading.match(/(?<=(?<!\p{L})which )(?:etf|fund|index|tracker)(?= )/u);
  if (strong.some(({ measure }) => ["correlation", "overlap"].includes(measure.id)))
    reading.match(/(?<!\p{L})between(?!\p{L})/u);
  // "What's the worst drawdown": the deepest fall is the worst.
  if (strong.some(({ measure }) => measure.id === "drawdown"))
    reading.matchAll(/(?<!\p{L})(?:worst|biggest|largest|deepest)(?!\p{L})/u);
  const isIt =
    reading.match(
      /(?<!\p{L})(?:it|its|it's|they|them|their|this (?:stock|company|share|one)|that (?:stock|company|share|one)|the (?:stock|company|share|bank|retailer|carmaker|chip ?maker|drug ?maker|airline|insurer|group))(?!\p{L})/u,
    ) !== null;
  const hasSubject = named.length > 0 || isOwn || place !== null || moneys.length > 0;
  // "And how much will I get for my shares?" after a question about one symbol.
  const isOfBefore =
    before.length === 1 &&
    named.length === 0 &&
    (/(?<!\p{L})my (?:shares|stake|position|stock)(?!\p{L})/u.test(reading.lower) ||
      // "How long have I been in AMZN, and what's my unrealised gain" goes on with AMZN.
      (isOwnBefore &&
        place === null &&
        account === null &&
        each === null &&
        strong.length > 0 &&
        strong.every(({ measure: { of } }) => of.position !== undefined) &&
        !/(?<!\p{L})(?:total|overall|all|whole|holdings|stocks|positions)(?!\p{L})/u.test(reading.lower)));
  // "My bitcoin, and what's it worth" goes on with what the user has of it.
  const isOfOwnBefore =
    (isIt || /^\W*(?:and )?how (?:many|much)\W*$/u.test(reading.lower)) &&
    isOwnBefore &&
    named.length === 0 &&
    before.length === 1;
  const meant = isOfBefore
    ? before
    : context.length === 0 && (isIt || !hasSubject)
      ? earlier
      : named.length === 0 || isIt
        ? context
        : [];
  const symbols = dedupe([...named, ...meant.map((symbol): NamedSymbol => ({ symbol, at: null }))]);
  const kept = withoutIncluded(reading, strong, weak);
  const choice = chosen(kept, weak, { isCompared: comparison !== null, isOfUser: isOwn }, ({ from, to }) => {
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
  return { weak, hasSubject, isOfOwnBefore, symbols, choice };
}
type WithMeant = WithManner & ReturnType<typeof readMeant>;

/** Words that no reader took. */
function readRest({ text, reading }: Given, { named, extremes, strong, isOwn, weak, hasSubject, choice }: WithMeant) {
  const harmless = asides(reading.lower, reading.words());
  // "How much of my gain on MSFT comes from the dollar".
  const isOfCurrency =
    isOwn &&
    named.length === 1 &&
    strong.some(({ measure }) => measure.id === "gain") &&
    reading.match(fromCurrency) !== null;
  // "Best month for dividends" isn't about returns.
  const isOfReturns = strong.every(
    ({ measure }) => measure === spanExtreme || spanExtreme.absorbs.includes(measure.id),
  );
  // "Is management at Intel buying" is about insiders.
  if (
    weak.some(
      ({ measure, at }) => pairs.has(measure.id) && at !== null && doerOf(reading.lower, at, named) === "people",
    )
  )
    reading.match(staff);
  const unread = [
    ...reading.unread(),
    ...[
      ...contradictoryAmounts(text),
      ...(isOfReturns ? [] : extremes.map(({ at }) => wordsAt(text, at))),
      ...choice.dropped.map(({ at }) => wordsAt(text, at)),
    ].map((word): UnreadWord => ({ ...word, isRead: true })),
  ]
    .filter(({ text: word, from }) => word !== "" && (!isGrammar(word) || isNameInside(text, word, from)))
    .filter(
      ({ from, to, text: word }) =>
        harmless.every((part) => to <= part.from || from >= part.to) ||
        // "I would like to know on which exchange Tesco is listed, and what it reports in": the name is the subject.
        (!hasSubject && /^\p{Lu}\p{Ll}/u.test(word) && /[\p{L}\d,]\s+$/u.test(text.slice(0, from))),
    )
    .toSorted((one, other) => one.from - other.from);
  return { isOfCurrency, unread };
}
type WithRest = WithMeant & ReturnType<typeof readRest>;

/** The measures with what other words make of them. */
function readAsked(
  { reading, command }: Given,
  {
    named,
    isProfile,
    amounts,
    waysOffered,
    clear,
    writtenBy,
    period,
    place,
    isOwn,
    moneys,
    isMix,
    grown,
    isExpected,
    symbols,
    choice,
    isOfCurrency,
  }: WithRest,
) {
  const commandedOrChosen = [...commanded(command), ...choice.measures];
  // "Did Netflix beat last quarter?" means estimates where nothing else is named that it could beat.
  const isBeat =
    symbols.length === 1 &&
    !isOwn &&
    place === null &&
    /(?<!\p{L})(?:beat|beaten|miss|missed)(?!\p{L})/u.test(reading.lower);
  const meantMeasures = commandedOrChosen.map((use) =>
    isBeat && use.measure.id === "benchmark" ? { ...use, measure: surprise } : use,
  );
  // The lines of past statements have their growth beside them.
  const isOfPast = period?.kind === "range" && !/^(?:this|current)/u.test(reading.lower.slice(period.at.from));
  const reported = grown === null || isOfPast ? meantMeasures : replacedMeasures(meantMeasures, growthFor);
  // "How has its P/E changed" asks for its past, and changed ratings are a list of their own.
  const isChanged =
    symbols.length > 0 && reported.length > 1 && reported.some(({ measure }) => measure.id === "change");
  const rest = isChanged ? reported.filter(({ measure }) => measure.id !== "change") : reported;
  const isOfFigures = rest.every(({ measure: { of } }) =>
    /^(?:figure|statement|quoteFigure)/.test(of.instrument?.answer ?? ""),
  );
  const pastOf = isChanged && (isOfFigures || rest.some(({ measure }) => measure.id === "views")) ? rest : reported;
  // "Is it rising or falling" asks for its course.
  const course: Slots["by"] =
    waysOffered !== null && period === null && clear.length > 0 && courseWords.test(waysOffered[0])
      ? { from: waysOffered.index, to: waysOffered.index + waysOffered[0].length, unit: "year" }
      : null;
  const by: Slots["by"] =
    writtenBy ??
    course ??
    (pastOf !== reported && isOfFigures && period === null ? { from: 0, to: 0, unit: "year" } : null);
  const ratings =
    reported.some(({ measure }) => measure.id === "views") && reported.some(({ measure }) => measure.id === "change");
  const meantOfPast = ratings
    ? replacedMeasures(
        reported.filter(({ measure }) => measure.id !== "change"),
        { views: "ratingChanges" },
      )
    : pastOf;
  // "ETH/BTC ratio" is one price in another.
  const isOfTwoPrices = named.length === 2 && isRatioOf(named, reading.lower);
  const asked = isOfTwoPrices
    ? [{ measure: pairRatio, at: null }]
    : isOfCurrency
      ? replacedMeasures(meantOfPast, { gain: "currencyEffect" })
      : isProfile
        ? [{ measure: profile, at: null }]
        : isMix
          ? replacedMeasures(meantOfPast, { weight: "currencyMix", allocation: "currencyMix", sectors: "currencyMix" })
          : isExpected && symbols.length > 0
            ? asExpected(meantOfPast)
            : isOwn && amounts.length === 0 && moneys.length === 1 && isCurrencySubject(reading.lower, moneys)
              ? replacedMeasures(
                  reported,
                  Object.fromEntries(
                    ["change", "made", "cost", "moved", "gain", "doing"].map((id) => [id, "currencyEffect"]),
                  ),
                )
              : meantOfPast;
  return { by, asked };
}
type WithAsked = WithRest & ReturnType<typeof readAsked>;

/** Investments that were not made, other people and whole companies. */
function readWhole(
  { text, reading }: Given,
  { named, kind, amounts, bounds, period, place, isOwn, symbols, unread, asked }: WithAsked,
) {
  // "Which account did better" asks for each of them, not for what is in them.
  const isEachAccount =
    asked.length > 1 &&
    /(?<!\p{L})(?:each|every|per|by|which|what|whose|what's)(?!\p{L}).{0,30}account|(?<!all )(?:my|our|the) accounts(?!\p{L})/u.test(
      reading.lower,
    ) &&
    asked.some(({ measure }) => measure.id === "accountMix");
  // "$10,000 in MSFT five years ago" is an investment that wasn't made.
  const isInvestment =
    kind === "value" &&
    amounts.length === 1 &&
    bounds.length === 0 &&
    symbols.length > 0 &&
    period !== null &&
    ["day", "range"].includes(period.kind);
  const isByPeople =
    named.length === 1 &&
    !isOwn &&
    kind === "value" &&
    asked.every(
      ({ measure, at }) => pairs.has(measure.id) && at !== null && doerOf(reading.lower, at, named) === "people",
    ) &&
    asked.length > 0;
  // "What does Berkshire own" asks for the holdings of a fund or company.
  // "Top ten holdings SPY" are those of the fund.
  const isOfFund =
    symbols.length === 1 &&
    named.length === 1 &&
    !isOwn &&
    kind === "value" &&
    asked.length === 1 &&
    asked.every(({ measure }) => measure.id === "holdings") &&
    /(?<!\p{L})(?:top|largest|biggest|main)(?: [\p{L}\d]+)? (?:holdings|positions)(?!\p{L})/u.test(reading.lower);
  const isOfOwner =
    symbols.length === 1 &&
    !isOwn &&
    kind === "value" &&
    asked.length === 1 &&
    asked.every(({ measure }) => ["holdings", "shares"].includes(measure.id)) &&
    ownedByOthers(reading.lower, named) !== null;
  // "Is Tesla in the Dow", "how much NVDA is in SPY".
  const isOfMembers = asked.length === 0 && !isOwn && kind === "value" && isMembership(named, reading.lower);
  const doneBy = isByPeople ? insiders : isOfOwner || isOfFund ? fundHoldings : null;
  const done = isOfMembers
    ? [{ measure: fundHoldings, at: null }]
    : doneBy === null
      ? asked
      : asked.map((use) => ({ ...use, measure: doneBy }));
  const party = symbols.length === 1 && !isOwn && kind === "value" ? partyOf(text, unread, done) : null;
  // No share costs a billion: "worth over 3 trillion" is for the whole company.
  const isOfWhole =
    bounds.some((bound) => bound.kind === "money" && Math.abs(bound.value) >= minOfWhole) &&
    !isOwn &&
    (named.length > 0 || place?.domain === "watchlist");
  const whole = Object.fromEntries(["value", "price", "total"].map((id) => [id, "marketCap"]));
  const sized = isOfWhole && done.length === 0 ? [{ measure: marketCap, at: null }] : done;
  return { isEachAccount, isInvestment, done, party, isOfWhole, whole, sized };
}
type WithWhole = WithAsked & ReturnType<typeof readWhole>;

/** The slots of what was read. */
function slotsOf(
  { text, reading, isCommand, accounts }: Given,
  {
    account,
    moreAccounts,
    kind,
    action,
    every,
    amounts,
    bounds,
    each,
    limit,
    sectors,
    eventFilter,
    extremes,
    strong,
    period,
    against,
    morePeriods,
    newest,
    place,
    clock,
    exchange,
    isOwn,
    moreParts,
    part,
    currencies,
    comparison,
    rank,
    direction,
    isExpected,
    isOfOwnBefore,
    symbols,
    unread,
    by,
    asked,
    isEachAccount,
    isInvestment,
    done,
    party,
    isOfWhole,
    whole,
    sized,
  }: WithWhole,
): Slots {
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
    isOwn: isOwn || isEachAccount || isOfOwnBefore,
    place,
    currencies: asked.some(({ measure }) => measure.id === "currencyEffect") ? [] : currencies,
    account,
    accounts:
      isEachAccount && account === null
        ? accounts
        : [...new Set([...(account === null ? [] : [account.name]), ...moreAccounts])],
    part,
    moreParts,
    party: party?.party ?? null,
    exchange,
    clock,
    measures:
      party?.measures ??
      (isEachAccount
        ? done.filter(({ measure }) => measure.id !== "accountMix")
        : isOfWhole
          ? replacedMeasures(sized, whole)
          : done),
    period,
    morePeriods,
    amounts: amounts.filter(({ at }) => bounds.every((bound) => at.to <= bound.at.from || at.from >= bound.at.to)),
    comparison,
    against,
    direction,
    rank,
    limit,
    newest,
    each,
    by,
    eventFilter,
    extremes,
    sectors,
    every,
    conditions: withMeasures(bounds, isOfWhole ? replacedMeasures(strong, whole) : strong),
    action: isInvestment ? "buy" : action,
    unread: isCommand || party !== null ? [] : unread,
    topic: null,
    leftOut: [],
  };
}

/** "Lilly" inside a sentence is a name and no adverb. */
function isNameInside(text: string, word: string, from: number): boolean {
  return (
    /^\p{Lu}\p{Ll}+ly$/u.test(word) &&
    !grammarWords.has(word.toLowerCase()) &&
    /[^\s.?!:;]\s+$/u.test(text.slice(0, from))
  );
}

const fromCurrency = new RegExp(
  String.raw`(?<!\p{L})(?:(?:comes?|came|is|was) )?(?:from|due to|because of|down to|thanks to) (?:the )?(?:exchange rates?|currenc(?:y|ies)|fx|${currencyPattern})(?!\p{L})`,
  "u",
);

const receivedWords =
  /(?<!\p{L})(?:received|(?:bring|brings|brought) in|collect(?:ed)?|pocket(?:ed)?|cash(?:ed)? in|credited|land(?:ed)?|(?:paid|pays?|earned) me)(?!\p{L})/u;

/** "20 to 1": a guess at a split, which its answer gives as it was. */
const splitRatio = /(?<![\p{L}\d])\d{1,3}(?: ?: ?|[ -](?:to|for)[ -])\d{1,3}(?![\p{L}\d])(?: or)?/u;

const acronyms = new Set(
  "hhi ytd mtd qtd yoy qoq fy dca tax ipo etf usd eur gbp bmo amc ttm ltm us uk eu it rf dd fa ta".split(" "),
);

const isPresent =
  /(?<!\p{L})(?:do|does|will|is|are|when|which|what|who|any|expect(?:ed)?|pays?|due|get|going|reports?|next|coming|scheduled)(?!\p{L})/u;
const isPastTense =
  /(?<!\p{L})(?:was|were|did|had|has|have|got|paid|received|came|went|earned|last|past|reported|released|announced|been|so far|history|historical)(?!\p{L})/u;

/** Measures about days to come. */
const ahead = new Set(["marketHours", "earningsDate", "events", "economic", "exDate", "ipos", "splits"]);

const allocationWords = /(?<!\p{L})(?:which|what|best|worst|by|per) (?:performing )?sectors?(?!\p{L})/u;
const allocations = new Set(["sectors", "currencyMix", "countryMix", "regionMix", "assetMix", "weight", "allocation"]);

/** True if a question names days other than today; nothing is taken. */
function hasTime(reading: Reading, today: string): boolean {
  const before = reading.free();
  const period = readPeriod(reading, today, { isAhead: false });
  reading.restore(before);
  return period !== null && ["day", "range", "future"].includes(period.kind);
}

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

function readMoreParts(reading: Reading, by: PortfolioPart["by"]): readonly PortfolioPart[] {
  const found: PortfolioPart[] = [];
  for (let next = readPart(reading, by); next !== null; next = readPart(reading, by)) found.push(next);
  return found;
}

const parties = [
  ["insiders", new Set(["insiders", "sales", "purchases", "transactions", "salesFigure"])],
  ["holders", new Set(["holders", "holdings", "weight", "shares"])],
] as const;
const maxPartyWords = 3;
/** Words of trading and owning: shares or a weight alone are nobody's. */
const partyWords =
  /(?<!\p{L})(?:insiders?|(?:share|stock)?holders?|owners?|owns?|owned|holds?|held|stakes?|bought|buys?|buying|sold|sells?|selling)(?!\p{L})/iu;

/** One run of unknown words before a word of trading or owning, or after "of" or "by": the name of whom it is about. */
function partyOf(
  text: string,
  unread: Slots["unread"],
  uses: readonly MeasureUse[],
): { readonly party: NonNullable<Slots["party"]>; readonly measures: readonly MeasureUse[] } | null {
  const [first, last] = [unread[0], unread.at(-1)];
  if (first === undefined || last === undefined || unread.length > maxPartyWords || uses.length === 0) return null;
  const isRun = unread.every((word, index) => {
    const before = unread[index - 1];
    return (
      /^\p{L}/u.test(word.text) &&
      !vocabulary.has(word.text.toLowerCase()) &&
      (before === undefined || /^\s+$/.test(text.slice(before.to, word.from)))
    );
  });
  const [id] =
    parties.find(([, ids]) => uses.every(({ measure }) => (ids as ReadonlySet<string>).has(measure.id))) ?? [];
  const measure = measures.find((one) => one.id === id);
  if (!isRun || measure === undefined) return null;
  const to = last.from + last.text.length;
  const isActing = partyWords.test(text.slice(to)) || /(?<!\p{L})(?:of|by|from)\s+$/iu.test(text.slice(0, first.from));
  if (!isActing || !partyWords.test(text)) return null;
  const name = text.slice(first.from, to).replace(/'s?$/, "");
  // A name has capitals; other words count where the source lists them.
  const isName = name.split(/\s+/).every((word) => /^\p{Lu}/u.test(word));
  return { party: { name, isName, from: first.from, to }, measures: [{ measure, at: uses[0]?.at ?? null }] };
}

/** "Including dividends": measures whose figures are lines of the answer to another one. */
function withoutIncluded(
  reading: Reading,
  uses: readonly MeasureUse[],
  weak: readonly MeasureUse[],
): readonly MeasureUse[] {
  const parts = uses.filter(
    ({ at }, index) =>
      at !== null &&
      (/(?<!\p{L})(?:including|incl\.?|inclusive of|counting|plus|with)(?: (?:all|any|the|my|both|reinvested))*\s+$/u.test(
        reading.lower.slice(0, at.from),
      ) ||
        (index > 0 &&
          /^[,\s]*(?:and|&|,)?(?: (?:all|any|the|my))*\s*$/u.test(
            reading.lower.slice(uses[index - 1]?.at?.to ?? 0, at.from),
          ))),
  );
  const rest = uses.filter((use) => !parts.includes(use));
  const isIncluded = [...rest, ...weak].some(({ measure: { includes } }) =>
    parts.every(({ measure }) => includes.includes(measure.id)),
  );
  if (parts.length === 0 || !isIncluded) return uses;
  reading.match(/(?<!\p{L})(?:including|incl\.?|inclusive of|counting|plus|with)(?!\p{L})/u);
  return rest;
}

/** Measures of the commands. */
function commanded(command: string | undefined): readonly MeasureUse[] {
  const id = { earnings: "earnings", explain: "signals" }[command as "earnings"];
  return measures.filter((measure) => measure.id === id).map((measure) => ({ measure, at: null }));
}

const profile = measures.find(({ id }) => id === "business") as Measure;
const pairRatio = measures.find(({ id }) => id === "pairRatios") as Measure;
const fundSymbols: ReadonlySet<string> = new Set(
  builtInInstruments.filter(({ type }) => type === "ETF").map(({ symbol }) => symbol),
);
/** True where a company is asked for inside a fund, or in the index that the fund follows. */
function isMembership(named: readonly NamedSymbol[], lower: string): boolean {
  const [first] = named;
  if (first === undefined || fundSymbols.has(first.symbol)) return false;
  const funds = named.filter(({ symbol, at }) => fundSymbols.has(symbol) && at !== null);
  return funds.some(({ at }) =>
    /(?<!\p{L})(?:in|inside|within|part of|member of|component of|included in|held by|belongs? to) (?:the )?$/u.test(
      lower.slice(0, at?.from ?? 0),
    ),
  );
}

/** True for two symbols with a stroke between them and the word "ratio". */
function isRatioOf([one, other]: readonly NamedSymbol[], lower: string): boolean {
  if (!one?.at || !other?.at) return false;
  return /^\s?\/\s?$/.test(lower.slice(one.at.to, other.at.from)) && /(?<!\p{L})ratio(?!\p{L})/u.test(lower);
}
const realised = measures.find(({ id }) => id === "realised") as Measure;
const highAndLow = measures.find(({ id }) => id === "extremes") as Measure;
const spanExtreme = measures.find(({ id }) => id === "spanExtreme") as Measure;
const fundHoldings = measures.find(({ id }) => id === "fundHoldings") as Measure;
const marketCap = measures.find(({ id }) => id === "marketCap") as Measure;
const minOfWhole = 1e9;
const insiders = measures.find(({ id }) => id === "insiders") as Measure;
const surprise = measures.find(({ id }) => id === "surprise") as Measure;
const profileWords =
  /(?<!\p{L})what (?:does|do)[\s\uE000]+(?:actually |really |even |exactly )?do(?: for a living| for money)?(?!\p{L})|^\s*(?:what|who)(?:'s| is| are) [\uE000]+(?= *[?.!]*\s*$)|what (?:kind|sort|type) of (?:company|business|fund) is/u;

/** Reported figures with the measure that gives what analysts expect of them. */
const expectedFor: Readonly<Record<string, string>> = {
  revenue: "expectedRevenue",
  salesFigure: "expectedRevenue",
  trailingEps: "expectedEps",
  earningsDate: "earnings",
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

/** "What did the dollar cost me" is about the dollar; "in dollars" is a unit. */
function isCurrencySubject(lower: string, currencies: Slots["currencies"]): boolean {
  return currencies.every(({ at }) => {
    // A unit has its "in" within its place.
    const preposition = /^(?:in|into|to)\s+/u.exec(lower.slice(at.from, at.to))?.[0] ?? "";
    const before = lower.slice(0, at.from + preposition.length);
    return (
      !/(?<!\p{L})(?:in|into|to|for)\s+(?:the )?$/u.test(before) ||
      /(?<!\p{L})(?:change|move|movement|rise|fall|drop)s? in (?:the )?$/u.test(before)
    );
  });
}

/** "My portfolio in pounds" is a value in that currency; what "is" or "I have" in it is a part. */
function isUnitOf(lower: string, currencies: Slots["currencies"]): boolean {
  return currencies.every(({ at }) =>
    /(?:portfolio|holdings|money|wealth)\s+(?:in|into|to)\s+$/u.test(lower.slice(0, at.from)),
  );
}

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
  readonly patternFor: (text: string) => RegExp | null;
  readonly measure: Measure;
}
const phrasesOf = (isWeak: boolean): readonly Phrase[] =>
  measures
    .filter((measure) => measure.isWeak === isWeak)
    .flatMap((measure) => measure.words.split("|").map((words) => ({ words, measure })))
    .toSorted((one, other) => other.words.length - one.words.length)
    .map(({ words, measure }) => ({ ...createPhrase(words), measure }));
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
  for (const { patternFor, measure } of phrases) {
    const pattern = patternFor(reading.free());
    if (pattern === null) continue;
    const next = () => reading.as(roleOf(measure.id), () => reading.match(pattern));
    for (let match = next(); match !== null; match = next())
      found.push({ measure, at: { from: match.index, to: match.index + match[0].length } });
  }
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
  { isCompared, isOfUser }: { readonly isCompared: boolean; readonly isOfUser: boolean },
  isJoined: (at: TextSpan) => boolean,
): { readonly measures: readonly MeasureUse[]; readonly dropped: readonly MeasureUse[] } {
  // "When did I buy, and at what price": the purchases have their prices.
  const over = weak.find(
    ({ measure }) => pairs.has(measure.id) && strong.every((use) => measure.absorbs.includes(use.measure.id)),
  );
  if (over !== undefined && strong.length > 0) return { measures: [over], dropped: [] };
  // "Did I make or lose money on the shares I sold" asks for what the sales realised.
  const sold = weak.find(({ measure }) => measure.id === "sales");
  const isOfSales =
    sold !== undefined &&
    isOfUser &&
    [...strong, ...weak].some(({ measure }) => ["made", "gain", "profit"].includes(measure.id)) &&
    strong.every(({ measure }) => ["gain", "profit"].includes(measure.id)) &&
    weak.every(({ measure }) => measure.id === "made" || measure.id === "sales" || lightMeasures.has(measure.id));
  if (isOfSales) return { measures: [{ measure: realised, at: sold.at }], dropped: [] };
  const absorbed = new Set(strong.flatMap(({ measure }) => measure.absorbs));
  const kept = strong.filter(({ measure }) => !absorbed.has(measure.id));
  // "My risks and my holdings" and "what I put in versus what it is worth" ask for both.
  const joined = weak.filter(
    ({ measure, at }) =>
      (["holdings", "total"].includes(measure.id) && at !== null && isJoined(at)) ||
      (isCompared && ["putIn", "paid"].includes(measure.id)),
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

const whatIfWords =
  /(?<!\p{L})(?:what if|what (?:would|will|does|might) (?:happen|it do|that do)(?:s)?(?: to (?:my portfolio|me))? (?:if|when|should)|what happens (?:(?:to|with|in) (?:my portfolio|my account|my money|me) )?(?:if|when)|how (?:would|will) .{0,60}?(?=\bif\b)if|suppose|simulate:?|assuming|imagine|say|if|had)(?: (?:i|we|someone|somebody|one|you)(?:'d|'ve)?)?(?: (?:had|have|were to|was to|did|would|would have|could|decide to|decided to|just))*(?!\p{L})/u;

function readWhatIf(reading: Reading): boolean {
  const lower = reading.free();
  if (lower.includes("sold shares had they been kept")) return false;
  const isOne =
    /(?<!\p{L})(?:if|suppose|simulate|assuming|imagine|had (?:i|we))(?!\p{L})/u.test(lower) ||
    (/what (?:would|happens)/.test(lower) && /\b(?:sell|sold|buy|bought|invest)/.test(lower)) ||
    /what (?:would )?happens? (?:to|with|in) .*(?<!\p{L})(?:when|should)(?!\p{L})/u.test(lower);
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
    // The tax on a loss or profit of a sale.
    /(?<!\p{L})(?:can|could|may|might) (?:i|we) (?:\p{L}+ly )?sell .{1,40} (?:at a|for a|with a) (?:loss|profit|gain)(?!\p{L})|(?<!\p{L}|withholding )(?:tax(?:es|ed|able)?)(?= .*\b(?:if|owe|when i sell|sell|selling|would|will)\b)|(?:how much|what|which) tax(?:es)? (?:will|would|do|should) i|(?:do|will|would|must|did) i (?:have to |need to )?(?:owe|pay|declare)(?: any| some)? tax(?:es)?|(?<!withholding )tax(?:es)? (?:on|for) (?:the|my|what|this)/u,
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
    /(?<!\p{L})(?:predict(?:ion|ions|ed)?|forecasts? (?:for|of) (?:the )?(?:price|stock|market|share)|price forecast|price prediction|what will .{0,60}? be(?: worth)?|will .{0,60}?(?:go|rise|fall|drop|crash|climb|reach|hit|double|grow|recover|be (?:worth|at|in|up|down|higher|lower))|(?:gonna be|going to be|will there be|coming|due for|headed for|heading for) (?:a|an|another) (?:\p{L}+ )?(?:crash|recession|correction|rally|crisis|bubble|bear market|bull market)|(?:is|are) (?:a|an|the|another) (?:\p{L}+ )?(?:crash|recession|correction|rally|crisis|bubble) (?:coming|near|ahead|due|around the corner|about to)|when(?:'s| is| will| are) the (?:next |coming )?(?:big )?(?:crash|correction|recession|bear market|bull market|rally|dip)|(?:is|are) .{0,40}?going to (?:rise|fall|go|drop|crash|be|recover|double|reach|hit)|where will|how (?:high|low|far) (?:will|can|could))(?!\p{L})/u,
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

const ways =
  "up|down|rising|falling|growing|shrinking|increasing|decreasing|improving|worsening|higher|lower|above|below|over|under|better|worse|bigger|smaller|bullish|bearish|positive|negative|buys?|sells?|overbought|oversold|cheap|expensive|good|bad|strong|weak|speeding up|slowing(?: down)?|gaining|losing|beating|missing";
const courseWords = /rising|falling|growing|shrinking|increasing|decreasing|improving|worsening|speeding|slowing/u;
/** Two opposite ways that a question offers: "more buys or more sells", "higher or lower". */
const bothWays = new RegExp(
  String.raw`(?<!\p{L})(?:(?:is it|are they|was it|were they|has it been|did it get|get(?:ting)?|go(?:ing)?) )?(?:more |mostly |rather )?(?:${ways}),? or (?:more |mostly |rather |is it |are they )?(?:${ways})(?!\p{L}| (?:\d|\uE000|than(?!\p{L})))`,
  "u",
);

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
    /(?<!\p{L})(?:fall|falls|fell|drop|drops|dropped|rise|rises|rose|lose|loses|lost|gain|gains|gained|goes|go|went|crash|crashes|crashed|jump|jumps|climb|climbs|decline|declines|plunge|plunges|tank|tanks|double|doubles|halve|halves)(?!\p{L})/u,
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
        `(?<=(?:^|\uE000|top|show|show me|give me|list|biggest|largest|best|worst|bottom|smallest|last|latest|newest|most recent|next) )${number}(?= (?!(?:fiscal |financial |trading |full )?(?:days?|weeks?|months?|quarters?|years?)(?!\\p{L})|%))`,
        "u",
      ),
    ) ??
    reading.match(
      new RegExp(
        `(?<![\\p{L}\\p{N}.,])${number}(?= (?:biggest|largest|best|worst|smallest|top|latest|newest|most recent))`,
        "u",
      ),
    );
  return found === null ? null : (words[found[1] ?? ""] ?? Number(found[1]));
}

/** Reads how often an amount is put in: "every month", "weekly". */
function readEvery(reading: Reading): Slots["every"] {
  const found = reading.match(
    /(?<!\p{L})(?:(?:every|each|per|an?) (?:single )?(day|week|month|quarter|year)(?! (?:ago|back|earlier|before|later))|(daily|weekly|monthly|quarterly|yearly|annually))(?!\p{L})/u,
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

/** Measures that other words of the question make another one. */
function turned(reading: Reading, uses: readonly MeasureUse[]): readonly MeasureUse[] {
  return uses.map((use) => {
    const { turns } = use.measure;
    const into = turns === null ? undefined : measures.find(({ id }) => id === turns.into);
    if (turns === null || into === undefined) return use;
    const pattern = phrasePattern(turns.words);
    if (reading.match(pattern) === null) return use;
    reading.matchAll(pattern);
    return { ...use, measure: into };
  });
}

/** Reads "by quarter", "each year" and, of companies, "quarterly". */
function readBy(reading: Reading, isOfCompany: boolean, isOfLines: boolean): Slots["by"] {
  const found =
    reading.match(/(?<!\p{L})(?:by|per|each|every) (?:fiscal |calendar )?(quarter|year|month)(?!\p{L})/u) ??
    (isOfCompany ? reading.match(/(?<!\p{L})(quarter|annual|year)ly(?!\p{L})|(?<!\p{L})(annual)ly(?!\p{L})/u) : null) ??
    (isOfLines ? reading.match(/(?<!\p{L})(annual)(?= (?:19|20)\d\d|\W*$)/u) : null) ??
    (isOfLines
      ? reading.match(/(?<!\p{L})(?:over time|trend|trending|history|development|trajectory)(?!\p{L})/u)
      : null);
  if (found === null) return null;
  const unit = found[1] === "quarter" || found[1] === "month" ? found[1] : "year";
  return { from: found.index, to: found.index + found[0].length, unit };
}

function readColumns(reading: Reading, words: string): void {
  const pattern = phrasePattern(words);
  reading.as("light", () => {
    reading.matchAll(pattern);
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

const highestWords =
  "sorted by|ordered by|sorted|descending|in descending order|biggest|largest|top|highest|fastest|most|best|greatest|strongest|main|most expensive|priciest|biggest single|most valuable|most profitable|most successful|largest single|heaviest|riskiest|longest|fattest|juiciest|richest|meatiest";
const most = phrasePattern(highestWords);
const lowestWords =
  "ascending|in ascending order|smallest|slowest|cheapest|lowest|bottom|worst|least|weakest|poorest|tiniest|least profitable|shortest|thinnest|leanest|slimmest";
const least = phrasePattern(lowestWords);
/** Words of an order: a slip of the fingers may be in one. */
export const rankWords: readonly string[] = `${highestWords}|${lowestWords}`.split(/[| ]/);

function readRank(reading: Reading): Slots["rank"] {
  const lowest = reading.match(least);
  const highest = reading.match(most);
  const found = lowest ?? highest;
  while (reading.match(most) !== null || reading.match(least) !== null);
  if (found === null) return null;
  return { end: found === lowest ? "least" : "most", at: { from: found.index, to: found.index + found[0].length } };
}

const up = phrasePattern(
  "up|stronger|higher|rise|rose|risen|rising|climb|climbed|climbing|jump|jumped|jumping|surge|surged|surging|rally|rallied|rallying|soar|soared|soaring|gain|gained|gaining|green|increase|increased|increasing|grow|grew|grown|pop|popped|spike|spiked|double|doubled|win|won|gestiegen|steigt|recover|recovered|outperform|such a great|such a good|such a strong",
);
const down = phrasePattern(
  "down|weaker|lower|fall|fell|fallen|falling|drop|dropped|dropping|sink|sank|sinking|slide|slid|sliding|decline|declined|declining|crash|crashed|crashing|plunge|plunged|plunging|tumble|tumbled|tumbling|slip|slipped|lost|lose|loses|losing|red|decrease|decreased|decreasing|tank|tanked|tanking|dip|dipped|dipping|shrink|shrank|halve|halved|gefallen|fällt|to zero|such a bad|such a terrible|such a weak|sell off|selloff|selling off|underperform|loss",
);

function readDirection(reading: Reading): Slots["direction"] {
  // "Did it gain or lose" asks for either, whoever has read the first of them.
  const isEither =
    /(?<!\p{L})(?:gain|rise|up|win|made?|make|profit|higher) or (?:an? )?(?:lose|lost|loss|fall|down|lower)(?!\p{L})/u.test(
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
