import { dataProblemText } from "../data-problem.ts";
import type { Words } from "../shape.ts";
import type { Writing } from "../writing.ts";
import { companySources } from "./answers-company-sources.ts";
import { dataProblems } from "./data-problems.ts";
import { ownSources } from "./answers-own-sources.ts";
import { technicalSources } from "./answers-technical.ts";
import { ownersSources } from "./answers-owners.ts";
import { testsSources } from "./answers-tests.ts";
import { tradesSources } from "./answers-trades.ts";
import { values } from "./answers-values.ts";
import { de, listOf } from "./elision.ts";

export const sources = (writing: Writing): Words["answers"]["sources"] => {
  const { plural, day } = writing;
  const { symbols } = values(writing);
  return {
    listed: (all) => (all.length <= 4 ? all.join(", ") : symbols(all.length)),
    refused: (problem) => dataProblemText(problem, dataProblems) ?? "Les données n’ont pas pu être chargées.",
    noData: (list) => `Aucune donnée pour le symbole\u00a0: ${list}`,
    noPrice: (list) => `Le cours ${de(list)} n’a pas pu être chargé.`,
    sampleOnly: "Seules des données fictives sont disponibles pour l’instant. Elles ne sont pas utilisées.",
    sampleLeftOut: (what) =>
      `${what}\u00a0: seules des données fictives sont disponibles pour l’instant. Elles ne sont pas utilisées.`,
    pricesOf: (list) => `Cours ${de(list)}`,
    noAccount: (name, accounts) =>
      `Aucun compte ne s’appelle «\u00a0${name}\u00a0».${accounts.length === 0 ? "" : ` Vos comptes\u00a0: ${accounts.join(", ")}.`}`,
    spans: {
      thisYear: "cette année",
      days: (many) => plural(many, "jour", "jours"),
      months: (many) => plural(many, "mois", "mois"),
      years: (many) => plural(many, "an", "ans"),
      between: (from, to) => `du ${day(from)} au ${day(to)}`,
    },
    quotes: {
      title: "Cours",
      of: (symbol) => `Cours ${de(symbol)}`,
      summary: (list) => `Cours ${de(list)}`,
    },
    history: {
      title: ({ symbol, span }) => `Cours ${de(symbol)}, ${span}`,
      noneIn: ({ symbol, span }) => `Aucun cours ${de(symbol)} n’est disponible pour cette période\u00a0: ${span}.`,
      knownFrom: ({ symbol, date }) => `Les cours ${de(symbol)} sont disponibles à partir du ${day(date)}.`,
      notLoaded: (symbol) => `Les cours ${de(symbol)} n’ont pas pu être chargés.`,
      dividendsOf: (year) => `Dividendes par action en ${year}`,
    },
    compare: {
      title: (names) => `Comparaison\u00a0: ${listOf(names)}`,
      changeOver: (span) => `Variation, ${span}`,
      changeLess: (one, other) => `Variation ${de(one)} moins celle ${de(other)}`,
      less: (one, other) => `${one} moins ${other}`,
      twoNeeded: "Une comparaison nécessite deux symboles différents.",
      pricesNeeded: (many, list) =>
        `Il faut au moins deux symboles avec un cours réel\u202f; il y en a ${many} parmi ${list}.`,
      noSharedDays: "Ces valeurs n’ont aucune séance commune sur cette période.",
    },
    rates: {
      title: (base, date) => `Taux de change ${base}, ${day(date)}`,
      summary: (base, list, date) => `${base} en ${list}, ${day(date)}`,
      forOne: (currency, base) => `${currency} pour 1\u00a0${base}`,
      amountIn: (currency) => `Montant en ${currency}`,
      none: (base, list) => `Aucun taux de référence ${de(base)} en ${list} n’est disponible.`,
      change: (base, into) => `Variation ${base}/${into}`,
    },
    movers: {
      gainers: "Plus fortes hausses",
      losers: "Plus fortes baisses",
      active: "Valeurs les plus échangées",
      trending: "Valeurs les plus consultées",
      today: (name) => `${name} du jour`,
      notLoaded: "Les hausses et les baisses n’ont pas pu être chargées.",
    },
    hours: {
      title: (exchange) => `Horaires de cotation\u00a0: ${exchange}`,
      summary: ({ exchange, state }) =>
        `${exchange}\u00a0: ${{ open: "ouvert", pre: "avant l’ouverture", after: "après la clôture", closed: "fermé", holiday: "jour férié" }[state]}`,
      unknown: (exchange) => `Le calendrier ${de(exchange)} n’est pas disponible.`,
      opens: "Ouverture",
      session: "Séance",
      noSession: "Pas de séance",
    },
    mood: {
      none: () => "Le sentiment n’est pas disponible\u00a0: aucun cours ni aucun article.",
      market: "Sentiment de marché",
      of: (list) => `Sentiment\u00a0: ${list}`,
      one: (symbol) => `Sentiment sur ${symbol}`,
      from: (name) => `Sentiment d’après\u00a0: ${name}`,
      weight: (name) => `Poids\u00a0: ${name}`,
      items: (name) => `Nombre\u00a0: ${name}`,
      parts: { breadth: "ampleur", price: "cours", news: "actualités" },
    },
    news: {
      market: "le marché",
      notLoaded: "Les articles n’ont pas pu être chargés.",
      none: (what) => `Aucun article sur ${what}.`,
      noneAbout: (topic) => `Aucun des articles les plus récents ne mentionne ${topic}.`,
      noneThen: ({ what, from, to }) =>
        `Aucun des articles affichés sur ${what} n’a été publié du ${day(from)} au ${day(to)}.`,
      summary: (many, what) => `${plural(many, "article", "articles")} sur ${what}`,
      heldBack: (publisher) =>
        `Un article ${de(publisher)} a été écarté\u00a0: il contient des instructions destinées à l’assistant.`,
      unknownPublisher: "un éditeur inconnu",
    },
    help: {
      title: (screen) => `Aide\u00a0: ${screen}`,
      entry: ({ task, screen, address, text, source }) =>
        `**${task}** ([${screen}](${address}))\u00a0: ${text} ${source}`,
    },
    watchlist: {
      title: "Votre liste de suivi",
      empty: "La liste de suivi est vide.",
      notLoaded: (list) => `Les cours de la liste de suivi n’ont pas pu être chargés\u00a0: ${list}.`,
    },
    ...ownSources(writing),
    ...tradesSources(writing),
    ...testsSources(writing),
    ...ownersSources,
    ...technicalSources,
    ...companySources(writing),
  };
};
