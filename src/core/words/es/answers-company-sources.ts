import type { Words } from "../shape.ts";
import type { Writing } from "../writing.ts";

export const companySources = ({ day }: Writing): Pick<Words["answers"]["sources"], "company" | "calendar"> => {
  const spanNames = { annual: "anual", quarterly: "trimestral" };
  return {
    company: {
      title: (symbol) => `Datos de ${symbol}`,
      summary: (symbol) => `Datos de ${symbol}`,
      notLoaded: (symbol) => `No se han podido cargar los datos de ${symbol}.`,
      noStatement: ({ symbol, statement, span }) => `No disponible: ${statement} de ${symbol}, ${spanNames[span]}.`,
      statementTitle: ({ symbol, statement, span }) => `${statement} de ${symbol}, ${spanNames[span]}`,
      growthOf: (line) => `${line}, crecimiento`,
      estimates: (symbol) => `Estimaciones de ${symbol}`,
      noEstimates: (symbol) => `No hay estimaciones de ${symbol}.`,
      earningsTable: (symbol) => `${symbol}: resultados y estimaciones`,
      weightOf: (name) => `Peso de ${name}`,
      holding: "una posición",
      sector: "un sector",
    },
    calendar: {
      types: {
        earnings: "resultados",
        dividends: "fechas ex-dividendo",
        economic: "eventos económicos",
        ipo: "salidas a bolsa",
        splits: "splits",
      },
      title: (type, list) => `${type.charAt(0).toUpperCase()}${type.slice(1)}${list === null ? "" : `: ${list}`}`,
      none: (list) => `No hay nada previsto en esos días${list === null ? "" : ` (${list})`}.`,
      notLoaded: (type) => `No se han podido cargar estas fechas: ${type}.`,
      summary: ({ title, from, to, many }) => `${title}, del ${day(from)} al ${day(to)}: ${many}`,
      partly: (shown, all, type) => `Se muestran los primeros ${shown} de ${all} (${type}).`,
      times: { AMC: "tras el cierre", BMO: "antes de la apertura", TBD: "hora sin anunciar" },
      offering: (company) => `Salida a bolsa de ${company}`,
      sharesOffered: (company) => `Acciones ofrecidas de ${company}`,
      sizeOfOffer: (company) => `Volumen de la oferta de ${company}`,
    },
  };
};
