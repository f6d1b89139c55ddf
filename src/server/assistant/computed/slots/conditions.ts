import type { Amount } from "./amount.ts";
import { ownWords } from "./grammar.ts";
import type { Reading, TextSpan } from "./reading.ts";
import type { Condition, MeasureUse, Slots } from "./slots.ts";
import { countWords, ofMonth } from "./written-time.ts";

const holding =
  "(?:holdings?|stocks?|positions?|shares|investments?|companies|company|symbols?|funds?|etfs?|names?|ones)";
/** The user's holdings without a noun: "which of mine", "my stuff". */
const ownThings = String.raw`(?:mine|ours|(?:my|our) (?:stuff|things|bags?|pile))`;
const eachWords = new RegExp(
  String.raw`(?<!\p{L})(?:(?:which|what|any|each|all|everything|anything|how many)(?: of)? ${ownThings}(?!\p{L})|(?:which|what|how many|any|each|every|all|list|show)(?: (?:me|of|all|my|our|the|single|one|other|current|different))* ${holding}(?!\p{L})|(?:by|per) ${holding}(?!\p{L})|${holding} (?:that|with|where|whose|which|trading|sorted|worth)(?!\p{L})|(?:my|our) ${holding}(?= (?:are|is|have|has|did|do|does|that|with|where|worth))|which (?:ones?|of them)(?!\p{L})|(?:everything|all(?: that)?|whatever) (?:i|we) (?:own|hold|have)(?!\p{L}|(?: here| now)? worth))`,
  "u",
);
/** Nouns of what the user has or watches; the others need a word such as "my". */
const ownList = "(?:holdings?|positions?|investments?|winners?|losers?|watch ?list)";
const listed = new RegExp(
  String.raw`(?<!\p{L})(?:${holding}|${ownList}|which(?= (?:have|has|are|is|did)(?!\p{L})))(?!\p{L})`,
  "u",
);
const ownListed = new RegExp(String.raw`(?<!\p{L})(?:${ownList}|${ownThings})(?!\p{L})`, "u");
const trades =
  /(?<!\p{L})(?:trades?|transactions?|orders?|sales|purchases|buys|sells|deposits?|withdrawals?)(?!\p{L})/u;

/** Reads that a figure of each holding is asked for; its words stay, since they name what is asked of. */
export function readEach(reading: Reading): TextSpan | null {
  return spanOf(eachWords.exec(reading.lower));
}

/** Reads the noun of a list without a word such as "which": "positions over 10k". */
export function readList(reading: Reading): TextSpan | null {
  return spanOf(listed.exec(reading.lower));
}

/** True for a text with a noun for a list: "holdings". */
export function isOfList(text: string): boolean {
  return listed.test(text.toLowerCase());
}

/** True where the question is about a list of the user's that a bound can narrow. */
export function hasList({ lower }: Reading): boolean {
  return ownListed.test(lower) || trades.test(lower) || (listed.test(lower) && ownWords.test(lower));
}

function spanOf(found: RegExpExecArray | null): TextSpan | null {
  return found === null ? null : { from: found.index, to: found.index + found[0].length };
}

/** The comparing words; those that deny another one come before it. */
const ends = [
  { is: "above", isInclusive: true, words: "(?:by )?at least|(?:not|no) (?:less|lower|smaller|fewer) than|>=|≥" },
  {
    is: "below",
    isInclusive: true,
    words: "(?:by )?at most|(?:not|no) (?:more|greater|higher|bigger|larger) than|<=|≤",
  },
  {
    is: "above",
    isInclusive: false,
    words:
      "(?:by )?more than|greater than|higher than|bigger than|larger than|(?:by )?over|above|exceed(?:s|ing)?|north of|upwards of|better than|>",
  },
  {
    is: "below",
    isInclusive: false,
    words: "(?:by )?less than|lower than|smaller than|fewer than|under|below|worse than|<",
  },
] as const;
const cost =
  "(?:(?:what|the price) (?:i|we)(?:'ve| have)? (?:paid(?: for (?:it|them))?|bought (?:it|them) (?:at|for)|spent(?: on (?:it|them))?)|(?:(?:my|the|its|their|our) )?(?:average |avg |own )?(?:cost(?: basis| price)?|(?:purchase|buy|buying|entry|bought) price|entry|purchase|break[- ]?even))";
