import { minorUnits } from "../money/currencies.ts";
import type { Fact, FigureUnit } from "./evidence.ts";
import type { WrittenFigure } from "./read-figures.ts";

/** A written number in the units of facts. */
export function writtenUnitOf(figure: WrittenFigure): { unit: FigureUnit; currency: string | null; value: number } {
  const [currency = null] = figure.currencies;
  switch (figure.unit) {
    case "money":
      return { unit: "money", currency: currency === "GBX" ? "GBp" : currency, value: figure.value };
    case "basis-points":
      return { unit: "percentage-points", currency: null, value: figure.value / 100 };
    case "multiple":
    case "bare":
      return { unit: "number", currency: null, value: figure.value };
    default:
      return { unit: figure.unit, currency: null, value: figure.value };
  }
}

/** What a head of a table or the words around say about the unit of bare numbers. */
export interface UnitHint {
  readonly isPercent: boolean;
  readonly isPoints: boolean;
}

/** Whether a number written so can stand for a fact counted so. */
export function isSameUnit(figure: WrittenFigure, fact: Fact, hint: UnitHint): boolean {
  switch (fact.unit) {
    case "money":
      if (figure.unit === "bare") return !hint.isPercent && !hint.isPoints;
      return figure.unit === "money" && figure.currencies.some((code) => isSameCurrency(code, fact.currency));
    case "percent":
      return figure.unit === "percent" || (figure.unit === "bare" && hint.isPercent);
    case "percentage-points":
      return (
        figure.unit === "percentage-points" ||
        figure.unit === "basis-points" ||
        (figure.unit === "bare" && hint.isPoints)
      );
    case "number":
      return (figure.unit === "bare" && !hint.isPercent) || figure.unit === "multiple" || figure.unit === "count";
    case "count":
      return figure.unit === "bare" || figure.unit === "count" || figure.unit === "shares";
    case "shares":
      return figure.unit === "shares" || figure.unit === "bare" || figure.unit === "count";
    case "days":
      return figure.unit === "days" || (figure.unit === "bare" && !hint.isPercent);
    default:
      return figure.unit === "date";
  }
}

function isSameCurrency(written: string, of: string | null): boolean {
  if (of === null || written === of) return true;
  return (
    Object.hasOwn(minorUnits, of) &&
    (minorUnits[of]?.currency === written || minorUnits[written]?.label === minorUnits[of]?.label)
  );
}
