import { counted } from "../counted.ts";
import type { Catalogue } from "../catalogue.ts";

export const correlation: Catalogue["correlation"] = {
  title: "Corrélation des positions",
  loading: "Chargement des corrélations…",
  failed: "Impossible de charger les corrélations.",
  empty: "Les corrélations s’affichent ici dès que vous détenez au moins deux titres avec des cours quotidiens.",
  period: (from, to) => `du ${from} au ${to}`,
  average: (value) => `Moyenne des paires connues\u00a0: ${value}.`,
  highest: (one, other, value) => `La plus élevée\u00a0: ${one} et ${other}, ${value}.`,
  lowest: (one, other, value) => `La plus faible\u00a0: ${one} et ${other}, ${value}.`,
  scale:
    "1\u00a0: les cours évoluent ensemble. 0\u00a0: ils évoluent indépendamment. −1\u00a0: ils évoluent en sens inverse.",
  method:
    "Corrélation de Pearson des variations quotidiennes des cours aux séances communes, chacun dans sa devise et hors dividendes.",
  tooFew: "Moins de 20 variations quotidiennes communes.",
  constant: "Un cours n’a pas varié.",
  unknown: "—\u00a0: moins de 20 variations quotidiennes communes, ou un cours qui n’a pas varié.",
  counts: (min, max) =>
    `Variations quotidiennes par paire\u00a0: ${min === max ? counted(min) : `de ${counted(min)} à ${counted(max)}`}.`,
  changes: (count) => `Variations quotidiennes\u00a0: ${counted(count)}`,
  omitted: (count) => `Positions plus petites non affichées\u00a0: ${counted(count)}.`,
  stillLoading: (symbols) => `Cours en cours de chargement\u00a0: ${symbols.join(", ")}.`,
  withoutPrices: (symbols) => `Sans cours quotidiens\u00a0: ${symbols.join(", ")}.`,
  caption: "Corrélation de chaque paire de positions",
  holding: "Position",
};
