import { figureText } from "../computation/figure-text.ts";
import type { FigureUnit } from "../grounding/evidence.ts";

/** Writes the values that marks refer to, in the reader's language. */
export interface ValueWriting {
  /** A value with its unit; `isShort` leaves out the digits a sentence doesn't need. */
  readonly figure: (
    figure: { readonly value: number; readonly unit: FigureUnit; readonly currency: string | null },
    signed?: boolean,
    isShort?: boolean,
  ) => string;
  /** Shown when a mark refers to nothing or its calculation fails. */
  readonly unknown: string;
}

/** In English, as models and other programs read values. */
export const englishValues: ValueWriting = { figure: figureText, unknown: "(value unknown)" };
