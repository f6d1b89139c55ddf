import { offline } from "./en/offline.ts";
import { inPageLanguage } from "./translation.ts";

/** Text about offline use and installing. A separate module, since few pages show it. */
export const offlineText = /* @__PURE__ */ inPageLanguage("offline", offline);
