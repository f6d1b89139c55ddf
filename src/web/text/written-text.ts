import { brief, preview, review } from "./en-written.ts";
import { inPageLanguage } from "./in-page-language.ts";

const en = { brief, preview, review };

/** Words of the texts made in one go: apart from the rest, so that the sign-in page does not load them. */
export const writtenText = inPageLanguage({ en }, en);
