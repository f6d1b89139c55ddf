import type { Compilable, CompiledQuery } from "kysely";
import type { Database } from "./open-database.ts";

/** Takes the place of a value in a query that is built before its values are known. */
class Placeholder {
  readonly index: number;
  constructor(index: number) {
    this.index = index;
  }
}

/**
 * A query whose SQL never changes, built and compiled at its first use: building costs more than running it where one
 * row is read. `build` must use each value as it is, without looking at it. Returns the function that runs it.
 */
export function builtOnce<Row, Values extends readonly string[]>(
  db: Database,
  build: (...values: Values) => Compilable<Row>,
): (...values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | null = null;
  return async (...values) => {
    compiled ??= build(...(values.map((_, index) => new Placeholder(index)) as unknown as Values)).compile();
    const parameters = compiled.parameters.map((one) => (one instanceof Placeholder ? values[one.index] : one));
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}
