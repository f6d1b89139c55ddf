import { scheduled } from "./en/scheduled.ts";
import { inPageLanguage } from "./translation.ts";

/** Words about questions on a schedule, which only the chat loads. */
export const scheduledText = /* @__PURE__ */ inPageLanguage("scheduled", scheduled);
