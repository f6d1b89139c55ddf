import { transactionWords as types } from "./transaction-words.ts";
import { faultText } from "../../faults/fault.ts";
import type { Words } from "../shape.ts";
import type { Writing } from "../writing.ts";
import { faults } from "./faults.ts";
import { de } from "./elision.ts";

type Answers = Words["answers"];

export const trades: Answers["trades"] = {
  heldSince: ({ isNewest, source }) =>
    `Vos positions par date du plus ancien lot ouvert, les plus ${isNewest ? "récentes" : "anciennes"} d’abord ${source}\u00a0:`,
  heldLonger: (source) => `Lots ouverts que vous détenez depuis plus d’un an ${source}\u00a0:`,
  noneHeldLonger: (source) => `Vous ne détenez aucun lot ouvert depuis plus d’un an ${source}.`,
  since: ({ symbol, day, source }) => `**${symbol}**\u00a0: depuis le ${day} ${source}`,
  lots: ({ count, isOne, symbol, average, source }) =>
    `**Vous avez ${count} ${isOne ? "lot ouvert" : "lots ouverts"} ${de(symbol)}**, selon la méthode de calcul du prix de revient de vos paramètres. PRU\u00a0: ${average} par titre ${source}.`,
  noRealised: (source) => `La plus-value réalisée sur ces ventes n’est pas disponible ${source}.`,
  winRate: ({ rate, wins, sales, source }) =>
    `**${rate} de vos ventes ont dégagé une plus-value**\u00a0: ${wins} sur ${sales} ${source}.`,
  average: ({ label, value, source }) => `${label}\u00a0: **${value}** ${source}`,
  noAverage: (source) =>
    `La moyenne n’est pas calculable\u00a0: aucune vente de ce type, ou ventes en plusieurs devises ${source}.`,
  closedTitle: "Positions clôturées",
  wins: "Ventes gagnantes",
  sales: "Ventes",
  rate: "Part des ventes gagnantes",
  averageGain: "Gain moyen d’une vente",
  averageLoss: "Perte moyenne d’une vente",
  brought: "Produit des ventes",
  kept: ({ symbol, brought, kept, difference, source }) =>
    `Vos ventes ${de(symbol)} ont rapporté **${brought}**. Conservés, ces titres vaudraient **${kept}** aujourd’hui\u00a0: ${difference} ${source}.`,
  cashUnknown: "Le montant de vos liquidités n’est pas disponible.",
  affordable: ({ isEnough, shares, symbol, amount, cash, source }) =>
    `**${isEnough ? "Oui" : "Non"}.** ${shares} titres ${symbol} coûteraient ${amount}. Vos liquidités seraient ensuite de ${cash} ${source}.`,
  nameWeight: ({ example, source }) => `Indiquez le poids en pourcentage, par exemple “${example}” ${source}.`,
  tradeTitle: (symbol) => `Opération sur ${symbol} pour atteindre un poids cible`,
  amountToTrade: "Montant de l’opération",
  sharesToTrade: "Quantité de l’opération",
  targetWeight: ({ symbol, weight, source, target, isSale, amount, shares, tradeSource }) =>
    `${symbol} représente ${weight} de votre portefeuille ${source}. Pour un poids de ${target}, il faudrait en **${isSale ? "vendre" : "acheter"} ${amount}**, soit ${shares} titres ${tradeSource}.`,
  cashCounts: "Aux cours actuels, hors frais et impôts. Les liquidités font partie du portefeuille.",
  checksPassed: ({ checks, source }) => `Sur ${checks} contrôles, aucun n’appelle votre attention ${source}.`,
  checksFailed: ({ failed, checks, source }) =>
    `**${failed} contrôles sur ${checks}** appellent votre attention ${source}\u00a0:`,
  checks: {
    spread: ({ title, value, threshold, source }) =>
      `**${title}**\u00a0: l’indice de concentration est de ${value}. Au-delà de ${threshold}, le résultat dépend de quelques positions ${source}`,
    "missing-sector": ({ title, value, isOne, source }) =>
      `**${title}**\u00a0: ${value} ${isOne ? "position" : "positions"} sans secteur, la répartition par secteur est incomplète ${source}`,
    "missing-cost": ({ title, value, isOne, source }) =>
      `**${title}**\u00a0: ${value} ${isOne ? "position" : "positions"} sans prix de revient, le gain est incomplet ${source}`,
    "missing-price": ({ title, value, isOne, source }) =>
      `**${title}**\u00a0: ${value} ${isOne ? "position" : "positions"} sans cours ou sans taux de change, la valorisation totale est incomplète ${source}`,
    "stale-price": ({ title, value, threshold, source }) =>
      `**${title}**\u00a0: le cours le plus ancien date de ${value}\u00a0jours. Au-delà de ${threshold}\u00a0jours, un cours est périmé ${source}`,
    debt: ({ title, size, source }) => `**${title}**\u00a0: solde négatif, ${size} de votre portefeuille ${source}`,
    share: ({ title, value, threshold, source }) =>
      `**${title}**\u00a0: ${value} de votre portefeuille. Seuil à ne pas dépasser\u00a0: ${threshold} ${source}`,
  },
  alertsFired: ({ count, isThen, source }) =>
    `**Alertes déclenchées${isThen ? " sur cette période" : ""}\u00a0: ${count}** ${source}.`,
  alerts: ({ count, isOne, waiting, source }) =>
    `Vous avez **${count} ${isOne ? "alerte" : "alertes"}**. En attente de déclenchement\u00a0: ${waiting} ${source}.`,
  noted: ({ symbol, source }) => `Vos notes sur **${symbol}** ${source}\u00a0:`,
  notUnderstood: (example) =>
    `Votre saisie a été interprétée comme une opération, mais n’a pas été entièrement comprise. Écrivez par exemple “${example}”, ou saisissez l’opération dans Portefeuille.`,
  eachOrInAll: (example) =>
    `Votre saisie a été interprétée comme une opération, mais le montant peut être le prix d’un titre ou le prix total. Ajoutez “chacune” ou “en tout”, par exemple “${example}”.`,
  notFromHere: "Cette opération ne peut pas être enregistrée ici. Saisissez-la dans Portefeuille.",
  sellsNone: ({ symbol, source }) =>
    `Vous ne détenez pas ${de(symbol)}${source === undefined ? "" : ` ${source}`}\u00a0: la vente ne peut pas être enregistrée.`,
  sellsTooMany: ({ shares, symbol, source }) =>
    `Vous détenez ${shares} titres ${symbol} ${source}. Cette vente ne peut pas être enregistrée, car vous n’en déteniez pas assez ce jour-là.`,
  example: "j’ai acheté 5 NVDA à 140 hier",
  exampleInAll: "j’ai acheté 5 NVDA pour 700 en tout",
  atClose: "Le prix est la dernière clôture jusqu’à ce jour. Indiquez le vôtre si vous avez payé un autre prix.",
  canBeRecorded:
    "Cette opération peut être enregistrée dans votre portefeuille. Rien n’est enregistré tant que vous n’appuyez pas sur le bouton.",
};

