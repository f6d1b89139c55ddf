import { insightsPath } from "../market/insights-path.ts";

/** Returns the page that shows the subject of an alert. */
export function eventPath(symbol: string | null): string {
  return symbol === null ? "/portfolio" : insightsPath(symbol);
}
