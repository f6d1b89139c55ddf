import type { Texts } from "../texts.ts";
import type { Writing } from "../writing.ts";

/** Findings about a portfolio by rule. Values are marks. */
export const review = ({ count, figure, fixed, day }: Writing) => {
  const percent = (value: number): string => figure({ value, unit: "percent", currency: null });
  return {
    /** Formats of the rules. */
    number: fixed,
    percent: (value: number, digits: number) => `${fixed(value, digits)}%`,
    day,
    unknown: "not known",
    share: (name: string, share: string) => `${name} is ${share} of the total.`,
    together: (share: string) => `Together, the largest holdings make up ${share} of the total.`,
    concentration: (index: string) => `The concentration index of the holdings is ${index}.`,
    noForeign: "Everything is in your currency.",
    foreign: (share: string, currency: string) =>
      `${share} of the total is in currencies other than yours, most of it in ${currency}.`,
    fees: (share: string) => `Fees of the last 12 months are ${share} of the total.`,
    cash: (share: string) => `${share} of the total is cash.`,
    debt: (share: string) => `Cash is below zero: ${share} of the total is owed.`,
    oldestPrice: (name: string, days: string) => `The oldest price, for ${name}, is ${days} days old.`,
    lacking: {
      price: ({ holdings, names }: Texts<"holdings" | "names">, isOne: boolean) =>
        `${holdings} ${isOne ? "holding has" : "holdings have"} no price or exchange rate: ${names}.`,
      sector: ({ holdings, names }: Texts<"holdings" | "names">, isOne: boolean) =>
        `${holdings} ${isOne ? "holding has" : "holdings have"} no sector: ${names}.`,
      cost: ({ holdings, names }: Texts<"holdings" | "names">, isOne: boolean) =>
        `${holdings} ${isOne ? "holding has" : "holdings have"} no known cost: ${names}.`,
    },
    names: (names: readonly string[], isMore: boolean) => `${names.join(", ")}${isMore ? " and more" : ""}`,
    fall: {
      title: "Deepest fall",
      text: (fall: string) => `The deepest fall of the portfolio in the last year was ${fall}.`,
      textWithDays: (fall: string, from: string, to: string) =>
        `The deepest fall of the portfolio in the last year was ${fall}, from ${from} to ${to}.`,
      rule: (watch: number, risk: number) =>
        `Worth a look from ${percent(watch)}, a risk from ${percent(risk)}: the deepest fall of the linked returns in the last year.`,
    },
    mover: {
      title: (symbol: string) => `${symbol} moved`,
      up: (symbol: string, change: string) => `${symbol} is up ${change} on the day`,
      down: (symbol: string, change: string) => `${symbol} is down ${change} on the day`,
      rule: (least: number) => `A holding moved ${percent(least)} or more on the day.`,
    },
    loss: {
      title: (symbol: string) => `${symbol} is far below its cost`,
      text: (symbol: string, loss: string) => `${symbol} is down ${loss} on its cost`,
      rule: (least: number) => `A holding is worth ${percent(least)} or more below its cost.`,
    },
    withWeight: (finding: string, weight: string | null) =>
      weight === null ? `${finding}.` : `${finding}; it is ${weight} of your portfolio.`,
    benchmark: {
      name: "the benchmark",
      ahead: (name: string) => `Ahead of ${name}`,
      behind: (name: string) => `Behind ${name}`,
      textAhead: (timeWeighted: string, points: string, from: string, to: string) =>
        `The time-weighted return of your portfolio from ${from} to ${to} was ${timeWeighted}, ${points} ahead of its benchmark.`,
      textBehind: (timeWeighted: string, points: string, from: string, to: string) =>
        `The time-weighted return of your portfolio from ${from} to ${to} was ${timeWeighted}, ${points} behind its benchmark.`,
      rule: (points: number) =>
        `Time-weighted return of the last year against the benchmark: ahead, or ${count(points)} points and more behind.`,
    },
    earnings: {
      title: (symbol: string) => `${symbol} reports soon`,
      text: (symbol: string, day: string) => `Earnings of ${symbol} are due on ${day}`,
      rule: (weight: number, days: number) =>
        `A holding of ${percent(weight)} or more reports within ${count(days)} days.`,
    },
    payments: {
      title: "Income ahead",
      payment: (symbol: string, day: string) => `${symbol} on ${day}`,
      text: (payments: string) => `Next payments: ${payments}.`,
      rule: (days: number) => `Payments of the next ${count(days)} days, announced or expected from the past.`,
    },
    nothing: "No rule found anything that needs a look.",
    standsOut: (findings: string) => `What stands out: ${findings}`,
    inOrder: (findings: string) => `In order: ${findings}`,
    cited: (finding: string, sources: string) => `${finding.replace(/\.$/, "")}${sources}.`,
  };
};
