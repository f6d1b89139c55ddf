import { correlation } from "./en/correlation.ts";
import { inPageLanguage } from "./translation.ts";

/** Text of the table of correlations, which loads with it alone. */
export const correlationText = /* @__PURE__ */ inPageLanguage("correlation", correlation);
