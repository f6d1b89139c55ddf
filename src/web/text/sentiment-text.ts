import { sentiment } from "./en/sentiment.ts";
import { inPageLanguage } from "./translation.ts";

/** Text of the sentiment screen. A separate module, so that the sign-in page does not load it. */
export const sentimentText = {
  sentiment: /* @__PURE__ */ inPageLanguage("sentiment", sentiment),
};
