import { counted } from "../counted.ts";
import type { Catalogue } from "../catalogue.ts";

export const correlation: Catalogue["correlation"] = {
  title: "Correlación de las posiciones",
  loading: "Cargando las correlaciones…",
  failed: "No se han podido cargar las correlaciones.",
  empty: "Las correlaciones aparecen aquí cuando tenga al menos dos valores con precios diarios.",
  period: (from, to) => `del ${from} al ${to}`,
  average: (value) => `Media de los pares conocidos: ${value}.`,
  highest: (one, other, value) => `La más alta: ${one} y ${other}, ${value}.`,
  lowest: (one, other, value) => `La más baja: ${one} y ${other}, ${value}.`,
  scale: "1: los precios se mueven juntos. 0: se mueven de forma independiente. −1: se mueven en sentido contrario.",
  method:
    "Correlación de Pearson de las variaciones diarias de los precios en las sesiones comunes, cada uno en su divisa y sin dividendos.",
  tooFew: "Menos de 20 variaciones diarias en común.",
  constant: "Un precio no ha variado.",
  unknown: "—: menos de 20 variaciones diarias en común, o un precio que no ha variado.",
  counts: (min, max) =>
    `Variaciones diarias por par: ${min === max ? counted(min) : `de ${counted(min)} a ${counted(max)}`}.`,
  changes: (count) => `Variaciones diarias: ${counted(count)}`,
  omitted: (count) => `Posiciones menores que no se muestran: ${counted(count)}.`,
  stillLoading: (symbols) => `Precios que aún se están cargando: ${symbols.join(", ")}.`,
  withoutPrices: (symbols) => `Sin precios diarios: ${symbols.join(", ")}.`,
  caption: "Correlación de cada par de posiciones",
  holding: "Posición",
};
