import { isSymbol, normaliseSymbol } from "#core/market/symbol.ts";
import { type ChartRange, chartRanges } from "../chart/chart-range.ts";

export const symbolTabs = ["overview", "research", "financials", "news", "events", "technical", "position"] as const;
export type SymbolTab = (typeof symbolTabs)[number];

/** The most symbols that can be compared with the page's. */
export const maxCompared = 9;

export interface InsightsAddress {
  readonly tab: SymbolTab;
  readonly range: ChartRange;
  /** Compared with the page's symbol. */
  readonly compare: readonly string[];
  /** Compared symbols have a chart each. */
  readonly isSplit: boolean;
}

const split = "split";
const usual = { tab: "overview", range: "6M" } as const;

/** Reads the address of a symbol's page. Missing or invalid parts become the defaults. */
export function readInsightsAddress(params: URLSearchParams, symbol: string): InsightsAddress {
  const compared = (params.get("compare") ?? "").split(",").map(normaliseSymbol);
  return {
    tab: symbolTabs.find((tab) => tab === params.get("tab")) ?? usual.tab,
    range: chartRanges.find((range) => range.toLowerCase() === params.get("range")?.toLowerCase()) ?? usual.range,
    compare: [...new Set(compared)].filter((other) => isSymbol(other) && other !== symbol).slice(0, maxCompared),
    isSplit: params.get("charts") === split,
  };
}

/** Returns the address parameters, without those at their defaults. */
export function insightsParams(
  symbol: string,
  { tab = usual.tab, range = usual.range, compare = [], isSplit = false }: Partial<InsightsAddress>,
): Record<string, string> {
  return {
    symbol,
    ...(tab === usual.tab ? {} : { tab }),
    ...(range === usual.range ? {} : { range }),
    ...(compare.length === 0 ? {} : { compare: compare.join(",") }),
    ...(isSplit ? { charts: split } : {}),
  };
}
