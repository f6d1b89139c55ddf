import type { Catalogue } from "../catalogue.ts";

export const wait: Catalogue["wait"] = {
  retryIn: (seconds) => {
    if (seconds === 0) return "Ya puede intentarlo de nuevo.";
    if (seconds >= 120) return `Inténtelo de nuevo dentro de ${Math.ceil(seconds / 60)} minutos.`;
    return seconds === 1
      ? "Inténtelo de nuevo dentro de 1 segundo."
      : `Inténtelo de nuevo dentro de ${seconds} segundos.`;
  },
};
