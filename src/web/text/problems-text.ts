import { problems } from "./en/problems.ts";
import { inPageLanguage } from "./translation.ts";

/** Messages for refusals of the API, by code. */
export const problemsText = /* @__PURE__ */ inPageLanguage("problems", problems);
