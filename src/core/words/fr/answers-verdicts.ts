import type { Words } from "../shape.ts";
import type { Writing } from "../writing.ts";
import { values } from "./answers-values.ts";

export const verdicts = (writing: Writing): Words["answers"]["verdicts"] => {
  const { number, yes, no } = values(writing);
  const ways = { up: "en hausse", down: "en baisse" };
  return {
    bounds: {
      zero: "zéro",
      days: (value) => `${number(value)} jours`,
      percent: (value) => `${number(value)}\u00a0%`,
      above: (bound) => `au-dessus de ${bound}`,
      below: (bound) => `en dessous de ${bound}`,
      atLeast: (bound) => `au moins ${bound}`,
      atMost: (bound) => `au plus ${bound}`,
      moreThan: (bound) => `plus de ${bound}`,
      lessThan: (bound) => `moins de ${bound}`,
      between: (one, other) => `entre ${one} et ${other}`,
      not: (bound) => `pas ${bound}`,
    },
    compared: ({ isSo, bound, way }) =>
      `${isSo ? "Oui, " : "Non, pas "}${way === null ? "" : `${ways[way]} de `}${bound}. `,
    moved: ({ symbol, way, size, isToday }) => {
      const today = isToday ? " aujourd’hui" : "";
      return way === "none"
        ? `${symbol} est inchangé${today}`
        : `${symbol} ${way === "up" ? "gagne" : "perd"} ${size}${today}`;
    },
    changed: ({ isSo, change, bound }) => `${isSo ? yes : no}${change}${bound === null ? "" : `, ${bound}`}. `,
    atTimes: (bound) => `Oui, par moments ${bound}. `,
    unknownFigure: (bound) => `Pas de comparaison avec ${bound}\u00a0: ce chiffre n’est pas disponible ici.`,
    otherUnit: (bound) =>
      `Pas de comparaison avec ${bound}\u00a0: le chiffre est dans une autre unité. Reposez la question dans cette unité.`,
    pastPrice: (bound) =>
      `Pas de comparaison avec ${bound}\u00a0: les cours passés ne sont pas convertis. Reposez la question dans la devise du cours.`,
    noRate: (bound) =>
      `Pas de comparaison avec ${bound}\u00a0: aucun taux de change n’est disponible. Reposez la question dans la devise du chiffre.`,
    converted: ({ currency, value, source }) => `Converti en ${currency}\u00a0: **${value}** ${source}.`,
    convertedAt: ({ currency, value, source, rate, base, day, rateSource }) =>
      `Converti en ${currency}\u00a0: **${value}** ${source}, au taux de ${rate} pour 1\u00a0${base} le ${day} ${rateSource}.`,
    notConverted: ({ figure, currency }) =>
      `${figure}\u00a0: pas de conversion en ${currency}. Ce n’est pas un montant, ou aucun taux de change n’est disponible.`,
  };
};
