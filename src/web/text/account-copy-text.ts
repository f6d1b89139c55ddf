import { accountCopy } from "./en/account-copy.ts";
import { inPageLanguage } from "./translation.ts";

/** Words about taking one's data along: apart from the rest, so that only Settings loads them. */
export const accountCopyText = /* @__PURE__ */ inPageLanguage("accountCopy", accountCopy);
