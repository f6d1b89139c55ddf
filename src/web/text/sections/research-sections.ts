import { news as newsEn, signals as signalsEn, tone as toneEn } from "../en/research.ts";
import { inPageLanguage } from "../translation.ts";

export const news = /* @__PURE__ */ inPageLanguage("news", newsEn);
export const signals = /* @__PURE__ */ inPageLanguage("signals", signalsEn);
export const tone = /* @__PURE__ */ inPageLanguage("tone", toneEn);
