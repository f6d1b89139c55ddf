import { errors as errorsEn, screens as screensEn, shell as shellEn } from "../en/shell.ts";
import { inPageLanguage } from "../translation.ts";

export const errors = /* @__PURE__ */ inPageLanguage("errors", errorsEn);
export const screens = /* @__PURE__ */ inPageLanguage("screens", screensEn);
export const shell = /* @__PURE__ */ inPageLanguage("shell", shellEn);
