import type { Covered, CoverageArea } from "#core/research/coverage.ts";
import type { Cited } from "../../computed/answer-draft.ts";
import { phrase, sentences } from "../../computed/phrase.ts";
import type { SourceDraft } from "../../tools/source-draft.ts";

const names: Readonly<Record<CoverageArea, { readonly unit: string; readonly date: string }>> = {
  price: { unit: "daily closes", date: "Newest close" },
  fundamentals: { unit: "quarters reported", date: "End of the newest period" },
  estimates: { unit: "analysts with an estimate for the year", date: "End of the year expected" },
};

/** Facts about how much there is of each area, and how much a verdict needs. */
export function coverageData(coverage: readonly Covered[], draft: SourceDraft) {
  return coverage.map(({ area, count, needed, date, isMet }) => {
    const { unit, date: dateLabel } = names[area];
    return {
      area,
      isMet,
      there: draft.figure({ key: `${area}.count`, label: `Number of ${unit}`, unit: "count", value: count }),
      needed: draft.figure({
        key: `${area}.needed`,
        label: `Number of ${unit} that a verdict needs`,
        unit: "count",
        value: needed,
      }),
      date: draft.day({ key: `${area}.date`, label: dateLabel, date }),
    };
  });
}

/** Rules with data in one area, and how many are needed. */
export function coverageWords(rules: Cited, { area, isCurrent, date }: Covered): string | null {
  const on = area === "estimates" ? "ending" : "to";
  return sentences(
    phrase`${rules.text(`${area}.count`)} ${names[area].unit}${date === null ? "" : phrase` ${on} ${rules.text(`${area}.date`)}`}, ${rules.text(`${area}.needed`)} needed ${rules.mark}.`,
    date !== null && !isCurrent ? "That is too old." : null,
  );
}

/** Names the missing parts of an area, for the head of the report. */
export const missingWords: Readonly<Record<CoverageArea, string>> = {
  price: "Price: too few daily closes, or none of the last days.",
  fundamentals: "Fundamentals: too few quarters reported, or none lately.",
  estimates: "Estimates: too few analysts expect earnings for a year that hasn't ended.",
};
