import type { Words } from "../shape.ts";
import type { Writing } from "../writing.ts";

export const companySources = ({ day }: Writing): Pick<Words["answers"]["sources"], "company" | "calendar"> => {
  const spanNames = { annual: "jährlich", quarterly: "quartalsweise" };
  return {
    company: {
      title: (symbol) => `Kennzahlen von ${symbol}`,
      summary: (symbol) => `Kennzahlen von ${symbol}`,
      notLoaded: (symbol) => `Die Kennzahlen von ${symbol} konnten nicht geladen werden.`,
      noStatement: ({ symbol, statement, span }) => `Nicht bekannt: ${statement} von ${symbol}, ${spanNames[span]}.`,
      statementTitle: ({ symbol, statement, span }) => `${statement} von ${symbol}, ${spanNames[span]}`,
      growthOf: (line) => `${line}, Wachstum`,
      estimates: (symbol) => `Schätzungen zu ${symbol}`,
      noEstimates: (symbol) => `Es sind keine Schätzungen zu ${symbol} bekannt.`,
      earningsTable: (symbol) => `${symbol}: Quartalszahlen und Schätzungen`,
      weightOf: (name) => `Gewichtung von ${name}`,
      holding: "einer Position",
      sector: "einem Sektor",
    },
    calendar: {
      types: {
        earnings: "Quartalszahlen",
        dividends: "Ex-Tage",
        economic: "Konjunkturtermine",
        ipo: "Börsengänge",
        splits: "Splits",
      },
      title: (type, list) => `${type}${list === null ? "" : `: ${list}`}`,
      none: (list) => `In diesen Tagen steht nichts an${list === null ? "" : ` (${list})`}.`,
      notLoaded: (type) => `Diese Termine konnten nicht geladen werden: ${type}.`,
      summary: ({ title, from, to, many }) => `${title}, ${day(from)} bis ${day(to)}: ${many}`,
      partly: (shown, all, type) => `${type}: Aufgeführt sind die ersten ${shown} von ${all}.`,
      times: { AMC: "nach Börsenschluss", BMO: "vor Börsenbeginn", TBD: "Uhrzeit nicht bekannt" },
      offering: (company) => `Börsengang von ${company}`,
      sharesOffered: (company) => `Angebotene Aktien von ${company}`,
      sizeOfOffer: (company) => `Volumen des Angebots von ${company}`,
    },
  };
};
