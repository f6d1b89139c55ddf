import type { CallRecord, SignalEvidence } from "#core/signals/index.ts";
import type { Words } from "#core/words/shape.ts";
import type { Cited } from "../computed/answer-draft.ts";
import { say } from "../computed/phrase.ts";
import { type DataNumber, percentOf, type SourceDraft } from "./source-draft.ts";

/** Evidence as core counts it or as it crosses the wire. */
type Counted = CallRecord & Pick<SignalEvidence, "horizonBars" | "result"> & { readonly newestThird: CallRecord };

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
        result: draft.own(draft.texts.signals.results[evidence.result]),
        horizonBars: draft.figure({
          key: `${id}.horizon`,
          label: draft.texts.signals.horizon,
          unit: "days",
          value: evidence.horizonBars,
        }),
        ...(newestThird && {
          newestThird: recordData(
            draft,
            `${id}.newestThird`,
            draft.texts.signals.newestThird(name),
            evidence.newestThird,
          ),
        }),
      };
}

function recordData(draft: SourceDraft, id: string, name: string, record: CallRecord) {
  if (record.total === 0) return null;
  const { texts, formulas } = draft;
  const { signals } = texts;
  const called = (key: keyof typeof signals.record) => ({
    key: `${id}.${key}`,
    label: signals.recordOf({ name, label: signals.record[key] }),
  });
  const count = (key: "hits" | "cases", value: number) => draft.figure({ ...called(key), unit: "count", value });
  const percent = (key: "hitRate" | "baseRate" | "low" | "high", value: number | null, formula: string) =>
    draft.computed({
      ...called(key),
      unit: "percent",
      value: percentOf(value),
      formula,
      of: [`${id}.hits`, `${id}.cases`],
    });
  return {
    right: count("hits", record.hits),
    independentCalls: count("cases", record.total),
    percent: percent("hitRate", record.ratio, formulas.hitRate),
    baseRatePercent: percent("baseRate", record.baseRatio, formulas.driftRate),
    intervalLowPercent: percent("low", record.low, formulas.wilson),
    intervalHighPercent: percent("high", record.high, formulas.wilson),
    edgePoints: draft.computed({
      ...called("edge"),
      unit: "percentage-points",
      value: percentOf(record.edge),
      formula: formulas.edge,
      of: [`${id}.hitRate`, `${id}.baseRate`],
    }),
  } satisfies Readonly<Record<string, DataNumber>>;
}

type Evidence = Words["answers"]["evidence"];

/** Values of a sentence about past calls, for its message; null where one isn't known. */
export function countedCalls(cited: Cited, id: string) {
  return {
    ...calls(cited, id),
    low: cited.text(`${id}.low`),
    high: cited.text(`${id}.high`),
    result: resultOf(cited, id),
  };
}

/** "such calls were right in 31 of 59 independent calls, 52.5%, where the base rate is 54.2%". */
export function suchCalls(cited: Cited, id: string, evidence: Evidence): string | null {
  return say(evidence.suchCalls, calls(cited, id));
}

/** The same with the interval and the result. */
export function suchSignals(cited: Cited, id: string, evidence: Evidence): string | null {
  return say(evidence.suchSignals, countedCalls(cited, id));
}

/** The same of the newest third of the days. */
export function inNewestThird(cited: Cited, id: string, evidence: Evidence): string | null {
  return say(evidence.inNewestThird, calls(cited, `${id}.newestThird`));
}

function calls(cited: Cited, id: string) {
  return {
    hits: cited.text(`${id}.hits`),
    cases: cited.text(`${id}.cases`),
    hitRate: cited.text(`${id}.hitRate`),
    baseRate: cited.text(`${id}.baseRate`),
  };
}

/** The counts in words. */
function resultOf({ source }: Cited, id: string): string | null {
  const { evidence } = source.data as {
    readonly evidence?: Readonly<Record<string, { readonly result: string } | null>>;
  };
  return evidence?.[id]?.result ?? null;
}
