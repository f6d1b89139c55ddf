import type { PlainDate } from "#core/calendar/plain-date.ts";

/** What every tab is about. */
export interface PortfolioTabProps {
  /** Null: all real accounts together. */
  readonly account: string | null;
  /** Null: open on that side. */
  readonly range: { readonly from: PlainDate | null; readonly to: PlainDate | null };
}
