import { measures } from "./en/measures.ts";
import { inPageLanguage } from "./translation.ts";

/** Names of company figures. A separate module, for pages that show them. */
export const measuresText = /* @__PURE__ */ inPageLanguage("measures", measures);
