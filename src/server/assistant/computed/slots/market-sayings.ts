import { type Saying, saying } from "./saying.ts";

const end = "(?=\\s*[?.!]*$)";
const against = "(?:compared (?:with|to)|versus|vs\\.?|against|relative to)";
const changed = "(?:developed?|evolved?|progressed?|trended|come along|coming along|moved)";
const shrinking =
  "(?:shrinking|shrunk|falling|fallen|growing|grown|rising|risen|declining|declined|increasing|decreasing|come down|coming down|going (?:up|down)|gone (?:up|down))";
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
  saying(
    `(?<a>shares outstanding|share count|number of shares|outstanding shares)(?<rest>(?![^?.!]*(?<!\\p{L})(?:i|my|own|hold)(?!\\p{L}))[^?.!]*?),?(?: and)? (?:has|have|is|are)(?: (?:the|that|its|this) (?:number|count|figure|share count)| it)?(?: been)? ${shrinking}`,
    "$<a>$<rest> and diluted share count by year",
  ),
  saying(
    `(?:is|are|has|have) (?<x>(?:the )?(?:share count|shares outstanding|number of shares) (?:of|at) [\\p{L}&. ]{2,30}?)(?: been)? ${shrinking}`,
    "diluted share count by year of $<x>",
  ),
  saying(
    `(?:and )?how (?:far|much) (?:has|have|did) (?:the|its|their) share count (?:come|gone|go) down`,
    "and diluted share count by year",
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
  saying("(?<=(?:cash|money) .{0,25})(?:sitting|lying|parked) (?:in|at) (?:the|its) bank", ""),
  saying(
    "in (?:millions|billions|trillions|million|billion|trillion)(?= of (?:dollars|euros|pounds|yen|francs))",
    "in",
  ),
  saying(`in (?:millions|billions|trillions|million|billion|trillion)${end}`, ""),
  saying(
    "(?:which|who|what)(?: one)? pays more (?:relative to|for|compared (?:to|with)|per) (?:its |the |their )?(?:share )?price",
    "dividend yield of",
  ),
  saying("whose (?:dividend|payout) is (?:safer|better covered)(?: by (?:coverage|cover))?", "payout ratio"),
  // Segments are known for no company.
  saying(
    `${segment} (?:(?:vs\\.?|versus|and|or|against) ${segment} )?(?:revenues?|sales|segments?|business|division|margins?|operating income|profits?)(?: split)?`,
    "segment revenue",
  ),
  saying(
    `(?:automotive|energy|hardware|software|services) (?:vs\\.?|versus|and|or|against) (?:automotive|energy|hardware|software|services) (?:revenues?|sales)(?: split)?`,
    "segment revenue",
  ),
  saying(`(?:comes?|came|is|was) from (?:the )?${segment}(?: (?:segment|business|division|unit))?`, "by segment"),
  saying(
    "(?:earns?|makes?)(?: all)? (?:its|their) money,? by (?:region|country|segment|product|geography|division)",
    "revenue by region",
  ),
  saying("(?:in |for |during )?calendar(?: year)? (?<y>(?:19|20)\\d\\d)", "in $<y>"),
  // Analysts and reports.
  saying(
    "how much (?:upside|downside) (?:does|do|would|is) (?:that|this|it|they) (?:imply|implied|suggest|mean)(?: (?:from|over|against|above) (?:the |its )?(?:last|latest|current|previous|present) (?:close|price|closing price))?",
    "upside",
  ),
  saying("(?<=(?:mean|average|median|consensus|street|analysts?'?|upside to|upside to the) )pts?", "price target"),
  saying(
    "how many (?:analysts|brokers|experts) (?:say|rate|have|give|recommend|are)(?: (?:it|<s>))?(?: (?:an?|at|as))*(?: strong)? (?:buy|sell|hold)(?:ing)?(?: ratings?)?(?: (?:on|for|of))?",
    "analyst ratings of <s>",
  ),
  saying(
    "(?:is|are) (?:wall street|the street|analysts?|brokers) (?:more|most|less) (?:positive|bullish|optimistic|upbeat|negative|bearish|pessimistic) (?:on|about) <s>,? (?:or|than)(?: (?:on|about))?",
    "analyst ratings of <s> versus",
  ),
  saying(
    "(?:has|have|had|were|was) (?:the )?(?<x>(?![^?.!]*(?:target|dividend|revenue|sales|margin))[^?.!]{0,40}?)(?:eps |earnings |profit )?estimates?(?<y> (?:for|of|on) [\\p{L}&. ]{2,30}?)? (?:been |being )?(?:cut|raised|lowered|lifted|revised|trimmed|changed|going (?:up|down)|gone (?:up|down))(?: (?:up|down))?(?: (?:lately|recently|of late))?",
    "estimate revisions $<x>$<y>",
  ),
  saying(
    "(?:beat|beaten|miss|missed|top|topped|exceed|exceeded)(?: or (?:beat|beaten|miss|missed))?(?: (?:the |its |their )?(?:estimates?|expectations?|consensus))? (?:on|for) (?:the |its )?(?:revenues?|sales|top line)(?: (?:estimates?|expectations?))?",
    "revenue surprise",
  ),
  saying("beat (?:the |its )?(?:revenue|sales) (?:estimates?|expectations?|consensus)", "revenue surprise"),
  saying(
    "(?:before|after) (?:the )?(?:bell|open|opening|close|market(?: (?:opens?|closes?))?) or (?:before|after)(?: (?:the )?(?:bell|open|opening|close|market(?: (?:opens?|closes?))?|it))?",
    "at which time of day",
  ),
  saying("(?:,? ?and )?(?:on )?(?:what|which) (?:day|date)(?=\\s*[?.!]*$)(?<=which time of day.*)", ""),
  // Prices.
  saying("(?:the )?(?<e>lowest|highest)(?: that)? <s> (?:has|have|'s) (?:ever )?been", "$<e> price of <s>"),
  saying(
    "(?:below|under|off|from|away from) (?:its|the|their) record(?! (?:date|high|low|close|revenue|profit))",
    "below its record high",
  ),
  saying(
    "(?:current )?drawdown (?:from|below|off|versus|vs\\.?) (?:its|the|their) (?:peak|high|top|record|ath|all[- ]time high)(?! (?:in|of|since|over|during|between|from) )",
    "all time high",
  ),
  saying(",? ?(?:both )?(?:indexed|rebased|normali[sz]ed|re-?based) (?:to|at) (?:100|one hundred)", ""),
  saying("in (?:percent|per cent|%)(?= change)", ""),
  saying(
    `(?<=volatil.{0,60})(?:${against}) (?:its|the|their) (?:yearly|annual|one[- ]year|12[- ]month|usual) (?:average|mean|norm|level)`,
    "and over the last year",
  ),
  saying(
    "(?<=overview |summary |recap |briefing |update )(?:before|ahead of) (?:the )?(?:market )?(?:open|opens|opening|opening bell|bell)",
    "",
  ),
  saying(",? ?annuali[sz]ed(?=\\s*[?.!]*$)(?<=vol\\p{L}* .{0,40})", ""),
  saying(
    "how (?:has|have|did) <s>(?<t> [^?.!]*?)?,? (?:with|including) (?:the |all )?dividends (?:counted in|counted|included|reinvested)",
    "total shareholder return of <s>$<t>",
  ),
  saying(
    "(?:best|worst|strongest|weakest) months? of the year(?=.*(?:historically|on average|usually|typically|seasonally))",
    "seasonality",
  ),
  saying(
    "(?:is|are) (?:the |wall street |investors |people )*(?:markets?|street|investors) (?:scared|afraid|nervous|panicking|fearful|euphoric|greedy)(?: or (?:scared|afraid|nervous|calm|fearful|greedy|euphoric))?",
    "market mood",
  ),
  saying(
    "(?<!(?:mov|react|respond|chang|jump|fall|fell|drop|rise|rose|do|did|trad).*)(?:the )?last time (?:it|they) reported",
    "last quarter",
  ),
  saying("(?:average|mean|compound) (?:annual|yearly) (?:return|growth rate|performance)", "annualised return"),
  saying(
    "how many shares (?:does|do|has|have) <s> (?:have |got )?(?:outstanding|in issue)",
    "shares outstanding of <s>",
  ),
  saying(
    "how far (?:is|are) <s> (?:below|above|under|over|from|away from|off) (?:its|the|their)(?: (?:consensus|mean|average|median|analysts?'?))* (?:price target|target price)",
    "upside of <s> to the price target",
  ),
  saying(
    "(?:latest|last|newest|most recent) quarterly (?:results|report|numbers|figures|earnings)",
    "income statement in the last quarter",
  ),
  saying(
    "(?:react(?:ed|s)?|mov(?:ed?|es)|respond(?:ed|s)?) (?:after|to|on|following) (?:the|its|their) (?:last |latest |most recent )?(?:earnings|quarterly|results)(?: (?:report|results|release|numbers|announcement))?",
    "react to earnings",
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
  // Groups and funds.
  saying(
    "(?:the )?other (?:chip ?makers|chip makers|banks|car ?makers|retailers|software makers|tech companies|companies|stocks|names)(?: (?:like|such as))?(?= \\p{L}+(?:,| and| or)(?!\\p{L}))",
    "",
  ),
  saying(
    "if i (?:own|hold|have|owned|held|had) <s> (?:besides|alongside|on top of|next to|as well as|together with) my (?:(?:two|three|four|five|six|\\d{1,2}) )?(?:stocks|holdings|positions|shares|portfolio),? (?:how (?:big|large|much) (?:is|would) (?:the )?overlap(?: be)?|what(?:'s| is) the overlap)",
    "overlap of my portfolio with <s>",
  ),
  saying(
    "(?:what|which) sector (?:is|does) <s> (?:in|belong to|from),? (?:\\p{L}+ ){0,2}(?:or|,) (?:\\p{L}+ ?){1,2}(?=\\s*[?.!]*$)",
    "what sector is <s> in",
  ),
  saying(
    "(?:which|what) (?:stocks?|shares|companies|names) (?:in|of|from|within) (?:the )?(?<i>s&p(?: ?500)?|s and p(?: 500)?|nasdaq(?: 100)?|dow(?: jones)?|russell(?: 2000)?) (?:fell|dropped|lost|declined|sank|slid) (?:the )?most(?!.*(?:my|our))",
    "biggest losers of $<i>",
  ),
  saying(
    "(?:which|what) (?:stocks?|shares|companies|names) (?:in|of|from|within) (?:the )?(?<i>s&p(?: ?500)?|s and p(?: 500)?|nasdaq(?: 100)?|dow(?: jones)?|russell(?: 2000)?) (?:rose|gained|climbed|jumped|went up) (?:the )?most(?!.*(?:my|our))",
    "biggest gainers of $<i>",
  ),
  saying(
    "(?<=sectors? .{0,20})(?:led|were leading|are leading) (?:and|or) (?:which |what )?(?:lagged|were lagging|are lagging|fell behind|trailed)",
    "performed best",
  ),
  saying("(?<=sectors? .{0,20})(?:led|leads?|are leading|were leading)(?! by)", "performed best"),
  saying("(?<=sectors? .{0,20})(?:lagged|lags?|are lagging|were lagging|trailed|fell behind)", "performed worst"),
  saying("most active by (?:trading )?volume", "most active"),
  saying("oil,? wti", "wti"),
  saying("wti,? (?:and )?not (?:the )?brent", "wti"),
  saying(
    "since (?:it|they|the company) (?:went public|listed|was listed|started trading|began trading|ipo'?d)|since (?:its|the|their) ipo",
    "of all time",
  ),
  saying(
    "(?<b>is|are) <s> (?:an? )?(?<x>tech|technology|bank|banking|retail|energy|healthcare|pharma|consumer|utility|industrial|financial)(?: (?:stock|company|share|name|play))s?(?=\\s*[?.!]*$)",
    "what sector is <s> in",
  ),
];
