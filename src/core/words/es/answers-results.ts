import type { Words } from "../shape.ts";
import type { Writing } from "../writing.ts";

const listed = {
  purchases: "compras",
  sales: "ventas",
  dividends: "dividendos",
  interest: "pagos de intereses",
  transactions: "movimientos",
  trades: "compras y ventas",
};

const texts: Omit<Words["answers"]["results"], "receivedThen" | "receivedThenUnknown"> = {
  returns: ({ from, to }) => `Rentabilidad del ${from} al ${to}, los días con dinero invertido:`,
  returnsOf: ({ symbol, from, to }) =>
    `Rentabilidad de su posición en ${symbol} del ${from} al ${to}, los días con dinero invertido:`,
  timeWeighted: ({ value, source }) =>
    `Rentabilidad ponderada por tiempo (sin el efecto de aportaciones y retiradas): ${value} ${source}`,
  moneyWeighted: ({ value, source }) =>
    `Rentabilidad ponderada por dinero (con el efecto de aportaciones y retiradas): ${value} ${source}`,
  simple: ({ value, source }) => `Su rentabilidad (simple): ${value} ${source}`,
  perYear: ({ timeWeighted, moneyWeighted, source }) =>
    `Al año: ${timeWeighted} ponderada por tiempo, ${moneyWeighted} ponderada por dinero ${source}`,
  totalGain: ({ value, source }) => `Resultado total: ${value} ${source}`,
  beforeAndAfter: ({ before, after, source }) => `Valor antes: ${before}; valor después: ${after} ${source}`,
  realised: ({ value, source }) => `Plusvalía realizada: ${value} ${source}`,
  income: ({ value, source }) => `Dividendos e intereses: ${value} ${source}`,
  lessBenchmark: ({ value, source }) => `Diferencia de rentabilidad con el índice de referencia: ${value} ${source}`,
  deepestFall: ({ value, source }) => `Caída máxima: ${value} ${source}`,
  gain: ({ value, from, to, source }) =>
    `**Resultado total: ${value}** del ${from} al ${to}, incluidas las ventas, los dividendos y los intereses del periodo ${source}.`,
  gainOf: ({ symbol, value, from, to, source }) =>
    `**Resultado total de ${symbol}: ${value}** del ${from} al ${to}, incluidas las ventas, los dividendos y los intereses del periodo ${source}.`,
  partOfGain: ({ label, value, source }) => `${label}: ${value} ${source}`,
  partOfGainOf: ({ label, symbol, value, source }) => `${label} (${symbol}): ${value} ${source}`,
  booked: ({ label, value, from, to, source }) => `${label}: **${value}**, del ${from} al ${to} ${source}.`,
  bookedOf: ({ label, symbol, value, from, to, source }) =>
    `${label} (${symbol}): **${value}**, del ${from} al ${to} ${source}.`,
  bookedUnknown: (source) => `No disponible: falta un precio o un tipo de cambio ${source}.`,
  bookedUnknownOf: ({ symbol, source }) =>
    `No disponible para ${symbol}: falta un precio o un tipo de cambio ${source}.`,
  volatility: ({ value, source }) => `Volatilidad anualizada: **${value}** ${source}.`,
  volatilityUnknown: (source) => `No se puede calcular la volatilidad de su cartera: hay muy pocos días ${source}.`,
  drawdown: ({ value, peak, trough, source }) =>
    `Caída máxima: **${value}**, desde el máximo del ${peak} hasta el mínimo del ${trough} ${source}.`,
  recovered: ({ day, source }) => `Ese máximo se recuperó el ${day} ${source}.`,
  notRecovered: (source) => `Ese máximo aún no se ha recuperado ${source}.`,
  sharpe: ({ value, source }) => `Ratio de Sharpe: **${value}** ${source}.`,
  beta: ({ value, symbol, source }) => `Beta frente a ${symbol}: **${value}** ${source}.`,
  bestDay: ({ value, day, source }) => `Mejor día: **${value}** el ${day} ${source}.`,
  worstDay: ({ value, day, source }) => `Peor día: **${value}** el ${day} ${source}.`,
  bestMonth: ({ value, month, source }) => `Mejor mes: **${value}** en ${month} ${source}.`,
  worstMonth: ({ value, month, source }) => `Peor mes: **${value}** en ${month} ${source}.`,
  tooFewDays: (source) => `No se puede calcular: hay muy pocos días ${source}.`,
  measured: ({ from, to, source }) => `Calculado del ${from} al ${to} ${source}.`,
  better: "Mejor. ",
  worse: "Peor. ",
  yourReturn: ({ value, source }) => `Su rentabilidad ponderada por tiempo: **${value}** ${source}`,
  benchmark: ({ symbol, value, source }) =>
    `**${symbol}**, el índice de referencia, con dividendos reinvertidos: **${value}** ${source}`,
  difference: ({ value, source }) => `Diferencia: **${value}** ${source}`,
  benchmarkUnknown: "La rentabilidad del índice de referencia no está disponible para esos días.",
  nextPaymentOf: ({ symbol, amount, day, source }) => `Próximo pago de ${symbol}: **${amount}** el ${day} ${source}`,
  receivedFrom: ({ symbol, value, source }) => `Cobrado de ${symbol} en los últimos doce meses: **${value}** ${source}`,
  expectedFrom: ({ symbol, value, source }) => `Previsto de ${symbol} en los próximos doce meses: ${value} ${source}`,
  yieldOf: ({ symbol, onCost, onValue, source }) =>
    `Rentabilidad de ${symbol} sobre coste: ${onCost}; sobre valor: ${onValue} ${source}`,
  noDividendsFrom: ({ symbol, source }) => `No hay dividendos de ${symbol} registrados ni previstos ${source}.`,
  receivedInAll: ({ value, from, to, source }) => `Cobrado en total: **${value}**, del ${from} al ${to} ${source}.`,
  received: ({ value, source }) => `Cobrado en los últimos doce meses: ${value} ${source}.`,
  expected: ({ value, source }) => `Previsto en los próximos doce meses: ${value} ${source}.`,
  yields: ({ onCost, onValue, source }) => `Rentabilidad sobre coste: ${onCost}; sobre valor: ${onValue} ${source}.`,
  announcedPart: (value) => `anunciado: **${value}**`,
  estimatedPart: (value) => `estimado: **${value}**`,
  incomeOfMonth: ({ month: name, parts, source }) =>
    `Dividendos e intereses de ${name}: ${parts.join("; ")} ${source}.`,
  payersUnknown: "Aún no se sabe qué posiciones pagarán entonces: solo el próximo pago de cada una tiene fecha.",
  noPayment: (source) => `No hay ningún pago anunciado ni previsto ${source}.`,
  noPaymentThen: (source) => `No hay ningún pago anunciado ni previsto en ese periodo ${source}.`,
  nextPayments: "Sus próximos pagos:",
  announcedPayment: ({ name, amount, day, source }) => `**${name}**: ${amount} el ${day}, anunciado ${source}`,
  estimatedPayment: ({ name, amount, day, source }) => `**${name}**: ${amount} el ${day}, estimado ${source}`,
  line: ({ day, type, symbol, what, source }) =>
    `${day}: ${type}${symbol === undefined ? "" : ` de **${symbol}**`}${what === "" ? "" : `, ${what}`} ${source}`,
  sharesAt: ({ shares, price }) => `${shares} títulos a ${price}`,
  fit: ({ total, what, source }) => `Coincidencias en sus ${listed[what]}: **${total}** ${source}.`,
  pickedBy: "Los movimientos se pueden filtrar por importe, número de títulos y ganancia o pérdida.",
  noneFit: ({ what, source }) => `No hay coincidencias en sus ${listed[what]} ${source}.`,
  thatFit: ({ what, source }) => `Coincidencias en sus ${listed[what]}, de más a menos reciente ${source}:`,
  lookedAt: ({ many, total, source }) =>
    `Solo se han revisado las entradas más recientes: ${many} de ${total} ${source}.`,
  otherCurrencies: (currencies) => `Los importes en ${currencies} no se han comparado.`,
};

export const results = ({ date }: Writing): Words["answers"]["results"] => {
  const month = (name: string) => date(`${name}-01`, { month: "long", year: "numeric" });
  const span = (from: string, to: string) => (from === to ? month(from) : `de ${month(from)} a ${month(to)}`);
  return {
    ...texts,
    receivedThen: ({ from, to, value, source }) => `Cobrado (${span(from, to)}): **${value}** ${source}.`,
    receivedThenUnknown: ({ from, to, source }) =>
      `Los dividendos e intereses de ese periodo no están disponibles (${span(from, to)}) ${source}.`,
  };
};
