import type { LackMessages } from "../../portfolio/lack.ts";

/** What a figure lacks, after the name of what lacks it. */
export const lacks: LackMessages = {
  "no-price": () => "aucun cours",
  "no-price-on": ({ day }) => `aucun cours au ${day}`,
  "no-rate-on": ({ day, from, to }) => `aucun taux de change ${from}/${to} au ${day}`,
  "no-cash-rate-on": ({ day, from, to }) => `Liquidités\u00a0: aucun taux de change ${from}/${to} au ${day}`,
  "no-price-or-rate-on": ({ day }) => `aucun cours ou taux de change au ${day}`,
  "no-income-rate-on": ({ day }) => `aucun taux de change au ${day}`,
  "cost-unknown": () => "prix de revient inconnu, donc dans aucun gain",
  "range-turned": () => "la période se termine avant de commencer",
  "still-loading": () => "les cours sont en cours de chargement",
  "no-dividend-rate": () => "aucun taux de change pour ses dividendes",
  "dividends-ended": () => "le dernier dividende est trop ancien pour en attendre un autre",
  "dividends-uneven": () => "les dividendes ne suivent aucun rythme",
  "nothing-invested": () => "rien n’était investi sur cette période",
  "nothing-paid-in": () => "rien n’a été versé et il n’y avait aucune valeur au départ",
  "no-single-rate": () => "les versements et retraits n’ont pas de taux unique",
  "below-zero-on": ({ day }) => `la valeur était négative le ${day}`,
  "prices-not-loaded": () => "ses cours n’ont pas pu être chargés",
  "no-price-before": () => "il n’y a pas de cours avant la période",
  "exhausted-on": ({ day }) => `au ${day}, les retraits dépassaient ce que le placement aurait valu`,
};
