import type { Words } from "../shape.ts";
import type { Writing } from "../writing.ts";
import { de } from "./elision.ts";

export const companySources = ({ day }: Writing): Pick<Words["answers"]["sources"], "company" | "calendar"> => {
  const spanNames = { annual: "annuel", quarterly: "trimestriel" };
  return {
    company: {
      title: (symbol) => `Chiffres ${de(symbol)}`,
      summary: (symbol) => `Chiffres ${de(symbol)}`,
      notLoaded: (symbol) => `Les chiffres ${de(symbol)} n’ont pas pu être chargés.`,
      noStatement: ({ symbol, statement, span }) =>
        `Donnée indisponible\u00a0: ${statement} ${de(symbol)}, ${spanNames[span]}.`,
      statementTitle: ({ symbol, statement, span }) => `${statement} ${de(symbol)}, ${spanNames[span]}`,
      growthOf: (line) => `${line}, croissance`,
      estimates: (symbol) => `Estimations pour ${symbol}`,
      noEstimates: (symbol) => `Aucune estimation n’est disponible pour ${symbol}.`,
      earningsTable: (symbol) => `${symbol}\u00a0: résultats et estimations`,
      weightOf: (name) => `Poids ${de(name)}`,
      holding: "une position",
      sector: "un secteur",
    },
    calendar: {
      types: {
        earnings: "publications de résultats",
        dividends: "dates de détachement",
        economic: "événements économiques",
        ipo: "introductions en Bourse",
        splits: "divisions d’actions",
      },
      title: (type, list) => `${type.charAt(0).toUpperCase()}${type.slice(1)}${list === null ? "" : `\u00a0: ${list}`}`,
      none: (list) => `Rien n’est prévu à ces dates${list === null ? "" : ` (${list})`}.`,
      notLoaded: (type) => `Ces dates n’ont pas pu être chargées\u00a0: ${type}.`,
      summary: ({ title, from, to, many }) => `${title}, du ${day(from)} au ${day(to)}\u00a0: ${many}`,
      partly: (shown, all, type) => `Seules les ${shown} premières dates sur ${all} sont affichées (${type}).`,
      times: { AMC: "après la clôture", BMO: "avant l’ouverture", TBD: "heure non annoncée" },
      offering: (company) => `Introduction en Bourse ${de(company)}`,
      sharesOffered: (company) => `Actions offertes ${de(company)}`,
      sizeOfOffer: (company) => `Montant de l’offre ${de(company)}`,
    },
  };
};
