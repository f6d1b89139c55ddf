import type { Catalogue } from "../translation.ts";

export const ui: Catalogue["ui"] = {
  retry: "Wiederholen",
  details: "Details",
  copy: "Kopieren",
  copied: "Kopiert",
  close: "Schließen",
  cancel: "Abbrechen",
  save: "Speichern",
  showPassword: "Passwort anzeigen",
  panelMissing: "Dieser Bereich konnte nicht geladen werden.",
  panelStopped: "Dieser Bereich ist ausgefallen.",
  reloadPanel: "Bereich neu laden",
  serverUnreachable: "Der Server ist nicht erreichbar",
  connectionLost: "Die Verbindung zum Server ist abgebrochen",
};

export const product: Catalogue["product"] = "Bellwether";

export const documentTitle: Catalogue["documentTitle"] = (title) => `${title} · Bellwether`;
