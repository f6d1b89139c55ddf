import type { WrittenFormat } from "./locale.ts";

/** A sample of each number format, for the menu. */
export const numberSamples: Readonly<Record<WrittenFormat, string>> = {
  "comma-point": "1,234.56",
  "point-comma": "1.234,56",
  "space-comma": "1\u00a0234,56",
  "apostrophe-point": "1’234.56",
  "lakh-point": "12,34,567.89",
};
