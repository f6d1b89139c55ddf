/** Limits of a table. The maximum number of rows follows from the size of a ledger. */
export const importLimits = {
  columns: 128,
  cellCharacters: 8 * 1024,
} as const;
