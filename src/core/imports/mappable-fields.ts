/** The possible fields of a table's column. */
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
  "ratio",
  "balance",
  "shareBalance",
  "status",
  "account",
  "note",
] as const;
export type MappableField = (typeof mappableFields)[number];

/** The file's columns by field. Omitted fields have no column. */
export type ColumnMapping = Readonly<Partial<Record<MappableField, string>>>;
