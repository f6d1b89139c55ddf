import { sharing } from "./en/sharing.ts";
import { inPageLanguage } from "./translation.ts";

/** Text about read-only links. A separate module, loaded only by the share dialog and the shared page. */
export const sharingText = /* @__PURE__ */ inPageLanguage("sharing", sharing);
