import { security } from "./en/security.ts";
import { inPageLanguage } from "./translation.ts";

/** Text of Settings > Sign-in and security. */
export const securityText = /* @__PURE__ */ inPageLanguage("security", security);
