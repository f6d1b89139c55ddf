import type { AlertRequest } from "../alerts/alert-request.ts";
import { locale } from "../format/locale.ts";

/** One line of the palette. */
export type PaletteItem =
  | {
      readonly kind: "page";
      readonly id: string;
      readonly title: string;
      readonly path: string;
      readonly chord: string;
    }
  | { readonly kind: "action"; readonly id: string; readonly title: string; readonly run: () => void }
  | {
      readonly kind: "symbol";
      readonly id: string;
      readonly symbol: string;
      readonly name: string;
      readonly type: string;
      readonly exchange: string;
      /** True for an approximate match. */
      readonly isGuess: boolean;
    }
  | {
      readonly kind: "story";
      readonly id: string;
      readonly title: string;
      readonly url: string;
      readonly source: string | null;
    };

export interface Instrument {
  readonly symbol: string;
  readonly name: string;
  readonly type: string;
  readonly exchange: string;
}

const localSymbols = 8;
const maxStories = 3;
const minStoryWordsLength = 3;

/** Suggested symbols: recent ones, then well-known ones, those that start with the words first. */
export function localInstruments(
  words: string,
  recents: readonly string[],
  builtIn: readonly Instrument[],
): readonly Instrument[] {
  const typed = words.trim().toUpperCase();
  const known = new Map(builtIn.map((instrument) => [instrument.symbol, instrument]));
  const recent = recents.map((symbol) => known.get(symbol) ?? { symbol, name: "", type: "", exchange: "" });
  const rest = builtIn.filter(({ symbol }) => !recents.includes(symbol));
  const all = [...recent, ...rest];
  if (typed === "") return all.slice(0, localSymbols);
  const begins = all.filter(({ symbol }) => symbol.startsWith(typed));
  return [...begins, ...all.filter((instrument) => !begins.includes(instrument))].slice(0, localSymbols);
}

/** True if the words match a page or an action. */
export function isMeant(title: string, words: string): boolean {
  const typed = words.trim().toLowerCase();
  return (
    typed === "" ||
    title
      .toLowerCase()
      .split(/\s+/)
      .some((word) => word.startsWith(typed)) ||
    title.toLowerCase().startsWith(typed)
  );
}

/** Returns stories whose headline has every word, in the given order; none for fewer than three letters. */
export function meantStories<Story extends { readonly title: string }>(
  stories: readonly Story[],
  words: string,
): readonly Story[] {
  const typed = words.trim().toLowerCase();
  if (typed.length < minStoryWordsLength) return [];
  const parts = typed.split(/\s+/);
  return stories
    .filter(({ title }) => parts.every((part) => isMeant(title.replaceAll(/[^\p{L}\p{N}\s]/gu, " "), part)))
    .slice(0, maxStories);
}

/** Returns the symbol in "Add NVDA" or "watch nvda"; null for other words. */
export function watchCommand(words: string): { readonly symbol: string; readonly isWatched: boolean } | null {
  const match = /^(add|watch|remove|unwatch)\s+(\S+)$/i.exec(words.trim());
  if (match === null) return null;
  const [, verb = "", symbol = ""] = match;
  return { symbol: symbol.toUpperCase(), isWatched: ["add", "watch"].includes(verb.toLowerCase()) };
}

/** Returns the alert in "Alert NVDA" or "alert on nvda above 250"; null for other words. */
export function alertCommand(words: string): (AlertRequest & { readonly symbol: string }) | null {
  const match = /^alert(?:\s+on)?\s+(\S+?)(?:\s+(above|below)\s+(\d+(?:[.,]\d+)?))?$/i.exec(words.trim());
  const [, symbol = "", is, value] = match ?? [];
  if (match === null || /^on$/i.test(symbol)) return null;
  if (is === undefined || value === undefined) return { symbol: symbol.toUpperCase() };
  // With the other decimal sign than the user's, three digits after it could be thousands. The dialog asks.
  const isDoubtful = /^[1-9]\d{0,2}[.,]\d{3}$/.test(value) && !value.includes(locale.style.decimal);
  const way = is.toLowerCase() === "above" ? "above" : "below";
  if (isDoubtful) return { symbol: symbol.toUpperCase(), price: { is: way, typed: value } };
  return { symbol: symbol.toUpperCase(), rule: { kind: "price", is: way, value: Number(value.replace(",", ".")) } };
}
