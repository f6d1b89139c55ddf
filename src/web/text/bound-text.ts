import { bound } from "./en/bound.ts";
import { inPageLanguage } from "./translation.ts";

/** Words about texts that are too long: apart from the rest, so that the sign-in page does not load them. */
export const boundText = /* @__PURE__ */ inPageLanguage("bound", bound);
