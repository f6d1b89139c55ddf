export { riskChecks } from "#core/words/ja/risk-checks.ts";
