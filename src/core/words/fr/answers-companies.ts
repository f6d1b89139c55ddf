import type { Words } from "../shape.ts";
import { de } from "./elision.ts";

export const companies: Words["answers"]["companies"] = {
  onlyPresent: "Seule la valeur actuelle de ce chiffre est disponible, pas celle de cette période\u00a0:",
  figureUnknown: (symbol) => `Ce chiffre n’est pas disponible pour ${symbol}.`,
  unknownFor: ({ symbol, source }) => `Donnée indisponible pour ${symbol} ${source}.`,
  heading: ({ title, source }) => `${title} ${source}\u00a0:`,
  part: ({ name, value, source }) => `${name}\u00a0: ${value} ${source}`,
  business: ({ name, text, source }) => `**${name}**\u00a0: ${text} ${source}`,
  noBusiness: ({ symbol, source }) => `Aucune description n’est disponible pour ${symbol} ${source}.`,
  sector: "Secteur",
  country: "Pays",
  employees: "Effectif",
  noFund: ({ symbol, source }) =>
    `Aucune composition n’est disponible pour ${symbol}\u00a0: il ne s’agit peut-être pas d’un fonds, et les participations des sociétés ne sont pas disponibles ici ${source}.`,
  fundHoldings: ({ symbol, source }) => `Principales positions ${de(symbol)} ${source}\u00a0:`,
  target: ({ symbol, analysts, mean, low, high, source }) =>
    `L’objectif de cours moyen de ${analysts} analystes pour ${symbol} est de **${mean}** ${source}. Objectif le plus bas\u00a0: ${low}, le plus élevé\u00a0: ${high} ${source}.`,
  priceNow: ({ symbol, price, source }) => `${symbol} cote actuellement **${price}** ${source}.`,
  views: ({ symbol, strongBuy, buy, hold, sell, strongSell, source }) =>
    `Recommandations des analystes sur ${symbol} ce mois-ci\u00a0: **${strongBuy} Achat fort, ${buy} Achat, ${hold} Conserver, ${sell} Vente, ${strongSell} Vente forte** ${source}.`,
  meanTarget: ({ symbol, target, source }) => `Objectif de cours moyen ${de(symbol)}\u00a0: ${target} ${source}.`,
  noRatingChanges: ({ symbol, source }) => `Aucun changement de recommandation n’est connu pour ${symbol} ${source}.`,
  noRatingChangesThen: ({ symbol, source }) =>
    `Aucun changement de recommandation n’est connu pour ${symbol} sur cette période ${source}.`,
  ratingChange: ({ symbol, day, firm, from, to, source }) =>
    `${day}, ${symbol}\u00a0: ${firm}, ${from === undefined ? "" : `de ${from} `}à ${to} ${source}`,
  reportUnknown: ({ symbol, source }) => `La date des prochains résultats ${de(symbol)} n’est pas connue ${source}.`,
  reportsNext: ({ symbol, day, source }) => `**${symbol} publie ses prochains résultats le ${day}** ${source}.`,
  expectedEps: ({ symbol, value, source }) => `Bénéfice par action attendu ${de(symbol)}\u00a0: ${value} ${source}.`,
  expected: ({ name, symbol, period, end, value, analysts, source }) =>
    `${name} ${de(symbol)}, ${period} (clos le ${end})\u00a0: **${value}**${analysts === undefined ? "" : `, selon ${analysts} analystes`} ${source}.`,
  expectedNames: {
    revenue: "Chiffre d’affaires attendu",
    earnings: "Bénéfice par action attendu",
    revenueGrowth: "Croissance attendue du chiffre d’affaires",
    earningsGrowth: "Croissance attendue du bénéfice par action",
  },
  periods: {
    quarter: "trimestre en cours",
    "next-quarter": "trimestre suivant",
    year: "exercice en cours",
    "next-year": "exercice suivant",
  },
  unknownDay: "date inconnue",
  noEstimatesThen: ({ symbol, source }) =>
    `Aucune estimation d’analystes n’est disponible pour ${symbol} sur cette période ${source}.`,
  noReported: ({ symbol, source }) => `Aucun résultat publié n’est disponible pour ${symbol} ${source}.`,
  noReportedThen: ({ symbol, source }) =>
    `Aucun résultat publié n’est disponible pour ${symbol} sur cette période ${source}.`,
  surprise: ({ isBeat, symbol, day, actual, estimate, surprise, source }) =>
    `**${symbol} a ${isBeat ? "dépassé" : "manqué"} l’estimation** au trimestre clos le ${day}\u00a0: ${actual} publiés contre ${estimate} attendus, soit une surprise de ${surprise} ${source}.`,
  surprises: ({ symbol, missed, beat, known, source }) =>
    `**${symbol} a manqué l’estimation ${missed} fois et l’a dépassée ${beat} fois** sur les ${known} trimestres disponibles de cette période ${source}.`,
  surprisesTitle: (symbol) => `Résultats et estimations ${de(symbol)}`,
  estimateMissed: "Estimation manquée",
  estimateBeaten: "Estimation dépassée",
  quartersKnown: "Trimestres disponibles",
  dividendYield: ({ symbol, value, source }) => `**Rendement du dividende ${de(symbol)}\u00a0: ${value}** ${source}.`,
  noYield: ({ symbol, source }) =>
    `Aucun rendement du dividende n’est disponible pour ${symbol}. Cette valeur ne verse peut-être pas de dividende ${source}.`,
  noExDays: ({ symbols, from, to, source }) =>
    `Aucune date de détachement n’est connue pour ${symbols} du ${from} au ${to} ${source}.`,
  exDays: ({ from, to, source }) => `Dates de détachement du ${from} au ${to} ${source}\u00a0:`,
  noDividend: ({ symbol, from, to, source }) =>
    `Aucun dividende n’est connu pour ${symbol} du ${from} au ${to} ${source}.`,
  paidMore: ({ symbol, source }) => `**${symbol} a relevé son dividende chacune de ces années** ${source}.`,
  paidNoLess: ({ symbol, source }) => `**${symbol} n’a réduit son dividende aucune de ces années** ${source}.`,
  paidLess: ({ symbol, source }) => `**${symbol} a réduit son dividende certaines de ces années** ${source}.`,
  dividendsByYear: ({ symbol, source }) =>
    `Dividende par action ${de(symbol)}, par année civile, ajusté des fractionnements ${source}\u00a0:`,
  dividend: ({ symbol, amount, day, source }) =>
    `${symbol}\u00a0: **${amount}** par action, détachement le ${day} ${source}`,
  lineUnknown: ({ symbol, source }) => `Ce poste ne figure pas dans les comptes disponibles ${de(symbol)} ${source}.`,
  lineUnknownThen: ({ line, symbol, source }) =>
    `${line} ${de(symbol)}\u00a0: donnée indisponible pour cette période. Voici les périodes disponibles ${source}\u00a0:`,
  lineOf: ({ line, symbol, isQuarter, end, value, source }) =>
    `${line} ${de(symbol)}, ${isQuarter ? "trimestre clos" : "exercice clos"} le ${end}\u00a0: **${value}** ${source}.`,
  growth: ({ change, source }) => `Croissance sur un an\u00a0: ${change} ${source}.`,
  turnover: "Rotation des stocks",
  newestInstead: "À défaut, les derniers articles\u00a0:",
  writtenAbout: (symbols) => `Articles sur ${symbols}\u00a0:`,
  writtenAboutMarket: "Articles sur le marché\u00a0:",
};
