import { maxMarkLength } from "#core/references/index.ts";

/** Passes a streamed text on. Holds the beginning of a `{{mark}}` back until it is complete, or too long to be one. */
export function createMarkFiller(deliver: (text: string) => void) {
  let held = "";
  return {
    push(text: string): void {
      held += text;
      const opening = held.lastIndexOf("{{");
      const isOpen = opening !== -1 && !held.includes("}}", opening) && held.length - opening < maxMarkLength;
      // A single brace at the end may become two.
      const cut = isOpen ? opening : held.endsWith("{") ? held.length - 1 : held.length;
      if (cut > 0) deliver(held.slice(0, cut));
      held = held.slice(cut);
    },
    end(): void {
      if (held !== "") deliver(held);
      held = "";
    },
  };
}
