import type { Subject } from "#core/grounding/evidence.ts";
import { financeTerms } from "#core/glossary/finance-terms.ts";

interface Names {
  readonly find: (query: string, limit: number) => readonly { readonly ticker: string; readonly name: string }[];
}

/** Capitalised words in a row, or a ticker. */
const run = /\$?\p{Lu}[\p{L}\p{N}&.'’-]*(?:[ ](?:\p{Lu}[\p{L}\p{N}&.'’-]*|&))*/gu;
const maxRuns = 200;
const maxWords = 3;
const minLetters = 4;
/** A beginning that more companies share, such as "First" or "American", names none of them. */
const maxSharing = 3;

/** Words of our own texts. At the beginning of a sentence they are words, not names. */
const ordinaryWords = new Set(
  financeTerms.flatMap(({ name, text }) => `${name} ${text}`.toLowerCase().match(/\p{L}+/gu) ?? []),
);
/** Capitals that are no ticker in a sentence about companies, besides currencies and the terms of the glossary. */
const abbreviations = new Set("CEO CFO COO CTO GDP CPI PCE PMI FED USA API IPO SEC ESG NYSE".split(" "));
const currencies = new Set(Intl.supportedValuesOf("currency"));
const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const regionName = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
const regions = new Set(
  letters.flatMap((one) => letters.flatMap((other) => regionName.of(one + other)?.toLowerCase() ?? [])),
);
const corporateForm =
  /^[\s,]*(?:inc|corp|corporation|company|co|plc|ltd|limited|ag|se|sa|nv|n\.v|s\.a|group|holdings?)\b/i;

/** Finds the instruments that a text names, by the directory. `{ symbol: "PLTR", names: ["Palantir"] }` */
export function createNamesIn(directory: Names): (text: string) => readonly Subject[] {
  const named = (words: string, isFirst: boolean): readonly Subject[] => {
    const list = words
      .replace(/^\$/, "")
      .replaceAll(/['’]s\b|[.'’-]+(?=\s|$)/g, "")
      .split(" ");
    const found: Subject[] = [];
    for (let start = 0; start < list.length; start += 1)
      for (let length = Math.min(list.length - start, maxWords); length > 0; length -= 1) {
        const name = list.slice(start, start + length).join(" ");
        const isWord = isFirst && start === 0 && ordinaryWords.has(name.toLowerCase());
        if (length === 1 && (name.length < minLetters || isWord)) continue;
        const isRegion = regions.has(name.toLowerCase());
        const row = isRegion ? undefined : companyNamed(name, directory);
        if (row !== undefined) found.push({ symbol: row.ticker, names: [name] });
        if (row === undefined && !isRegion) continue;
        start += length - 1;
        break;
      }
    return found;
  };
  const ticker = (words: string): Subject | null => {
    const symbol = /^\$?(\p{Lu}{1,5}(?:[.-]\p{Lu})?)(?=$|\s|['’]s\b|\.$)/u.exec(words)?.[1];
    if (symbol === undefined || abbreviations.has(symbol) || currencies.has(symbol)) return null;
    if (!words.startsWith("$") && ordinaryWords.has(symbol.toLowerCase())) return null;
    return directory.find(symbol, 3).some((row) => row.ticker === symbol) ? { symbol, names: [] } : null;
  };
  return (text) => {
    const runs = new Map<string, { words: string; isFirst: boolean; isTicker: boolean }>();
    for (const { 0: words, index } of text.matchAll(run)) {
      const before = text.slice(Math.max(0, index - 20), index);
      const isFirst = index === 0 || /(?:[.!?:]["”']?\s+|\n[\s>*#|-]*)$/.test(before);
      const behind = text.slice(index + words.length, index + words.length + 10);
      // A bare ticker counts where nothing else is likely: "$PLTR", "(PLTR)", "PLTR's", "NYSE: PLTR", at the head of a sentence or cell.
      const isTicker =
        words.startsWith("$") ||
        isFirst ||
        /[(|:*]\s*$/.test(before) ||
        /['’]s\b/.test(words) ||
        /^ (?:shares|stock)/.test(behind);
      runs.set(`${words} ${isFirst} ${isTicker}`, { words, isFirst, isTicker });
    }
    const found = new Map<string, Subject>();
    for (const { words, isFirst, isTicker } of [...runs.values()].slice(0, maxRuns)) {
      const byTicker = isTicker ? ticker(words) : null;
      for (const { symbol, names } of [...named(words, isFirst), ...(byTicker === null ? [] : [byTicker])])
        found.set(symbol, { symbol, names: [...new Set([...(found.get(symbol)?.names ?? []), ...names])] });
    }
    return [...found.values()];
  };
}

/** The company that a name begins: "Palantir" of Palantir Technologies Inc. A beginning that many share is none. */
function companyNamed(name: string, directory: Names): { readonly ticker: string } | undefined {
  const rows = directory.find(name, 12).filter((row) => restBehind(row.name, name) !== null);
  const whole = rows.find((row) => {
    const rest = restBehind(row.name, name) ?? "";
    return rest === "" || corporateForm.test(rest);
  });
  if (whole !== undefined) return whole;
  const next = rows.map((row) => /\p{L}+/u.exec(restBehind(row.name, name) ?? "")?.[0].toLowerCase());
  return new Set(next).size <= maxSharing ? rows[0] : undefined;
}

/** What follows a beginning of whole words; null: the name doesn't begin so. */
function restBehind(known: string, beginning: string): string | null {
  const [whole, start] = [known, beginning].map((text) => text.toLowerCase().replace(/^the /, "")) as [string, string];
  if (!whole.startsWith(start)) return null;
  const rest = whole.slice(start.length);
  return /^[\p{L}\p{N}]/u.test(rest) ? null : rest;
}
