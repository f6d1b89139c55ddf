import type { Words } from "../shape.ts";

const moves = { up: "gestiegen", down: "gefallen" };

export const markets: Words["answers"]["markets"] = {
  byFunds: "Der Markt anhand von vier Indexfonds:",
  isAt: ({ symbol, price, change, source }) => `**${symbol}** steht bei ${price} (${change}) ${source}.`,
  mood: ({ value, source }) => `**Marktstimmung**: ${value} (neutral: \`0,5\`) ${source}`,
  moodOf: ({ symbol, price, news, source }) =>
    `**${symbol}**: Kursstimmung ${price}, ${news === null ? "keine Meldungen" : `Nachrichtenstimmung aus ${news.stories} Meldungen ${news.mood}`} ${source}`,
  movers: ({ name, source }) => `${name} in den USA heute ${source}:`,
  hours: {
    exchange: "Die Börse",
    clock: ({ time, zone }) => `${time} Uhr (${zone})`,
    open: ({ exchange, times, source }) =>
      `**Geöffnet: ${exchange}**${times === undefined ? "" : `, heute von ${times.opens} bis ${times.closes}`} ${source}.`,
    closed: ({ exchange, opens, source }) =>
      `**Geschlossen: ${exchange}**${opens === undefined ? "" : `. Die nächste Eröffnung ist am ${opens.day} um ${opens.time}`} ${source}.`,
    dayOff: ({ day, reason, source }) => `Kein Handel am ${day}: ${reason} ${source}`,
    oneDay: (source) =>
      `Handelstage werden wochenweise angezeigt. Nennen Sie einen Tag, um eine andere Woche zu sehen ${source}.`,
    noSession: ({ exchange, day, reason, source }) =>
      `**${exchange}: kein Handel am ${day}**${reason === undefined ? "" : ` (${reason})`} ${source}.`,
    session: ({ exchange, day, opens, closes, source }) =>
      `**${exchange}: Handel am ${day}** von ${opens} bis ${closes} ${source}.`,
  },
  nameCurrency: "Nennen Sie die Währung des Betrags, zum Beispiel “500 EUR in USD”.",
  rate: ({ base, value, day, source }) => `**1 ${base} entspricht ${value}** am ${day} ${source}.`,
  amount: ({ amount, converted, source }) => `**${amount} entsprechen ${converted}** ${source}.`,
  rateChange: ({ change, source, day, base, before, beforeSource }) =>
    `**Veränderung: ${change}** ${source}. Am ${day} kostete 1 ${base} ${before} ${beforeSource}.`,
  watchlist: (source) => `Ihre Watchlist ${source}:`,
  watchedUp: (source) => `Heute auf Ihrer Watchlist gestiegen ${source}:`,
  watchedDown: (source) => `Heute auf Ihrer Watchlist gefallen ${source}:`,
  noneWatchedUp: (source) => `Auf Ihrer Watchlist ist heute nichts gestiegen ${source}.`,
  noneWatchedDown: (source) => `Auf Ihrer Watchlist ist heute nichts gefallen ${source}.`,
  watched: ({ symbol, price, change, source }) => `**${symbol}**: Kurs ${price}, Tagesveränderung ${change} ${source}`,
  watchedOver: ({ symbol, change, from, to, source }) => `**${symbol}**: ${change} vom ${from} bis zum ${to} ${source}`,
  splitsTitle: (symbol) => `Splits von ${symbol}`,
  dayOfSplit: "Tag eines Splits",
  noSplitSince: ({ symbol, day, source }) => `Seit dem ${day} ist kein Split von ${symbol} bekannt ${source}.`,
  noSplitThen: ({ symbol, source }) => `Seitdem ist kein Split von ${symbol} bekannt ${source}.`,
  split: ({ symbol, day, factor, source }) =>
    `**Split von ${symbol} am ${day}**: ${factor} neue Aktien für eine ${source}`,
  noReports: ({ from, to, source }) =>
    `Vom ${from} bis zum ${to} sind keine Quartalszahlen zu Ihren Positionen bekannt ${source}.`,
  nextReport: ({ symbol, day, source }) =>
    `**Von Ihren Positionen legt ${symbol} als Nächstes Quartalszahlen vor**, am ${day} ${source}.`,
  events: {
    earnings: "Quartalszahlen",
    dividends: "Ex-Tage",
    economic: "Konjunkturtermine",
    ipo: "Börsengänge",
    splits: "Splits",
  },
  eventsOf: (symbols) => ` von ${symbols}`,
  eventsOfYours: " zu Ihren Positionen und Ihrer Watchlist",
  nothingDue: ({ events, from, to, source }) => `${events}: Vom ${from} bis zum ${to} steht nichts an ${source}.`,
  due: ({ events, from, to, source }) => `${events} vom ${from} bis zum ${to} ${source}:`,
  followedThroughSpy: "Der Markt wird hier am Fonds SPY gemessen.",
  noCause: "Diese Meldungen sind dazu erschienen. Ob sie der Grund sind, ist hier nicht bekannt.",
  changeUnknown: ({ symbol, source }) => `Die Veränderung von ${symbol} ist nicht bekannt ${source}.`,
  moved: ({ symbol, way, size, span, source }) =>
    `**${symbol} ist ${span} ${way === "none" ? "unverändert" : `um ${size} ${moves[way]}`}** ${source}.`,
  movedOtherwise: ({ symbol, asked, way, size, span, source }) =>
    `**${symbol} ist nicht ${moves[asked]}, sondern ${span} ${way === "none" ? "unverändert" : `um ${size} ${moves[way]}`}** ${source}.`,
  today: "heute",
  between: ({ from, to }) => `vom ${from} bis zum ${to}`,
};
