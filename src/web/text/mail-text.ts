import { mail } from "./en/mail.ts";
import { inPageLanguage } from "./translation.ts";

/** Words about mail: apart from the rest, so that only Settings loads them. */
export const mailText = /* @__PURE__ */ inPageLanguage("mail", mail);
