import { newsletter } from "./en/newsletter.ts";
import { inPageLanguage } from "./translation.ts";

/** Words of the newsletter, loaded with its screen. */
export const newsletterText = /* @__PURE__ */ inPageLanguage("newsletter", newsletter);
