const tradingDays = { day: 1, week: 5, month: 21, quarter: 63, year: 252 } as const;
const counts = ["a", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

/** "And kept it for a month": how long a position is held. */
const kept =
  /,? (?:and (?:then )?)?(?:kept|keep|keeping|held|hold|holding) (?:it|them|that|the (?:shares|position)) for (an?|\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:trading )?(day|week|month|quarter|year)s?\b/i;
/** "Hold MSFT only while it is above its average, otherwise cash". */
const onlyWhile =
  /\b(?:hold|own|stay in|be in|invest in) (?:(\S+) )?only (?:while|when|as long as|if) (.+?)(?:,? (?:and )?(?:otherwise|else)(?: (?:in|hold|go (?:in)?to|stay in|be in))? (?:in )?cash)?(?=,? (?:from|since|between|over|for|during|in) |[.?!]*\s*$)/i;
const averages = String.raw`((?:(?:simple|exponential) )?moving averages?|[se]?ma|averages?)`;
/** "Moving average crossover 50/200". */
const pairBehind = new RegExp(
  String.raw`\b${averages} cross(?:over|ing|es)?s? (?:of )?(?:the )?(\d{1,3}) ?(?:\/|and|-) ?(\d{1,3})(?:[- ]days?)?(?![\d/])`,
  "i",
);
/** "An RSI strategy, buy below 30 and sell above 70". */
const bandsOf =
  /\ban? (rsi|cci|mfi|stochastic)(?: strategy| rule)?( (?:on|for|with) \S+?)?[,:]? (?:that )?buy(?:s|ing)? (?:below|under|at) (-?\d+(?:\.\d+)?),? (?:and )?sell(?:s|ing)? (?:above|over|at) (-?\d+(?:\.\d+)?)/i;
/** The opposite of an entry is what a rule without an exit gets. */
const crossingBack =
  /,? (?:and )?(?:then )?sell(?:s|ing)?(?: (?:it|them))? (?:again )?(?:when|once|if|as) (?:it|they|that|the average|the averages) cross(?:es)? back(?: (?:below|under|down|again))?/i;
const askedOutcome =
  /,? (?:and )?(?:how|what) (?:would|did|does) (?:that|it|this|i) (?:have )?(?:gone|done|worked(?: out)?|performed|fared|turned out|made)\b/i;

/** A rule in everyday words in the words of the rules' reader. A sentence without one stays as it is. */
export function plainRule(text: string): string {
  return text
    .replace(kept, (_, count: string, unit: string) => {
      const number = /^\d/.test(count) ? Number(count) : Math.max(1, counts.indexOf(count.toLowerCase()));
      return `, sell after ${String(number * tradingDays[unit.toLowerCase() as keyof typeof tradingDays])} days`;
    })
    .replace(
      onlyWhile,
      (_, symbol: string | undefined, condition: string) =>
        `buy ${symbol === undefined ? "" : `${symbol} `}when ${condition}`,
    )
    .replace(pairBehind, (_, name: string, fast: string, slow: string) => `${fast}/${slow} ${name} crossover`)
    .replace(
      bandsOf,
      (_, name: string, where: string | undefined, low: string, high: string) =>
        `${(where ?? "").trim()} buy when ${name} falls below ${low}, sell when ${name} rises above ${high}`,
    )
    .replace(crossingBack, "")
    .replace(askedOutcome, "");
}
