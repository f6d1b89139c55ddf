import { compare as compareEn, symbolPage as symbolPageEn } from "../en/insights.ts";
import { inPageLanguage } from "../translation.ts";

export const compare = /* @__PURE__ */ inPageLanguage("compare", compareEn);
export const symbolPage = /* @__PURE__ */ inPageLanguage("symbolPage", symbolPageEn);
