import type { Words } from "../shape.ts";
import type { Writing } from "../writing.ts";

const times = { AMC: "nach Börsenschluss", BMO: "vor Börseneröffnung", TBD: "Uhrzeit offen" } as const;

export const calendarFeed = ({ value, amount, day }: Writing): Words["calendarFeed"] => ({
  earnings: (symbol, time) => `${symbol}: Quartalszahlen, ${times[time]}`,
  reports: (time) => `Quartalszahlen ${times[time]}`,
  estimate: (figure) => `Schätzung: ${value(figure)}`,
  actual: (figure) => `Ist: ${value(figure)}`,
  dateEstimated: "Der Termin ist geschätzt.",
  exDividend: (symbol, dividend) =>
    `${symbol}: ${dividend === null ? "Ex-Tag" : `Ex-Tag, Dividende ${amount(dividend.amount, dividend.currency)}`}`,
  recordDay: (date) => `Stichtag: ${day(date)}`,
  paymentDay: (date) => `Zahltag: ${day(date)}`,
  split: (symbol, ratio) => `${symbol}: Split ${value(ratio)}`,
  newShares: (added, old) => `${value(added)} ${added === "1" ? "neue Aktie" : "neue Aktien"} für ${value(old)} alte`,
  forecast: (figure) => `Prognose: ${value(figure)}`,
  previous: (figure) => `Vorwert: ${value(figure)}`,
  ipo: (company, symbol) => `Börsengang: ${company}${symbol === null ? "" : ` (${symbol})`}`,
  price: (price) => `Preis: ${value(price)}`,
  state: (state) => `Status: ${state}`,
});
