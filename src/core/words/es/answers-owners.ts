import type { Words } from "../shape.ts";

type Answers = Words["answers"];

export const owners: Answers["owners"] = {
  noInsiders: (symbol) => `No constan operaciones de directivos de ${symbol}.`,
  insiders: ({ symbol, bought, sold, purchases, sales, source }) =>
    `**Los directivos de ${symbol} compraron ${bought} acciones y vendieron ${sold} en seis meses**, en ${purchases} compras y ${sales} ventas ${source}.`,
  insiderReports: ({ symbol, source }) => `Comunicaciones de directivos de ${symbol} ${source}:`,
  noReportsThen: ({ symbol, source }) =>
    `Ninguna de las comunicaciones mostradas de directivos de ${symbol} es de ese periodo ${source}.`,
  reportsThen: ({ symbol, source }) =>
    `Comunicaciones de directivos de ${symbol} de ese periodo, entre las más recientes ${source}:`,
  report: ({ day, name, kind, shares, value, source }) =>
    `${day}: ${name}, ${kind}, ${shares} acciones${value === undefined ? "" : `, ${value}`} ${source}`,
  unnamed: "sin nombre",
  unknownKind: "tipo desconocido",
  unknownNumber: "un número desconocido de",
  unknownValue: "valor desconocido",
  totalsOfHalfYear: "El total de compras y ventas de los directivos solo está disponible para seis meses.",
  noLeaders: ({ symbol, source }) => `No consta el equipo directivo de ${symbol} ${source}.`,
  leaders: ({ symbol, source }) => `El equipo directivo de ${symbol} ${source}:`,
  leader: ({ name, title, source }) => `${name}: ${title} ${source}`,
  leaderPaid: ({ name, title, pay, year, source }) => `${name}: ${title}, **${pay}** en ${year} ${source}`,
  leaderPaidUndated: ({ name, title, pay, source }) => `${name}: ${title}, **${pay}**, año desconocido ${source}`,
  pay: ({ symbol, source }) => `Retribución total del equipo directivo de ${symbol} ${source}:`,
  payUnknown: ({ symbol, source }) => `No consta la retribución del equipo directivo de ${symbol} ${source}.`,
  unknownTitle: "cargo desconocido",
  role: ({ roles, symbol, source }) => `**${roles.join(" o ")} de ${symbol}** ${source}:`,
  noRole: ({ roles, symbol, source }) =>
    `La fuente no indica quién es ${roles.join(" o ")} de ${symbol}. El equipo directivo ${source}:`,
  roles: { chair: "presidente del consejo" },
  noOwners: (symbol) => `No constan los accionistas de ${symbol}.`,
  byInstitutions: ({ symbol, value, source }) => `**Las instituciones poseen el ${value} de ${symbol}** ${source}.`,
  byInsiders: ({ value, source }) => `Los directivos poseen el ${value} ${source}.`,
  largest: (source) =>
    `Los mayores accionistas declarados; la participación de cada fondo se incluye en la de su gestora ${source}:`,
  owner: ({ name, part, shares, day, source }) => `${name}: ${part}, ${shares} acciones, datos a ${day} ${source}`,
  noFilings: (symbol) => `No constan documentos oficiales de ${symbol}.`,
  filings: ({ symbol, source }) => `Los documentos oficiales más recientes de ${symbol} ${source}:`,
  related: ({ symbol, names, source }) =>
    `Quienes consultan **${symbol}** también consultan ${names.map((name) => `**${name}**`).join(", ")} ${source}.`,
  relatedPrice: ({ symbol, price, pe, source }) => `**${symbol}**: precio ${price}, PER ${pe} ${source}`,
  lowestPe: ({ symbol, pe, source }) => `El PER más bajo es el de **${symbol}**: ${pe} ${source}.`,
  ticker: ({ symbol, name, source }) => `**${symbol}**, ${name} ${source}`,
};

export const ownersSources: Pick<Answers["sources"], "owners" | "related" | "search"> = {
  owners: {
    none: (symbol) => `No constan directivos, accionistas ni documentos oficiales de ${symbol}.`,
    summary: (symbol) => `Directivos, accionistas y documentos oficiales de ${symbol}`,
    insidersTitle: (symbol) => `Directivos de ${symbol}, seis meses`,
    bought: "Acciones compradas por directivos",
    sold: "Acciones vendidas por directivos",
    net: "Compras netas de los directivos, en acciones",
    purchases: "Compras de directivos",
    sales: "Ventas de directivos",
    report: "Comunicación de un directivo",
    reportShares: "Acciones de una comunicación",
    reportValue: "Valor de una comunicación",
    title: (symbol) => `Accionistas de ${symbol}`,
    dayOfReport: "Fecha de la comunicación",
    sharesHeld: "Acciones en cartera",
    part: "Participación",
    institutions: "En manos de instituciones",
    insiders: "En manos de directivos",
    fund: "Fondo",
    institution: "Institución",
    filingsTitle: (symbol) => `Documentos oficiales de ${symbol}`,
    filing: (type) => `Documento oficial ${type}`,
  },
  related: {
    title: (symbol) => `Consultados junto a ${symbol}`,
    none: (symbol) => `No constan valores relacionados con ${symbol}.`,
    summary: (symbol, list) => `Relacionados con ${symbol}: ${list}`,
  },
  search: {
    title: (query) => `Valores encontrados para “${query}”`,
    none: (query) => `No se ha encontrado ningún valor para “${query}”.`,
    summary: (query, list) => `Búsqueda de “${query}”: ${list}`,
  },
};
