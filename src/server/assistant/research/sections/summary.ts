import type { z } from "zod";
import type { ComputedStatement as Statement } from "#contract/research.ts";
import type { HoldReason } from "#core/research/verdict.ts";
import { phrase, sentences } from "../../computed/phrase.ts";
import { evidenceWords } from "../../tools/evidence-facts.ts";
import type { Gathered } from "../gather.ts";
import type { Judged } from "../rules.ts";
import { conflictWords } from "../rules/conflict-source.ts";
import { coverageWords, missingWords } from "../rules/coverage-facts.ts";
import { recordWords } from "../rules/record-source.ts";
import type { SectionDraft } from "../section-draft.ts";

type ComputedStatement = z.infer<typeof Statement>;

const maxLatest = 5;

/** Price, verdict with its evidence and its record, ranges, and what would prove it wrong. */
export function summarySection(draft: SectionDraft, gathered: Gathered, judged: Judged): void {
  const { symbol, gaps } = gathered;
  for (const part of ["history", "company", "signals"] as const) draft.gap(gaps.get(part));
  for (const { area, isMet } of judged.coverage) if (!isMet) draft.gap(missingWords[area]);
  const quote = draft.cite(gathered.quoteSource);
  const rules = draft.cite(judged.source);
  draft.statements(null, [
    sentences(
      phrase`${symbol} is at ${quote.text("price")}${dayChange()} ${quote.mark}.`,
      phrase`Its 52-week low is ${quote.text("fiftyTwoWeekLow")}, its 52-week high ${quote.text("fiftyTwoWeekHigh")} ${quote.mark}.`,
    ),
    phrase`Market capitalisation of ${symbol}: ${quote.text("marketCap")} ${quote.mark}.`,
    judged.verdict.verdict === null
      ? null
      : sentences(
          phrase`By rule, ${symbol} is **${judged.verdict.verdict}** ${rules.mark}.`,
          phrase`The score is ${rules.text("score", { signed: true })}, from ${rules.text("counted")} rules that count, of ${rules.text("ruleCount")} rules ${rules.mark}.`,
          judged.verdict.withoutEdge === 0
            ? null
            : phrase`Rules left out because they have no confirmed edge over the base rate: ${rules.text("withoutEdge")} ${rules.mark}.`,
        ),
  ]);
  const record = draft.citeIf(judged.recordSource);
  draft.block((statement) => ({
    kind: "verdict",
    verdict: judged.verdict.verdict,
    score: judged.verdict.score,
    arithmetic: judged.verdict.arithmetic,
    rules: judged.rules.map(({ id, name, rule, value, points, weight, evidence, reason }) => {
      const past = evidence === null ? null : evidenceWords(rules, id);
      return {
        name,
        rule,
        value,
        points,
        weight,
        evidence,
        past: past === null ? null : statement(`${capital(past)} ${rules.mark}.`),
        reason,
      };
    }),
    reason: reasonOf(judged),
    coverage: judged.coverage.map((covered) => ({
      area: covered.area,
      isMet: covered.isMet,
      statement: statement(coverageWords(rules, covered) ?? missingWords[covered.area]),
    })),
    record: record === null ? null : recordOf(statement(recordWords(record) ?? "")),
  }));
  const conflicts = draft.citeIf(judged.conflictSource);
  if (conflicts !== null) draft.contradictions(judged.conflicts.map((conflict) => conflictWords(conflicts, conflict)));
  const { scenarios } = judged;
  if (scenarios === null) draft.gap("Ranges of a quarter need two years of daily prices.");
  else
    draft.block((statement) => ({
      kind: "scenarios",
      scenarios: scenarios.scenarios.map(({ name, priceLow, priceHigh }) => ({
        name,
        priceLow,
        priceHigh,
        currency: gathered.quote.currency,
        statement: statement(rangeText(name) ?? `${name} range.`),
      })),
      derivation: `From changes over ${scenarios.horizonBars} trading days (about a quarter) of ${symbol} from ${scenarios.from} to ${scenarios.to}, less their mean, so that the drift of those years isn't read as a forecast. Base is the middle half; Bear and Bull reach to the 5th and 95th percentile. ${scenarios.quarters} quarters of them don't overlap. These are widths, not chances.`,
    }));
  draft.falsifiers(judged.falsifiers.map((say) => say(rules)));

  function dayChange(): string {
    const change = quote.text("changePercent", { signed: true });
    return change === null ? "" : ` (${change} on the day)`;
  }

  function rangeText(name: "Bear" | "Base" | "Bull"): string | null {
    const key = name.toLowerCase();
    return phrase`${rules.text(`${key}.changeLow`, { signed: true })} to ${rules.text(`${key}.changeHigh`, { signed: true })} in a quarter, from ${rules.text("quarters")} past quarters without their drift ${rules.mark}.`;
  }

  function recordOf(statement: ComputedStatement) {
    const { hits, total, ratio, low, high, baseRatio, edge, outcomes } = judged.record;
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
}

function reasonOf({ verdict: { verdict, limitedBy, measured } }: Judged): string | null {
  if (limitedBy !== null) return reasons[limitedBy];
  return verdict !== null && verdict !== "Hold" && measured === 0 ? unmeasured : null;
}

const unmeasured =
  "Only rules whose past can't be measured count in it, so nothing is known about how often such a verdict is right.";

const reasons: Readonly<Record<HoldReason, string>> = {
  coverage:
    "Not enough evidence for more. A verdict leaves Hold only when price, fundamentals and estimates are covered.",
  "few-rules": "Not enough evidence for more. Too few rules count: those without a confirmed edge are left out.",
  unmeasured:
    "The score alone reads strong. No rule with a confirmed edge supports it, so the verdict stops a step earlier.",
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
