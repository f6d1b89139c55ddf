import type { Words } from "../shape.ts";
import { de } from "./elision.ts";

const positions = (isOne: boolean) => (isOne ? "position" : "positions");
const youHave = (endOf: string | undefined) => (endOf === undefined ? "Vous avez" : `À la fin du ${endOf}, vous aviez`);

export const own: Words["answers"]["own"] = {
  portfolio: "Votre portefeuille",
  account: (name) => `Votre compte ${name}`,
  worthWithCash: ({ whose, value, cash, source }) =>
    `${whose} vaut **${value}**, dont ${cash} de liquidités ${source}.`,
  worthThen: ({ whose, value, cash, day, source }) =>
    `${whose} valait **${value}** à la fin du ${day}, dont ${cash} de liquidités ${source}.`,
  worth: ({ whose, value, source }) => `${whose} vaut **${value}** ${source}.`,
  dayChange: ({ change, percent, source }) => `Variation du jour\u00a0: ${change} (${percent}) ${source}.`,
  itsGain: ({ gain, percent, source }) =>
    `Sa plus-value latente par rapport au prix de revient est de ${gain} (${percent}) ${source}.`,
  gain: ({ gain, percent, source }) =>
    `Votre plus-value latente par rapport au prix de revient est de **${gain}** (${percent}) ${source}.`,
  gainChange: ({ change, from, to, source }) =>
    `Variation de votre plus-value latente\u00a0: **${change}**, du ${from} au ${to} ${source}.`,
  totalCost: ({ cost, source }) => `Le prix de revient de vos positions est de **${cost}** ${source}.`,
  costOf: ({ symbol, average, cost, source }) => `**${symbol}**\u00a0: PRU ${average}, soit ${cost} au total ${source}`,
  gainsCounted: ({ from, to, source }) =>
    `Calcul du ${from} au ${to}, plus-values réalisées et revenus perçus compris ${source}.`,
  partOfGain: "Part du gain total",
  neverHeld: ({ symbol, source }) => `Vous n’avez jamais détenu ${symbol} ${source}.`,
  counted: ({ count, isOne, value, source, endOf }) =>
    `${youHave(endOf)} ${count} ${positions(isOne)}, soit ${value} avec les liquidités ${source}.`,
  countedWithoutValue: ({ count, isOne, source, endOf }) =>
    `${youHave(endOf)} ${count} ${positions(isOne)}. Leur valeur totale n’est pas disponible, car il manque un cours ${source}.`,
  topThree: ({ weight, source }) => `Les trois plus importantes en représentent ${weight} ${source}.`,
  sharesOnly: ({ symbol, shares, source }) =>
    `**${symbol}**\u00a0: ${shares} titres, valorisation indisponible ${source}`,
  holding: ({ symbol, value, weight, gain, dayChange, source }) =>
    `**${symbol}**\u00a0: valorisation ${value}, poids ${weight}, plus-value latente ${gain}${dayChange === undefined ? "" : `, variation du jour ${dayChange}`} ${source}`,
  inNoAccount: (symbol) => `Aucun de vos comptes ne détient ${symbol}.`,
  byAccount: (symbol) => `${symbol} par compte\u00a0:`,
  inAccount: ({ account, shares, symbol, value, source }) =>
    `**${account}**\u00a0: ${shares} titres ${symbol}, valorisation ${value} ${source}`,
  unknownAmount: "indisponible",
  count: ({ count, isOne, symbols, source, endOf }) =>
    `${youHave(endOf)} **${count} ${positions(isOne)}**\u00a0: ${symbols} ${source}.`,
  cash: ({ cash, source, endOf }) =>
    `${endOf === undefined ? "Vos liquidités sont" : `À la fin du ${endOf}, vos liquidités étaient`} de **${cash}** ${source}.`,
  cashPart: ({ label, value, weight, source }) => `${label}\u00a0: ${value}, part du total\u00a0: ${weight} ${source}`,
  unknownPart: "indisponible",
  emptyWatchlist: "Votre liste de suivi est vide.",
  nothingHeld: "Vous n’avez aucune position.",
  lowestFirst: (label) => `${label}, par ordre croissant\u00a0:`,
  highestFirst: (label) => `${label}, par ordre décroissant\u00a0:`,
  unknownFor: (symbols) => `Donnée indisponible pour ${symbols}.`,
  ends: {
    bestInMoney: ({ symbol, gain, source }) =>
      `Meilleur résultat en montant\u00a0: **${symbol}**, avec ${gain} ${source}.`,
    worstInMoney: ({ symbol, gain, source }) =>
      `Pire résultat en montant\u00a0: **${symbol}**, avec ${gain} ${source}.`,
    bestInPercent: ({ symbol, percent, source }) =>
      `Meilleur résultat en pourcentage\u00a0: **${symbol}**, avec une performance simple de ${percent} ${source}.`,
    worstInPercent: ({ symbol, percent, source }) =>
      `Pire résultat en pourcentage\u00a0: **${symbol}**, avec une performance simple de ${percent} ${source}.`,
  },
  none: {
    investmentsGained: "**Aucun de vos placements n’est en gain.** Par ordre de résultat\u00a0:",
    investmentsLost: "**Aucun de vos placements n’est en perte.** Par ordre de résultat\u00a0:",
    holdingsGained: "**Aucune de vos positions n’est en gain.** Par ordre de résultat\u00a0:",
    holdingsLost: "**Aucune de vos positions n’est en perte.** Par ordre de résultat\u00a0:",
    holdingsGainedToday: "**Aucune de vos positions n’est en hausse aujourd’hui.** Par ordre de variation\u00a0:",
    holdingsLostToday: "**Aucune de vos positions n’est en baisse aujourd’hui.** Par ordre de variation\u00a0:",
  },
  partOf: ({ name, share, value, source }) => `**${name}**\u00a0: ${share} de votre portefeuille, ${value} ${source}`,
  allocation: (by) => `Votre portefeuille par ${by}\u00a0:`,
  share: ({ name, share, source }) => `**${name}**\u00a0: ${share} ${source}`,
  valueBeforeAndAfter: ({ before, from, after, to, source }) =>
    `Votre portefeuille valait **${before}** avant le ${from} et **${after}** à la fin du ${to} ${source}.`,
  deposited: ({ deposits, withdrawals, source }) =>
    `Versements\u00a0: ${deposits}, retraits\u00a0: ${withdrawals} ${source}`,
  holdNone: ({ symbol, source }) => `Vous n’avez pas de position sur ${symbol} ${source}.`,
  heldNone: ({ symbol, day, source }) => `Vous n’aviez pas de position sur ${symbol} le ${day} ${source}.`,
  shares: ({ shares, symbol, source }) => `Vous détenez **${shares} titres ${symbol}** ${source}.`,
  sharesThen: ({ shares, symbol, day, source }) =>
    `Vous déteniez **${shares} titres ${symbol}** à la fin du ${day} ${source}.`,
  value: ({ symbol, value, weight, source }) =>
    `Votre position ${symbol} vaut **${value}**, soit **${weight} de votre portefeuille** ${source}.`,
  valueThen: ({ symbol, value, weight, day, source }) =>
    `Votre position ${symbol} valait **${value}** à la fin du ${day}, soit **${weight} de votre portefeuille** ${source}.`,
  averageCost: ({ symbol, average, cost, source }) =>
    `PRU ${de(symbol)}\u00a0: **${average}**, soit ${cost} au total ${source}.`,
  gainOf: ({ symbol, gain, percent, source }) =>
    `Plus-value latente sur ${symbol}\u00a0: **${gain}** (${percent}) ${source}.`,
  dayChangeOf: ({ symbol, change, percent, source }) =>
    `Variation du jour de votre position ${symbol}\u00a0: **${change}** (${percent}) ${source}.`,
  priceGain: ({ symbol, gain, source }) =>
    `Plus-value latente sur ${symbol} liée au cours\u00a0: **${gain}** ${source}.`,
  currencyGain: ({ gain, source }) => `Liée au change\u00a0: **${gain}** ${source}.`,
  incomeOf: ({ symbol, income, source }) => `Revenus ${de(symbol)} sur douze mois\u00a0: ${income} ${source}.`,
  rankedGain: ({ symbol, gain, percent, source }) =>
    `**${symbol}**\u00a0: plus-value latente ${gain} (${percent}) ${source}`,
  rankedDayChange: ({ symbol, change, percent, source }) =>
    `**${symbol}**\u00a0: variation du jour ${change} (${percent}) ${source}`,
  movedToday: ({ total, percent, source }) =>
    `Votre portefeuille a varié de **${total}**${percent === undefined ? "" : ` (${percent})`} aujourd’hui ${source}.`,
  movedOver: ({ total, percent, from, to, source }) =>
    `Votre portefeuille a varié de **${total}**${percent === undefined ? "" : ` (${percent})`} du ${from} au ${to} ${source}.`,
  moved: ({ name, gain, part, source }) =>
    `**${name}**\u00a0: ${gain}${part === undefined ? "" : ` (${part})`} ${source}`,
  notUp: {
    today: "Votre portefeuille n’est pas en hausse aujourd’hui\u00a0:",
    earlier: "Votre portefeuille n’est pas en hausse sur cette période\u00a0:",
  },
  notDown: {
    today: "Votre portefeuille n’est pas en baisse aujourd’hui\u00a0:",
    earlier: "Votre portefeuille n’est pas en baisse sur cette période\u00a0:",
  },
};
