import type { WaitedData } from "../../alerts/alert-wait.ts";
import { conditionText } from "../condition-text.ts";
import type { Words } from "../shape.ts";
import type { Writing } from "../writing.ts";

export function alerts(writing: Writing): Words["alerts"] {
  const { count, plural, price, fixed, signed, day, moment } = writing;
  const directions = { up: "steigt um", down: "fällt um", either: "bewegt sich um" } as const;
  const spans = { day: "an einem Tag", week: "in einer Woche", month: "in einem Monat" } as const;
  const signalNames = { buy: "Kauf", sell: "Verkauf", short: "Leerverkauf", cover: "Eindeckung" } as const;
  const subject = ({ data, symbol }: WaitedData) =>
    data === "portfolio"
      ? "Ihr Depot"
      : {
          price: `den Kurs von ${symbol}`,
          bars: `die Kurshistorie von ${symbol}`,
          calendar: `die Termine von ${symbol}`,
        }[data];
  const rules = conditionText(
    {
      fields: { open: "Eröffnung", high: "Tageshoch", low: "Tagestief", close: "Schlusskurs", volume: "Volumen" },
      of: (words, source) => `${words} (${source})`,
      barsAgo: (words, bars) => `${words} vor ${plural(bars, "Kerze", "Kerzen")}`,
      compare: {
        above: (left, right) => `${left} liegt über ${right}`,
        below: (left, right) => `${left} liegt unter ${right}`,
        "at-least": (left, right) => `${left} ist mindestens ${right}`,
        "at-most": (left, right) => `${left} ist höchstens ${right}`,
        "crosses-above": (left, right) => `${left} steigt über ${right}`,
        "crosses-below": (left, right) => `${left} fällt unter ${right}`,
      },
      compareNot: {
        above: (left, right) => `${left} liegt nicht über ${right}`,
        below: (left, right) => `${left} liegt nicht unter ${right}`,
        "at-least": (left, right) => `${left} ist kleiner als ${right}`,
        "at-most": (left, right) => `${left} ist größer als ${right}`,
        "crosses-above": (left, right) => `${left} steigt nicht über ${right}`,
        "crosses-below": (left, right) => `${left} fällt nicht unter ${right}`,
      },
      signals: {
        sma: "SMA-Signal",
        rsi: "RSI-Signal",
        macd: "MACD-Signal",
        adx: "ADX-Signal",
        overall: "Gesamtsignal",
      },
      signalIs: (signal, is) => `${signal} lautet ${is}`,
      says: { buy: "Kaufen", sell: "Verkaufen", hold: "Halten" },
      forBars: (words, bars) => `${words} (${plural(bars, "Kerze", "Kerzen")} in Folge)`,
      and: " und ",
      or: " oder ",
      not: (words) => `nicht: ${words}`,
      always: "immer",
      rules: {
        buy: (condition) => `Kaufen, wenn ${condition}`,
        sell: (condition) => `Verkaufen, wenn ${condition}`,
        short: (condition) => `Leerverkaufen, wenn ${condition}`,
        cover: (condition) => `Eindecken, wenn ${condition}`,
      },
    },
    writing,
  );
  return {
    portfolio: "Ihr Depot",
    rules: {
      price: ({ is, value }, name) => `${name} liegt ${is === "above" ? "über" : "unter"} ${price(value)}`,
      move: ({ direction, percent, over }, name) =>
        `${name} ${directions[direction]} ${count(percent, 4)}\u00a0% oder mehr ${spans[over]}`,
      extreme: ({ is, weeks }, name) =>
        `${name} erreicht den ${is === "high" ? "höchsten" : "tiefsten"} Stand seit ${plural(weeks, "Woche", "Wochen")}`,
      condition: ({ condition }, name) => `${name}: ${rules.condition(condition)}`,
      volume: ({ times }, name) =>
        `${name} wird mit dem ${count(times, 2)}-Fachen des üblichen Volumens oder mehr gehandelt`,
      event: ({ event, days }, name) =>
        `${name}: ${event === "earnings" ? "Quartalszahlen" : "Ex-Tag"} ${days === 0 ? "heute" : `in höchstens ${plural(days, "Tag", "Tagen")}`}`,
      weight: ({ percent }, name) => `${name} macht ${count(percent, 4)}\u00a0% oder mehr Ihres Depots aus`,
      drawdown: ({ percent }, name) => `${name} liegt ${count(percent, 4)}\u00a0% oder mehr unter dem Höchststand`,
      strategy: ({ strategy }, name) =>
        `${name} hat ein neues Signal: ${strategy.name === "" ? rules.strategy(strategy) : strategy.name}`,
    },
    findings: {
      price: (found) => `${price(found.price)}${found.currency === null ? "" : ` ${found.currency}`}`,
      move: ({ percent, over }) => `${signed(percent, 2)}\u00a0% ${over === "today" ? "heute" : spans[over]}`,
      extreme: (found) => `${price(found.price)}, bisher ${price(found.level)}`,
      close: (found) => `bei ${price(found.price)}`,
      volume: ({ times }) => `${fixed(times, 1)}-mal so viel wie im Schnitt der letzten 20 Handelstage`,
      event: ({ date, days }) =>
        `${day(date)}, ${days === 0 ? "heute" : days === 1 ? "morgen" : `in ${count(days)} Tagen`}`,
      weight: ({ percent }) => `${fixed(percent, 1)}\u00a0% Ihres Depots`,
      drawdown: ({ percent }) => `${fixed(percent, 1)}\u00a0% darunter`,
      signals: ({ signals, price: close }) =>
        `${signals.map((signal) => signalNames[signal]).join(" und ")} bei ${price(close)}`,
    },
    waits: {
      "no-price-yet": ({ symbol }) => `Wartet auf den ersten Kurs von ${symbol}`,
      "short-history": ({ symbol }) => `Die Kurshistorie von ${symbol} ist zu kurz`,
      sample: (wait) => `Für ${subject(wait)} gibt es nur Beispieldaten`,
      unavailable: (wait) => `Für ${subject(wait)} liefert keine Quelle Daten`,
      stale: (wait) => `Die Daten für ${subject(wait)} sind zu alt`,
      pending: (wait) => `Wartet auf neue Daten für ${subject(wait)}`,
      doubted: (wait) => `Die Daten für ${subject(wait)} sind nicht plausibel: ${wait.note}`,
      "portfolio-failed": "Ihr Depot konnte nicht berechnet werden",
      "nothing-held": "Ihr Depot enthält keine Positionen",
      "missing-price": "Für eine Position in Ihrem Depot fehlt der Kurs",
      "no-return": "Die Rendite Ihres Depots ist nicht bekannt",
      failed: "Bei uns ist ein Fehler aufgetreten. Der Alarm wird erneut geprüft.",
    },
    mail: {
      met: (alert) => `${alert}.`,
      value: ({ value, asOf, source }) =>
        `${value === "" ? "Erfüllt" : `Wert: ${value}`}${asOf === null ? "" : `, Stand ${moment(asOf)}`}. Quelle: ${source}.`,
      manage: (page) => `Sie haben diesen Alarm gesetzt. Alarme ändern oder löschen: ${page}`,
    },
  };
}
