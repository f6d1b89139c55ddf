/** How some models mark what they think before they answer. */
const opening = /<(think|thinking|reasoning)>/i;
const maxTagLength = "</reasoning>".length;

/** Leaves out the text between `<think>` and `</think>` of a stream, wherever the stream is cut. A thought that isn't closed goes too. */
export function createThoughtFilter() {
  let held = "";
  let thought: string | null = null;
  return {
    /** Returns what can be read so far. */
    push(text: string): string {
      held += text;
      let visible = "";
      for (;;) {
        if (thought === null) {
          const opened = opening.exec(held);
          if (opened === null) {
            const cut = tagBegins(held);
            visible += held.slice(0, cut);
            held = held.slice(cut);
            return visible;
          }
          visible += held.slice(0, opened.index);
          held = held.slice(opened.index + opened[0].length);
          thought = opened[1]?.toLowerCase() ?? "";
        }
        const end = held.toLowerCase().indexOf(`</${thought}>`);
        if (end === -1) {
          held = held.slice(-maxTagLength);
          return visible;
        }
        held = held.slice(end + thought.length + 3);
        thought = null;
      }
    },
    /** Returns what was held back at the end. */
    end(): string {
      const rest = thought === null ? held : "";
      held = "";
      return rest;
    },
  };
}

/** Returns the offset of a tag that begins at the end of a text, or the length of the text. */
function tagBegins(text: string): number {
  const start = text.lastIndexOf("<");
  if (start === -1) return text.length;
  const tail = text.slice(start).toLowerCase();
  return ["<think>", "<thinking>", "<reasoning>"].some((tag) => tag.startsWith(tail)) ? start : text.length;
}
