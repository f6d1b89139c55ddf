export { riskChecks } from "#core/words/en/risk-checks.ts";
