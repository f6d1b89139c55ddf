export { sessionNotes } from "#core/words/es/session-notes.ts";
