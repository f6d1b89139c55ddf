import type { Base } from "../base.ts";
import type { Room } from "../room.ts";
import { drawingCopy } from "./drawing-copy.ts";
import { createDrawings } from "./drawings.ts";
import { drawingEndpoints } from "./endpoints.ts";
import { createDrawingStore } from "./store.ts";

/** Drawings on the charts of symbols. */
export function createDrawingRoom({ db, clock }: Base) {
  const drawings = createDrawings({ store: createDrawingStore({ db, clock }) });
  return { endpoints: drawingEndpoints(drawings), copy: drawingCopy } satisfies Room;
}
