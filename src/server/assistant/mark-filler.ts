import { openMark } from "#core/references/index.ts";

/** Passes a streamed text on. Holds the beginning of a `{{mark}}` back until it is complete; one that never is, is dropped. */
export function createMarkFiller(deliver: (text: string) => void) {
  let held = "";
  return {
    push(text: string): void {
      held += text;
      const opening = openMark(held);
      // A single brace at the end may become two.
      const cut = opening !== -1 ? opening : held.endsWith("{") ? held.length - 1 : held.length;
      if (cut > 0) deliver(held.slice(0, cut));
      held = held.slice(cut);
    },
    end(): void {
      const rest = openMark(held) === -1 ? held : "";
      if (rest !== "") deliver(rest);
      held = "";
    },
  };
}
