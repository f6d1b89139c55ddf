import { isPlainDate } from "#core/calendar/index.ts";
import { ProviderError } from "../../provider.ts";
import { csvRecords } from "../csv-records.ts";
import { loosePositive } from "../loose.ts";

/** Units of each currency per euro, as set on one day. */
export interface RateDay {
  readonly date: string;
  readonly rates: Readonly<Record<string, number>>;
}

/**
 * Reads the files of the ECB's reference rates (`eurofxref-*.xml`), newest day first. Only elements named Cube with the
 * published attributes are looked at; a document type, where entities would be declared, is refused.
 */
export function ratesOfXml(text: string): readonly RateDay[] {
  if (/<!(doctype|entity)/i.test(text)) throw unexpected("holds a document type");
  if (!/<(\w+:)?Envelope[\s>]/.test(text) || !/<\/(\w+:)?Envelope>\s*$/.test(text)) throw unexpected("is not whole");
  const days: { date: string; rates: Record<string, number> }[] = [];
  for (const [, attributes = ""] of text.matchAll(/<Cube\s+([^<>]{1,200})>/g)) {
    const read = (name: string) => new RegExp(`\\b${name}\\s*=\\s*(["'])([^"']*)\\1`).exec(attributes)?.[2];
    const date = read("time");
    if (date !== undefined && isPlainDate(date)) days.push({ date, rates: {} });
    const [currency, rate] = [read("currency"), loosePositive(read("rate"))];
    const day = days.at(-1);
    if (currency !== undefined && /^[A-Z]{3}$/.test(currency) && rate !== null && day !== undefined)
      day.rates[currency] = rate;
  }
  return newestFirst(days);
}

/** Reads the ECB's data service (`format=csvdata`), newest day first. */
export function ratesOfCsv(text: string): readonly RateDay[] {
  const rows = csvRecords(text, ["currency", "time_period", "obs_value"]);
  if (rows === null) throw unexpected("has other columns");
  const days = new Map<string, Record<string, number>>();
  for (const { currency = "", time_period: date = "", obs_value: value } of rows) {
    const rate = loosePositive(value);
    if (rate === null || !isPlainDate(date) || !/^[A-Z]{3}$/.test(currency)) continue;
    days.set(date, { ...days.get(date), [currency]: rate });
  }
  return newestFirst([...days].map(([date, rates]) => ({ date, rates })));
}

function newestFirst(days: readonly RateDay[]): readonly RateDay[] {
  const found = days.filter(({ rates }) => Object.keys(rates).length > 0);
  if (found.length === 0) throw unexpected("holds no rates");
  return found.toSorted((a, b) => b.date.localeCompare(a.date));
}

function unexpected(how: string): ProviderError {
  return new ProviderError(`The ECB's reply ${how}`, { advice: "try-next" });
}
