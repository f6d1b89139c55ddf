/** The text before the caret that can be completed: a symbol after @, a command at the beginning, or a whole question. */
export interface Completion {
  readonly kind: "symbol" | "command" | "question";
  readonly words: string;
  readonly start: number;
}

/** Null: nothing to complete. */
export function completionAt(text: string, caret: number): Completion | null {
  const before = text.slice(0, caret);
  const symbol = /(?:^|\s)@([\w.^=-]{0,15})$/.exec(before);
  if (symbol !== null) {
    const words = symbol[1] ?? "";
    return { kind: "symbol", words, start: caret - words.length - 1 };
  }
  const command = /^\/([a-z]{0,10})$/.exec(before);
  if (command !== null) return { kind: "command", words: command[1] ?? "", start: 0 };
  const isQuestion = caret === text.length && text.trim() !== "" && !text.startsWith("/");
  return isQuestion ? { kind: "question", words: text, start: 0 } : null;
}

/** The text with the typed part replaced by the choice, and the new place of the caret. */
export function complete(text: string, caret: number, start: number, chosen: string): { text: string; caret: number } {
  const rest = text.slice(caret);
  const inserted = `${chosen}${rest.startsWith(" ") ? "" : " "}`;
  return { text: `${text.slice(0, start)}${inserted}${rest}`, caret: start + chosen.length + 1 };
}
