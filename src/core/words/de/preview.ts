import type { Texts } from "../texts.ts";

type Moved = Texts<"symbol" | "change" | "price">;

/** Impact, risk and next event of a symbol. `source` is the mark of a source after a space: " [2]". */
export const preview = {
  fields: { impact: "Auswirkung", risk: "Risiko", action: "Nächster Schritt" },
  position: {
    title: (symbol: string) => `Ihre Position in ${symbol}`,
    effect: "Wirkung auf das Depot heute",
    effectFormula: "Tagesveränderung ÷ Wert des Depots zum Vortagesschluss × 100",
  },
  replaced: (fields: readonly string[]) =>
    `Die KI nannte eine Zahl, die nicht in den Daten steht (${fields.join(", ")}). Dort steht stattdessen der berechnete Satz.`,
  missing: (fields: readonly string[]) =>
    `Die KI hat nichts geschrieben zu: ${fields.join(", ")}. Dort steht der berechnete Satz.`,
  withheld: (symbol: string) => `Zu ${symbol} gibt es keine Aussage, bis ein echter Kurs vorliegt.`,
  moved: {
    unknown: ({ symbol, price }: Moved) => `Der Kurs von ${symbol} beträgt ${price}`,
    none: ({ symbol, price }: Moved) => `${symbol} ist auf Tagessicht unverändert bei einem Kurs von ${price}`,
    up: ({ symbol, change, price }: Moved) =>
      `${symbol} liegt auf Tagessicht ${change} im Plus bei einem Kurs von ${price}`,
    down: ({ symbol, change, price }: Moved) =>
      `${symbol} liegt auf Tagessicht ${change} im Minus bei einem Kurs von ${price}`,
  },
  alone: (moved: string, source: string) => `${moved}${source}.`,
  ofPortfolio: (moved: string, source: string, { weight, position }: Texts<"weight" | "position">) =>
    `${moved}${source}. Der Anteil an Ihrem Depot beträgt ${weight}${position}.`,
  belowHigh: (moved: string, source: string, size: string) => `${moved}, ${size} unter dem 52-Wochen-Hoch${source}.`,
  fall: (fall: string, source: string) => `Der maximale Drawdown der letzten zwölf Monate betrug ${fall}${source}.`,
  fallAndVolatility: (fall: string, volatility: string, source: string) =>
    `Der maximale Drawdown der letzten zwölf Monate betrug ${fall}, die Volatilität ${volatility} pro Jahr${source}.`,
  range: (low: string, high: string, source: string) =>
    `Der Kurs bewegte sich in 52 Wochen zwischen ${low} und ${high}${source}.`,
  noPrices: "Kurse der letzten zwölf Monate konnten nicht geladen werden. Die Schwankungen sind deshalb nicht bekannt.",
  dividends: (day: string, source: string) => `Ex-Tag der Dividende: ${day}${source}.`,
  earnings: (day: string, source: string) => `Quartalszahlen: ${day}${source}.`,
  noDates: "Die nächsten Termine konnten nicht geladen werden.",
  nothing: "Kein Termin bekannt.",
  nothingUntil: (day: string, source: string) => `Kein Termin bis ${day}${source}.`,
};
