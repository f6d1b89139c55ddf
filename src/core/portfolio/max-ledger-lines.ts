/** Default limit of lines in a ledger, and therefore of rows in a file. */
export const maxLedgerLines = 100_000;
