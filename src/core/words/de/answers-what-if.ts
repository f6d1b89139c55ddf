import type { Words } from "../shape.ts";

const every = {
  day: "täglich",
  week: "wöchentlich",
  month: "monatlich",
  quarter: "vierteljährlich",
  year: "jährlich",
};

export const whatIf: Words["answers"]["whatIf"] = {
  needs: {
    amount: "Nennen Sie den Betrag in Geld oder Stück",
    symbol: "Nennen Sie das Symbol, um das es geht",
    oneSymbol: "Fragen Sie nur nach einem Symbol auf einmal",
    oneAmount: "Nennen Sie nur einen Betrag",
    action: "Sagen Sie, was geschieht: Verkauf, Kauf, Anlage oder eine Kursänderung in Prozent",
    investment: (question) => `Für die Vergangenheit lässt sich nach einer Anlage fragen, zum Beispiel “${question}”`,
    someAmount: "Nennen Sie einen Betrag, zum Beispiel “$5,000”, “10 shares” oder “20%”",
    money: "Nennen Sie einen Geldbetrag, zum Beispiel “$10,000”",
    moneyOnly: "Nennen Sie den Betrag in Geld",
    day: "Nennen Sie den Tag oder das Jahr des Kaufs",
    currency: ({ currency, symbol }) => `Nennen Sie den Betrag in ${currency}, der Währung von ${symbol}`,
    knownTime: (symbol) => `Nennen Sie eine Zeit, für die Kurse von ${symbol} bekannt sind`,
  },
  future: "Was in der Zukunft geschieht, wird nicht berechnet.",
  market: (question) =>
    `Das wird nicht berechnet: Wie stark Ihre Positionen dem Markt folgen würden, ist nicht bekannt. Frühere Rückgänge zeigt: “${question}”.`,
  priceChange: ({ change, percent, total, source }) =>
    `**Ihr Depot würde sich um ${change} verändern** (${percent}), auf ${total} ${source}.`,
  valueChange: ({ symbol, from, to, source }) => `Ihre Position in ${symbol}: von ${from} auf ${to} ${source}`,
  restUnchanged: "Alles andere gilt als unverändert.",
  sale: ({ shares, symbol, amount, source }) =>
    `Der Verkauf von **${shares} Stück ${symbol}** brächte **${amount}** ${source}.`,
  purchase: ({ shares, symbol, amount, source }) =>
    `Für **${amount}** erhielten Sie **${shares} Stück ${symbol}** ${source}.`,
  realised: ({ value, source }) => `Realisierter Gewinn: **${value}** ${source}`,
  position: ({ symbol, shares, after, now, source }) =>
    `${symbol}: ${shares} Stück, Wert ${after} (jetzt ${now}) ${source}`,
  weight: ({ symbol, from, to, source }) => `Gewichtung von ${symbol}: von ${from} auf ${to} ${source}`,
  weightFromCash: ({ symbol, from, to, source }) =>
    `Gewichtung von ${symbol}: von ${from} auf ${to}, aus der Liquidität bezahlt ${source}`,
  weightWithNewMoney: ({ symbol, weight, source }) =>
    `Gewichtung von ${symbol}, mit neuem Geld bezahlt: ${weight} ${source}`,
  cash: ({ cash, source }) => `Liquidität: ${cash} ${source}`,
  cashAfterSale: ({ cash, weight, source }) =>
    `Liquidität: ${cash}, das sind ${weight} des Gesamtwerts; die Gewichtungen Ihrer anderen Positionen bleiben gleich ${source}`,
  cashPaid: ({ cash, source }) => `Liquidität, wenn Sie daraus bezahlen: ${cash} ${source}`,
  nothingRecorded: "Zum heutigen Kurs, vor Gebühren und Steuern. Es wird nichts erfasst.",
  soldThen: ({ shares, symbol, value, day, source, kept, difference, keptSource }) =>
    `Ihre ${shares} Stück ${symbol} waren am Ende des ${day} **${value}** wert ${source}. Heute sind sie **${kept}** wert: ${difference} ${keptSource}.`,
  soldThenTitle: (symbol) => `Hypothetischer Verkauf von ${symbol}`,
  worthToday: "Wert heute",
  difference: "Differenz",
  leftOutOfKept:
    "Splits sind berücksichtigt. Dividenden, Gebühren, Steuern, Wechselkurse und die Verwendung des Geldes sind es nicht.",
  invested: ({ amount, symbol, from, worth, to, source }) =>
    `**${amount}, zum Schlusskurs vom ${from} in ${symbol} angelegt, wären ${worth} wert**, berechnet zum Schlusskurs vom ${to} ${source}.`,
  gain: ({ gain, percent, source }) => `Gewinn oder Verlust: ${gain} (${percent}) ${source}.`,
  sharesToday: ({ shares, price, source }) => `Stückzahl (splitbereinigt): ${shares} zu ${price} ${source}`,
  dividends: ({ value, source }) => `Darauf gezahlte Dividenden (nicht wiederangelegt): ${value} ${source}`,
  inThePrices: "Splits und Dividenden sind in diesen Kursen enthalten, Gebühren und Steuern nicht.",
  dividendsListed:
    "Splits sind berücksichtigt. Dividenden sind getrennt aufgeführt, soweit bekannt. Gebühren und Steuern sind nicht enthalten.",
  noDividends: "Splits sind berücksichtigt, Dividenden, Gebühren und Steuern nicht.",
  plan: ({ paid, symbol, purchases, unit, from, worth, to, source }) =>
    `**${paid}, in ${purchases} Käufen (${every[unit]} ab dem ${from}) in ${symbol} angelegt, wären ${worth} wert**, berechnet zum Schlusskurs vom ${to} ${source}.`,
  planGain: ({ gain, percent, shares, source }) =>
    `Gewinn oder Verlust: ${gain}, das sind ${percent} der Einzahlungen, bei ${shares} Stück (splitbereinigt) ${source}.`,
  planTitle: (symbol, unit) => `Sparplan auf ${symbol}, ${every[unit]}`,
  firstPurchase: "Erster Kauf",
  purchases: "Käufe",
  paidIn: "Eingezahlt",
  gainLabel: "Gewinn",
  gainOnPaid: "Gewinn im Verhältnis zu den Einzahlungen",
  planBeginsLater: "Ältere Kurse sind nicht bekannt, daher beginnt der Sparplan mit dem ersten bekannten Kurs.",
};
