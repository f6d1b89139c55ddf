import { account as accountEn } from "../en-account.ts";
import { inPageLanguage } from "../in-page-language.ts";

export const account = /* @__PURE__ */ inPageLanguage({ en: accountEn }, accountEn);
