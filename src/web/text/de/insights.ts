import type { Catalogue } from "../translation.ts";
import { counted } from "../translation.ts";

export const symbolPage: Catalogue["symbolPage"] = {
  tabs: "Bereiche der Seite",
  tabNames: {
    overview: "Überblick",
    research: "Research-Bericht",
    financials: "Finanzen",
    news: "Nachrichten",
    events: "Termine",
    technical: "Charttechnik",
    position: "Meine Position",
  },
  loadingTab: "Wird geladen…",
  nextEvent: {
    earnings: (day, time) => `Quartalszahlen ${day}${time === null ? "" : ` ${time}`}`,
    dividends: (day) => `Ex-Tag ${day}`,
    splits: (day) => `Split ${day}`,
  },
  today: "heute",
  tomorrow: "morgen",
  converted: (price, currency, source, day) => `≈ ${price} ${currency} (${source}, ${day})`,
  convertedTitle: "Umgerechnet zum Referenzkurs dieses Tages. Kein gehandelter Kurs.",
};

export const compare: Catalogue["compare"] = {
  button: "Vergleichen",
  title: "Vergleich",
  dialog: "Vergleichen mit",
  hint: (max) =>
    `Bis zu ${counted(max)} Symbole in einem Diagramm. Alle beginnen am ersten gemeinsamen Tag bei 0\u00a0%.`,
  full: (max) => `Sie können bis zu ${counted(max)} Symbole vergleichen. Entfernen Sie zuerst eines.`,
  remove: (symbol) => `${symbol} entfernen`,
  add: "Hinzufügen",
  end: "Vergleich beenden",
  loading: "Vergleich wird geladen…",
  missing: (symbols) => `Keine Daten verfügbar für ${symbols}`,
  failed: "Kursdaten konnten nicht geladen werden",
  noneShared: "Diese Symbole haben im Zeitraum keinen gemeinsamen Handelstag. Wählen Sie einen längeren Zeitraum.",
  since: (day) => `Veränderung seit ${day}`,
  summary: (facts) => `Veränderung von ${facts.from} bis ${facts.to}, ${facts.range}: ${facts.values}.`,
  keys: "Mit den Pfeiltasten bewegen Sie das Fadenkreuz.",
  symbol: "Symbol",
  change: "Veränderung",
  first: "Erster Schluss",
  last: "Letzter Schluss",
  low: "Tief",
  high: "Hoch",
  currencyNote: "Jeweils in eigener Währung, ohne Wechselkurseffekte.",
};
