import { riskChecks } from "./en/risk-checks.ts";
import { inPageLanguage } from "./translation.ts";

/** Words of the risk checks, for the allocation. */
export const riskChecksText = /* @__PURE__ */ inPageLanguage("riskChecks", riskChecks);
