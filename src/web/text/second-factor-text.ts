import { secondFactor } from "./en/second-factor.ts";
import { inPageLanguage } from "./translation.ts";

/** Text of the second sign-in step. */
export const secondFactorText = /* @__PURE__ */ inPageLanguage("secondFactor", secondFactor);
