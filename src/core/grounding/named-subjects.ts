import type { Subject } from "./evidence.ts";
import { overlaps, placesOf, type Stretch } from "./prose.ts";

/** The position of an instrument's name in a text. */
export interface Mention extends Stretch {
  readonly symbols: readonly string[];
}

/**
 * Finds the instruments named in a text, in order. A longer name wins over one inside it. A name that is also an
 * everyday word, such as Target, needs its capital.
 */
export function namedSubjects(text: string, subjects: readonly Subject[]): readonly Mention[] {
  const bySpelling = new Map<string, Set<string>>();
  for (const { symbol, names } of subjects)
    for (const name of [symbol, ...names.flatMap(spellingsOf)])
      bySpelling.set(name, (bySpelling.get(name) ?? new Set()).add(symbol));
  const places = [...bySpelling].flatMap(([name, symbols]) =>
    placesOf(name, text)
      .filter(({ start }) => /^\p{Ll}/u.test(name) || !/^\p{Ll}/u.test(text.slice(start)))
      .map((place) => ({ ...place, symbols: [...symbols] })),
  );
  const kept: Mention[] = [];
  for (const place of places.toSorted((one, other) => other.end - other.start - (one.end - one.start)))
    if (!kept.some((other) => overlaps(other, place))) kept.push(place);
  return kept.toSorted((one, other) => one.start - other.start);
}

/** "NVIDIA Corporation" is also NVIDIA, "Meta Platforms, Inc." also Meta. */
function spellingsOf(name: string): readonly string[] {
  const words = name.replace(/^the\s+/i, "").split(/[\s,]+/);
  const [first = ""] = words;
  return words.length > 1 && first.length > 2 ? [name, first] : [name];
}
