import type { Words } from "../shape.ts";

const every = {
  day: "cada día",
  week: "cada semana",
  month: "cada mes",
  quarter: "cada trimestre",
  year: "cada año",
};

export const whatIf: Words["answers"]["whatIf"] = {
  needs: {
    amount: "indique el importe en dinero o en títulos",
    symbol: "indique el símbolo",
    oneSymbol: "pregunte por un solo símbolo a la vez",
    oneAmount: "indique un solo importe",
    action: "diga qué ocurre: venta, compra, inversión, o una variación en porcentaje",
    investment: (question) => `del pasado se puede preguntar por una inversión, por ejemplo “${question}”`,
    someAmount: "indique un importe, por ejemplo “$5,000”, “10 shares” o “20%”",
    money: "indique una cantidad de dinero, por ejemplo “$10,000”",
    moneyOnly: "indique el importe en dinero",
    day: "indique el día o el año de la compra",
    currency: ({ currency, symbol }) => `indique el importe en ${currency}, la divisa de ${symbol}`,
    knownTime: (symbol) => `indique un periodo del que haya precios de ${symbol}`,
  },
  future: "El futuro no se puede calcular.",
  market: (question) =>
    `Esto no se calcula: no se sabe en qué medida sus posiciones seguirían al mercado. Para ver caídas pasadas: “${question}”.`,
  priceChange: ({ change, percent, total, source }) =>
    `**Su cartera variaría en ${change}** (${percent}), hasta ${total} ${source}.`,
  valueChange: ({ symbol, from, to, source }) => `Su posición en ${symbol}: de ${from} a ${to} ${source}`,
  restUnchanged: "Todo lo demás se supone sin cambios.",
  sale: ({ shares, symbol, amount, source }) =>
    `La venta de **${shares} títulos de ${symbol}** daría **${amount}** ${source}.`,
  purchase: ({ shares, symbol, amount, source }) =>
    `Con **${amount}** se comprarían **${shares} títulos de ${symbol}** ${source}.`,
  realised: ({ value, source }) => `Plusvalía realizada: **${value}** ${source}`,
  position: ({ symbol, shares, after, now, source }) =>
    `${symbol}: ${shares} títulos, valor ${after} (ahora ${now}) ${source}`,
  weight: ({ symbol, from, to, source }) => `Peso de ${symbol}: del ${from} al ${to} ${source}`,
  weightFromCash: ({ symbol, from, to, source }) =>
    `Peso de ${symbol}: del ${from} al ${to}, si se paga con el efectivo ${source}`,
  weightWithNewMoney: ({ symbol, weight, source }) => `Peso de ${symbol} con una aportación nueva: ${weight} ${source}`,
  cash: ({ cash, source }) => `Efectivo: ${cash} ${source}`,
  cashAfterSale: ({ cash, weight, source }) =>
    `Efectivo: ${cash}, el ${weight} del total; el peso de sus demás posiciones no cambia ${source}`,
  cashPaid: ({ cash, source }) => `Efectivo: ${cash}, tras pagar la compra ${source}`,
  nothingRecorded: "Al precio de hoy, antes de comisiones e impuestos. No se registra nada.",
  soldThen: ({ shares, symbol, value, day, source, kept, difference, keptSource }) =>
    `Sus ${shares} títulos de ${symbol} valían **${value}** al cierre del ${day} ${source}. Al conservarlos, hoy valen **${kept}**: ${difference} ${keptSource}.`,
  soldThenTitle: (symbol) => `Venta de ${symbol} entonces`,
  worthToday: "Valor actual",
  difference: "Diferencia",
  leftOutOfKept:
    "Se tienen en cuenta los splits, pero no los dividendos, las comisiones, los impuestos, los tipos de cambio ni el uso dado al dinero.",
  invested: ({ amount, symbol, from, worth, to, source }) =>
    `**${amount} invertidos en ${symbol} al cierre del ${from} valdrían ${worth}** al cierre del ${to} ${source}.`,
  gain: ({ gain, percent, source }) => `Resultado: ${gain} (${percent}) ${source}.`,
  sharesToday: ({ shares, price, source }) => `Títulos, ajustados por splits: ${shares} a ${price} ${source}`,
  dividends: ({ value, source }) => `Dividendos cobrados, sin reinvertir: ${value} ${source}`,
  inThePrices: "Los precios están ajustados por splits y dividendos. No incluyen comisiones ni impuestos.",
  dividendsListed:
    "Se tienen en cuenta los splits. Los dividendos disponibles se indican aparte. No se incluyen comisiones ni impuestos.",
  noDividends: "Se tienen en cuenta los splits, pero no los dividendos, las comisiones ni los impuestos.",
  plan: ({ paid, symbol, purchases, unit, from, worth, to, source }) =>
    `**${paid} invertidos en ${symbol} en ${purchases} compras, una ${every[unit]} desde el ${from}, valdrían ${worth}** al cierre del ${to} ${source}.`,
  planGain: ({ gain, percent, shares, source }) =>
    `Resultado: ${gain}, el ${percent} de lo aportado, con ${shares} títulos (ajustados por splits) ${source}.`,
  planTitle: (symbol, unit) => `El mismo importe en ${symbol} ${every[unit]}`,
  firstPurchase: "Primera compra",
  purchases: "Compras",
  paidIn: "Aportado",
  gainLabel: "Resultado",
  gainOnPaid: "Resultado sobre lo aportado",
  planBeginsLater: "No hay precios más antiguos, así que el plan empieza con el primero disponible.",
};
