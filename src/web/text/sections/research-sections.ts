import { news as newsEn, signals as signalsEn, tone as toneEn } from "../en-research.ts";
import { inPageLanguage } from "../in-page-language.ts";

export const news = /* @__PURE__ */ inPageLanguage({ en: newsEn }, newsEn);
export const signals = /* @__PURE__ */ inPageLanguage({ en: signalsEn }, signalsEn);
export const tone = /* @__PURE__ */ inPageLanguage({ en: toneEn }, toneEn);
