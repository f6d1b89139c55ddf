import { position as positionEn } from "../en/position.ts";
import { inPageLanguage } from "../translation.ts";

export const position = /* @__PURE__ */ inPageLanguage("position", positionEn);
