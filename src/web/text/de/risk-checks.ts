export { riskChecks } from "#core/words/de/risk-checks.ts";
