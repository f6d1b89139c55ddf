import { errors as errorsEn, screens as screensEn, shell as shellEn } from "../en-shell.ts";
import { inPageLanguage } from "../in-page-language.ts";

export const errors = /* @__PURE__ */ inPageLanguage({ en: errorsEn }, errorsEn);
export const screens = /* @__PURE__ */ inPageLanguage({ en: screensEn }, screensEn);
export const shell = /* @__PURE__ */ inPageLanguage({ en: shellEn }, shellEn);
