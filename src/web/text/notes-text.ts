import { inPageLanguage } from "./in-page-language.ts";

const en = {
  title: "Your notes",
  loading: "Loading your notes…",
  failed: "Your notes couldn't be loaded.",
  none: (symbol: string) => `No notes on ${symbol} yet. Write down why you hold or watch it.`,
  add: "Add note",
  label: "Note",
  placeholder: "Why do you hold or watch it? What would change your mind?",
  about: "About",
  aboutHolding: (symbol: string, account: string) => `${symbol} in ${account}`,
  save: "Save",
  cancel: "Cancel",
  edit: (day: string) => `Edit the note from ${day}`,
  remove: (day: string) => `Delete the note from ${day}`,
  changedOn: (day: string) => `Edited ${day}`,
  fromAnswer: "From an answer",
  fromAnswerMeaning: "Saved from an answer of the assistant. Its figures are from that day.",
  more: "Show all",
  less: "Show less",
  older: "Show older notes",
  saveFailed: "Couldn't save the note. Your text is still here. Try again.",
  conflict: "This note was changed in another place. Your text is still here. Save again to replace the other version.",
  gone: "This note was deleted in another place. Copy your text and add it as a new note.",
  deleted: "Note deleted.",
  undo: "Undo",
  deleteFailed: "Couldn't delete the note. Try again.",
  restoreFailed: "Couldn't restore the note. Try again.",
  saveAsNote: "Save as note",
  saveOn: (symbol: string) => `On ${symbol}`,
  saved: (symbol: string) => `Saved as a note on ${symbol}.`,
  saveFailedAnswer: "Couldn't save the note. Try again.",
  tooMany: "You've reached the limit for notes. Delete one that you no longer need.",
};

/** Words about notes: apart from the rest, so that the sign-in page does not load them. */
export const notesText = inPageLanguage({ en }, en);
