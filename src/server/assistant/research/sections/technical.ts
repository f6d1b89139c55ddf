import { say } from "../../computed/phrase.ts";
import type { Cited } from "../../computed/answer-draft.ts";
import { countedCalls, inNewestThird, suchSignals } from "../../tools/evidence-facts.ts";
import type { Gathered } from "../gather.ts";
import type { Judged } from "../rules.ts";
import type { SectionDraft } from "../section-draft.ts";

/** Signals with their past, and how the price went over a year and five. */
export function technicalSection(draft: SectionDraft, gathered: Gathered, judged: Judged): void {
  const { words } = draft;
  const { symbol, gaps, signals } = gathered;
  const { evidence, prices, reportRules, technical } = gathered.words;
  draft.gap(gaps.get("history"));
  draft.gap(gaps.get("signals"));
  const readings = draft.citeIf(gathered.signalSource);
  if (readings !== null && signals !== null) {
    const source = readings.mark;
    draft.statements(words.headings.signals, [
      signals.overall === null
        ? words.noRating({ symbol, source })
        : draft.joined(
            say(words.rated, {
              symbol,
              signal: technical.signals[signals.overall],
              counted: readings.text("counted"),
              source,
            }),
            say(words.daysRatedHold, { share: readings.text("overall.hold"), source }),
            say(evidence.ratings, { symbol, ...countedCalls(readings, "overall"), source }),
          ),
      ...signals.readings.map(({ id, indicator, signal }) =>
        say(words.reading, {
          name: indicator,
          symbol,
          value: readings.text(id),
          signal: signal === null ? evidence.noSignal : technical.signals[signal],
          past: [suchSignals(readings, id, evidence), inNewestThird(readings, id, evidence)].filter(
            (part) => part !== null,
          ),
          source,
        }),
      ),
    ]);
  }
  draft.table(readings);
  const rules = draft.cite(judged.source);
  draft.statements(reportRules.names.trend, [
    say(words.trend, {
      symbol,
      value: rules.text("trend.value", { signed: true }),
      average: rules.text("trend.turnsAt"),
      source: rules.mark,
    }),
  ]);
  draft.statements(words.headings.course, [
    course(draft.citeIf(gathered.year), "year"),
    course(draft.citeIf(gathered.fiveYears), "fiveYears"),
  ]);

  function course(cited: Cited | null, span: "year" | "fiveYears"): string | null {
    if (cited === null) return null;
    const source = cited.mark;
    return draft.joined(
      say(words.changed, {
        span,
        symbol,
        change: cited.text("changePercent", { signed: true }),
        close: cited.text("firstClose"),
        day: cited.text("firstDay"),
        source,
      }),
      say(words.lastClose, { symbol, value: cited.text("lastClose"), source }),
      say(prices.deepestFall, { symbol, fall: cited.text("deepestFall"), source }),
      say(prices.volatility, { symbol, volatility: cited.text("volatility"), source }),
    );
  }
}
