import type { Words } from "../shape.ts";
import type { Writing } from "../writing.ts";
import { values } from "./answers-values.ts";

export const verdicts = (writing: Writing): Words["answers"]["verdicts"] => {
  const { number, yes, no } = values(writing);
  const ways = { up: "gestiegen", down: "gefallen" };
  return {
    bounds: {
      zero: "null",
      days: (value) => `${number(value)} Tage`,
      percent: (value) => `${number(value)}\u00a0%`,
      above: (bound) => `über ${bound}`,
      below: (bound) => `unter ${bound}`,
      atLeast: (bound) => `mindestens ${bound}`,
      atMost: (bound) => `höchstens ${bound}`,
      moreThan: (bound) => `mehr als ${bound}`,
      lessThan: (bound) => `weniger als ${bound}`,
      between: (one, other) => `zwischen ${one} und ${other}`,
      not: (bound) => `nicht ${bound}`,
    },
    compared: ({ isSo, bound, way }) =>
      `${isSo ? "Ja, " : "Nein, nicht "}${way === null ? bound : `um ${bound} ${ways[way]}`}. `,
    moved: ({ symbol, way, size, isToday }) => {
      const today = isToday ? " heute" : "";
      return way === "none" ? `${symbol} ist${today} unverändert` : `${symbol} ist${today} um ${size} ${ways[way]}`;
    },
    changed: ({ isSo, change, bound }) => `${isSo ? yes : no}${change}${bound === null ? "" : `, ${bound}`}. `,
    atTimes: (bound) => `Ja, zeitweise ${bound}. `,
    unknownFigure: (bound) => `Nicht mit ${bound} verglichen: Diese Zahl ist hier nicht bekannt.`,
    otherUnit: (bound) =>
      `Nicht mit ${bound} verglichen: Die Zahl hat eine andere Einheit. Fragen Sie noch einmal in ihrer Einheit.`,
    pastPrice: (bound) =>
      `Nicht mit ${bound} verglichen: Frühere Kurse werden nicht umgerechnet. Fragen Sie noch einmal in der Währung des Kurses.`,
    noRate: (bound) =>
      `Nicht mit ${bound} verglichen: Es ist kein Wechselkurs bekannt. Fragen Sie noch einmal in der Währung der Zahl.`,
    converted: ({ currency, value, source }) => `In ${currency} sind das **${value}** ${source}.`,
    convertedAt: ({ currency, value, source, rate, base, day, rateSource }) =>
      `In ${currency} sind das **${value}** ${source}, zum Kurs von ${rate} je ${base} vom ${day} ${rateSource}.`,
    notConverted: ({ figure, currency }) =>
      `${figure}: nicht in ${currency} umgerechnet. Es ist kein Geldbetrag oder der Wechselkurs ist nicht bekannt.`,
  };
};
