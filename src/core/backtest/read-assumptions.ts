import { defaultAssumptions, type Assumptions, type Commission } from "./assumptions.ts";
import { createProblemReader, type Problem, type ProblemReader } from "./problem-reader.ts";
import { assumptionLimits } from "./strategy-limits.ts";

export type ReadAssumptions =
  | { readonly ok: true; readonly assumptions: Assumptions }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Reads assumptions from outside data. Omitted ones take their defaults. */
export function readAssumptions(value: unknown): ReadAssumptions {
  const reader = createProblemReader();
  const given =
    value === undefined ? {} : reader.record(value, [], [...Object.keys(defaultAssumptions), "stopsFrom", "sizedAt"]);
  const item = { ...defaultAssumptions, ...given } as Readonly<Record<keyof Assumptions, unknown>>;
  const assumptions: Assumptions = {
    startCash: reader.number(item.startCash, ["startCash"], assumptionLimits.startCash),
    fillAt: reader.choice(item.fillAt, ["fillAt"], ["next-open", "close"]),
    units: reader.choice(item.units, ["units"], ["fractional", "whole"]),
    commission: readCommission(reader, item.commission),
    slippagePercent: reader.number(item.slippagePercent, ["slippagePercent"], assumptionLimits.slippagePercent),
    dividends: reader.choice(item.dividends, ["dividends"], ["reinvest", "cash", "ignore"]),
    ...(item.sizedAt === undefined ? {} : { sizedAt: reader.choice(item.sizedAt, ["sizedAt"], ["fill", "decision"]) }),
    ...(item.stopsFrom === undefined
      ? {}
      : { stopsFrom: reader.choice(item.stopsFrom, ["stopsFrom"], ["entry-bar", "next-bar"]) }),
    lastBar: reader.choice(item.lastBar, ["lastBar"], ["mark", "close", "open"]),
    riskFreePercent: reader.number(item.riskFreePercent, ["riskFreePercent"], assumptionLimits.riskFreePercent),
  };
  return reader.problems.length === 0 ? { ok: true, assumptions } : { ok: false, problems: reader.problems };
}

function readCommission(reader: ProblemReader, value: unknown): Commission {
  const defaults = defaultAssumptions.commission;
  const item = { ...defaults, ...reader.record(value, ["commission"], Object.keys(defaults)) } as Readonly<
    Record<keyof Commission, unknown>
  >;
  const amount = (key: "perShare" | "fixed" | "minimum") =>
    reader.number(item[key], ["commission", key], assumptionLimits.commissionAmount);
  return {
    percent: reader.number(item.percent, ["commission", "percent"], assumptionLimits.commissionPercent),
    perShare: amount("perShare"),
    fixed: amount("fixed"),
    minimum: amount("minimum"),
  };
}
