import { addNote, changeNote, deleteNote, getNotes, type Note, restoreNote } from "#contract/notes.ts";
import { withReadVersion } from "../http/if-match.ts";
import { Refusal } from "../http/refusal.ts";
import { type RequestContext, serve, type Served } from "../http/serve.ts";
import type { Notes } from "./notes.ts";

export function noteEndpoints(notes: Notes): Served[] {
  return [
    serve(getNotes, (input, context) => notes.list(context.userId(), input)),
    serve(addNote, (input, context) => tagged(context, notes.add(context.userId(), input))),
    serve(changeNote, (input, context) =>
      withReadVersion(context, (version) => tagged(context, notes.change(context.userId(), input, version))),
    ),
    serve(deleteNote, ({ id }, context) =>
      withReadVersion(context, (version) => notes.delete(context.userId(), id, version)),
    ),
    serve(restoreNote, ({ id }, context) => tagged(context, notes.restore(context.userId(), id))),
  ];
}

/** The reply with its version as the tag that `If-Match` takes. */
async function tagged(context: RequestContext, answer: Promise<Note | Refusal>): Promise<Note | Refusal> {
  const note = await answer;
  if (!(note instanceof Refusal)) context.setHeader("etag", `"${note.version}"`);
  return note;
}