const standing = "(?:trading|now|priced|worth|standing)";
const risen = "up|gained|gain|risen|rose|rise|grown|grew|climbed|increased|jumped|in profit|in the green|ahead";
const fallen =
  "down|lost|lose|losing|fallen|fell|fall|dropped|declined|decreased|sunk|in the red|under ?water|at a loss|behind";
const ofAll =
  /^ of (?:(?:my|our|the) )?(?:(?:whole|entire|total) )?(?:portfolio|total|money|holdings|wealth|assets)(?!\p{L})/u;
const againstCost = new RegExp(
  String.raw`^ (?:from|on|over|above|below|under|against|versus|vs|since|compared (?:to|with)) ${cost}(?!\p{L})`,
  "u",
);
const daysOf = { day: 1, week: 7, month: 30.4, quarter: 91.3, year: 365 } as const;
/** A price counts as near a bound within this many per cent. */
const nearPercent = 5;

type Bound = Omit<Condition, "isAlternative">;

/** Reads the bounds of a question in their order. `amounts` are those that were read before; words for a sign count where `isOfEach`. */
export function readConditions(
  reading: Reading,
  amounts: readonly Amount[],
  {
    isOfList,
    isOfEach,
    isTimed,
    isWhatIf,
  }: {
    readonly isOfList: boolean;
    readonly isOfEach: boolean;
    readonly isTimed: boolean;
    readonly isWhatIf: boolean;
  },
): readonly Condition[] {
  const found = [
    ...(isOfList ? [...readNear(reading, amounts), ...readHeld(reading)] : []),
    // "Pays in December" asks for days, not for a yield.
    ...(isOfList && isOfEach && !isTimed && !/^\W*(?:when|how (?:much|often))(?!\p{L})/u.test(reading.lower)
      ? readPaying(reading)
      : []),
    ...readBounds(reading, amounts, !isWhatIf && (isOfList || asksYesOrNo.test(reading.lower))),
    ...readSigns(reading, { isOfList, isOfEach }),
  ].toSorted((one, other) => one.at.from - other.at.from);
  return found.map((bound, index) => {
    const before = found[index - 1];
    const joint = before === undefined ? "" : reading.lower.slice(before.at.to, bound.at.from);
    return { ...bound, isAlternative: /(?<!\p{L})or(?!\p{L})/u.test(joint) };
  });
}

const yearlyEnd = String.raw`(?:(?:a|an|its|their|the|new|all) )*(?:52[- ]?(?:week|wk|w)|yearly|year(?:'s)?|one[- ]year|annual|12[- ]month)[- ]?(highs?|lows?|tops?|peaks?|bottoms?)(?!\p{L})`;
const near = new RegExp(
  String.raw`(?<!\p{L})(?:(?:trading |sitting )?(?:near|close to|at|around|hitting|within [\uE000]+)(?: of)?) ${yearlyEnd}`,
  "u",
);
const awayFrom = new RegExp(
  String.raw`(?<!\p{L})(?:(?<far>more than|at least|over)|less than|under|at most) \uE000+ (?:below|under|off|down from|away from|above|over|from) ${yearlyEnd}`,
  "u",
);

/** "Near its 52-week high", "within 3% of the yearly low", "more than 10% below the yearly high". */
function readNear(reading: Reading, amounts: readonly Amount[]): readonly Bound[] {
  const away = reading.match(awayFrom);
  const found = away ?? reading.match(near);
  if (found === null) return [];
  const at = { from: found.index, to: found.index + found[0].length };
  const percent = amounts.find(
    (amount) => amount.kind === "percent" && amount.at.from >= at.from && amount.at.to <= at.to,
  );
  const isHigh = /(?:high|top|peak)s?$/.test(found[0]);
  const isFar = away?.groups?.["far"] !== undefined;
  const value = percent?.value ?? nearPercent;
  return [
    {
      is: isHigh === isFar ? "below" : "above",
      isInclusive: !isFar,
      kind: "percent",
      value: isHigh ? -value : value,
      currency: null,
      of: isHigh ? "belowHigh" : "aboveLow",
      at,
    },
  ];
}

