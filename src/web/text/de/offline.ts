import type { Catalogue } from "../catalogue.ts";
import { counted } from "../counted.ts";

export const offline: Catalogue["offline"] = {
  waiting: (count) =>
    count === 1 ? "1 Änderung wartet auf die Verbindung" : `${counted(count)} Änderungen warten auf die Verbindung`,
  refused: (count) =>
    count === 1 ? "1 Änderung wurde nicht angenommen" : `${counted(count)} Änderungen wurden nicht angenommen`,
  order: "Wird in dieser Reihenfolge gesendet, sobald Sie online sind. Noch nicht in den Summen enthalten.",
  entered: "Eingegeben",
  sent: (count) => (count === 1 ? "1 Änderung gespeichert" : `${counted(count)} Änderungen gespeichert`),
  willSync: "Wird gesendet",
  maybeSaved: "Wurde vielleicht schon gespeichert. Prüfen Sie Ihre Transaktionen, bevor Sie erneut senden.",
  changeOf: "Transaktion ändern",
  deletionOf: "Transaktion löschen",
  watch: (symbol) => `${symbol} zu einer Watchlist hinzufügen`,
  unwatch: (symbol) => `${symbol} aus einer Watchlist entfernen`,
  note: (symbol) => `Notiz zu ${symbol}`,
  noteChange: "Notiz ändern",
  noteDeletion: "Notiz löschen",
  edit: "Bearbeiten",
  editOf: (change) => `Bearbeiten: ${change}`,
  again: "Erneut senden",
  againOf: (change) => `Erneut senden: ${change}`,
  discard: "Verwerfen",
  discardOf: (change) => `Verwerfen: ${change}`,
  discardSure: "Endgültig verwerfen",
  leaveTitle: "Abmelden und Änderungen verwerfen?",
  leaveText: (count) =>
    count === 1
      ? "1 Änderung ist noch nicht gespeichert. Beim Abmelden wird sie verworfen."
      : `${counted(count)} Änderungen sind noch nicht gespeichert. Beim Abmelden werden sie verworfen.`,
  leave: "Abmelden und verwerfen",
  stay: "Angemeldet bleiben",
  newVersion: "Eine neue Version ist bereit.",
  reload: "Neu laden",
  install: "App installieren",
  installNote: "Öffnet sich in einem eigenen Fenster und funktioniert ohne Verbindung.",
  installElsewhere: "Wählen Sie zum Installieren im Menü Ihres Browsers „Installieren“ oder „Zum Startbildschirm“.",
  installed: "Auf diesem Gerät installiert.",
  installInsecure: "Installation und Offline-Nutzung erfordern HTTPS.",
};
