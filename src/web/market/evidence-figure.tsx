import type { ReactNode } from "react";
import type { Figure } from "#contract/assistant.ts";
import type { Evidence } from "#contract/indicators.ts";
import type { Provenance } from "#contract/provenance.ts";
import { FigureChip } from "../assistant/figure-chip.tsx";
import { missing } from "../format/missing.ts";
import { fixed } from "../format/number-format.ts";
import { evidenceText } from "../text/evidence-text.ts";
import { percentWords, pointWords } from "./evidence-words.ts";

export type EvidenceMeasure = "hitRate" | "base" | "calls" | "edge";

/** What a counted number is about. */
export interface CountedOf {
  readonly symbol: string;
  /** "RSI (14)". */
  readonly signal: string;
  readonly from: string;
  readonly to: string;
  /** Of the prices that were counted. */
  readonly provenance: Pick<Provenance, "source" | "asOf">;
}

/** A number of the evidence, which opens how it was counted and from which prices. */
export function EvidenceFigure({
  measure,
  record,
  of,
}: {
  measure: EvidenceMeasure;
  record: Pick<Evidence, "hits" | "total" | "ratio" | "baseRatio" | "edge">;
  of: CountedOf;
}): ReactNode {
  const value = { hitRate: record.ratio, base: record.baseRatio, calls: record.total, edge: record.edge }[measure];
  if (value === null || (measure === "calls" && value === 0)) return missing;
  return <FigureChip figure={figureOf(measure, value, record, of)} hasNumber={false} />;
}

function figureOf(
  measure: EvidenceMeasure,
  value: number,
  { hits, total, ratio, baseRatio }: Pick<Evidence, "hits" | "total" | "ratio" | "baseRatio">,
  { symbol, signal, from, to, provenance }: CountedOf,
): Figure {
  const words = evidenceText.figures;
  const count = (label: string, number: number) => ({ label, value: number, unit: "count" as const, currency: null });
  const percent = (label: string, number: number | null) =>
    number === null ? [] : [{ label, value: number * 100, unit: "percent" as const, currency: null }];
  const inputs = {
    hitRate: [count(words.right, hits), count(words.calls, total)],
    base: [count(words.calls, total)],
    calls: [],
    edge: [...percent(words.hitRate, ratio), ...percent(words.base, baseRatio)],
  }[measure];
  const shown = measure === "calls" ? fixed(value, 0) : measure === "edge" ? pointWords(value) : percentWords(value);
  return {
    text: shown,
    start: 0,
    end: shown.length,
    state: "computed",
    value: measure === "calls" ? value : value * 100,
    unit: ({ hitRate: "percent", base: "percent", calls: "count", edge: "percentage-points" } as const)[measure],
    currency: null,
    source: provenance.source,
    sourceNumber: null,
    asOf: provenance.asOf,
    label: `${signal}, ${words[measure]}`,
    symbol,
    period: `${from}/${to}`,
    formula: words.formulas[measure],
    inputs,
    article: null,
    mismatch: null,
    explanation: null,
    isPrivate: false,
    form: null,
  };
}
