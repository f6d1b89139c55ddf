import type { Words } from "../shape.ts";

type Answers = Words["answers"];

export const owners: Answers["owners"] = {
  noInsiders: (symbol) => `Zu ${symbol} sind keine Insidergeschäfte bekannt.`,
  insiders: ({ symbol, bought, sold, purchases, sales, source }) =>
    `**Insider von ${symbol} haben in sechs Monaten ${bought} Aktien gekauft und ${sold} verkauft** (${purchases} Käufe, ${sales} Verkäufe) ${source}.`,
  insiderReports: ({ symbol, source }) => `Meldungen der Insider von ${symbol} ${source}:`,
  noReportsThen: ({ symbol, source }) =>
    `Keine der aufgeführten Insidermeldungen zu ${symbol} stammt aus dieser Zeit ${source}.`,
  reportsThen: ({ symbol, source }) =>
    `Insidermeldungen zu ${symbol} aus dieser Zeit, soweit sie unter den neuesten aufgeführt sind ${source}:`,
  report: ({ day, name, kind, shares, value, source }) =>
    `${day}: ${name}, ${kind}, ${shares} Aktien${value === undefined ? "" : `, ${value}`} ${source}`,
  unnamed: "ohne Namen",
  unknownKind: "Art nicht bekannt",
  unknownNumber: "unbekannte Zahl von",
  unknownValue: "Wert nicht bekannt",
  totalsOfHalfYear: "Die Summen der Insidergeschäfte sind nur für sechs Monate bekannt.",
  noLeaders: ({ symbol, source }) => `Die Führungskräfte von ${symbol} sind nicht bekannt ${source}.`,
  leaders: ({ symbol, source }) => `Die Führungskräfte von ${symbol} ${source}:`,
  leader: ({ name, title, source }) => `${name}: ${title} ${source}`,
  leaderPaid: ({ name, title, pay, year, source }) => `${name}: ${title}, **${pay}** im Jahr ${year} ${source}`,
  leaderPaidUndated: ({ name, title, pay, source }) => `${name}: ${title}, **${pay}**, Jahr nicht bekannt ${source}`,
  pay: ({ symbol, source }) => `Gesamtvergütung der Führungskräfte von ${symbol} ${source}:`,
  payUnknown: ({ symbol, source }) => `Die Vergütung der Führungskräfte von ${symbol} ist nicht bekannt ${source}.`,
  unknownTitle: "Funktion nicht bekannt",
  role: ({ roles, symbol, source }) => `**${roles.join(" oder ")} von ${symbol}** ${source}:`,
  noRole: ({ roles, symbol, source }) =>
    `Für ${symbol} nennt die Quelle niemanden mit der Funktion „${roles.join("“ oder „")}“. Die Führungskräfte ${source}:`,
  roles: { chair: "Vorsitz des Verwaltungsrats" },
  noOwners: (symbol) => `Die Eigentümer von ${symbol} sind nicht bekannt.`,
  byInstitutions: ({ symbol, value, source }) => `**Institutionelle Anleger halten ${value} von ${symbol}** ${source}.`,
  byInsiders: ({ value, source }) => `Insider halten ${value} ${source}.`,
  largest: (source) =>
    `Die größten gemeldeten Eigentümer. Die Anteile der Fonds sind in denen ihrer Gesellschaften enthalten ${source}:`,
  owner: ({ name, part, shares, day, source }) => `${name}: ${part}, ${shares} Aktien, gemeldet zum ${day} ${source}`,
  noFilings: (symbol) => `Zu ${symbol} sind keine Pflichtmeldungen bekannt.`,
  filings: ({ symbol, source }) => `Die neuesten Pflichtmeldungen von ${symbol} ${source}:`,
  related: ({ symbol, names, source }) =>
    `Oft zusammen mit **${symbol}** aufgerufen: ${names.map((name) => `**${name}**`).join(", ")} ${source}.`,
  relatedPrice: ({ symbol, price, pe, source }) => `**${symbol}**: Kurs ${price}, KGV ${pe} ${source}`,
  lowestPe: ({ symbol, pe, source }) => `Das niedrigste KGV hat **${symbol}**: ${pe} ${source}.`,
  ticker: ({ symbol, name, source }) => `**${symbol}**, ${name} ${source}`,
};

export const ownersSources: Pick<Answers["sources"], "owners" | "related" | "search"> = {
  owners: {
    none: (symbol) => `Zu ${symbol} sind weder Insider noch Eigentümer oder Pflichtmeldungen bekannt.`,
    summary: (symbol) => `Insider, Eigentümer und Pflichtmeldungen von ${symbol}`,
    insidersTitle: (symbol) => `Insider von ${symbol}, sechs Monate`,
    bought: "Von Insidern gekaufte Aktien",
    sold: "Von Insidern verkaufte Aktien",
    net: "Gekaufte abzüglich verkaufter Aktien der Insider",
    purchases: "Käufe von Insidern",
    sales: "Verkäufe von Insidern",
    report: "Insidermeldung",
    reportShares: "Aktien einer Meldung",
    reportValue: "Wert einer Meldung",
    title: (symbol) => `Eigentümer von ${symbol}`,
    dayOfReport: "Tag der Meldung",
    sharesHeld: "Gehaltene Aktien",
    part: "Anteil am Unternehmen",
    institutions: "Anteil institutioneller Anleger",
    insiders: "Anteil von Insidern",
    fund: "Fonds",
    institution: "Institutioneller Anleger",
    filingsTitle: (symbol) => `Pflichtmeldungen von ${symbol}`,
    filing: (type) => `Pflichtmeldung ${type}`,
  },
  related: {
    title: (symbol) => `Oft zusammen mit ${symbol} aufgerufen`,
    none: (symbol) => `Zu ${symbol} sind keine verwandten Symbole bekannt.`,
    summary: (symbol, list) => `Verwandt mit ${symbol}: ${list}`,
  },
  search: {
    title: (query) => `Gefunden zu “${query}”`,
    none: (query) => `Zu “${query}” wurde kein Wert gefunden.`,
    summary: (query, list) => `Suche nach “${query}”: ${list}`,
  },
};
