import type { Stretch } from "./prose.ts";

/** A number typed in digits. */
export interface TypedNumber extends Stretch {
  /** With its sign, currency and unit: "−$4.35T". */
  readonly text: string;
  /**
   * The value with commas as group separators. A date is milliseconds of its midnight in UTC, a year alone the year.
   */
  readonly value: number;
  readonly unit: "money" | "percent" | "number" | "date";
  /** The written parts of a date. */
  readonly date: { readonly year: number | null; readonly month: number | null; readonly day: number | null } | null;
}
