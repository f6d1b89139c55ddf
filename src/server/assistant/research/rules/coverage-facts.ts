import type { Covered } from "#core/research/coverage.ts";
import type { Cited } from "../../computed/answer-draft.ts";
import { say } from "../../computed/phrase.ts";
import type { SourceDraft } from "../../tools/source-draft.ts";
import type { Gathered } from "../gather.ts";
import { joined } from "../section-draft.ts";

/** Facts about how much there is of each area, and how much a verdict needs. */
export function coverageData(
  coverage: readonly Covered[],
  draft: SourceDraft,
  { coverage: texts }: Gathered["words"]["reportRules"],
) {
  return coverage.map(({ area, count, needed, date, isMet }) => {
    const labels = texts[area];
    return {
      area,
      isMet,
      there: draft.figure({ key: `${area}.count`, label: labels.there, unit: "count", value: count }),
      needed: draft.figure({ key: `${area}.needed`, label: labels.needed, unit: "count", value: needed }),
      date: draft.day({ key: `${area}.date`, label: labels.date, date }),
    };
  });
}

/** The data there is in one area, and how much is needed. */
export function coverageWords(
  rules: Cited,
  { area, isCurrent, date }: Covered,
  words: Gathered["words"],
): string | null {
  const { coverage, tooOld } = words.reportRules;
  return joined(
    words,
    say(coverage[area].text, {
      count: rules.text(`${area}.count`),
      date: date === null ? undefined : rules.text(`${area}.date`),
      needed: rules.text(`${area}.needed`),
      source: rules.mark,
    }),
    date !== null && !isCurrent ? tooOld : null,
  );
}
