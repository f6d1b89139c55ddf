const first = /(?<![\d.,:])1(?=\s(?:janv|févr|mars|avr|mai|juin|juil|août|sept|oct|nov|déc))/gu;

/** A written date as French writes the first of a month, "1er mars", which `Intl` doesn't; in other languages as it is. */
export function withFirstOfMonth(language: string, date: string): string {
  return language.startsWith("fr") ? date.replaceAll(first, "1er") : date;
}
