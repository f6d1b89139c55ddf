import type { Output } from "../api/call.ts";

export type Tries = Output<"POST /api/strategy/tries">;

/** The newest count of each set of instruments; null where it could not be counted. */
export type CountedTries = ReadonlyMap<string, { readonly turn: number; readonly tries: Tries | null }>;

/** The same for the same instruments in any order. */
export function symbolsKey(symbols: readonly string[]): string {
  return symbols.toSorted().join(",");
}

/** With a reply more, unless one that was asked for later is there already. */
export function withReply(counted: CountedTries, key: string, turn: number, tries: Tries | null): CountedTries {
  return (counted.get(key)?.turn ?? 0) > turn ? counted : new Map(counted).set(key, { turn, tries });
}
