import type { Fundamentals } from "#contract/fundamentals.ts";
import { type FigureKind, measureKinds } from "#core/market/measures.ts";

export type MeasureGroup = "valuation" | "profitability" | "size" | "perShare" | "shares" | "levels";

export const measureGroupNames: readonly MeasureGroup[] = [
  "valuation",
  "profitability",
  "size",
  "perShare",
  "shares",
  "levels",
];

const ratios: Readonly<Record<string, MeasureGroup>> = {
  belowFairValue: "valuation",
  aboveFairValue: "valuation",
  debtToEquity: "size",
  dividendYield: "shares",
  fiveYearAverageYield: "shares",
  payoutRatio: "shares",
  shortPercentOfFloat: "shares",
  heldByInsiders: "shares",
  heldByInstitutions: "shares",
  fiftyTwoWeekChange: "levels",
  currentRatio: "size",
  quickRatio: "size",
  shortRatio: "shares",
  beta: "levels",
  dividendRate: "shares",
  fiftyDayAverage: "levels",
  twoHundredDayAverage: "levels",
  researchTargetPrice: "levels",
  support: "levels",
  resistance: "levels",
};

const byUnit: Readonly<Record<FigureKind["unit"], MeasureGroup>> = {
  multiple: "valuation",
  number: "valuation",
  days: "shares",
  ratio: "profitability",
  money: "size",
  price: "perShare",
  shares: "shares",
};

/** Returns a company's figures in groups, without empty groups. */
export function measureGroups(
  measures: Fundamentals["measures"],
): readonly { readonly name: MeasureGroup; readonly figures: readonly (FigureKind & { readonly value: number })[] }[] {
  const values = new Map(measures.map(({ id, value }) => [id, value]));
  return measureGroupNames
    .map((name) => ({
      name,
      figures: measureKinds
        .filter((kind) => (ratios[kind.id] ?? byUnit[kind.unit]) === name)
        .flatMap((kind) => {
          const value = values.get(kind.id) ?? null;
          return value === null ? [] : [{ ...kind, value }];
        }),
    }))
    .filter(({ figures }) => figures.length > 0);
}
