import { account as accountEn } from "../en/account.ts";
import { inPageLanguage } from "../translation.ts";

export const account = /* @__PURE__ */ inPageLanguage("account", accountEn);
