import type { Words } from "../shape.ts";
import type { Writing } from "../writing.ts";
import { labels } from "./answers-labels.ts";
import { values } from "./answers-values.ts";

const conflictNames = {
  trailing: { ratio: labels.pe, earnings: "beneficio por acción" },
  forward: { ratio: "PER estimado", earnings: "beneficio por acción estimado" },
};
const withPast = (text: string, past: string | undefined) => (past === undefined ? text : `${text}; ${past}`);

export const reportRules = (writing: Writing): Words["answers"]["reportRules"] => {
  const { number } = values(writing);
  return {
    title: (symbol) => `Reglas aplicadas a ${symbol}`,
    names: {
      trend: "Tendencia",
      momentum: "Momentum",
      revenueGrowth: "Crecimiento de los ingresos",
      operatingMargin: labels.operatingMargin,
      freeCashFlowYield: "Rentabilidad del flujo de caja libre",
      expectedGrowth: "Crecimiento estimado del beneficio por acción",
      debtToEquity: "Endeudamiento",
      targetDistance: "Precio objetivo medio",
      beats: "Estimaciones superadas",
      mood: "Sentimiento de las noticias",
    },
    texts: {
      trend:
        "Cierre frente a la media de los últimos 200: 1 por encima, −1 por debajo, 0 si la distancia es inferior al 2\u00a0%.",
      momentum:
        "Variación en 126 sesiones, sin contar las últimas 21: 1 a partir del 5\u00a0%, 2 a partir del 20\u00a0% y, en las caídas, lo mismo con signo negativo.",
      signal: "De Venta fuerte −2 a Compra fuerte 2, según la señal.",
      revenueGrowth: "Ingresos frente al año anterior: 1 a partir del 8\u00a0%, −1 con un 0\u00a0% o menos.",
      operatingMargin: "Margen operativo: 1 a partir del 15\u00a0%, −1 con un 0\u00a0% o menos.",
      freeCashFlowYield:
        "Flujo de caja libre de un año sobre capitalización bursátil: 1 a partir del 5\u00a0%, −1 con un 1\u00a0% o menos.",
      expectedGrowth:
        "Beneficio por acción estimado para el ejercicio en curso frente al año anterior: 1 a partir del 10\u00a0%, −1 con un −5\u00a0% o menos.",
      debtToEquity: "Deuda sobre fondos propios: −1 a partir del 200\u00a0%, 1 con un 60\u00a0% o menos.",
      targetDistance:
        "Precio objetivo medio frente al precio: 1 si lo supera en un 15\u00a0% o más, −1 con un 0\u00a0% o menos.",
      beats:
        "Proporción de los cuatro últimos resultados que superaron la estimación: 1 a partir del 75\u00a0%, −1 con un 25\u00a0% o menos.",
      mood: "Tono medio de las noticias de siete días, de 0 a 1: 1 a partir de 0,65, −1 hasta 0,35; tres noticias como mínimo.",
    },
    reasons: {
      notReported: "Esta cifra no se publica.",
      pastNotKept:
        "No se conservan las cifras tal como se conocían en cada momento, así que no se puede calcular su tasa de acierto.",
      fewStories: "Menos de tres noticias en siete días.",
      toneNotKept: "El histórico del tono de las noticias es aún demasiado corto.",
      fewCloses: "Cierres diarios insuficientes.",
      noSignal: "Sin señal.",
    },
    labels: {
      threshold: (name) => `${name}, umbral`,
      closeSixMonthsAgo: "Cierre de hace seis meses",
      points: (name) => `Puntos: ${name}`,
      score: "Puntuación",
      counted: "Reglas que puntúan",
      withoutEdge: "Reglas sin ventaja confirmada",
      rules: "Reglas",
      highestTarget: "Precio objetivo más alto frente al precio",
      lowestTarget: "Precio objetivo más bajo frente al precio",
      quarters: "Trimestres pasados sin solapamiento",
      drift: "Variación media de un trimestre pasado",
      changeFrom: (name) => `Rango ${name}, variación desde`,
      changeTo: (name) => `Rango ${name}, variación hasta`,
      from: (name) => `Rango ${name}, desde`,
      to: (name) => `Rango ${name}, hasta`,
    },
    companyFinding: ({ name, symbol, value, source }) => `**${name}** de ${symbol}: ${value} ${source}.`,
    moodFinding: ({ symbol, value, source }) =>
      `**Sentimiento de las noticias** sobre ${symbol}: ${value} (neutral: 0,5) ${source}.`,
    trendFinding: ({ symbol, value, average, past, source }) =>
      `${withPast(`**Tendencia**: distancia del cierre de ${symbol} a su media de 200 días (${average}): ${value}`, past)} ${source}.`,
    momentumFinding: ({ symbol, value, past, source }) =>
      `${withPast(`**Momentum**: variación de ${symbol} en seis meses, sin contar el último: ${value}`, past)} ${source}.`,
    signalFinding: ({ name, value, signal, past, source }) =>
      `${withPast(`**${name}**: ${value} con velas diarias indica «${signal}»`, past)} ${source}.`,
    targetFinding: ({ isHighest, value, source }) =>
      `**Precio objetivo más ${isHighest ? "alto" : "bajo"}**: ${value} frente al precio ${source}.`,
    rangeFinding: ({ symbol, isLow, value, source }) =>
      `**Rango de 52 semanas**: distancia de ${symbol} a su ${isLow ? "mínimo" : "máximo"}: ${value} ${source}.`,
    fallFinding: ({ value, source }) => `**Caída máxima** en cinco años: ${value} ${source}.`,
    falsifiers: {
      company: ({ name, symbol, threshold, isBelow, value, source }) =>
        `**${name}** de ${symbol} igual o ${isBelow ? "inferior" : "superior"} al umbral del ${threshold}; ahora, ${value} ${source}.`,
      trend: ({ symbol, isBelow, average, source }) =>
        `**Tendencia**: un cierre de ${symbol} por ${isBelow ? "debajo" : "encima"} de su media de 200 días, ahora en ${average} ${source}.`,
      macd: ({ isBelow, value, source }) =>
        `**MACD**: su línea por ${isBelow ? "debajo" : "encima"} de cero con velas diarias; ahora, ${value} ${source}.`,
      low: ({ symbol, value, source }) =>
        `**Mínimo**: un cierre de ${symbol} por debajo de su mínimo de 52 semanas (${value}) contradiría un veredicto favorable ${source}.`,
      high: ({ symbol, value, source }) =>
        `**Máximo**: un cierre de ${symbol} por encima de su máximo de 52 semanas (${value}) contradiría un veredicto desfavorable ${source}.`,
      bearRange: ({ symbol, value, source }) =>
        `**Rango bajista**: un cierre de ${symbol} por debajo de ${value} en el plazo de un trimestre ${source}.`,
    },
    verdict: {
      isRated: ({ symbol, verdict, source }) =>
        `Según las reglas, el veredicto sobre ${symbol} es **${verdict}** ${source}.`,
      scored: ({ score, counted, rules, source }) =>
        `La puntuación es de ${score}, calculada con ${counted} de ${rules} reglas ${source}.`,
      leftOut: ({ many, source }) =>
        `Reglas excluidas por no tener ventaja confirmada sobre la tasa base: ${many} ${source}.`,
      arithmetic: ({ votes, total, score }) =>
        `(${votes.map(({ weight, points }) => `${number(weight)} × ${number(points)}`).join(" + ")}) ÷ ${number(total)} = ${number(score)}`,
      noSignal: "Ninguna regla tiene señal.",
      noneCounts: "Ninguna regla puntúa.",
      limits: {
        coverage:
          "No hay datos suficientes para otro veredicto. Un veredicto distinto de Mantener exige datos mínimos de precio, fundamentales y estimaciones.",
        "few-rules":
          "No hay datos suficientes para otro veredicto. Puntúan muy pocas reglas: las que no tienen ventaja confirmada se excluyen.",
        unmeasured:
          "La puntuación por sí sola daría un veredicto fuerte. Ninguna regla con ventaja confirmada lo respalda, así que el veredicto se modera un grado.",
      },
      unmeasuredOnly:
        "Solo puntúan reglas que no se pueden contrastar con el pasado, así que no se sabe con qué frecuencia acierta un veredicto como este.",
    },
    coverage: {
      price: {
        text: ({ count, date, needed, source }) =>
          `${count} cierres diarios${date === undefined ? "" : ` hasta el ${date}`}; mínimo: ${needed} ${source}.`,
        missing: "Precio: cierres diarios insuficientes, o ninguno de los últimos días.",
        there: "Número de cierres diarios",
        needed: "Cierres diarios necesarios para un veredicto",
        date: "Cierre más reciente",
      },
      fundamentals: {
        text: ({ count, date, needed, source }) =>
          `${count} trimestres publicados${date === undefined ? "" : ` hasta el ${date}`}; mínimo: ${needed} ${source}.`,
        missing: "Fundamentales: trimestres publicados insuficientes, o ninguno reciente.",
        there: "Número de trimestres publicados",
        needed: "Trimestres publicados necesarios para un veredicto",
        date: "Fin del periodo más reciente",
      },
      estimates: {
        text: ({ count, date, needed, source }) =>
          `${count} analistas con una estimación para el ejercicio${date === undefined ? "" : ` que cierra el ${date}`}; mínimo: ${needed} ${source}.`,
        missing: "Estimaciones: muy pocos analistas con una estimación de beneficio para un ejercicio aún no cerrado.",
        there: "Número de analistas con una estimación para el ejercicio",
        needed: "Analistas necesarios para un veredicto",
        date: "Fin del ejercicio estimado",
      },
    },
    tooOld: "Es demasiado antiguo.",
    record: {
      title: "Veredictos de sus informes",
      from: "Primer veredicto",
      verdicts: "Veredictos",
      holds: "Veredictos Mantener",
      open: "Veredictos cuyo semestre no ha terminado",
      right: "Veredictos acertados",
      scored: "Veredictos evaluados",
      low: "Límite inferior del intervalo del 95\u00a0%",
      high: "Límite superior del intervalo del 95\u00a0%",
      kept: ({ from, verdicts, holds, open, source }) =>
        `Veredictos de los informes que conserva, desde el ${from}: ${verdicts} (Mantener: ${holds}; aún abiertos: ${open}) ${source}.`,
      outcome: ({ hits, scored, hitRate, low, high, baseRate, source }) =>
        `Aciertos al cabo de seis meses: ${hits} de ${scored} (${hitRate}, intervalo del ${low} al ${high}, tasa base del ${baseRate}) ${source}.`,
    },
    scenarios: {
      names: { Bear: "Bajista", Base: "Central", Bull: "Alcista" },
      range: ({ low, high, quarters, source }) =>
        `Del ${low} al ${high} en un trimestre, según ${quarters} trimestres pasados, descontada su tendencia media ${source}.`,
      derivation: ({ symbol, days, from, to, quarters }) =>
        `Según las variaciones de ${symbol} en ${days} sesiones (un trimestre, aproximadamente) del ${from} al ${to}, descontada su media para no tomar la tendencia de esos años por una previsión. «Central» abarca la mitad central de los casos; «Bajista» y «Alcista» llegan hasta los percentiles 5 y 95. De esos trimestres, ${quarters} no se solapan. Son rangos de variación, no probabilidades.`,
    },
    conflicts: {
      title: (symbol) => `Contradicciones en los datos de ${symbol}`,
      names: conflictNames,
      product: ({ kind, ratio, earnings, product }) =>
        `${conflictNames[kind].ratio} ${ratio} × ${conflictNames[kind].earnings} ${earnings} da ${product}.`,
      gap: ({ isBelow, gap, price, source }) =>
        `Está un ${gap} por ${isBelow ? "debajo" : "encima"} del precio de ${price} ${source}. Ninguna de las dos cifras influye en el veredicto.`,
      productOf: (ratio, earnings) => `${ratio} por ${earnings}`,
      gapToPrice: "Diferencia con el precio",
    },
    warnings: {
      againstVerdict: ({ verdict, title, rating }) =>
        `El veredicto es «${verdict}», mientras que la sección «${title}» da «${rating}». Siguen reglas distintas. Decida usted cuál tiene en cuenta.`,
      twoValues: ({ label, symbol, before, beforeTitle, value, title }) =>
        `${label}${symbol === null ? "" : ` de ${symbol}`}: ${before} en «${beforeTitle}» y ${value} en «${title}». El valor cambió mientras se creaba el informe.`,
      otherRating: ({ title, rating, verdict }) =>
        `El texto de «${title}» habla de «${rating}», mientras que ${verdict === null ? "no hay veredicto" : `el veredicto es «${verdict}»`}.`,
      promised: ({ words, title }) =>
        `${words.map((word) => `«${word}»`).join(", ")} en «${title}»: es una promesa que nadie puede hacer, así que la frase se ha eliminado.`,
      onlyPromises: "El texto solo contenía promesas y se ha eliminado.",
    },
  };
};
