import type { CallRecord, EvidenceResult, SignalEvidence } from "#core/signals/index.ts";
import type { Cited } from "../computed/answer-draft.ts";
import { phrase } from "../computed/phrase.ts";
import { type DataNumber, percentOf, type SourceDraft } from "./source-draft.ts";

/** Evidence as core counts it or as it crosses the wire. */
type Counted = CallRecord & Pick<SignalEvidence, "horizonBars" | "result"> & { readonly newestThird: CallRecord };

/** The counts in words. */
export const resultWords: Readonly<Record<EvidenceResult, string>> = {
  edge: "a confirmed edge, in the newest third of the days too",
  unconfirmed: "an edge that the newest third of the days doesn't confirm",
  none: "no confirmed edge",
  worse: "worse than the base rate",
  "too-few": "too few calls to tell",
};

/** Adds the facts about past calls of one rule, under its id, and returns them as data. */
export function evidenceData(
  draft: SourceDraft,
  id: string,
  name: string,
  evidence: Counted,
  { newestThird }: { readonly newestThird: boolean },
) {
  const all = recordData(draft, id, name, evidence);
  return all === null
    ? null
    : {
        ...all,
        result: draft.own(resultWords[evidence.result]),
        horizonBars: draft.figure({
          key: `${id}.horizon`,
          label: "Bars until the outcome is looked at",
          unit: "days",
          value: evidence.horizonBars,
        }),
        ...(newestThird && {
          newestThird: recordData(draft, `${id}.newestThird`, `${name}, newest third`, evidence.newestThird),
        }),
      };
}

function recordData(draft: SourceDraft, id: string, name: string, record: CallRecord) {
  if (record.total === 0) return null;
  const count = (key: string, label: string, value: number) =>
    draft.figure({ key: `${id}.${key}`, label: `${name}, ${label}`, alsoCalled: [label], unit: "count", value });
  const percent = (key: string, label: string, alsoCalled: readonly string[], value: number | null, formula: string) =>
    draft.computed({
      key: `${id}.${key}`,
      label: `${name}, ${label}`,
      alsoCalled: [label, ...alsoCalled],
      unit: "percent",
      value: percentOf(value),
      formula,
      of: [`${id}.hits`, `${id}.cases`],
    });
  return {
    right: count("hits", "right calls", record.hits),
    independentCalls: count("cases", "independent calls", record.total),
    percent: percent("hitRate", "hit rate", ["right before", "of the time"], record.ratio, "right calls ÷ calls × 100"),
    baseRatePercent: percent(
      "baseRate",
      "base rate",
      ["betting on the drift"],
      record.baseRatio,
      "share of the same periods that moved with the drift known before × 100",
    ),
    intervalLowPercent: percent("low", "lower end of the 95 % interval", ["interval"], record.low, "Wilson interval"),
    intervalHighPercent: percent(
      "high",
      "upper end of the 95 % interval",
      ["interval"],
      record.high,
      "Wilson interval",
    ),
    edgePoints: draft.computed({
      key: `${id}.edge`,
      label: `${name}, edge over the base rate`,
      alsoCalled: ["edge"],
      unit: "percentage-points",
      value: percentOf(record.edge),
      formula: "hit rate − base rate",
      of: [`${id}.hitRate`, `${id}.baseRate`],
    }),
  } satisfies Readonly<Record<string, DataNumber>>;
}

/** "right in 31 of 59 independent calls (52.5%, interval 40.0% to 64.7%; base rate 54.2%): no confirmed edge". */
export function evidenceWords(cited: Cited, id: string): string | null {
  const result = resultOf(cited, id);
  return result === null
    ? null
    : phrase`right in ${cited.text(`${id}.hits`)} of ${cited.text(`${id}.cases`)} independent calls (${cited.text(`${id}.hitRate`)}, interval ${cited.text(`${id}.low`)} to ${cited.text(`${id}.high`)}, base rate ${cited.text(`${id}.baseRate`)}): ${result}`;
}

/** "right in 31 of 59 independent calls, 52.5%, where the base rate is 54.2%". */
export function shortEvidenceWords(cited: Cited, id: string): string | null {
  return phrase`right in ${cited.text(`${id}.hits`)} of ${cited.text(`${id}.cases`)} independent calls, ${cited.text(`${id}.hitRate`)}, where the base rate is ${cited.text(`${id}.baseRate`)}`;
}

/** The same of the newest third of the days. */
export function newestThirdWords(cited: Cited, id: string): string | null {
  return phrase`in the newest third of the days ${cited.text(`${id}.newestThird.hits`)} of ${cited.text(`${id}.newestThird.cases`)} (${cited.text(`${id}.newestThird.hitRate`)}, base rate ${cited.text(`${id}.newestThird.baseRate`)})`;
}

function resultOf({ source }: Cited, id: string): string | null {
  const { evidence } = source.data as {
    readonly evidence?: Readonly<Record<string, { readonly result: string } | null>>;
  };
  return evidence?.[id]?.result ?? null;
}
