import { presetNames } from "./en/preset-names.ts";
import { inPageLanguage } from "./translation.ts";

/** Names of the strategy lab's starting points. */
export const presetNamesText = /* @__PURE__ */ inPageLanguage("presetNames", presetNames);
