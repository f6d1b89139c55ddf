import type { ModelPart } from "./model.ts";

const pieceCharacters = 50;

/**
 * Delivers the text of a stream in pieces: at 50 characters, a newline or a full stop, whichever comes first. A point between digits is
 * no full stop.
 */
export async function* textPieces(parts: AsyncIterable<ModelPart>): AsyncIterable<ModelPart> {
  const pieces = createPieces();
  try {
    for await (const part of parts) {
      if (part.type === "text") for (const text of pieces.push(part.text)) yield { type: "text", text };
      else {
        yield* rest();
        yield part;
      }
    }
  } catch (error) {
    // The text before a break is the answer so far.
    yield* rest();
    throw error;
  }
  yield* rest();

  function* rest(): Iterable<ModelPart> {
    const text = pieces.rest();
    if (text !== "") yield { type: "text", text };
  }
}

function createPieces() {
  let waiting = "";
  return {
    push(text: string): string[] {
      const pieces: string[] = [];
      for (const character of text) {
        // No database keeps it, and it says nothing.
        if (character === "\0") continue;
        // A point after a digit is decided by what follows it.
        if (/\d\.$/.test(waiting) && !/\d/.test(character)) {
          pieces.push(waiting);
          waiting = "";
        }
        waiting += character;
        const isEnd = character === "\n" || (character === "." && !/\d\.$/.test(waiting));
        if (!isEnd && waiting.length < pieceCharacters) continue;
        pieces.push(waiting);
        waiting = "";
      }
      return pieces;
    },
    rest(): string {
      const rest = waiting;
      waiting = "";
      return rest;
    },
  };
}
