import { counted } from "../counted.ts";
import type { Catalogue } from "../catalogue.ts";

export const correlation: Catalogue["correlation"] = {
  title: "Korrelation der Positionen",
  loading: "Die Korrelationen werden geladen…",
  failed: "Die Korrelationen konnten nicht geladen werden.",
  empty: "Hier erscheinen Korrelationen, sobald Sie mindestens zwei Wertpapiere mit Tageskursen halten.",
  period: (from, to) => `${from} bis ${to}`,
  average: (value) => `Durchschnitt der bekannten Paare: ${value}.`,
  highest: (one, other, value) => `Höchste: ${one} und ${other}, ${value}.`,
  lowest: (one, other, value) => `Niedrigste: ${one} und ${other}, ${value}.`,
  scale:
    "1: Kurse bewegen sich im Gleichlauf. 0: Sie bewegen sich unabhängig voneinander. −1: Sie bewegen sich gegenläufig.",
  method:
    "Pearson-Korrelation der täglichen Kursveränderungen an gemeinsamen Handelstagen, jeweils in der eigenen Währung und ohne Dividenden.",
  tooFew: "Weniger als 20 gemeinsame Tagesveränderungen.",
  constant: "Ein Kurs hat sich nicht verändert.",
  unknown: "—: weniger als 20 gemeinsame Tagesveränderungen oder ein unveränderter Kurs.",
  counts: (min, max) =>
    `Tagesveränderungen je Paar: ${min === max ? counted(min) : `${counted(min)} bis ${counted(max)}`}.`,
  changes: (count) => `Tagesveränderungen: ${counted(count)}`,
  omitted: (count) => `Kleinere, nicht gezeigte Positionen: ${counted(count)}.`,
  stillLoading: (symbols) => `Kurse werden noch geladen: ${symbols.join(", ")}.`,
  withoutPrices: (symbols) => `Ohne Tageskurse: ${symbols.join(", ")}.`,
  caption: "Korrelation je Paar von Positionen",
  holding: "Position",
};
