import { isSymbol, normaliseSymbol } from "#core/market/symbol.ts";
import { ProviderError, type ProvidedStory } from "../../provider.ts";
import { looseAt, looseList, looseRecord, looseText, looseUnixTime, looseUrl } from "../loose.ts";
import { plainText } from "../plain-text.ts";

/** Translates the stories of Yahoo's v1 search; with a symbol only those about it. */
export function searchStories(json: unknown, symbol: string | null): readonly ProvidedStory[] {
  const rows = looseList(looseAt(json, "news"));
  if (rows === null) throw new ProviderError("Yahoo's news have an unexpected shape", { advice: "try-next" });
  const names = symbol === null ? [] : instrumentNames(symbol, json);
  return rows.flatMap((row) => {
    const story = storyOf(row);
    if (story === null || symbol === null) return story === null ? [] : [story];
    if (story.relevantSymbols.includes(symbol)) return [story];
    // Yahoo fills up with stories about others; one that names no instrument counts where its title does.
    const isAbout = story.relevantSymbols.length === 0 && names.some((name) => holdsWord(story.title, name));
    return isAbout ? [{ ...story, relevantSymbols: [symbol] }] : [];
  });
}

/** Stories of several replies: each once, newest first. */
export function mergeStories(lists: readonly (readonly ProvidedStory[])[]): readonly ProvidedStory[] {
  const merged: ProvidedStory[] = [];
  const places = new Map<string, number>();
  for (const story of lists.flat()) {
    const keys = [story.id, ...(story.url === null ? [] : [story.url])];
    const place = keys.map((key) => places.get(key)).find((index) => index !== undefined);
    const known = place === undefined ? undefined : merged[place];
    if (place === undefined || known === undefined) {
      for (const key of keys) places.set(key, merged.length);
      merged.push(story);
    } else {
      const relevantSymbols = [...new Set([...known.relevantSymbols, ...story.relevantSymbols])];
      merged[place] = { ...known, relevantSymbols };
    }
  }
  return merged.sort((a, b) => (b.publishedAt ?? "").localeCompare(a.publishedAt ?? ""));
}

function storyOf(value: unknown): ProvidedStory | null {
  const row = looseRecord(value);
  const title = plainText(looseText(row?.["title"]));
  const url = looseUrl(row?.["link"]);
  const id = looseText(row?.["uuid"]) ?? url;
  if (row === null || title === null || id === null) return null;
  const publishedAt = looseUnixTime(row["providerPublishTime"]);
  return {
    id,
    title,
    summary: plainText(looseText(row["summary"])),
    url,
    source: plainText(looseText(row["publisher"])),
    publishedAt: publishedAt === null ? null : new Date(publishedAt).toISOString(),
    relevantSymbols: symbolsOf(row["relatedTickers"]),
    thumbnail: thumbnailOf(row["thumbnail"]),
  };
}

/** Symbols from a list of texts; what cannot be one is left out. */
export function symbolsOf(value: unknown): string[] {
  const found = (looseList(value) ?? []).flatMap((item) => {
    const symbol = normaliseSymbol((looseText(item) ?? "").replace(/^\$/, ""));
    return isSymbol(symbol) ? [symbol] : [];
  });
  return [...new Set(found)];
}

/** The smallest picture that is large enough for a list, else any. */
function thumbnailOf(value: unknown): string | null {
  const sizes = (looseList(looseAt(value, "resolutions")) ?? []).map(looseRecord);
  const small = sizes.find((size) => size?.["tag"] === "140x140");
  return looseUrl((small ?? sizes[0])?.["url"]);
}

function instrumentNames(symbol: string, json: unknown): readonly string[] {
  const rows = (looseList(looseAt(json, "quotes")) ?? []).map(looseRecord);
  const row = rows.find((candidate) => looseText(candidate?.["symbol"])?.toUpperCase() === symbol);
  const name = looseText(row?.["shortname"]) ?? looseText(row?.["longname"]);
  const firstWord = name?.split(/[\s,]/)[0] ?? "";
  const base = symbol.split(/[.=-]/)[0] ?? "";
  return [firstWord, base].filter((word) => word.length >= 3);
}

function holdsWord(title: string, word: string): boolean {
  return title
    .toLowerCase()
    .split(/[^\p{L}\p{N}&]+/u)
    .includes(word.toLowerCase());
}
