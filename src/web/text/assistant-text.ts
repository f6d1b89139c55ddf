import { assistant } from "./en/assistant.ts";
import { chat } from "./en/chat.ts";
import { models } from "./en/models.ts";
import { report } from "./en/report.ts";
import { inPageLanguage } from "./translation.ts";

/** Words of the assistant: apart from the rest, so that the sign-in page does not load them. */
export const assistantText = {
  assistant: /* @__PURE__ */ inPageLanguage("assistant", assistant),
  chat: /* @__PURE__ */ inPageLanguage("chat", chat),
  models: /* @__PURE__ */ inPageLanguage("models", models),
  report: /* @__PURE__ */ inPageLanguage("report", report),
};
