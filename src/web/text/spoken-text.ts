import { spoken } from "./en/spoken.ts";
import { inPageLanguage } from "./translation.ts";

/** Changes of prices for screen readers. */
export const spokenText = /* @__PURE__ */ inPageLanguage("spoken", spoken);
