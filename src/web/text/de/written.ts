import type { Catalogue } from "../catalogue.ts";
import { counted } from "../counted.ts";

export const preview: Catalogue["preview"] = {
  title: "Auswirkung, Risiko und nächster Schritt",
  loading: "Kurzanalyse wird geladen…",
  fields: { impact: "Auswirkung", risk: "Risiko", action: "Nächster Schritt" },
  notAvailable: "Nicht verfügbar",
  computedInstead: "Stattdessen sehen Sie eine berechnete Zusammenfassung.",
  withheld: "Zurückgehalten",
  builtFrom: "Erstellt aus:",
  kinds: {
    quote: "Kurs",
    position: "Ihre Position",
    history: "Kursverlauf, 1 Jahr",
    earnings: "Quartalstermine",
    dividends: "Dividendentermine",
  },
  noAdvice: "Information, keine Anlageberatung",
  failed: "Die Kurzanalyse konnte nicht geladen werden.",
  ago: (time) => `geschrieben um ${time}`,
};

export const brief: Catalogue["brief"] = {
  title: "Der Tag in einem Satz",
  rules: "Aus den Daten berechnet",
  why: "Warum?",
  change: (label) => `${label}: Veränderung Ihres Depots `,
  flat: (label) => `${label}: Depot unverändert.`,
  noPrice: (reason) => `${reason}, daher ist die Tagesveränderung unbekannt`,
  noChange: "Für keine Ihrer Positionen gibt es bisher eine Kursänderung",
  today: "Heute",
  added: (names, amount) => `${amount} Gewinn durch ${names}`,
  cost: (names, amount) => `${amount} Verlust durch ${names}`,
  and: " und ",
  holdingsSource: "Aus Ihren Positionen und deren letzten Kursen",
  calendarSource: "Aus dem Terminkalender",
  event: (who, what, day) => `${who}: ${what}, ${day}`,
  eventWeight: (weight) => `, ${weight} Ihres Depots`,
  todayDay: "heute",
  tomorrow: "morgen",
  onDay: (day) => `am ${day}`,
  incomplete: (count) =>
    count === 1
      ? " Eine Position hat keinen Kurs und ist nicht enthalten."
      : ` ${counted(count)} Positionen haben keinen Kurs und sind nicht enthalten.`,
};

export const review: Catalogue["review"] = {
  title: "Analyse",
  summary: "Zusammenfassung",
  findings: "Ergebnisse",
  loading: "Ihr Depot wird analysiert…",
  failed: "Ihr Depot konnte nicht analysiert werden.",
  showingLast: "Angezeigt wird die letzte Analyse.",
  nothing: "Noch keine Positionen zum Analysieren. Erfassen Sie zuerst eine Transaktion.",
  nothingFound: "Keine Auffälligkeiten gefunden.",
  again: "Erneut analysieren",
  notAvailable: (detail) => `Die KI hat nicht geantwortet: ${detail}. Angezeigt wird eine berechnete Analyse ohne KI.`,
  tones: { risk: "Risiko", watch: "Beobachten", strength: "OK" },
  rule: "Regel:",
  open: (title) => `Öffnen: ${title}`,
  amounts: "Was die KI sehen darf",
  amountsFull: "Beträge und Stückzahlen",
  amountsPercentages: "Nur Prozentwerte",
  noAdvice:
    "Die Ergebnisse folgen aus festen Regeln, angewandt auf Ihre eigenen Daten. Information, keine Anlageberatung.",
};
