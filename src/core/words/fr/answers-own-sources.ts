import { lackText } from "../../portfolio/lack.ts";
import { lacks } from "./lacks.ts";
import { transactionWords as types } from "./transaction-words.ts";
import type { Words } from "../shape.ts";
import type { Writing } from "../writing.ts";
import { whatIf } from "./answers-what-if-sources.ts";

export const ownSources = ({
  plural,
  day,
}: Writing): Pick<
  Words["answers"]["sources"],
  "transactions" | "whatIf" | "holdings" | "moved" | "performance" | "gains" | "allocation" | "income" | "inAccount"
> => {
  const inAccount = (account: string | undefined) => (account === undefined ? "" : ` sur le compte ${account}`);
  return {
    transactions: {
      types,
      none: ({ type, symbol, isThen }) =>
        `Aucune opération n’est enregistrée${isThen ? " sur cette période" : " pour cela"}${type === null ? "" : ` (${types[type]})`}${symbol === null ? "" : `\u00a0: ${symbol}`}.`,
      labelOf: ({ label, type }) => `${label} (${types[type]})`,
      dayOf: (type) => `Date (${types[type]})`,
      title: "Vos opérations",
      titleOf: (symbol) => `Vos opérations sur ${symbol}`,
      summary: (many, symbol) => `${plural(many, "opération", "opérations")}${symbol === null ? "" : ` sur ${symbol}`}`,
      partly: (shown, all) => `Seules les ${shown} opérations les plus récentes sur ${all} sont affichées.`,
    },
    whatIf,
    holdings: {
      title: (account, date) => `Vos positions${inAccount(account)}${date === null ? "" : `, ${day(date)}`}`,
      summary: (many) => plural(many, "position", "positions"),
      none: "Aucune position\u00a0: rien n’est enregistré dans le portefeuille.",
      noneOn: (account, date) => `Aucune position${inAccount(account)} le ${day(date)}.`,
      noneIn: (account) => `Aucune position sur le compte ${account}.`,
      cashIn: (currency) => `Liquidités en ${currency}`,
      weightOfCash: (currency) => `Poids des liquidités en ${currency}`,
      samplePrices: (list) => `${list}\u00a0: seuls des cours fictifs sont disponibles, donc sans valorisation.`,
      whole: "Ensemble",
      incomplete: (parts) => `Les totaux sont incomplets. ${parts.join("\u202f; ")}.`,
      incompleteOf: ({ what, lack }) => `${what}\u00a0: ${lackText(lacks, lack, day)}`,
      missingSplit: ({ symbol, fresh, old, date }) =>
        `Le titre ${symbol} a fait l’objet d’une division (${fresh} pour ${old}) le ${day(date)}, mais vos opérations n’en tiennent pas compte. Ajoutez la division pour corriger la quantité.`,
    },
    moved: {
      today: "Ce qui a fait bouger votre portefeuille aujourd’hui",
      spans: { week: "semaine passée", month: "mois passé", year: "année passée" },
      over: (span) => `Ce qui a fait bouger votre portefeuille, ${span}`,
      partlyListed: (shown, all) => `Les ${shown} contributions les plus fortes sur ${all} sont affichées.`,
      partlyListedToday: (shown, all) => `Les ${shown} variations les plus fortes sur ${all} sont affichées.`,
    },
    performance: {
      title: (symbol, from, to) =>
        `${symbol === undefined ? "Votre performance" : `Votre performance sur ${symbol}`}, du ${day(from)} au ${day(to)}`,
      notHeld: (symbol) => `Vous ne déteniez pas ${symbol} sur cette période.`,
      firstDayOfBest: "Premier jour du meilleur mois",
      firstDayOfWorst: "Premier jour du pire mois",
    },
    gains: {
      title: "Gains de vos placements",
      partly: (measured, all) =>
        `Le calcul porte sur ${measured} placements sur ${all}\u00a0: ceux qui ont le plus gagné et le plus perdu.`,
    },
    allocation: {
      title: (by, account) => `Votre répartition par ${by}${inAccount(account)}`,
      valueIn: (name) => `Valorisation\u00a0: ${name}`,
      shareOf: (name) => `Poids\u00a0: ${name}`,
      targetOf: (name) => `Cible\u00a0: ${name}`,
      driftOf: (name) => `Écart\u00a0: ${name}`,
      funds:
        "Les fonds comptent comme fonds\u00a0: leur contenu n’est pas ventilé et ne figure dans aucune autre part.",
      by: {
        sector: "secteur",
        industry: "industrie",
        "asset-class": "classe d’actifs",
        currency: "devise",
        country: "pays",
        region: "région",
        account: "compte",
        tag: "étiquette",
        holding: "position",
      },
    },
    income: {
      title: "Vos dividendes et intérêts",
      summary: (many) => `Revenus\u00a0: ${plural(many, "paiement à venir", "paiements à venir")}`,
      none: "Aucune position ne verse de revenus, et aucun revenu n’a été reçu.",
      receivedFrom: (from, to) => `Reçu de ${from} à ${to}`,
      receivedIn: (year) => `Reçu en ${year}`,
      nextPayments: "Prochains paiements",
      announced: "Annoncé",
      estimated: "Estimé",
    },
    inAccount,
  };
};
