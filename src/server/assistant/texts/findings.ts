import type { Api } from "#contract/index.ts";
import { addDays } from "#core/calendar/plain-date.ts";
import type { FigureForm } from "#core/references/index.ts";
import type { ToolSource } from "../tool.ts";
import type { Words } from "#core/words/shape.ts";
import { riskWordsIn } from "../tools/risk-words.ts";
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
  /** Words of the findings. */
  readonly words: Words;
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

function checkFindings({ checks, risks, writeFact, words }: Reviewed): FoundByRule[] {
  if (risks === null) return [];
  const riskWords = riskWordsIn(words);
  return checks.flatMap((check): FoundByRule[] => {
    if (check.isOk === null) return [];
    const isGrave = graveChecks.includes(check.id);
    // That nothing is missing, or nothing was paid or held abroad, is no strength worth a line.
    if (check.isOk && (!isGrave || check.value === 0)) return [];
    return [
      {
        id: check.id,
        tone: check.isOk ? "strength" : isGrave ? "risk" : "watch",
        title: riskWords.title(check),
        text: checkText(check, (form) => writeFact(risks, `${check.id}.value`, form) ?? words.review.unknown, words),
        rule: riskWords.rule(check),
        sources: [risks],
        href: "/portfolio?tab=performance",
      },
    ];
  });
}

type Written = (form?: FigureForm) => string;

/** The finding of a check, with marks for its values and without amounts of money. */
function checkText({ id, value, names }: Check, written: Written, { review, groups }: Words): string {
  const [name = ""] = names;
  const lacking = (what: keyof typeof review.lacking) =>
    review.lacking[what](
      { holdings: written(), names: review.names(names.slice(0, maxNames), names.length > maxNames) },
      value === 1,
    );
  const sectors: Readonly<Record<string, string>> = groups;
  switch (id) {
    case "largest-holding":
      return review.share(name, written());
    case "largest-sector":
      return review.share(sectors[name] ?? name, written());
    case "top-three":
      return review.together(written());
    case "spread":
      return review.concentration(written());
    case "foreign-currency":
      return name === "" ? review.noForeign : review.foreign(written(), name);
    case "fees":
      return review.fees(written());
    case "cash":
      return (value ?? 0) < 0 ? review.debt(written("size")) : review.cash(written());
    case "stale-price":
      return review.oldestPrice(name, written());
    case "missing-price":
      return lacking("price");
    case "missing-sector":
      return lacking("sector");
    case "missing-cost":
      return lacking("cost");
    default:
      return id satisfies never;
  }
}

function fallFinding({ performance, writeFact, words: { review } }: Reviewed): FoundByRule[] {
  const fall = factOf(performance, "maxDrawdown");
  if (performance === null || fall === null || Math.abs(fall.value) < fallPercent) return [];
  const [from, to] = [writeFact(performance, "drawdownPeak"), writeFact(performance, "drawdownTrough")];
  const size = writeFact(performance, "maxDrawdown", "size") ?? review.unknown;
  return [
    {
      id: "drawdown",
      tone: Math.abs(fall.value) >= deepFallPercent ? "risk" : "watch",
      title: review.fall.title,
      text: from === null || to === null ? review.fall.text(size) : review.fall.textWithDays(size, from, to),
      rule: review.fall.rule(fallPercent, deepFallPercent),
      sources: [performance],
      href: performance.href,
    },
  ];
}

function moverFindings(
  { holdings, writeFact, words: { review } }: Reviewed,
  symbols: readonly string[],
): FoundByRule[] {
  return largest(holdings, symbols, "dayChangePercent", (value) => Math.abs(value) >= dayMovePercent).map(
    ({ symbol, value }) => ({
      id: `mover-${symbol}`,
      tone: "watch",
      title: review.mover.title(symbol),
      text: review.withWeight(
        review.mover[value > 0 ? "up" : "down"](
          symbol,
          writeFact(holdings, `${symbol}.dayChangePercent`, "size") ?? review.unknown,
        ),
        writeFact(holdings, `${symbol}.weight`),
      ),
      rule: review.mover.rule(dayMovePercent),
      sources: [holdings],
      href: symbolHref(symbol),
    }),
  );
}

function lossFindings({ holdings, writeFact, words: { review } }: Reviewed, symbols: readonly string[]): FoundByRule[] {
  return largest(holdings, symbols, "gainPercent", (value) => value <= -lossPercent).map(({ symbol }) => ({
    id: `loss-${symbol}`,
    tone: "watch",
    title: review.loss.title(symbol),
    text: review.withWeight(
      review.loss.text(symbol, writeFact(holdings, `${symbol}.gainPercent`, "size") ?? review.unknown),
      writeFact(holdings, `${symbol}.weight`),
    ),
    rule: review.loss.rule(lossPercent),
    sources: [holdings],
    href: symbolHref(symbol, "position"),
  }));
}

function benchmarkFinding({ performance, writeFact, words: { review } }: Reviewed): FoundByRule[] {
  const difference = factOf(performance, "difference");
  const benchmark = factOf(performance, "benchmark");
  if (performance === null || difference === null || benchmark === null) return [];
  const isAhead = difference.value > 0;
  if (!isAhead && difference.value > -behindPoints) return [];
  const points = writeFact(performance, "difference", "size") ?? review.unknown;
  const [timeWeighted, from, to] = (["timeWeighted", "investedFrom", "investedTo"] as const).map(
    (key) => writeFact(performance, key) ?? review.unknown,
  ) as [string, string, string];
  const name = benchmark.subject?.symbol ?? review.benchmark.name;
  return [
    {
      id: "benchmark",
      tone: isAhead ? "strength" : "watch",
      title: review.benchmark[isAhead ? "ahead" : "behind"](name),
      text: review.benchmark[isAhead ? "textAhead" : "textBehind"](timeWeighted, points, from, to),
      rule: review.benchmark.rule(behindPoints),
      sources: [performance],
      href: performance.href,
    },
  ];
}

function earningsFindings(
  { holdings, earnings, writeFact, words: { review } }: Reviewed,
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
      title: review.earnings.title(symbol),
      text: review.withWeight(
        review.earnings.text(symbol, writeFact(earnings, fact.key) ?? review.unknown),
        writeFact(holdings, `${symbol}.weight`),
      ),
      rule: review.earnings.rule(earningsWeightPercent, earningsDays),
      sources: [earnings, holdings],
      href: symbolHref(symbol, "events"),
    }));
}

function paymentsFinding(
  { income, writeFact, words: { review, refusals } }: Reviewed,
  symbols: readonly string[],
  today: string,
): FoundByRule[] {
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
    .map(({ symbol, day }) => review.payments.payment(symbol, writeFact(income, day.key) ?? review.unknown));
  return [
    {
      id: "payments",
      tone: "strength",
      title: review.payments.title,
      text: review.payments.text(refusals.list(named)),
      rule: review.payments.rule(paymentDays),
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
