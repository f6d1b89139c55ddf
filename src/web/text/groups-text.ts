import { groups } from "./en/groups.ts";
import { inPageLanguage } from "./translation.ts";

/** Names of groups of holdings, apart from the rest, so that only pages which show some load them. */
export const groupsText = /* @__PURE__ */ inPageLanguage("groups", groups);
