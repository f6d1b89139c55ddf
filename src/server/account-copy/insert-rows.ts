const rowsAtOnce = 500;

/** How many rows an insert has written or changed. */
export async function inserted(
  result: Promise<{ readonly numInsertedOrUpdatedRows?: bigint | undefined } | undefined>,
): Promise<number> {
  return Number((await result)?.numInsertedOrUpdatedRows ?? 0n);
}

/** Inserts rows in pieces that both engines take; between them others have their turn. */
export async function inPieces<T>(rows: readonly T[], insert: (some: readonly T[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    if (start > 0) await new Promise((resolve) => setImmediate(resolve));
    await insert(rows.slice(start, start + rowsAtOnce));
  }
}
