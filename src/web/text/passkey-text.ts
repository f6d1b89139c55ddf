import { passkey } from "./en/passkey.ts";
import { inPageLanguage } from "./translation.ts";

/** Text for signing in with a passkey. */
export const passkeyText = /* @__PURE__ */ inPageLanguage("passkey", passkey);
