import { type Covered, coverageOf } from "#core/research/coverage.ts";
import { type FigureConflict, figureConflicts } from "#core/research/figure-conflicts.ts";
import { scenariosOf, type Scenarios } from "#core/research/scenarios.ts";
import type { TrackRecord } from "#core/research/track-record.ts";
import { type Verdict, verdictOf } from "#core/research/verdict.ts";
import { majorCurrency } from "#core/money/currencies.ts";
import { worstStatus } from "#core/market/provenance.ts";
import { sourceDraft } from "../tools/source-draft.ts";
import type { ToolSource } from "../tool.ts";
import type { Gathered } from "./gather.ts";
import { balanced, falsifiersOf } from "./rules/arguments.ts";
import { companyRuled } from "./rules/company-ruled.ts";
import { conflictSource } from "./rules/conflict-source.ts";
import { coverageData } from "./rules/coverage-facts.ts";
import { priceRuled } from "./rules/price-ruled.ts";
import { recordSource } from "./rules/record-source.ts";
import type { Finding, Ruled } from "./rules/ruled.ts";
import { scenarioFacts } from "./rules/scenario-facts.ts";

/** The outcome of all rules of a report. */
export interface Judged {
  /** Points, weights, evidence, ranges and thresholds, to be cited. */
  readonly source: ToolSource;
  readonly verdict: Verdict;
  /** "(2 × 1 + 1 × −1) ÷ 3 = 0.33", or why there is nothing to calculate. */
  readonly arithmetic: string;
  readonly rules: readonly Ruled[];
  readonly coverage: readonly Covered[];
  readonly scenarios: Scenarios | null;
  readonly record: TrackRecord;
  /** Null before the first report. */
  readonly recordSource: ToolSource | null;
  readonly conflicts: readonly FigureConflict[];
  /** Null without a contradiction. */
  readonly conflictSource: ToolSource | null;
  readonly bull: readonly Finding[];
  readonly bear: readonly Finding[];
  /** Events that would prove the verdict wrong, each with its threshold. */
  readonly falsifiers: readonly Finding[];
}

/** Lets every rule vote over what was gathered; a rule without its figure has no signal. */
export function judge(gathered: Gathered, record: TrackRecord): Judged {
  const { symbol, subject, quote, company, history, today, words: answers } = gathered;
  const { reportRules: texts } = answers;
  const { labels } = texts;
  const status =
    worstStatus(
      [quote, company, gathered.signals].flatMap((part) => (part === null ? [] : [part.provenance.status])),
    ) ?? "unavailable";
  const draft = sourceDraft({ asOf: quote.provenance.asOf, status, subject, words: { answers } });
  const price = draft.figure({
    key: "price",
    label: draft.labels.price,
    unit: "money",
    currency: quote.currency,
    value: quote.price,
  });
  const days = (history?.bars ?? []).map(({ date, close }) => ({ date, close }));
  const conflicts = conflictsOf(gathered);
  const overPrices = priceRuled(gathered, draft);
  const ruled = [...overPrices.rules, ...companyRuled(gathered, draft)];
  const endsOf = (period: "quarterly" | "annual") =>
    company?.statements.find((statement) => statement.period === period)?.dates ?? [];
  const year = company?.expectations.find(({ period }) => period === "year");
  const coverage = coverageOf({
    today,
    closeDates: days.map(({ date }) => date),
    quarterEnds: endsOf("quarterly"),
    yearEnds: endsOf("annual"),
    expectation: year === undefined ? null : { end: year.end, analysts: year.earningsAnalysts },
  });
  const verdict = verdictOf(
    ruled.map(({ points, weight, evidence }) => ({ points, weight, isMeasured: evidence !== null })),
    { isCovered: coverage.every(({ isMet }) => isMet) },
  );
  const arithmetic = arithmeticOf(verdict, gathered);
  const score = draft.computed({
    key: "score",
    label: labels.score,
    unit: "number",
    value: verdict.score,
    formula: arithmetic,
    of: [],
  });
  const count = (key: string, label: string, value: number) => draft.figure({ key, label, unit: "count", value });
  const scenarios = scenariosOf(days);
  const data = {
    price,
    verdict: verdict.verdict ?? "no verdict",
    limitedBy: verdict.limitedBy,
    score,
    counted: count("counted", labels.counted, verdict.counted),
    withoutEdge: count("withoutEdge", labels.withoutEdge, verdict.withoutEdge),
    ruleCount: count("ruleCount", labels.rules, ruled.length),
    coverage: coverageData(coverage, draft, texts),
    rules: ruled.map(({ id, name, points, weight }) => ({
      name,
      points:
        points === null
          ? "no signal"
          : draft.figure({ key: `${id}.points`, label: labels.points(name), unit: "number", value: points }),
      weight: draft.figure({
        key: `${id}.weight`,
        label: draft.texts.mood.weight(name),
        unit: "number",
        value: weight,
      }),
    })),
    evidence: overPrices.evidence,
    rangesOfAQuarter: scenarioFacts(scenarios, gathered, draft),
  };
  const { bull, bear } = balanced(ruled, gathered, draft);
  const falsifiers = falsifiersOf(ruled, gathered, scenarios, draft);
  return {
    source: draft.source({ kind: "research", title: texts.title(symbol), provider: "computed", data }),
    verdict,
    arithmetic,
    rules: ruled,
    coverage,
    scenarios,
    record,
    recordSource: recordSource(record, quote.provenance.asOf, answers),
    conflicts,
    conflictSource: conflictSource(conflicts, gathered),
    bull,
    bear,
    falsifiers,
  };
}

function arithmeticOf({ votes, totalWeight: total, score, verdict }: Verdict, { words }: Gathered): string {
  const { verdict: texts } = words.reportRules;
  if (verdict === null) return texts.noSignal;
  return score === null ? texts.noneCounts : texts.arithmetic({ votes, total, score });
}

function conflictsOf({ quote, company }: Gathered): readonly FigureConflict[] {
  // Earnings in another currency than the price can't be multiplied up to it.
  if (company === null || company.currency === null || quote.currency === null) return [];
  if (majorCurrency(company.currency) !== majorCurrency(quote.currency)) return [];
  const measure = (id: string) => company.measures.find((candidate) => candidate.id === id)?.value ?? null;
  return figureConflicts({
    price: quote.price,
    trailingPe: quote.pe ?? measure("trailingPe"),
    trailingEps: measure("trailingEps") ?? quote.eps,
    forwardPe: measure("forwardPe"),
    forwardEps: measure("forwardEps"),
  });
}
