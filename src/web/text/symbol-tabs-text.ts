import { symbolTabs } from "./en/symbol-tabs.ts";
import { inPageLanguage } from "./translation.ts";

/** Text of the tabs and cards about one symbol. A separate module, so that the sign-in page does not load it. */
export const symbolTabsText = /* @__PURE__ */ inPageLanguage("symbolTabs", symbolTabs);
