import type { z } from "zod";
import type { ComputedStatement as Statement, ReportBlock } from "#contract/research.ts";
import type { Scenarios } from "#core/research/scenarios.ts";
import type { Cited } from "../../computed/answer-draft.ts";
import { say } from "../../computed/phrase.ts";
import { countedCalls } from "../../tools/evidence-facts.ts";
import type { Gathered } from "../gather.ts";
import type { Judged } from "../rules.ts";
import { conflictWords } from "../rules/conflict-source.ts";
import { coverageWords } from "../rules/coverage-facts.ts";
import { recordWords } from "../rules/record-source.ts";
import type { SectionDraft } from "../section-draft.ts";

type ComputedStatement = z.infer<typeof Statement>;

const maxLatest = 5;

/** Price, verdict with its evidence and its record, ranges, and what would prove it wrong. */
export function summarySection(draft: SectionDraft, gathered: Gathered, judged: Judged): void {
  const { words } = draft;
  const { symbol, gaps } = gathered;
  const { labels, reportRules: texts } = gathered.words;
  for (const part of ["history", "company", "signals"] as const) draft.gap(gaps.get(part));
  for (const { area, isMet } of judged.coverage) if (!isMet) draft.gap(texts.coverage[area].missing);
  const quote = draft.cite(gathered.quoteSource);
  const rules = draft.cite(judged.source);
  const source = quote.mark;
  draft.statements(null, [
    draft.joined(
      say(words.price, {
        symbol,
        price: quote.text("price"),
        change: quote.text("changePercent", { signed: true }) ?? undefined,
        source,
      }),
      say(words.yearRange, {
        low: quote.text("fiftyTwoWeekLow"),
        high: quote.text("fiftyTwoWeekHigh"),
        source,
      }),
    ),
    say(words.figure, { name: labels.marketCap, symbol, value: quote.text("marketCap"), source }),
    verdictWords(draft, gathered, judged, rules),
  ]);
  const record = draft.citeIf(judged.recordSource);
  draft.block((statement) => verdictBlock(gathered, judged, { rules, record, statement }));
  const conflicts = draft.citeIf(judged.conflictSource);
  if (conflicts !== null)
    draft.contradictions(judged.conflicts.map((conflict) => conflictWords(conflicts, conflict, gathered.words)));
  if (judged.scenarios === null) draft.gap(words.gaps.noRanges);
  else scenariosBlock(draft, gathered, judged.scenarios, rules);
  draft.falsifiers(judged.falsifiers.map((falsifier) => falsifier(rules)));
}

function verdictWords(
  draft: SectionDraft,
  { symbol, words: { reportRules, technical } }: Gathered,
  { verdict: { verdict, withoutEdge } }: Judged,
  rules: Cited,
): string | null {
  const { verdict: texts } = reportRules;
  const source = rules.mark;
  if (verdict === null) return null;
  return draft.joined(
    texts.isRated({ symbol, verdict: technical.signals[verdict], source }),
    say(texts.scored, {
      score: rules.text("score", { signed: true }),
      counted: rules.text("counted"),
      rules: rules.text("ruleCount"),
      source,
    }),
    withoutEdge === 0 ? null : say(texts.leftOut, { many: rules.text("withoutEdge"), source }),
  );
}

type WriteStatement = (text: string) => ComputedStatement;

function verdictBlock(
  { symbol, words }: Gathered,
  judged: Judged,
  {
    rules,
    record,
    statement,
  }: { readonly rules: Cited; readonly record: Cited | null; readonly statement: WriteStatement },
): Extract<ReportBlock, { kind: "verdict" }> {
  const { coverage } = words.reportRules;
  return {
    kind: "verdict",
    verdict: judged.verdict.verdict,
    score: judged.verdict.score,
    arithmetic: judged.arithmetic,
    rules: judged.rules.map(({ id, name, rule, value, points, weight, evidence, reason }) => {
      const past =
        evidence === null ? null : say(words.evidence.past, { ...countedCalls(rules, id), source: rules.mark });
      return { name, rule, value, points, weight, evidence, past: past === null ? null : statement(past), reason };
    }),
    reason: reasonOf(judged, words),
    coverage: judged.coverage.map((covered) => ({
      area: covered.area,
      isMet: covered.isMet,
      statement: statement(coverageWords(rules, covered, words) ?? coverage[covered.area].missing),
    })),
    record: record === null ? null : recordOf(judged, symbol, statement(recordWords(record, words) ?? "")),
  };
}

function recordOf({ record }: Judged, symbol: string, statement: ComputedStatement) {
  const { hits, total, ratio, low, high, baseRatio, edge, outcomes } = record;
  return {
    hits,
    total,
    ratio,
    low,
    high,
    baseRatio,
    edge,
    statement,
    latest: outcomes
      .filter((past) => past.symbol === symbol)
      .slice(0, maxLatest)
      .map(({ id, day, verdict, outcome }) => ({ reportId: id, day, verdict, outcome })),
  };
}

function scenariosBlock(
  draft: SectionDraft,
  { symbol, quote, words }: Gathered,
  { scenarios, horizonBars, from, to, quarters }: Scenarios,
  rules: Cited,
): void {
  const { values } = words;
  const { scenarios: texts } = words.reportRules;
  const day = (date: string) => values.figure({ value: Date.parse(`${date}T00:00:00Z`), unit: "date", currency: null });
  draft.block((statement) => ({
    kind: "scenarios",
    scenarios: scenarios.map(({ name, priceLow, priceHigh }) => {
      const key = name.toLowerCase();
      const range = say(texts.range, {
        low: rules.text(`${key}.changeLow`, { signed: true }),
        high: rules.text(`${key}.changeHigh`, { signed: true }),
        quarters: rules.text("quarters"),
        source: rules.mark,
      });
      const title = texts.names[name];
      return { name: title, priceLow, priceHigh, currency: quote.currency, statement: statement(range ?? title) };
    }),
    derivation: texts.derivation({
      symbol,
      days: values.number(horizonBars),
      from: day(from),
      to: day(to),
      quarters: values.number(quarters),
    }),
  }));
}

function reasonOf(
  { verdict: { verdict, limitedBy, measured } }: Judged,
  { reportRules }: Gathered["words"],
): string | null {
  const { verdict: texts } = reportRules;
  if (limitedBy !== null) return texts.limits[limitedBy];
  return verdict !== null && verdict !== "Hold" && measured === 0 ? texts.unmeasuredOnly : null;
}
