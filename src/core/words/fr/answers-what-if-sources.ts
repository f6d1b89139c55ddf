import type { Words } from "../shape.ts";
import { de } from "./elision.ts";

export const whatIf: Words["answers"]["sources"]["whatIf"] = {
  title: ({ action, symbol }) =>
    `Simulation\u00a0: ${{ sell: "vente de", buy: "achat de", "price-change": "variation de" }[action]} ${symbol}`,
  giveOne: "Indiquez soit une quantité, soit un montant, soit un pourcentage.",
  holdNone: ({ symbol, account }) => `Vous n’avez pas de position sur ${symbol}${account}.`,
  noPrice: (symbol) => `Le cours ${de(symbol)} n’est pas disponible\u00a0: le calcul est impossible.`,
  noPriceIn: ({ symbol, base }) =>
    `Le cours ${de(symbol)} en ${base} n’est pas disponible\u00a0: le calcul est impossible.`,
  giveIn: (currencies) => `Indiquez le montant en ${currencies.join(" ou ")}.`,
  tooMuch: ({ symbol, account }) => `Vous ne détenez pas assez de titres ${symbol}${account}.`,
  aboveZero: "La part doit être supérieure à zéro.",
  valueNow: (symbol) => `Valorisation actuelle ${de(symbol)}`,
  weightNow: (symbol) => `Poids actuel ${de(symbol)}`,
  totalNow: "Valeur totale actuelle",
  totalChange: "Variation de la valeur totale",
  valueAfter: (symbol) => `Nouvelle valorisation ${de(symbol)}`,
  totalAfter: "Nouvelle valeur totale",
  sharesHeld: (symbol) => `Quantité détenue ${de(symbol)}`,
  sharesSold: "Quantité vendue",
  proceeds: "Produit avant frais et impôts",
  realised: "Plus-value réalisée avant frais et impôts",
  sharesLeft: (symbol) => `Quantité restante ${de(symbol)}`,
  valueLeft: (symbol) => `Valorisation restante ${de(symbol)}`,
  weightAfter: (symbol) => `Nouveau poids ${de(symbol)}`,
  cashAfter: "Nouveau montant des liquidités",
  cashWeightAfter: "Nouveau poids des liquidités",
  sharesBought: "Quantité achetée",
  cost: "Coût avant frais",
  sharesAfter: (symbol) => `Nouvelle quantité ${de(symbol)}`,
  weightFromCash: (symbol) => `Nouveau poids ${de(symbol)}, achat réglé sur les liquidités`,
  weightWithNewMoney: (symbol) => `Nouveau poids ${de(symbol)}, achat financé par un nouvel apport`,
  cashPaid: "Liquidités après règlement de l’achat",
};
