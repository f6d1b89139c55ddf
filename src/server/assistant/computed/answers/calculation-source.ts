import type { FigureUnit } from "#core/grounding/evidence.ts";
import type { DataStatus } from "#core/market/provenance.ts";
import type { ToolFound } from "../../tool.ts";
import { found } from "../../tools/found.ts";
import { sourceDraft } from "../../tools/source-draft.ts";
import { subjectOf } from "../../tools/subject-of.ts";

/** One value that an answer works out, with how. */
export interface Worked {
  readonly key: string;
  readonly label: string;
  readonly unit: FigureUnit;
  readonly value: number | null;
  readonly formula: string;
  readonly currency?: string | null;
  readonly period?: string | null;
  readonly isPrivate?: boolean;
}

/** A source of values that an answer works out from those of others, and of days. */
export function calculationSource(
  title: string,
  {
    asOf,
    status,
    symbol = null,
    values,
    days = [],
    provider = "computed",
  }: {
    readonly asOf: string | null;
    readonly status: DataStatus;
    readonly symbol?: string | null;
    readonly values: readonly Worked[];
    readonly days?: readonly { readonly key: string; readonly label: string; readonly date: string | null }[];
    readonly provider?: string;
  },
): ToolFound {
  const sheet = sourceDraft({ asOf, status, subject: symbol === null ? null : subjectOf(symbol) });
  const data = {
    title: sheet.own(title),
    days: days.map((day) => sheet.day(day)),
    values: values.map((worked) => sheet.computed({ ...worked, of: [] })),
  };
  return found(
    title,
    [sheet.source({ kind: "calculation", title, symbol, provider, data })],
    symbol === null ? [] : [subjectOf(symbol)],
  );
}
