import { accountMail } from "./en/account-mail.ts";
import { inPageLanguage } from "./translation.ts";

/** Words about links in mails: apart from the rest, so that the sign-in page does not load them. */
export const accountMailText = /* @__PURE__ */ inPageLanguage("accountMail", accountMail);
