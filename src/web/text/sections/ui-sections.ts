import { documentTitle as documentTitleEn, product as productEn, ui as uiEn } from "../en/ui.ts";
import { inPageLanguage } from "../translation.ts";

export const documentTitle = /* @__PURE__ */ inPageLanguage("documentTitle", documentTitleEn);
export const product = /* @__PURE__ */ inPageLanguage("product", productEn);
export const ui = /* @__PURE__ */ inPageLanguage("ui", uiEn);
