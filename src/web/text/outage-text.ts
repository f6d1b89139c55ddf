import { outage } from "./en/outage.ts";
import { inPageLanguage } from "./translation.ts";

/** Words about a source of market data that doesn't answer, and about a server that has none. */
export const outageText = /* @__PURE__ */ inPageLanguage("outage", outage);
