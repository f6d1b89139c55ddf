/** How figures and days are written; one pair for each language of the catalogue. */
export const locale = { numbers: "en-US", dates: "en-GB" } as const;
