import type { Catalogue } from "../catalogue.ts";
import { counted } from "../counted.ts";

export const dashboardEditor: Catalogue["dashboardEditor"] = {
  title: "Übersicht bearbeiten",
  hint: "Ziehen Sie eine Karte an ihrem Griff. Mit der Tastatur: Leertaste auf dem Griff, dann mit den Pfeiltasten verschieben.",
  hintPhone: "Ziehen Sie eine Karte an ihrem Griff oder nutzen Sie die Pfeile.",
  reset: "Zurücksetzen",
  done: "Fertig",
  cards: "Karten",
  wideColumn: "Breite Spalte",
  narrowColumn: "Schmale Spalte",
  emptyColumn: "Karte hierher verschieben",
  misfit: (card) => `${card} passt nicht in diese Spalte.`,
  hiddenCards: "Ausgeblendete Karten",
  allShown: "Keine. Ihre Übersicht zeigt alle Karten.",
  shared: "Eine ausgeblendete Karte fehlt auf allen Ihren Geräten. Smartphones haben eine eigene Reihenfolge.",
  sharedPhone:
    "Eine ausgeblendete Karte fehlt auf allen Ihren Geräten. Größere Bildschirme haben eine eigene Reihenfolge.",
  noneShown: "Keine Karten mehr. Fügen Sie eine der ausgeblendeten hinzu.",
  emptyNow: "Zurzeit gibt es hier nichts zu zeigen.",
  move: (card) => `${card} verschieben`,
  up: (card) => `${card} nach oben verschieben`,
  down: (card) => `${card} nach unten verschieben`,
  toMain: (card) => `${card} in die breite Spalte verschieben`,
  toSide: (card) => `${card} in die schmale Spalte verschieben`,
  toWide: (card) => `${card} in voller Breite zeigen`,
  hide: (card) => `${card} ausblenden`,
  add: (card) => `${card} hinzufügen`,
  lifted: (card) =>
    `${card} aufgenommen. Mit den Pfeiltasten verschieben, mit der Leertaste ablegen, mit Escape abbrechen.`,
  dropped: (card, place) => `${card} abgelegt: ${place}.`,
  putBack: (card) => `${card} ist wieder an der alten Stelle.`,
  moved: (card, place) => `${card}: ${place}.`,
  atTheEnd: (card) => `${card} lässt sich nicht weiter verschieben.`,
  hidden: (card) => `${card} ausgeblendet. Sie können die Karte wieder hinzufügen.`,
  added: (card, place) => `${card} hinzugefügt: ${place}.`,
  undone: "Letzte Änderung rückgängig gemacht.",
  wasReset: "Alle Karten sind in der Standardreihenfolge sichtbar. Mit „Fertig“ behalten Sie das.",
  combined:
    "Ihre Übersicht wurde auch in einem anderen Fenster oder auf einem anderen Gerät geändert. Sie enthält jetzt beide Änderungen.",
  place: (position, count) => `Position ${counted(position)} von ${counted(count)}`,
  zones: { wide: "volle Breite", main: "breite Spalte", side: "schmale Spalte" },
};
