import { marketSayings } from "./market-sayings.ts";
import { ownSayings } from "./own-sayings.ts";
import { type Saying, saying } from "./saying.ts";

/**
 * Questions that never name their measure: "how big is Amazon" wants a market value. The phrase is replaced by the name of what
 * is meant, so that one set of readers is enough.
 */
export const sayings: readonly Saying[] = [
  ...marketSayings,
  ...ownSayings.map(([said, words]) => saying(said, words)),
  saying("(?:in|over|during|within|of) (?:the )?(?:last|past) 52 weeks", "over the last year"),
  saying(
    "(?:(?:by )?(?:what|which) (?:day|date)|when) (?:do|must|should) (?:i|you|we) (?:have|need) to (?:own|buy|hold|have)(?: shares of)? <s>(?: by)?(?: to| in order to| so (?:that )?i)? (?:get|receive|catch|qualify for) (?:the|its|their) (?:next )?dividend",
    "next ex-dividend date of <s>",
  ),
  saying(
    "how far(?: away)? (?:is|are|has) <s> (?:fallen |dropped |now )?(?:below|under|off|from|down from|away from)(?: its| the| their)?(?= (?:all[- ]time|52[- ]?week|record|yearly))",
    "<s> and its",
  ),
  saying("anything i (?<v>own|hold|have|'ve got)(?: that(?:'s| is| has| are))?", "which of my holdings is"),
  saying(
    ",? ?(?:and )?(?:which|what|who)(?: one| of them| stock| holding| position| name)? (?:is|was|are|were) (?:to blame|responsible|the culprit|at fault|behind (?:it|this|that))",
    "",
  ),
  // An order of a list: its highest value first unless the lowest is named.
  saying(
    "(?<o>highest|largest|biggest|best|lowest|smallest|worst|cheapest|closest) (?:ones? )?first(?! (?:quarter|half|week|month|year|day))",
    "$<o>",
  ),
  saying(
    "(?:(?:is|are) )?(?:any )?(?:higher|lower|bigger|smaller|better|worse|more|less|cheaper|pricier|richer)(?: valued)? than (?:its |their |the )?(?:peers?|rivals?|competitors?|competition)",
    "versus peers",
  ),
  saying(
    "(?:trading|trades|trade|valued|priced|go|goes|going) (?:at )?(?<c>above|over|under|below|more than|less than) (?<n>\\d+(?:\\.\\d+)?)(?: ?x| times) (?:its |their |trailing |the )?(?:earnings|profits?)",
    "have a p/e $<c> $<n>",
  ),
  saying("(?:like )?(?:how many|what) times (?:its |the |trailing )?(?:earnings|profits?)", "p/e"),
  saying("(?<=p/e .{1,60})(?:its |the )?trailing one", "p/e"),
  saying(
    "(?:down |fallen |dropped |is )?(?:by )?more than (?<n>\\d+(?:\\.\\d+)?) ?(?:%|percent|per cent) (?:off|under|from) (?:its|their|the|a) (?:52[- ]?week |yearly |year |one[- ]year )?highs?",
    "more than $<n>% below the 52 week high",
  ),
  saying("(?:when|at what time|what time) opens <s>(?: in the morning)?", "when does <s> open"),
  saying(
    "where (?:was|is|did|does|were) <s>(?: (?:trading|trade|close|stand|at))?(?= (?:at|on|in|by|last|now|one|a (?:week|month|year)|\\d)(?!\\p{L}))",
    "price of <s>",
  ),
  saying(
    "(?:suppose|if|what if|imagine)(?: that)? i(?:'d| had| would have)? (?:just |simply |only )*(?:bought|put|held|invested in) <s>(?: (?:with|from|for) (?:all )?(?:of )?(?:my|the) (?:same )?(?:deposits?|money|cash|amounts?)| (?:on|at) the same (?:days|dates|times?)| instead(?: of my (?:stocks|shares|holdings|portfolio))?)+,?(?: (?:would|could) i (?:now )?(?:be |have )?(?:ahead|more|less|better off|worse off|richer|behind)(?: money)?(?: today| now)?)?",
    "my return versus <s>",
  ),
  saying(
    String.raw`like (?:i'?m|i am) (?:(?:totally|completely|really|very) )?(?:\d{1,2}|five|ten|new|dumb|stupid|twelve|a (?:child|kid|beginner))(?: to (?:this|it|investing|stocks))?|for (?:a )?(?:dumm(?:y|ies)|newbies?|noobs?|beginners?|kids?|idiots?)`,
    "",
  ),
  // The distance from a high is below zero: the closest is the highest.
  ...(
    [
      ["closest|nearest", "to", "high", "highest"],
      ["furthest|farthest", "from|below|off", "high", "lowest"],
      ["closest|nearest", "to", "low", "lowest"],
      ["furthest|farthest", "from|above|off", "low", "highest"],
    ] as const
  ).map(([far, joint, end, rank]) =>
    saying(
      `(?:the )?(?:${far}) (?:${joint}) (?:its|the|their|a) (?:yearly|annual|52[- ]?w(?:ee)?k|one[- ]year|year) ${end}s?`,
      `with the ${rank} distance from the 52 week ${end}`,
    ),
  ),
  saying("what(?:'s| is) <s> (?:going|trading|selling) (?:for|at)", "price of <s>"),
  // "How do I get" the news or a price asks for it.
  saying(
    "(?:how|where) (?:do|can|could) (?:i|we|you|one) get (?<x>(?:the |some |any |latest |current |stock |market )*(?:news|prices?|quotes?))(?!-| alerts?| notif| warn| history| data)",
    "show $<x>",
  ),
  saying("(?:wtf|wth|what the (?:hell|heck|fuck)) (?:is|are)", "what is"),
  saying("incl(?:uding|\\.)? (?:what|the (?:shares|ones|stuff|part)) i(?:'ve| have)? (?:already )?sold", ""),
  saying(
    "(?:what(?:'s| is) |how much is )?all (?:of )?my money(?: (?:in total|altogether|all together|combined))?",
    "my portfolio value",
  ),
  saying("a (?:whole )?lot(?: of)?|lots of", ""),
  saying("(?:add|sum|tot(?:al)?) up", "total"),
  saying("(?:incl(?:uding|\\.)?|counting|plus) (?:all )?(?:the |my )?cash", ""),
  saying(
    "(?:and )?how (?:has|have|did|does|do) (?:it|this|that|they|these|those)(?: \\p{L}+ly)? (?:changed?|developed?|evolved?|trended|moved)(?= (?:over|since|in)|\\s*[?.!]*$)",
    "over time",
  ),
  saying(
    "(?:the )?(?:total|sum|value)(?: value)? of (?:all )?(?:of )?my (?:accounts|portfolios)",
    "my portfolio value",
  ),
  saying("(?:instead|rather than|in place) (?:of )?(?:holding|keeping)(?: on to)?(?: (?:it|them|on))?", "instead"),
  saying(
    "(?:how many )?(?:strong )?buys?[ /,]+(?:and |or |vs\\.? |versus )?holds?[ /,]+(?:and |or |vs\\.? |versus )?sells?(?: (?:split|ratings?|counts?|breakdown|numbers?))?",
    "analyst ratings",
  ),
  saying(
    "(?:average|mean|typical|usual) (?:hold(?:ing)?|time i hold|time held)(?: (?:time|period))?(?: (?:before|until) i sell)?|how long do i (?:usually |typically |normally )?(?:hold|keep)(?: (?:my )?(?:stocks|shares|positions|things|them))?(?: (?:before|until) (?:i sell|selling)(?: them| it)?)?(?: on average)?",
    "my average holding time of closed positions",
  ),
  saying(
    "(?:gapped|gapping|gap(?= (?:up|down|at|on|this|today|yesterday)))(?: (?:up|down))?(?: (?:or|and) (?:up|down))?(?: (?:at|on) (?:the )?open(?:ing)?)?",
    "opening gap",
  ),
  saying(
    "(?:how (?:much|many)(?: shares)?(?: of (?:it|them))? (?:would|do|should|must|will|can) (?:i|we) (?:(?:need|have) to )?(?:buy or sell|sell or buy|buy|sell|trim|cut|add)(?: of it)? (?:to|so (?:that )?i) )(?:bring|get|cut|reduce|trim|raise|take|move|increase|lower|shrink|put) (?:my )?<s>(?: (?:stake|position|weight|holding|down|up|back|only))* to (?:be )?(?<n>[\\d.]+) ?(?:%|percent|per cent)(?: of (?:my|the) (?:portfolio|total|money|holdings))?",
    "trade to a weight of $<n>% of my <s>",
  ),
  saying(
    "(?:better|worse) off (?:keeping|holding|not selling|holding on to)(?: the| my| those)?",
    "value of sold shares had they been kept",
  ),
  saying(
    "(?:what if|if|had) (?:i|we) (?:had not|hadn't|never|had never|didn't|did not)(?: ever)? (?:sold|sell)(?: (?:the|my|any|some|those))?",
    "value of sold shares had they been kept",
  ),
  saying(
    "how much (?:does|do|did|will|has|have) <s> (?:pay|paid|give|given|distribute)(?: out)?(?: to)? (?:me|us)",
    "my dividend of <s>",
  ),
  saying(
    "anything (?:new|big|interesting|important|going on|happening|i should know)(?: (?:with|about|on|at|for|from))?(?! my)",
    "news on",
  ),
  // Prices over time.
  saying(
    "how (?:far|much|deep|hard) did <s> (?:fall|drop|sink|go down|crash|tank)(?= .*(?:from )?(?:top to bottom|peak to (?:trough|bottom)|high to low|at (?:its )?worst))",
    "deepest fall of <s>",
  ),
  saying("(?:from )?(?:top to bottom|peak to (?:trough|bottom)|high to low)", ""),
  saying(
    "(?:move|moves|moving|moved|go|going|trade|trading) (?:together|in (?:sync|lockstep|tandem|step|parallel))|in (?:sync|lockstep|tandem)|(?:how )?correlated?(?: (?:is|are))?",
    "correlation",
  ),
  saying(
    "(?:expensive|cheap|pricey|overpriced|overvalued|undervalued|dear)(?: stock)?,? (?:compared (?:to|with)|relative to|for|against|on|given|considering) (?:what (?:it|they) (?:earns?|makes?)|(?:its |their )?(?:earnings|profits?))",
    "P/E",
  ),
  // The user's own money.
  saying(
    "(?:what |how much )?(?:%|percent(?:age)?|share|part|portion)? ?of my (?:money|wealth|savings) (?:is|are|sits|goes)(?: in(?:to)?| with)?",
    "weight in my portfolio of",
  ),
  saying(
    "which (?:one )?of my (?:stocks?|holdings?|positions?|shares|investments?) (?:is|are|has been|have been|was) (?:dragging|pulling|weighing|holding|keeping) (?:me|us|it|things|everything|my portfolio)? ?(?:down|back)",
    "my worst performing holding",
  ),
  saying(
    "how long (?:have|did) (?:i|we) (?:had|have|owned|own|held|hold|been holding|been in|been invested in)(?: my)?|since when (?:do|have) i (?:own|owned|had|have|held)|when did i (?:first |last )?(?:buy|get|purchase|acquire|start buying)(?: my)?",
    "my purchases of",
  ),
  saying(
    "profits? (?:have|did) i (?:actually |really |already )?(?:cash(?:ed)? in|tak(?:e|en)|book(?:ed)?|bank(?:ed)?|lock(?:ed)? in|pocket(?:ed)?|realis(?:e|ed)|realiz(?:e|ed))",
    "my realised gains",
  ),
  saying("(?:and )?(?:not|rather than) (?:just |only |the )?(?:on )?paper(?: gains?| profits?| ones?)?", ""),
  saying(
    "how (?:rich|wealthy) am i|how much (?:money )?(?:do|have) i (?:have|got)(?: altogether| in total| in all| overall| invested| right now| now| today| at the moment)*(?=\\s*[?.!]*$)|what am i worth",
    "my portfolio value",
  ),
  // The market.
  saying(
    "what(?:'s| is|s|'re| are)(?: really)? (?:hot|flying|ripping|mooning|popping|pumping|on fire|up big)",
    "biggest gainers",
  ),
];

