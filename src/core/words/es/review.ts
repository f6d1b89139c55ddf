import type { Texts } from "../texts.ts";
import type { Writing } from "../writing.ts";

/** Findings about a portfolio by rule. Values are marks. */
export const review = ({ count, figure, fixed, day }: Writing) => {
  const percent = (value: number): string => figure({ value, unit: "percent", currency: null });
  return {
    /** Formats of the rules. */
    number: fixed,
    percent: (value: number, digits: number) => `${fixed(value, digits)}\u00a0%`,
    day,
    unknown: "no se conoce",
    share: (name: string, share: string) => `${name} representa el ${share} del total.`,
    together: (share: string) => `Juntas, las mayores posiciones suman el ${share} del total.`,
    concentration: (index: string) => `El índice de concentración de las posiciones es de ${index}.`,
    noForeign: "Todo está en su divisa.",
    foreign: (share: string, currency: string) =>
      `El ${share} del total está en otras divisas, sobre todo en ${currency}.`,
    fees: (share: string) => `Las comisiones de los últimos 12 meses suponen el ${share} del total.`,
    cash: (share: string) => `El ${share} del total es efectivo.`,
    debt: (share: string) => `El efectivo es negativo: usted debe el ${share} del total.`,
    oldestPrice: (name: string, days: string) => `El precio más antiguo, el de ${name}, tiene ${days} días.`,
    lacking: {
      price: ({ holdings, names }: Texts<"holdings" | "names">, isOne: boolean) =>
        `${holdings} ${isOne ? "posición" : "posiciones"} sin precio o tipo de cambio: ${names}.`,
      sector: ({ holdings, names }: Texts<"holdings" | "names">, isOne: boolean) =>
        `${holdings} ${isOne ? "posición" : "posiciones"} sin sector: ${names}.`,
      cost: ({ holdings, names }: Texts<"holdings" | "names">, isOne: boolean) =>
        `${holdings} ${isOne ? "posición" : "posiciones"} sin coste conocido: ${names}.`,
    },
    names: (names: readonly string[], isMore: boolean) => `${names.join(", ")}${isMore ? " y otras" : ""}`,
    fall: {
      title: "Caída máxima",
      text: (fall: string) => `La caída máxima de la cartera en el último año fue del ${fall}.`,
      textWithDays: (fall: string, from: string, to: string) =>
        `La caída máxima de la cartera en el último año fue del ${fall}, entre el ${from} y el ${to}.`,
      rule: (watch: number, risk: number) =>
        `Se vigila a partir del ${percent(watch)} y es un riesgo a partir del ${percent(risk)}: la caída máxima de las rentabilidades encadenadas en el último año.`,
    },
    mover: {
      title: (symbol: string) => `Movimiento de ${symbol}`,
      up: (symbol: string, change: string) => `${symbol} sube un ${change} en el día`,
      down: (symbol: string, change: string) => `${symbol} baja un ${change} en el día`,
      rule: (least: number) => `Una posición se ha movido un ${percent(least)} o más en el día.`,
    },
    loss: {
      title: (symbol: string) => `${symbol} está muy por debajo de su coste`,
      text: (symbol: string, loss: string) => `${symbol} está un ${loss} por debajo de su coste`,
      rule: (least: number) => `Una posición vale al menos un ${percent(least)} menos de lo que costó.`,
    },
    withWeight: (finding: string, weight: string | null) =>
      weight === null ? `${finding}.` : `${finding}. Representa el ${weight} de su cartera.`,
    benchmark: {
      name: "el índice de referencia",
      ahead: (name: string) => `Mejor que ${name}`,
      behind: (name: string) => `Peor que ${name}`,
      textAhead: (timeWeighted: string, points: string, from: string, to: string) =>
        `La rentabilidad ponderada por tiempo de su cartera del ${from} al ${to} fue del ${timeWeighted}, ${points} más que su índice de referencia.`,
      textBehind: (timeWeighted: string, points: string, from: string, to: string) =>
        `La rentabilidad ponderada por tiempo de su cartera del ${from} al ${to} fue del ${timeWeighted}, ${points} menos que su índice de referencia.`,
      rule: (points: number) =>
        `Rentabilidad ponderada por tiempo del último año frente al índice de referencia: superior, o inferior en ${count(points)} puntos o más.`,
    },
    earnings: {
      title: (symbol: string) => `${symbol} presenta resultados pronto`,
      text: (symbol: string, day: string) => `Resultados de ${symbol}: ${day}`,
      rule: (weight: number, days: number) =>
        `Una posición con un peso del ${percent(weight)} o más presenta resultados en ${count(days)} días.`,
    },
    payments: {
      title: "Próximos dividendos e intereses",
      payment: (symbol: string, day: string) => `${symbol} el ${day}`,
      text: (payments: string) => `Próximos pagos: ${payments}.`,
      rule: (days: number) =>
        `Pagos de los próximos ${count(days)} días, anunciados o estimados según pagos anteriores.`,
    },
    nothing: "Ninguna regla ha encontrado nada que señalar.",
    standsOut: (findings: string) => `Destaca lo siguiente: ${findings}`,
    inOrder: (findings: string) => `Está en orden lo siguiente: ${findings}`,
    cited: (finding: string, sources: string) => `${finding.replace(/\.$/, "")}${sources}.`,
  };
};
