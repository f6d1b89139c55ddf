import { brief, preview, review } from "./en/written.ts";
import { inPageLanguage } from "./translation.ts";

/** Text of the preview, brief and review. A separate module, so that the sign-in page does not load it. */
export const writtenText = {
  brief: /* @__PURE__ */ inPageLanguage("brief", brief),
  preview: /* @__PURE__ */ inPageLanguage("preview", preview),
  review: /* @__PURE__ */ inPageLanguage("review", review),
};
