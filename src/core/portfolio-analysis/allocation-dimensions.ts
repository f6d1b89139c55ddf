/** The dimensions of an allocation. */
export const allocationDimensions = [
  "sector",
  "asset-class",
  "currency",
  "country",
  "region",
  "account",
  "tag",
  "holding",
] as const;
export type AllocationDimension = (typeof allocationDimensions)[number];
