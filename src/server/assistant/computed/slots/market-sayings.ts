import { type Saying, saying } from "./saying.ts";

const against = "(?:compared (?:with|to)|versus|vs\\.?|against|relative to)";
const changed = "(?:developed?|evolved?|progressed?|trended|come along|coming along|moved)";
const segment =
  "(?:data ?cent(?:er|re)s?|automotive|services|cloud|aws|azure|advertising|iphone|ipad|gaming|subscriptions?|streaming|wearables|youtube|energy storage)";

/** Turns of phrase about markets and companies. They come before the others. */
export const marketSayings: readonly Saying[] = [
  // Figures of statements over time.
  saying(
    `how (?:has|have|did) (?<x>[^?,.]{2,60}?) ${changed}(?= (?:since|over|in|during|from))`,
    "how has $<x> changed",
  ),
  saying(
    `${against} (?:the )?(?:same |year[- ]ago |prior[- ]year )quarter(?: (?:a|one) year (?:before|ago|earlier)| (?:of )?(?:last|the (?:previous|prior)) year| year over year)?`,
    "year over year",
  ),
  saying("(?:the )?(?:latest|newest|most recent)(?: reported)? quarter", "last quarter"),
  saying(
    "(?:is|are) <s> (?:making|earning|generating) more (?:money|profits?)(?: now| today)? than(?: (?:it|they) (?:did|was|were))?",
    "is the net income of <s> higher than",
  ),
  // A figure against its own past.
  saying(
    `(?:${against}|(?:and )?how does (?:it|that|this) compare (?:with|to|against)) (?:its|their|the)(?: own)? (?:five|5)[- ]years? (?:historical )?(?:average|mean|median|norm)`,
    "versus its average",
  ),
  // Parts of a whole.
  saying(
    `(?<a>r&d|capex|capital (?:expenditures?|spending)|research and development|interest expense|buybacks?|inventory) (?:as )?(?:a )?(?:%|pct|percent(?:age)?|share|fraction|part|portion) of (?<b>sales|revenues?)(?: of)?`,
    "ratio of $<a> to revenue of",
  ),
  saying("trailing p e", "trailing p/e"),
  saying(
    "(?<=trailing p\\/?e.{0,40})(?:and|plus|&) (?:the )?(?:forward|expected)(?: one)?(?! p\\/?e)",
    "and forward p/e",
  ),
  saying(
    `(?:automotive|energy|hardware|software|services) (?:vs\\.?|versus|and|or|against) (?:automotive|energy|hardware|software|services) (?:revenues?|sales)(?: split)?`,
    "segment revenue",
  ),
  saying(`(?:comes?|came|is|was) from (?:the )?${segment}(?: (?:segment|business|division|unit))?`, "by segment"),
  saying(
    "(?:has|have|had|were|was) (?:the )?(?<x>(?![^?.!]*(?:target|dividend|revenue|sales|margin))[^?.!]{0,40}?)(?:eps |earnings |profit )?estimates?(?<y> (?:for|of|on) [\\p{L}&. ]{2,30}?)? (?:been |being )?(?:cut|raised|lowered|lifted|revised|trimmed|changed|going (?:up|down)|gone (?:up|down))(?: (?:up|down))?(?: (?:lately|recently|of late))?",
    "estimate revisions $<x>$<y>",
  ),
  saying(
    "(?:beat|beaten|miss|missed|top|topped|exceed|exceeded)(?: or (?:beat|beaten|miss|missed))?(?: (?:the |its |their )?(?:estimates?|expectations?|consensus))? (?:on|for) (?:the |its )?(?:revenues?|sales|top line)(?: (?:estimates?|expectations?))?",
    "revenue surprise",
  ),
  saying(
    "(?:before|after) (?:the )?(?:bell|open|opening|close|market(?: (?:opens?|closes?))?) or (?:before|after)(?: (?:the )?(?:bell|open|opening|close|market(?: (?:opens?|closes?))?|it))?",
    "at which time of day",
  ),
  saying("(?:,? ?and )?(?:on )?(?:what|which) (?:day|date)(?=\\s*[?.!]*$)(?<=which time of day.*)", ""),
  // Prices.
  saying("(?:the )?(?<e>lowest|highest)(?: that)? <s> (?:has|have|'s) (?:ever )?been", "$<e> price of <s>"),
  saying(
    "how (?:has|have|did) <s>(?<t> [^?.!]*?)?,? (?:with|including) (?:the |all )?dividends (?:counted in|counted|included|reinvested)",
    "total shareholder return of <s>$<t>",
  ),
  saying(
    "(?:best|worst|strongest|weakest) months? of the year(?=.*(?:historically|on average|usually|typically|seasonally))",
    "seasonality",
  ),
  saying("(?:average|mean|compound) (?:annual|yearly) (?:return|growth rate|performance)", "annualised return"),
  saying(
    "how far (?:is|are) <s> (?:below|above|under|over|from|away from|off) (?:its|the|their)(?: (?:consensus|mean|average|median|analysts?'?))* (?:price target|target price)",
    "upside of <s> to the price target",
  ),
  saying(
    "(?:latest|last|newest|most recent) quarterly (?:results|report|numbers|figures|earnings)",
    "income statement in the last quarter",
  ),
  saying(
    "(?:how|what) (?:did|has) the (?:us |u\\.s\\. |american )?(?:stock )?markets? (?:do|done|perform(?:ed)?|fare[d]?|close[d]?|finish(?:ed)?)(?= (?:yesterday|last (?:week|month|year|quarter|mon|tues|wednes|thurs|fri)|on (?:mon|tues|wednes|thurs|fri)|over the|since(?! (?:i|we|my|our)(?!\\p{L}))))",
    "how did spy do",
  ),
  // The reading itself answers it.
  saying(
    "is (?:the )?(?<i>rsi|adx|cci|mfi)(?: (?:of|on|for) (?:the )?<s>)?(?: (?:currently|now))? (?:above|below|over|under) -?\\d{1,3}(?=\\s*[?.!]*$)",
    "$<i> of <s>",
  ),
  // Days in a row are counted for prices alone.
  saying(
    "(?:consecutive|straight) (?:days|sessions|weeks) (?:of |with )?(?:rising|falling|higher|lower|growing|shrinking|increasing|decreasing) (?:volume|revenue|dividends?|earnings|profits?|rsi|volatility)",
    "streak of another figure",
  ),
  saying(
    "(?<=(?:consecutive|straight) (?:days|sessions|weeks) (?:has|have|did) .{1,40})(?:outperform|underperform|beat|raise|cut|lag)(?:ed|en|d)?",
    "streak of another figure",
  ),
];
