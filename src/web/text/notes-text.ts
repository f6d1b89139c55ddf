import { notes } from "./en/notes.ts";
import { inPageLanguage } from "./translation.ts";

/** Words about notes: apart from the rest, so that the sign-in page does not load them. */
export const notesText = /* @__PURE__ */ inPageLanguage("notes", notes);
