import { evidence } from "./en/evidence.ts";
import { inPageLanguage } from "./translation.ts";

/** Words about how signals did. */
export const evidenceText = /* @__PURE__ */ inPageLanguage("evidence", evidence);
