import { signUp } from "./en/sign-up.ts";
import { inPageLanguage } from "./translation.ts";

/** Text about new accounts and lost passwords. A separate module, so that the sign-in page does not load it. */
export const signUpText = /* @__PURE__ */ inPageLanguage("signUp", signUp);
