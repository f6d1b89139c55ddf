const marks = /\p{M}+/gu;
const joined = /['’‘`&]/g;
const separators = /[^\p{L}\p{N}]+/gu;
const plain = /^[a-z0-9 ]*$/;

/**
 * Lower-cases and strips accents. "&" and apostrophes vanish inside a word (AT&T is att), other punctuation separates
 * words, and "and" is dropped.
 */
export function fold(text: string): string {
  let folded = text.toLowerCase();
  if (plain.test(folded) && !folded.includes(" ")) return folded;
  folded = folded
    .normalize("NFD")
    .replace(marks, "")
    .replace(/ø/g, "o")
    .replace(/ß/g, "ss")
    .replace(/æ/g, "ae")
    .replace(/ł/g, "l");
  folded = folded.replace(joined, "").replace(separators, " ").trim();
  return folded.includes("and") ? folded.replace(/ and(?= )/g, "") : folded;
}

/** A symbol without the separators that differ between sources: BRK.B, BRK-B and BRK B are brkb. */
export function foldSymbol(text: string): string {
  return fold(text).replaceAll(" ", "");
}
