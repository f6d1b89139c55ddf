import type { Catalogue } from "../catalogue.ts";

export const outage: Catalogue["outage"] = {
  and: " und ",
  unavailable: (names, since) => `Nicht verfügbar seit ${since}: ${names}.`,
  showingLast: "Angezeigt werden die letzten Kurse.",
  showingSamples: "Als „Beispiel“ markierte Kurse sind nicht echt.",
  retryingIn: (seconds) => `Neuer Versuch in ${seconds} s.`,
  retrying: "Neuer Versuch läuft.",
  notConnected: "Bis Marktdaten verbunden sind, sehen Sie Beispielkurse.",
  connect: "Verbinden",
  later: "Später",
};
