import type { Fact } from "#core/grounding/evidence.ts";
import * as as from "./number-formats.ts";
import type { NumberFormat } from "./number-formats.ts";
import type { Company, NumberWorld } from "./number-world.ts";
import type { Random } from "./random.ts";

/** A number of a sentence: which fact it states, and how. */
export interface Stated {
  readonly fact: Fact;
  readonly format: NumberFormat;
}
/** A word that can be swapped for one that makes the sentence false. */
export interface Turned {
  readonly turn: "company" | "period" | "sign" | "measure";
  readonly text: string;
  readonly other: string;
  /** Which numbers become false: those of these facts; left out: all. */
  readonly of?: readonly Fact[];
}
export type Part = string | Stated | Turned;
type Sentence = (world: NumberWorld, random: Random) => readonly Part[];

const say = (texts: TemplateStringsArray, ...parts: readonly Part[]): readonly Part[] =>
  texts.flatMap((text, index) => [text, ...(index < parts.length ? [parts[index] as Part] : [])]);
const n = (fact: Fact | undefined, format: NumberFormat): Stated => {
  if (fact === undefined) throw new Error("no such fact");
  return { fact, format };
};
const way = (fact: Fact | undefined, up: string, down: string): Turned => {
  const isUp = (fact?.value ?? 0) >= 0;
  return { turn: "sign", text: isUp ? up : down, other: isUp ? down : up, of: fact === undefined ? [] : [fact] };
};
const two = (world: NumberWorld, random: Random): [Company, Company, Company] => {
  const [a, b, c] = random.shuffled(world.companies);
  if (a === undefined || b === undefined || c === undefined) throw new Error("too few companies");
  return [a, b, c];
};
/** A company by name or symbol; its other is one that no number of the sentence belongs to. */
const who = (company: Company, other: Company, random: Random, facts?: readonly Fact[]): Turned => {
  const form = random.one(["symbol", "name", "both"]);
  const written = ({ subject, name }: Company) =>
    form === "symbol" ? subject.symbol : form === "name" ? name : `${name} (${subject.symbol})`;
  return {
    turn: "company",
    text: written(company),
    other: written(other),
    ...(facts === undefined ? {} : { of: facts }),
  };
};
const when = (text: string, other: string, of?: readonly Fact[]): Turned => ({
  turn: "period",
  text,
  other,
  ...(of === undefined ? {} : { of }),
});

const about =
  (
    make: (company: Company, name: Turned, random: Random, other: Company, world: NumberWorld) => readonly Part[],
  ): Sentence =>
  (world, random) => {
    const [company, , other] = two(world, random);
    return make(company, who(company, other, random), random, other, world);
  };
const ofTwo =
  (make: (a: Company, b: Company, names: [Turned, Turned], random: Random) => readonly Part[]): Sentence =>
  (world, random) => {
    const [a, b, c] = two(world, random);
    const own = (company: Company) => Object.values(company.facts);
    return make(a, b, [who(a, c, random, own(a)), who(b, c, random, own(b))], random);
  };

