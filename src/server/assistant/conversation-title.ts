const titleCharacters = 60;

/** The title of a conversation: the beginning of its first question, cut between words. */
export function titleOf(question: string): string {
  const line = question.replaceAll(/\s+/g, " ").trim();
  if (line.length <= titleCharacters) return line;
  const cut = line.slice(0, titleCharacters);
  const space = cut.lastIndexOf(" ");
  return `${space > titleCharacters / 2 ? cut.slice(0, space) : cut}…`;
}
