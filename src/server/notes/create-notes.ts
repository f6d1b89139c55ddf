import type { Base } from "../base.ts";
import type { Room } from "../room.ts";
import { noteEndpoints } from "./endpoints.ts";
import { createNoteCopy } from "./note-copy.ts";
import { createNotes } from "./notes.ts";
import { createNoteStore } from "./store.ts";

/** Notes about symbols and holdings. */
export function createNoteRoom({ config, db, clock }: Base) {
  const store = createNoteStore({ db, clock });
  const maximumNotes = config.limits.LIMIT_NOTES;
  const notes = createNotes({ store, clock, maximumNotes });
  return {
    endpoints: noteEndpoints(notes),
    cleanUp: notes.cleanUp,
    copy: createNoteCopy({ maximumNotes }),
  } satisfies Room;
}
