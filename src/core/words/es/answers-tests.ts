import type { Words } from "../shape.ts";
import type { Writing } from "../writing.ts";

type Answers = Words["answers"];

export const tests: Answers["tests"] = {
  made: ({ from, to, rule, hold, source }) =>
    `Del ${from} al ${to}, la regla obtuvo un **${rule}**; comprar y mantener, un **${hold}** ${source}.`,
  worstFalls: ({ rule, hold, source }) => `Caída máxima de la regla: ${rule}; comprar y mantener: ${hold} ${source}.`,
  trades: ({ trades, source }) => `Operaciones de la regla: ${trades} ${source}.`,
  fees: ({ fees, source }) => `Comisiones pagadas por la regla: ${fees} ${source}.`,
  costs: ({ costs, source }) => `${costs} ${source}`,
  noForecast:
    "Son resultados pasados, descontados los costes, no una previsión. «Estrategias» muestra cada operación y los resultados con otros parámetros.",
  result: ({ value, source }) => `El resultado es **${value}** ${source}.`,
  sum: ({ label, value, source }) => `${label}: **${value}** ${source}.`,
  resultLabel: "Resultado",
  fromYourNumbers:
    "Calculado con los números de su pregunta, sin impuestos, comisiones ni inflación. No es una previsión.",
  fromYourNumbersOnly: "Calculado con los números de su pregunta. No es una previsión.",
  calculators: {
    averagePrice: "Precio medio de varias compras",
    spending: "Retirada según un porcentaje anual",
    fees: "Comparación de dos comisiones anuales",
    purchasingPower: "Poder adquisitivo tras la inflación",
    monthlySavings: "Ahorro necesario al mes",
    savingsPlan: "Plan de ahorro",
    positionSize: "Tamaño de la posición",
    rise: "Subida necesaria tras una caída",
    doubling: "Tiempo para duplicar",
    growthAYear: "Crecimiento anual",
    compound: "Interés compuesto",
  },
  sums: {
    averagePrice: "Precio medio",
    spendingAMonth: "Retirada al mes",
    spendingAYear: "Retirada al año",
    costOfFee: "Coste de la comisión más alta",
    endLowFee: "Valor final con la comisión más baja",
    endHighFee: "Valor final con la comisión más alta",
    inTodaysMoney: "Valor en dinero de hoy",
    neededEachMonth: "Necesario al mes",
    paidInOverTime: "Total aportado",
    endValue: "Valor final",
    paidIn: "Aportado",
    growth: "Crecimiento",
    shares: "Títulos",
    atRisk: "Importe en riesgo",
    positionCost: "Coste de la posición",
    riseNeeded: "Subida necesaria",
    years: "Años",
    growthAYear: "Crecimiento anual",
    growthInAll: "Crecimiento total",
  },
  inputs: { amount: "Importe", eachMonth: "Al mes", percent: "Porcentaje", years: "Años" },
};

const dividendWords = { reinvest: "reinvertidos", cash: "en efectivo", ignore: "sin contar" };

export const testsSources = ({
  day,
  count,
}: Writing): Pick<Answers["sources"], "backtest" | "workedOut" | "notWorkedOut"> => ({
  backtest: {
    title: (symbols) => `Backtest con ${symbols}`,
    summary: ({ symbols, from, to }) => `Backtest con ${symbols}, del ${day(from)} al ${day(to)}`,
    notUnderstood: ({ parts, nearest }) =>
      `No se ha probado nada. No se ha entendido: ${parts.map((part) => `“${part}”`).join(", ")}. ${
        nearest === null
          ? "Escriba, por ejemplo, “buy when the 20 day average crosses above the 50 day average”."
          : `La regla más parecida: “${nearest.rule}” Pregunte con esas palabras o escríbala de otra forma.`
      }`,
    isIndex: (symbol) => `No se ha probado nada: ${symbol} es un índice y no se puede negociar.`,
    otherSymbols: ({ traded, other }) => `No se ha probado nada: la regla opera con ${traded}, y no con ${other}.`,
    firstDay: "Primer día de la prueba",
    lastDay: "Último día de la prueba",
    unseenFirstDay: "Primer día de la última parte",
    unseenRule: "Rentabilidad de la regla en la última parte",
    unseenHold: "Rentabilidad de comprar y mantener en la última parte",
    ofRule: (figure) => `${figure}, regla`,
    ofHold: (figure) => `${figure}, comprar y mantener`,
    theRule: "La regla",
    buyAndHold: "Comprar y mantener",
    figures: {
      start: "Valor inicial",
      final: "Valor final",
      total: "Rentabilidad total",
      cagr: "Rentabilidad anualizada",
      worstFall: "Caída máxima",
      volatility: "Volatilidad",
      sharpe: "Ratio de Sharpe",
      exposure: "Tiempo invertido",
      trades: "Operaciones",
      open: "Operaciones aún abiertas",
      winRate: "Operaciones ganadoras",
      profitFactor: "Factor de beneficio",
      fees: "Comisiones pagadas",
    },
    costs: ({ isNextOpen, feePercent, slippagePercent, dividends }) =>
      `Decisión al cierre, ejecución ${isNextOpen ? "en la siguiente apertura" : "en el mismo cierre"}; ${count(feePercent, 4)}\u00a0% de comisión y ${count(slippagePercent, 4)}\u00a0% de deslizamiento por operación; dividendos ${dividendWords[dividends]}.`,
  },
  workedOut: (label) => `Calculado: ${label}`,
  notWorkedOut: () => "Esto no se puede calcular así.",
});
