import { home as homeEn } from "../en/home.ts";
import { inPageLanguage } from "../translation.ts";

export const home = /* @__PURE__ */ inPageLanguage("home", homeEn);
