import type { Api } from "#contract/index.ts";
import { addDays } from "#core/calendar/plain-date.ts";
import type { FigureForm } from "#core/references/index.ts";
import type { ToolSource } from "../tool.ts";
import { symbolHref } from "../tools/symbol-href.ts";
import { type Citing, factOf } from "./write-fact.ts";

type Check = Api["GET /api/portfolio/risks"]["output"]["checks"][number];

/** The data of a review; a part that is not there is null. */
export interface Reviewed {
  readonly holdings: ToolSource;
  readonly risks: ToolSource | null;
  /** The checks of the portfolio by rule, those switched off left out. */
  readonly checks: readonly Check[];
  readonly performance: ToolSource | null;
  readonly income: ToolSource | null;
  readonly earnings: ToolSource | null;
  /** Points at facts of these sources. */
  readonly writeFact: Citing["writeFact"];
}

/** One thing worth knowing; its text has marks for its values. It names no amount of money. */
export interface FoundByRule {
  readonly id: string;
  readonly tone: "strength" | "watch" | "risk";
  readonly title: string;
  readonly text: string;
  readonly rule: string;
  readonly sources: readonly ToolSource[];
  readonly href: string | null;
}

const dayMovePercent = 5;
const fallPercent = 10;
const deepFallPercent = 20;
const lossPercent = 25;
const behindPoints = 5;
const earningsDays = 14;
const earningsWeightPercent = 5;
const paymentDays = 30;
const maxOfAKind = 3;
const maxNames = 5;

const order = { risk: 0, watch: 1, strength: 2 } as const;

/** All findings, the most important first. */
export function findingsOf(reviewed: Reviewed, symbols: readonly string[], today: string): readonly FoundByRule[] {
  return [
    ...checkFindings(reviewed),
    ...fallFinding(reviewed),
    ...moverFindings(reviewed, symbols),
    ...lossFindings(reviewed, symbols),
    ...benchmarkFinding(reviewed),
    ...earningsFindings(reviewed, symbols, today),
    ...paymentsFinding(reviewed, symbols, today),
  ].toSorted((one, other) => order[one.tone] - order[other.tone]);
}

/** Checks about what is owned; the others are about what is known of it. */
const graveChecks = ["largest-holding", "top-three", "spread", "largest-sector", "foreign-currency", "cash"];

function checkFindings({ checks, risks, writeFact }: Reviewed): FoundByRule[] {
  if (risks === null) return [];
  return checks.flatMap((check): FoundByRule[] => {
    if (check.isOk === null) return [];
    const isGrave = graveChecks.includes(check.id);
    // That nothing is missing, or nothing was paid or held abroad, is no strength worth a line.
    if (check.isOk && (!isGrave || check.value === 0)) return [];
    return [
      {
        id: check.id,
        tone: check.isOk ? "strength" : isGrave ? "risk" : "watch",
        title: check.title,
        text: checkTexts[check.id]((form) => writeFact(risks, `${check.id}.value`, form) ?? "not known", check),
        rule: check.rule,
        sources: [risks],
        href: "/portfolio?tab=performance",
      },
    ];
  });
}

type Written = (form?: FigureForm) => string;
type CheckText = (written: Written, check: Pick<Check, "value" | "names">) => string;

const ofTotal: CheckText = (written, { names: [name = ""] }) => `${name} is ${written()} of the total.`;
const lacking =
  (what: string): CheckText =>
  (written, { value, names }) =>
    `${written()} ${value === 1 ? "holding has" : "holdings have"} no ${what}: ${names.slice(0, maxNames).join(", ")}${names.length > maxNames ? " and more" : ""}.`;

/** The finding of a check, with marks for its values and without amounts of money. */
const checkTexts: Readonly<Record<Check["id"], CheckText>> = {
  "largest-holding": ofTotal,
  "largest-sector": ofTotal,
  "top-three": (written) => `Together, the largest holdings make up ${written()} of the total.`,
  spread: (written) => `The concentration index of the holdings is ${written()}.`,
  "foreign-currency": (written, { names: [name] }) =>
    name === undefined
      ? "Everything is in your currency."
      : `${written()} of the total is in currencies other than yours, most of it in ${name}.`,
  fees: (written) => `Fees of the last 12 months are ${written()} of the total.`,
  cash: (written, { value }) =>
    (value ?? 0) < 0
      ? `Cash is below zero: ${written("size")} of the total is owed.`
      : `${written()} of the total is cash.`,
  "stale-price": (written, { names: [name = ""] }) => `The oldest price, for ${name}, is ${written()} days old.`,
  "missing-price": lacking("price or exchange rate"),
  "missing-sector": lacking("sector"),
  "missing-cost": lacking("known cost"),
};

function fallFinding({ performance, writeFact }: Reviewed): FoundByRule[] {
  const fall = factOf(performance, "maxDrawdown");
  if (performance === null || fall === null || Math.abs(fall.value) < fallPercent) return [];
  const [from, to] = [writeFact(performance, "drawdownPeak"), writeFact(performance, "drawdownTrough")];
  const span = from === null || to === null ? "" : `, from ${from} to ${to}`;
  return [
    {
      id: "drawdown",
      tone: Math.abs(fall.value) >= deepFallPercent ? "risk" : "watch",
      title: "Deepest fall",
      text: `The deepest fall of the portfolio in the last year was ${writeFact(performance, "maxDrawdown", "size")}${span}.`,
      rule: `Worth a look from ${fallPercent} %, a risk from ${deepFallPercent} %: the deepest fall of the linked returns in the last year.`,
      sources: [performance],
      href: performance.href,
    },
  ];
}

