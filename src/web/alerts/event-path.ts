import { insightsPath } from "../market/insights-path.ts";

/** Where what an alert told of is shown. */
export function eventPath(symbol: string | null): string {
  return symbol === null ? "/portfolio" : insightsPath(symbol);
}
