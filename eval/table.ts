/** One measured figure with its goal; null: reported without one. */
export interface Measured {
  readonly name: string;
  readonly result: string;
  readonly goal: string | null;
  readonly isMet: boolean;
  /** What went wrong, the first few. */
  readonly misses: readonly string[];
}

/** A share of all, held against a least share. */
export function share(name: string, hits: number, of: number, least: number, misses: readonly string[] = []): Measured {
  const rate = of === 0 ? 0 : hits / of;
  return {
    name,
    result: `${(rate * 100).toFixed(2)} % (${hits} of ${of})`,
    goal: `≥ ${(least * 100).toFixed(0)} %`,
    isMet: of > 0 && rate >= least,
    misses: misses.slice(0, 5),
  };
}

/** Something that may not happen. */
export function none(name: string, misses: readonly string[], of: number, leastTried: number): Measured {
  return {
    name,
    result: `${misses.length} (of ${of})`,
    goal: `0 of at least ${leastTried}`,
    isMet: misses.length === 0 && of >= leastTried,
    misses: misses.slice(0, 5),
  };
}

export function told(name: string, result: string): Measured {
  return { name, result, goal: null, isMet: true, misses: [] };
}

/** Columns of equal width, as plain text. */
export function tableOf(rows: readonly Measured[]): string {
  const cells = [
    ["Measure", "Result", "Goal", ""],
    ...rows.map(({ name, result, goal, isMet }) => [
      name,
      result,
      goal ?? "",
      goal === null ? "" : isMet ? "met" : "MISSED",
    ]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...cells.map((row) => [...(row[column] ?? "")].length)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd();
  const [head = [], ...body] = cells;
  return [
    line(head),
    widths
      .map((width) => "-".repeat(width))
      .join("  ")
      .trimEnd(),
    ...body.map(line),
  ].join("\n");
}
