import { isSymbol, normaliseSymbol } from "#core/market/symbol.ts";
import { type ChartRange, chartRanges } from "../chart/chart-range.ts";

export const symbolTabs = ["overview", "research", "financials", "news", "events", "technical", "position"] as const;
export type SymbolTab = (typeof symbolTabs)[number];

/** How many symbols may stand beside the one of the page. */
export const mostCompared = 3;

export interface InsightsAddress {
  readonly tab: SymbolTab;
  readonly range: ChartRange;
  /** Beside the symbol of the page. */
  readonly compare: readonly string[];
}

const usual = { tab: "overview", range: "6M" } as const;

/** What the address of a symbol's page asks for; what it does not say, or says wrongly, is as usual. */
export function readInsightsAddress(params: URLSearchParams, symbol: string): InsightsAddress {
  const compared = (params.get("compare") ?? "").split(",").map(normaliseSymbol);
  return {
    tab: symbolTabs.find((tab) => tab === params.get("tab")) ?? usual.tab,
    range: chartRanges.find((range) => range.toLowerCase() === params.get("range")?.toLowerCase()) ?? usual.range,
    compare: [...new Set(compared)].filter((other) => isSymbol(other) && other !== symbol).slice(0, mostCompared),
  };
}

/** The same as parameters of an address; what is as usual is left out. */
export function insightsParams(symbol: string, { tab, range, compare }: InsightsAddress): Record<string, string> {
  return {
    symbol,
    ...(tab === usual.tab ? {} : { tab }),
    ...(range === usual.range ? {} : { range }),
    ...(compare.length === 0 ? {} : { compare: compare.join(",") }),
  };
}
