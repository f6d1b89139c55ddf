import type { Catalogue } from "../catalogue.ts";

export const heatMap: Catalogue["heatMap"] = {
  unknown: "Desconocido",
  scale: (low, high) => `Color de ${low} a ${high}`,
  gains: (from, to) => `Resultado de cada posición del ${from} al ${to}`,
  gainsNote: (from, to) =>
    `Tamaño: valor actual. Color: resultado del ${from} al ${to}, en relación con el valor inicial y las compras.`,
  loading: "Cargando el mapa…",
  failed: "No se ha podido cargar el mapa.",
  none: "Aquí aparecen las posiciones que tienen valor.",
  watchlist: "Mapa de calor",
  scope: "Valores del mapa",
  scopes: { watchlist: "Mi lista", active: "Más negociados" },
  noMovers: "No se han podido cargar las acciones más negociadas.",
  noSector: "Otros",
  watchlistCaption: "Variación de cada valor en la última sesión",
  watchlistNote: {
    cap: "Tamaño: capitalización bursátil, al menos el 2\u00a0% del mapa. Color: variación en la última sesión.",
    equal:
      "Tamaño: el mismo para todos, porque no se conocen todas las capitalizaciones en una misma divisa. Color: variación en la última sesión.",
  },
};
