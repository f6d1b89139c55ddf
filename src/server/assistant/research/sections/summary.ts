import { phrase, sentences } from "../../computed/phrase.ts";
import type { Gathered } from "../gather.ts";
import type { Judged } from "../rules.ts";
import type { SectionDraft } from "../section-draft.ts";

/** Price, verdict with its rules, cases, and what would prove it wrong. */
export function summarySection(draft: SectionDraft, gathered: Gathered, judged: Judged): void {
  const { symbol, gaps } = gathered;
  for (const part of ["history", "company", "signals"] as const) draft.gap(gaps.get(part));
  if (judged.verdict.verdict === null) draft.gap(judged.verdict.reason);
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
      : phrase`By rule, ${symbol} is **${judged.verdict.verdict}**: a score of ${rules.text("score", { signed: true })} with ${rules.text("counted")} rules that have a signal, of ${rules.text("ruleCount")} rules ${rules.mark}.`,
  ]);
  draft.block(() => ({
    kind: "verdict",
    verdict: judged.verdict.verdict,
    score: judged.verdict.score,
    arithmetic: judged.verdict.arithmetic,
    rules: judged.rules.map((rule) => ({ ...rule })),
    reason: judged.verdict.reason,
  }));
  const { scenarios } = judged;
  if (scenarios === null) draft.gap("Cases need more than a year of daily prices.");
  else
    draft.block((statement) => ({
      kind: "scenarios",
      scenarios: scenarios.scenarios.map(({ name, probability, priceLow, priceHigh }) => ({
        name,
        probability,
        priceLow,
        priceHigh,
        currency: gathered.quote.currency,
        statement: statement(scenarioText(name) ?? `${name} case.`),
      })),
      derivation: `Counted over ${scenarios.spans.toLocaleString("en-US")} overlapping spans of ${scenarios.horizonBars} trading days (about a quarter) of ${symbol} from ${scenarios.from} to ${scenarios.to}, parted at half a standard deviation of their returns; the outer prices are the 5th and 95th percentile. Overlapping spans are not independent, and the past is no forecast.`,
    }));
  draft.falsifiers(judged.falsifiers.map((say) => say(rules)));

  function dayChange(): string {
    const change = quote.text("changePercent", { signed: true });
    return change === null ? "" : ` (${change} on the day)`;
  }

  function scenarioText(name: "Bear" | "Base" | "Bull"): string | null {
    const key = name.toLowerCase();
    const did = { Bear: "fell by more than", Base: "stayed within", Bull: "rose by more than" }[name];
    return phrase`In ${rules.text(`${key}.count`)} of ${rules.text("spans")} past quarters, ${rules.text(`${key}.probability`)}, ${symbol} ${did} ${rules.text("band")} ${rules.mark}.`;
  }
}
