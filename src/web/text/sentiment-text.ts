import { sentiment } from "./en-sentiment.ts";
import { inPageLanguage } from "./in-page-language.ts";

const en = { sentiment };

/** Words of the mood: apart from the rest, so that the sign-in page does not load them. */
export const sentimentText = inPageLanguage({ en }, en);
