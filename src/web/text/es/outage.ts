import type { Catalogue } from "../catalogue.ts";

export const outage: Catalogue["outage"] = {
  and: " y ",
  unavailable: (names, since) => `No disponible desde ${since}: ${names}.`,
  showingLast: "Se muestran los últimos precios.",
  showingSamples: "Los precios marcados como «Ejemplo» no son reales.",
  retryingIn: (seconds) => `Nuevo intento en ${seconds} s.`,
  retrying: "Reintentando.",
  notConnected: "Los precios son de ejemplo hasta que se conecten los datos de mercado.",
  connect: "Conectar",
  later: "Más tarde",
};
