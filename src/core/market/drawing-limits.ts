/** The largest number of drawings on one symbol's chart. */
export const maxDrawings = 50;
/** The largest number of symbols with drawings. */
export const maxDrawnSymbols = 500;
export const maxDrawingTextLength = 120;
export const maxDrawingPrice = 1e12;
