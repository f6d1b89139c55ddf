/** What one file may hold. */
export const importLimits = {
  bytes: 10 * 1024 * 1024,
  rows: 50_000,
  columns: 64,
  cellCharacters: 8 * 1024,
} as const;
