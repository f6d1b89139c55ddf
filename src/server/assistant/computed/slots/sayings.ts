/** A subject as people name it: up to three words, a possessive included. */
const someone = String.raw`(?!(?:i|we|you|my|our|the market)(?!\p{L}))(?<s>[\p{L}\p{N}@$^][\p{L}\p{N}&.'@$^=-]*(?: [\p{L}\p{N}&.'-]+){0,2}?)`;

/** One turn of phrase and the words that the readers know for it. `<s>` stands for a subject of up to three words. */
function saying(said: string, words: string): readonly [RegExp, string] {
  const pattern = said.replaceAll("<s>", someone);
  return [
    new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${pattern})(?![\p{L}\p{N}])`, "giu"),
    words.replaceAll("<s>", "$<s>"),
  ];
}

const expected =
  "(?:(?: had| have| were| was| are| is)? (?:expect|estimat|forecast|predict|hop|look)(?:ed|ing|ed for|ing for|s)?)?";
const covid = "(?:the )?(?:covid|corona|pandemic)(?:[- ]19|virus)?(?: (?:crash|crisis|pandemic|dip|sell-?off))?";

/**
 * Questions that never name their measure: "how big is Amazon" wants a market value. The phrase is replaced by the name of what
 * is meant, so that one set of readers is enough.
 */
const sayings: readonly (readonly [RegExp, string])[] = [
  // Endings and openings that add nothing.
  saying(String.raw`(?:in|using) (?:simple|plain|easy|other|a few|normal) (?:words?|terms?|language|english)`, ""),
  saying(
    String.raw`like (?:i'?m|i am) (?:5|five|a (?:child|kid|beginner))|for (?:a )?(?:dumm(?:y|ies)|newbies?|noobs?|beginners?|kids?|idiots?)`,
    "",
  ),
  saying(String.raw`or not(?=\s*[?.!]*$)`, ""),
  saying(String.raw`or so(?=\s*[?.!]*$)`, ""),
  saying(String.raw`(?:right |rn|atm)(?=\s*[?.!]*$)`, ""),
  saying("how much is <s> (?:going|trading|selling|changing hands) (?:for|at)", "price of <s>"),
  saying("what(?:'s| is) <s> (?:going|trading|selling) (?:for|at)", "price of <s>"),
  // Polite and rude openings.
  saying("if (?:the )?(?:analysts|experts|estimates|targets) (?:are|is|were) right,?", ""),
  saying("(?:wtf|wth|what the (?:hell|heck|fuck)) (?:is|are)", "what is"),
  saying("(?:not|without) (?:counting|including) (?:any |the |my )?(?:growth|gains?|profits?)", ""),
  saying("incl(?:uding|\\.)? (?:what|the (?:shares|ones|stuff|part)) i(?:'ve| have)? (?:already )?sold", ""),
  saying("(?:every|each|per) (?:year|annum)", ""),
  saying("till (?:now|today|date)|until (?:now|today)|up to now", "so far"),
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
    "(?:is it |are they |is this |are these )?(?:good or bad|bad or good|positive or negative|negative or positive)(?: news)?(?=\\s*[?.!]*$)",
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
    "(?:trading |priced |now )?(?:above or below|below or above|above|below|over|under|against|versus|vs\\.?|compared (?:to|with)) (?:its |the |their )?(?<n>20|50|100|150|200)[- ]day(?: (?:simple |exponential )?(?:moving )?averages?|(?=[?.!,]|$))",
    "against the $<n> day average",
  ),
  saying(
    "(?:buy|strong buy)[ /,]+(?:and )?hold[ /,]+(?:and )?sell(?: (?:split|ratings?|counts?|breakdown|numbers?))?",
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
    "(?:gap|gapped|gapping)(?: (?:up|down))?(?: (?:or|and) (?:up|down))?(?: (?:at|on) (?:the )?open(?:ing)?)?",
    "opening gap",
  ),
  saying("(?:number|count) of analysts", "analysts"),
  saying(
    "(?<a>\\p{L}[\\p{L} ]{2,30}?) as an? (?:percentage|percent|share|fraction|%|part|proportion) of(?: (?:its|the|their))? (?<b>\\p{L}[\\p{L} ]{2,30}?)(?=[,.?!]|$| (?:at|for|in|of|over|before|after)(?!\\p{L}))",
    "ratio of $<a> to $<b>",
  ),
  // Times.
  saying(
    String.raw`(?:on )?(?:the )?last (?:trading |business |stock market )?day of (?<y>(?:19|20)\d\d)`,
    "on 31 December $<y>",
  ),
  saying(String.raw`(?:on )?(?:the )?first (?:trading |business )?day of (?<y>(?:19|20)\d\d)`, "on 1 January $<y>"),
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
    "how (?:big|large|huge|valuable) (?:a company |of a company )?(?:is|are)(?= (?!my|our|the (?!company|whole)|its?\\b|a\\b|this|that))",
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
    "(?:close|near|nearer|closer|far|far off) (?:to|from|off|below|away from) (?:its|the|their|a) (?:yearly |annual |52[- ]week |one[- ]year )?(?:highs?|lows?|tops?|peak|bottom)(?: of the (?:last|past) (?:year|12 months|52 weeks))?(?:,? or (?:more |rather |closer |is it )*(?:near|nearer|closer|close|at|to)(?: to)?(?: the| its)? (?:bottom|lows?|highs?|top))?",
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
    "how much (?:does|do|did|will) <s> (?:pay|give|distribute)(?: out)?(?: (?:to )?(?:me|us|(?:its |their )?(?:shareholders|owners|investors)))?(?: per share| a share)?",
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
    "how (?:healthy|strong|solid|sound|stable) (?:is|are)(?! my| our| the| its?\\b)|(?:finances|books|financials) of",
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
    "when (?:do|does|will|is|are) <s> (?:next |due to |going to )?(?:report(?:ing)?|announce|publish|release|come out with|present)(?: (?:next|again|earnings|results|numbers|figures|their numbers|its numbers|their results|its results|quarterly (?:results|numbers)))*",
    "next earnings date of <s>",
  ),
  saying(
    "when (?:are|is) <s> (?:earnings|results|numbers) (?:out|due|coming(?: out| up)?|next)",
    "next earnings date of <s>",
  ),
  saying(
    "anything (?:new|big|interesting|important|going on|happening|i should know)(?: (?:with|about|on|at|for|from))?(?! my| our)",
    "news on",
  ),
  saying("what(?:'s| is) (?:the )?(?:buzz|chatter|word|latest|story|scoop) (?:on|about|around|with)", "news on"),
  saying("who (?:else )?(?:makes|sells|does) the same (?:thing|stuff|products?) as", "competitors of"),
  saying(
    "who (?:else )?(?:owns|holds|has)(?: (?:the )?(?:most|largest part|biggest part|majority))?(?: of)?(?= (?!i\\b|my\\b))",
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
    "(?:down from|away from|short of|below|beneath|under|off|from) (?:its |the |their )?(?:52[- ]?we?e?k|one[- ]year|yearly|year)(?:'s)?[- ](?:high|peak|top)",
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
    "what(?:'s| is| do i have| have i got|'ve i got| sits| stocks? (?:are|is)) (?:all )?in(?=(?: my| the| our)? [\\p{L} ]{1,30}?(?:account|portfolio|depot)(?!\\p{L}))",
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
    "how (?:rich|wealthy) am i|how much (?:money )?(?:do|have) i (?:have|got)(?: altogether| in total| in all| overall| invested)?(?=\\s*[?.!]*$)|what am i worth",
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
  [/(?<!\p{L})im(?!\p{L})/gu, "i'm"],
  [/(?<!\p{L})id(?= (?:put|invested|bought|have|had|sold|kept|like|love))/giu, "i'd"],
  [/(?<!\p{L})ive(?!\p{L})/gu, "i've"],
  [/(?<!\p{L})cash ?flows?(?!\p{L})/giu, "cash flow"],
];

/** The text with words apart that were run together: "whats", "dont". */
export function apart(text: string): string {
  return joined.reduce((result, [pattern, words]) => result.replaceAll(pattern, words), text.replaceAll("’", "'"));
}

/** Words that share a noun: "gross, operating and net margin". */
const shared: readonly (readonly [string, string])[] = [
  ["gross|operating|net|profit|ebitda", "margin"],
  ["gross|operating|net", "income|profit"],
  ["operating|free", "cash flow"],
  ["current|quick", "ratio"],
  ["time[- ]weighted|money[- ]weighted", "return"],
  ["best|worst", "day|month|year|sector"],
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

/** The text with turns of phrase replaced by the words the readers know. */
export function plainlySaid(text: string): string {
  return sayings
    .reduce(
      (result, [pattern, words]) =>
        result.replaceAll(pattern, (...found: unknown[]) => {
          const groups = found.at(-1) as Readonly<Record<string, string | undefined>> | undefined;
          return words.replaceAll(/\$<(\w+)>/g, (_, name: string) => groups?.[name] ?? "");
        }),
      eachWithNoun(apart(text)),
    )
    .replaceAll(/ {2,}/g, " ");
}
