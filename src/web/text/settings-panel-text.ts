import { settingsPanel } from "./en/settings-panel.ts";
import { inPageLanguage } from "./translation.ts";

/** Text shared by the sections of Settings. A separate module, because few pages need it. */
export const settingsPanelText = /* @__PURE__ */ inPageLanguage("settingsPanel", settingsPanel);
