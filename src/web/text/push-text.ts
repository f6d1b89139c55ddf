import { push } from "./en/push.ts";
import { inPageLanguage } from "./translation.ts";

/** Text about notifications on devices. A separate module, so that only the screens that show it load it. */
export const pushText = /* @__PURE__ */ inPageLanguage("push", push);
