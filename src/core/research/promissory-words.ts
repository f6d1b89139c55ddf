export interface PromissoryWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Words that make impossible promises: certainty about the future, or a return without risk. */
const promises = [
  String.raw`guarantee(?:s|d)?`,
  String.raw`assured(?:ly)?`,
  String.raw`risk[- ]free(?!\s+(?:rate|return|interest|yield))`,
  String.raw`no (?:downside|risk)`,
  String.raw`without (?:any )?(?:downside|risk)`,
  String.raw`(?:can(?:not|['’]t| not)|could(?:n['’]t| not))(?: possibly)? (?:lose|fail|go wrong|miss)`,
  String.raw`(?:sure|safe) (?:thing|bet|win)`,
  String.raw`(?:is|are|seems?) (?:certain|sure|bound|guaranteed|destined) to`,
  String.raw`will (?:certainly|definitely|surely|undoubtedly|inevitably|always|never)`,
  String.raw`(?:will|is going to|are going to) (?:double|triple|soar|skyrocket|explode|outperform|beat the market|reach new highs)`,
  String.raw`(?:undoubtedly|inevitably|without (?:a )?doubt|no doubt)`,
  String.raw`always (?:rises?|goes up|recovers?|pays off|wins?)`,
  String.raw`never (?:falls?|loses?|goes down|fails?)`,
  String.raw`(?:must|should definitely|have to) (?:buy|own|sell)(?: now)?`,
  String.raw`must[- ](?:buy|own|have)`,
  String.raw`once[- ]in[- ]a[- ]lifetime`,
  String.raw`to the moon`,
  String.raw`easy money`,
  String.raw`(?:you|investors) will (?:profit|gain|earn|make|win)`,
] as const;

const pattern = new RegExp(String.raw`(?<![\w-])(?:${promises.join("|")})(?![\w-])`, "gi");
/** "not guaranteed", "no guarantee", "nothing is assured": the opposite of a promise. */
const denied = /(?:\b(?:no|not|never|nothing|nobody|neither|without)|n['’]t)\b(?:\s+[\w'’]+){0,3}\s*$/i;

/** The promissory words of a text, in order. A negated promise doesn't count. */
export function promissoryWords(text: string): readonly PromissoryWord[] {
  return [...text.matchAll(pattern)]
    .filter((found) => !denied.test(text.slice(Math.max(0, found.index - 40), found.index)))
    .map((found) => ({ text: found[0], start: found.index, end: found.index + found[0].length }));
}

/**
 * Removes sentences with promises and returns the promissory words. Live elements, lists and paragraphs stay as they
 * are.
 */
export function withoutPromises(text: string): { readonly text: string; readonly words: readonly string[] } {
  const words: string[] = [];
  const lines = text.split("\n").flatMap((line) => {
    const kept = sentencesOf(line).filter((sentence) => {
      const found = promissoryWords(sentence);
      words.push(...found.map((word) => word.text));
      return found.length === 0;
    });
    const rest = kept.join("").trimEnd();
    const isEmptied = line.trim() !== "" && /^\s*(?:(?:[-*#]+|\d+\.)\s*)?$/.test(rest);
    return isEmptied ? [] : [rest];
  });
  if (words.length === 0) return { text, words: [] };
  return { text: lines.join("\n").trim(), words: [...new Set(words.map((word) => word.toLowerCase()))] };
}

/** Sentences with the spaces after them. A point between digits, or after a mark such as [2], doesn't end one. */
function sentencesOf(line: string): readonly string[] {
  return (
    line.match(/[^.!?]*(?:[.!?](?!\s|$)[^.!?]*)*(?:[.!?]+(?:\s*\[\d+\])*\s*|$)/g)?.filter((part) => part !== "") ?? []
  );
}
