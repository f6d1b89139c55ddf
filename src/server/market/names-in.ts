import type { Subject } from "#core/grounding/evidence.ts";
import { financeTerms } from "#core/glossary/finance-terms.ts";
import type { Directory } from "./directory.ts";

/** Capitalised words in a row. */
const run = /\p{Lu}[\p{L}\p{N}&.'-]*(?:[ ](?:\p{Lu}[\p{L}\p{N}&.'-]*|&))*/gu;
const maxRuns = 40;
const maxWords = 3;
const minLetters = 4;

/** Words of our own texts. At the beginning of a sentence they are words, not names. */
const ordinaryWords = new Set(
  financeTerms.flatMap(({ name, text }) => `${name} ${text}`.toLowerCase().match(/\p{L}+/gu) ?? []),
);

/** Finds the instruments that a text names, by the directory. `{ symbol: "PLTR", names: ["Palantir"] }` */
export function createNamesIn(directory: Pick<Directory, "find">): (text: string) => readonly Subject[] {
  return (text) => {
    const found = new Map<string, Subject>();
    for (const { 0: words, index } of [...text.matchAll(run)].slice(0, maxRuns)) {
      const isFirst = /(?:^|[.!?:]["”']?\s+|\n[\s>*#-]*)$/.test(text.slice(0, index));
      const list = words.replaceAll(/['’]s\b|[.'-]+(?=\s|$)/g, "").split(" ");
      for (let length = Math.min(list.length, maxWords); length > 0; length -= 1) {
        const name = list.slice(0, length).join(" ");
        if (length === 1 && (name.length < minLetters || (isFirst && ordinaryWords.has(name.toLowerCase())))) continue;
        const row = directory.find(name, 3).find((known) => beginsWith(known.name, name));
        if (row === undefined) continue;
        found.set(row.ticker, { symbol: row.ticker, names: [name] });
        break;
      }
    }
    return [...found.values()];
  };
}

function beginsWith(known: string, name: string): boolean {
  const whole = known.toLowerCase().replace(/^the /, "");
  const beginning = name.toLowerCase().replace(/^the /, "");
  return whole.startsWith(beginning) && !/^[\p{L}\p{N}]/u.test(whole.slice(beginning.length));
}
