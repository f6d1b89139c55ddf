import { position as positionEn } from "../en-position.ts";
import { inPageLanguage } from "../in-page-language.ts";

export const position = /* @__PURE__ */ inPageLanguage({ en: positionEn }, positionEn);
