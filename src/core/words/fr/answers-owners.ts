import type { Words } from "../shape.ts";
import { de } from "./elision.ts";

type Answers = Words["answers"];

export const owners: Answers["owners"] = {
  noInsiders: (symbol) => `Aucune opération des dirigeants ${de(symbol)} n’est connue.`,
  insiders: ({ symbol, bought, sold, purchases, sales, source }) =>
    `**Les dirigeants ${de(symbol)} ont acheté ${bought} actions et en ont vendu ${sold} en six mois**, en ${purchases} achats et ${sales} ventes ${source}.`,
  insiderReports: ({ symbol, source }) => `Déclarations des dirigeants ${de(symbol)} ${source}\u00a0:`,
  noReportsThen: ({ symbol, source }) =>
    `Aucune des déclarations de dirigeants ${de(symbol)} affichées ne date de cette période ${source}.`,
  reportsThen: ({ symbol, source }) =>
    `Déclarations des dirigeants ${de(symbol)} sur cette période, parmi les plus récentes affichées ${source}\u00a0:`,
  report: ({ day, name, kind, shares, value, source }) =>
    `${day}\u00a0: ${name}, ${kind}, ${shares} actions${value === undefined ? "" : `, ${value}`} ${source}`,
  unnamed: "sans nom",
  unknownKind: "type inconnu",
  unknownNumber: "un nombre inconnu de titres,",
  unknownValue: "valeur inconnue",
  totalsOfHalfYear: "Le total des achats et ventes des dirigeants n’est connu que sur six mois.",
  noLeaders: ({ symbol, source }) => `L’équipe dirigeante ${de(symbol)} n’est pas connue ${source}.`,
  leaders: ({ symbol, source }) => `Équipe dirigeante ${de(symbol)} ${source}\u00a0:`,
  leader: ({ name, title, source }) => `${name}\u00a0: ${title} ${source}`,
  leaderPaid: ({ name, title, pay, year, source }) => `${name}\u00a0: ${title}, **${pay}** en ${year} ${source}`,
  leaderPaidUndated: ({ name, title, pay, source }) => `${name}\u00a0: ${title}, **${pay}**, année inconnue ${source}`,
  pay: ({ symbol, source }) => `Rémunération totale des dirigeants ${de(symbol)} ${source}\u00a0:`,
  payUnknown: ({ symbol, source }) => `La rémunération des dirigeants ${de(symbol)} n’est pas connue ${source}.`,
  unknownTitle: "fonction inconnue",
  role: ({ roles, symbol, source }) => `**${roles.join(" ou ")} ${de(symbol)}** ${source}\u00a0:`,
  noRole: ({ roles, symbol, source }) =>
    `La source ne mentionne aucun ${roles.join(" ou ")} pour ${symbol}. Équipe dirigeante ${source}\u00a0:`,
  roles: { chair: "président du conseil d’administration" },
  noOwners: (symbol) => `Les actionnaires ${de(symbol)} ne sont pas connus.`,
  byInstitutions: ({ symbol, value, source }) => `**Les institutionnels détiennent ${value} ${de(symbol)}** ${source}.`,
  byInsiders: ({ value, source }) => `Les dirigeants détiennent ${value} ${source}.`,
  largest: (source) =>
    `Principaux actionnaires déclarés\u202f; les parts des fonds sont incluses dans celles de leur société de gestion ${source}\u00a0:`,
  owner: ({ name, part, shares, day, source }) =>
    `${name}\u00a0: ${part}, ${shares} actions, déclaré au ${day} ${source}`,
  noFilings: (symbol) => `Aucun document officiel ${de(symbol)} n’est disponible.`,
  filings: ({ symbol, source }) => `Derniers documents officiels ${de(symbol)} ${source}\u00a0:`,
  related: ({ symbol, names, source }) =>
    `Les visiteurs qui consultent **${symbol}** consultent aussi ${names.map((name) => `**${name}**`).join(", ")} ${source}.`,
  relatedPrice: ({ symbol, price, pe, source }) => `**${symbol}**\u00a0: cours ${price}, PER ${pe} ${source}`,
  lowestPe: ({ symbol, pe, source }) => `Le PER le plus bas est celui ${de(`**${symbol}**`)}\u00a0: ${pe} ${source}.`,
  ticker: ({ symbol, name, source }) => `**${symbol}**, ${name} ${source}`,
};

export const ownersSources: Pick<Answers["sources"], "owners" | "related" | "search"> = {
  owners: {
    none: (symbol) =>
      `Aucune donnée n’est disponible sur les dirigeants, les actionnaires et les documents officiels ${de(symbol)}.`,
    summary: (symbol) => `Dirigeants, actionnaires et documents officiels ${de(symbol)}`,
    insidersTitle: (symbol) => `Dirigeants ${de(symbol)}, six mois`,
    bought: "Actions achetées par les dirigeants",
    sold: "Actions vendues par les dirigeants",
    net: "Achats moins ventes des dirigeants, en actions",
    purchases: "Achats des dirigeants",
    sales: "Ventes des dirigeants",
    report: "Déclaration d’un dirigeant",
    reportShares: "Actions d’une déclaration",
    reportValue: "Valeur d’une déclaration",
    title: (symbol) => `Actionnaires ${de(symbol)}`,
    dayOfReport: "Date de la déclaration",
    sharesHeld: "Actions détenues",
    part: "Part du capital",
    institutions: "Part des institutionnels",
    insiders: "Part des dirigeants",
    fund: "Fonds",
    institution: "Institutionnel",
    filingsTitle: (symbol) => `Documents officiels ${de(symbol)}`,
    filing: (type) => `Document officiel ${type}`,
  },
  related: {
    title: (symbol) => `Valeurs consultées avec ${symbol}`,
    none: (symbol) => `Aucune valeur proche ${de(symbol)} n’est connue.`,
    summary: (symbol, list) => `Valeurs proches ${de(symbol)}\u00a0: ${list}`,
  },
  search: {
    title: (query) => `Valeurs trouvées pour “${query}”`,
    none: (query) => `Aucune valeur trouvée pour “${query}”.`,
    summary: (query, list) => `Recherche de “${query}”\u00a0: ${list}`,
  },
};
