/** Values in a text by reference: marks that point at facts, and the text with their values written out. */
export { type FigureForm, figureForms, markOf, marksIn, maxMarkLength, withoutMarks } from "./marks.ts";
export { type ReferencedFigure, type RenderedText, renderMarks, unknownValue } from "./render-marks.ts";
