import { pseudo } from "./pseudo-text.ts";

/** Returns a section with every text of it, and of what its functions return, in the pseudo-language. */
export function translate<Words>(_section: string, english: Words): Words {
  return translated(english) as Words;
}

function translated(english: unknown): unknown {
  if (typeof english === "string") return pseudo(english);
  if (typeof english === "function")
    return (...values: unknown[]): unknown => translated((english as (...values: unknown[]) => unknown)(...values));
  if (Array.isArray(english)) return english.map(translated);
  if (typeof english !== "object" || english === null) return english;
  return Object.fromEntries(Object.entries(english).map(([id, text]) => [id, translated(text)]));
}
