import type { Output } from "../api/call.ts";

export type Tries = Output<"POST /api/strategy/tries">;

/** The latest count for each set of instruments; null if counting failed. */
export type CountedTries = ReadonlyMap<string, { readonly turn: number; readonly tries: Tries | null }>;

/** Returns the same key for the same instruments in any order. */
export function symbolsKey(symbols: readonly string[]): string {
  return symbols.toSorted().join(",");
}

/** Adds a reply, unless a later request has already been answered. */
export function withReply(counted: CountedTries, key: string, turn: number, tries: Tries | null): CountedTries {
  return (counted.get(key)?.turn ?? 0) > turn ? counted : new Map(counted).set(key, { turn, tries });
}
