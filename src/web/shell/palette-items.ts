import { normaliseSymbol } from "#core/market/symbol.ts";
import type { AlertRequest } from "../market/alert-request.ts";
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
  | {
      readonly kind: "action";
      readonly id: string;
      readonly title: string;
      /** The heading above it, where it isn't that of actions. */
      readonly heading?: string;
      readonly run: () => void;
    }
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
const maxTasks = 4;
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

/** Returns what help explains and whose name has every word, in the given order. */
export function meantTasks<Task extends { readonly task: string }>(
  tasks: readonly Task[],
  words: string,
): readonly Task[] {
  const parts = words.trim().toLowerCase().split(/\s+/);
  return tasks.filter(({ task }) => parts.every((part) => isMeant(task, part))).slice(0, maxTasks);
}

/** Returns true for a line such as "buy 10 NVDA at 178", in English or German. */
export function isTransactionLine(line: string): boolean {
  const verb =
    /^(buy|sell|dividend|deposit|withdraw|split|interest|kaufe?n?|verkaufe?n?|dividende|einzahlung|auszahlung|zinsen)\s+\S/i;
  return verb.test(line) && /\d/.test(line);
}

/** Returns the symbol in "Add NVDA", "watch nvda" or "beobachte NVDA"; null for other words. */
export function watchCommand(words: string): { readonly symbol: string; readonly isWatched: boolean } | null {
  const match = /^(add|watch|beobachten?|remove|unwatch)\s+(\S+)$/i.exec(words.trim());
  if (match === null) return null;
  const [, verb = "", symbol = ""] = match;
  return { symbol: normaliseSymbol(symbol), isWatched: !/^(remove|unwatch)$/i.test(verb) };
}

/** Returns the alert in "Alert NVDA", "alert on nvda above 250" or "Alarm NVDA über 250"; null for other words. */
export function alertCommand(words: string): (AlertRequest & { readonly symbol: string }) | null {
  const match =
    /^(?:alert(?:\s+on)?|alarm(?:\s+für)?)\s+(\S+?)(?:\s+(above|below|über|unter)\s+(\d+(?:[.,]\d+)?))?$/iu.exec(
      words.trim(),
    );
  const [, symbol = "", is, value] = match ?? [];
  if (match === null || /^(on|für)$/iu.test(symbol)) return null;
  if (is === undefined || value === undefined) return { symbol: normaliseSymbol(symbol) };
  // With the other decimal sign than the user's, three digits after it could be thousands. The dialog asks.
  const isDoubtful = /^[1-9]\d{0,2}[.,]\d{3}$/.test(value) && !value.includes(locale.style.decimal);
  const way = ["above", "über"].includes(is.toLowerCase()) ? "above" : "below";
  if (isDoubtful) return { symbol: normaliseSymbol(symbol), price: { is: way, typed: value } };
  return { symbol: normaliseSymbol(symbol), rule: { kind: "price", is: way, value: Number(value.replace(",", ".")) } };
}
