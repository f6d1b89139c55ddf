import type { TrackRecord } from "#core/research/track-record.ts";
import type { Cited } from "../../computed/answer-draft.ts";
import { say } from "../../computed/phrase.ts";
import type { ToolSource } from "../../tool.ts";
import { percentOf, sourceDraft } from "../../tools/source-draft.ts";
import type { Gathered } from "../gather.ts";
import { joined } from "../section-draft.ts";

/** How the verdicts of the user's reports turned out; null before the first. */
export function recordSource(record: TrackRecord, asOf: string | null, answers: Gathered["words"]): ToolSource | null {
  if (record.verdicts === 0) return null;
  const draft = sourceDraft({ asOf, status: "closed", words: { answers } });
  const { formulas, labels } = draft;
  const { record: texts } = answers.reportRules;
  const count = (key: string, label: string, value: number) => draft.figure({ key, label, unit: "count", value });
  const share = (key: string, label: string, value: number | null, formula: string) =>
    draft.computed({ key, label, unit: "percent", value: percentOf(value), formula, of: ["hits", "scored"] });
  return draft.source({
    kind: "research",
    title: texts.title,
    provider: "computed",
    data: {
      from: draft.day({ key: "from", label: texts.from, date: record.from }),
      verdicts: count("verdicts", texts.verdicts, record.verdicts),
      holds: count("holds", texts.holds, record.holds),
      open: count("open", texts.open, record.open),
      right: count("hits", texts.right, record.hits),
      scored: count("scored", texts.scored, record.total),
      rightPercent: share("hitRate", texts.right, record.ratio, formulas.rightVerdicts),
      intervalLowPercent: share("low", texts.low, record.low, formulas.wilson),
      intervalHighPercent: share("high", texts.high, record.high, formulas.wilson),
      baseRatePercent: share("baseRate", labels.baseRate, record.baseRatio, formulas.driftOfHalfYears),
    },
  });
}

/** The track record in two sentences. */
export function recordWords(cited: Cited, words: Gathered["words"]): string | null {
  const { record: texts } = words.reportRules;
  const source = cited.mark;
  return joined(
    words,
    say(texts.kept, {
      from: cited.text("from"),
      verdicts: cited.text("verdicts"),
      holds: cited.text("holds"),
      open: cited.text("open"),
      source,
    }),
    say(texts.outcome, {
      hits: cited.text("hits"),
      scored: cited.text("scored"),
      hitRate: cited.text("hitRate"),
      low: cited.text("low"),
      high: cited.text("high"),
      baseRate: cited.text("baseRate"),
      source,
    }),
  );
}
