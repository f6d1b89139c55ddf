import type { Subject } from "#core/grounding/evidence.ts";
import { builtInInstruments } from "#core/market/built-in-instruments.ts";
import { everydayNames } from "#core/words/everyday-names.ts";
import { isSymbol, normaliseSymbol } from "#core/market/symbol.ts";
import { folded, type Token, tokensOf } from "#core/questions/features.ts";
import { inLatin, soundOf } from "#core/questions/sound.ts";

/** An instrument that a text names, from the first letter of the name to one past its last. */
export interface NamedInstrument {
  readonly symbol: string;
  readonly names: readonly string[];
  readonly from: number;
  readonly to: number;
  /** A word in small letters that only a list of all instruments has: it may be no name. */
  readonly isWeak: boolean;
}

interface Options {
  /** False in German, where every noun begins with a capital. */
  readonly areCapitalsNames: boolean;
  /** What the user holds, watches or asked about: found first, and by any whole word of the name. */
  readonly known: readonly Subject[];
  /** All instruments by symbol or name, the best first. */
  readonly search: (query: string) => Promise<readonly Subject[]>;
  /** True for a word that ways of asking have: it names an instrument only where it is written as a name. */
  readonly isWord: (word: string) => boolean;
}

const maxWords = 4;
const maxSearches = 8;
const minWord = 4;
const minSound = 3;
/** Legal forms and the like, which nobody says. */
const legal =
  /^(?:the|inc|incorporated|corp|corporation|co|company|companies|plc|ltd|limited|llc|ag|se|sa|s\.a|nv|n\.v|spa|ab|asa|oyj|kgaa|gmbh|holdings?|group|class|cl|a|b|c|adr|reg|registered|aktiengesellschaft|trust|etf|ucits|acc|dist|kk)$/;

