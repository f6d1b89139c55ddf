import { transactionWords as types } from "./transaction-words.ts";
import { faultText } from "../../faults/fault.ts";
import type { Words } from "../shape.ts";
import type { Writing } from "../writing.ts";
import { faults } from "./faults.ts";

type Answers = Words["answers"];

export const trades: Answers["trades"] = {
  heldSince: ({ isNewest, source }) =>
    `Ihre Positionen nach dem Datum ihrer ältesten offenen Tranche, die ${isNewest ? "neuesten" : "ältesten"} zuerst ${source}:`,
  heldLonger: (source) => `Offene Tranchen, die Sie seit mehr als einem Jahr halten ${source}:`,
  noneHeldLonger: (source) => `Keine offene Tranche halten Sie seit mehr als einem Jahr ${source}.`,
  since: ({ symbol, day, source }) => `**${symbol}**: seit ${day} ${source}`,
  lots: ({ count, isOne, symbol, average, source }) =>
    `**Sie haben ${count} offene ${isOne ? "Tranche" : "Tranchen"} von ${symbol}**, nach der Bewertungsmethode in Ihren Einstellungen. Einstandskurs: ${average} je Stück ${source}.`,
  noRealised: (source) => `Der realisierte Gewinn dieser Verkäufe ist nicht bekannt ${source}.`,
  winRate: ({ rate, wins, sales, source }) =>
    `**${rate} Ihrer Verkäufe erbrachten einen Gewinn**: ${wins} von ${sales} ${source}.`,
  average: ({ label, value, source }) => `${label}: **${value}** ${source}`,
  noAverage: (source) =>
    `Ohne solche Verkäufe oder bei Verkäufen in mehreren Währungen lässt sich kein Durchschnitt berechnen ${source}.`,
  closedTitle: "Abgeschlossene Geschäfte",
  wins: "Verkäufe mit Gewinn",
  sales: "Verkäufe",
  rate: "Anteil der Verkäufe mit Gewinn",
  averageGain: "Durchschnittlicher Gewinn eines Verkaufs",
  averageLoss: "Durchschnittlicher Verlust eines Verkaufs",
  brought: "Verkaufserlös",
  kept: ({ symbol, brought, kept, difference, source }) =>
    `Ihre Verkäufe von ${symbol} erbrachten **${brought}**. Ohne Verkauf wären diese Stücke heute **${kept}** wert: ${difference} ${source}.`,
  cashUnknown: "Ihre Liquidität ist nicht bekannt.",
  affordable: ({ isEnough, shares, symbol, amount, cash, source }) =>
    `**${isEnough ? "Ja" : "Nein"}.** ${shares} Stück ${symbol} würden ${amount} kosten. Ihre Liquidität betrüge danach ${cash} ${source}.`,
  nameWeight: ({ example, source }) => `Nennen Sie die Gewichtung in Prozent, zum Beispiel “${example}” ${source}.`,
  tradeTitle: (symbol) => `Umschichtung in ${symbol}`,
  amountToTrade: "Betrag des Geschäfts",
  sharesToTrade: "Stückzahl des Geschäfts",
  targetWeight: ({ symbol, weight, source, target, isSale, amount, shares, tradeSource }) =>
    `${symbol} hat eine Gewichtung von ${weight} ${source}. Um auf ${target} zu kommen, müssten Sie **für ${amount} ${isSale ? "verkaufen" : "zukaufen"}**, also ${shares} Stück ${tradeSource}.`,
  cashCounts: "Zu heutigen Kursen, ohne Gebühren und Steuern. Die Liquidität zählt zum Depot.",
  checksPassed: ({ checks, source }) => `Von ${checks} Prüfungen ist keine auffällig ${source}.`,
  checksFailed: ({ failed, checks, source }) => `**${failed} von ${checks} Prüfungen** sind auffällig ${source}:`,
  checks: {
    spread: ({ title, value, threshold, source }) =>
      `**${title}**: Der Konzentrationsindex beträgt ${value}. Über ${threshold} bestimmen wenige Positionen das Ergebnis ${source}`,
    "missing-sector": ({ title, value, isOne, source }) =>
      `**${title}**: ${value} ${isOne ? "Position" : "Positionen"} ohne Sektor, die Aufteilung nach Sektor ist unvollständig ${source}`,
    "missing-cost": ({ title, value, isOne, source }) =>
      `**${title}**: ${value} ${isOne ? "Position" : "Positionen"} ohne Einstandswert, der Gewinn ist unvollständig ${source}`,
    "missing-price": ({ title, value, isOne, source }) =>
      `**${title}**: ${value} ${isOne ? "Position" : "Positionen"} ohne Kurs oder Wechselkurs, der Gesamtwert ist unvollständig ${source}`,
    "stale-price": ({ title, value, threshold, source }) =>
      `**${title}**: Der älteste Kurs ist ${value} Tage alt. Mehr als ${threshold} Tage sind zu alt ${source}`,
    debt: ({ title, size, source }) => `**${title}**: negativ, ${size} Ihres Depots ${source}`,
    share: ({ title, value, threshold, source }) =>
      `**${title}**: ${value} Ihres Depots, in Ordnung bis ${threshold} ${source}`,
  },
  alertsFired: ({ count, isThen, source }) =>
    `**Ausgelöste Alarme${isThen ? " in dieser Zeit" : ""}: ${count}** ${source}.`,
  alerts: ({ count, isOne, waiting, source }) =>
    `Sie haben **${count} ${isOne ? "Alarm" : "Alarme"}**, davon noch nicht ausgelöst: ${waiting} ${source}.`,
  noted: ({ symbol, source }) => `Ihre Notizen zu **${symbol}** ${source}:`,
  notUnderstood: (example) =>
    `Das wurde als Transaktion erkannt, aber nicht vollständig verstanden. Schreiben Sie zum Beispiel “${example}” oder erfassen Sie die Transaktion unter „Depot“.`,
  eachOrInAll: (example) =>
    `Das wurde als Transaktion erkannt. Der Betrag kann aber der Preis eines Anteils oder der Gesamtpreis sein. Ergänzen Sie “jeweils” oder “insgesamt”, zum Beispiel “${example}”.`,
  notFromHere: "Das lässt sich hier nicht erfassen. Erfassen Sie es unter „Depot“.",
  sellsNone: ({ symbol, source }) =>
    `Sie haben keine Position in ${symbol}${source === undefined ? "" : ` ${source}`}, daher lässt sich kein Verkauf erfassen.`,
  sellsTooMany: ({ shares, symbol, source }) =>
    `Sie halten ${shares} Stück ${symbol} ${source}. Dieser Verkauf lässt sich nicht erfassen, weil Sie an diesem Tag nicht genug Stücke hielten.`,
  example: "gestern 5 NVDA zu 140 gekauft",
  exampleInAll: "5 NVDA für insgesamt 700 gekauft",
  atClose:
    "Der Preis ist der letzte Schlusskurs bis zu diesem Tag. Nennen Sie Ihren, wenn Sie einen anderen bezahlt haben.",
  canBeRecorded: "Das lässt sich in Ihrem Depot erfassen. Erfasst wird es erst, wenn Sie auf die Schaltfläche klicken.",
};

