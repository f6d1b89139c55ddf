import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { TickerSymbol } from "./ticker-symbol.ts";

/** About as long as the longest answer of the assistant. */
export const maximumNoteCharacters = 20_000;

export const noteOrigins = ["own", "answer"] as const;

/** What a user wrote about a symbol, or about holding it in one account. */
export const Note = z.object({
  id: z.string(),
  symbol: z.string(),
  /** The account whose holding it is about; null: about the symbol. */
  accountId: z.string().nullable(),
  text: z.string(),
  /** answer: saved from an answer of the assistant. */
  origin: z.enum(noteOrigins),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Goes back as If-Match with a change. */
  version: z.number().int(),
});
export type Note = z.infer<typeof Note>;

export const NoteText = z
  .string()
  .trim()
  .min(1, "Write something")
  .max(maximumNoteCharacters, `At most ${maximumNoteCharacters.toLocaleString("en")} characters`);

const ofNote = { id: z.string().max(60) };
const accountId = z.string().max(60).nullable();

export const getNotes = endpoint("GET /api/notes", {
  summary: "Your notes, the newest first; of one symbol or of all",
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
  summary: "Change a note; If-Match carries the version that was read",
  input: z.object({ ...ofNote, text: NoteText.optional(), accountId: accountId.optional() }),
  output: Note,
  problems: ["note-not-found", "account-not-found", "version-conflict", "version-required"],
});

export const deleteNote = endpoint("DELETE /api/notes/:id", {
  summary: "Delete a note; If-Match carries the version that was read. It can be restored for 30 days",
  input: z.object(ofNote),
  output: Note,
  problems: ["note-not-found", "version-conflict", "version-required"],
});

export const restoreNote = endpoint("POST /api/notes/:id/restore", {
  summary: "Bring back a deleted note",
  input: z.object(ofNote),
  output: Note,
  problems: ["note-not-found", "too-many-notes"],
});

export const noteEndpoints = [getNotes, addNote, changeNote, deleteNote, restoreNote] as const;
