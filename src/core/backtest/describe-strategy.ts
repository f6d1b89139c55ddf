import { describeOperand, numberWords } from "./describe-operand.ts";
import type { Comparison, Condition, Period, Protection, Sizing, Strategy } from "./strategy.ts";

/** Describes a strategy in English sentences, for lists, headlines and readers without the editor. */
export function describeStrategy(strategy: Strategy): string {
  switch (strategy.kind) {
    case "hold": {
      const { rebalance, saving } = strategy;
      return [
        "Buy and hold.",
        saving === null ? "" : `Save ${numberWords(saving.amount)} every ${saving.every}.`,
        rebalance === null ? "" : `Rebalance ${adverbs[rebalance]}.`,
      ]
        .filter((sentence) => sentence !== "")
        .join(" ");
    }
    case "rotation": {
      const { rank, count, filter, shelter, every, weighting } = strategy;
      const refuge = shelter === null ? "cash" : shelter;
      return [
        `Hold the ${count === 1 ? "" : `${count} `}best by ${describeOperand(rank)}, rebalance ${adverbs[every]}.`,
        filter === null ? "" : `Only those whose ${describeCondition(filter)}; otherwise ${refuge}.`,
        weighting === "equal" ? "" : "The calmer, the more of it.",
      ]
        .filter((sentence) => sentence !== "")
        .join(" ");
    }
    default: {
      const { long, short, sizing, protection } = strategy;
      const rules = [
        long === null ? [] : [atEntry("buy", long.entry)],
        long?.exit == null ? [] : [`sell when ${describeCondition(long.exit)}`],
        short === null ? [] : [atEntry("short", short.entry)],
        short?.exit == null ? [] : [`cover when ${describeCondition(short.exit)}`],
      ].flat();
      return [`${capital(rules.join("; "))}.`, ...protectionSentences(protection), ...sizingSentences(sizing)].join(
        " ",
      );
    }
  }
}

function atEntry(verb: string, entry: Condition): string {
  return entry.kind === "always" ? `${verb} at once` : `${verb} when ${describeCondition(entry)}`;
}

/** Describes a condition in English, as a clause after "when". */
export function describeCondition(condition: Condition): string {
  switch (condition.kind) {
    case "compare":
      return comparisonText(condition, comparisonWords);
    case "signal":
      return `the app's ${signalWords[condition.signal]} says ${condition.is}${lasting(condition.forBars)}`;
    case "all":
      return condition.conditions.map(inGroup).join(" and ");
    case "any":
      return condition.conditions.map(inGroup).join(" or ");
    case "not":
      return condition.condition.kind === "compare"
        ? comparisonText(condition.condition, negatedWords)
        : `not ${inGroup(condition.condition)}`;
    default:
      return "always";
  }
}

const comparisonWords = {
  above: "is above",
  below: "is below",
  "at-least": "is at least",
  "at-most": "is at most",
  "crosses-above": "crosses above",
  "crosses-below": "crosses below",
} as const;

const negatedWords = {
  above: "is not above",
  below: "is not below",
  "at-least": "is less than",
  "at-most": "is more than",
  "crosses-above": "does not cross above",
  "crosses-below": "does not cross below",
} as const;

function comparisonText(
  { left, is, right, forBars }: Extract<Condition, { kind: "compare" }>,
  words: Readonly<Record<Comparison, string>>,
): string {
  return `${describeOperand(left)} ${words[is]} ${describeOperand(right)}${lasting(forBars)}`;
}

const signalWords = {
  sma: "SMA signal",
  rsi: "RSI signal",
  macd: "MACD signal",
  adx: "ADX signal",
  overall: "overall signal",
} as const;

const adverbs: Readonly<Record<Period, string>> = {
  week: "weekly",
  month: "monthly",
  quarter: "quarterly",
  year: "yearly",
};

function lasting(bars: number): string {
  return bars === 1 ? "" : ` for ${bars} bars`;
}

function inGroup(condition: Condition): string {
  const isGroup = (condition.kind === "all" || condition.kind === "any") && condition.conditions.length > 1;
  return isGroup ? `(${describeCondition(condition)})` : describeCondition(condition);
}

function protectionSentences(protection: Protection): readonly string[] {
  const { stopLossPercent, takeProfitPercent, trailingStopPercent, maximumBars } = protection;
  return [
    stopLossPercent === null ? [] : [`Stop loss ${numberWords(stopLossPercent)}%.`],
    trailingStopPercent === null ? [] : [`Trailing stop ${numberWords(trailingStopPercent)}%.`],
    takeProfitPercent === null ? [] : [`Take profit at ${numberWords(takeProfitPercent)}%.`],
    maximumBars === null ? [] : [`Sell after ${maximumBars} bars.`],
  ].flat();
}

function sizingSentences(sizing: Sizing): readonly string[] {
  switch (sizing.kind) {
    case "all-in":
      return [];
    case "fixed-amount":
      return [`Use ${numberWords(sizing.amount)} for each position.`];
    case "fixed-quantity":
      return [`Use ${numberWords(sizing.quantity)} shares for each position.`];
    case "fixed-fraction":
      return [`Use ${numberWords(sizing.percent)}% of my money.`];
    case "volatility-target":
      return [
        `Target a volatility of ${numberWords(sizing.percentPerYear)}% a year, measured over ${sizing.length} bars.`,
      ];
    default:
      return ["Use equal parts."];
  }
}

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
