import { keyNames } from "./en/key-names.ts";
import { inPageLanguage } from "./translation.ts";

/** Names of keys, for the shell. */
export const keyNamesText = /* @__PURE__ */ inPageLanguage("keyNames", keyNames);
