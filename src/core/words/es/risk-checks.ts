import type { RiskCheckWords } from "../en/risk-checks.ts";

export const riskChecks: RiskCheckWords = {
  titles: {
    "largest-holding": "Mayor posición",
    "top-three": "Tres mayores posiciones",
    spread: "Concentración",
    "foreign-currency": "Divisas extranjeras",
    "largest-sector": "Mayor sector",
    fees: "Comisiones anuales",
    cash: "Efectivo",
    "stale-price": "Precios desfasados",
    "missing-price": "Precios y tipos de cambio que faltan",
    "missing-cost": "Costes que faltan",
    "missing-sector": "Sectores que faltan",
  },
  rules: {
    "largest-holding": (limit) => `La mayor posición no debería superar el ${limit} del total.`,
    "top-three": (limit) => `Las tres mayores posiciones no deberían superar juntas el ${limit} del total.`,
    spread: (limit, equal) =>
      `El índice de concentración (Herfindahl-Hirschman, suma de los pesos al cuadrado) no debería superar ${limit}. Para ello hacen falta al menos ${equal} posiciones del mismo peso.`,
    "foreign-currency": (limit) => `Las divisas extranjeras no deberían superar el ${limit} del total.`,
    "largest-sector": (limit) =>
      `El mayor sector no debería superar el ${limit} del total. Los fondos no cuentan en ningún sector.`,
    fees: (limit) =>
      `Las comisiones registradas en los últimos 12 meses no deberían superar el ${limit} del total. No incluyen los gastos de los fondos.`,
    cash: (limit) => `El efectivo no debería superar el ${limit} del total ni ser negativo.`,
    "stale-price": (limit) => `El precio de cada posición debería tener como máximo ${limit} días.`,
    "missing-price": "Cada posición debería tener un precio y un tipo de cambio, para que el total esté completo.",
    "missing-cost": "Cada posición debería tener un coste conocido, para conocer su resultado.",
    "missing-sector": "Cada posición, salvo los fondos, debería tener un sector.",
  },
  unknown: {
    "no-holdings": "Ninguna posición tiene un valor conocido.",
    "no-sector": "Ninguna posición tiene un sector conocido.",
    "no-fees": "Se desconocen las comisiones de los últimos 12 meses.",
    "funds-alone": "Solo tiene fondos, cuyo contenido no se desglosa.",
    "no-rate": "Hay efectivo que no se puede convertir porque falta un tipo de cambio.",
  },
  names: (names) => names.join(", "),
  share: (name, share) => `${name} supone el ${share} del total.`,
  together: (names, share) => `${names}: ${share} del total.`,
  spread: (equal, index) => `Equivale a ${equal} posiciones del mismo peso (índice ${index}).`,
  besideFunds: (finding, share) => `${finding} Los fondos (${share}) tienen muchas empresas y no se desglosan.`,
  noForeign: (base) => `Todo está en ${base}.`,
  foreign: (share, base, largest, largestShare) =>
    `El ${share} del total no está en ${base}. La mayor parte está en ${largest} (${largestShare}).`,
  fees: (amount, share) => `${amount} en 12 meses, el ${share} del total.`,
  cash: (share) => `El efectivo supone el ${share} del total.`,
  debt: (share) => `Su efectivo es negativo: debe el ${share} del total.`,
  recent: "Todos los precios son recientes.",
  stale: (count, symbol, day) =>
    `Posiciones con el precio desfasado: ${count}. El más antiguo es el de ${symbol}, del ${day}.`,
  none: {
    "missing-price": "Todas las posiciones tienen valor.",
    "missing-cost": "Todas las posiciones tienen coste.",
    "missing-sector": "Todas las posiciones, salvo los fondos, tienen sector.",
  },
  some: {
    "missing-price": (names) => `Sin valor: ${names}.`,
    "missing-cost": (names) => `Sin coste: ${names}.`,
    "missing-sector": (names) => `Sin sector: ${names}.`,
  },
};
