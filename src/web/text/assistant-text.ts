import { assistant } from "./en-assistant.ts";
import { chat } from "./en-chat.ts";
import { models } from "./en-models.ts";
import { report } from "./en-report.ts";
import { inPageLanguage } from "./in-page-language.ts";

const en = { assistant, chat, models, report };

/** Words of the assistant: apart from the rest, so that the sign-in page does not load them. */
export const assistantText = inPageLanguage({ en }, en);
