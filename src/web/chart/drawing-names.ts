import type { Drawing } from "#contract/drawings.ts";
import { drawingText } from "../text/drawing-text.ts";

/** Returns the names of drawings by id: their text or kind, with a number where several have the same. */
export function drawingNames(drawings: readonly Drawing[]): ReadonlyMap<string, string> {
  const plain = drawings.map((drawing) => (drawing.kind === "text" ? drawing.text : drawingText.kinds[drawing.kind]));
  return new Map(
    drawings.map(({ id }, place) => {
      const name = plain[place] ?? "";
      const isShared = plain.filter((other) => other === name).length > 1;
      const number = plain.slice(0, place + 1).filter((other) => other === name).length;
      return [id, isShared ? `${name} ${number}` : name];
    }),
  );
}
