/** The market requests of the screens. */
export const marketQuestions = [
  "quotes?symbols=AAPL,MSFT",
  "history?symbol=AAPL",
  "sparklines?symbols=AAPL,MSFT",
  "search?query=apple",
  "news",
  "news?symbols=AAPL",
  "calendar?type=earnings&symbols=AAPL",
  "calendar?type=dividends&symbols=AAPL",
  "calendar?type=economic",
  "calendar?type=ipo",
  "calendar?type=splits",
  "indicators?symbol=AAPL&interval=1d",
  "signals?symbols=AAPL",
  "sentiment?symbols=AAPL",
  "fundamentals?symbol=AAPL",
  "options?symbol=AAPL",
  "related?symbol=AAPL",
  "movers",
] as const;

/** The other requests of the screens that need market data, for a user with holdings. */
export const otherQuestions = [
  "/api/portfolio/holdings",
  "/api/portfolio/holdings?by=symbol",
  "/api/portfolio/performance?step=day",
  "/api/portfolio/contributions",
  "/api/portfolio/income",
  "/api/portfolio/allocation?by=sector",
  "/api/portfolio/risks",
  "/api/portfolio/correlations",
  "/api/portfolio/instruments",
  "/api/portfolio/transactions",
  "/api/watchlists",
  "/api/alerts",
  "/api/alerts/events",
  "/api/strategy/runs",
  "/api/newsletter/issues",
  "/api/assistant/suggestions",
  "/api/settings",
  "/api/market/status",
] as const;

/** Statuses of values that count as current. */
export const freshStatuses: readonly string[] = ["live", "delayed", "closed"];

/** Returns every status anywhere in an answer. */
export function statusesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "provenance" && typeof inner === "object" && inner !== null && "status" in inner
      ? [String(inner.status)]
      : statusesIn(inner),
  );
}
