import { isPlainDate, type PlainDate } from "#core/calendar/plain-date.ts";
import { rangeStart } from "#core/portfolio/value-range.ts";

export const portfolioTabs = ["holdings", "performance", "income", "allocation", "transactions", "review"] as const;
export type PortfolioTab = (typeof portfolioTabs)[number];

export const portfolioRanges = ["1M", "6M", "YTD", "1Y", "All"] as const;
export type PortfolioRange = (typeof portfolioRanges)[number];

const usualRange: PortfolioRange = "6M";

/** The view in the portfolio's address. */
export interface PortfolioAddress {
  readonly tab: PortfolioTab;
  /** Null for all real accounts together. */
  readonly account: string | null;
  /** A named range, or custom dates; a null end is open. */
  readonly range: PortfolioRange | { readonly from: PlainDate | null; readonly to: PlainDate | null };
  /** Shows only this instrument's transactions. */
  readonly symbol: string | null;
}

export function readPortfolioAddress(params: URLSearchParams): PortfolioAddress {
  const day = (name: string): PlainDate | null => {
    const value = params.get(name) ?? "";
    return isPlainDate(value) ? value : null;
  };
  const [from, to] = [day("from"), day("to")];
  return {
    tab: portfolioTabs.find((tab) => tab === params.get("tab")) ?? "holdings",
    account: params.get("account"),
    range:
      from !== null || to !== null
        ? { from, to }
        : (portfolioRanges.find((range) => range === params.get("range")) ?? usualRange),
    symbol: params.get("symbol"),
  };
}

/** Writes only what differs from the defaults. */
export function portfolioParams({ tab, account, range, symbol }: PortfolioAddress): Record<string, string> {
  return {
    ...(tab === "holdings" ? {} : { tab }),
    ...(account === null ? {} : { account }),
    ...(typeof range === "string"
      ? range === usualRange
        ? {}
        : { range }
      : { ...(range.from === null ? {} : { from: range.from }), ...(range.to === null ? {} : { to: range.to }) }),
    ...(symbol === null || tab !== "transactions" ? {} : { symbol }),
  };
}

/** First and last day of a range; null is open. The opening value is that of the end of the day before `from`. */
export function daysOfRange(
  range: PortfolioAddress["range"],
  today: PlainDate,
): { readonly from: PlainDate | null; readonly to: PlainDate | null } {
  return typeof range === "string" ? { from: rangeStart(range, today), to: null } : range;
}