/** "Held for more than a year". */
function readHeld(reading: Reading): readonly Bound[] {
  const found = reading.match(
    new RegExp(
      String.raw`(?<!\p{L})(?:held|owned|had|hold|own|holding)(?: (?:it|them))?(?: for)? (?<end>longer than|for over|shorter than|${ends.map(({ words }) => words).join("|")}) (\d{1,3}|${Object.keys(countWords).join("|")}) (day|week|month|quarter|year)s?(?!\p{L})`,
      "u",
    ),
  );
  if (found === null) return [];
  const number = countWords[found[2] ?? ""] ?? Number(found[2]);
  const written = found.groups?.["end"] ?? "";
  const end = ends.find(({ words }) => new RegExp(`^(?:${words})$`, "u").test(written));
  return [
    {
      is: end?.is ?? (written === "shorter than" ? "below" : "above"),
      isInclusive: end?.isInclusive ?? false,
      kind: "days",
      value: Math.round(number * daysOf[(found[3] ?? "day") as "day"]),
      currency: null,
      of: "held",
      at: { from: found.index, to: found.index + found[0].length },
    },
  ];
}

/** "That pay a dividend". */
function readPaying(reading: Reading): readonly Bound[] {
  const found = reading.match(
    /(?<!\p{L})(?:(?:that|which|who) )?(?:(?:actually|currently|even|still) )?(?<!(?:don't|doesn't|do not|does not|not|never|do|does|did|will|to) )(?:pay|pays|paying)(?: me)?(?: out)? (?:(?:a|any|me|regular|me a) )?(?:dividends?|income)(?!\p{L})/u,
  );
  return found === null
    ? []
    : [
        {
          is: "above",
          isInclusive: false,
          kind: "sign",
          value: 0,
          currency: null,
          of: "dividendYield",
          at: { from: found.index, to: found.index + found[0].length },
        },
      ];
}

