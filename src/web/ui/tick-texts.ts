/** Writes a value beside an axis, with as many more digits than usual. */
export type FormatTick = (value: number, moreDigits?: number) => string;

const maxMoreDigits = 6;

/** Writes the values of an axis with as few digits as tell them apart: $2.31K and $2.32K, but $2,311 and $2,312 as $2.311K and $2.312K. */
export function tickTexts(values: readonly number[], format: FormatTick): readonly string[] {
  const usual = values.map((value) => format(value));
  for (let more = 0; more <= maxMoreDigits; more += 1) {
    const texts = values.map((value) => format(value, more));
    if (new Set(texts).size === new Set(values).size) return texts;
  }
  return usual;
}
