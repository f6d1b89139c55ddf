import { addDays } from "../calendar/plain-date.ts";

export const coverageAreas = ["price", "fundamentals", "estimates"] as const;
export type CoverageArea = (typeof coverageAreas)[number];

/** The minimum data for a verdict other than Hold. */
export const minimumEvidence = {
  closes: 250,
  /** Maximum age of the newest close. */
  closeAgeDays: 10,
  quarters: 4,
  /** A quarter, plus the time a company may take to report it. */
  quarterAgeDays: 200,
  /** The same for annual reports. */
  yearAgeDays: 460,
  analysts: 3,
} as const;

export interface Covered {
  readonly area: CoverageArea;
  readonly isMet: boolean;
  /** The number of closes, quarters or analysts. */
  readonly count: number;
  readonly needed: number;
  /** The day of the newest close, the end of the newest reported period, or the end of the estimated period. */
  readonly date: string | null;
  /** False: the data is too old. */
  readonly isCurrent: boolean;
}

/** Checks that there is enough data on price, fundamentals and estimates for a verdict. */
export function coverageOf({
  today,
  closeDates,
  quarterEnds,
  yearEnds,
  expectation,
}: {
  readonly today: string;
  readonly closeDates: readonly string[];
  readonly quarterEnds: readonly string[];
  readonly yearEnds: readonly string[];
  /** For the current fiscal year. Null without estimates. */
  readonly expectation: { readonly end: string | null; readonly analysts: number | null } | null;
}): readonly Covered[] {
  const since = (days: number) => addDays(today, -days);
  const isByQuarter = quarterEnds.length > 0;
  const reported = isByQuarter ? quarterEnds : yearEnds;
  const newestReport = reported.at(-1) ?? null;
  const { closes, closeAgeDays, quarters, quarterAgeDays, yearAgeDays, analysts } = minimumEvidence;
  return [
    covered("price", closeDates.length, closes, closeDates.at(-1) ?? null, since(closeAgeDays)),
    covered(
      "fundamentals",
      reported.length * (isByQuarter ? 1 : 4),
      quarters,
      newestReport,
      since(isByQuarter ? quarterAgeDays : yearAgeDays),
    ),
    // A period that has ended has no estimates.
    covered("estimates", expectation?.analysts ?? 0, analysts, expectation?.end ?? null, today),
  ];
}

function covered(area: CoverageArea, count: number, needed: number, date: string | null, oldest: string): Covered {
  const isCurrent = date !== null && date >= oldest;
  return { area, count, needed, date, isCurrent, isMet: isCurrent && count >= needed };
}
