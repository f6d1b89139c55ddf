import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { TickerSymbol } from "./ticker-symbol.ts";

/** Matches the longest answer of the assistant. */
export const maxNoteCharacters = 20_000;

export const noteOrigins = ["own", "answer"] as const;

/** A user's note about a symbol, or about its holding in one account. */
export const Note = z.object({
  id: z.string(),
  symbol: z.string(),
  /** The account of the holding. Null: the note is about the symbol. */
  accountId: z.string().nullable(),
  text: z.string(),
  /** answer: saved from an answer of the assistant. */
  origin: z.enum(noteOrigins),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Sent back as If-Match with a change. */
  version: z.number().int(),
});
export type Note = z.infer<typeof Note>;

export const NoteText = z
  .string()
  .trim()
  .min(1, "Enter some text")
  .max(maxNoteCharacters, `At most ${maxNoteCharacters.toLocaleString("en")} characters`);

const ofNote = { id: z.string().max(60) };
const accountId = z.string().max(60).nullable();

export const getNotes = endpoint("GET /api/notes", {
  summary: "Your notes, newest first, for one symbol or all",
  input: z.object({
    symbol: TickerSymbol.optional(),
    limit: z.coerce.number<number | string>().int().min(1).max(100).default(20),
    cursor: z.string().max(200).optional(),
  }),
  output: z.object({ notes: z.array(Note), nextCursor: z.string().nullable() }),
  problems: ["invalid-cursor"],
});

export const addNote = endpoint("POST /api/notes", {
  summary: "Write a note about a symbol, or about holding it in one account",
  input: z.object({
    symbol: TickerSymbol,
    accountId: accountId.default(null),
    text: NoteText,
    origin: z.enum(noteOrigins).default("own"),
  }),
  output: Note,
  status: 201,
  creates: true,
  problems: ["account-not-found", "too-many-notes"],
});

export const changeNote = endpoint("PATCH /api/notes/:id", {
  summary: "Change a note. Send the version you read in If-Match",
  input: z.object({ ...ofNote, text: NoteText.optional(), accountId: accountId.optional() }),
  output: Note,
  problems: ["note-not-found", "account-not-found", "version-conflict", "version-required"],
});

export const deleteNote = endpoint("DELETE /api/notes/:id", {
  summary: "Delete a note. Send the version you read in If-Match. It can be restored for 30 days",
  input: z.object(ofNote),
  output: Note,
  problems: ["note-not-found", "version-conflict", "version-required"],
});

export const restoreNote = endpoint("POST /api/notes/:id/restore", {
  summary: "Restore a deleted note",
  input: z.object(ofNote),
  output: Note,
  problems: ["note-not-found", "too-many-notes"],
});

export const noteEndpoints = [getNotes, addNote, changeNote, deleteNote, restoreNote] as const;
