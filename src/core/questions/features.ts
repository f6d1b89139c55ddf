/** A word of a text, or a place in it ("{symbol}"), with its own position. */
export interface Token {
  /** Folded: lower case, without accents. */
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const place = String.raw`\{\p{L}+\}`;
const eastAsian = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー`;
const tokenPattern = new RegExp(
  String.raw`${place}|[${eastAsian}]+|(?:(?![${eastAsian}])[\p{L}\p{M}])+|\p{N}+(?:[.,]\p{N}+)*%?`,
  "gu",
);
const isEastAsian = new RegExp(`^[${eastAsian}]+$`, "u");

/** Lower case and without accents, letter by letter, so that places in the text stay where they are: "Größte" is "groste". */
export function folded(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll("’", "'")
    .replaceAll(/[\p{Lu}\p{Script=Latin}]/gu, (letter) => {
      const plain = letter.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
      return letter === "ß" ? "s" : plain.length === letter.length ? plain : letter;
    });
}

/** The words, numbers and places of a text, in order. A run of Japanese is one token. */
export function tokensOf(text: string): readonly Token[] {
  return [...text.matchAll(tokenPattern)].map((match) => ({
    text: folded(match[0]),
    from: match.index,
    to: match.index + match[0].length,
  }));
}

/** A part of a word or two words in a row, and how much it tells beside the words themselves. */
export interface Feature {
  readonly key: string;
  readonly share: number;
}

interface Word {
  readonly text: string;
  /** Letters out of a run of Japanese. */
  readonly isPiece: boolean;
}

const gram = 4;

/**
 * What a text is compared by: its words, pairs of them, and pieces of longer ones, which also match a compound, another ending or a slip
 * of the fingers. Japanese has no spaces: one, two and three characters in a row are its words.
 */
export function featuresOf(tokens: readonly Token[]): readonly Feature[] {
  const words: readonly Word[] = tokens
    // Three names in a row are asked about like two.
    .filter(({ text }, at) => !text.startsWith("{") || tokens[at - 1]?.text !== text)
    .flatMap(({ text }) => (isEastAsian.test(text) ? pieces(text) : [{ text, isPiece: false }]));
  return [
    // A place says less than a word: most questions have some.
    ...words.map(({ text }) => ({ key: text, share: text.startsWith("{") ? 0.5 : 1 })),
    ...words.slice(1).flatMap(({ text, isPiece }, place) => {
      const before = words[place];
      return before === undefined || isPiece || before.isPiece ? [] : [{ key: `${before.text} ${text}`, share: 0.6 }];
    }),
    ...words.flatMap(({ text, isPiece }) => (isPiece || text.startsWith("{") ? [] : grams(text))),
  ];
}

function pieces(run: string): readonly Word[] {
  const letters = [...run];
  return [1, 2, 3].flatMap((length) =>
    letters
      .slice(0, Math.max(0, letters.length - length + 1))
      .map((_, from) => ({ text: letters.slice(from, from + length).join(""), isPiece: true })),
  );
}

function grams(word: string): readonly Feature[] {
  if (word.length <= gram || /\d/.test(word)) return [];
  const framed = `${word}_`;
  const count = framed.length - gram + 1;
  return Array.from({ length: count }, (_, from) => ({
    key: `~${framed.slice(from, from + gram)}`,
    share: 1.2 / count,
  }));
}
