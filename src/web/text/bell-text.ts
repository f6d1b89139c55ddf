import { bell } from "./en/bell.ts";
import { inPageLanguage } from "./translation.ts";

/** Words of the bell in the header. */
export const bellText = /* @__PURE__ */ inPageLanguage("bell", bell);
