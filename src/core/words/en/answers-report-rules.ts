import type { Texts } from "../texts.ts";
import type { Writing } from "../writing.ts";
import { labels } from "./answers-labels.ts";
import { values } from "./answers-values.ts";

type OfSource<Names extends string> = Texts<Names | "source">;

const conflictNames = {
  trailing: { ratio: labels.pe, earnings: "earnings per share" },
  forward: { ratio: "Forward P/E", earnings: "expected earnings per share" },
};

/** Rules of a research report, and what follows from them. `source` is the mark of a source: "[2]". */
export const reportRules = (writing: Writing) => {
  const { number } = values(writing);
  return {
    title: (symbol: string) => `Rules about ${symbol}`,
    names: {
      trend: "Trend",
      momentum: "Momentum",
      revenueGrowth: "Revenue growth",
      operatingMargin: labels.operatingMargin,
      freeCashFlowYield: "Free cash flow yield",
      expectedGrowth: "Expected earnings growth per share",
      debtToEquity: "Debt",
      targetDistance: "Mean analyst target",
      beats: "Earnings beats",
      mood: "Mood from news",
    },
    texts: {
      trend: "The close against the mean of the last 200: 1 above, −1 below, 0 within 2 %.",
      momentum: "Change over 126 trading days without the last 21: 1 from 5 %, 2 from 20 %, and the same downwards.",
      signal: "Strong Sell −2 to Strong Buy 2, as the signal says.",
      revenueGrowth: "Revenue compared with the year before: 1 at 8 % or more, −1 at 0 % or less.",
      operatingMargin: "Operating margin: 1 at 15 % or more, −1 at 0 % or less.",
      freeCashFlowYield: "One year's free cash flow over market capitalisation: 1 at 5 % or more, −1 at 1 % or less.",
      expectedGrowth:
        "Earnings per share expected for the current fiscal year, compared with the year before: 1 at 10 % or more, −1 at −5 % or less.",
      debtToEquity: "Debt to equity: −1 at 200 % or more, 1 at 60 % or less.",
      targetDistance: "Mean price target compared with the price: 1 at 15 % or more above, −1 at 0 % or less.",
      beats: "Share of the last four reports that beat the estimate: 1 at 75 % or more, −1 at 25 % or less.",
      mood: "Mean tone of the stories of seven days, 0 to 1: 1 from 0.65 on, −1 from 0.35 down; three stories at least.",
    },
    reasons: {
      notReported: "The figure is not reported.",
      pastNotKept: "Past figures as they were known then are not kept, so its hit rate can't be counted.",
      fewStories: "Fewer than three stories in seven days.",
      toneNotKept: "The tone of past stories was not kept for long enough.",
      fewCloses: "Too few daily closes.",
      noSignal: "No signal.",
    },
    labels: {
      threshold: (name: string) => `${name}, threshold`,
      closeSixMonthsAgo: "Close six months ago",
      points: (name: string) => `Points of ${name}`,
      score: "Score",
      counted: "Rules that count",
      withoutEdge: "Rules without a confirmed edge",
      rules: "Rules",
      highestTarget: "Highest price target against the price",
      lowestTarget: "Lowest price target against the price",
      quarters: "Past quarters that don't overlap",
      drift: "Mean change of a past quarter",
      changeFrom: (name: string) => `${name} range, change from`,
      changeTo: (name: string) => `${name} range, change to`,
      from: (name: string) => `${name} range, from`,
      to: (name: string) => `${name} range, to`,
    },
    companyFinding: ({ name, symbol, value, source }: OfSource<"name" | "symbol" | "value">) =>
      `**${name}** of ${symbol}: ${value} ${source}.`,
    moodFinding: ({ symbol, value, source }: OfSource<"symbol" | "value">) =>
      `**Mood from news** about ${symbol}: ${value}, where half is neutral ${source}.`,
    trendFinding: ({
      symbol,
      value,
      average,
      past,
      source,
    }: OfSource<"symbol" | "value" | "average"> & { readonly past: string | undefined }) =>
      `**Trend**: ${symbol} closed ${value} from its 200-day average of ${average}${past === undefined ? "" : `; ${past}`} ${source}.`,
    momentumFinding: ({
      symbol,
      value,
      past,
      source,
    }: OfSource<"symbol" | "value"> & { readonly past: string | undefined }) =>
      `**Momentum**: ${symbol} changed by ${value} over six months without the last one${past === undefined ? "" : `; ${past}`} ${source}.`,
    signalFinding: ({
      name,
      value,
      signal,
      past,
      source,
    }: OfSource<"name" | "value" | "signal"> & { readonly past: string | undefined }) =>
      `**${name}**: ${value} on daily bars is ${signal}${past === undefined ? "" : `; ${past}`} ${source}.`,
    targetFinding: ({ isHighest, value, source }: OfSource<"value"> & { readonly isHighest: boolean }) =>
      `**${isHighest ? "Highest" : "Lowest"} price target**: ${value} against the price ${source}.`,
    rangeFinding: ({ symbol, isLow, value, source }: OfSource<"symbol" | "value"> & { readonly isLow: boolean }) =>
      `**Range of 52 weeks**: ${symbol} is ${value} from its 52-week ${isLow ? "low" : "high"} ${source}.`,
    fallFinding: ({ value, source }: OfSource<"value">) => `**Deepest fall** in five years: ${value} ${source}.`,
    falsifiers: {
      company: ({
        name,
        symbol,
        threshold,
        isBelow,
        value,
        source,
      }: OfSource<"name" | "symbol" | "threshold" | "value"> & { readonly isBelow: boolean }) =>
        `**${name}** of ${symbol} at the threshold of ${threshold} or ${isBelow ? "less" : "more"}; the ${name.toLowerCase()} is ${value} now ${source}.`,
      trend: ({ symbol, isBelow, average, source }: OfSource<"symbol" | "average"> & { readonly isBelow: boolean }) =>
        `**Trend**: a close of ${symbol} ${isBelow ? "below" : "above"} its 200-day average, now ${average} ${source}.`,
      macd: ({ isBelow, value, source }: OfSource<"value"> & { readonly isBelow: boolean }) =>
        `**MACD**: its line ${isBelow ? "below" : "above"} zero on daily bars; it is at ${value} ${source}.`,
      low: ({ symbol, value, source }: OfSource<"symbol" | "value">) =>
        `**Low**: a close of ${symbol} below its 52-week low of ${value} would speak against a good view ${source}.`,
      high: ({ symbol, value, source }: OfSource<"symbol" | "value">) =>
        `**High**: a close of ${symbol} above its 52-week high of ${value} would speak against a bad view ${source}.`,
      bearRange: ({ symbol, value, source }: OfSource<"symbol" | "value">) =>
        `**Bear range**: a close of ${symbol} under ${value} within a quarter ${source}.`,
    },
    verdict: {
      isRated: ({ symbol, verdict, source }: OfSource<"symbol" | "verdict">) =>
        `By rule, ${symbol} is **${verdict}** ${source}.`,
      scored: ({ score, counted, rules, source }: OfSource<"score" | "counted" | "rules">) =>
        `The score is ${score}, from ${counted} rules that count, of ${rules} rules ${source}.`,
      leftOut: ({ many, source }: OfSource<"many">) =>
        `Rules left out because they have no confirmed edge over the base rate: ${many} ${source}.`,
      arithmetic: ({
        votes,
        total,
        score,
      }: {
        readonly votes: readonly { readonly weight: number; readonly points: number }[];
        readonly total: number;
        readonly score: number;
      }) =>
        `(${votes.map(({ weight, points }) => `${number(weight)} × ${number(points)}`).join(" + ")}) ÷ ${number(total)} = ${number(score)}`,
      noSignal: "No rule has a signal.",
      noneCounts: "No rule counts.",
      limits: {
        coverage:
          "Not enough evidence for more. A verdict leaves Hold only when price, fundamentals and estimates are covered.",
        "few-rules": "Not enough evidence for more. Too few rules count: those without a confirmed edge are left out.",
        unmeasured:
          "The score alone reads strong. No rule with a confirmed edge supports it, so the verdict stops a step earlier.",
      },
      unmeasuredOnly:
        "Only rules whose past can't be measured count in it, so nothing is known about how often such a verdict is right.",
    },
    coverage: {
      price: {
        text: ({ count, date, needed, source }: OfSource<"count" | "needed"> & { readonly date: string | undefined }) =>
          `${count} daily closes${date === undefined ? "" : ` to ${date}`}, ${needed} needed ${source}.`,
        missing: "Price: too few daily closes, or none of the last days.",
        there: "Number of daily closes",
        needed: "Number of daily closes that a verdict needs",
        date: "Newest close",
      },
      fundamentals: {
        text: ({ count, date, needed, source }: OfSource<"count" | "needed"> & { readonly date: string | undefined }) =>
          `${count} quarters reported${date === undefined ? "" : ` to ${date}`}, ${needed} needed ${source}.`,
        missing: "Fundamentals: too few quarters reported, or none lately.",
        there: "Number of quarters reported",
        needed: "Number of quarters reported that a verdict needs",
        date: "End of the newest period",
      },
      estimates: {
        text: ({ count, date, needed, source }: OfSource<"count" | "needed"> & { readonly date: string | undefined }) =>
          `${count} analysts with an estimate for the year${date === undefined ? "" : ` ending ${date}`}, ${needed} needed ${source}.`,
        missing: "Estimates: too few analysts expect earnings for a year that hasn't ended.",
        there: "Number of analysts with an estimate for the year",
        needed: "Number of analysts with an estimate for the year that a verdict needs",
        date: "End of the year expected",
      },
    },
    tooOld: "That is too old.",
    record: {
      title: "Verdicts of your reports",
      from: "First verdict",
      verdicts: "Verdicts",
      holds: "Hold verdicts",
      open: "Verdicts whose half year isn't over",
      right: "Right verdicts",
      scored: "Scored verdicts",
      low: "Lower end of the 95 % interval",
      high: "Upper end of the 95 % interval",
      kept: ({ from, verdicts, holds, open, source }: OfSource<"from" | "verdicts" | "holds" | "open">) =>
        `Since ${from}: verdicts in the reports you kept ${verdicts}, of them Hold ${holds}, still open ${open} ${source}.`,
      outcome: ({
        hits,
        scored,
        hitRate,
        low,
        high,
        baseRate,
        source,
      }: OfSource<"hits" | "scored" | "hitRate" | "low" | "high" | "baseRate">) =>
        `Right half a year later: ${hits} of ${scored}, or ${hitRate}, interval ${low} to ${high}, base rate ${baseRate} ${source}.`,
    },
    scenarios: {
      names: { Bear: "Bear", Base: "Base", Bull: "Bull" },
      range: ({ low, high, quarters, source }: OfSource<"low" | "high" | "quarters">) =>
        `${low} to ${high} in a quarter, from ${quarters} past quarters without their drift ${source}.`,
      derivation: ({ symbol, days, from, to, quarters }: Texts<"symbol" | "days" | "from" | "to" | "quarters">) =>
        `From changes over ${days} trading days (about a quarter) of ${symbol} from ${from} to ${to}, less their mean, so that the drift of those years isn't read as a forecast. Base is the middle half; Bear and Bull reach to the 5th and 95th percentile. ${quarters} quarters of them don't overlap. These are widths, not chances.`,
    },
    conflicts: {
      title: (symbol: string) => `Contradictions about ${symbol}`,
      names: conflictNames,
      product: ({
        kind,
        ratio,
        earnings,
        product,
      }: Texts<"ratio" | "earnings" | "product"> & { readonly kind: "trailing" | "forward" }) =>
        `${conflictNames[kind].ratio} ${ratio} × ${conflictNames[kind].earnings} ${earnings} is ${product}.`,
      gap: ({ isBelow, gap, price, source }: OfSource<"gap" | "price"> & { readonly isBelow: boolean }) =>
        `That is ${gap} ${isBelow ? "below" : "above"} the price, ${price} ${source}. Neither counts in the verdict.`,
      productOf: (ratio: string, earnings: string) => `${ratio} times ${earnings}`,
      gapToPrice: "Gap to the price",
    },
    warnings: {
      againstVerdict: ({ verdict, title, rating }: Texts<"verdict" | "title" | "rating">) =>
        `The verdict is ${verdict}, while “${title}” is ${rating}. They follow different rules. Decide which matters to you.`,
      twoValues: ({
        label,
        symbol,
        before,
        beforeTitle,
        value,
        title,
      }: Texts<"label" | "before" | "beforeTitle" | "value" | "title"> & { readonly symbol: string | null }) =>
        `${label}${symbol === null ? "" : ` of ${symbol}`} is ${before} in “${beforeTitle}” and ${value} in “${title}”. The value changed while the report was created.`,
      otherRating: ({ title, rating, verdict }: Texts<"title" | "rating"> & { readonly verdict: string | null }) =>
        `The text of “${title}” says ${rating}, while ${verdict === null ? "there is no verdict" : `the verdict is ${verdict}`}.`,
      promised: ({ words, title }: Texts<"title"> & { readonly words: readonly string[] }) =>
        `${words.map((word) => `“${word}”`).join(", ")} in “${title}”: nobody can promise that, so the sentence was taken out.`,
      onlyPromises: "Only promises were written, and they were taken out",
    },
  };
};