/** Finds the instruments that a text names: by a symbol, a name, the sound of one in Japanese, or a slip of the fingers. */
export async function readNames(
  text: string,
  { known, search, isWord, areCapitalsNames }: Options,
): Promise<readonly NamedInstrument[]> {
  const tokens = tokensOf(text);
  const found: NamedInstrument[] = [];
  const isFree = (from: number, to: number) => found.every((one) => one.to <= from || to <= one.from);
  const take = (subject: Subject, from: number, to: number, isWeak = false) => {
    if (isFree(from, to)) found.push({ symbol: subject.symbol, names: subject.names, from, to, isWeak });
  };
  const isName = ({ text: word, from, to }: Token) => {
    if (word.startsWith("{") || (/^\d/.test(word) && (word.length < 4 || /^(?:19|20)\d\d$/.test(word)))) return false;
    if (!isWord(word)) return true;
    const written = text.slice(from, to);
    return areCapitalsNames && isCapital(text, from) && written !== written.toUpperCase();
  };
  for (const match of text.matchAll(
    /(?<![\w@$.])(?:@|\$(?=\^?[A-Za-z]))(\^?[A-Za-z\d][A-Za-z0-9.=^&-]{0,31})|(?<!\S)(\^[A-Z0-9]{2,8}|(?:[A-Z][A-Z0-9]{0,5}|\d{4,6})[.=-][A-Z]{1,3})(?![\w.-])/g,
  )) {
    const symbol = normaliseSymbol((match[1] ?? match[2] ?? "").replace(/[.&=^-]+$/, ""));
    if (isSymbol(symbol))
      take(subjectIn(symbol, known), match.index, match.index + match[0].replace(/[.&=^-]+$/, "").length);
  }
  const local = localNames(known);
  // Japanese has no spaces: its names are looked for in the text, but none within a longer word.
  for (const [name, subject] of local) {
    if (!/[\p{Script=Katakana}\p{Script=Han}]/u.test(name)) continue;
    const at = text.indexOf(name);
    const isWithin =
      /^[\p{Script=Katakana}ー]/u.test(text.slice(at + name.length)) ||
      /[\p{Script=Katakana}ー]$/u.test(text.slice(0, Math.max(0, at)));
    if (at >= 0 && !(isWithin && /\p{Script=Katakana}/u.test(name))) take(subject, at, at + name.length);
  }
  const own = new Set(known.map(({ symbol }) => folded(symbol)));
  for (const [words, name, symbol] of everyday) {
    for (let first = 0; first + words.length <= tokens.length; first++) {
      const run = tokens.slice(first, first + words.length);
      const [start, end] = [run[0]?.from ?? 0, run.at(-1)?.to ?? 0];
      // What the user has goes first: somebody may hold Dow.
      const isSo = run.every(({ text: word }, at) => word === words[at]) && !own.has(words.join(" "));
      const isWritten = words.length > 1 ? folded(text.slice(start, end)) === name : run.every(isName);
      if (isSo && isWritten) take(subjectIn(symbol, known), start, end);
    }
  }
  let searches = 0;
  for (let length = maxWords; length > 0; length--)
    for (let first = 0; first + length <= tokens.length; first++) {
      const run = tokens.slice(first, first + length);
      const [start, end] = [run[0]?.from ?? 0, run.at(-1)?.to ?? 0];
      const written = text.slice(start, end);
      if (!isFree(start, end) || /[?!;:\n]/.test(written) || run.some(({ text: word }) => word.startsWith("{")))
        continue;
      const words = run.map(({ text: word }) => word).join(" ");
      const near = local.get(words) ?? local.get(words.replace(/ ?'? ?s$/, ""));
      if (near !== undefined && words.length > 1 && run.some(isName)) {
        take(near, start, end);
        continue;
      }
      if (
        length > 3 ||
        /^\d+$/.test(words) ||
        searches >= maxSearches ||
        !run.every((token, at) => isName(token) || (at > 0 && at < length - 1))
      )
        continue;
      if (words.length < 2) continue;
      searches += 1;
      const subject =
        searched(written, words, await search(written)) ??
        // "Gamestops balance sheet".
        (/^\p{L}{5,}s$/u.test(words)
          ? searched(written.slice(0, -1), words.slice(0, -1), await search(written.slice(0, -1)))
          : null);
      if (subject !== null) {
        // In German, a noun that no question has.
        const isNoun = areCapitalsNames || !isWord(words);
        const isWritten = written === written.toUpperCase() || (isNoun && isCapital(text, start));
        take(ofKnown(subject, known), start, end, length === 1 && !isWritten);
      }
    }
  for (const token of tokens) {
    if (!isFree(token.from, token.to)) continue;
    const subject = bySlip(token.text, [...known, ...builtIn], isWord) ?? null;
    if (subject !== null) take(subject, token.from, token.to);
  }
  for (const match of text.matchAll(/[\p{Script=Katakana}ー・]{2,}/gu)) {
    const [from, to] = [match.index, match.index + match[0].length];
    if (!isFree(from, to) || isWord(match[0])) continue;
    let subject = bySound(match[0], [...known, ...builtIn]);
    for (const query of [inLatin(match[0]), inLatin(match[0]).slice(0, minSound)]) {
      if (subject !== null || searches >= maxSearches) break;
      searches += 1;
      subject = bySound(match[0], await search(query));
    }
    if (subject !== null) take(subject, from, to);
  }
  return found.toSorted((one, other) => one.from - other.from);
}

const builtIn: readonly Subject[] = builtInInstruments.map(({ symbol, name }) => ({ symbol, names: [name] }));

/** Names in the order of who has them: everyday names, what the user has, what is built in. */
function localNames(known: readonly Subject[]): ReadonlyMap<string, Subject> {
  const names = new Map<string, Subject>();
  const add = (name: string, subject: Subject) => {
    if (name !== "" && !names.has(name)) names.set(name, subject);
  };
  for (const [name, symbol] of everydayNames) if (/[^\p{ASCII}]/u.test(name)) add(name, subjectIn(symbol, known));
  for (const list of [known, builtIn]) {
    for (const subject of list) {
      add(folded(subject.symbol), subject);
      add(folded(subject.symbol.replace(/[.-].*$/, "")), subject);
      for (const name of subject.names) {
        const words = wordsOf(name);
        add(words.join(" "), subject);
        add(words.join(""), subject);
        const plain = words.filter((word) => !legal.test(word));
        for (let count = plain.length; count > 1; count--) add(plain.slice(0, count).join(" "), subject);
        const [only = ""] = plain;
        if (only.length >= minWord || plain.length === 1) add(only, subject);
      }
    }
  }
  return names;
}

/** The longest names first: "nasdaq composite" is no "nasdaq". */
const everyday = everydayNames
  .map(([name, symbol]) => [wordsOf(name), folded(name), symbol] as const)
  .toSorted(([one], [other]) => other.length - one.length);

function withoutSpaces(words: string): string {
  return words.replaceAll(" ", "");
}

function wordsOf(name: string): readonly string[] {
  return tokensOf(name).map(({ text }) => text);
}

function subjectIn(symbol: string, known: readonly Subject[]): Subject {
  return [...known, ...builtIn].find((subject) => subject.symbol === symbol) ?? { symbol, names: [symbol] };
}

function isCapital(text: string, from: number): boolean {
  return /^\p{Lu}/u.test(text.slice(from)) && !/(?:^|[.?!:]\s*)[\p{Pi}\p{Ps}"¿¡\s]*$/u.test(text.slice(0, from));
}

/** The listing that the user has, where a search found another one of the same company: "MUV2.DE" for "MUV2.TI". */
function ofKnown(subject: Subject, known: readonly Subject[]): Subject {
  const base = (symbol: string) => symbol.replace(/[.-].*$/, "");
  return known.find(({ symbol }) => base(symbol) === base(subject.symbol) && /[.]/.test(symbol)) ?? subject;
}

/** The instrument of a search that has this name: as its symbol, as its whole name, or as the words that its name begins with. */
function searched(written: string, words: string, results: readonly Subject[]): Subject | null {
  const isWritten = written === written.toUpperCase();
  const plainOf = (name: string) =>
    wordsOf(name)
      .filter((word) => !legal.test(word))
      .join(" ");
  const isOfName = (name: string) => {
    const plain = plainOf(name);
    // "Loreal" is written for "L'Oréal".
    return (
      withoutSpaces(plain) === withoutSpaces(words) ||
      plain.startsWith(`${words} `) ||
      (words.includes(" ") && plain.startsWith(words))
    );
  };
  const [best] = results;
  const baseOf = (symbol: string) => symbol.replace(/[.-].*$/, "");
  const named = results.find(
    ({ symbol, names }) =>
      (isWritten && folded(symbol) === words) || (words.length >= minWord - 1 && names.some(isOfName)),
  );
  // The best match is the likeliest company: "Disney" is the second word of its name, "Telekom" that of "Deutsche Telekom".
  const isInBest =
    best !== undefined &&
    words.length > minWord &&
    best.names.some((name) => ` ${plainOf(name)} `.includes(` ${words} `));
  // "Inditex" is the name of a listing abroad, and one that people give to the listing at home; "itx" is the symbol there.
  const base = best === undefined ? "" : baseOf(best.symbol);
  const isBest = isInBest || folded(base) === words || (named !== undefined && baseOf(named.symbol) === base);
  return (isBest ? best : named) ?? null;
}

/** The subject whose symbol or first name is one slip away: a letter more, less, changed or swapped. */
function bySlip(word: string, subjects: readonly Subject[], isWord: (word: string) => boolean): Subject | null {
  if (word.length < 5 || isWord(word) || !/^\p{L}+$/u.test(word)) return null;
  return subjects.find(({ names }) => names.some((name) => isOneSlip(word, wordsOf(name)[0] ?? ""))) ?? null;
}

function isOneSlip(one: string, other: string): boolean {
  if (other.length < 4 || Math.abs(one.length - other.length) > 1 || one[0] !== other[0]) return false;
  let [same, end] = [0, 0];
  while (same < one.length && one[same] === other[same]) same++;
  while (end < Math.min(one.length, other.length) - same && one.at(-1 - end) === other.at(-1 - end)) end++;
  const [left, right] = [one.slice(same, one.length - end), other.slice(same, other.length - end)];
  return (left.length <= 1 && right.length <= 1) || (left.length === 2 && left === [...right].toReversed().join(""));
}

/** The first subject whose name sounds like Katakana. Two consonants are few: then it has to begin alike, too. */
function bySound(kana: string, subjects: readonly Subject[]): Subject | null {
  const [sound, latin] = [soundOf(kana), inLatin(kana)];
  if (sound.length < 2) return null;
  const isAlike = (name: string) => {
    const word = wordsOf(name).find((one) => !legal.test(one)) ?? "";
    return soundOf(word) === sound && (sound.length > 2 || word.slice(0, 2) === latin.slice(0, 2));
  };
  return subjects.find(({ names }) => names.some(isAlike)) ?? null;
}
