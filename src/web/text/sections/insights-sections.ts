import { compare as compareEn, symbolPage as symbolPageEn } from "../en-insights.ts";
import { inPageLanguage } from "../in-page-language.ts";

export const compare = /* @__PURE__ */ inPageLanguage({ en: compareEn }, compareEn);
export const symbolPage = /* @__PURE__ */ inPageLanguage({ en: symbolPageEn }, symbolPageEn);
