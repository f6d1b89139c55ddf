import type { Words } from "../shape.ts";
import { de } from "./elision.ts";

const every = {
  day: "chaque jour",
  week: "chaque semaine",
  month: "chaque mois",
  quarter: "chaque trimestre",
  year: "chaque année",
};

export const whatIf: Words["answers"]["whatIf"] = {
  needs: {
    amount: "indiquez le montant en argent ou en titres",
    symbol: "indiquez le symbole concerné",
    oneSymbol: "demandez un seul symbole à la fois",
    oneAmount: "indiquez un seul montant",
    action: "dites ce qui se passe\u00a0: vente, achat, placement ou variation en pourcentage",
    investment: (question) => `pour le passé, demandez un placement, par exemple “${question}”`,
    someAmount: "indiquez un montant, par exemple “$5,000”, “10 shares” ou “20%”",
    money: "indiquez une somme, par exemple “$10,000”",
    moneyOnly: "indiquez le montant en argent",
    day: "indiquez le jour ou l’année de l’achat",
    currency: ({ currency, symbol }) => `indiquez le montant en ${currency}, la devise ${de(symbol)}`,
    knownTime: (symbol) => `indiquez une période pour laquelle des cours ${de(symbol)} sont disponibles`,
  },
  future: "L’évolution future n’est pas calculée.",
  market: (question) =>
    `Ce calcul n’est pas effectué\u00a0: on ne sait pas dans quelle mesure vos positions suivraient le marché. Pour les replis passés\u00a0: “${question}”.`,
  priceChange: ({ change, percent, total, source }) =>
    `**Votre portefeuille varierait de ${change}** (${percent}), pour s’établir à ${total} ${source}.`,
  valueChange: ({ symbol, from, to, source }) => `Votre position ${symbol}\u00a0: de ${from} à ${to} ${source}`,
  restUnchanged: "Toutes choses égales par ailleurs.",
  sale: ({ shares, symbol, amount, source }) =>
    `La vente de **${shares} titres ${symbol}** rapporterait **${amount}** ${source}.`,
  purchase: ({ shares, symbol, amount, source }) =>
    `**${amount}** permettraient d’acheter **${shares} titres ${symbol}** ${source}.`,
  realised: ({ value, source }) => `Plus-value réalisée\u00a0: **${value}** ${source}`,
  position: ({ symbol, shares, after, now, source }) =>
    `${symbol}\u00a0: ${shares} titres, valorisation ${after} (actuellement ${now}) ${source}`,
  weight: ({ symbol, from, to, source }) => `Poids ${de(symbol)}\u00a0: de ${from} à ${to} ${source}`,
  weightFromCash: ({ symbol, from, to, source }) =>
    `Poids ${de(symbol)}\u00a0: de ${from} à ${to}, achat réglé sur les liquidités ${source}`,
  weightWithNewMoney: ({ symbol, weight, source }) =>
    `Poids ${de(symbol)} si l’achat est financé par un nouvel apport\u00a0: ${weight} ${source}`,
  cash: ({ cash, source }) => `Liquidités\u00a0: ${cash} ${source}`,
  cashAfterSale: ({ cash, weight, source }) =>
    `Liquidités\u00a0: ${cash}, soit ${weight} du total\u202f; le poids de vos autres positions ne change pas ${source}`,
  cashPaid: ({ cash, source }) => `Liquidités\u00a0: ${cash}, après règlement de l’achat ${source}`,
  nothingRecorded: "Au cours actuel, avant frais et impôts. Aucune opération n’est enregistrée.",
  soldThen: ({ shares, symbol, value, day, source, kept, difference, keptSource }) =>
    `Vos ${shares} titres ${symbol} valaient **${value}** à la fin du ${day} ${source}. Conservés, ils valent **${kept}** aujourd’hui\u00a0: ${difference} ${keptSource}.`,
  soldThenTitle: (symbol) => `Titres ${symbol}\u00a0: vente passée et conservation`,
  worthToday: "Valeur actuelle",
  difference: "Écart",
  leftOutOfKept:
    "Les divisions d’actions sont prises en compte. Les dividendes, les frais, les impôts, les taux de change et le remploi du produit de la vente ne le sont pas.",
  invested: ({ amount, symbol, from, worth, to, source }) =>
    `**${amount} placés sur ${symbol} à la clôture du ${from} vaudraient ${worth}** à la clôture du ${to} ${source}.`,
  gain: ({ gain, percent, source }) => `Soit un résultat de ${gain} (${percent}) ${source}.`,
  sharesToday: ({ shares, price, source }) => `Quantité ajustée des divisions\u00a0: ${shares} à ${price} ${source}`,
  dividends: ({ value, source }) => `Dividendes versés, non réinvestis\u00a0: ${value} ${source}`,
  inThePrices: "Ces cours tiennent compte des divisions d’actions et des dividendes, mais pas des frais ni des impôts.",
  dividendsListed:
    "Les divisions d’actions sont prises en compte. Les dividendes connus sont indiqués à part, sans les frais ni les impôts.",
  noDividends: "Les divisions d’actions sont prises en compte, mais pas les dividendes, les frais ni les impôts.",
  plan: ({ paid, symbol, purchases, unit, from, worth, to, source }) =>
    `**${paid} placés sur ${symbol} en ${purchases} achats, ${every[unit]} à partir du ${from}, vaudraient ${worth}** à la clôture du ${to} ${source}.`,
  planGain: ({ gain, percent, shares, source }) =>
    `Soit un résultat de ${gain} (${percent} des sommes versées), pour ${shares} titres après ajustement des divisions ${source}.`,
  planTitle: (symbol, unit) => `Investissement programmé sur ${symbol}, ${every[unit]}`,
  firstPurchase: "Premier achat",
  purchases: "Achats",
  paidIn: "Versé",
  gainLabel: "Gain",
  gainOnPaid: "Gain sur les versements",
  planBeginsLater: "Aucun cours plus ancien n’est disponible\u00a0: le plan commence au premier cours disponible.",
};
