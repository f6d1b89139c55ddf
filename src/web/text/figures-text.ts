import { allocation, income, performance } from "./en-performance.ts";
import { inPageLanguage } from "./in-page-language.ts";

const en = { performance, income, allocation };

/** Words of the portfolio's figures: apart from the rest, so that the sign-in page does not load them. */
export const figuresText = inPageLanguage({ en }, en);
