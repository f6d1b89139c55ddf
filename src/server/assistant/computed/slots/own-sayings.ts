const months =
  "january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec";

/** Turns of phrase about what the user owns, with the words that the readers know for them. */
export const ownSayings: readonly (readonly [said: string, words: string])[] = [
  ["(?:the )?(?:total )?value of (?:everything|all)(?: that)? (?:i|we) (?:own|hold|have)", "value of my portfolio"],
  [
    "would i (?:have|'ve) (?:been|done|fared) (?:better|worse)(?: off)? (?:with|in|holding|buying|owning) (?:just |only |simply )?<s>(?: (?:instead of|than) (?:my (?:own )?(?:portfolio|stocks|shares|holdings|picks|investments)|what i (?:own|hold|have|bought)|that|this)| instead)?(?=\\s*[?.!]*$)",
    "my performance versus <s>",
  ],
  [
    "(?:dividend )?yield on (?:my|the) (?:purchase|buying|buy|entry|cost) (?:price|basis)|(?:dividend )?yield on what i paid",
    "my yield on cost",
  ],
  ["(?<n>dividends?|income|fees?|interest) so far(?=\\s*[?.!]*$)", "$<n> of all time"],
  [
    "(?:which|what) news (?:concerns?|affects?|touch(?:es)?) (?:the )?(?:companies|stocks|shares|names)",
    "news about the companies",
  ],
  [
    "what (?:part|portion|fraction|proportion) of my (?:holdings|portfolio|money|investments|assets|wealth)",
    "how much of my money",
  ],
  [
    "(?:can|could|may) i (?:show|see|have|view|display|get) (?:everything|all(?: amounts| figures| values)?|the whole app|the app) in (?:euros?|dollars?|pounds?|francs?|yen|eur|usd|gbp|chf|jpy)(?: (?:instead of|rather than|not) [\\p{L} ]{3,12})?(?=\\s*[?.!]*$)",
    "how do i change the currency",
  ],
  [
    "how much of (?:my|the) (?:total )?(?:gains?|returns?|profits?) (?:came|comes|has come|is|was) from (?:the )?(?:currency(?: changes| effects?| moves)?|currencies|exchange rates?|fx)(?: (?:rather than|and not|as opposed to) [^?.!]{2,30})?(?=\\s*[?.!]*$)",
    "my currency effect",
  ],
  [
    "how risky is my portfolio (?:compared (?:with|to)|versus|vs\\.?|against|relative to) the market",
    "beta of my portfolio",
  ],
  ["individual(?= (?:tax )?lots)", ""],
  // What a gain is made of; "came from Nvidia" is another question.
  [
    "how much of (?:my|the|that) (?:total )?(?:gains?|returns?|profits?) (?:came|comes|has come|is|was) from (?:(?:the|how much|came|comes|and|from|price|prices|rises?|moves?|changes?|dividends?|income|interest)(?:,? ))*(?:the )?(?:exchange rates?|currency(?: effects?)?|currencies|fx)(?:,? (?:the|how much|came|comes|and|from|price|prices|rises?|moves?|changes?|dividends?|income|interest))*",
    "my total gain and my currency effect",
  ],
  [
    "what would (?<x>[^?.!]{3,60}? (?:a|per|each|every) (?:day|week|month|quarter|year) (?:in|into|of|on) [^?.!]{2,60}?) (?:have (?:become|turned into|grown (?:in)?to|been worth)|be worth(?: now| today)?)",
    "if i put $<x>, what would it be worth",
  ],
  // One month against another are two times of one question.
  [
    `(?:in|during|of) (?<one>${months}) (?:vs\\.?|versus|against|compared (?:to|with)|relative to) (?:in )?(?<two>${months})`,
    "in $<one> and in $<two>",
  ],
  [
    "(?:un)?reali[sz]ed (?:and|vs\\.?|versus|against|compared (?:to|with)) (?:un)?reali[sz]ed (?:gains?|profits?|p&l)",
    "total gain",
  ],
  [
    "(?<=(?:my|our) )(?:two|three|four|five|six|seven|eight|nine|ten|\\d{1,2})(?= (?:stocks|holdings|positions|investments)(?! of)(?!\\p{L}))",
    "",
  ],
  ["(?<=correlated .{0,40})with (?:each|one another|each other)(?: other)?", ""],
  [
    "what (?:dividends?|dividend income|income)(?: payments?)? should (?:i|we) (?:be (?:receiving|getting|earning)|receive|get|earn|expect)",
    "what dividends will i receive",
  ],
  [
    "(?<=^\\W*(?:please )?(?:show|list|give)(?: me)? )only the(?= (?:sells|sales|buys|purchases|dividends|deposits|withdrawals|fees)(?!\\p{L}))",
    "my",
  ],
];
