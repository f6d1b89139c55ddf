import type { Words } from "../shape.ts";

const joints = { and: " und ", or: " oder " };
const nouns = {
  investments: "Anlagen",
  watched: "beobachteten Werten",
  holdings: "Positionen",
  named: "genannten Werten",
};

export const fitting: Words["answers"]["fitting"] = {
  singleDay:
    "Das ist nur für einen einzelnen Tag bekannt. Nennen Sie einen Tag oder fragen Sie nach dem Gewinn dieser Zeit.",
  watchedBy:
    "Die Watchlist lässt sich nach Kurs, Tagesveränderung und Kennzahlen eingrenzen, mit einer Grenze in der jeweiligen Einheit.",
  heldBy:
    "Positionen lassen sich nach Wert, Gewichtung, Gewinn und Kennzahlen auswählen, mit einer Grenze in der jeweiligen Einheit.",
  otherUnit: "Die Grenze hat eine andere Einheit als diese Kennzahl.",
  otherCurrency: (currency) =>
    `Diese Werte sind in ${currency ?? "einer anderen Währung"}. Nennen Sie die Grenze in dieser Währung.`,
  figures: {
    weight: "Gewichtung",
    value: "Wert",
    averageCost: "Einstandskurs",
    price: "Kurs",
    held: "Haltedauer",
    income: "Erträge der letzten zwölf Monate",
    shares: "Stückzahl",
    totalGain: "Gesamtgewinn",
    return: "Rendite",
    dayChange: "Tagesveränderung",
    unrealised: "unrealisierter Gewinn",
  },
  figure: (name) => name,
  since: (day) => `seit ${day}`,
  titles: {
    investments: "Passende Anlagen",
    holdings: "Passende Positionen",
    watched: "Passende Symbole",
    named: "Passende Symbole",
  },
  all: (of) => (of === "watched" ? "Beobachtete Werte" : of === "named" ? "Genannte Werte" : nouns[of]),
  has: ({ figure, range, joint }) => `${joint === null ? "" : joints[joint]}${figure} ${range}`,
  near: ({ bound, isBeyond, end, joint }) =>
    `${joint === null ? "" : joints[joint]}${isBeyond ? `mehr als ${bound} ${end === "high" ? "unter" : "über"} dem` : `höchstens ${bound} Abstand zum`} 52-Wochen-${end === "high" ? "Hoch" : "Tief"}`,
  fit: ({ count, all, of, conditions, time, isNone, source }) =>
    `**${count} von ${all} ${nouns[of]}** (${conditions})${time === undefined ? "" : `, vom ${time.from} bis zum ${time.to}`} ${source}${isNone ? "." : ":"}`,
  one: ({ symbol, values }) => `**${symbol}**: ${values.join(", ")}`,
  unknown: ({ figure, list }) => `Nicht bekannt für ${list}: ${figure}.`,
  leftOut: (list) => `Ausgelassen: ${list}.`,
  notCompared: ({ currency, list }) => `In ${currency ?? "einer anderen Währung"}, nicht verglichen: ${list}.`,
  soldCount: "Verkaufte Anlagen zählen mit, einschließlich realisierter Gewinne und Ausschüttungen.",
};
