import { type FigureForm, markOf } from "#core/references/index.ts";
import type { SourceFact, ToolSource } from "../tool.ts";

/** Cites the sources of one text and refers to their facts. */
export interface Citing {
  /** " [2]". */
  readonly cite: (source: ToolSource) => string;
  /** A mark for a fact of a source; null where the source has no fact of that key. */
  readonly writeFact: (source: ToolSource | null, key: string, form?: FigureForm) => string | null;
}

/** Cites sources by their numbers in a text. */
export function citing(numberOf: ReadonlyMap<ToolSource, number>): Citing {
  return {
    cite: (source) => ` [${numberOf.get(source) ?? 0}]`,
    writeFact(source, key, form) {
      const number = source === null ? undefined : numberOf.get(source);
      return number === undefined || factOf(source, key) === null ? null : markOf(`${number}.${key}`, form);
    },
  };
}

/** A fact of a source by its key. */
export function factOf(source: ToolSource | null, key: string): SourceFact | null {
  return source?.facts.find((fact) => fact.key === key) ?? null;
}
