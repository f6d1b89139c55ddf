import { imports } from "./en/import.ts";
import { inPageLanguage } from "./translation.ts";

/** Words of the import: apart from the rest, so that only it loads them. */
export const importText = /* @__PURE__ */ inPageLanguage("imports", imports);
