import type { Words } from "../shape.ts";
import type { Writing } from "../writing.ts";

const listed = {
  purchases: "Käufe",
  sales: "Verkäufe",
  dividends: "Dividenden",
  interest: "Zinszahlungen",
  transactions: "Transaktionen",
  trades: "Käufe und Verkäufe",
};

const texts: Omit<Words["answers"]["results"], "receivedThen" | "receivedThenUnknown"> = {
  returns: ({ from, to }) => `Rendite vom ${from} bis zum ${to}, den Tagen mit angelegtem Geld:`,
  returnsOf: ({ symbol, from, to }) =>
    `Rendite Ihrer Position in ${symbol} vom ${from} bis zum ${to}, den Tagen mit angelegtem Geld:`,
  timeWeighted: ({ value, source }) => `Rendite der Positionen (zeitgewichtet): ${value} ${source}`,
  moneyWeighted: ({ value, source }) => `Ihre Rendite (geldgewichtet): ${value} ${source}`,
  simple: ({ value, source }) => `Ihre Rendite (einfach): ${value} ${source}`,
  perYear: ({ timeWeighted, moneyWeighted, source }) =>
    `Pro Jahr: ${timeWeighted} zeitgewichtet, ${moneyWeighted} geldgewichtet ${source}`,
  totalGain: ({ value, source }) => `Gesamtgewinn: ${value} ${source}`,
  beforeAndAfter: ({ before, after, source }) => `Wert vorher: ${before}, Wert nachher: ${after} ${source}`,
  realised: ({ value, source }) => `Realisierter Gewinn: ${value} ${source}`,
  income: ({ value, source }) => `Erträge: ${value} ${source}`,
  lessBenchmark: ({ value, source }) => `Zeitgewichtete Rendite abzüglich der Benchmark: ${value} ${source}`,
  deepestFall: ({ value, source }) => `Maximaler Drawdown: ${value} ${source}`,
  gain: ({ value, from, to, source }) =>
    `**Gesamtgewinn: ${value}** vom ${from} bis zum ${to}, einschließlich der Erträge und inzwischen verkaufter Stücke ${source}.`,
  gainOf: ({ symbol, value, from, to, source }) =>
    `**Gesamtgewinn mit ${symbol}: ${value}** vom ${from} bis zum ${to}, einschließlich der Erträge und inzwischen verkaufter Stücke ${source}.`,
  partOfGain: ({ label, value, source }) => `${label}: ${value} ${source}`,
  partOfGainOf: ({ label, symbol, value, source }) => `${label} (${symbol}): ${value} ${source}`,
  booked: ({ label, value, from, to, source }) => `${label}: **${value}**, vom ${from} bis zum ${to} ${source}.`,
  bookedOf: ({ label, symbol, value, from, to, source }) =>
    `${label} (${symbol}): **${value}**, vom ${from} bis zum ${to} ${source}.`,
  bookedUnknown: (source) => `Das ist nicht bekannt: Ein Kurs oder Wechselkurs fehlt ${source}.`,
  bookedUnknownOf: ({ symbol, source }) =>
    `Das ist für ${symbol} nicht bekannt: Ein Kurs oder Wechselkurs fehlt ${source}.`,
  volatility: ({ value, source }) => `Volatilität pro Jahr: **${value}** ${source}.`,
  volatilityUnknown: (source) => `Die Volatilität Ihres Depots ist nicht bekannt: Der Zeitraum ist zu kurz ${source}.`,
  drawdown: ({ value, peak, trough, source }) =>
    `Maximaler Drawdown: **${value}**, vom Höchststand am ${peak} bis zum Tiefststand am ${trough} ${source}.`,
  recovered: ({ day, source }) => `Der Höchststand wurde am ${day} wieder erreicht ${source}.`,
  notRecovered: (source) => `Der Höchststand ist noch nicht wieder erreicht ${source}.`,
  sharpe: ({ value, source }) => `Sharpe-Ratio: **${value}** ${source}.`,
  beta: ({ value, symbol, source }) => `Beta gegenüber ${symbol}: **${value}** ${source}.`,
  bestDay: ({ value, day, source }) => `Bester Tag: **${value}** am ${day} ${source}.`,
  worstDay: ({ value, day, source }) => `Schlechtester Tag: **${value}** am ${day} ${source}.`,
  bestMonth: ({ value, month, source }) => `Bester Monat: **${value}** im ${month} ${source}.`,
  worstMonth: ({ value, month, source }) => `Schlechtester Monat: **${value}** im ${month} ${source}.`,
  tooFewDays: (source) => `Das ist nicht bekannt: Der Zeitraum ist zu kurz ${source}.`,
  measured: ({ from, to, source }) => `Gemessen vom ${from} bis zum ${to} ${source}.`,
  better: "Besser. ",
  worse: "Schlechter. ",
  yourReturn: ({ value, source }) => `Ihre zeitgewichtete Rendite: **${value}** ${source}`,
  benchmark: ({ symbol, value, source }) =>
    `**${symbol}** (Benchmark, Dividenden wiederangelegt): **${value}** ${source}`,
  difference: ({ value, source }) => `Differenz: **${value}** ${source}`,
  benchmarkUnknown: "Die Rendite der Benchmark ist für diese Tage nicht bekannt.",
  nextPaymentOf: ({ symbol, amount, day, source }) =>
    `Nächste Zahlung von ${symbol}: **${amount}** am ${day} ${source}`,
  receivedFrom: ({ symbol, value, source }) =>
    `In den letzten zwölf Monaten von ${symbol} erhalten: **${value}** ${source}`,
  expectedFrom: ({ symbol, value, source }) =>
    `In den nächsten zwölf Monaten von ${symbol} erwartet: ${value} ${source}`,
  yieldOf: ({ symbol, onCost, onValue, source }) =>
    `Rendite auf Einstand von ${symbol}: ${onCost}, Rendite auf Wert: ${onValue} ${source}`,
  noDividendsFrom: ({ symbol, source }) => `Von ${symbol} sind keine Dividenden erfasst oder erwartet ${source}.`,
  receivedInAll: ({ value, from, to, source }) =>
    `Insgesamt erhalten: **${value}**, vom ${from} bis zum ${to} ${source}.`,
  received: ({ value, source }) => `In den letzten zwölf Monaten erhalten: ${value} ${source}.`,
  expected: ({ value, source }) => `In den nächsten zwölf Monaten erwartet: ${value} ${source}.`,
  yields: ({ onCost, onValue, source }) => `Rendite auf Einstand: ${onCost}, Rendite auf Wert: ${onValue} ${source}.`,
  announcedPart: (value) => `angekündigt: **${value}**`,
  estimatedPart: (value) => `geschätzt: **${value}**`,
  incomeOfMonth: ({ month: name, parts, source }) => `Erträge im Monat ${name}, ${parts.join("; ")} ${source}.`,
  payersUnknown:
    "Welche Positionen dann zahlen, ist noch nicht bekannt: Nur die jeweils nächste Zahlung hat ein Datum.",
  noPayment: (source) => `Es ist keine Zahlung angekündigt oder erwartet ${source}.`,
  noPaymentThen: (source) => `In dieser Zeit ist keine Zahlung angekündigt oder erwartet ${source}.`,
  nextPayments: "Ihre nächsten Zahlungen:",
  announcedPayment: ({ name, amount, day, source }) => `**${name}**: ${amount} am ${day}, angekündigt ${source}`,
  estimatedPayment: ({ name, amount, day, source }) => `**${name}**: ${amount} am ${day}, geschätzt ${source}`,
  line: ({ day, type, symbol, what, source }) =>
    `${day}: ${type}${symbol === undefined ? "" : ` von **${symbol}**`}${what === "" ? "" : `, ${what}`} ${source}`,
  sharesAt: ({ shares, price }) => `${shares} Stück zu ${price}`,
  fit: ({ total, what, source }) => `Passende ${listed[what]}: **${total}** ${source}.`,
  pickedBy: "Transaktionen lassen sich nach Betrag, Stückzahl und Gewinn oder Verlust auswählen.",
  noneFit: ({ what, source }) => `Keine passenden ${listed[what]} ${source}.`,
  thatFit: ({ what, source }) => `Passende ${listed[what]}, die neuesten zuerst ${source}:`,
  lookedAt: ({ many, total, source }) => `Geprüft: die neuesten ${many} von ${total} ${source}.`,
  otherCurrencies: (currencies) => `Beträge in ${currencies}: nicht verglichen.`,
};

export const results = ({ date }: Writing): Words["answers"]["results"] => {
  const month = (name: string) => date(`${name}-01`, { month: "long", year: "numeric" });
  const span = (from: string, to: string) => (from === to ? month(from) : `${month(from)} bis ${month(to)}`);
  return {
    ...texts,
    receivedThen: ({ from, to, value, source }) => `Erhalten (${span(from, to)}): **${value}** ${source}.`,
    receivedThenUnknown: ({ from, to, source }) =>
      `Die Erträge dieser Zeit sind hier nicht bekannt (${span(from, to)}) ${source}.`,
  };
};
