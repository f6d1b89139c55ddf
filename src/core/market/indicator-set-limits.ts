/** The largest number of a user's own sets of indicators. */
export const maxIndicatorSets = 20;
export const maxIndicatorSetNameLength = 40;
/** Room for every indicator that can be added, with long decimals. */
export const maxIndicatorChoiceLength = 2_000;
