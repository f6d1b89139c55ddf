/** The number of lines a ledger may have unless the host says otherwise, and therefore that of the rows a file may have. */
export const maxLedgerLines = 100_000;
