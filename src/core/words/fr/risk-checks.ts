import type { RiskCheckWords } from "../en/risk-checks.ts";
import { de } from "./elision.ts";

export const riskChecks: RiskCheckWords = {
  titles: {
    "largest-holding": "Position la plus importante",
    "top-three": "Trois premières positions",
    spread: "Concentration",
    "foreign-currency": "Devises étrangères",
    "largest-sector": "Secteur le plus important",
    fees: "Frais annuels",
    cash: "Liquidités",
    "stale-price": "Cours périmés",
    "missing-price": "Cours et taux manquants",
    "missing-cost": "Prix de revient manquants",
    "missing-sector": "Secteurs manquants",
  },
  rules: {
    "largest-holding": (limit) => `La position la plus importante ne devrait pas dépasser ${limit} du total.`,
    "top-three": (limit) => `Les trois premières positions ne devraient pas dépasser ensemble ${limit} du total.`,
    spread: (limit, equal) =>
      `L’indice de concentration (Herfindahl-Hirschman, somme des carrés des poids) ne devrait pas dépasser ${limit}. Il faut pour cela au moins ${equal} positions de même poids.`,
    "foreign-currency": (limit) => `Les devises étrangères ne devraient pas dépasser ${limit} du total.`,
    "largest-sector": (limit) =>
      `Le secteur le plus important ne devrait pas dépasser ${limit} du total. Les fonds ne comptent dans aucun secteur.`,
    fees: (limit) =>
      `Les frais enregistrés des 12 derniers mois ne devraient pas dépasser ${limit} du total. Les frais des fonds n’y figurent pas.`,
    cash: (limit) => `Les liquidités ne devraient ni dépasser ${limit} du total ni être négatives.`,
    "stale-price": (limit) => `Le cours de chaque position devrait dater de ${limit} jours au plus.`,
    "missing-price": "Chaque position devrait avoir un cours et un taux de change, afin que le total soit complet.",
    "missing-cost": "Chaque position devrait avoir un prix de revient connu, afin que sa plus-value le soit aussi.",
    "missing-sector": "Chaque position, hors fonds, devrait avoir un secteur.",
  },
  unknown: {
    "no-holdings": "Aucune position n’a de valorisation connue.",
    "no-sector": "Aucune position n’a de secteur connu.",
    "no-fees": "Les frais des 12 derniers mois sont inconnus.",
    "funds-alone": "Vous ne détenez que des fonds, dont le contenu n’est pas détaillé.",
    "no-rate": "Des liquidités ne peuvent pas être converties, car un taux de change manque.",
  },
  names: (names) => names.join(", "),
  share: (name, share) => `${name}\u00a0: ${share} du total.`,
  together: (names, share) => `${names}\u00a0: ${share} du total.`,
  spread: (equal, index) => `Équivaut à ${equal} positions de même poids (indice ${index}).`,
  besideFunds: (finding, share) =>
    `${finding} Les fonds (${share}) détiennent de nombreuses sociétés et ne sont pas détaillés.`,
  noForeign: (base) => `Tout est en ${base}.`,
  foreign: (share, base, largest, largestShare) =>
    `${share} du total n’est pas en ${base}. La plus grande part est en ${largest} (${largestShare}).`,
  fees: (amount, share) => `${amount} en 12 mois, soit ${share} du total.`,
  cash: (share) => `Les liquidités représentent ${share} du total.`,
  debt: (share) => `Vos liquidités sont négatives\u00a0: vous devez ${share} du total.`,
  recent: "Tous les cours sont récents.",
  stale: (count, symbol, day) =>
    `Positions au cours périmé\u00a0: ${count}. Le plus ancien est celui ${de(symbol)}, du ${day}.`,
  none: {
    "missing-price": "Toutes les positions ont une valorisation.",
    "missing-cost": "Toutes les positions ont un prix de revient.",
    "missing-sector": "Toutes les positions, hors fonds, ont un secteur.",
  },
  some: {
    "missing-price": (names) => `Sans valorisation\u00a0: ${names}.`,
    "missing-cost": (names) => `Sans prix de revient\u00a0: ${names}.`,
    "missing-sector": (names) => `Sans secteur\u00a0: ${names}.`,
  },
};
