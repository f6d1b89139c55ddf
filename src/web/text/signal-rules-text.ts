import { signalRules } from "./en/signal-rules.ts";
import { inPageLanguage } from "./translation.ts";

/** Rules of signals. A separate module, for pages that show them. */
export const signalRulesText = /* @__PURE__ */ inPageLanguage("signalRules", signalRules);