/** Words run together or without their apostrophe. */
const joined: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(what|how|where|when|who|that)s(?!\p{L})/giu, "$1's"],
  [/(?<!\p{L})(do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should)nt(?!\p{L})/giu, "$1n't"],
  [/(?<!\p{L})(how|what|where|when|why|who)'d(?!\p{L})/giu, "$1 did"],
  [/(?<!\p{L})im(?!\p{L})/gu, "i'm"],
  [/(?<!\p{L})id(?= (?:put|invested|bought|have|had|sold|kept|like|love))/giu, "i'd"],
  [/(?<!\p{L})ive(?!\p{L})/gu, "i've"],
  [/(?<!\p{L})cash ?flows?(?!\p{L})/giu, "cash flow"],
  // "50- and 200-day averages"
  [/(?<!\d)(\d{2,3})-? (and|or) (?=\d{2,3}[- ]day)/giu, "$1-day $2 "],
];

/** The text with words apart that were run together: "whats", "dont". */
export function apart(text: string): string {
  return joined.reduce((result, [pattern, words]) => result.replaceAll(pattern, words), text.replaceAll("’", "'"));
}

/** Words that share a noun: "gross, operating and net margin". */
const shared: readonly (readonly [string, string])[] = [
  ["gross|operating|net|profit|ebitda|fcf", "margin"],
  ["gross|operating|net", "income|profit"],
  ["operating|free", "cash flow"],
  ["trailing|forward", String.raw`p\/e(?: ratio)?|pe(?: ratio)?|eps`],
  ["current|quick", "ratio"],
  ["time[- ]weighted|money[- ]weighted", "return"],
  ["best|worst", "day|week|month|quarter|year|sector"],
  [String.raw`\d{2,3}[- ]day`, "(?:moving )?average"],
];
const sharedPatterns = shared.map(
  ([words, nouns]) =>
    new RegExp(
      String.raw`(?<![\p{L}\p{N}])((?:(?:${words})(?:,? (?:and|or|&|vs\.?|versus) (?:the |my |its )?|, ?|/ ?))+)((?:${words})) (${nouns})(s?)(?!\p{L})`,
      "giu",
    ),
);

