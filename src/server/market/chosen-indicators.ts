import type { ExtraSeries } from "#contract/indicators.ts";
import { catalog, type Columns, type Indicator, toBars } from "#core/indicators/index.ts";
import type { Bar } from "#core/market/bar.ts";
import { knownValue } from "./indicator-columns.ts";

/** An indicator of the catalog with its parameters; those left out take their default. */
export interface ChosenIndicator {
  readonly indicator: Indicator;
  readonly parameters: Readonly<Record<string, number>>;
}

/** The catalog as a menu reads it. */
export function indicatorCatalog() {
  return catalog
    .filter(({ inputs }) => !inputs.includes("benchmark"))
    .map(({ id, name, place, parameters, outputs }) => ({
      id,
      name,
      place,
      parameters: Object.entries(parameters).map(([parameter, rule]) => ({
        name: parameter,
        default: rule.default,
        min: rule.min,
        max: rule.max,
      })),
      outputs: [...outputs],
    }));
}

/** Parses "bollinger,20,2;atr,14" into indicators; returns a sentence with the fault otherwise. */
export function readChosenIndicators(text: string): ChosenIndicator[] | string {
  const parts = text
    .split(";")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  if (parts.length > 8) return "At most eight indicators";
  const chosen: ChosenIndicator[] = [];
  for (const part of parts) {
    const [id = "", ...values] = part.split(",").map((piece) => piece.trim());
    const indicator = catalog.find((entry) => entry.id === id && !entry.inputs.includes("benchmark"));
    if (indicator === undefined) return `There is no indicator "${id.slice(0, 40)}"`;
    const names = Object.keys(indicator.parameters);
    if (values.length > names.length) return `${id} has ${names.length} parameters, not ${values.length}`;
    const numbers = values.map(Number);
    const parameters = Object.fromEntries(numbers.map((value, index) => [names[index] ?? "", value]));
    try {
      indicator.warmUp(parameters);
    } catch (error) {
      if (error instanceof RangeError) return error.message;
      throw error;
    }
    chosen.push({ indicator, parameters });
  }
  return chosen;
}

/** The newest points of an indicator beside the four of the chart. */
export function extraSeries(
  { indicator, parameters }: ChosenIndicator,
  bars: readonly Bar[],
  points: number,
): ExtraSeries {
  const columns: Columns = indicator.compute(toBars(bars), parameters);
  return {
    id: indicator.id,
    label: labelOf({ indicator, parameters }),
    place: indicator.place,
    outputs: indicator.outputs.map((name) => ({
      name,
      values: Array.from(columns[name] ?? [], knownValue).slice(-points),
    })),
  };
}

export function labelOf({ indicator, parameters }: ChosenIndicator): string {
  // How an average starts is no part of its name.
  const values = Object.entries(indicator.parameters).flatMap(([name, rule]) =>
    name === "seed" ? [] : [parameters[name] ?? rule.default],
  );
  return values.length === 0 ? indicator.name : `${indicator.name} (${values.join(", ")})`;
}
