import { strategy } from "./en-strategy.ts";
import { inPageLanguage } from "./in-page-language.ts";

const en = { strategy };

/** Words of the strategy lab: apart from the rest, so that the sign-in page does not load them. */
export const strategyText = inPageLanguage({ en }, en);
