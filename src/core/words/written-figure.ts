import type { FigureUnit } from "../grounding/evidence.ts";

export interface WrittenFigure {
  readonly value: number;
  readonly unit: FigureUnit;
  readonly currency: string | null;
}
