export { sessionNotes } from "#core/words/de/session-notes.ts";
