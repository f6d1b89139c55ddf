import { home as homeEn } from "../en-home.ts";
import { inPageLanguage } from "../in-page-language.ts";

export const home = /* @__PURE__ */ inPageLanguage({ en: homeEn }, homeEn);
