import type { Language } from "#core/languages/languages.ts";
import { folded } from "#core/questions/features.ts";
import { readingWords } from "#core/words/reading-words.ts";

/** The sentences of a text. A full stop ends one only before a space: "brk.b" and "1.5" have none. */
export function sentencesOf(text: string): readonly string[] {
  return text
    .split(/(?<=[?!。？！])\s*(?=\S)|(?<=[.;:])\s+(?=\S)|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** The pieces of a sentence at its commas and at words that join two questions. */
export function piecesOf(sentence: string, language: Language): readonly string[] {
  const { and } = readingWords[language];
  const joint = language === "ja" ? `[、,]|(?:${and})` : `,\\s+|\\s+(?:${and})\\s+`;
  const cuts = [...folded(sentence).matchAll(new RegExp(joint, "gu"))];
  const ends = [...cuts.map(({ index }) => index), sentence.length];
  const starts = [0, ...cuts.map((cut) => cut.index + cut[0].length)];
  return starts.map((start, at) => sentence.slice(start, ends[at]).trim()).filter((piece) => piece !== "");
}
