import type { Words } from "../shape.ts";
import type { Writing } from "../writing.ts";
import { splitName } from "./split-name.ts";

const times = { AMC: "après clôture", BMO: "avant ouverture", TBD: "heure à préciser" } as const;

export const calendarFeed = ({ value, amount, day }: Writing): Words["calendarFeed"] => ({
  earnings: (symbol, time) => `${symbol}\u00a0: résultats, ${times[time]}`,
  reports: (time) => `Résultats, ${times[time]}`,
  estimate: (figure) => `Estimation\u00a0: ${value(figure)}`,
  actual: (figure) => `Publié\u00a0: ${value(figure)}`,
  dateEstimated: "La date est une estimation.",
  exDividend: (symbol, dividend) =>
    `${symbol}\u00a0: détachement${dividend === null ? "" : ` ${amount(dividend.amount, dividend.currency)}`}`,
  recordDay: (date) => `Date d’enregistrement\u00a0: ${day(date)}`,
  paymentDay: (date) => `Mise en paiement\u00a0: ${day(date)}`,
  split: (symbol, ratio) => `${symbol}\u00a0: ${splitName(ratio).toLowerCase()} ${value(ratio)}`,
  newShares: (added, old) =>
    `${value(added)} ${added === "1" ? "action nouvelle" : "actions nouvelles"} pour ${value(old)} ${old === "1" ? "ancienne" : "anciennes"}`,
  forecast: (figure) => `Prévision\u00a0: ${value(figure)}`,
  previous: (figure) => `Précédent\u00a0: ${value(figure)}`,
  ipo: (company, symbol) => `Introduction en Bourse\u00a0: ${company}${symbol === null ? "" : ` (${symbol})`}`,
  price: (price) => `Prix\u00a0: ${value(price)}`,
  state: (state) => `Statut\u00a0: ${state}`,
});
