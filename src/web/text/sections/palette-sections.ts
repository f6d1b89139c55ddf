import { palette as paletteEn } from "../en/palette.ts";
import { inPageLanguage } from "../translation.ts";

export const palette = /* @__PURE__ */ inPageLanguage("palette", paletteEn);
