import type { PlainDate } from "#core/calendar/plain-date.ts";

/** The scope that all tabs share. */
export interface PortfolioTabProps {
  /** Null for all real accounts together. */
  readonly account: string | null;
  /** Null is open. */
  readonly range: { readonly from: PlainDate | null; readonly to: PlainDate | null };
}
