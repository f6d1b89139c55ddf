import type { Words } from "../shape.ts";

const positions = (isOne: boolean) => (isOne ? "Position" : "Positionen");
const youHave = (endOf: string | undefined) => (endOf === undefined ? "Sie haben" : `Am Ende des ${endOf} hatten Sie`);

export const own: Words["answers"]["own"] = {
  portfolio: "Ihr Depot",
  account: (name) => `Ihr Konto ${name}`,
  worthWithCash: ({ whose, value, cash, source }) =>
    `${whose} ist **${value}** wert, davon ${cash} Liquidität ${source}.`,
  worthThen: ({ whose, value, cash, day, source }) =>
    `${whose} war am Ende des ${day} **${value}** wert, davon ${cash} Liquidität ${source}.`,
  worth: ({ whose, value, source }) => `${whose} ist **${value}** wert ${source}.`,
  dayChange: ({ change, percent, source }) => `Tagesveränderung: ${change} (${percent}) ${source}.`,
  itsGain: ({ gain, percent, source }) =>
    `Der unrealisierte Gewinn beträgt ${gain} (${percent} des Einstandswerts) ${source}.`,
  gain: ({ gain, percent, source }) =>
    `Ihr unrealisierter Gewinn beträgt **${gain}** (${percent} des Einstandswerts) ${source}.`,
  gainChange: ({ change, from, to, source }) =>
    `Veränderung Ihres unrealisierten Gewinns: **${change}**, vom ${from} bis zum ${to} ${source}.`,
  totalCost: ({ cost, source }) => `Der Einstandswert Ihrer Positionen beträgt **${cost}** ${source}.`,
  costOf: ({ symbol, average, cost, source }) => `**${symbol}**: Einstandskurs ${average}, insgesamt ${cost} ${source}`,
  gainsCounted: ({ from, to, source }) =>
    `Berechnet für den Zeitraum vom ${from} bis zum ${to}, einschließlich realisierter Gewinne und Ausschüttungen ${source}.`,
  partOfGain: "Anteil am Gesamtgewinn",
  neverHeld: ({ symbol, source }) => `Sie haben ${symbol} nie gehalten ${source}.`,
  counted: ({ count, isOne, value, source, endOf }) =>
    `${youHave(endOf)} ${count} ${positions(isOne)}. Gesamtwert mit Liquidität: ${value} ${source}.`,
  countedWithoutValue: ({ count, isOne, source, endOf }) =>
    `${youHave(endOf)} ${count} ${positions(isOne)}. Der Gesamtwert ist nicht bekannt, weil ein Kurs fehlt ${source}.`,
  topThree: ({ weight, source }) => `Die drei größten machen zusammen ${weight} davon aus ${source}.`,
  sharesOnly: ({ symbol, shares, source }) => `**${symbol}**: ${shares} Stück, Wert nicht bekannt ${source}`,
  holding: ({ symbol, value, weight, gain, dayChange, source }) =>
    `**${symbol}**: Wert ${value}, Gewichtung ${weight}, unrealisierter Gewinn ${gain}${dayChange === undefined ? "" : `, Tagesveränderung ${dayChange}`} ${source}`,
  inNoAccount: (symbol) => `${symbol} ist in keinem Ihrer Konten.`,
  byAccount: (symbol) => `${symbol} nach Konto:`,
  inAccount: ({ account, shares, symbol, value, source }) =>
    `**${account}**: ${shares} Stück ${symbol}, Wert ${value} ${source}`,
  unknownAmount: "nicht bekannt",
  count: ({ count, isOne, symbols, source, endOf }) =>
    `${youHave(endOf)} **${count} ${positions(isOne)}**: ${symbols} ${source}.`,
  cash: ({ cash, source, endOf }) =>
    `${endOf === undefined ? "Ihre Liquidität beträgt" : `Am Ende des ${endOf} betrug Ihre Liquidität`} **${cash}** ${source}.`,
  cashPart: ({ label, value, weight, source }) => `${label}: ${value}, Anteil am Gesamtwert: ${weight} ${source}`,
  unknownPart: "nicht bekannt",
  emptyWatchlist: "Ihre Watchlist ist leer.",
  nothingHeld: "Sie haben keine Positionen.",
  lowestFirst: (label) => `${label}, niedrigster Wert zuerst:`,
  highestFirst: (label) => `${label}, höchster Wert zuerst:`,
  unknownFor: (symbols) => `Nicht bekannt für ${symbols}.`,
  ends: {
    bestInMoney: ({ symbol, gain, source }) => `Absolut bestes Ergebnis: **${symbol}** mit ${gain} ${source}.`,
    worstInMoney: ({ symbol, gain, source }) => `Absolut schlechtestes Ergebnis: **${symbol}** mit ${gain} ${source}.`,
    bestInPercent: ({ symbol, percent, source }) =>
      `Prozentual bestes Ergebnis: **${symbol}** mit einer einfachen Rendite von ${percent} ${source}.`,
    worstInPercent: ({ symbol, percent, source }) =>
      `Prozentual schlechtestes Ergebnis: **${symbol}** mit einer einfachen Rendite von ${percent} ${source}.`,
  },
  none: {
    investmentsGained: "**Keine Ihrer Anlagen hat gewonnen.** Die Reihenfolge:",
    investmentsLost: "**Keine Ihrer Anlagen hat verloren.** Die Reihenfolge:",
    holdingsGained: "**Keine Ihrer Positionen hat gewonnen.** Die Reihenfolge:",
    holdingsLost: "**Keine Ihrer Positionen hat verloren.** Die Reihenfolge:",
    holdingsGainedToday: "**Keine Ihrer Positionen hat heute gewonnen.** Die Reihenfolge:",
    holdingsLostToday: "**Keine Ihrer Positionen hat heute verloren.** Die Reihenfolge:",
  },
  partOf: ({ name, share, value, source }) => `**${name}**: ${share} Ihres Depots, ${value} ${source}`,
  allocation: (by) => `Ihr Depot nach ${by}:`,
  share: ({ name, share, source }) => `**${name}**: ${share} ${source}`,
  valueBeforeAndAfter: ({ before, from, after, to, source }) =>
    `Ihr Depot war vor dem ${from} **${before}** wert und am Ende des ${to} **${after}** ${source}.`,
  deposited: ({ deposits, withdrawals, source }) => `Einzahlungen: ${deposits}, Auszahlungen: ${withdrawals} ${source}`,
  holdNone: ({ symbol, source }) => `Sie haben keine Position in ${symbol} ${source}.`,
  heldNone: ({ symbol, day, source }) => `Sie hatten am ${day} keine Position in ${symbol} ${source}.`,
  shares: ({ shares, symbol, source }) => `Sie halten **${shares} Stück ${symbol}** ${source}.`,
  sharesThen: ({ shares, symbol, day, source }) =>
    `Sie hielten am Ende des ${day} **${shares} Stück ${symbol}** ${source}.`,
  value: ({ symbol, value, weight, source }) =>
    `Ihre Position in ${symbol} ist **${value}** wert, das sind **${weight} Ihres Depots** ${source}.`,
  valueThen: ({ symbol, value, weight, day, source }) =>
    `Ihre Position in ${symbol} war am Ende des ${day} **${value}** wert, das waren **${weight} Ihres Depots** ${source}.`,
  averageCost: ({ symbol, average, cost, source }) =>
    `Einstandskurs von ${symbol}: **${average}** je Stück, insgesamt ${cost} ${source}.`,
  gainOf: ({ symbol, gain, percent, source }) =>
    `Unrealisierter Gewinn von ${symbol}: **${gain}** (${percent}) ${source}.`,
  dayChangeOf: ({ symbol, change, percent, source }) =>
    `Tagesveränderung Ihrer Position in ${symbol}: **${change}** (${percent}) ${source}.`,
  priceGain: ({ symbol, gain, source }) => `Unrealisierter Kursgewinn von ${symbol}: **${gain}** ${source}.`,
  currencyGain: ({ gain, source }) => `Unrealisierter Währungsgewinn: **${gain}** ${source}.`,
  incomeOf: ({ symbol, income, source }) => `Erträge von ${symbol} in den letzten zwölf Monaten: ${income} ${source}.`,
  rankedGain: ({ symbol, gain, percent, source }) =>
    `**${symbol}**: unrealisierter Gewinn ${gain} (${percent}) ${source}`,
  rankedDayChange: ({ symbol, change, percent, source }) =>
    `**${symbol}**: Tagesveränderung ${change} (${percent}) ${source}`,
  movedToday: ({ total, percent, source }) =>
    `Veränderung Ihres Depots heute: **${total}**${percent === undefined ? "" : ` (${percent})`} ${source}.`,
  movedOver: ({ total, percent, from, to, source }) =>
    `Veränderung Ihres Depots vom ${from} bis zum ${to}: **${total}**${percent === undefined ? "" : ` (${percent})`} ${source}.`,
  moved: ({ name, gain, part, source }) => `**${name}**: ${gain}${part === undefined ? "" : ` (${part})`} ${source}`,
  notUp: {
    today: "Ihr Depot ist heute nicht gestiegen:",
    earlier: "Ihr Depot ist in dieser Zeit nicht gestiegen:",
  },
  notDown: {
    today: "Ihr Depot ist heute nicht gefallen:",
    earlier: "Ihr Depot ist in dieser Zeit nicht gefallen:",
  },
};
