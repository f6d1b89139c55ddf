import { keys } from "./en/keys.ts";
import { inPageLanguage } from "./translation.ts";

/** Words about keys of one's own: apart from the rest, so that only Settings loads them. */
export const keysText = /* @__PURE__ */ inPageLanguage("keys", keys);
