import { faults } from "./en/faults.ts";
import { inPageLanguage } from "./translation.ts";

/** Faults in something that somebody wrote. */
export const faultsText = /* @__PURE__ */ inPageLanguage("faults", faults);
