import type { Words } from "../shape.ts";

export const companies: Words["answers"]["companies"] = {
  onlyPresent: "De esta cifra solo está disponible el valor actual, no el de ese periodo:",
  figureUnknown: (symbol) => `Esta cifra no está disponible para ${symbol}.`,
  unknownFor: ({ symbol, source }) => `Este dato no está disponible para ${symbol} ${source}.`,
  heading: ({ title, source }) => `${title} ${source}:`,
  part: ({ name, value, source }) => `${name}: ${value} ${source}`,
  business: ({ name, text, source }) => `**${name}**: ${text} ${source}`,
  noBusiness: ({ symbol, source }) => `No hay ninguna descripción de ${symbol} ${source}.`,
  sector: "Sector",
  country: "País",
  employees: "Empleados",
  noFund: ({ symbol, source }) =>
    `No constan posiciones de ${symbol}: quizá no sea un fondo. Las participaciones de las empresas no están disponibles aquí ${source}.`,
  fundHoldings: ({ symbol, source }) => `Las mayores posiciones de ${symbol} ${source}:`,
  target: ({ symbol, analysts, mean, low, high, source }) =>
    `El precio objetivo medio de ${analysts} analistas para ${symbol} es de **${mean}** ${source}. Precio objetivo más bajo: ${low}; más alto: ${high} ${source}.`,
  priceNow: ({ symbol, price, source }) => `${symbol} cotiza ahora a **${price}** ${source}.`,
  views: ({ symbol, strongBuy, buy, hold, sell, strongSell, source }) =>
    `Recomendaciones de los analistas sobre ${symbol} este mes: **${strongBuy} de compra fuerte, ${buy} de compra, ${hold} de mantener, ${sell} de venta, ${strongSell} de venta fuerte** ${source}.`,
  meanTarget: ({ symbol, target, source }) => `Precio objetivo medio de ${symbol}: ${target} ${source}.`,
  noRatingChanges: ({ symbol, source }) => `No constan cambios de recomendación de ${symbol} ${source}.`,
  noRatingChangesThen: ({ symbol, source }) =>
    `No constan cambios de recomendación de ${symbol} en ese periodo ${source}.`,
  ratingChange: ({ symbol, day, firm, from, to, source }) =>
    `${day}, ${symbol}: ${firm}, ${from === undefined ? "" : `de ${from} `}a ${to} ${source}`,
  reportUnknown: ({ symbol, source }) =>
    `La fecha de los próximos resultados de ${symbol} no está disponible ${source}.`,
  reportsNext: ({ symbol, day, source }) => `**${symbol} presenta sus próximos resultados el ${day}** ${source}.`,
  expectedEps: ({ symbol, value, source }) => `Beneficio por acción estimado de ${symbol}: ${value} ${source}.`,
  expected: ({ name, symbol, period, end, value, analysts, source }) =>
    `${name} de ${symbol}, ${period} (cierre: ${end}): **${value}**${analysts === undefined ? "" : `, según ${analysts} analistas`} ${source}.`,
  expectedNames: {
    revenue: "Ingresos estimados",
    earnings: "Beneficio por acción estimado",
    revenueGrowth: "Crecimiento estimado de los ingresos",
    earningsGrowth: "Crecimiento estimado del beneficio por acción",
  },
  periods: {
    quarter: "trimestre en curso",
    "next-quarter": "próximo trimestre",
    year: "ejercicio en curso",
    "next-year": "próximo ejercicio",
  },
  unknownDay: "día desconocido",
  noEstimatesThen: ({ symbol, source }) =>
    `No hay estimaciones de analistas sobre ${symbol} para ese periodo ${source}.`,
  noReported: ({ symbol, source }) => `No constan resultados publicados de ${symbol} ${source}.`,
  noReportedThen: ({ symbol, source }) => `No constan resultados publicados de ${symbol} en ese periodo ${source}.`,
  surprise: ({ isBeat, symbol, day, actual, estimate, surprise, source }) =>
    `**${symbol} ${isBeat ? "superó la estimación" : "no alcanzó la estimación"}** en el trimestre cerrado el ${day}: ${actual} publicados frente a ${estimate} estimados, una sorpresa del ${surprise} ${source}.`,
  surprises: ({ symbol, missed, beat, known, source }) =>
    `**${symbol} no alcanzó la estimación en ${missed} y la superó en ${beat}** de los ${known} trimestres disponibles de ese periodo ${source}.`,
  surprisesTitle: (symbol) => `${symbol}: resultados y estimaciones`,
  estimateMissed: "Estimación no alcanzada",
  estimateBeaten: "Estimación superada",
  quartersKnown: "Trimestres disponibles",
  dividendYield: ({ symbol, value, source }) => `**Rentabilidad por dividendo de ${symbol}: ${value}** ${source}.`,
  noYield: ({ symbol, source }) =>
    `La rentabilidad por dividendo de ${symbol} no está disponible. Quizá no pague dividendos ${source}.`,
  noExDays: ({ symbols, from, to, source }) =>
    `No consta ninguna fecha ex-dividendo de ${symbols} del ${from} al ${to} ${source}.`,
  exDays: ({ from, to, source }) => `Fechas ex-dividendo del ${from} al ${to} ${source}:`,
  noDividend: ({ symbol, from, to, source }) =>
    `No consta ningún dividendo de ${symbol} del ${from} al ${to} ${source}.`,
  paidMore: ({ symbol, source }) => `**${symbol} aumentó el dividendo en cada uno de estos años** ${source}.`,
  paidNoLess: ({ symbol, source }) => `**${symbol} no redujo el dividendo en ninguno de estos años** ${source}.`,
  paidLess: ({ symbol, source }) => `**${symbol} redujo el dividendo en alguno de estos años** ${source}.`,
  dividendsByYear: ({ symbol, source }) =>
    `Dividendos por acción de ${symbol} por año natural, ajustados por splits ${source}:`,
  dividend: ({ symbol, amount, day, source }) =>
    `${symbol}: **${amount}** por acción, fecha ex-dividendo: ${day} ${source}`,
  lineUnknown: ({ symbol, source }) => `Esta partida no consta en las cuentas de ${symbol} ${source}.`,
  lineUnknownThen: ({ line, symbol, source }) =>
    `${line} de ${symbol}: no disponible para ese periodo. Periodos disponibles ${source}:`,
  lineOf: ({ line, symbol, isQuarter, end, value, source }) =>
    `${line} de ${symbol} en el ${isQuarter ? "trimestre" : "ejercicio"} cerrado el ${end}: **${value}** ${source}.`,
  growth: ({ change, source }) => `Crecimiento interanual: ${change} ${source}.`,
  turnover: "Rotación de existencias",
  newestInstead: "En su lugar, las noticias más recientes:",
  writtenAbout: (symbols) => `Noticias sobre ${symbols}:`,
  writtenAboutMarket: "Noticias sobre el mercado:",
};
