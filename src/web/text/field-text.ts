import { field } from "./en/field.ts";
import { inPageLanguage } from "./translation.ts";

/** The words on the screen for fields of the API. */
export const fieldText = /* @__PURE__ */ inPageLanguage("field", field);