function moverFindings({ holdings, writeFact }: Reviewed, symbols: readonly string[]): FoundByRule[] {
  return largest(holdings, symbols, "dayChangePercent", (value) => Math.abs(value) >= dayMovePercent).map(
    ({ symbol, value }) => ({
      id: `mover-${symbol}`,
      tone: "watch",
      title: `${symbol} moved`,
      text: `${symbol} is ${value > 0 ? "up" : "down"} ${writeFact(holdings, `${symbol}.dayChangePercent`, "size")} on the day${weightWords(holdings, symbol, writeFact)}.`,
      rule: `A holding moved ${dayMovePercent} % or more on the day.`,
      sources: [holdings],
      href: symbolHref(symbol),
    }),
  );
}

function lossFindings({ holdings, writeFact }: Reviewed, symbols: readonly string[]): FoundByRule[] {
  return largest(holdings, symbols, "gainPercent", (value) => value <= -lossPercent).map(({ symbol }) => ({
    id: `loss-${symbol}`,
    tone: "watch",
    title: `${symbol} is far below its cost`,
    text: `${symbol} is down ${writeFact(holdings, `${symbol}.gainPercent`, "size")} on its cost${weightWords(holdings, symbol, writeFact)}.`,
    rule: `A holding is worth ${lossPercent} % or more below its cost.`,
    sources: [holdings],
    href: symbolHref(symbol, "position"),
  }));
}

function benchmarkFinding({ performance, writeFact }: Reviewed): FoundByRule[] {
  const difference = factOf(performance, "difference");
  const benchmark = factOf(performance, "benchmark");
  if (performance === null || difference === null || benchmark === null) return [];
  const isAhead = difference.value > 0;
  if (!isAhead && difference.value > -behindPoints) return [];
  const points = writeFact(performance, "difference", "size");
  const name = benchmark.subject?.symbol ?? "the benchmark";
  return [
    {
      id: "benchmark",
      tone: isAhead ? "strength" : "watch",
      title: isAhead ? `Ahead of ${name}` : `Behind ${name}`,
      text: `The time-weighted return of your portfolio in the last year was ${writeFact(performance, "timeWeighted")}, ${points} ${isAhead ? "ahead of" : "behind"} its benchmark.`,
      rule: `Time-weighted return of the last year against the benchmark: ahead, or ${behindPoints} points and more behind.`,
      sources: [performance],
      href: performance.href,
    },
  ];
}

function earningsFindings(
  { holdings, earnings, writeFact }: Reviewed,
  symbols: readonly string[],
  today: string,
): FoundByRule[] {
  if (earnings === null) return [];
  const last = Date.parse(`${addDays(today, earningsDays)}T00:00:00Z`);
  return earnings.facts
    .flatMap((fact) => {
      const symbol = fact.subject?.symbol ?? "";
      const weight = factOf(holdings, `${symbol}.weight`);
      const isDue = /^\d+\.date$/.test(fact.key) && symbols.includes(symbol) && fact.value <= last;
      return isDue && weight !== null && weight.value >= earningsWeightPercent ? [{ fact, symbol }] : [];
    })
    .slice(0, maxOfAKind)
    .map(({ fact, symbol }) => ({
      id: `earnings-${symbol}`,
      tone: "watch" as const,
      title: `${symbol} reports soon`,
      text: `Earnings of ${symbol} are due on ${writeFact(earnings, fact.key)}${weightWords(holdings, symbol, writeFact)}.`,
      rule: `A holding of ${earningsWeightPercent} % or more reports within ${earningsDays} days.`,
      sources: [earnings, holdings],
      href: symbolHref(symbol, "events"),
    }));
}

function paymentsFinding({ income, writeFact }: Reviewed, symbols: readonly string[], today: string): FoundByRule[] {
  if (income === null) return [];
  const last = Date.parse(`${addDays(today, paymentDays)}T00:00:00Z`);
  const due = symbols.flatMap((symbol) => {
    const day = factOf(income, `${symbol}.date`);
    return day !== null && day.value <= last ? [{ symbol, day }] : [];
  });
  if (due.length === 0) return [];
  const named = due
    .toSorted((one, other) => one.day.value - other.day.value)
    .slice(0, maxOfAKind)
    .map(({ symbol, day }) => `${symbol} on ${writeFact(income, day.key)}`);
  return [
    {
      id: "payments",
      tone: "strength",
      title: "Income ahead",
      text: `Next payments: ${named.join(", ")}.`,
      rule: `Payments of the next ${paymentDays} days, announced or expected from the past.`,
      sources: [income],
      href: "/portfolio?tab=income",
    },
  ];
}

/** Holdings whose figure meets a condition, the largest figures first. */
function largest(
  holdings: ToolSource,
  symbols: readonly string[],
  key: string,
  isMet: (value: number) => boolean,
): { symbol: string; value: number }[] {
  return symbols
    .flatMap((symbol) => {
      const fact = factOf(holdings, `${symbol}.${key}`);
      return fact !== null && isMet(fact.value) ? [{ symbol, value: fact.value }] : [];
    })
    .toSorted((one, other) => Math.abs(other.value) - Math.abs(one.value))
    .slice(0, maxOfAKind);
}

function weightWords(holdings: ToolSource, symbol: string, writeFact: Citing["writeFact"]): string {
  const weight = writeFact(holdings, `${symbol}.weight`);
  return weight === null ? "" : `; it is ${weight} of your portfolio`;
}
