import { daysInDigits, inDigits, numbersInDigits } from "./number-words.ts";

/** Short forms as people type them, with the words that the readers know. */
const forms: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\p{N}])(\d{1,3}) ?(?:w|wk|wks)(?![\p{L}\p{N}])/giu, "$1 week"],
  [/(?<![\p{L}\p{N}$€£])(\d{1,3}) ?(?:mo|mos|mth|mths)(?![\p{L}\p{N}])/giu, "$1 months"],
  [/(?<![\p{L}\p{N}$€£])(\d{1,2}) ?(?:y|yr|yrs)(?![\p{L}\p{N}])/giu, "$1 years"],
  [/(?<![\p{L}\p{N}$€£])(\d{1,3}) ?d(?![\p{L}\p{N}])/gu, "$1 days"],
  [/(?<!\p{L})a fortnight(?!\p{L})/giu, "2 weeks"],
  [/(?<!\p{L})(?<=(?:last|past|next|coming) )fortnight(?!\p{L})/giu, "2 weeks"],
  // A day on which exchanges open; "trading" alone is a measure.
  [
    /(?<=(?<!\p{L})(?:first|last|second|third|1st|2nd|3rd) )(?:trading|business|working|stock market) day(?= (?:of|in)(?!\p{L}))/giu,
    "weekday",
  ],
  // "1,50,000" is written so in India.
  [/(?<![\d.,])(\d{1,2}),(\d{2}),(\d{3})(?![\d,])/gu, "$1$2$3"],
  // "10. March" ends no sentence.
  [/(?<=(?<![\p{L}\d.,])\d{1,2})\.(?= (?:jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)[a-z]*(?!\p{L}))/giu, ""],
  [/(?<![\p{L}@$])wk(?!\p{L})/gu, "week"],
  [/(?<![\p{L}@$])wks(?!\p{L})/gu, "weeks"],
  [/(?<![\p{L}@$])(?:tmrw|tmr|tmw|tomo)(?!\p{L})/giu, "tomorrow"],
  [/(?<![\p{L}@$])(?:yday|ystd|yest)(?!\p{L})/giu, "yesterday"],
  [/(?<![\p{L}@$])(?:wat|wot)(?!\p{L})/giu, "what"],
  [/(?<![\p{L}@$])(?:wats|wots)(?!\p{L})/giu, "what is"],
  [/(?<![\p{L}\p{N}])2day(?!\p{L})/giu, "today"],
  [
    /(?<!\p{L})(\d{1,2}|one|two|three|five|ten)-year (correlation|volatility|drawdown)(?!\p{L})([^?.!]*)/giu,
    "$2$3 over the last $1 years",
  ],
  [/(?<![\p{L}@$])gonna(?!\p{L})/giu, "going to"],
  [/(?<!\p{L})(that|it|they|he|she|there)['’]ll(?!\p{L})/giu, "$1 will"],
  [/(?<![\p{L}@$])wld(?!\p{L})/giu, "would"],
  [/(?<![\p{L}@$])cld(?!\p{L})/giu, "could"],
  [/(?<![\p{L}@$])shld(?!\p{L})/giu, "should"],
  [/(?<![\p{L}@$])abt(?!\p{L})/giu, "about"],
  [/(?<![\p{L}@$])authentification(?!\p{L})/giu, "authentication"],
  [/(?<!\p{L})two (?=(?:factor|step)(?: |$))/giu, "two-"],
  [/(?<=(?<!\p{L})(?:my|our|the|an?) )(?:tax|financial|investment) (?=(?:advis[eo]r|consultant)(?!\p{L}))/giu, ""],
  // A press for cloth.
  [/(?<![\p{L}@$])calender(?!\p{L})/giu, "calendar"],
  // Verbs in a regular form that they don't have.
  [/(?<![\p{L}@$])(?:payed|payd)(?!\p{L})/giu, "paid"],
  [/(?<![\p{L}@$])(?:buyed|boughted)(?!\p{L})/giu, "bought"],
  [/(?<![\p{L}@$])selled(?!\p{L})/giu, "sold"],
  [/(?<![\p{L}@$])costed(?!\p{L})/giu, "cost"],
  [/(?<![\p{L}@$])(?:losed|loosed)(?!\p{L})/giu, "lost"],
  [/(?<![\p{L}@$])ppl(?!\p{L})/giu, "people"],
  [/(?<=^\W*what(?:'s| is) )a good way to (?:read|understand|interpret|look at)(?= (?:an?|the)(?!\p{L}))/giu, ""],
  // "What is a payout ratio, and what is Coke's?"
  [
    /(?<=^\W*what(?:'s| is) +(?:an? |the )?)([\p{L}/ -]{2,30}?),? and what(?:'s| is) (?!it(?!\p{L}))([\p{L}.&-]{2,20})'s(?=\s*[?.!]*$)/giu,
    "$1? What is the $1 of $2",
  ],
  // "What is beta and what is mine?"
  [
    /(?<=^\W*what(?:'s| is) (?:an? |the )?)([\p{L}/ -]{2,30}?),? and what(?:'s| is) (?:mine|my own)(?=\s*[?.!]*$)/giu,
    "$1? What is my $1",
  ],
  // "Five more Microsoft shares" are five shares.
  [
    /(?<=(?<!\p{L})(?:bought|buy|sold|sell|add|added) (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)) more(?= (?!than))/giu,
    "",
  ],
  // "And which has dragged" asks for the other end.
  [
    /(?<=(?<!\p{L})best(?!\p{L})[^?.!]*),? and (?:which|what)(?: one| of them)?(?: has| have)? dragged(?: (?:it|me|the portfolio|my portfolio))?(?: down)?(?=\s*[?.!]*$)/giu,
    " and which the worst",
  ],
  // Two lists side by side are two questions.
  [
    /(?<=^\W*(?:how (?:has|have|did) )?)my (?:watch ?list|watched (?:stocks|symbols)) (done|do|performed?|moved?|fared?) (?:compared (?:to|with)|against|versus|vs\.?|relative to) (?:what (?:i|we) (?:actually |really )?(?:own|hold|have)|my (?:actual )?(?:portfolio|holdings|positions|own stocks))([^?.!]*)/giu,
    "my watchlist $1$2? How has my portfolio done$2",
  ],
  [/(?<![\p{L}@$])lvls?(?!\p{L})/giu, "level"],
  [/(?<![\p{L}@$])qty(?!\p{L})/giu, "quantity"],
  [/(?<![\p{L}@$])acct(s?)(?!\p{L})/giu, "account$1"],
  [/(?<![\p{L}@$])pos size(?!\p{L})/giu, "position size"],
  [/(?<![\p{L}@$])inst(?= (?:holders|owners|ownership))/giu, "institutional"],
  [/(?<![\p{L}@$])avg(?!\p{L})/giu, "average"],
  [/(?<![\p{L}@$])(?:def|defn)(?=\s*[?.!]*$)/giu, "definition"],
  [/(?<![\p{L}@$])econ(?: cal)?(?= (?:today|tomorrow|this|next|yesterday)|\s*[?.!]*$)/gu, "economic calendar"],
  [/(?<=\b(?:earnings|div|dividend|econ|economic|event|ipo) )cal(?![- ]?\p{L})/gu, "calendar"],
  [/^bt(?= .*(?:sma|ema|rsi|macd|cross|buy|sell|when))/gu, "backtest"],
  [/(?<![\p{L}@$])b ?& ?h(?!\p{L})/giu, "buy and hold"],
  [/(?<=[\d$€£][\d,.]*k? ?)\/ ?mo(?:nth)?(?!\p{L})/giu, " per month"],
  [/(?<![\p{L}@$])(?:rm|del)(?= .*(?:alerts?|watchlist|from (?:my )?wl)(?!\p{L}))/gu, "remove"],
  [/(?<![\p{L}@$])wl(?=\s*[?.!]*$)/giu, "watchlist"],
  [/(?<![\p{L}@$])(?:hi|high) ?\/ ?(?:lo|low)(?!\p{L})/giu, "high and low"],
  [/(?<![\p{L}@$])48[ -]?h(?:rs?|ours?)?(?!\p{L})/giu, "2 days"],
  [/(?<![\p{L}@$])24[ -]?h(?:rs?|ours?)?(?! (?:trading )?volume)(?!\p{L})/giu, "1 day"],
  [/(?<![\p{L}@$])loosers?(?!\p{L})/giu, "losers"],
  [/(?<=^|\p{L} )n(?= \p{L})/gu, "and"],
  [/(?<=\p{L} )w(?= \p{L})/gu, "with"],
  // The readers know what is "my".
  [/(?<![\p{L}@$])our(?!\p{L})/giu, "my"],
  [/(?<![\p{L}@$])ours(?!\p{L})/giu, "mine"],
  [/(?<=(?<![\p{L}])(?:did|do|have|had|would|will|can|could|should|if) )we(?![\p{L}'’])/giu, "i"],
  [/(?<![\p{L}@$])todays(?!\p{L})/giu, "today's"],
  [/(?<![\p{L}@$])oi(?!\p{L})/gu, "open interest"],
  [/(?<![\p{L}@$])iv(?!\p{L})/gu, "implied volatility"],
  [/(?<![\p{L}@$])(?:implied|imp) vol(?!\p{L})/giu, "implied volatility"],
  [/(?<![\p{L}@$])(?:realised|realized|hist(?:orical)?) vol(?!\p{L})/giu, "realised volatility"],
  [/(?<![\p{L}\p{N}])(\d{2,3})[- ]?(?:day |d )?d?(?:sma|ma)(?!\p{L})/giu, "$1 day average"],
  [/(?<!\p{L})w\/o(?!\p{L})/giu, "without"],
  [/(?<!\p{L})w\/(?=\s)/giu, "with"],
  [/(?<!\p{L})b\/c(?!\p{L})/giu, "because"],
  [/(?<![\p{L}@$])chg ?%|% ?chg(?!\p{L})/giu, "change"],
  [/(?<![\p{L}@$])chg(?!\p{L})/gu, "change"],
  [/(?<![\p{L}@$])mkt(?!\p{L})/giu, "market"],
  [/(?<![\p{L}@$])mkts(?!\p{L})/giu, "markets"],
  [/(?<!\p{L})year[- ]on[- ]year(?!\p{L})/giu, "year over year"],
  [/(?<![\p{L}@$])(?:yoy|y\/y)(?!\p{L})/giu, "year over year"],
  [/(?<![\p{L}@$])(?:qoq|q\/q)(?!\p{L})/giu, "quarter over quarter"],
  [/(?<![\p{L}@$-])(?:divs|divis|divvies|divvys?)(?!\p{L})/gu, "dividends"],
  [/(?<!\p{L})wall st(?!\p{L})\.?/giu, "wall street"],
  [/(?<![\p{L}@$])divi?(?!\p{L})/gu, "dividend"],
  [/(?<![\p{L}@$])div'y(?!\p{L})/gu, "dividend yield"],
  [/(?<![\p{L}@$])op(?= (?:margin|income|profit))/giu, "operating"],
  [/(?<![\p{L}@$])rev(?!\p{L})/gu, "revenue"],
  [/(?<![\p{L}@$])(?:acct|acc)(?!\p{L})/giu, "account"],
  [/(?<![\p{L}@$])accts(?!\p{L})/giu, "accounts"],
  [/(?<![\p{L}@$])(?:qtr|qtrly)(?!\p{L})/giu, "quarter"],
  [/(?<![\p{L}@$])qtrs(?!\p{L})/giu, "quarters"],
  [/(?<![\p{L}@$])yrs(?!\p{L})/giu, "years"],
  [/(?<![\p{L}@$])yr(?!\p{L})/giu, "year"],
  [/(?<![\p{L}@$])thru(?!\p{L})/giu, "through"],
  [/(?<![\p{L}@$])(?:hq'd|hq'ed)(?!\p{L})/giu, "headquartered"],
  [/(?<![\p{L}@$])avg\b\.?/giu, "average"],
  [/(?<![\p{L}@$])approx\b\.?/giu, "approximately"],
  [/(?<![\p{L}@$])est\b\.?(?= |$)/gu, "estimate"],
  [/(?<![\p{L}@$])perf(?!\p{L})/giu, "performance"],
  [/(?<![\p{L}@$])ylds?(?!\p{L})/giu, "yield"],
  [/(?<![\p{L}@$])(?:shrs|shs)(?!\p{L})/giu, "shares"],
  [/(?<![\p{L}@$])econ(?!\p{L})/gu, "economic"],
  [/(?<![\p{L}@$])(rsi|sma|ema|atr|adx|cci|mfi)(\d{1,3})(?![\p{L}\p{N}])/giu, "$1 $2"],
  [/(?<![\p{L}@$])px(?!\p{L})/gu, "price"],
  [/(?<![\p{L}@$])(?:rets|rtns?)(?!\p{L})/gu, "return"],
  [/(?<![\p{L}@$])posns?(?!\p{L})/gu, "positions"],
  [/(?<![\p{L}@$])(?:txns?|trxs?|xacts?)(?!\p{L})/giu, "transactions"],
  [/(?<![\p{L}@$])vola(?!\p{L})/giu, "volatility"],
  [/(?<![\p{L}@$])(?:cos|comps)(?!\p{L})/gu, "companies"],
  [/(?<![\p{L}@$])hist(?= (?:price|dividend|return|data))/gu, "historical"],
  [/(?<![\p{L}@$])mgmt(?!\p{L})/giu, "management"],
  [/(?<![\p{L}@$])rn(?!\p{L})/gu, "now"],
  [/(?<![\p{L}@$])(?:alot|alott)(?!\p{L})/giu, "a lot"],
  [/(?<![\p{L}@$])(?:bday|bdays)(?!\p{L})/gu, "trading days"],
  [/(?<![\p{L}@$])amts?(?!\p{L})/gu, "amount"],
  [/(?<![\p{L}@$])ann(?= (?:return|yield|volatility))/gu, "annual"],
  [/(?<![\p{L}@$])atm(?= (?:implied|put|call|straddle|option|strike))/gu, "at the money"],
  [/(?<=(?<![\p{L}\p{N}.,])[$€£]?\d{1,3}) (?:thousand|grand)(?!\p{L})/giu, "000"],
  [/(?<![\p{L}\p{N}.])a (?:thousand|grand)(?!\p{L})/giu, "1000"],
  [/(?<![\p{L}\p{N}.])a hundred(?!\p{L})/giu, "100"],
  [/(?<![\p{L}\p{N}.])a million(?!\p{L})/giu, "1000000"],
  [/(?<=(?:annuali[sz]ed|implied|historical|realized|daily|portfolio) )vol(?!\p{L})/giu, "volatility"],
  [/(?<![\p{L}\p{N}$€£.])(1|3|6|9|12|18|24|36) ?m(?![\p{L}\p{N}])/giu, "$1 months"],
  [/(?<![\p{L}@$])fwd(?!\p{L})/giu, "forward"],
  [/(?<![\p{L}@$])max dd(?!\p{L})/giu, "maximum drawdown"],
  [/(?<![\p{L}@$])vol(?!\p{L})/gu, "volume"],
  [/(?<![\p{L}@$])tgt(?!\p{L})/giu, "target"],
  [/(?<![\p{L}@$])fundies(?!\p{L})/giu, "fundamentals"],
  [/(?<![\p{L}@$])(?:portf|pf|ptf)(?!\p{L})/giu, "portfolio"],
  [/(?<=\b(?:my|of|the|whole|full|in) )port(?!\p{L})/giu, "portfolio"],
  [/(?<=\b(?:this|next|last|current|previous|prior|prev|latest) )q(?![\p{L}\d])/giu, "quarter"],
  [/(?<!\p{L})calendar (?=(?:year|month|quarter|week)s?(?!\p{L}))/giu, ""],
  [/(?<![\p{L}@$])0 ?dte(?!\p{L})/giu, "nearest expiry"],
  [/(?<=\p{L}|\s)\s\+\s(?=\p{L})|\s&\s(?=\p{Ll})/giu, " and "],
];

/** Sounds and words of somebody who speaks and looks for the next word. */
const fillers: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}@$])(?:[Uu][mh]+|[Ee]r+m?|[Hh]mm+)(?!\p{L}),? ?/gu, ""],
  [/(?<=\p{L}),? you know(?=[,.?!]?(?: (?!how|what|where|when|who|why|which|if|the|about|any|of)|$))/giu, ""],
  [
    /(?<=(?<!\p{L})(?:in|at|for|so|to|was|just|and|by|of|on|since|over|from|(?:do|can|could) (?:i|you)) )like (?=\p{L}|\d)/giu,
    "",
  ],
  [/(?<!\p{L})(?:kind of|sort of|kinda|sorta) (?=\p{L})/giu, ""],
  // "What's what's", "add add", "or or": said twice. "Had had" is good English.
  [/(?<![\p{L}\p{N}'])((?!had|that|so|very|well|bye|twenty)\p{L}[\p{L}']*)(?: \1)+(?![\p{L}\p{N}'])/gu, "$1"],
];
/** Letters that a name or a term is spelled with. */
const spelled: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})s (?:and|&|n) p(?: (?:five hundred|500))?(?! global)(?!\p{L})/giu, "S&P 500"],
  [/(?<!\p{L})c p i(?!\p{L})/giu, "CPI"],
  [/(?<!\p{L})g d p(?!\p{L})/giu, "GDP"],
  [/(?<!\p{L})p e(?= ratio|\s*[?.!,]|$)/giu, "P/E"],
  [/(?<!\p{L})e p s(?!\p{L})/giu, "EPS"],
  [/(?<!\p{L})r s i(?!\p{L})/giu, "RSI"],
  [/(?<!\p{L})e t f(s?)(?!\p{L})/giu, "ETF$1"],
];
const counted = "percent|per cent|%|dollars?|euros?|pounds?|francs?|yen|bucks?|shares?|more(?! than)";

/** The text without the sounds and repetitions of speech. */
export function withoutFillers(text: string): string {
  return fillers.reduce((result, [pattern, words]) => result.replaceAll(pattern, words), text);
}

/** The text with short forms written out: "52w high", "mkt open?", "w/ dividends", "fifty two weeks". */
export function writtenOut(text: string): string {
  const plain = spelled.reduce(
    (result, [pattern, words]) => result.replaceAll(pattern, words),
    withoutFillers(daysInDigits(text)),
  );
  // Readers of times know the numbers up to twelve as words.
  const halved = plain.replaceAll(
    /(?<![\p{L}\p{N}])(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2}) and a half(?= ?(?:percent|per cent|%))/giu,
    (_, value: string) => `${inDigits(`${value} percent`, "percent", { min: 1 }).split(" ")[0] ?? value}.5`,
  );
  const inParts = inDigits(halved, "percent|per cent|%|lakhs?|crores?", { min: 1 });
  const inNumbers = numbersInDigits(inDigits(inParts, counted, { min: 2 }), { min: 13 }).replaceAll(
    /(?<![\p{L}\p{N}.,])(\d+(?:\.\d+)?) (lakh|crore)s?(?!\p{L})/giu,
    (_, value: string, unit: string) => String(Math.round(Number(value) * (/^l/i.test(unit) ? 1e5 : 1e7))),
  );
  return forms.reduce((result, [pattern, words]) => result.replaceAll(pattern, words), inNumbers).trim();
}
