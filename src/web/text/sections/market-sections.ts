import {
  chart as chartEn,
  dashboard as dashboardEn,
  insights as insightsEn,
  market as marketEn,
} from "../en-market.ts";
import { inPageLanguage } from "../in-page-language.ts";

export const chart = /* @__PURE__ */ inPageLanguage({ en: chartEn }, chartEn);
export const dashboard = /* @__PURE__ */ inPageLanguage({ en: dashboardEn }, dashboardEn);
export const insights = /* @__PURE__ */ inPageLanguage({ en: insightsEn }, insightsEn);
export const market = /* @__PURE__ */ inPageLanguage({ en: marketEn }, marketEn);