const asksYesOrNo =
  /^\W*(?:(?:and|so|but) )?(?:is|are|am|was|were|did|do|does|has|have|had|isn't|aren't|wasn't|didn't|hasn't)(?!\p{L})/u;

/** A bound as it is written, before the words around it are read. */
type Written = Pick<Bound, "is" | "isInclusive" | "kind" | "value" | "currency" | "of">;

/**
 * Comparing words before an amount or a bare number, with the way and the whole they are for: "up more than 5%", "over 5% of my
 * portfolio", "between 5% and 10% up".
 */
function readBounds(reading: Reading, amounts: readonly Amount[], withMoves: boolean): readonly Bound[] {
  const bounds: Bound[] = [];
  const add = (some: readonly Written[], span: TextSpan) => {
    const before = reading.free().slice(0, span.from);
    const way = new RegExp(String.raw`(?<!\p{L})(?:(${risen})|(${fallen}))(?: by)?(?: anywhere)? ?$`, "u").exec(before);
    const later =
      way === null
        ? new RegExp(String.raw`^ (?:(${risen})|(${fallen}))(?!\p{L})`, "u").exec(reading.free().slice(span.to))
        : null;
    // "5% of" was read as the amount.
    const isPart = reading.lower.slice(0, span.to).endsWith(" of");
    const whole = ofAll.exec(`${isPart ? " of" : ""}${reading.free().slice(span.to)}`);
    const from = way?.index ?? span.from;
    const to = span.to + ((later ?? whole)?.[0].length ?? 0) - (isPart && later === null && whole !== null ? 3 : 0);
    const isOfWay = way !== null || later !== null;
    const basis = isOfWay ? againstCost.exec(reading.free().slice(to)) : null;
    const at = { from, to: to + (basis?.[0].length ?? 0) };
    reading.take(at);
    const isDown = (way ?? later)?.[2] !== undefined;
    const [one] = some;
    // A holding that is up less than 5% isn't down.
    const sign: readonly Written[] =
      isOfWay && some.length === 1 && one?.is === "below" && one.value > 0
        ? [{ ...one, is: "above", isInclusive: false, value: 0 }]
        : [];
    for (const bound of [...some, ...sign])
      bounds.push({
        ...bound,
        ...(isDown && { is: bound.is === "above" ? "below" : "above", value: 0 - bound.value }),
        of: whole !== null ? "weight" : basis !== null ? "unrealised" : isOfWay ? "gain" : bound.of,
        at,
      });
  };
  for (const { ends: both, at } of readRanges(reading, amounts)) add(both, at);
  for (const { kind, value, currency, at } of amounts) {
    const before = reading.free().slice(0, at.from);
    const end = ends
      .map(({ is, isInclusive, words }) => ({
        is,
        isInclusive,
        found: new RegExp(String.raw`(?<![\p{L}\uE000])(?:${words})\s*$`, "u").exec(before),
      }))
      .find(({ found }) => found !== null);
    // "Did it fall 4%" asks for that fall or a larger one.
    const isMove =
      withMoves &&
      end === undefined &&
      kind !== "shares" &&
      new RegExp(String.raw`(?<!\p{L})(?:${risen}|${fallen})(?: by)? ?$`, "u").test(before);
    if (end === undefined && !isMove) continue;
    const isShares = kind === "shares";
    const { is, isInclusive } = end ?? { is: "above" as const, isInclusive: true };
    const of = isShares ? "shares" : null;
    add([{ is, isInclusive, kind: isShares ? "number" : kind, value, currency, of }], {
      from: end?.found?.index ?? at.from,
      to: at.to,
    });
  }
  for (const { is, isInclusive, words } of ends) {
    const pattern = new RegExp(
      String.raw`(?<!\p{L})(?:${words}) ?(\d+(?:\.\d+)?)(?![\d.,]*[\p{L}%\d])(?! ?(?:day|week|month|quarter|year|hour)s?(?!\p{L}))(?!${ofMonth})`,
      "u",
    );
    for (let found = pattern.exec(reading.free()); found !== null; found = pattern.exec(reading.free()))
      add([{ is, isInclusive, kind: "number", value: Number(found[1]), currency: null, of: null }], {
        from: found.index,
        to: found.index + found[0].length,
      });
  }
  return bounds;
}

const plainNumber = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;

/** "Between 5% and 10%": both ends, which fit themselves. A number without a unit has that of the other end. */
function readRanges(
  { lower }: Reading,
  amounts: readonly Amount[],
): readonly { readonly ends: readonly Written[]; readonly at: TextSpan }[] {
  const pattern = new RegExp(
    String.raw`(?<!\p{L})between (?=[$€£]?\d)(?<low>[^,;?!]*?) (?:and|to|or) (?=[$€£]?\d)(?<high>[$€£]? ?(?:${plainNumber}))(?![\d.,]*\d|[/-]\d)(?! ?(?:day|week|month|quarter|year)s?(?!\p{L}))(?!${ofMonth})`,
    "gu",
  );
  return [...lower.matchAll(pattern)].flatMap((found) => {
    const { low = "", high = "" } = found.groups ?? {};
    const start = found.index + "between ".length;
    const end = found.index + found[0].length - high.length;
    const amountAt = (from: number) => amounts.find(({ at }) => at.from === from);
    const [first, last] = [amountAt(start), amountAt(end)];
    const numberIn = (written: string) =>
      Number((new RegExp(plainNumber, "u").exec(written)?.[0] ?? "").replaceAll(",", ""));
    const unit = last ?? first;
    const isYears = [low, high].every((written) => /^(?:19|20)\d\d$/.test(written));
    // A first end that is more than a number has to be an amount.
    const isPlain = first !== undefined || new RegExp(String.raw`^(?:${plainNumber})$`, "u").test(low);
    if ((unit === undefined && isYears) || !isPlain || (first !== undefined && first.kind !== unit?.kind)) return [];
    // "Between 1 and 2 trillion".
    const scale = last === undefined ? 1 : last.value / numberIn(high);
    const shared = {
      isInclusive: true,
      kind: unit === undefined || unit.kind === "shares" ? ("number" as const) : unit.kind,
      currency: last?.currency ?? first?.currency ?? null,
      of: unit?.kind === "shares" ? "shares" : null,
    };
    return [
      {
        ends: [
          { ...shared, is: "above" as const, value: first?.value ?? numberIn(low) * scale },
          { ...shared, is: "below" as const, value: last?.value ?? numberIn(high) },
        ],
        at: { from: found.index, to: last?.at.to ?? found.index + found[0].length },
      },
    ];
  });
}

const boundNumber = String.raw`[$€£]?\d[\d.,]*(?: ?(?:%|per ?cent|percent|k|m|mn|bn?|million|billion|trillion)(?![\p{L}\d]))?`;
const boundAlone = String.raw`(?:(?:${ends.map(({ words }) => words).join("|")}) ?${boundNumber}|between ${boundNumber} and ${boundNumber})`;
/** A bound as a follow-up has it alone: "above 60", "down more than 5%". */
export const onlyBound = new RegExp(String.raw`^(?<way>(?:${risen}|${fallen}) )?(?<bound>${boundAlone})$`, "iu");
/** The comparing words and the number of a bound within the words for it: "more than 5%" of "down more than 5%". */
export const boundWithin = new RegExp(boundAlone, "iu");
/** The number of a bound or amount, with its unit. */
export const numberWithin = new RegExp(boundNumber, "giu");

/**
 * Words for a figure above or below zero: "at a loss", "below cost". Of a single symbol only those of the day are meant for
 * its price; the others, and all of them with a word such as "my", are for what was paid.
 */
function readSigns(
  reading: Reading,
  { isOfList, isOfEach }: { readonly isOfList: boolean; readonly isOfEach: boolean },
): readonly Bound[] {
  const isOwn = ownWords.test(reading.lower);
  const isToday = /(?<!\p{L})(?:today|this morning)(?!\p{L})/u.test(reading.lower);
  const signs = [
    [
      "below",
      String.raw`(?:${standing} )?(?:below|under|less than|lower than) ${cost}`,
      "negative|in the red|in the minus",
      "at a loss|losing(?: me)? money|under ?water|with a loss",
    ],
    [
      "above",
      String.raw`(?:${standing} )?(?:above|over|more than|higher than) ${cost}`,
      "positive|in the green|in the black",
      "in profit|making(?: me)? money|with a (?:gain|profit)|profitable",
    ],
  ] as const;
  const [one] = signs.flatMap(([is, againstPaid, ofDay, ofGain]): Bound[] => {
    const words = [...(isOfEach ? [ofDay] : []), ...(isOfEach && (isOfList || isOwn) ? [ofGain] : [])];
    const all = [`(?<cost>${againstPaid})`, ...words].join("|");
    const found = reading.match(new RegExp(String.raw`(?<!\p{L})(?:${all})(?!\p{L})`, "u"));
    if (found === null) return [];
    const at = { from: found.index, to: found.index + found[0].length };
    const isOfCost = found.groups?.["cost"] !== undefined || (!isOfList && isOwn && !isToday);
    const of = isOfCost ? "unrealised" : null;
    return [{ is, isInclusive: false, kind: "sign", value: 0, currency: null, of, at }];
  });
  return one === undefined ? [] : [one];
}

const maxGap = 12;

/** Gives each bound the measure that it is for: the last one before it, or the one right after it. */
export function withMeasures(conditions: readonly Condition[], uses: readonly MeasureUse[]): readonly Condition[] {
  return conditions.map((condition, index) => {
    if (condition.of !== null || condition.kind === "sign") return condition;
    // Both ends of a range have the place of one.
    const start = conditions.findLast((one, place) => place < index && one.at.from < condition.at.from)?.at.to ?? 0;
    const places = uses.flatMap(({ measure, at }) => (at === null ? [] : [{ id: measure.id, at }]));
    const before = places.findLast(({ at }) => at.to <= condition.at.from && at.from >= start);
    const after = places.find(({ at }) => at.from >= condition.at.to && at.from - condition.at.to <= maxGap);
    return { ...condition, of: (before ?? after)?.id ?? null };
  });
}

/** Measures of holdings that a bound may be set to. */
export const filterable = new Set(
  "weight holdings shares value total marketValue gain profit made unrealised change doing performance count losers gainers price averageCost income dividendYield".split(
    " ",
  ),
);

/** True where only what fits is asked for: with a bound, or what is up or down. */
export function isFiltered({ each, conditions, direction, rank, kind }: Slots): boolean {
  return each !== null && rank === null && kind === "value" && (conditions.length > 0 || direction !== null);
}
