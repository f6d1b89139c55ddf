interface CommonWords {
  readonly all: ReadonlySet<string>;
  /** Those of a list of English words alone: passwords have endings such as "com". */
  readonly english: ReadonlySet<string>;
}

let loaded: Promise<CommonWords> | null = null;

/** Common words from the lists that passwords are checked against. Loaded with the first word that may be a slip, not at start. */
function commonWords(): Promise<CommonWords> {
  loaded ??= import("@zxcvbn-ts/language-common").then(({ dictionary }) => {
    const wordsOf = (list: readonly (string | number)[]) => list.map(String).filter((word) => /^[a-z]{3,}$/.test(word));
    const english = wordsOf(dictionary["diceware-common"]);
    return { all: new Set([...english, ...wordsOf(dictionary["passwords-common"])]), english: new Set(english) };
  });
  return loaded;
}

const minStem = 4;

const plainEnding = /(?:ed|ing|er|est)$/;
/** One short vowel and one letter after it. */
const shortStem = /^[^aeiouy]*[aeiou][^aeiouwxy]$/;

/** Endings of English words with what the word without them ends in. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/s$/, ""],
  [/(?<=s|x|z|ch|sh)es$/, ""],
  [/ies$/, "y"],
  [/ied$/, "y"],
  [plainEnding, ""],
  [/(?:ed|ing|er|est)$/, "e"],
  [/(?<=(\p{L}))\1(?:ed|ing|er|est)$/u, ""],
];

/** True for a word of English and for its regular forms: such a word is no slip of the fingers for another one. */
export async function isEnglishWord(word: string): Promise<boolean> {
  const { all, english } = await commonWords();
  if (all.has(word)) return true;
  return endings.some(([ending, rest]) => {
    const stem = word.replace(ending, rest);
    // "Big" has "biggest": its last letter is doubled.
    const isDoubled = ending === plainEnding && shortStem.test(stem);
    return ending.test(word) && !isDoubled && (stem.length < minStem ? english : all).has(stem);
  });
}
