import { age } from "./en/age.ts";
import { inPageLanguage } from "./translation.ts";

/** Ages and waiting times, which every page shows. */
export const ageText = /* @__PURE__ */ inPageLanguage("age", age);
