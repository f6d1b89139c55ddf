/** Values of one statement; both engines take some thousands. */
export const idsAtOnce = 500;
