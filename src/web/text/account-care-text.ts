import { accountCare } from "./en/account-care.ts";
import { inPageLanguage } from "./translation.ts";

/** Words about passwords and addresses of accounts: apart from the rest, so that the sign-in page does not load them. */
export const accountCareText = /* @__PURE__ */ inPageLanguage("accountCare", accountCare);
