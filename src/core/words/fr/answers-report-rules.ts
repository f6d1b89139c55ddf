import type { Words } from "../shape.ts";
import type { Writing } from "../writing.ts";
import { labels } from "./answers-labels.ts";
import { values } from "./answers-values.ts";
import { de } from "./elision.ts";

const conflictNames = {
  trailing: { ratio: labels.pe, earnings: "bénéfice par action" },
  forward: { ratio: "PER prévisionnel", earnings: "bénéfice par action attendu" },
};
const withPast = (text: string, past: string | undefined) => (past === undefined ? text : `${text}\u202f; ${past}`);

export const reportRules = (writing: Writing): Words["answers"]["reportRules"] => {
  const { number } = values(writing);
  return {
    title: (symbol) => `Règles appliquées à ${symbol}`,
    names: {
      trend: "Tendance",
      momentum: "Momentum",
      revenueGrowth: "Croissance du chiffre d’affaires",
      operatingMargin: labels.operatingMargin,
      freeCashFlowYield: "Rendement du flux de trésorerie disponible",
      expectedGrowth: "Croissance attendue du bénéfice par action",
      debtToEquity: "Endettement",
      targetDistance: "Objectif de cours moyen des analystes",
      beats: "Taux d’estimations dépassées",
      mood: "Sentiment des actualités",
    },
    texts: {
      trend:
        "Dernière clôture par rapport à la moyenne des 200 dernières clôtures\u00a0: 1 au-dessus, −1 en dessous, 0 si l’écart est inférieur à 2\u00a0%.",
      momentum:
        "Variation sur 126 séances, hors 21 dernières\u00a0: 1 à partir de 5\u00a0%, 2 à partir de 20\u00a0%, et symétriquement à la baisse.",
      signal: "De −2 (Vente forte) à 2 (Achat fort), selon le signal.",
      revenueGrowth:
        "Chiffre d’affaires par rapport à l’exercice précédent\u00a0: 1 à partir de 8\u00a0%, −1 à 0\u00a0% ou moins.",
      operatingMargin: "Marge opérationnelle\u00a0: 1 à partir de 15\u00a0%, −1 à 0\u00a0% ou moins.",
      freeCashFlowYield:
        "Flux de trésorerie disponible sur douze mois / capitalisation boursière\u00a0: 1 à partir de 5\u00a0%, −1 à 1\u00a0% ou moins.",
      expectedGrowth:
        "Bénéfice par action attendu pour l’exercice en cours par rapport à l’exercice précédent\u00a0: 1 à partir de 10\u00a0%, −1 à −5\u00a0% ou moins.",
      debtToEquity: "Dette / capitaux propres\u00a0: −1 à partir de 200\u00a0%, 1 à 60\u00a0% ou moins.",
      targetDistance:
        "Objectif de cours moyen par rapport au cours\u00a0: 1 à partir de 15\u00a0% au-dessus, −1 à 0\u00a0% ou moins.",
      beats:
        "Part des quatre derniers résultats qui ont dépassé l’estimation\u00a0: 1 à partir de 75\u00a0%, −1 à 25\u00a0% ou moins.",
      mood: "Tonalité moyenne des articles sur sept jours, de 0 à 1\u00a0: 1 à partir de 0,65, −1 à 0,35 ou moins\u202f; au moins trois articles.",
    },
    reasons: {
      notReported: "Ce chiffre n’est pas publié.",
      pastNotKept:
        "Les chiffres passés ne sont pas conservés tels qu’ils étaient connus à l’époque. Le taux de réussite de la règle ne peut donc pas être calculé.",
      fewStories: "Moins de trois articles en sept jours.",
      toneNotKept: "La tonalité des articles passés n’a pas été conservée assez longtemps.",
      fewCloses: "Trop peu de clôtures quotidiennes.",
      noSignal: "Aucun signal.",
    },
    labels: {
      threshold: (name) => `${name}, seuil`,
      closeSixMonthsAgo: "Clôture d’il y a six mois",
      points: (name) => `Points\u00a0: ${name}`,
      score: "Score",
      counted: "Règles prises en compte",
      withoutEdge: "Règles sans avantage confirmé",
      rules: "Règles",
      highestTarget: "Objectif le plus élevé par rapport au cours",
      lowestTarget: "Objectif le plus bas par rapport au cours",
      quarters: "Trimestres passés sans chevauchement",
      drift: "Variation moyenne d’un trimestre passé",
      changeFrom: (name) => `Fourchette ${name}, variation minimale`,
      changeTo: (name) => `Fourchette ${name}, variation maximale`,
      from: (name) => `Fourchette ${name}, borne basse`,
      to: (name) => `Fourchette ${name}, borne haute`,
    },
    companyFinding: ({ name, symbol, value, source }) => `**${name}** ${de(symbol)}\u00a0: ${value} ${source}.`,
    moodFinding: ({ symbol, value, source }) =>
      `**Sentiment des actualités** sur ${symbol}\u00a0: ${value} (neutre\u00a0: 0,5) ${source}.`,
    trendFinding: ({ symbol, value, average, past, source }) =>
      `${withPast(`**Tendance**\u00a0: ${symbol} s’écarte de ${value} de sa moyenne mobile à 200 jours (${average})`, past)} ${source}.`,
    momentumFinding: ({ symbol, value, past, source }) =>
      `${withPast(`**Momentum**\u00a0: ${symbol} affiche une variation de ${value} sur six mois, hors dernier mois`, past)} ${source}.`,
    signalFinding: ({ name, value, signal, past, source }) =>
      `${withPast(`**${name}**\u00a0: ${value} en données quotidiennes, soit «\u00a0${signal}\u00a0»`, past)} ${source}.`,
    targetFinding: ({ isHighest, value, source }) =>
      `**Objectif de cours le plus ${isHighest ? "élevé" : "bas"}**\u00a0: ${value} par rapport au cours ${source}.`,
    rangeFinding: ({ symbol, isLow, value, source }) =>
      `**Fourchette sur 52 semaines**\u00a0: ${symbol} s’écarte de ${value} de son plus ${isLow ? "bas" : "haut"} ${source}.`,
    fallFinding: ({ value, source }) => `**Repli maximal** sur cinq ans\u00a0: ${value} ${source}.`,
    falsifiers: {
      company: ({ name, symbol, threshold, isBelow, value, source }) =>
        `**${name}** ${de(symbol)} à ${threshold} ou ${isBelow ? "moins" : "plus"}\u202f; actuellement ${value} ${source}.`,
      trend: ({ symbol, isBelow, average, source }) =>
        `**Tendance**\u00a0: une clôture ${de(symbol)} ${isBelow ? "sous" : "au-dessus de"} sa moyenne mobile à 200 jours, actuellement ${average} ${source}.`,
      macd: ({ isBelow, value, source }) =>
        `**MACD**\u00a0: une ligne ${isBelow ? "sous" : "au-dessus de"} zéro en données quotidiennes\u202f; actuellement ${value} ${source}.`,
      low: ({ symbol, value, source }) =>
        `**Plus bas**\u00a0: une clôture ${de(symbol)} sous son plus bas sur 52 semaines de ${value} contredirait un avis favorable ${source}.`,
      high: ({ symbol, value, source }) =>
        `**Plus haut**\u00a0: une clôture ${de(symbol)} au-dessus de son plus haut sur 52 semaines de ${value} contredirait un avis défavorable ${source}.`,
      bearRange: ({ symbol, value, source }) =>
        `**Fourchette baissière**\u00a0: une clôture ${de(symbol)} sous ${value} d’ici un trimestre ${source}.`,
    },
    verdict: {
      isRated: ({ symbol, verdict, source }) =>
        `D’après les règles, le verdict sur ${symbol} est **${verdict}** ${source}.`,
      scored: ({ score, counted, rules, source }) =>
        `Le score est de ${score}, d’après ${counted} règles prises en compte sur ${rules} ${source}.`,
      leftOut: ({ many, source }) =>
        `Règles écartées faute d’avantage confirmé par rapport au taux de base\u00a0: ${many} ${source}.`,
      arithmetic: ({ votes, total, score }) =>
        `(${votes.map(({ weight, points }) => `${number(weight)} × ${number(points)}`).join(" + ")}) ÷ ${number(total)} = ${number(score)}`,
      noSignal: "Aucune règle ne donne de signal.",
      noneCounts: "Aucune règle n’est prise en compte.",
      limits: {
        coverage:
          "Les données ne permettent pas d’aller plus loin. Un verdict ne s’écarte de «\u00a0Neutre\u00a0» que si le cours, les fondamentaux et les estimations sont couverts.",
        "few-rules":
          "Les données ne permettent pas d’aller plus loin. Trop peu de règles sont prises en compte\u00a0: celles sans avantage confirmé sont écartées.",
        unmeasured:
          "Le score seul donnerait un verdict fort. Aucune règle avec un avantage confirmé ne l’appuie, le verdict est donc ramené d’un cran.",
      },
      unmeasuredOnly:
        "Ce verdict ne repose que sur des règles dont le taux de réussite passé n’est pas mesurable. On ignore donc à quelle fréquence un tel verdict se révèle juste.",
    },
    coverage: {
      price: {
        text: ({ count, date, needed, source }) =>
          `Clôtures quotidiennes${date === undefined ? "" : ` jusqu’au ${date}`}\u00a0: ${count} (minimum requis\u00a0: ${needed}) ${source}.`,
        missing: "Cours\u00a0: trop peu de clôtures quotidiennes, ou aucune ces derniers jours.",
        there: "Nombre de clôtures quotidiennes",
        needed: "Clôtures quotidiennes requises pour un verdict",
        date: "Clôture la plus récente",
      },
      fundamentals: {
        text: ({ count, date, needed, source }) =>
          `Trimestres publiés${date === undefined ? "" : ` jusqu’au ${date}`}\u00a0: ${count} (minimum requis\u00a0: ${needed}) ${source}.`,
        missing: "Fondamentaux\u00a0: trop peu de trimestres publiés, ou aucun récemment.",
        there: "Nombre de trimestres publiés",
        needed: "Trimestres publiés requis pour un verdict",
        date: "Fin de la période la plus récente",
      },
      estimates: {
        text: ({ count, date, needed, source }) =>
          `Analystes ayant une estimation pour l’exercice${date === undefined ? "" : ` clos le ${date}`}\u00a0: ${count} (minimum requis\u00a0: ${needed}) ${source}.`,
        missing: "Estimations\u00a0: trop peu d’analystes estiment le bénéfice d’un exercice encore en cours.",
        there: "Nombre d’analystes ayant une estimation pour l’exercice",
        needed: "Analystes requis pour un verdict",
        date: "Fin de l’exercice estimé",
      },
    },
    tooOld: "Données trop anciennes.",
    record: {
      title: "Verdicts de vos rapports",
      from: "Premier verdict",
      verdicts: "Verdicts",
      holds: "Verdicts Neutre",
      open: "Verdicts dont le semestre n’est pas terminé",
      right: "Verdicts justes",
      scored: "Verdicts évalués",
      low: "Borne basse de l’intervalle à 95\u00a0%",
      high: "Borne haute de l’intervalle à 95\u00a0%",
      kept: ({ from, verdicts, holds, open, source }) =>
        `Verdicts dans vos rapports conservés depuis le ${from}\u00a0: ${verdicts}, dont Neutre\u00a0: ${holds}, encore en cours\u00a0: ${open} ${source}.`,
      outcome: ({ hits, scored, hitRate, low, high, baseRate, source }) =>
        `Justes six mois plus tard\u00a0: ${hits} sur ${scored}, soit ${hitRate}, intervalle de confiance de ${low} à ${high}, taux de base ${baseRate} ${source}.`,
    },
    scenarios: {
      names: { Bear: "Baissier", Base: "Central", Bull: "Haussier" },
      range: ({ low, high, quarters, source }) =>
        `De ${low} à ${high} en un trimestre, d’après ${quarters} trimestres passés corrigés de leur variation moyenne ${source}.`,
      derivation: ({ symbol, days, from, to, quarters }) =>
        `D’après les variations ${de(symbol)} sur ${days} séances (environ un trimestre), du ${from} au ${to}, corrigées de leur moyenne afin que la tendance de ces années ne soit pas prise pour une prévision. «\u00a0Central\u00a0» couvre la moitié centrale des variations\u202f; «\u00a0Baissier\u00a0» et «\u00a0Haussier\u00a0» s’étendent jusqu’aux 5e et 95e centiles. L’échantillon compte ${quarters} trimestres sans chevauchement. Ces fourchettes indiquent une amplitude, pas une probabilité.`,
    },
    conflicts: {
      title: (symbol) => `Données contradictoires sur ${symbol}`,
      names: conflictNames,
      product: ({ kind, ratio, earnings, product }) =>
        `${conflictNames[kind].ratio} de ${ratio} × ${conflictNames[kind].earnings} de ${earnings}\u00a0: ${product}.`,
      gap: ({ isBelow, gap, price, source }) =>
        `Soit ${gap} ${isBelow ? "de moins" : "de plus"} que le cours de ${price} ${source}. Aucun des deux chiffres n’entre dans le verdict.`,
      productOf: (ratio, earnings) => `${ratio} × ${earnings}`,
      gapToPrice: "Écart au cours",
    },
    warnings: {
      againstVerdict: ({ verdict, title, rating }) =>
        `Le verdict est «\u00a0${verdict}\u00a0», alors que la rubrique «\u00a0${title}\u00a0» donne «\u00a0${rating}\u00a0». Les deux suivent des règles différentes. À vous de décider laquelle compte.`,
      twoValues: ({ label, symbol, before, beforeTitle, value, title }) =>
        `${label}${symbol === null ? "" : ` ${de(symbol)}`}\u00a0: ${before} dans «\u00a0${beforeTitle}\u00a0» et ${value} dans «\u00a0${title}\u00a0». La valeur a changé pendant la création du rapport.`,
      otherRating: ({ title, rating, verdict }) =>
        `Le texte de «\u00a0${title}\u00a0» parle de «\u00a0${rating}\u00a0», alors ${verdict === null ? "qu’il n’y a pas de verdict" : `que le verdict est «\u00a0${verdict}\u00a0»`}.`,
      promised: ({ words, title }) =>
        `${words.map((word) => `«\u00a0${word}\u00a0»`).join(", ")} dans «\u00a0${title}\u00a0»\u00a0: rien ne permet de le promettre. La phrase a été retirée.`,
      onlyPromises: "Le texte ne contenait que des promesses et a été retiré.",
    },
  };
};
