import { help } from "./en/help.ts";
import { inPageLanguage } from "./translation.ts";

/** Help for the screens: a separate module, loaded when somebody asks for help. */
export const helpText = /* @__PURE__ */ inPageLanguage("help", help);
