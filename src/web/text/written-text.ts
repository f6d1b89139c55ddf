import { preview, review, writtenBrief } from "./en-written.ts";
import { inPageLanguage } from "./in-page-language.ts";

const en = { preview, review, writtenBrief };

/** Words of the texts made in one go: apart from the rest, so that the sign-in page does not load them. */
export const writtenText = inPageLanguage({ en }, en);
