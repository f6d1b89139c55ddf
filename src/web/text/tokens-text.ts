import { tokens } from "./en/tokens.ts";
import { inPageLanguage } from "./translation.ts";

/** Text about API tokens. A separate module, so that only Settings loads it. */
export const tokensText = /* @__PURE__ */ inPageLanguage("tokens", tokens);
