import type { Words } from "../shape.ts";
import type { Writing } from "../writing.ts";
import { de } from "./elision.ts";

const listed = {
  purchases: "achats",
  sales: "ventes",
  dividends: "dividendes",
  interest: "paiements d’intérêts",
  transactions: "opérations",
  trades: "achats et ventes",
};

const texts: Omit<Words["answers"]["results"], "receivedThen" | "receivedThenUnknown"> = {
  returns: ({ from, to }) => `Performance du ${from} au ${to}, jours où de l’argent était investi\u00a0:`,
  returnsOf: ({ symbol, from, to }) =>
    `Performance de votre position ${symbol} du ${from} au ${to}, jours où de l’argent était investi\u00a0:`,
  timeWeighted: ({ value, source }) =>
    `Performance pondérée par le temps (vos choix de placement)\u00a0: ${value} ${source}`,
  moneyWeighted: ({ value, source }) =>
    `Performance pondérée par les capitaux (votre résultat effectif)\u00a0: ${value} ${source}`,
  simple: ({ value, source }) => `Votre performance (simple)\u00a0: ${value} ${source}`,
  perYear: ({ timeWeighted, moneyWeighted, source }) =>
    `Par an\u00a0: ${timeWeighted} pondérée par le temps, ${moneyWeighted} pondérée par les capitaux ${source}`,
  totalGain: ({ value, source }) => `Gain total\u00a0: ${value} ${source}`,
  beforeAndAfter: ({ before, after, source }) =>
    `Valeur avant\u00a0: ${before}, valeur après\u00a0: ${after} ${source}`,
  realised: ({ value, source }) => `Plus-value réalisée\u00a0: ${value} ${source}`,
  income: ({ value, source }) => `Revenus\u00a0: ${value} ${source}`,
  lessBenchmark: ({ value, source }) =>
    `Performance pondérée par le temps moins celle de l’indice de référence\u00a0: ${value} ${source}`,
  deepestFall: ({ value, source }) => `Repli maximal\u00a0: ${value} ${source}`,
  gain: ({ value, from, to, source }) =>
    `**Gain total\u00a0: ${value}** du ${from} au ${to}, titres vendus et revenus compris ${source}.`,
  gainOf: ({ symbol, value, from, to, source }) =>
    `**Gain total sur ${symbol}\u00a0: ${value}** du ${from} au ${to}, titres vendus et revenus compris ${source}.`,
  partOfGain: ({ label, value, source }) => `${label}\u00a0: ${value} ${source}`,
  partOfGainOf: ({ label, symbol, value, source }) => `${label} (${symbol})\u00a0: ${value} ${source}`,
  booked: ({ label, value, from, to, source }) => `${label}\u00a0: **${value}**, du ${from} au ${to} ${source}.`,
  bookedOf: ({ label, symbol, value, from, to, source }) =>
    `${label} (${symbol})\u00a0: **${value}**, du ${from} au ${to} ${source}.`,
  bookedUnknown: (source) => `Donnée indisponible\u00a0: il manque un cours ou un taux de change ${source}.`,
  bookedUnknownOf: ({ symbol, source }) =>
    `Donnée indisponible pour ${symbol}\u00a0: il manque un cours ou un taux de change ${source}.`,
  volatility: ({ value, source }) => `Volatilité annualisée\u00a0: **${value}** ${source}.`,
  volatilityUnknown: (source) =>
    `La volatilité de votre portefeuille n’est pas calculable\u00a0: l’historique est trop court ${source}.`,
  drawdown: ({ value, peak, trough, source }) =>
    `Repli maximal\u00a0: **${value}**, du plus haut du ${peak} au plus bas du ${trough} ${source}.`,
  recovered: ({ day, source }) => `Ce plus haut a été retrouvé le ${day} ${source}.`,
  notRecovered: (source) => `Ce plus haut n’a pas encore été retrouvé ${source}.`,
  sharpe: ({ value, source }) => `Ratio de Sharpe\u00a0: **${value}** ${source}.`,
  beta: ({ value, symbol, source }) => `Bêta par rapport à ${symbol}\u00a0: **${value}** ${source}.`,
  bestDay: ({ value, day, source }) => `Meilleur jour\u00a0: **${value}** le ${day} ${source}.`,
  worstDay: ({ value, day, source }) => `Pire jour\u00a0: **${value}** le ${day} ${source}.`,
  bestMonth: ({ value, month, source }) => `Meilleur mois\u00a0: **${value}** en ${month} ${source}.`,
  worstMonth: ({ value, month, source }) => `Pire mois\u00a0: **${value}** en ${month} ${source}.`,
  tooFewDays: (source) => `Donnée indisponible\u00a0: l’historique est trop court ${source}.`,
  measured: ({ from, to, source }) => `Période de calcul\u00a0: du ${from} au ${to} ${source}.`,
  better: "Mieux. ",
  worse: "Moins bien. ",
  yourReturn: ({ value, source }) => `Votre performance pondérée par le temps\u00a0: **${value}** ${source}`,
  benchmark: ({ symbol, value, source }) =>
    `**${symbol}**, l’indice de référence, dividendes réinvestis\u00a0: **${value}** ${source}`,
  difference: ({ value, source }) => `Écart\u00a0: **${value}** ${source}`,
  benchmarkUnknown: "La performance de l’indice de référence n’est pas disponible pour cette période.",
  nextPaymentOf: ({ symbol, amount, day, source }) =>
    `Prochain paiement ${de(symbol)}\u00a0: **${amount}** le ${day} ${source}`,
  receivedFrom: ({ symbol, value, source }) =>
    `Reçu ${de(symbol)} au cours des douze derniers mois\u00a0: **${value}** ${source}`,
  expectedFrom: ({ symbol, value, source }) =>
    `Attendu ${de(symbol)} au cours des douze prochains mois\u00a0: ${value} ${source}`,
  yieldOf: ({ symbol, onCost, onValue, source }) =>
    `Rendement ${de(symbol)} sur prix de revient\u00a0: ${onCost}, sur valorisation\u00a0: ${onValue} ${source}`,
  noDividendsFrom: ({ symbol, source }) => `Aucun dividende ${de(symbol)} n’est enregistré ni attendu ${source}.`,
  receivedInAll: ({ value, from, to, source }) => `Reçu en tout\u00a0: **${value}**, du ${from} au ${to} ${source}.`,
  received: ({ value, source }) => `Reçu au cours des douze derniers mois\u00a0: ${value} ${source}.`,
  expected: ({ value, source }) => `Attendu au cours des douze prochains mois\u00a0: ${value} ${source}.`,
  yields: ({ onCost, onValue, source }) =>
    `Rendement sur prix de revient\u00a0: ${onCost}, sur valorisation\u00a0: ${onValue} ${source}.`,
  announcedPart: (value) => `annoncé\u00a0: **${value}**`,
  estimatedPart: (value) => `estimé\u00a0: **${value}**`,
  incomeOfMonth: ({ month: name, parts, source }) => `Revenus ${de(name)}, ${parts.join("\u202f; ")} ${source}.`,
  payersUnknown:
    "On ne sait pas encore quelles positions verseront des revenus à cette date\u00a0: seul le prochain paiement de chacune est daté.",
  noPayment: (source) => `Aucun paiement n’est annoncé ni attendu ${source}.`,
  noPaymentThen: (source) => `Aucun paiement n’est annoncé ni attendu sur cette période ${source}.`,
  nextPayments: "Vos prochains paiements\u00a0:",
  announcedPayment: ({ name, amount, day, source }) => `**${name}**\u00a0: ${amount} le ${day}, annoncé ${source}`,
  estimatedPayment: ({ name, amount, day, source }) => `**${name}**\u00a0: ${amount} le ${day}, estimé ${source}`,
  line: ({ day, type, symbol, what, source }) =>
    `${day}\u00a0: ${type}${symbol === undefined ? "" : ` ${de(`**${symbol}**`)}`}${what === "" ? "" : `, ${what}`} ${source}`,
  sharesAt: ({ shares, price }) => `${shares} titres à ${price}`,
  fit: ({ total, what, source }) => `Parmi vos ${listed[what]}, **${total}** correspondent ${source}\u00a0:`,
  pickedBy: "Les opérations se filtrent par montant, par quantité et par gain ou perte.",
  noneFit: ({ what, source }) => `Aucune correspondance parmi vos ${listed[what]} ${source}.`,
  thatFit: ({ what, source }) => `Correspondances parmi vos ${listed[what]}, par date décroissante ${source}\u00a0:`,
  lookedAt: ({ many, total, source }) =>
    `Seules les ${many} lignes les plus récentes sur ${total} ont été examinées ${source}.`,
  otherCurrencies: (currencies) => `Les montants en ${currencies} n’ont pas été comparés.`,
};

export const results = ({ date }: Writing): Words["answers"]["results"] => {
  const month = (name: string) => date(`${name}-01`, { month: "long", year: "numeric" });
  const span = (from: string, to: string) => (from === to ? month(from) : `${de(month(from))} à ${month(to)}`);
  return {
    ...texts,
    receivedThen: ({ from, to, value, source }) => `Reçu (${span(from, to)})\u00a0: **${value}** ${source}.`,
    receivedThenUnknown: ({ from, to, source }) =>
      `Les revenus de cette période ne sont pas disponibles ici (${span(from, to)}) ${source}.`,
  };
};
