import { zones } from "./en/zones.ts";
import { inPageLanguage } from "./translation.ts";

/** Cities and times in other time zones, which every page shows. */
export const zonesText = /* @__PURE__ */ inPageLanguage("zones", zones);
