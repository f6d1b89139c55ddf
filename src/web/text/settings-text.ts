import { settings } from "./en/settings.ts";
import { inPageLanguage } from "./translation.ts";

/** Text that only Settings shows. A separate module, so that only Settings loads it. */
export const settingsText = /* @__PURE__ */ inPageLanguage("settings", settings);
