import { lackText } from "../../portfolio/lack.ts";
import { lacks } from "./lacks.ts";
import { splitRatio } from "../../portfolio/missing-split.ts";
import type { Words } from "../shape.ts";
import type { Writing } from "../writing.ts";
import { de } from "./elision.ts";

export function newsletter({ date, plural, figure }: Writing): Words["newsletter"] {
  const long = (day: string) => date(day, { day: "numeric", month: "long", year: "numeric" });
  const short = (day: string) => date(day, { day: "numeric", month: "long" });
  const moment = (time: string) => `${long(time.slice(0, 10))}, ${time.slice(11, 16)} UTC`;
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  return {
    figure,
    titles: {
      daily: (day) => capital(date(day, { weekday: "long", day: "numeric", month: "long", year: "numeric" })),
      weekly: (day) => `Semaine close le ${long(day)}`,
      month: (day) => capital(date(day, { month: "long", year: "numeric" })),
      monthTo: (day) => `Mois au ${long(day)}`,
    },
    when: {
      daily: (day) => `Le ${date(day, { weekday: "long", day: "numeric", month: "long" })}`,
      weekly: (day) => `Sur la semaine close le ${short(day)}`,
      month: (day) => `En ${date(day, { month: "long" })}`,
      monthTo: (day) => `Sur le mois au ${short(day)}`,
    },
    headline: {
      unknown: (when) => `${when}, le résultat de votre portefeuille est inconnu, car des cours manquent.`,
      returned: (when, ratio, compared) =>
        `${when}, votre portefeuille a réalisé une performance de ${ratio}${compared}.`,
      unchanged: (when, compared) => `${when}, votre portefeuille n’a pas varié${compared}.`,
      gained: (when, gain, ratio, compared) =>
        `${when}, vous avez gagné ${gain}${ratio === "" ? "" : ` (${ratio})`}${compared}.`,
      lost: (when, gain, ratio, compared) =>
        `${when}, vous avez perdu ${gain}${ratio === "" ? "" : ` (${ratio})`}${compared}.`,
      same: (name) => `\u00a0; pondéré par le temps, autant que ${name}`,
      more: (points, name) => `\u00a0; pondéré par le temps, ${points} de plus que ${name}`,
      less: (points, name) => `\u00a0; pondéré par le temps, ${points} de moins que ${name}`,
      watchlistUnknown: (when) => `${when}, le résultat de votre liste de suivi est inconnu, car des cours manquent.`,
      watchlist: (when, rose, known, symbol, change) =>
        `${when}, valeurs en hausse dans votre liste de suivi\u00a0: ${rose} sur ${known}. La plus forte variation est celle ${de(symbol)}, avec ${change}.`,
    },
    facts: {
      gain: "Gain total",
      return: "Votre performance",
      timeWeighted: "Performance pondérée par le temps",
      returnOf: (name) => `Performance ${de(name)}`,
      difference: "Performance pondérée par le temps moins celle de l’indice de référence",
      differenceFormula: "votre performance pondérée par le temps − celle de l’indice de référence",
      rose: "Valeurs en hausse",
      known: "Valeurs avec cours",
      change: "Variation",
      weight: "Poids",
      weightBefore: "Poids avant la période",
      weightChange: "Variation du poids",
      weightChangeFormula: "poids − poids avant la période",
      cash: "Part des liquidités",
      foreign: "Part en devises étrangères",
    },
    questions: {
      grew: (symbol, weight, points) =>
        `${symbol} pèse désormais ${weight} de votre portefeuille, ${points} de plus qu’avant. Est-ce toujours votre choix\u202f?`,
      cash: (share) => `Les liquidités représentent ${share} de votre portefeuille. Que comptez-vous en faire\u202f?`,
      foreign: (share) =>
        `Les devises étrangères représentent ${share} de votre portefeuille. Est-ce la part que vous souhaitez\u202f?`,
      quiet: (months) =>
        `Vous n’avez saisi aucune opération depuis plus de ${plural(months, "mois", "mois")}. Manque-t-il quelque chose\u202f?`,
      largest: (symbol, weight) =>
        `${symbol} est votre première position, avec ${weight}. Qu’est-ce qui vous conduirait à la réduire\u202f?`,
      rose: (symbol, change) => `${symbol} a progressé de ${change}. Qu’est-ce qui vous déciderait à l’acheter\u202f?`,
      fell: (symbol, change) => `${symbol} a reculé de ${change}. Qu’est-ce qui vous déciderait à l’acheter\u202f?`,
    },
    headings: {
      result: "Résultat",
      movers: "Ce qui a fait bouger votre portefeuille",
      watchlistMovers: "Ce qui a fait bouger votre liste de suivi",
      stories: "Articles marquants",
      ahead: "14 prochains jours",
      question: "Une question",
      missing: "Données manquantes",
      sources: "Sources",
    },
    labeled: (label, value) => `${label}\u00a0: ${value}`,
    unknown: "inconnu",
    noMovers: "Aucune.",
    noStories: "Aucun article sur vos valeurs sur cette période.",
    noEvents: "Aucun événement.",
    cashExpected: (amount, payments) => `${amount} attendus en ${plural(payments, "paiement", "paiements")}.`,
    payment: (symbol) => `Paiement du dividende ${de(symbol)}`,
    announced: "annoncé",
    estimated: "estimé d’après les paiements passés",
    earnings: (symbol) => `Résultats ${de(symbol)}`,
    exDividend: (symbol) => `Détachement du dividende ${de(symbol)}`,
    estimatedDate: (event) => `${event} (date estimée)`,
    weight: (weight) => `${weight} de votre portefeuille`,
    statuses: {
      live: "temps réel",
      delayed: "différé",
      closed: "dernière clôture",
      manual: "votre propre cours",
      estimate: "estimation",
      cached: "en cache",
      stale: "périmé",
      sample: "données fictives",
      unavailable: "indisponible",
    },
    noPrices: "Aucun cours n’était disponible.",
    dataTo: (time) => `Données au ${moment(time)}.`,
    source: (name, status, time) => `${name}\u00a0: ${status}${time === null ? "" : `, ${moment(time)}`}`,
    longDay: long,
    shortDay: (day) => date(day, { weekday: "short", day: "numeric", month: "short" }),
    chart: {
      course: (first, firstDay, last, lastDay) =>
        `Valorisation de votre portefeuille\u00a0: ${first} le ${long(firstDay)}, ${last} le ${long(lastDay)}.`,
      portfolio: (value) => `Votre portefeuille\u00a0: ${value}`,
      benchmark: (name, value) => `Les mêmes versements dans ${name}\u00a0: ${value}`,
    },
    prose: {
      written: (model) =>
        `Rédigé en anglais par ${model} à partir de ce numéro. Les chiffres ont été rapprochés automatiquement. L’interprétation n’a pas été vérifiée.`,
      writtenWithQuestion: (model) =>
        `Ce texte et la question ont été rédigés en anglais par ${model} à partir de ce numéro. Les chiffres ont été rapprochés automatiquement. L’interprétation n’a pas été vérifiée.`,
    },
    missing: {
      holdings: "Vos positions n’ont pas pu être lues.",
      session: (day, place) => `La séance du ${day} à ${place} n’est pas encore terminée.`,
      oldPrices: "Les cours sont plus anciens que prévu.",
      leftOut: (symbol, lack) =>
        `${symbol ?? "Une valeur"} n’entre pas dans certains chiffres\u00a0: ${lackText(lacks, lack, long)}.`,
      split: ({ symbol, date: day, ratio }) =>
        `${symbol} a fait l’objet d’une division (${splitRatio(ratio).join(" pour ")}) le ${long(day)}, absente de votre journal des opérations. Ajoutez-la pour corriger la quantité.`,
      result: "Le résultat n’a pas pu être calculé.",
      movers: "Les contributions des positions n’ont pas pu être calculées.",
      dividends: "Les dividendes attendus n’ont pas pu être calculés.",
      benchmark: (symbol) => `La comparaison avec ${symbol} n’a pas été possible.`,
      onlySamples: (symbol) => `${symbol} est exclu\u00a0: il n’en existe que des cours fictifs.`,
      noPrices: (symbol) => `${symbol} n’a pas de cours pour ces jours.`,
      news: "Les actualités n’ont pas pu être chargées.",
      calendar: "Le calendrier des résultats et des dividendes n’a pas pu être chargé.",
      samples: "Il n’existe que des cours fictifs.",
      failed: "Une erreur s’est produite de notre côté.",
    },
    sources: {
      holdings: "Vos positions et leurs cours",
      benchmark: (name) => `Indice de référence ${name}`,
      watchlist: "Cours de votre liste de suivi",
      news: "Actualités",
      earnings: "Calendrier des résultats",
      dividends: "Calendrier des dividendes",
    },
    mail: {
      subject: (title) => `${title}\u00a0: votre numéro Bellwether`,
      advice: "D’après votre journal des opérations et les sources citées. Information, sans valeur de conseil.",
      read: "Lire dans l’application",
      unsubscribe: "Se désabonner",
      feed: "Lettre d’information Bellwether",
    },
  };
}
