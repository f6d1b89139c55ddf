import { marketSayings } from "./market-sayings.ts";
import { ownSayings } from "./own-sayings.ts";
import { type Saying, saying } from "./saying.ts";

const expected =
  "(?:(?: had| have| were| was| are| is)? (?:expect|estimat|forecast|predict|hop|look)(?:ed|ing|ed for|ing for|s)?)?";
const covid = "(?:the )?(?:covid|corona|pandemic)(?:[- ]19|virus)?(?: (?:crash|crisis|pandemic|dip|sell-?off))?";

/**
 * Questions that never name their measure: "how big is Amazon" wants a market value. The phrase is replaced by the name of what
 * is meant, so that one set of readers is enough.
 */
export const sayings: readonly Saying[] = [
  ...marketSayings,
  ...ownSayings.map(([said, words]) => saying(said, words)),
  saying(
    "(?:an? |the )?trailing (?:and|vs\\.?|versus|or) (?:an? |the )?forward p\\/?e(?: ratio)?",
    "p/e and forward p/e",
  ),
  // Endings and openings that add nothing.
  saying("(?:on|in|for|of|with) (?:the )?(?:ones|stocks|shares|names) (?:that )?i (?:own|hold|have)", "of my holdings"),
  saying("i mean,?(?= )", ""),
  saying(
    "(?:list |show )?(?:me )?(?:everything|all|whatever) (?:that )?i(?:'ve| have)? (?:did|done)",
    "list my transactions",
  ),
  saying("(?:my split|(?<=(?:would|does|will|did) )the split)(?= (?:look|be)(?!\\p{L}))", "my allocation"),
  saying("anything in my (?:portfolio|holdings|account)(?: that(?:'s| is| has))?", "which of my holdings"),
  saying(
    "(?:rank|sort|order) (?:all )?my (?:holdings|positions|stocks|shares|investments) by (?:size|value|weight|market value)",
    "list my holdings",
  ),
  saying("(?<=by [\\p{L}/ ]{1,24} )(?:from )?low(?:est)? to high(?:est)?", "lowest"),
  saying("(?<=by [\\p{L}/ ]{1,24} )(?:from )?high(?:est)? to low(?:est)?", "highest"),
  saying(
    "(?:at )?(?:what|which) (?:level|price) (?:did |has |had )?<s> close(?:d)?(?= (?:at|on|for|in)(?!\\p{L}))",
    "closing price of <s>",
  ),
  // Remarks and orders of columns behind a question.
  saying("(?<=cash .{0,20})(?:sitting|lying) (?:idle|around|uninvested)", ""),
  saying("(?<=(?:portfolio|portfolio's|my) )beta (?:to|vs\\.?|versus|against|relative to) (?:the )?market", "beta"),
  saying(
    "(?<a>xirr|irr|(?:time|money)[- ]weighted(?: return)?|twr|mwr|volatility|margins?|yield|growth|cash|debt|revenue|income|eps|p\\/e) (?:vs\\.?|versus|compared (?:with|to))(?= (?:the |its |my )?(?:xirr|irr|(?:time|money)[- ]weighted|twr|mwr|volatility|gross|net|operating|cash|debt|revenue|income|eps|p\\/e|free cash))",
    "$<a> and",
  ),
  saying(
    ",? ?(?:because |as |since )?i need (?:it|this|that|them) for (?:my |the |an? )?(?:tax\\p{L}*|accountant|bank|report|return|mortgage|article|school|work|paper)(?: (?:return|declaration|application|adviser|advisor))?(?=\\s*[?.!]*$)",
    "",
  ),
  saying(
    ",? ?and if (?:so|it did|it has|they did|yes|there (?:was|were)),? (?:when(?: was (?:it|that))?|(?:on )?(?:what|which) (?:day|date)(?: was (?:it|that))?)(?=\\s*[?.!]*$)",
    "",
  ),
  saying(
    ",? ?with (?:the |its |their )?(?:dates?|days?|quantity|quantities|prices?|amounts?|shares|number of shares)(?:,? (?:and )?(?:the )?(?:dates?|days?|quantity|quantities|prices?|amounts?|shares|number of shares))*(?=\\s*[?.!]*$)",
    "",
  ),
  saying("on the daily(?: chart| timeframe| bars?)?|daily chart", "daily"),
  saying("(?<=(?:days?|weeks?|months?|years?|today|hours?) )only(?=,?(?: please)?\\s*[?.!]*$)", ""),
  saying("(?:sorted|ranked|ordered),?(?: from)?(?= (?:best|worst|highest|lowest|largest|smallest)(?!\\p{L}))", ""),
  saying("what the (?:heck|hell|fuck|f[*]+\\w*)(?= (?:is|are)(?!\\p{L}))", "what"),
  saying("(?:in|over|during|within|of) (?:the )?(?:last|past) 52 weeks", "over the last year"),
  saying(
    "(?:on )?(?:what|which) (?:day|date)(?= (?:is|does|do|did|will|are) .*(?:come out|comes out|report|released?|pays?|publish|announced?|expires?))",
    "when",
  ),
  saying("upcoming(?= .*(?:this|next|coming) (?:week|month|quarter|year))", ""),
  saying("(?<=mood .{0,30})(?:fear or greed|greed or fear)", ""),
  saying("(?<=\\brsi\\b.{0,30}),? 14[- ]?days?(?=\\s*[?.!]*$)", ""),
  saying("(?:any )?(?<!most )(?:fresh|new|breaking|recent)(?= (?:headlines|news|stories))", ""),
  saying(
    ",? ?(?:and is (?:it|that) )?(?:before|after) the (?:open|opening|bell|close|market opens?|market closes?) or (?:before|after) (?:the |it )?(?:open|opening|bell|close|market opens?|market closes?)(?=\\s*[?.!]*$)",
    "",
  ),
  saying("(?<u>quarter|month|year|week) by \\k<u>", "by $<u>"),
  saying(
    "(?:has|have) (?:the )?<s> (?:strengthened|weakened|appreciated|depreciated)(?: or (?:strengthened|weakened|appreciated|depreciated))?(?= (?:against|versus|vs))",
    "how has <s> moved",
  ),
  saying("(?:paying|going|trading) ex[- ]dividend", "with an ex-dividend date"),
  saying("(?:paid|pay)(?: \\p{L}+)? to (?:my |the )?brokers?", "paid"),
  saying(",? ?(?:and )?by (?:what|how big an?|how large an?|which) margin", ""),
  saying(
    "(?:,|with) ?(?:the )?(?:dates?|days?) and (?:the )?(?:percent(?:age)? |% )?(?:drop|fall|move|change|gain|loss|return)(?=\\s*[?.!]*$)",
    "",
  ),
  saying("with (?:their |the |its )?weights?(?=\\s*[?.!]*$)", ""),
  saying("coming up(?= (?:in|this|next|over|on|within|during|for)(?!\\p{L}))", ""),
  saying("order(?= (?:my|the) (?:watch ?list|holdings|positions|stocks|portfolio) by)", "sort"),
  saying("maximum drawdown(?= (?:of|in|for) my(?!\\p{L}))|(?<=my (?:portfolio's? )?)maximum drawdown", "max drawdown"),
  saying("since this (?:morning|afternoon)", "today"),
  saying("read me(?: out)?(?= (?:the|my|any|some)(?!\\p{L}))", "show me"),
  saying(
    "(?:the )?(?:two |three |four |five |ten |\\d{1,2} )?(?:most recent|latest|newest)(?= (?:stories|headlines|articles))",
    "latest",
  ),
  saying("consecutive years", "years in a row"),
  saying(
    "(?:spent|spend|spending|paid) (?:on )?(?:buying back|buybacks? of|repurchasing) (?:its|their)(?: own)? (?:stock|shares?)",
    "share repurchases",
  ),
  saying(",? ?like the (?:cpi|gdp|fed|jobs) one(?=\\s*[?.!]*$)", ""),
  saying("over at(?= \\p{L})", "at"),
  saying("past couple(?: of)?(?= (?:days|weeks|months|years))", "past 2"),
  saying(
    "(?:fear (?:and |& ?|\\/ ?)?greed|mood|sentiment)(?: index| gauge)?(?: (?:reading|score|level))?(?= now| vs)",
    "market mood",
  ),
  saying("fear (?:and |& ?|\\/ ?)?greed(?: index)?(?: (?:reading|score|level))?", "market mood"),
  // "More cash or more debt": both values answer it.
  saying(
    "(?<=(?:have|has|got|is there) )more (?<a>cash|debt|assets|liabilities|equity) (?:or|than)(?: more)?(?= \\p{L})",
    "$<a> and",
  ),
  saying(
    "how (?:fast|quickly) (?:is|are|has|have) <s> (?:sales|revenues?|turnover) (?:growing|been growing|grown)",
    "revenue growth of <s>",
  ),
  saying(
    "how (?:fast|quickly) (?:is|are|has|have) <s> (?:earnings|profits?) (?:growing|been growing|grown)",
    "earnings growth of <s>",
  ),
  saying(
    "short (?:%|percent|pct|percentage|interest %)(?: of)?(?: the)? float|(?:%|percent|pct|percentage) (?:of )?(?:the )?float short",
    "short interest",
  ),
  saying("(?<=short interest .{0,20})as (?:an? )?(?:pct|%|percent(?:age)?) of (?:the )?float", ""),
  saying("(?:and )?(?:the )?(?:at |current )?spot(?: rate| price)?(?=\\s*[?.!]*$)", "now"),
  saying(
    "(?:(?:by )?(?:what|which) (?:day|date)|when) (?:do|must|should) (?:i|you|we) (?:have|need) to (?:own|buy|hold|have)(?: shares of)? <s>(?: by)?(?: to| in order to| so (?:that )?i)? (?:get|receive|catch|qualify for) (?:the|its|their) (?:next )?dividend",
    "next ex-dividend date of <s>",
  ),
  saying("(?:cheaper|cheapest|less expensive) to (?:own|hold|keep)", "with the lower expense ratio"),
  saying(
    "(?:the )?(?:major|main|big|biggest|key)(?= (?:us |american |u\\.s\\. )?(?:stock )?(?:market )?ind(?:exes|ices))",
    "",
  ),
  saying(
    "how (?:much )?(?:is|are) my portfolio (?:allocated|split|distributed|divided|spread) (?:by|across|over|between)",
    "allocation of my portfolio by",
  ),
  saying("(?:make|makes|making) up(?= the (?:top|largest|biggest|\\d))", "are"),
  saying("(?:has|have) (?:the )?<s> gone up or (?:gone )?down(?= (?:against|versus|vs))", "how has <s> moved"),
  saying(
    "how far(?: away)? (?:is|are|has) <s> (?:fallen |dropped |now )?(?:below|under|off|from|down from|away from)(?: its| the| their)?(?= (?:all[- ]time|52[- ]?week|record|yearly))",
    "<s> and its",
  ),
  saying("(?:the )?distance (?:from|to|off)(?: the| its)?(?= (?:ath|all[- ]time|52))", ""),
  saying(
    "how much (?:capital |realised |realized )?(?:gain|profit|loss) would i (?:realise|realize|make|book|take)(?= (?:if|when) i (?:sold|sell)|\\s*[?.!]*$)",
    "realised gain",
  ),
  saying(
    "(?:which|what) of my (?:shares|stocks|holdings|positions|investments) (?:has|have) (?:lost|cost) me (?:the )?most(?: money)?",
    "which of my holdings has the worst gain",
  ),
  saying(
    "(?:have|has|did) any (?:of (?:them|those|my alerts) )?(?:gone|go|went|been) (?:off|triggered)",
    "which of my alerts went off",
  ),
  saying("(?:and )?how (?:it|that|this) (?:differs|is different) from(?: the| an?)?", "what is"),
  // "In 2024, the whole year": the year is named already.
  saying("(?<=(?:19|20)\\d\\d),? (?:the )?(?:whole|full|entire) year(?=\\s*[?.!]*$)", ""),
  saying("(?<=(?:i|we) (?:own|hold|have|watch|follow) )(?:only|alone)(?=\\s*[?.!]*$)", ""),
  saying("(?:eli5|explain like i'?m (?:5|five)):?(?= )", "what is"),
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
  saying("(?:newest|latest|most recent) (?:ones? )?first(?! (?:quarter|half|week|month|year|day))", ""),
  saying("(?<!from )(?:best|highest|biggest|most) to (?:worst|lowest|smallest|least)", "highest"),
  saying("(?<!from )(?:worst|lowest|smallest|least) to (?:best|highest|biggest|most)", "lowest"),
  saying("in (?:descending|decreasing) order|(?<=by [\\p{L}/ ]{1,24} )descending", "highest"),
  saying("in (?:ascending|increasing) order|(?<=by [\\p{L}/ ]{1,24} )ascending", "lowest"),
  saying("annual (?:numbers|figures|amounts|values)|year by year", "by year"),
  saying("(?<=(?:us|u\\.s\\.|usa|america|germany|uk|europe) )only", ""),
  saying(",? ?explain (?:it |this |that )?(?:easy|easily|simple|simply)(?=\\s*[?.!]*$)", ""),
  saying(
    "(?:(?:is|are) )?(?:any )?(?:higher|lower|bigger|smaller|better|worse|more|less|cheaper|pricier|richer)(?: valued)? than (?:its |their |the )?(?:peers?|rivals?|competitors?|competition)",
    "versus peers",
  ),
  saying(
    "(?<!(?:net|operating|interest|dividend|total|other|rental|gross) )income from (?!operations|sales|continuing)<s>",
    "my income from <s>",
  ),
  saying(
    "(?:do i have|have i got|have i|am i|is there|do i own)(?: invested)? more (?:money |invested |value |of my money )*(?:in )?<s>(?= or )",
    "my weight in <s>",
  ),
  saying(
    "(?:who's|who is) (?:the )?(?:big )?(?:boss|head|top man|top woman|leader) (?:of|at)(?= (?!the company|finance|[\\p{L}&]+ (?:at|of|in|for)(?!\\p{L})))",
    "ceo of",
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
  saying("(?:until|till|up to) (?:what time|when|which hour) (?:is|are) <s> open", "when does <s> close"),
  saying("(?:when|at what time|what time) opens <s>(?: in the morning)?", "when does <s> open"),
  saying("(?:when|at what time|what time) closes <s>(?: in the (?:evening|afternoon))?", "when does <s> close"),
  saying(
    "where (?:was|is|did|does|were) <s>(?: (?:trading|trade|close|stand|at))?(?= (?:at|on|in|by|last|now|one|a (?:week|month|year)|\\d)(?!\\p{L}))",
    "price of <s>",
  ),
  saying(
    "(?:suppose|if|what if|imagine)(?: that)? i(?:'d| had| would have)? (?:just |simply |only )*(?:bought|put|held|invested in) <s>(?: (?:with|from|for) (?:all )?(?:of )?(?:my|the) (?:same )?(?:deposits?|money|cash|amounts?)| (?:on|at) the same (?:days|dates|times?)| instead(?: of my (?:stocks|shares|holdings|portfolio))?)+,?(?: (?:would|could) i (?:now )?(?:be |have )?(?:ahead|more|less|better off|worse off|richer|behind)(?: money)?(?: today| now)?)?",
    "my return versus <s>",
  ),
  saying(String.raw`(?:in|using) (?:simple|plain|easy|other|a few|normal) (?:words?|terms?|language|english)`, ""),
  saying(
    String.raw`like (?:i'?m|i am) (?:(?:totally|completely|really|very) )?(?:\d{1,2}|five|ten|new|dumb|stupid|twelve|a (?:child|kid|beginner))(?: to (?:this|it|investing|stocks))?|for (?:a )?(?:dumm(?:y|ies)|newbies?|noobs?|beginners?|kids?|idiots?)`,
    "",
  ),
  saying(String.raw`or not(?=\s*[?.!]*$)`, ""),
  saying(String.raw`or so(?=\s*[?.!]*$)`, ""),
  saying(String.raw`(?:right |rn|atm)(?=\s*[?.!]*$)`, ""),
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
  saying("how much is <s> (?:going|trading|selling|changing hands) (?:for|at)", "price of <s>"),
  saying("what(?:'s| is) <s> (?:going|trading|selling) (?:for|at)", "price of <s>"),
  // "How do I get" the news or a price asks for it.
  saying(
    "(?:how|where) (?:do|can|could) (?:i|we|you|one) get (?<x>(?:the |some |any |latest |current |stock |market )*(?:news|prices?|quotes?))(?!-| alerts?| notif| warn| history| data)",
    "show $<x>",
  ),
  // Polite and rude openings.
  saying("if (?:the )?(?:analysts|experts|estimates|targets) (?:are|is|were) right,?", ""),
  saying("(?:wtf|wth|what the (?:hell|heck|fuck)) (?:is|are)", "what is"),
  saying("(?:not|without) (?:counting|including) (?:any |the |my )?(?:growth|gains?|profits?)", ""),
  saying("incl(?:uding|\\.)? (?:what|the (?:shares|ones|stuff|part)) i(?:'ve| have)? (?:already )?sold", ""),
  saying("till (?:now|today|date)|until (?:now|today)|up to now", "so far"),
  saying("per annum", "per year"),
  saying(
    "(?:and )?how (?:does|do) (?:it|that|this) compare (?:with|to|against) (?:yesterday|yesterday's close|the day before)(?: close)?",
    "and change today",
  ),
  saying("(?:and )?how (?:wide|big|large) is (?:the|its|their) (?:range|spread)(?: of (?:targets|estimates))?", ""),
  saying(
    "(?:add(?:ed|s)? to|take(?:n|s)? away from|took away from)(?: (?:or|and) (?:add(?:ed|s)? to|take(?:n|s)? away from|took away from))?(?= my)",
    "on",
  ),
  saying(
    "(?:what(?:'s| is) |how much is )?all (?:of )?my money(?: (?:in total|altogether|all together|combined))?",
    "my portfolio value",
  ),
  saying("over the same (?:period|time|span|days|dates)", ""),
  saying("(?:that )?(?:i|we) (?:ought to|should|need to|must) know(?: about| of)?", ""),
  saying("a (?:whole )?lot(?: of)?|lots of", ""),
  saying("or (?:no|nah|nope)(?=\\s*[?.!]*$)", ""),
  saying("(?:add|sum|tot(?:al)?) up", "total"),
  saying("break(?:ing)? (?:down|up)(?= (?:my|the))", "breakdown of"),
  saying("(?:incl(?:uding|\\.)?|counting|plus) (?:all )?(?:the |my )?cash", ""),
  saying("(?:bad|good|negative|positive|any) news", "news"),
  saying("(?:the )?best (?:trade|deal|buy|bet)(?! to)(?: (?:ever|so far))?", "best performing holding"),
  saying("(?:the )?worst (?:trade|deal|buy|bet)(?! to)(?: (?:ever|so far))?", "worst performing holding"),
  saying(
    "(?<!how )(?<!what )(?:does|is|are|did) (?!.* do to )<s> (?:still |even |actually |ever )?(?:make|making|earn|earning) (?:any |real )?(?:money|a profit|profits?)",
    "net income of <s>",
  ),
  saying(
    "(?:what |how much )?(?:would|could) i have(?: today| now)? (?:if|had) i (?:had )?(?:put|invested) (?:the|all the) same (?:money|amounts?|cash) in(?:to)? <s>(?: (?:on|at) the same (?:dates|days|times?)| instead)*",
    "my return versus <s>",
  ),
  saying("(?:what |which )?sector heat(?: ?map)?", "sector performance of the market"),
  saying(
    "(?:which|what) sectors (?:of the (?:us |u\\.s\\. |american )?(?:stock )?market )?(?:are|is) (?:leading|lagging|strongest|weakest|ahead|behind)(?: (?:and|or) (?:leading|lagging|strongest|weakest|ahead|behind))?",
    "sector performance of the market",
  ),
  saying(
    "(?:and )?how (?:has|have|did|does|do) (?:it|this|that|they|these|those)(?: \\p{L}+ly)? (?:changed?|developed?|evolved?|trended|moved)(?= (?:over|since|in)|\\s*[?.!]*$)",
    "over time",
  ),
  saying(
    "(?:the )?(?:total|sum|value)(?: value)? of (?:all )?(?:of )?my (?:accounts|portfolios)",
    "my portfolio value",
  ),
  saying("(?:instead|rather than|in place) (?:of )?(?:holding|keeping)(?: on to)?(?: (?:it|them|on))?", "instead"),
  saying("(?:the )?sum of", "total"),
  saying("diff between", "difference between"),
  saying("or (?:is it |was it )?just (?:me|mine)", ""),
  saying("or (?:what|something|whatever|smth)(?=\\s*[?.!]*$)", ""),
  saying(
    "(?:i|that i|which i|to)? ?(?:could|can|might)? ?(?:set off|offset|harvest|write off)(?: (?:them|it|these|those))?(?: (?:before|by|until) (?:the )?(?:end of (?:the )?year|year[- ]?end))?(?=\\s*[?.!]*$)",
    "",
  ),
  saying(
    "(?:carry|carries|carrying|sit on|sits on|sitting on|run|runs|running|show|shows|showing) (?:an? )?(?:unreali[sz]ed |paper |open )?loss(?:es)?",
    "are at a loss",
  ),
  saying(
    "(?:carry|carries|carrying|sit on|sits on|sitting on|run|runs|running|show|shows|showing) (?:an? )?(?:unreali[sz]ed |paper |open )?(?:gains?|profits?)",
    "are in profit",
  ),
  saying(
    "(?:is it |are they |is this |are these )?(?:(?:mostly|mainly|rather|more) )?(?:good or bad|bad or good|positive or negative|negative or positive)(?: news)?(?=(?: (?:now|today|lately|recently|right now|these days))?\\s*[?.!]*$)",
    "and news sentiment",
  ),
  saying("my book", "my portfolio"),
  saying(
    "(?<n>\\d{1,3})[- ]?days? (?:realised|realized|historical|actual)(?: volatility)?",
    "realised volatility over the last $<n> days",
  ),
  saying(
    "(?:how|what) would (?:i|my portfolio|my money) have (?:done|made|fared|performed|returned)(?: (?:better|differently|instead))? (?:had i|if i(?:'d| had)?) (?:simply |just |only |instead )*(?:bought|held|invested in|put (?:it|everything|my money|the money) (?:all )?in(?:to)?) <s>(?: (?:with|for) the same money| on the same days| instead| at the same times?)*(?=[?.! ]*$)",
    "my return versus <s>",
  ),
  saying(
    "(?:trading |priced |now )?(?:above or below|below or above|above|below|over|under|against|versus|vs\\.?|compared (?:to|with)) (?:its |the |their )?(?<n>20|50|100|150|200)[- ]days?(?: (?:simple |exponential )?(?:moving )?averages?|(?=[?.!,]|$| or ))(?:,? or (?:above|below|over|under)(?: it)?)?",
    "against the $<n> day average",
  ),
  saying(
    "(?:how many )?(?:strong )?buys?[ /,]+(?:and |or |vs\\.? |versus )?holds?[ /,]+(?:and |or |vs\\.? |versus )?sells?(?: (?:split|ratings?|counts?|breakdown|numbers?))?",
    "analyst ratings",
  ),
  saying(
    "how many shares (?:of )?<s> (?:can|could|would|do) (?:i|we) (?:get|buy|afford)(?: for it| for that| with it| with that)?",
    "what if i buy <s>",
  ),
  saying("pays? me(?: the)? (?<r>most|least)", "has the $<r> dividend income"),
  saying("(?:owned|held|had|been in) (?:for )?(?:the )?longest", "with the longest holding time"),
  saying("(?:owned|held|had|been in) (?:for )?(?:the )?shortest", "with the shortest holding time"),
  saying(
    "(?:average|mean|typical|usual) (?:hold(?:ing)?|time i hold|time held)(?: (?:time|period))?(?: (?:before|until) i sell)?|how long do i (?:usually |typically |normally )?(?:hold|keep)(?: (?:my )?(?:stocks|shares|positions|things|them))?(?: (?:before|until) (?:i sell|selling)(?: them| it)?)?(?: on average)?",
    "my average holding time of closed positions",
  ),
  saying(
    "(?:gapped|gapping|gap(?= (?:up|down|at|on|this|today|yesterday)))(?: (?:up|down))?(?: (?:or|and) (?:up|down))?(?: (?:at|on) (?:the )?open(?:ing)?)?",
    "opening gap",
  ),
  saying("(?:number|count) of analysts", "analysts"),
  saying(
    "(?<a>\\p{L}[\\p{L}&/ ]{2,30}?) as (?:an? )?(?:percentage|percent|share|fraction|%|part|proportion) of(?: (?:its|the|their))? (?<b>\\p{L}[\\p{L} ]{2,30}?)(?=[,.?!]|$| (?:at|for|in|of|over|before|after)(?!\\p{L}))",
    "ratio of $<a> to $<b>",
  ),
  saying(
    "(?:how (?:much|many)(?: shares)?(?: of (?:it|them))? (?:would|do|should|must|will|can) (?:i|we) (?:(?:need|have) to )?(?:buy or sell|sell or buy|buy|sell|trim|cut|add)(?: of it)? (?:to|so (?:that )?i) )(?:bring|get|cut|reduce|trim|raise|take|move|increase|lower|shrink|put) (?:my )?<s>(?: (?:stake|position|weight|holding|down|up|back|only))* to (?:be )?(?<n>[\\d.]+) ?(?:%|percent|per cent)(?: of (?:my|the) (?:portfolio|total|money|holdings))?",
    "trade to a weight of $<n>% of my <s>",
  ),
  saying("24[- ]?(?:h|hrs?|hours?)(?= (?:trading )?volume)", ""),
  saying("(?:most important|most relevant|top|main|biggest|key|major|important)(?= (?:headlines|news|stories))", ""),
  saying(
    "break(?:ing)? (?<x>my portfolio|my holdings|my money|my assets|it|everything) (?:down|up)",
    "breakdown of $<x>",
  ),
  saying(
    "(?<=(?:into|between|by|in|of) )(?:(?:stocks?|equit(?:y|ies)|shares|etfs?|funds?|bonds?|crypto(?:currenc(?:y|ies))?|cash)(?:,? and |, ?| vs\\.? | versus | ?\\/ ?)){2,5}(?:stocks?|equit(?:y|ies)|shares|etfs?|funds?|bonds?|crypto(?:currenc(?:y|ies))?|cash)",
    "asset class",
  ),
  saying("(?:too many |all (?:of )?(?:my|the) |my )?eggs in (?:one|a single|the same) basket", "concentration risk"),
  saying(
    "(?:which|what) (?<x>positions|holdings|stocks|shares) (?:could|can|might) i sell at a loss(?: (?:before|by|until) (?:the )?(?:end of (?:the )?year|year[- ]?end))?",
    "which of my $<x> are at a loss",
  ),
  // Times.
  saying(
    `(?:when|as) ${covid} (?:hit|struck|began|started|happened)|(?:during|in|through) ${covid}`,
    "from 19 February 2020 to 23 March 2020",
  ),
  saying(`since ${covid}(?: (?:began|started|hit|low|lows|bottom))?`, "since 23 March 2020"),
  saying(
    "(?:during|in|through) (?:the )?(?:(?:2008 |great )?financial crisis|great recession|2008 (?:crash|crisis)|credit crunch)",
    "from 9 October 2007 to 9 March 2009",
  ),
  saying(
    "(?:during|in|through) the (?:2022 )?(?:bear market|inflation shock)(?: of 2022)?",
    "from 3 January 2022 to 12 October 2022",
  ),
  saying("all told|all in all|when all is said and done", "so far"),
  // Size, price and value.
  saying(
    "how (?:big|large|huge|valuable) (?:a company |of a company )?(?:is|are)(?= (?!my|the (?!company|whole)|its?\\b|a\\b|this|that))",
    "market cap of",
  ),
  saying(
    "what(?:'s| is) <s> worth as a (?:whole )?company|what(?:'s| is) the whole (?:of )?<s2> worth".replace(
      "<s2>",
      "company",
    ),
    "market cap of <s>",
  ),
  saying(
    "(?:close|near|nearer|closer) to (?:its|the|their|a) (?:yearly |annual |52[- ]week |one[- ]year )?(?<b>highs?|lows?|tops?|peak|bottom)(?: of the (?:last|past) (?:year|12 months|52 weeks))?(?:,? or (?:more |rather |closer |is it )*(?:near|nearer|closer|close|at|to)(?: to)?(?: the| its)? (?:bottom|lows?|highs?|top))?",
    "near 52 week $<b>",
  ),
  saying(
    "(?:far|far off|close|near) (?:to|from|off|below|away from) (?:its|the|their|a) (?:yearly |annual |52[- ]week |one[- ]year )?(?:highs?|lows?|tops?|peak|bottom)(?: of the (?:last|past) (?:year|12 months|52 weeks))?(?:,? or (?:more |rather |closer |is it )*(?:near|nearer|closer|close|at|to)(?: to)?(?: the| its)? (?:bottom|lows?|highs?|top))?",
    "52-week range",
  ),
  saying(
    "(?:trading )?(?:above or below|below or above|over or under|under or over)(?= (?:its|the|their) \\d)",
    "above",
  ),
  saying("how (?:expensive|cheap|pricey|dear) is", "P/E and price to sales of"),
  saying(
    "(?:cheaper|more expensive|pricier|better value|dearer),? (?<x>.{0,40}?)(?:compared (?:to|with)|relative to|for|against|on|by|going by) (?:what (?:they|it) (?:earn|make)s?|(?:their |its )?(?:earnings|profits?)|p\\/?e)",
    "P/E versus $<x>",
  ),
  saying(
    "(?:who|which|which one|what)(?:'s| is)? (?:the )?(?:cheaper|more expensive|pricier)(?: stock)?(?=[\\s,:])",
    "P/E versus",
  ),
  saying(
    "how (?:far away|far off|much higher|much lower) is (?:that|it|this)(?: (?:from (?:here|now|the (?:current )?price|today)))?",
    "upside",
  ),
  saying(
    "(?:who|which|what)(?:'s| is| one is)?(?: the)? (?:bigger|larger|biggest|largest|more valuable|worth more|most valuable)(?: company)?(?!.*\\bmy\\b)(?=[ :,?]+(?!position|holding|stock|share|gain|los|mover|drop|fall|risk|expens|cost))",
    "market cap versus",
  ),
  saying(
    "how many times (?:as )?(?:bigger|larger|big|more valuable) (?:is|are) <s> (?:than|as)",
    "market cap of <s> versus",
  ),
  saying(
    "(?:which|who|what)(?: (?:one )?of (?:the|these|those|them)(?: [\\p{L}]+){0,2}?)? (?:is|are)(?: the)? (?:cheapest|most expensive|priciest)(?!.*\\bmy\\b)",
    "P/E versus",
  ),
  saying("(?<t>more|less) (?<a>\\p{L}+) then(?= )", "$<t> $<a> than"),
  saying(
    "(?:better|worse) off (?:keeping|holding|not selling|holding on to)(?: the| my| those)?",
    "value of sold shares had they been kept",
  ),
  saying(
    "(?:what if|if|had) (?:i|we) (?:had not|hadn't|never|had never|didn't|did not)(?: ever)? (?:sold|sell)(?: (?:the|my|any|some|those))?",
    "value of sold shares had they been kept",
  ),
  // Company figures.
  saying("turn(?:ed|s)? over", "revenue"),
  saying(
    "(?:what |how much )?profit (?:is|was|remains)?(?: left| kept)?(?: for| to)? ?<s> (?:from|of|on|per|out of) (?:every|each) [$€£]?[\\d,.]* ?(?:dollars?|euros?|bucks?)? ?(?:of|in) (?:sales|revenue)",
    "profit margin of <s>",
  ),
  saying("free cash(?= (?:does|did|has|have|of|from|per)(?! i\\b))", "free cash flow"),
  saying("(?:in|per) an? (?:yr|year)(?=\\s*[?.!]*$)", ""),
  saying(
    "(?:what|how much) (?:percentage|percent|share|part|portion|%)?(?: )?of (?:its |their |the |each |every )?(?:sales|revenue|turnover|dollar(?: of sales)?) does <s> (?:keep|make|have left|turn into|get to keep)(?: as| in)?(?: profits?)?",
    "profit margin of <s>",
  ),
  saying(
    "how much (?:money |profit )?(?:did|does|has|have) <s> (?:actually |really |even )?(?:make|earn|made|earned|pull in)(?=(?: (?:in|last|this|per|a|each|over|during) (?:the )?(?:last |past |fiscal )?(?:\\d{4}|year|quarter|annum|few))|,? after| (?:in )?profit|\\s*[?.!]*$)(?:,? after (?:everything|tax(?:es)?|all costs|costs|expenses))?",
    "net income of <s>",
  ),
  saying("(?:after|net of) (?:everything|tax(?:es)?|all (?:the )?costs|expenses)", ""),
  saying(
    "how much (?:does|do|did|will|has|have) <s> (?:pay|paid|give|given|distribute)(?: out)?(?: to)? (?:me|us)",
    "my dividend of <s>",
  ),
  saying(
    "how much (?:does|do|did|will) <s> (?:pay|give|distribute)(?: out)?(?: (?:to )?(?:its |their )?(?:shareholders|owners|investors))?(?: per share| a share)?",
    "dividend of <s>",
  ),
  saying(
    "(?:does|do|did|is|are) <s> (?:still |even |also )?(?:pay|paying|give|giving|distribute)(?:ing)?(?: out)?(?: (?:anything|something|money|cash|any dividends?|a dividend|dividends?|any))?(?: (?:every|each|per|a) (?:quarter|month|year))?(?:,? and how (?:much|often))?",
    "dividend of <s>",
  ),
  saying(
    "when do (?:i|you|we) (?:have|need|want) to (?:own|buy|hold|have)(?: shares of)? <s> (?:by )?(?:to|in order to|so (?:that )?i) (?:get|receive|catch|qualify for|be paid|still get) (?:the|its|their|a)(?: next| coming)? (?:dividends?|payout|payment|distribution)",
    "next ex-dividend date of <s>",
  ),
  saying(
    "how many shares (?:of <s> )?(?:exist|are there|are out there|are around|has it issued)",
    "shares outstanding of <s>",
  ),
  saying("how many shares does <s> have", "shares outstanding of <s>"),
  saying("(?:has|have|is) that (?:number|figure|count)? ?(?:been )?(?:going|gone|coming) (?:down|up)", ""),
  saying(
    "how much (?:cash|money) (?:does|do) <s> have(?: in the bank| on hand| lying around| sitting around)?",
    "cash pile of <s>",
  ),
  saying("(?:cash|money) in the bank", "cash"),
  saying("how much (?:does|do) <s> owe|how (?:indebted|leveraged) is", "total debt of <s>"),
  saying(
    "how (?:healthy|strong|solid|sound|stable) (?:is|are)(?! my| the| its?\\b)|(?:finances|books|financials) of",
    "key figures of",
  ),
  saying("grew (?:its |their )?(?:sales|revenue|turnover)(?: the)?(?: (?:fastest|most|quickest|best))?", "revenue"),
  saying(
    "(?:beat|beaten|miss|missed|top|topped|exceed|exceeded|meet|met|come in above|came in above) (?:on )?(?:what )?(?:the )?(?:eps|earnings|profit|analysts?'?|wall street|the street|street|expectations?|estimates?|forecasts?|consensus|numbers)(?: (?:expectations?|estimates?|forecasts?))?" +
      expected +
      "(?:,? (?:the )?last time(?: (?:they|it|he|she) reported)?|,? when (?:they|it) last reported)?",
    "earnings surprise",
  ),
  saying(
    "(?:what|how) (?:do|did|are) (?:the )?(?:experts?|pros?|professionals?|brokers?|banks?|analysts?|(?:wall )?street)(?: guys| folks| people| types)? (?:think(?:ing)?|say(?:ing)?|recommend(?:ing)?|rate)(?: (?:about|of|on))?",
    "analyst ratings of",
  ),
  saying(
    "when (?:do|does|will|is|are) (?!(?:the )?(?:next |latest |us |u\\.s\\. )*(?:inflation|jobs?|cpi|gdp|payrolls?|unemployment|ppi|pce|retail|employment))<s> (?:next |due to |going to )?(?:report(?:ing)?|announce|publish|release|come out with|present)(?: (?:next|again|earnings|results|numbers|figures|their numbers|its numbers|their results|its results|quarterly (?:results|numbers)))*",
    "next earnings date of <s>",
  ),
  saying(
    "when (?:are|is) <s> (?:earnings|results|numbers) (?:out|due|coming(?: out| up)?|next)",
    "next earnings date of <s>",
  ),
  saying(
    "anything (?:new|big|interesting|important|going on|happening|i should know)(?: (?:with|about|on|at|for|from))?(?! my)",
    "news on",
  ),
  saying("what(?:'s| is) (?:the )?(?:buzz|chatter|word|latest|story|scoop) (?:on|about|around|with)", "news on"),
  saying("who (?:else )?(?:makes|sells|does) the same (?:thing|stuff|products?) as", "competitors of"),
  saying(
    "who (?:else )?(?:(?:owns|holds)(?: (?:the )?(?:most|largest part|biggest part|majority))?|has (?:the )?(?:most|largest part|biggest part|majority))(?: of)?(?= (?!i\\b|my\\b))",
    "largest owners of",
  ),
  // Prices over time.
  saying(
    "how (?:far|much|deep|hard) did <s> (?:fall|drop|sink|go down|crash|tank)(?= .*(?:from )?(?:top to bottom|peak to (?:trough|bottom)|high to low|at (?:its )?worst))",
    "deepest fall of <s>",
  ),
  saying("(?:from )?(?:top to bottom|peak to (?:trough|bottom)|high to low)", ""),
  saying(
    "(?:hold|held|holding|holds) up (?:against|versus|vs|compared (?:to|with)|better than|worse than)",
    "performance versus",
  ),
  saying(
    "(?:more|less) (?:jumpy|volatile|risky|bumpy|stable|steady|nervous) than|(?:jumpier|riskier|steadier|bumpier|calmer) than",
    "volatility versus",
  ),
  saying(
    "(?:which|who)(?: one)? (?:is|was|has been) (?:the )?(?:more (?:volatile|jumpy|risky|stable)|jumpier|riskier|steadier|calmer)",
    "volatility versus",
  ),
  saying("(?:jumps?|swings?|bounces?) around", "volatility"),
  saying(
    "(?:move|moves|moving|moved|go|going|trade|trading) (?:together|in (?:sync|lockstep|tandem|step|parallel))|in (?:sync|lockstep|tandem)|(?:how )?correlated?(?: (?:is|are))?",
    "correlation",
  ),
  saying("what(?:'s| is)(?: the)? diff(?:erence|rence|erance)?(?: between)?", "what is the difference between"),
  saying(
    "how (?:far|much) (?:has|is|did|have) <s> (?:fallen|fall|fell|dropped|down|off|come down|sunk|below) (?:from |off |below )?(?:its |the |their )(?:all[- ]time |record )?(?:top|peak|highs?|record|ath|best)",
    "all-time high of <s>",
  ),
  saying(
    "(?:expensive|cheap|pricey|overpriced|overvalued|undervalued|dear)(?: stock)?,? (?:compared (?:to|with)|relative to|for|against|on|given|considering) (?:what (?:it|they) (?:earns?|makes?)|(?:its |their )?(?:earnings|profits?))",
    "P/E",
  ),
  saying("pricey|overpriced", "expensive"),
  saying("(?:hands?|dish(?:es)?|shells?) out(?: to (?:its |the )?(?:shareholders|owners|investors))?", "dividend"),
  saying("(?:fatter|bigger|higher|better|juicier) (?:dividends?|payouts?|yield)", "dividend yield versus"),
  saying("(?:went|going|gone|go) (?:crazy|wild|nuts|through the roof|to the moon|bananas)", "biggest mover"),
  saying("(?:corner|part|area|segment|side)s? of the (?:market|economy)", "sector performance of the market"),
  // The user's own money.
  saying(
    "(?:what |how much )?(?:%|percent(?:age)?|share|part|portion)? ?of my (?:money|wealth|savings) (?:is|are|sits|goes)(?: in(?:to)?| with)?",
    "weight in my portfolio of",
  ),
  saying("(?:correlation|relationship|link) between(?= <s> and)", "correlation of"),
  // A distance from a bound of the year; the answer gives the bound and the distance.
  saying(
    "(?<!% |percent |per cent )(?:down from|away from|short of|below|beneath|under|off|from) (?:its |the |their )?(?:52[- ]?we?e?k|one[- ]year|yearly|year)(?:'s)?[- ](?:high|peak|top)",
    "52 week high",
  ),
  saying("(?:has |have )?(?:lost|fell|fallen|dropped|declined|sank|slid|tanked) (?:the )?most", "performed worst"),
  saying("(?:has |have )?(?:gained|rose|risen|climbed|jumped|grew|grown) (?:the )?most", "performed best"),
  saying("(?:deepest|worst|biggest) (?:hole|dip|slump|plunge|slide|setback)", "deepest fall"),
  saying(
    "(?:is|are|has been|have been) (?:the |a |my )?(?:biggest |worst )?(?:duds?|stinkers?|dogs?|lemons?|laggards?)",
    "is the worst performing holding",
  ),
  saying(
    "(?:is|are|has been|have been) (?:the |a |my )?(?:biggest |best )?(?:stars?|winners?|rockets?)",
    "is the best performing holding",
  ),
  saying(
    "what(?:'s| is| has been)(?: been)? (?:carrying|saving|driving|lifting|propping up) (?:me|my portfolio|my returns?)",
    "my best performing holding",
  ),
  saying(
    "what(?:'s| is| do i have| have i got|'ve i got| sits| stocks? (?:are|is)) (?:all )?in(?=(?: my| the)? [\\p{L} ]{1,30}?(?:account|portfolio|depot)(?!\\p{L}))",
    "my holdings in",
  ),
  saying(
    "how much (?:of my own |of my |own )?(?:cash|money|capital|savings) (?:have|did) (?:i|we) (?:put|pay|paid|invest|invested|add|added|transfer|transferred|deposit|deposited|stuck|stick)(?: in(?:to)?| into this)?(?: this| it| here)?",
    "my deposits",
  ),
  saying(
    "which (?:one )?of my (?:stocks?|holdings?|positions?|shares|investments?) (?:is|are|has been|have been|was) (?:dragging|pulling|weighing|holding|keeping) (?:me|us|it|things|everything|my portfolio)? ?(?:down|back)",
    "my worst performing holding",
  ),
  saying(
    "what(?:'s| is) (?:dragging|pulling|weighing|holding) (?:me|my portfolio) (?:down|back)",
    "my worst performing holding",
  ),
  saying(
    "which (?:one )?of my (?:stocks?|holdings?|positions?|shares|investments?) (?:is|are|has been|have been|was) (?:carrying|saving|driving|lifting) (?:me|us|it|things|everything|my portfolio)",
    "my best performing holding",
  ),
  saying(
    "how long (?:have|did) (?:i|we) (?:had|have|owned|own|held|hold|been holding|been in|been invested in)(?: my)?|since when (?:do|have) i (?:own|owned|had|have|held)|when did i (?:first |last )?(?:buy|get|purchase|acquire|start buying)(?: my)?",
    "my purchases of",
  ),
  saying(
    "when (?:is|are|do|will)(?: i)?(?: get)?(?: my| the)? (?:next )?(?:payouts?|payments?|distributions?|cheques?|paid)(?: next| coming| due| arriving| to me| in)*",
    "my next dividends",
  ),
  saying(
    "(?:am i|is my portfolio|are we) (?:too |very |overly |that )?(?:heavy|heavily|overweight|overexposed|top[- ]heavy|exposed|concentrated)(?: invested| weighted)? (?:in|on|to|towards)|(?:do i have|have i got) too (?:much|many)(?: in)?",
    "weight of my portfolio in",
  ),
  saying(
    "profits? (?:have|did) i (?:actually |really |already )?(?:cash(?:ed)? in|tak(?:e|en)|book(?:ed)?|bank(?:ed)?|lock(?:ed)? in|pocket(?:ed)?|realis(?:e|ed)|realiz(?:e|ed))",
    "my realised gains",
  ),
  saying(
    "(?:have|did|'ve) i (?:actually |really |already )?(?:cashed|cash|banked|bank|pocketed|pocket|locked|lock)(?: in)?",
    "my realised gains",
  ),
  saying("(?:and )?(?:not|rather than) (?:just |only |the )?(?:on )?paper(?: gains?| profits?| ones?)?", ""),
  saying(
    "how (?:rich|wealthy) am i|how much (?:money )?(?:do|have) i (?:have|got)(?: altogether| in total| in all| overall| invested| right now| now| today| at the moment)*(?=\\s*[?.!]*$)|what am i worth",
    "my portfolio value",
  ),
  saying(
    "(?:how are|how have|how did) my (?:stocks|shares|holdings|investments|positions) (?:doing|do|done|did|been doing|perform(?:ed|ing)?)",
    "how did my portfolio perform",
  ),
  saying(
    "which (?:one )?(?:of my )?accounts? (?:is|are|has|have|did|does|was)(?: been)?(?: the)?(?: (?:doing|done|do|did|best|better|worse|worst|performing|performed|made|earned|more|most|ahead))+(?: money)?",
    "performance of which account",
  ),
  saying("too (?:much|heavy|big)(?: money)? (?:in|of|on)", "weight in my portfolio of"),
  saying(
    "where (?:was|did) (?:my portfolio|i)(?: stand| be)?(?= (?:at|on|in|by|last|a ))",
    "what was my portfolio worth",
  ),
  saying(
    "(?<=(?:,|and|including|plus|with) )(?:the|those) (?:ones|shares|part) i(?:'ve| have)? sold(?: too| as well| already)?",
    "",
  ),
  saying("in the (?:hole|minus)", "in the red"),
  saying("(?:where|how) (?:is|does) my money (?:sit|invested|parked|spread|spread out)", "my allocation"),
  saying(
    "(?:money|stocks?|shares|holdings?|investments?|invested)? ?(?:outside(?: of)?|not in|beyond) (?:the )?(?:us|u\\.s\\.|usa|united states|america)|(?:abroad|overseas|foreign (?:stocks|shares)|international (?:stocks|shares))",
    "by country",
  ),
  // The market.
  saying(
    "what(?:'s| is|s|'re| are)(?: really)? (?:hot|flying|ripping|mooning|popping|pumping|on fire|up big)",
    "biggest gainers",
  ),
  saying(
    "(?:what|who)(?:'s| is|s| are|'re)?(?: getting)? (?:crushed|hammered|killed|smashed|tanking|bleeding|down big)",
    "biggest losers",
  ),
  saying(
    "(?:which|what) (?:stock market |market )?sectors?(?!.* (?:in|belongs? to|from)\\s*[?.!]*$)(?= (?:have|has|are|is|did|do|does|was|were|lost|gained|rose|fell|performed|led|lag|perform|went|going|doing)(?!\\p{L}))",
    "sector performance of the market: which ",
  ),
  saying(
    "(?:best|worst|strongest|weakest|leading|lagging|hottest|top)(?:[- ]performing)? sectors?",
    "sector performance of the market",
  ),
  saying(
    "how (?:are|did|have|were) (?:the )?(?:different |various |market )?sectors (?:doing|do|done|perform(?:ed|ing)?|been|moving)",
    "sector performance of the market",
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
