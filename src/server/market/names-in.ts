import type { Subject } from "#core/grounding/evidence.ts";
import { glossary } from "#core/words/en/glossary.ts";
import { exchangeNames } from "#core/market/exchange-codes.ts";
import { lazy } from "#core/lazy.ts";
import { measureKinds, statementKinds } from "#core/market/measures.ts";

interface Names {
  readonly find: (query: string, limit: number) => readonly { readonly ticker: string; readonly name: string }[];
}

/** Capitalised words in a row, or a ticker. */
const word = String.raw`\p{Lu}(?:[\p{L}\p{N}&'’-]|\.(?=\p{L}))*`;
const run = new RegExp(String.raw`\$?${word}(?:[ ](?:${word}|&))*`, "gu");
const maxWords = 3;
const minLetters = 4;
/** Look-ups for one text: it has about as many names at most, and each costs some microseconds. */
const maxLookUps = 600;
/** A beginning that more companies share, such as "First" or "American", names none of them. */
const maxSharing = 3;

/** Words of our own texts, days, months and exchanges: with a capital, they are words all the same. */
const ordinaryWords = lazy(() => {
  const days = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2024, 0, day + 1)));
  return new Set(
    [
      ...Object.values(glossary.terms).map(({ name, text }) => `${name} ${text}`),
      ...measureKinds.map(({ name }) => name),
      ...statementKinds.flatMap(({ lines }) => lines.map(({ name }) => name)),
      ...exchangeNames,
      ...["en", "de", "fr", "es"].flatMap((language) =>
        days.map((day) => day.toLocaleDateString(language, { weekday: "long", month: "long", timeZone: "UTC" })),
      ),
    ].flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? []),
  );
});
/** Capitals that are no ticker in a sentence about companies, besides currencies and the terms of the glossary. */
const abbreviations = new Set("CEO CFO COO CTO GDP CPI PCE PMI FED USA API IPO SEC ESG NYSE".split(" "));
const currencies = new Set(Intl.supportedValuesOf("currency"));
const regions = lazy(() => {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const regionName = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  return new Set(letters.flatMap((one) => letters.flatMap((other) => regionName.of(one + other)?.toLowerCase() ?? [])));
});
const corporateForm =
  /^[\s,]*(?:inc|corp|corporation|company|co|plc|ltd|limited|ag|se|sa|nv|n\.v|s\.a|group|holdings?)\b/i;

/** Finds the instruments that a text names, by the directory. `{ symbol: "PLTR", names: ["Palantir"] }` */
export function createNamesIn(directory: Names): (text: string) => readonly Subject[] {
  return (text) => {
    let lookUps = 0;
    const looked = new Map<string, Subject | null>();
    const lookUp = (name: string, find: (name: string) => Subject | null): Subject | null => {
      const known = looked.get(name);
      if (known !== undefined) return known;
      if (++lookUps > maxLookUps) return null;
      const found = find(name);
      looked.set(name, found);
      return found;
    };
    const found = new Map<string, Subject>();
    const keep = ({ symbol, names }: Subject) =>
      found.set(symbol, { symbol, names: [...new Set([...(found.get(symbol)?.names ?? []), ...names])] });
    for (const { 0: words, index } of text.matchAll(run)) {
      for (const subject of named(words, (name) => lookUp(name, (wanted) => companyNamed(wanted, directory))))
        keep(subject);
      if (!mayBeTicker(text, words, index)) continue;
      const ticker = tickerIn(words);
      const subject = ticker === null ? null : lookUp(`$${ticker}`, () => listedTicker(ticker, directory));
      if (subject !== null) keep(subject);
    }
    return [...found.values()];
  };
}

/** The companies in a run of capitalised words. A single word counts as the first of its run only: "Relative Strength Index" is no index. */
function named(words: string, lookUp: (name: string) => Subject | null): readonly Subject[] {
  const list = words
    .replace(/^\$/, "")
    .replaceAll(/['’]s\b|[.'’-]+(?=\s|$)/g, "")
    .split(" ");
  const found: Subject[] = [];
  // A word that begins a sentence may precede a name: "Then Palantir".
  const lastStart = Math.min(list.length - 1, 1);
  for (let start = 0; start <= lastStart; start += 1)
    for (let length = Math.min(list.length - start, maxWords); length > 0; length -= 1) {
      const name = list.slice(start, start + length).join(" ");
      const isWord = length === 1 && (name.length < minLetters || ordinaryWords().has(name.toLowerCase()));
      const isInside = length === 1 && start > 0 && list.length > 2;
      if (regions().has(name.toLowerCase())) return found;
      if (isWord || isInside) continue;
      const subject = lookUp(name);
      if (subject === null) continue;
      found.push(subject);
      return found;
    }
  return found;
}

/** A bare ticker counts where nothing else is likely: "$PLTR", "(PLTR)", "PLTR's", "NYSE: PLTR", at the head of a sentence or cell. */
function mayBeTicker(text: string, words: string, index: number): boolean {
  const before = text.slice(Math.max(0, index - 20), index);
  const behind = text.slice(index + words.length, index + words.length + 10);
  const isFirst = index === 0 || /(?:[.!?:]["”']?\s+|\n[\s>*#|-]*)$/.test(before);
  return (
    words.startsWith("$") ||
    isFirst ||
    /[(|:*]\s*$/.test(before) ||
    /['’]s\b/.test(words) ||
    /^ (?:shares|stock)/.test(behind)
  );
}

function tickerIn(words: string): string | null {
  const symbol = /^\$?(\p{Lu}{1,5}(?:[.-]\p{Lu})?)(?=$|\s|['’]s\b|\.$)/u.exec(words)?.[1];
  if (symbol === undefined || abbreviations.has(symbol) || currencies.has(symbol)) return null;
  return words.startsWith("$") || !ordinaryWords().has(symbol.toLowerCase()) ? symbol : null;
}

function listedTicker(symbol: string, directory: Names): Subject | null {
  return directory.find(symbol, 3).some((row) => row.ticker === symbol) ? { symbol, names: [] } : null;
}

/** The company that a name is, or that one distinctive word begins: "Palantir" of Palantir Technologies Inc. */
function companyNamed(name: string, directory: Names): Subject | null {
  const rows = directory.find(name, 12).filter((row) => restBehind(row.name, name) !== null);
  const whole = rows.find((row) => {
    const rest = restBehind(row.name, name) ?? "";
    return rest === "" || corporateForm.test(rest);
  });
  const next = rows.map((row) => /\p{L}+/u.exec(restBehind(row.name, name) ?? "")?.[0].toLowerCase());
  const isDistinctive = !name.includes(" ") && new Set(next).size <= maxSharing;
  const row = whole ?? (isDistinctive ? rows[0] : undefined);
  return row === undefined ? null : { symbol: row.ticker, names: [name] };
}

/** Returns the text after a beginning of whole words; null when the name doesn't begin that way. */
function restBehind(known: string, beginning: string): string | null {
  const [whole, start] = [known, beginning].map((text) => text.toLowerCase().replace(/^the /, "")) as [string, string];
  if (!whole.startsWith(start)) return null;
  const rest = whole.slice(start.length);
  return /^[\p{L}\p{N}]/u.test(rest) ? null : rest;
}
