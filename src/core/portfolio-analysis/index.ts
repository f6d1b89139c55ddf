/**
 * What daily values and holdings say about a portfolio, and nothing else is read: no clock, no network, no database.
 * Definitions, annualisation and sources: docs/portfolio-analysis.md.
 */
export { dailyReturns, type DailyReturn } from "./daily-returns.ts";
export { linkedReturn } from "./linked-return.ts";
