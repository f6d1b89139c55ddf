/** Maximum length of a public display name in code points, so a character outside the basic plane counts once. */
export const longestDisplayName = 100;