export const tradesSources = ({
  day: written,
  value,
}: Writing): Pick<Answers["sources"], "lots" | "risks" | "alerts" | "notes" | "recording"> => ({
  lots: {
    title: "Ihre offenen Tranchen",
    titleOf: (symbol) => `Ihre offenen Tranchen von ${symbol}`,
    none: "Es sind keine offenen Tranchen erfasst.",
    noneOf: (symbol) => `Sie haben keine Position in ${symbol}.`,
    count: "Offene Tranchen",
    day: "Datum einer Tranche",
    shares: "Stückzahl einer Tranche",
    price: "Kurs einer Tranche",
    cost: "Einstandswert einer Tranche",
    gain: "Unrealisierter Gewinn einer Tranche",
  },
  risks: {
    title: "Prüfungen Ihres Depots",
    summary: (failed, checks) => `${failed} von ${checks} Prüfungen auffällig`,
    thresholdOf: (check) => `${check}, Grenze`,
    failed: "Auffällige Prüfungen",
    checks: "Prüfungen",
    unknown: "Nicht bekannt",
    passed: "In Ordnung",
    look: "Auffällig",
  },
  alerts: {
    title: "Ihre Alarme",
    firedTitle: "Ausgelöste Alarme",
    none: "Sie haben keine Alarme.",
    noneOn: (symbol) => `Sie haben keine Alarme zu ${symbol}.`,
    partly: (shown, all) => `Aufgeführt sind die neuesten ${shown} von ${all} Alarmen.`,
    total: "Alarme",
    waiting: "Noch nicht ausgelöste Alarme",
    states: {
      fired: "Ausgelöst",
      expired: "Abgelaufen",
      paused: "Pausiert",
      waiting: "Nicht ausgelöst",
      snoozed: "Zurückgestellt",
    },
  },
  notes: {
    title: (symbol) => `Ihre Notizen zu ${symbol}`,
    summary: (list) => `Ihre Notizen zu ${list}`,
    none: "Sie haben keine Notizen.",
    noneOn: (list) => `Sie haben keine Notizen zu ${list}.`,
    partly: "Ältere Notizen sind nicht aufgeführt.",
  },
  recording: {
    fault: (fault) => faultText({ messages: faults, day: written }, fault),
    tooFew: ({ symbol, day, shares }) =>
      `Am ${written(day)} sind nicht genug Stücke von ${symbol} im Depot, um ${shares} auszubuchen.`,
    notListed: (symbol) => `Keine Quelle führt ${symbol}.`,
    summary: ({ type, shares, symbol, price, amount, day }) =>
      [
        `${types[type]} erfassen: ${[shares === null ? null : value(shares), symbol].filter((part) => part !== null).join(" ")}`.trim(),
        price === null ? null : `zu ${value(price)}`,
        amount === null ? null : value(amount),
        `am ${written(day)}`,
      ]
        .filter((part) => part !== null)
        .join(" "),
  },
});
