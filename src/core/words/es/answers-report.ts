import type { Words } from "../shape.ts";

export const report: Words["answers"]["report"] = {
  sections: {
    summary: "Resumen y veredicto",
    business: "Negocio y ventajas competitivas",
    financials: "Resultados financieros",
    valuation: "Valoración y expectativas descontadas",
    technical: "Análisis técnico",
    news: "Noticias, sentimiento y catalizadores",
    risks: "Escenarios y riesgos",
    position: "Su posición, qué vigilar y fuentes",
  },
  steps: { gathering: "Recopilando cifras", writing: "Redactando", checking: "Comprobando cifras" },
  underWay: "Ya se está creando un informe.",
  failed: "Se ha producido un error en el servidor. Inténtelo más tarde.",
  headings: {
    profile: "Perfil",
    moat: "Indicios de ventaja competitiva",
    lastYear: "Último ejercicio",
    lastQuarter: "Último trimestre",
    againstExpectations: "Frente a lo esperado",
    multiples: "Múltiplos",
    pricedIn: "Qué descuenta el precio",
    analysts: "Precios objetivo de los analistas",
    expected: "Qué se espera",
    signals: "Señales con velas diarias",
    course: "Evolución del precio",
    stories: "Noticias",
    mood: "Sentimiento",
    catalysts: "Catalizadores",
    insiders: "Directivos",
    risks: "Riesgos en cifras",
    position: "Su posición",
    watch: "Qué vigilar",
  },
  gaps: {
    noSignals: "Las señales requieren precios diarios, que no están disponibles.",
    noStatements: (symbol) => `No hay estados financieros de ${symbol}.`,
    noPeers: (symbol) => `No constan empresas relacionadas con ${symbol}.`,
    noInsiders: (symbol) => `No constan comunicaciones de directivos de ${symbol}.`,
    noReportDay: (symbol) => `La fecha de los próximos resultados de ${symbol} no está confirmada.`,
    noSegments:
      "Segmentos de negocio: ninguna de las fuentes conectadas los ofrece, así que no hay desglose de los ingresos.",
    fundHasNoStatements: "Un fondo no tiene estados financieros de este tipo.",
    noPricedIn:
      "Para estimar qué descuenta el precio hacen falta un flujo de caja libre positivo y la capitalización bursátil.",
    noCases: "No hay datos suficientes para exponer con la misma extensión los argumentos a favor y en contra.",
    noRanges: "Para calcular rangos de un trimestre hacen falta dos años de precios diarios.",
  },
  figure: ({ name, symbol, value, source }) => `${name} de ${symbol}: ${value} ${source}.`,
  figureIn: ({ name, symbol, period, value, source }) => `${name} de ${symbol}, ${period}: ${value} ${source}.`,
  twoFigures: ({ name, symbol, value, otherName, otherValue, source }) =>
    `${name} de ${symbol}: ${value}; ${otherName.charAt(0).toLowerCase()}${otherName.slice(1)}: ${otherValue} ${source}.`,
  price: ({ symbol, price, change, source }) =>
    `${symbol} cotiza a ${price}${change === undefined ? "" : ` (${change} en el día)`} ${source}.`,
  yearRange: ({ low, high, source }) => `Mínimo de 52 semanas: ${low}; máximo de 52 semanas: ${high} ${source}.`,
  profile: ({ symbol, parts, country, source }) =>
    `${symbol}: ${parts}${country === undefined ? "" : `; ${country}`} ${source}.`,
  revenueTwelveMonths: ({ symbol, value, source }) => `Ingresos de ${symbol} en doce meses: ${value} ${source}.`,
  marginThenAndNow: ({ symbol, first, firstPeriod, last, lastPeriod, source }) =>
    `Margen bruto de ${symbol}: ${first} (${firstPeriod}), ${last} (${lastPeriod}) ${source}.`,
  changeInYear: ({ change, source }) => `Variación frente al año anterior: ${change} ${source}.`,
  surprise: ({ symbol, period, value, source }) =>
    `Sorpresa de los últimos resultados de ${symbol}, ${period}: ${value} frente a la estimación ${source}.`,
  flowToPrice: ({ symbol, value, source }) =>
    `El flujo de caja libre de ${symbol} en doce meses equivale al ${value} de su capitalización bursátil ${source}.`,
  impliedGrowth: ({ symbol, required, growth, source }) =>
    `Con una rentabilidad exigida del ${required} anual (hipótesis), el precio de ${symbol} descuenta un crecimiento perpetuo de su flujo de caja libre del ${growth} anual ${source}.`,
  targets: ({ symbol, analysts, mean, low, high, source }) =>
    `El precio objetivo medio de ${analysts} analistas para ${symbol} es de ${mean}; el más bajo, de ${low}, y el más alto, de ${high} ${source}.`,
  expectedGrowth: ({ symbol, revenue, earnings, source }) =>
    `Crecimiento estimado de los ingresos de ${symbol} en el ejercicio en curso: ${revenue}; crecimiento estimado del beneficio por acción: ${earnings} ${source}.`,
  revision: ({ symbol, value, source }) =>
    `Revisión reciente de la estimación de ${symbol} para ese ejercicio: ${value} ${source}.`,
  peers: "Empresas que suelen consultarse junto con esta. La lista no la elabora Bellwether.",
  noRating: ({ symbol, source }) =>
    `${symbol} no tiene señal global con velas diarias, lo que no equivale a Mantener ${source}.`,
  rated: ({ symbol, signal, counted, source }) =>
    `Según las reglas de Bellwether, la valoración de ${symbol} con velas diarias es «${signal}», a partir de ${counted} indicadores con señal ${source}.`,
  daysRatedHold: ({ share, source }) => `Estas reglas dan «Mantener» el ${share} de los días ${source}.`,
  reading: ({ name, symbol, value, signal, past, source }) =>
    `${[`${name} de ${symbol}: ${value} (${signal})`, ...past].join("; ")} ${source}.`,
  trend: ({ symbol, value, average, source }) =>
    `Distancia de ${symbol} a su media de 200 días (${average}): ${value} ${source}.`,
  changed: ({ span, symbol, change, close, day, source }) =>
    `Variación de ${symbol} en ${span === "year" ? "un año" : "cinco años"}: ${change}, desde ${close} el ${day} ${source}.`,
  lastClose: ({ symbol, value, source }) => `Último cierre de ${symbol}: ${value} ${source}.`,
  story: ({ title, provider, source }) => `“${title}”, ${provider} ${source}.`,
  newsMood: ({ symbol, value, stories, source }) =>
    `Sentimiento de ${symbol} según las noticias de siete días: ${value} (neutral: 0,5); noticias: ${stories} ${source}.`,
  priceMood: ({ symbol, value, source }) => `Sentimiento de ${symbol} según su precio: ${value} ${source}.`,
  divergence: ({ sentence, source }) => `${sentence} ${source}.`,
  nextReport: ({ symbol, day, source }) => `Próximos resultados de ${symbol}: ${day} ${source}.`,
  nextEstimate: ({ symbol, value, source }) =>
    `Beneficio por acción de ${symbol} estimado para esos resultados: ${value} ${source}.`,
  impliedMove: ({ symbol, move, expiry, source }) =>
    `Las opciones sobre ${symbol} descuentan un movimiento del ${move} hasta el ${expiry} ${source}.`,
  insiderTrades: ({ symbol, purchases, sales, source }) =>
    `Comunicaciones de directivos de ${symbol} en seis meses: ${purchases} compras y ${sales} ventas ${source}.`,
  insiderShares: ({ symbol, bought, sold, source }) =>
    `Acciones de ${symbol} compradas por directivos: ${bought}; vendidas: ${sold} ${source}.`,
  deepestFall: ({ symbol, value, from, to, source }) =>
    `Caída máxima de ${symbol} en cinco años: ${value}, del ${from} al ${to} ${source}.`,
  fundCost: ({ value, source }) => `Gastos corrientes del fondo: ${value} ${source}.`,
  fundAssets: ({ value, source }) => `Patrimonio del fondo: ${value} ${source}.`,
  shortInterest: ({ symbol, value, source }) =>
    `Posiciones cortas en ${symbol}: ${value} de su capital flotante ${source}.`,
  held: ({ symbol, shares, source }) => `Tiene ${shares} títulos de ${symbol} ${source}.`,
  worth: ({ value, weight, source }) => `Valen ${value}, el ${weight} de su cartera ${source}.`,
  cost: ({ symbol, cost, gain, gainPercent, source }) =>
    `Precio medio de ${symbol}: ${cost}; resultado: ${gain} (${gainPercent}) ${source}.`,
  yourReturn: ({ symbol, value, from, to, source }) =>
    `Su rentabilidad con ${symbol} (simple): ${value} del ${from} al ${to} ${source}.`,
  reportOn: ({ symbol, day, source }) => `Resultados de ${symbol} el ${day} ${source}.`,
  exDate: ({ symbol, day, source }) => `Fecha ex-dividendo de ${symbol}: ${day} ${source}.`,
  rangeToWatch: ({ symbol, low, high, source }) =>
    `Mínimo de 52 semanas de ${symbol}, ${low}, y máximo, ${high} ${source}.`,
  sources: "Fuentes de este informe",
  columns: { source: "Fuente", provider: "Proveedor", status: "Estado", asOf: "Fecha" },
  providers: { computed: "calculado", "your portfolio": "su cartera" },
  moment: ({ day, time }) => `${day}, ${time} UTC`,
  pricedInTitle: (symbol) => `Crecimiento descontado en el precio de ${symbol}`,
  flowToCap: "Flujo de caja libre sobre capitalización bursátil",
  requiredReturn: "Rentabilidad exigida (hipótesis)",
  growthPricedIn: "Crecimiento descontado",
};
