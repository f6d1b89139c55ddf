import type { Texts } from "../texts.ts";

type Moved = Texts<"symbol" | "change" | "price">;

/** Impact, risk and next event of a symbol. `source` is the mark of a source after a space: " [2]". */
export const preview = {
  fields: { impact: "Impacto", risk: "Riesgo", action: "Qué vigilar" },
  position: {
    title: (symbol: string) => `Su posición en ${symbol}`,
    effect: "Efecto en la cartera hoy",
    effectFormula: "variación del día ÷ valor de la cartera al cierre anterior × 100",
  },
  replaced: (fields: readonly string[]) =>
    `La IA citó una cifra que no está en los datos (${fields.join(", ")}). En su lugar aparece la frase calculada.`,
  missing: (fields: readonly string[]) =>
    `La IA no escribió nada sobre: ${fields.join(", ")}. Aparece la frase calculada.`,
  withheld: (symbol: string) => `No se dice nada de ${symbol} hasta que haya un precio real.`,
  moved: {
    unknown: ({ symbol, price }: Moved) => `El precio de ${symbol} es ${price}`,
    none: ({ symbol, price }: Moved) => `${symbol} no varía en el día, con un precio de ${price}`,
    up: ({ symbol, change, price }: Moved) => `${symbol} sube un ${change} en el día, hasta un precio de ${price}`,
    down: ({ symbol, change, price }: Moved) => `${symbol} baja un ${change} en el día, hasta un precio de ${price}`,
  },
  alone: (moved: string, source: string) => `${moved}${source}.`,
  ofPortfolio: (moved: string, source: string, { weight, position }: Texts<"weight" | "position">) =>
    `${moved}${source}. Representa el ${weight} de su cartera${position}.`,
  belowHigh: (moved: string, source: string, size: string) =>
    `${moved}, un ${size} por debajo de su máximo de 52 semanas${source}.`,
  fall: (fall: string, source: string) => `Su caída máxima en el último año fue del ${fall}${source}.`,
  fallAndVolatility: (fall: string, volatility: string, source: string) =>
    `Su caída máxima en el último año fue del ${fall} y su volatilidad, del ${volatility} al año${source}.`,
  range: (low: string, high: string, source: string) =>
    `Su precio osciló entre ${low} y ${high} en 52 semanas${source}.`,
  noPrices: "No se han podido cargar los precios del último año, por lo que no se conocen sus oscilaciones.",
  dividends: (day: string, source: string) => `Fecha ex-dividendo: ${day}${source}.`,
  earnings: (day: string, source: string) => `Resultados: ${day}${source}.`,
  noDates: "No se han podido cargar sus próximas fechas.",
  nothing: "No hay fechas conocidas.",
  nothingUntil: (day: string, source: string) => `No hay fechas hasta el ${day}${source}.`,
};
