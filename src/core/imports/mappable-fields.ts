/** What a column of a table can hold. */
export const mappableFields = [
  "date",
  "type",
  "symbol",
  "isin",
  "exchange",
  "name",
  "quantity",
  "price",
  "amount",
  "fee",
  "tax",
  "currency",
  "account",
  "note",
] as const;
export type MappableField = (typeof mappableFields)[number];

/** Which of the file's columns holds what; a field that is left out is in no column. */
export type ColumnMapping = Readonly<Partial<Record<MappableField, string>>>;
