export { sessionNotes } from "#core/words/fr/session-notes.ts";
