import { phrase, sentences } from "../../computed/phrase.ts";
import type { Cited } from "../../computed/answer-draft.ts";
import { evidenceWords, newestThirdWords } from "../../tools/evidence-facts.ts";
import type { Gathered } from "../gather.ts";
import type { Judged } from "../rules.ts";
import type { SectionDraft } from "../section-draft.ts";

/** Signals with their past, and how the price went over a year and five. */
export function technicalSection(draft: SectionDraft, gathered: Gathered, judged: Judged): void {
  const { symbol, gaps, signals } = gathered;
  draft.gap(gaps.get("history"));
  draft.gap(gaps.get("signals"));
  const readings = draft.citeIf(gathered.signalSource);
  if (readings !== null && signals !== null)
    draft.statements("Signals on daily bars", [
      signals.overall === null
        ? `${symbol} has no overall signal on daily bars, which is not Hold ${readings.mark}.`
        : sentences(
            phrase`By the rules of this app, ${symbol} is rated ${signals.overall} on daily bars, from ${readings.text("counted")} readings with a signal ${readings.mark}.`,
            phrase`These rules say Hold on ${readings.text("overall.hold")} of days ${readings.mark}.`,
            phrase`Buy and Sell ratings of ${symbol} were ${evidenceWords(readings, "overall")} ${readings.mark}.`,
          ),
      ...signals.readings.map(
        ({ id, indicator, signal }) =>
          phrase`${indicator} of ${symbol}: ${readings.text(id)}, ${signal ?? "no signal"}${past(readings, id)} ${readings.mark}.`,
      ),
    ]);
  draft.table(readings);
  const rules = draft.cite(judged.source);
  draft.statements("Trend", [
    phrase`${symbol} stands ${rules.text("trend.value", { signed: true })} against its 200-day average of ${rules.text("trend.turnsAt")} ${rules.mark}.`,
  ]);
  draft.statements("The course", [
    course(draft.citeIf(gathered.year), "a year"),
    course(draft.citeIf(gathered.fiveYears), "five years"),
  ]);

  function past(cited: Cited, id: string): string {
    return (
      sentences(
        phrase`; such signals were ${evidenceWords(cited, id)}`,
        phrase`; ${newestThirdWords(cited, id)}`,
      )?.replace(" ;", ";") ?? ""
    );
  }

  function course(cited: Cited | null, words: string): string | null {
    if (cited === null) return null;
    return sentences(
      phrase`Over ${words} ${symbol} changed by ${cited.text("changePercent", { signed: true })}, from ${cited.text("firstClose")} on ${cited.text("firstDay")} ${cited.mark}.`,
      phrase`The last close of ${symbol} is ${cited.text("lastClose")} ${cited.mark}.`,
      phrase`Deepest fall of ${symbol}: ${cited.text("deepestFall")} ${cited.mark}.`,
      phrase`Volatility of ${symbol} a year: ${cited.text("volatility")} ${cited.mark}.`,
    );
  }
}
