import type { SourceFact, ToolSource } from "../../tool.ts";

/** The first and the last known value of a line of a statement, each with its period. */
export function lineOf(source: ToolSource, line: string): readonly [SourceFact | undefined, SourceFact | undefined] {
  const values = source.facts.filter(
    ({ key }) =>
      key.startsWith(`${line}.`) &&
      /\.\d{4}-\d\d-\d\d$/.test(key) &&
      key.split(".").length === line.split(".").length + 1,
  );
  return [values[0], values.at(-1)];
}
