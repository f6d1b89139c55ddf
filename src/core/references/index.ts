/** References to values in a text: marks that name facts, and rendering them with their values. */
export { type FigureForm, figureForms, markOf, marksIn, openMark, withoutMarks, withoutQuotations } from "./marks.ts";
export { type Quotation, type Quote, type ReferencedFigure, type RenderedText, renderMarks } from "./render-marks.ts";
export { englishValues, type ValueWriting } from "./value-writing.ts";
