import { wait } from "./en/wait.ts";
import { inPageLanguage } from "./translation.ts";

/** Text about waiting before another attempt. A separate module, loaded only when there is a wait. */
export const waitText = /* @__PURE__ */ inPageLanguage("wait", wait);
