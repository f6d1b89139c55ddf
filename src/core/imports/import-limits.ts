/** What a table may hold besides its number of rows, which follows from the size of a ledger. */
export const importLimits = {
  columns: 64,
  cellCharacters: 8 * 1024,
} as const;
