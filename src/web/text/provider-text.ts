import { provider } from "./en/provider.ts";
import { inPageLanguage } from "./translation.ts";

/** Text for signing in with an OpenID Connect provider. */
export const providerText = /* @__PURE__ */ inPageLanguage("provider", provider);
