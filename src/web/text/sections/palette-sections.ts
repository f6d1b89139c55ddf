import { palette as paletteEn } from "../en-palette.ts";
import { inPageLanguage } from "../in-page-language.ts";

export const palette = /* @__PURE__ */ inPageLanguage({ en: paletteEn }, paletteEn);
