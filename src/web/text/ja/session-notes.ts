export { sessionNotes } from "#core/words/ja/session-notes.ts";