const recorded = {
  ...types,
  buy: "un achat",
  sell: "une vente",
  dividend: "un dividende",
  interest: "des intérêts",
  fee: "des frais",
  tax: "un impôt",
  split: "une division",
  "spin-off": "une scission",
  merger: "une fusion",
  "symbol-change": "un changement de symbole",
  deposit: "un versement",
  withdrawal: "un retrait",
  "transfer-in": "un transfert entrant",
  "transfer-out": "un transfert sortant",
};

export const tradesSources = ({
  day: written,
  value,
}: Writing): Pick<Answers["sources"], "lots" | "risks" | "alerts" | "notes" | "recording"> => ({
  lots: {
    title: "Vos lots ouverts",
    titleOf: (symbol) => `Vos lots ouverts ${de(symbol)}`,
    none: "Aucun lot ouvert n’est enregistré.",
    noneOf: (symbol) => `Vous ne détenez pas ${de(symbol)}.`,
    count: "Lots ouverts",
    day: "Date d’un lot",
    shares: "Quantité d’un lot",
    price: "Cours d’un lot",
    cost: "Prix de revient d’un lot",
    gain: "Plus-value latente d’un lot",
  },
  risks: {
    title: "Contrôles de votre portefeuille",
    summary: (failed, checks) => `${failed} contrôles sur ${checks} à examiner`,
    thresholdOf: (check) => `${check}, seuil`,
    failed: "Contrôles à examiner",
    checks: "Contrôles",
    unknown: "Indisponible",
    passed: "Conforme",
    look: "À examiner",
  },
  alerts: {
    title: "Vos alertes",
    firedTitle: "Alertes déclenchées",
    none: "Vous n’avez pas d’alertes.",
    noneOn: (symbol) => `Vous n’avez pas d’alertes sur ${symbol}.`,
    partly: (shown, all) => `Les ${shown} alertes les plus récentes sur ${all} sont affichées.`,
    total: "Alertes",
    waiting: "Alertes en attente",
    states: {
      fired: "Déclenchée",
      expired: "Expirée",
      paused: "Suspendue",
      waiting: "En attente",
      snoozed: "En veille",
    },
  },
  notes: {
    title: (symbol) => `Vos notes sur ${symbol}`,
    summary: (list) => `Vos notes sur ${list}`,
    none: "Vous n’avez pas de notes.",
    noneOn: (list) => `Vous n’avez pas de notes sur ${list}.`,
    partly: "Les notes plus anciennes ne sont pas affichées.",
  },
  recording: {
    fault: (fault) => faultText({ messages: faults, day: written }, fault),
    tooFew: ({ symbol, day, shares }) =>
      `Le ${written(day)}, le portefeuille contient moins de titres ${symbol}\u00a0: il n’est pas possible d’en sortir ${shares}.`,
    notListed: (symbol) => `Aucune source ne propose ${symbol}.`,
    summary: ({ type, shares, symbol, price, amount, day }) =>
      [
        `Enregistrer ${recorded[type]}`,
        shares === null ? null : `de ${value(shares)} ${symbol ?? ""}`.trim(),
        shares === null && symbol !== null ? de(symbol) : null,
        price === null ? null : `à ${value(price)}`,
        amount === null ? null : `de ${value(amount)}`,
        `le ${written(day)}`,
      ]
        .filter((part) => part !== null)
        .join(" "),
  },
});
