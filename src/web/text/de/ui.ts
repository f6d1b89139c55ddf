import type { Catalogue } from "../catalogue.ts";

export const ui: Catalogue["ui"] = {
  retry: "Wiederholen",
  details: "Details",
  copy: "Kopieren",
  copied: "Kopiert",
  close: "Schließen",
  cancel: "Abbrechen",
  save: "Speichern",
  filters: (count) => (count === 0 ? "Filter" : `Filter (${count})`),
  showResults: "Ergebnisse anzeigen",
  showPassword: "Passwort anzeigen",
  panelMissing: "Dieser Bereich konnte nicht geladen werden.",
  panelStopped: "Dieser Bereich ist ausgefallen.",
  reloadPanel: "Bereich neu laden",
  serverUnreachable: "Der Server ist nicht erreichbar",
  connectionLost: "Die Verbindung zum Server ist abgebrochen",
  quoted: (words) => `„${words}“`,
};

export const product: Catalogue["product"] = "Bellwether";

export const documentTitle: Catalogue["documentTitle"] = (title) => `${title} · Bellwether`;
