export { riskChecks } from "#core/words/es/risk-checks.ts";
