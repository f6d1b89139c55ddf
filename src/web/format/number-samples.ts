import type { WrittenFormat } from "./locale.ts";

/** What each number format looks like, for those who choose one. */
export const numberSamples: Readonly<Record<WrittenFormat, string>> = {
  "comma-point": "1,234.56",
  "point-comma": "1.234,56",
  "space-comma": "1\u00a0234,56",
  "apostrophe-point": "1’234.56",
  "lakh-point": "12,34,567.89",
};
