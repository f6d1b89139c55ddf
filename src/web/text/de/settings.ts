import type { Catalogue } from "../catalogue.ts";
import { plural } from "./plural.ts";

export const settings: Catalogue["settings"] = {
  undo: "Rückgängig",
  undoOf: (setting) => `Änderung rückgängig machen: ${setting}`,
  system: "System",
  systemNote: "„System“ verwendet das Design Ihres Geräts.",
  hideAmounts: "Beträge verbergen",
  hideAmountsHint: "Verdeckt Beträge und Stückzahlen in allen Tabs dieses Browsers. Kürzel: H.",
  numbers: {
    name: "Zahlenformat",
    browser: (sample) => `Browserstandard: ${sample}`,
    hint: (sample, inMails) =>
      `${sample}. Eingegebene Zahlen werden in diesem Format gelesen, bei mehrdeutigen wird nachgefragt.${inMails ? " Es gilt auch für E-Mails und Newsletter." : ""} Antworten des Assistenten und Downloads verwenden immer 1,234.56.`,
  },
  dates: {
    name: "Datumsformat",
    formats: {
      "day-month": "23. Okt. 2025, 22:20",
      "month-day": "23. Okt. 2025, 10:20 PM",
      iso: "2025-10-23 22:20",
    },
    hint: "Legt auch das Uhrzeitformat fest: 24 oder 12 Stunden (AM/PM).",
  },
  density: {
    name: "Dichte",
    choices: { comfortable: "Normal", compact: "Kompakt" },
    hint: "Kompakt zeigt mehr Zeilen auf einmal. Auf Touchscreens behalten Schaltflächen ihre Größe.",
  },
  language: {
    name: "Sprache",
    hint: "Die Seite wird in der neuen Sprache neu geladen. Zahlen richten sich nach ihr, sofern Sie kein anderes Format gewählt haben.",
  },
  displayWords: [
    "Dezimalkomma",
    "Dezimalpunkt",
    "Tausender",
    "Tag",
    "Monat",
    "Datum",
    "ISO",
    "Uhr",
    "12 Stunden",
    "24 Stunden",
    "AM",
    "PM",
  ],
  benchmark: {
    name: "Benchmark",
    hint: "Daran wird die Wertentwicklung Ihres Depots gemessen.",
    change: "Ändern",
    changeOf: "Benchmark ändern",
    loading: "Wird geladen…",
  },
  answers: {
    section: "KI",
    words: ["Assistent", "AI", "Schnell", "Ausführlich", "Gesendete Daten", "Nur Prozentwerte", "Beträge"],
    mode: "Art der Antwort",
    modes: { quick: "Schnell", detailed: "Ausführlich" },
    modeHint:
      "„Schnell“ nutzt ein schnelles Modell für kurze Antworten, „Ausführlich“ ein stärkeres. Sie können das bei jeder Frage ändern.",
    parts: "Mit einer Frage gesendete Daten",
    partsHint:
      "Ausgeschaltete Daten werden nur gesendet, wenn Sie sie einer Frage hinzufügen. Die Vorschau im Chat zeigt jedes Feld.",
    partNames: {
      userPortfolio: "Depot",
      watchlist: "Watchlist",
      recentNews: "Nachrichten",
      marketSentiment: "Marktstimmung",
      currentMarketData: "Marktdaten",
      notes: "Notizen",
      drawings: "Zeichnungen",
    },
    amounts: "Geldbeträge und Stückzahlen",
    amountChoices: { full: "Senden erlaubt", percentages: "Nur Prozentwerte" },
    amountsHint:
      "Nur Prozentwerte: Bellwether ergänzt Beträge, nachdem die Antwort geschrieben ist. Diese Auswahl wird nur in diesem Browser gespeichert.",
    connections: "Modelle und Schlüssel richten Sie unter Verbindungen ein.",
  },
  accounts: {
    section: "Konten und Bewertungsmethode",
    words: ["FIFO", "First in, first out", "Durchschnitt", "Einstandskurs", "Broker", "Währung"],
    loading: "Ihre Konten werden geladen…",
    failed: "Ihre Konten konnten nicht geladen werden.",
    none: "Noch keine Konten. Mit Ihrer ersten Transaktion wird eines angelegt.",
    note: "Die Bewertungsmethode bestimmt, welche Stücke zuerst als verkauft gelten. Sie beeinflusst Ihre ausgewiesenen Gewinne.",
    methodOf: (account) => `Bewertungsmethode für ${account}`,
    facts: (currency, count) => `${currency}, ${plural(count, "Transaktion", "Transaktionen")}`,
    manage: "Konten verwalten",
    demo: "Demo",
  },
  shortcuts: { list: "Alle Tastenkürzel" },
};