/** Sentences as models and people write them. */
export const sentences: Readonly<Record<string, Sentence>> = {
  "trades at": about(({ facts }, name) => say`${name} trades at ${n(facts.price, as.price)}.`),
  "is now": about(({ facts }, name) => say`At the moment, ${name} is at ${n(facts.price, as.price)} per share.`),
  "price, change": about(
    ({ facts }, name) =>
      say`${name}’s price is ${n(facts.price, as.price)}, ${way(facts.change, "up", "down")} ${n(facts.change, as.percent)} today.`,
  ),
  "price (change)": about(
    ({ facts }, name) =>
      say`${name} last traded at **${n(facts.price, as.price)}** (${n(facts.change, as.signedPercent)}).`,
  ),
  "rose to": about(
    ({ facts }, name) =>
      say`Shares of ${name} ${way(facts.change, "rose", "fell")} ${n(facts.change, as.percent)} to ${n(facts.price, as.price)}.`,
  ),
  "from to": about(
    ({ facts }, name) =>
      say`${name} moved from ${n(facts.previous, as.price)} to ${n(facts.price, as.price)} (${n(facts.change, as.signedPercent)}).`,
  ),
  "gained today": about(
    ({ facts }, name) => say`${name} ${way(facts.change, "gained", "lost")} ${n(facts.change, as.percent)} today [1].`,
  ),
  "move in money": about(
    ({ facts }, name) =>
      say`${name} is ${way(facts.changeAmount, "up", "down")} ${n(facts.changeAmount, as.price)} on the day.`,
  ),
  "up on": about(
    ({ facts }, name) =>
      say`Today’s move of ${n(facts.change, as.signedPercent)} puts ${name} at ${n(facts.price, as.price)}.`,
  ),
  "previous close": about(({ facts }, name) => say`The previous close of ${name} was ${n(facts.previous, as.price)}.`),
  "market cap": about(({ facts }, name) => say`${name} has a market cap of ${n(facts.cap, as.large)}.`),
  "valued at": about(
    ({ facts }, name) => say`With a market value of ${n(facts.cap, as.large)}, ${name} is among the largest.`,
  ),
  "cap and multiple": about(
    ({ facts }, name) =>
      say`${name}'s market cap is ${n(facts.cap, as.large)} and its P/E is ${n(facts.pe, as.plain)}.`,
  ),
  multiples: about(
    ({ facts }, name) =>
      say`${name} has a P/E of ${n(facts.pe, as.plain)} and a forward P/E of ${n(facts.forwardPe, as.plain)}.`,
  ),
  "times earnings": about(({ facts }, name) => say`${name} trades at ${n(facts.pe, as.multiple)} earnings.`),
  forward: about(
    ({ facts }, name) => say`On a forward P/E of ${n(facts.forwardPe, as.plain)}, ${name} is priced for growth.`,
  ),
  "beta yield": about(
    ({ facts }, name) =>
      say`${name}: beta ${n(facts.beta, as.twoPlaces)}, dividend yield ${n(facts.yield, as.percent)}.`,
  ),
  yields: about(({ facts }, name) => say`${name} yields ${n(facts.yield, as.percent)}.`),
  "a yield": about(
    ({ facts }, name) => say`A ${n(facts.yield, as.percent)} dividend yield makes ${name} an income stock.`,
  ),
  volume: about(({ facts }, name) => say`Volume in ${name} was ${n(facts.volume, as.shares)} shares.`),
  range: about(
    ({ facts }, name) =>
      say`${name} traded between ${n(facts.low, as.price)} and ${n(facts.high, as.price)} over 52 weeks.`,
  ),
  "range dash": about(
    ({ facts }, name) => say`52-week range of ${name}: ${n(facts.low, as.price)}–${n(facts.high, as.price)}`,
  ),
  "high low": about(
    ({ facts }, name) =>
      say`${name}'s 52-week high is ${n(facts.high, as.price)} and its 52-week low ${n(facts.low, as.price)}.`,
  ),
  "from its high": about(
    ({ facts }, name) =>
      say`At ${n(facts.price, as.price)}, ${name} stands below its 52-week high of ${n(facts.high, as.price)}.`,
  ),
  "quarter revenue": about(
    ({ facts }, name) => say`${name} had revenue of ${n(facts.revenueQ3, as.large)} in ${when("Q3 2025", "Q2 2025")}.`,
  ),
  "quarter first": about(
    ({ facts }, name) =>
      say`In the ${when("third quarter", "second quarter")}, ${name} made ${n(facts.revenueQ3, as.large)} in revenue.`,
  ),
  "quarter against": about(
    ({ facts }, name) =>
      say`${name}'s revenue rose from ${n(facts.revenueQ2, as.large)} in Q2 to ${n(facts.revenueQ3, as.large)} in Q3.`,
  ),
  "year revenue": about(
    ({ facts }, name) => say`Revenue of ${name} was ${n(facts.revenue2025, as.large)} in ${when("FY2025", "FY2024")}.`,
  ),
  years: about(
    ({ facts }, name) =>
      say`${name}'s revenue was ${n(facts.revenue2024, as.large)} in FY2024 and ${n(facts.revenue2025, as.large)} in FY2025.`,
  ),
  "years in list": about(
    ({ facts }, name) =>
      say`In fiscal 2024 and fiscal 2025 ${name} had sales of ${n(facts.revenue2024, as.large)} and ${n(facts.revenue2025, as.large)}.`,
  ),
  growth: about(
    ({ facts }, name) =>
      say`${name}'s revenue ${way(facts.revenueGrowth, "grew", "fell")} ${n(facts.revenueGrowth, as.percent)} in Q3.`,
  ),
  margins: about(
    ({ facts }, name) =>
      say`In Q3 ${name}'s gross margin was ${n(facts.grossMargin, as.percent)} and its operating margin ${n(facts.operatingMargin, as.percent)}.`,
  ),
  profit: about(({ facts }, name) => say`${name} earned a net income of ${n(facts.netIncome, as.large)} in Q3 FY25.`),
  eps: about(({ facts }, name) => say`EPS of ${name} in Q3 was ${n(facts.eps, as.price)}.`),
  "eps estimate": about(
    ({ facts }, name) =>
      say`Analysts expect EPS of ${n(facts.epsEstimate, as.price)} from ${name} in ${when("Q1 2026", "Q3 2025")}; the estimate may change.`,
  ),
  surprise: about(
    ({ facts }, name) =>
      say`${name} ${way(facts.surprise, "beat", "missed")} the EPS estimate by ${n(facts.surprise, as.percent)} in Q3.`,
  ),
  target: about(
    ({ facts }, name) =>
      say`The mean price target for ${name} is ${n(facts.target, as.price)}, from ${n(facts.analysts, as.whole)} analysts.`,
  ),
  "debt cash": about(({ facts }, name) => say`${name} carries total debt of ${n(facts.debt, as.large)}.`),
  "free cash flow": about(
    ({ facts }, name) =>
      say`${name}'s free cash flow over the trailing twelve months was ${n(facts.freeCashFlow, as.large)}.`,
  ),
  "report date": about(({ facts }, name) => say`${name} next reports earnings on ${n(facts.report, as.date)}.`),
  "ex date": about(({ facts }, name) => say`The ex-date of ${name} is ${n(facts.exDate, as.date)}.`),
  rsi: about(({ facts }, name) => say`The RSI(14) of ${name} is ${n(facts.rsi, as.plain)}.`),
  averages: about(
    ({ facts }, name) =>
      say`${name} has a 50-day moving average of ${n(facts.sma50, as.price)} and a 200-day moving average of ${n(facts.sma200, as.price)}.`,
  ),
  "average and price": about(
    ({ facts }, name) =>
      say`At ${n(facts.price, as.price)}, ${name} is away from its 200-day average (${n(facts.sma200, as.price)}).`,
  ),
  macd: about(
    ({ facts }, name) =>
      say`${name}'s RSI is ${n(facts.rsi, as.plain)}; its volatility ${n(facts.volatility, as.percent)} a year.`,
  ),
  "six months": about(
    ({ facts }, name) =>
      say`${name} has ${way(facts.return6, "risen", "fallen")} ${n(facts.return6, as.percent)} over the past ${when("6 months", "month")}.`,
  ),
  "one month": about(
    ({ facts }, name) =>
      say`Over the past ${when("month", "six months")}, ${name} returned ${n(facts.return1, as.signedPercent)}.`,
  ),
  "year to date": about(
    ({ facts }, name) =>
      say`${name} is ${way(facts.returnYear, "up", "down")} ${n(facts.returnYear, as.percent)} ${when("year to date", "over 6 months")}.`,
  ),
  spans: about(
    ({ facts }, name) =>
      say`${name} returned ${n(facts.return1, as.signedPercent)} in one month and ${n(facts.return6, as.signedPercent)} in six months.`,
  ),
  weight: about(({ facts }, name) => say`${name} makes up ${n(facts.weight, as.percent)} of your portfolio [3].`),
  "of portfolio": about(({ facts }, name) => say`${n(facts.weight, as.percent)} of your portfolio is ${name}.`),
  "weight value": about(
    ({ facts }, name) =>
      say`Your position in ${name} is worth ${n(facts.value, as.amount)} (${n(facts.weight, as.percent)} of the portfolio).`,
  ),
  "shares held": about(
    ({ facts }, name) =>
      say`You hold ${n(facts.shares, as.whole)} shares of ${name} at an average cost of ${n(facts.cost, as.price)}.`,
  ),
  "gain of position": about(
    ({ facts }, name) =>
      say`Your ${name} position has an unrealised ${way(facts.gain, "gain", "loss")} of ${n(facts.gain, as.amount)}.`,
  ),
  "gain signed": about(({ facts }, name) => say`Unrealised gain on ${name}: ${n(facts.gain, as.signedAmount)}`),
  "move and mood": about(
    ({ facts }, name) =>
      say`${name} moves ${n(facts.move, as.percent)} on an average report; the news mood is ${n(facts.mood, as.twoPlaces)} from ${n(facts.stories, as.whole)} stories.`,
  ),
  "two prices": ofTwo(
    (a, b, [first, second]) =>
      say`${first} trades at ${n(a.facts.price, as.price)} and ${second} at ${n(b.facts.price, as.price)}.`,
  ),
  "two while": ofTwo(
    (a, b, [first, second]) =>
      say`${first} ${way(a.facts.change, "rose", "fell")} ${n(a.facts.change, as.percent)} today, while ${second} ${way(b.facts.change, "rose", "fell")} ${n(b.facts.change, as.percent)}.`,
  ),
  respectively: ofTwo(
    (a, b, [first, second]) =>
      say`${first} and ${second} have a P/E of ${n(a.facts.pe, as.plain)} and ${n(b.facts.pe, as.plain)}, respectively.`,
  ),
  compared: ofTwo(
    (a, b, [first, second]) =>
      say`${first}'s P/E of ${n(a.facts.pe, as.plain)} compares with ${n(b.facts.pe, as.plain)} for ${second}.`,
  ),
  than: ofTwo(
    (a, b, [first, second]) =>
      say`${first} has a higher beta (${n(a.facts.beta, as.twoPlaces)}) than ${second} (${n(b.facts.beta, as.twoPlaces)}).`,
  ),
  "two weights": ofTwo(
    (a, b, [first, second]) =>
      say`Your largest positions are ${first} with ${n(a.facts.weight, as.percent)} and ${second} with ${n(b.facts.weight, as.percent)}.`,
  ),
  pronoun: about(
    ({ facts }, name) =>
      say`${name} trades at ${n(facts.price, as.price)}. Its P/E is ${n(facts.pe, as.plain)}, and it yields ${n(facts.yield, as.percent)}.`,
  ),
  "the stock": about(
    ({ facts }, name) =>
      say`${name} ${way(facts.change, "rose", "fell")} today. The stock has a beta of ${n(facts.beta, as.twoPlaces)} and a market cap of ${n(facts.cap, as.large)}.`,
  ),
  heading: about(
    ({ facts }, name) => say`## ${name}

- **Price:** ${n(facts.price, as.price)}
- **P/E:** ${n(facts.pe, as.plain)}
- **Gross margin:** ${n(facts.grossMargin, as.percent)}
- Weight in your portfolio: ${n(facts.weight, as.percent)}`,
  ),
  "bold lead": about(
    ({ facts }, name) =>
      say`**${name}:** ${n(facts.price, as.price)}, P/E ${n(facts.pe, as.plain)}, RSI ${n(facts.rsi, as.plain)}, dividend yield ${n(facts.yield, as.percent)}.`,
  ),
  points: ofTwo(
    (a, b, [first, second]) => say`Compared:

- ${first}: P/E ${n(a.facts.pe, as.plain)}, market cap ${n(a.facts.cap, as.large)}
- ${second}: P/E ${n(b.facts.pe, as.plain)}, market cap ${n(b.facts.cap, as.large)}`,
  ),
  "nested points": ofTwo(
    (a, b, [first, second]) => say`- **${first}**
  - Price: ${n(a.facts.price, as.price)}
  - Beta: ${n(a.facts.beta, as.twoPlaces)}
- **${second}**
  - Price: ${n(b.facts.price, as.price)}
  - Beta: ${n(b.facts.beta, as.twoPlaces)}`,
  ),
  table: ofTwo(
    (a, b, [first, second]) => say`| Symbol | Price | P/E | Day change |
|---|---:|---:|---:|
| ${first} | ${n(a.facts.price, as.price)} | ${n(a.facts.pe, as.plain)} | ${n(a.facts.change, as.signedPercent)} |
| ${second} | ${n(b.facts.price, as.price)} | ${n(b.facts.pe, as.plain)} | ${n(b.facts.change, as.signedPercent)} |`,
  ),
  "turned table": ofTwo(
    (a, b, [first, second]) => say`| | ${first} | ${second} |
|---|---|---|
| Market cap | ${n(a.facts.cap, as.large)} | ${n(b.facts.cap, as.large)} |
| Forward P/E | ${n(a.facts.forwardPe, as.plain)} | ${n(b.facts.forwardPe, as.plain)} |
| Gross margin | ${n(a.facts.grossMargin, as.percent)} | ${n(b.facts.grossMargin, as.percent)} |`,
  ),
  "period table": about(
    ({ facts }, name) => say`### ${name}

| | Q2 2025 | Q3 2025 |
|---|---|---|
| Revenue | ${n(facts.revenueQ2, as.large)} | ${n(facts.revenueQ3, as.large)} |`,
  ),
  "small letters": (world, random) => {
    const [company, , other] = two(world, random);
    const long = (one: Company) =>
      one.subject.symbol.length > 2 && !["COST", "DIS"].includes(one.subject.symbol)
        ? one.subject.symbol.toLowerCase()
        : one.name;
    const name: Turned = { turn: "company", text: long(company), other: long(other) };
    return say`${name} has a p/e of ${n(company.facts.pe, as.plain)} and trades at ${n(company.facts.price, as.price)}`;
  },
  "portfolio total": ({ portfolio }) =>
    say`Your portfolio is worth ${n(portfolio.total, as.amount)}, ${way(portfolio.change, "up", "down")} ${n(portfolio.change, as.percent)} today.`,
  "portfolio gain": ({ portfolio }) =>
    say`Your portfolio ${way(portfolio.gain, "gained", "lost")} ${n(portfolio.gain, as.amount)} today.`,
  "portfolio counts": ({ portfolio }) =>
    say`You have ${n(portfolio.holdings, as.whole)} holdings and ${n(portfolio.cash, as.amount)} in cash.`,
  "portfolio drawdown": ({ portfolio }) =>
    say`The portfolio's max drawdown over one year was ${n(portfolio.drawdown, as.percent)}.`,
  "portfolio return": ({ portfolio }) =>
    say`Since January your portfolio's time-weighted return is ${n(portfolio.returnYear, as.signedPercent)}.`,
  "portfolio income": ({ portfolio }) =>
    say`Dividend income was ${n(portfolio.income, as.amount)} ${when("in 2025", "in 2024")}.`,
  "portfolio and company": (world, random) => {
    const [company, , other] = two(world, random);
    const { facts } = company;
    return say`Your portfolio is worth ${n(world.portfolio.total, as.amount)}. ${who(company, other, random, Object.values(facts))} is ${n(facts.weight, as.percent)} of it, worth ${n(facts.value, as.amount)}.`;
  },
  "long sentence": about(
    ({ facts }, name) =>
      say`Taken together, ${name} looks stretched: the price of ${n(facts.price, as.price)} is near the 52-week high of ${n(facts.high, as.price)}, the RSI is ${n(facts.rsi, as.plain)}, and the P/E stands at ${n(facts.pe, as.plain)} against a forward P/E of ${n(facts.forwardPe, as.plain)}.`,
  ),
  brackets: about(
    ({ facts }, name) =>
      say`${name} (P/E ${n(facts.pe, as.plain)}, beta ${n(facts.beta, as.twoPlaces)}, yield ${n(facts.yield, as.percent)}) is in your watchlist.`,
  ),
};
