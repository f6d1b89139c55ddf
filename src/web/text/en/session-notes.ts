export { sessionNotes } from "#core/words/en/session-notes.ts";
