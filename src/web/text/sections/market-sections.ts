import {
  chart as chartEn,
  dashboard as dashboardEn,
  insights as insightsEn,
  market as marketEn,
} from "../en/market.ts";
import { inPageLanguage } from "../translation.ts";

export const chart = /* @__PURE__ */ inPageLanguage("chart", chartEn);
export const dashboard = /* @__PURE__ */ inPageLanguage("dashboard", dashboardEn);
export const insights = /* @__PURE__ */ inPageLanguage("insights", insightsEn);
export const market = /* @__PURE__ */ inPageLanguage("market", marketEn);
