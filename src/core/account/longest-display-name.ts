/** A name that others see has so many characters at most: code points, so that one outside the basic plane counts once. */
export const longestDisplayName = 100;
