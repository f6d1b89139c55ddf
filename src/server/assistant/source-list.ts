import type { Fact } from "#core/grounding/evidence.ts";
import { privateKeysOf } from "./source-data.ts";
import type { ToolSource } from "./tool.ts";

interface NumberedSource {
  readonly number: number;
  source: ToolSource;
  /** Facts that are amounts of the user's own. */
  privateKeys: ReadonlySet<string>;
}

export type SourceList = ReturnType<typeof createSourceList>;

/** Sources with their numbers, from 1, and the facts of all. */
export function createSourceList() {
  const entries: NumberedSource[] = [];

  const factsOf = (entry: NumberedSource): Fact[] =>
    entry.source.facts.map(({ key, ...fact }) => ({
      ...fact,
      id: `${entry.number}.${key}`,
      source: entry.number,
    }));
  const facts = (): Fact[] => entries.flatMap(factsOf);
  const isPrivate = (factId: string): boolean => {
    const dot = factId.indexOf(".");
    const entry = entries[Number(factId.slice(0, dot)) - 1];
    return entry?.privateKeys.has(factId.slice(dot + 1)) ?? false;
  };

  return {
    entries: entries as readonly NumberedSource[],
    at: (number: number) => entries[number - 1],
    facts,
    factsById: () => new Map(facts().map((fact) => [fact.id, fact])),
    isPrivate,

    /** Adds sources and gives their numbers, from 1. A source that is there already, word for word, keeps its number. */
    add(found: readonly ToolSource[]): number[] {
      return found.map((source) => {
        const written = JSON.stringify(source);
        const same = entries.find((entry) => JSON.stringify(entry.source) === written);
        if (same !== undefined) return same.number;
        const number = entries.length + 1;
        entries.push({ number, source, privateKeys: privateKeysOf(source.data) });
        return number;
      });
    },

    /** Puts sources in the places of others, such as those with what a reader says of their texts. */
    replace(read: ReadonlyMap<ToolSource, ToolSource>): void {
      for (const entry of entries) {
        const source = read.get(entry.source);
        if (source !== undefined) Object.assign(entry, { source, privateKeys: privateKeysOf(source.data) });
      }
    },
  };
}
