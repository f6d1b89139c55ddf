import type { WaitedData } from "../../alerts/alert-wait.ts";
import { conditionText } from "../condition-text.ts";
import type { Words } from "../shape.ts";
import type { Writing } from "../writing.ts";
import { de } from "./elision.ts";

export function alerts(writing: Writing): Words["alerts"] {
  const { count, plural, price, fixed, signed, day, moment } = writing;
  const directions = { up: "progresse de", down: "recule de", either: "varie de" } as const;
  const spans = { day: "en un jour", week: "en une semaine", month: "en un mois" } as const;
  const signalNames = { buy: "achat", sell: "vente", short: "vente à découvert", cover: "rachat" } as const;
  const subject = ({ data, symbol }: WaitedData) =>
    data === "portfolio"
      ? "votre portefeuille"
      : {
          price: `le cours ${de(symbol ?? "")}`,
          bars: `l’historique ${de(symbol ?? "")}`,
          calendar: `le calendrier ${de(symbol ?? "")}`,
        }[data];
  const rules = conditionText(
    {
      fields: { open: "ouverture", high: "plus haut", low: "plus bas", close: "clôture", volume: "volume" },
      of: (words, source) => `${words} (${source})`,
      barsAgo: (words, bars) => `${words} il y a ${plural(bars, "barre", "barres")}`,
      compare: {
        above: (left, right) => `${left} est au-dessus de ${right}`,
        below: (left, right) => `${left} est en dessous de ${right}`,
        "at-least": (left, right) => `${left} est au moins égal à ${right}`,
        "at-most": (left, right) => `${left} est au plus égal à ${right}`,
        "crosses-above": (left, right) => `${left} croise à la hausse ${right}`,
        "crosses-below": (left, right) => `${left} croise à la baisse ${right}`,
      },
      compareNot: {
        above: (left, right) => `${left} n’est pas au-dessus de ${right}`,
        below: (left, right) => `${left} n’est pas en dessous de ${right}`,
        "at-least": (left, right) => `${left} est inférieur à ${right}`,
        "at-most": (left, right) => `${left} est supérieur à ${right}`,
        "crosses-above": (left, right) => `${left} ne croise pas à la hausse ${right}`,
        "crosses-below": (left, right) => `${left} ne croise pas à la baisse ${right}`,
      },
      signals: {
        sma: "signal SMA",
        rsi: "signal RSI",
        macd: "signal MACD",
        adx: "signal ADX",
        overall: "signal global",
      },
      signalIs: (signal, is) => `${signal} à ${is}`,
      says: { buy: "Achat", sell: "Vente", hold: "Neutre" },
      forBars: (words, bars) => `${words} pendant ${plural(bars, "barre", "barres")}`,
      and: " et ",
      or: " ou ",
      not: (words) => `sauf si ${words}`,
      always: "toujours",
      rules: {
        buy: (condition) => `acheter quand ${condition}`,
        sell: (condition) => `vendre quand ${condition}`,
        short: (condition) => `vendre à découvert quand ${condition}`,
        cover: (condition) => `racheter quand ${condition}`,
      },
    },
    writing,
  );
  return {
    portfolio: "Votre portefeuille",
    rules: {
      price: ({ is, value }, name) => `${name} est ${is === "above" ? "au-dessus" : "en dessous"} de ${price(value)}`,
      move: ({ direction, percent, over }, name) =>
        `${name} ${directions[direction]} ${count(percent, 4)}\u202f% ou plus ${spans[over]}`,
      extreme: ({ is, weeks }, name) =>
        `${name} est au plus ${is === "high" ? "haut" : "bas"} depuis ${plural(weeks, "semaine", "semaines")}`,
      condition: ({ condition }, name) => `${name}\u00a0: ${rules.condition(condition)}`,
      volume: ({ times }, name) => `${name} s’échange à ${count(times, 2)} fois son volume habituel ou plus`,
      event: ({ event, days }, name) =>
        `${name}\u00a0: ${event === "earnings" ? "résultats" : "détachement du dividende"} ${days === 0 ? "aujourd’hui" : `dans ${plural(days, "jour", "jours")} ou moins`}`,
      weight: ({ percent }, name) => `${name} représente ${count(percent, 4)}\u202f% ou plus de votre portefeuille`,
      drawdown: ({ percent }, name) => `${name} est à ${count(percent, 4)}\u202f% ou plus sous son plus haut`,
      strategy: ({ strategy }, name) =>
        `${name} a un nouveau signal\u00a0: ${strategy.name === "" ? rules.strategy(strategy) : strategy.name}`,
    },
    findings: {
      price: (found) => `${price(found.price)}${found.currency === null ? "" : ` ${found.currency}`}`,
      move: ({ percent, over }) => `${signed(percent, 2)}\u202f% ${over === "today" ? "aujourd’hui" : spans[over]}`,
      extreme: (found) => `${price(found.price)}, contre ${price(found.level)} auparavant`,
      close: (found) => `à ${price(found.price)}`,
      volume: ({ times }) => `${fixed(times, 1)} fois la moyenne des 20 dernières séances`,
      event: ({ date, days }) =>
        `${day(date)}, ${days === 0 ? "aujourd’hui" : days === 1 ? "demain" : `dans ${count(days)} jours`}`,
      weight: ({ percent }) => `${fixed(percent, 1)}\u202f% de votre portefeuille`,
      drawdown: ({ percent }) => `${fixed(percent, 1)}\u202f% en dessous`,
      signals: ({ signals, price: close }) =>
        `${signals.map((signal) => signalNames[signal]).join(" et ")} à ${price(close)}`,
    },
    waits: {
      "no-price-yet": ({ symbol }) => `En attente d’un premier cours ${de(symbol)}`,
      "short-history": ({ symbol }) => `L’historique ${de(symbol)} est trop court`,
      sample: (wait) => `Seules des données fictives existent pour ${subject(wait)}`,
      unavailable: (wait) => `Aucune source n’a de données pour ${subject(wait)}`,
      stale: (wait) => `Les données pour ${subject(wait)} sont périmées`,
      pending: (wait) => `En attente de nouvelles données pour ${subject(wait)}`,
      doubted: (wait) => `Les données pour ${subject(wait)} semblent invraisemblables\u00a0: ${wait.note}`,
      "portfolio-failed": "Votre portefeuille n’a pas pu être calculé",
      "nothing-held": "Votre portefeuille ne contient aucune position",
      "missing-price": "Une position de votre portefeuille n’a pas de cours",
      "no-return": "La performance de votre portefeuille n’est pas connue",
      failed: "Une erreur s’est produite de notre côté. L’alerte sera vérifiée à nouveau.",
    },
    mail: {
      met: (alert) => `${alert}.`,
      value: ({ value, asOf, source }) =>
        `${value === "" ? "Constaté" : `Valeur\u00a0: ${value}`}${asOf === null ? "" : `, ${moment(asOf)}`}. Source\u00a0: ${source}.`,
      manage: (page) => `Vous avez créé cette alerte. Modifier ou supprimer vos alertes\u00a0: ${page}`,
    },
  };
}
