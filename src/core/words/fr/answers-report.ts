import type { Words } from "../shape.ts";
import { de } from "./elision.ts";

export const report: Words["answers"]["report"] = {
  sections: {
    summary: "Synthèse et verdict",
    business: "Activité et avantages concurrentiels",
    financials: "Résultats financiers",
    valuation: "Valorisation et attentes du marché",
    technical: "Analyse technique",
    news: "Actualités, sentiment et catalyseurs",
    risks: "Scénarios et risques",
    position: "Votre position, points à surveiller et sources",
  },
  steps: { gathering: "Collecte des chiffres", writing: "Rédaction", checking: "Vérification des chiffres" },
  underWay: "Un rapport est déjà en cours de création.",
  failed: "Une erreur s’est produite sur le serveur. Réessayez plus tard.",
  headings: {
    profile: "Profil",
    moat: "Signes d’un avantage concurrentiel durable",
    lastYear: "Dernier exercice",
    lastQuarter: "Dernier trimestre",
    againstExpectations: "Par rapport aux attentes",
    multiples: "Multiples",
    pricedIn: "Ce que le cours intègre",
    analysts: "Objectifs de cours des analystes",
    expected: "Prévisions des analystes",
    signals: "Signaux en données quotidiennes",
    course: "Évolution du cours",
    stories: "Articles",
    mood: "Sentiment",
    catalysts: "Catalyseurs",
    insiders: "Dirigeants",
    risks: "Risques en chiffres",
    position: "Votre position",
    watch: "À surveiller",
  },
  gaps: {
    noSignals: "Les signaux nécessitent des cours quotidiens, et aucun n’est disponible.",
    noStatements: (symbol) => `Aucun état financier n’est disponible pour ${symbol}.`,
    noPeers: (symbol) => `Aucune société comparable n’est disponible pour ${symbol}.`,
    noInsiders: (symbol) => `Aucune déclaration de dirigeants n’est connue pour ${symbol}.`,
    noReportDay: (symbol) => `La date des prochains résultats ${de(symbol)} n’est pas confirmée.`,
    noSegments:
      "Segments d’activité\u00a0: aucune source connectée ne publie ces données, le chiffre d’affaires n’est donc pas ventilé ici.",
    fundHasNoStatements: "Un fonds n’a pas d’états financiers de ce type.",
    noPricedIn:
      "Le calcul de ce que le cours intègre suppose un flux de trésorerie disponible positif et une capitalisation boursière.",
    noCases: "Les données sont insuffisantes pour exposer à parts égales les arguments favorables et défavorables.",
    noRanges: "Les fourchettes trimestrielles nécessitent deux ans de cours quotidiens.",
  },
  figure: ({ name, symbol, value, source }) => `${name} ${de(symbol)}\u00a0: ${value} ${source}.`,
  figureIn: ({ name, symbol, period, value, source }) => `${name} ${de(symbol)}, ${period}\u00a0: ${value} ${source}.`,
  twoFigures: ({ name, symbol, value, otherName, otherValue, source }) =>
    `${name} ${de(symbol)}\u00a0: ${value}\u202f; ${otherName.charAt(0).toLowerCase()}${otherName.slice(1)}\u00a0: ${otherValue} ${source}.`,
  price: ({ symbol, price, change, source }) =>
    `${symbol} cote ${price}${change === undefined ? "" : ` (${change} sur la journée)`} ${source}.`,
  yearRange: ({ low, high, source }) =>
    `Plus bas sur 52 semaines\u00a0: ${low}, plus haut sur 52 semaines\u00a0: ${high} ${source}.`,
  profile: ({ symbol, parts, country, source }) =>
    `${symbol}\u00a0: ${parts}${country === undefined ? "" : `\u202f; ${country}`} ${source}.`,
  revenueTwelveMonths: ({ symbol, value, source }) =>
    `Chiffre d’affaires ${de(symbol)} sur douze mois\u00a0: ${value} ${source}.`,
  marginThenAndNow: ({ symbol, first, firstPeriod, last, lastPeriod, source }) =>
    `Marge brute ${de(symbol)}\u00a0: ${first} (${firstPeriod}), ${last} (${lastPeriod}) ${source}.`,
  changeInYear: ({ change, source }) => `Variation par rapport à l’exercice précédent\u00a0: ${change} ${source}.`,
  surprise: ({ symbol, period, value, source }) =>
    `Surprise des derniers résultats ${de(symbol)}, ${period}\u00a0: ${value} par rapport à l’estimation ${source}.`,
  flowToPrice: ({ symbol, value, source }) =>
    `Le flux de trésorerie disponible ${de(symbol)} sur douze mois représente ${value} de sa capitalisation ${source}.`,
  impliedGrowth: ({ symbol, required, growth, source }) =>
    `Avec une rentabilité exigée de ${required} par an (hypothèse), le cours ${de(symbol)} suppose une croissance perpétuelle de son flux de trésorerie disponible de ${growth} par an ${source}.`,
  targets: ({ symbol, analysts, mean, low, high, source }) =>
    `L’objectif de cours moyen de ${analysts} analystes pour ${symbol} est de ${mean}\u202f; l’objectif le plus bas est de ${low}, le plus élevé de ${high} ${source}.`,
  expectedGrowth: ({ symbol, revenue, earnings, source }) =>
    `Croissance attendue du chiffre d’affaires ${de(symbol)} pour l’exercice en cours\u00a0: ${revenue}\u202f; croissance attendue du bénéfice par action\u00a0: ${earnings} ${source}.`,
  revision: ({ symbol, value, source }) =>
    `Révision récente des estimations sur ${symbol} pour cet exercice\u00a0: ${value} ${source}.`,
  peers: "Sociétés souvent consultées en même temps que celle-ci. Cette liste provient d’une source externe.",
  noRating: ({ symbol, source }) =>
    `${symbol} n’a pas de signal global en données quotidiennes, ce qui n’équivaut pas à «\u00a0Neutre\u00a0» ${source}.`,
  rated: ({ symbol, signal, counted, source }) =>
    `Selon les règles de Bellwether, l’avis sur ${symbol} en données quotidiennes est «\u00a0${signal}\u00a0», d’après ${counted} indicateurs donnant un signal ${source}.`,
  daysRatedHold: ({ share, source }) => `Ces règles donnent «\u00a0Neutre\u00a0» ${share} des jours ${source}.`,
  reading: ({ name, symbol, value, signal, past, source }) =>
    `${[`${name} ${de(symbol)}\u00a0: ${value}, ${signal}`, ...past].join("\u202f; ")} ${source}.`,
  trend: ({ symbol, value, average, source }) =>
    `Écart ${de(symbol)} à sa moyenne mobile à 200 jours de ${average}\u00a0: ${value} ${source}.`,
  changed: ({ span, symbol, change, close, day, source }) =>
    `Variation ${de(symbol)} sur ${span === "year" ? "un an" : "cinq ans"}\u00a0: ${change}, à partir de ${close} le ${day} ${source}.`,
  lastClose: ({ symbol, value, source }) => `Dernière clôture ${de(symbol)}\u00a0: ${value} ${source}.`,
  story: ({ title, provider, source }) => `“${title}”, ${provider} ${source}.`,
  newsMood: ({ symbol, value, stories, source }) =>
    `Sentiment des actualités sur ${symbol}, sept derniers jours\u00a0: ${value} (neutre\u00a0: 0,5)\u202f; articles\u00a0: ${stories} ${source}.`,
  priceMood: ({ symbol, value, source }) => `Sentiment des cours ${de(symbol)}\u00a0: ${value} ${source}.`,
  divergence: ({ sentence, source }) => `${sentence} ${source}.`,
  nextReport: ({ symbol, day, source }) => `Prochains résultats ${de(symbol)}\u00a0: ${day} ${source}.`,
  nextEstimate: ({ symbol, value, source }) =>
    `Bénéfice par action ${de(symbol)} attendu à cette date\u00a0: ${value} ${source}.`,
  impliedMove: ({ symbol, move, expiry, source }) =>
    `Les options sur ${symbol} intègrent une variation de ${move} d’ici au ${expiry} ${source}.`,
  insiderTrades: ({ symbol, purchases, sales, source }) =>
    `Déclarations de dirigeants ${de(symbol)} sur six mois\u00a0: ${purchases} achats, ${sales} ventes ${source}.`,
  insiderShares: ({ symbol, bought, sold, source }) =>
    `Actions ${symbol} achetées par des dirigeants\u00a0: ${bought}\u202f; vendues\u00a0: ${sold} ${source}.`,
  deepestFall: ({ symbol, value, from, to, source }) =>
    `Repli maximal ${de(symbol)} sur cinq ans\u00a0: ${value}, du ${from} au ${to} ${source}.`,
  fundCost: ({ value, source }) => `Frais courants du fonds\u00a0: ${value} ${source}.`,
  fundAssets: ({ value, source }) => `Actif net\u00a0: ${value} ${source}.`,
  shortInterest: ({ symbol, value, source }) =>
    `Ventes à découvert sur ${symbol}\u00a0: ${value} de son flottant ${source}.`,
  held: ({ symbol, shares, source }) => `Vous détenez ${shares} titres ${symbol} ${source}.`,
  worth: ({ value, weight, source }) => `Ils valent ${value}, soit ${weight} de votre portefeuille ${source}.`,
  cost: ({ symbol, cost, gain, gainPercent, source }) =>
    `PRU ${de(symbol)}\u00a0: ${cost}\u202f; plus-value latente\u00a0: ${gain} (${gainPercent}) ${source}.`,
  yourReturn: ({ symbol, value, from, to, source }) =>
    `Votre performance sur ${symbol} (simple)\u00a0: ${value} du ${from} au ${to} ${source}.`,
  reportOn: ({ symbol, day, source }) => `Résultats ${de(symbol)} le ${day} ${source}.`,
  exDate: ({ symbol, day, source }) => `Date de détachement ${de(symbol)}\u00a0: ${day} ${source}.`,
  rangeToWatch: ({ symbol, low, high, source }) =>
    `Plus bas sur 52 semaines ${de(symbol)}\u00a0: ${low}, plus haut\u00a0: ${high} ${source}.`,
  sources: "Sources de ce rapport",
  columns: { source: "Source", provider: "Fournisseur", status: "État", asOf: "Données du" },
  providers: { computed: "calculé", "your portfolio": "votre portefeuille" },
  moment: ({ day, time }) => `${day}, ${time} UTC`,
  pricedInTitle: (symbol) => `Croissance intégrée dans le cours ${de(symbol)}`,
  flowToCap: "Flux de trésorerie disponible / capitalisation",
  requiredReturn: "Rentabilité exigée (hypothèse)",
  growthPricedIn: "Croissance intégrée dans le cours",
};
