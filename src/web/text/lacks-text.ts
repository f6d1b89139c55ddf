import { lacks } from "./en/lacks.ts";
import { inPageLanguage } from "./translation.ts";

/** Faults in something that somebody wrote. */
export const lacksText = /* @__PURE__ */ inPageLanguage("lacks", lacks);
