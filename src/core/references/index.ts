/** Values in a text by reference: marks that name facts, and the text with their values written out. */
export { type FigureForm, figureForms, markOf, marksIn, openMark, withoutMarks, withoutQuotations } from "./marks.ts";
export {
  type Quotation,
  type Quote,
  type ReferencedFigure,
  type RenderedText,
  renderMarks,
  unknownValue,
} from "./render-marks.ts";
