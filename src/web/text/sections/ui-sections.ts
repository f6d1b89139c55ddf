import { documentTitle as documentTitleEn, product as productEn, ui as uiEn } from "../en-ui.ts";
import { inPageLanguage } from "../in-page-language.ts";

export const documentTitle = /* @__PURE__ */ inPageLanguage({ en: documentTitleEn }, documentTitleEn);
export const product = /* @__PURE__ */ inPageLanguage({ en: productEn }, productEn);
export const ui = /* @__PURE__ */ inPageLanguage({ en: uiEn }, uiEn);
