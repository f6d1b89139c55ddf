import type { TrackRecord } from "#core/research/track-record.ts";
import type { Cited } from "../../computed/answer-draft.ts";
import { phrase, sentences } from "../../computed/phrase.ts";
import type { ToolSource } from "../../tool.ts";
import { percentOf, sourceDraft } from "../../tools/source-draft.ts";

/** How the verdicts of the user's reports turned out; null before the first. */
export function recordSource(record: TrackRecord, asOf: string | null): ToolSource | null {
  if (record.verdicts === 0) return null;
  const draft = sourceDraft({ asOf, status: "closed" });
  const count = (key: string, label: string, value: number) => draft.figure({ key, label, unit: "count", value });
  const share = (key: string, label: string, value: number | null, formula: string) =>
    draft.computed({ key, label, unit: "percent", value: percentOf(value), formula, of: ["hits", "scored"] });
  return draft.source({
    kind: "research",
    title: "Verdicts of your reports",
    provider: "computed",
    data: {
      from: draft.day({ key: "from", label: "First verdict", date: record.from }),
      verdicts: count("verdicts", "Verdicts", record.verdicts),
      holds: count("holds", "Hold verdicts", record.holds),
      open: count("open", "Verdicts whose half year isn't over", record.open),
      right: count("hits", "Right verdicts", record.hits),
      scored: count("scored", "Scored verdicts", record.total),
      rightPercent: share("hitRate", "Right verdicts", record.ratio, "right ÷ scored × 100"),
      intervalLowPercent: share("low", "Lower end of the 95 % interval", record.low, "Wilson interval"),
      intervalHighPercent: share("high", "Upper end of the 95 % interval", record.high, "Wilson interval"),
      baseRatePercent: share(
        "baseRate",
        "Base rate",
        record.baseRatio,
        "share of the same half years that moved with the drift known before × 100",
      ),
    },
  });
}

/** The track record in two sentences. */
export function recordWords(cited: Cited): string | null {
  return sentences(
    phrase`Since ${cited.text("from")}: verdicts in the reports you kept ${cited.text("verdicts")}, of them Hold ${cited.text("holds")}, still open ${cited.text("open")} ${cited.mark}.`,
    phrase`Right half a year later: ${cited.text("hits")} of ${cited.text("scored")}, or ${cited.text("hitRate")}, interval ${cited.text("low")} to ${cited.text("high")}, base rate ${cited.text("baseRate")} ${cited.mark}.`,
  );
}
