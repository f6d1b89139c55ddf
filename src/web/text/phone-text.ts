import { phone } from "./en/phone.ts";
import { inPageLanguage } from "./translation.ts";

/** Words of the phone's own pieces. */
export const phoneText = /* @__PURE__ */ inPageLanguage("phone", phone);
