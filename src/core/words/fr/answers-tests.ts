import type { Words } from "../shape.ts";
import type { Writing } from "../writing.ts";

type Answers = Words["answers"];

export const tests: Answers["tests"] = {
  made: ({ from, to, rule, hold, source }) =>
    `Du ${from} au ${to}, la règle a rapporté **${rule}**, l’achat-conservation **${hold}** ${source}.`,
  worstFalls: ({ rule, hold, source }) =>
    `Repli maximal de la règle\u00a0: ${rule}, en achat-conservation\u00a0: ${hold} ${source}.`,
  trades: ({ trades, source }) => `Trades de la règle\u00a0: ${trades} ${source}.`,
  fees: ({ fees, source }) => `Frais payés par la règle\u00a0: ${fees} ${source}.`,
  costs: ({ costs, source }) => `${costs} ${source}`,
  noForecast:
    "Il s’agit de résultats passés, frais compris, et non d’une prévision. L’atelier de stratégies montre chaque trade et les résultats avec d’autres paramètres.",
  result: ({ value, source }) => `Le résultat est **${value}** ${source}.`,
  sum: ({ label, value, source }) => `${label}\u00a0: **${value}** ${source}.`,
  resultLabel: "Résultat",
  fromYourNumbers:
    "Calculé à partir des chiffres de votre question, hors impôts, frais et inflation. Ce n’est pas une prévision.",
  fromYourNumbersOnly: "Calculé à partir des nombres de votre question. Ce n’est pas une prévision.",
  calculators: {
    averagePrice: "Prix moyen de plusieurs achats",
    spending: "Retrait selon un pourcentage annuel",
    fees: "Comparaison de deux frais annuels",
    purchasingPower: "Pouvoir d’achat après inflation",
    monthlySavings: "Épargne nécessaire par mois",
    savingsPlan: "Plan d’épargne",
    positionSize: "Taille de la position",
    rise: "Hausse nécessaire après une baisse",
    doubling: "Durée de doublement",
    growthAYear: "Croissance annuelle",
    compound: "Intérêts composés",
  },
  sums: {
    averagePrice: "Prix moyen",
    spendingAMonth: "Retrait par mois",
    spendingAYear: "Retrait par an",
    costOfFee: "Coût des frais les plus élevés",
    endLowFee: "Valeur finale avec les frais les plus bas",
    endHighFee: "Valeur finale avec les frais les plus élevés",
    inTodaysMoney: "Valeur en monnaie d’aujourd’hui",
    neededEachMonth: "Nécessaire par mois",
    paidInOverTime: "Versé sur toute la durée",
    endValue: "Valeur finale",
    paidIn: "Versé",
    growth: "Gain",
    shares: "Quantité",
    atRisk: "Montant exposé au risque",
    positionCost: "Coût de la position",
    riseNeeded: "Hausse nécessaire",
    years: "Années",
    growthAYear: "Croissance annuelle",
    growthInAll: "Croissance totale",
  },
  inputs: { amount: "Montant", eachMonth: "Par mois", percent: "Pourcentage", years: "Années" },
};

const dividendWords = { reinvest: "réinvestis", cash: "conservés en liquidités", ignore: "non pris en compte" };

export const testsSources = ({
  day,
  count,
}: Writing): Pick<Answers["sources"], "backtest" | "workedOut" | "notWorkedOut"> => ({
  backtest: {
    title: (symbols) => `Backtest sur ${symbols}`,
    summary: ({ symbols, from, to }) => `Backtest sur ${symbols}, du ${day(from)} au ${day(to)}`,
    notUnderstood: ({ parts, nearest }) =>
      `Rien n’a été testé. Non compris\u00a0: ${parts.map((part) => `“${part}”`).join(", ")}. ${
        nearest === null
          ? "Écrivez par exemple “buy when the 20 day average crosses above the 50 day average”."
          : `La règle la plus proche\u00a0: “${nearest.rule}” Reprenez cette formulation, ou choisissez-en une autre.`
      }`,
    isIndex: (symbol) => `Rien n’a été testé\u00a0: ${symbol} est un indice et ne se négocie pas.`,
    otherSymbols: ({ traded, other }) => `Rien n’a été testé\u00a0: la règle négocie ${traded}, et non ${other}.`,
    firstDay: "Premier jour du test",
    lastDay: "Dernier jour du test",
    unseenFirstDay: "Premier jour de la dernière partie",
    unseenRule: "Performance de la règle sur la dernière partie",
    unseenHold: "Performance en achat-conservation sur la dernière partie",
    ofRule: (figure) => `${figure}, règle`,
    ofHold: (figure) => `${figure}, achat-conservation`,
    theRule: "La règle",
    buyAndHold: "Achat-conservation",
    figures: {
      start: "Valeur initiale",
      final: "Valeur finale",
      total: "Performance totale",
      cagr: "Performance annualisée",
      worstFall: "Repli maximal",
      volatility: "Volatilité",
      sharpe: "Ratio de Sharpe",
      exposure: "Temps investi",
      trades: "Trades",
      open: "Trades encore ouverts",
      winRate: "Taux de réussite",
      profitFactor: "Facteur de profit",
      fees: "Frais payés",
    },
    costs: ({ isNextOpen, feePercent, slippagePercent, dividends }) =>
      `Décision à la clôture, exécution ${isNextOpen ? "à l’ouverture suivante" : "à la même clôture"}\u202f; ${count(feePercent, 4)}\u00a0% de frais et ${count(slippagePercent, 4)}\u00a0% de glissement par trade\u202f; dividendes ${dividendWords[dividends]}.`,
  },
  workedOut: (label) => `Calculé\u00a0: ${label}`,
  notWorkedOut: () => "Ce calcul n’est pas possible ainsi.",
});
