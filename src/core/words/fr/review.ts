import type { Texts } from "../texts.ts";
import type { Writing } from "../writing.ts";
import { de } from "./elision.ts";

/** Findings about a portfolio by rule. Values are marks. */
export const review = ({ count, figure, fixed, day }: Writing) => {
  const percent = (value: number): string => figure({ value, unit: "percent", currency: null });
  return {
    /** Formats of the rules. */
    number: fixed,
    percent: (value: number, digits: number) => `${fixed(value, digits)}\u00a0%`,
    day,
    unknown: "inconnu",
    share: (name: string, share: string) => `${name} représente ${share} du total.`,
    together: (share: string) => `Ensemble, les positions les plus importantes représentent ${share} du total.`,
    concentration: (index: string) => `L’indice de concentration des positions est de ${index}.`,
    noForeign: "Tout est dans votre devise.",
    foreign: (share: string, currency: string) =>
      `${share} du total sont dans d’autres devises que la vôtre, principalement en ${currency}.`,
    fees: (share: string) => `Les frais des 12\u00a0derniers mois représentent ${share} du total.`,
    cash: (share: string) => `${share} du total sont des liquidités.`,
    debt: (share: string) => `Les liquidités sont négatives\u00a0: vous devez ${share} du total.`,
    oldestPrice: (name: string, days: string) => `Le cours le plus ancien, celui ${de(name)}, date de ${days} jours.`,
    lacking: {
      price: ({ holdings, names }: Texts<"holdings" | "names">, isOne: boolean) =>
        `${holdings} ${isOne ? "position" : "positions"} sans cours ni taux de change\u00a0: ${names}.`,
      sector: ({ holdings, names }: Texts<"holdings" | "names">, isOne: boolean) =>
        `${holdings} ${isOne ? "position" : "positions"} sans secteur\u00a0: ${names}.`,
      cost: ({ holdings, names }: Texts<"holdings" | "names">, isOne: boolean) =>
        `${holdings} ${isOne ? "position" : "positions"} sans prix de revient connu\u00a0: ${names}.`,
    },
    names: (names: readonly string[], isMore: boolean) => `${names.join(", ")}${isMore ? " et d’autres" : ""}`,
    fall: {
      title: "Repli maximal",
      text: (fall: string) => `Le repli maximal du portefeuille sur un an est de ${fall}.`,
      textWithDays: (fall: string, from: string, to: string) =>
        `Le repli maximal du portefeuille sur un an est de ${fall}, du ${from} au ${to}.`,
      rule: (watch: number, risk: number) =>
        `À surveiller à partir de ${percent(watch)}, un risque à partir de ${percent(risk)}\u00a0: le repli maximal des performances chaînées sur un an.`,
    },
    mover: {
      title: (symbol: string) => `Variation ${de(symbol)}`,
      up: (symbol: string, change: string) => `${symbol} gagne ${change} sur la séance`,
      down: (symbol: string, change: string) => `${symbol} perd ${change} sur la séance`,
      rule: (least: number) => `Une position a varié de ${percent(least)} ou plus sur la séance.`,
    },
    loss: {
      title: (symbol: string) => `${symbol} est nettement en dessous de son prix de revient`,
      text: (symbol: string, loss: string) => `${symbol} est ${loss} en dessous de son prix de revient`,
      rule: (least: number) => `Une position vaut ${percent(least)} ou plus de moins que son prix de revient.`,
    },
    withWeight: (finding: string, weight: string | null) =>
      weight === null ? `${finding}.` : `${finding}. Cette position représente ${weight} de votre portefeuille.`,
    benchmark: {
      name: "l’indice de référence",
      ahead: (name: string) => `Mieux que ${name}`,
      behind: (name: string) => `Moins bien que ${name}`,
      textAhead: (timeWeighted: string, points: string, from: string, to: string) =>
        `La performance pondérée par le temps de votre portefeuille du ${from} au ${to} est de ${timeWeighted}, soit ${points} de plus que celle de son indice de référence.`,
      textBehind: (timeWeighted: string, points: string, from: string, to: string) =>
        `La performance pondérée par le temps de votre portefeuille du ${from} au ${to} est de ${timeWeighted}, soit ${points} de moins que celle de son indice de référence.`,
      rule: (points: number) =>
        `Performance pondérée par le temps sur un an par rapport à l’indice de référence\u00a0: supérieure, ou inférieure de ${count(points)} points ou plus.`,
    },
    earnings: {
      title: (symbol: string) => `${symbol} publie bientôt`,
      text: (symbol: string, day: string) => `Résultats ${de(symbol)}\u00a0: ${day}`,
      rule: (weight: number, days: number) =>
        `Une position de ${percent(weight)} ou plus publie ses résultats sous ${count(days)} jours.`,
    },
    payments: {
      title: "Revenus à venir",
      payment: (symbol: string, day: string) => `${symbol} le ${day}`,
      text: (payments: string) => `Prochains paiements\u00a0: ${payments}.`,
      rule: (days: number) => `Paiements des ${count(days)} prochains jours, annoncés ou attendus d’après le passé.`,
    },
    nothing: "Aucune règle ne signale quoi que ce soit.",
    standsOut: (findings: string) => `À signaler\u00a0: ${findings}`,
    inOrder: (findings: string) => `Points positifs\u00a0: ${findings}`,
    cited: (finding: string, sources: string) => `${finding.replace(/\.$/, "")}${sources}.`,
  };
};