/** The text with a shared noun after each of its words. */
function eachWithNoun(text: string): string {
  return sharedPatterns.reduce(
    (result, pattern) =>
      result.replaceAll(pattern, (_, before: string, last: string, noun: string, plural: string) =>
        [...before.split(/,? (?:and|or|&|vs\.?|versus) (?:the |my |its )?|, ?|\/ ?/iu), last]
          .filter((word) => word !== "")
          .map((word) => `${word} ${noun}${plural}`)
          .join(" and "),
      ),
    text,
  );
}

const spanNumber = "\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve";
const spanLists = [
  new RegExp(
    String.raw`(?<!\p{L})(?<lead>(?:over |for |in |during )?(?:the )?(?:last|past) )(?<list>(?:(?:${spanNumber})(?:, ?| and |, and | \/ |\/))+(?:${spanNumber}))[ -](?<unit>day|week|month|year)s?(?!\p{L})`,
    "giu",
  ),
];

/** Lists of times with the unit after each: "over the last one, three and five years". */
function eachSpan(text: string): string {
  return spanLists.reduce(
    (result, pattern) =>
      result.replaceAll(pattern, (...found: unknown[]) => {
        const { lead = "", list = "", unit = "year" } = found.at(-1) as Readonly<Record<string, string>>;
        return list
          .split(/, and |, ?| and | ?\/ ?/u)
          .map((count) => `${lead}${count} ${unit}s`)
          .join(" and ");
      }),
    text,
  );
}

/** The text with turns of phrase replaced by the words the readers know. */
export function plainlySaid(text: string): string {
  return sayings
    .reduce(
      (result, { hint, pattern, words }) =>
        hint !== null && !hint.test(result)
          ? result
          : result.replaceAll(pattern(), (...found: unknown[]) => {
              const groups = found.at(-1) as Readonly<Record<string, string | undefined>> | undefined;
              return words.replaceAll(/\$<(\w+)>/g, (_, name: string) => groups?.[name] ?? "");
            }),
      eachWithNoun(eachSpan(apart(text))),
    )
    .replaceAll(/ {2,}/g, " ");
}
