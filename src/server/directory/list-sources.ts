import { financeDatabaseFiles } from "./lists/finance-database.ts";

/** How the text of a file is read. */
export type ListFormat =
  | { readonly kind: "finance-database"; readonly file: string }
  | { readonly kind: "nasdaq-trader" }
  | { readonly kind: "sec" };

/** One file of a source, by its paths below the source's address: the first that is there counts. */
export interface ListFile {
  readonly id: string;
  readonly paths: readonly string[];
  readonly format: ListFormat;
}

/** A publisher of lists of securities. */
export interface ListSource {
  readonly id: string;
  readonly name: string;
  /** Under which terms its lists can be used, in a sentence. */
  readonly terms: string;
  readonly baseUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly files: readonly ListFile[];
}

export interface ListSettings {
  /** Each null: the publisher itself. */
  readonly directoryBaseUrl: string | null;
  readonly nasdaqTraderBaseUrl: string | null;
  readonly edgarBaseUrl: string | null;
  /** "Jane Doe jane@example.org": the SEC wants to know who asks. Null: it isn't asked. */
  readonly edgarContact: string | null;
}

/** The sources in the order in which their listings are merged: later ones are the exchanges' and filers' own. */
export function listSources(settings: ListSettings): readonly ListSource[] {
  return [
    {
      id: "finance-database",
      name: "FinanceDatabase",
      terms: "MIT-licensed; maintained by volunteers on GitHub.",
      baseUrl:
        settings.directoryBaseUrl ?? "https://raw.githubusercontent.com/JerBouma/FinanceDatabase/main/compression",
      headers: {},
      files: Object.keys(financeDatabaseFiles).map((file) => ({
        id: file,
        paths: [`${file}.bz2`, `${file}.csv.gz`, `${file}.csv`],
        format: { kind: "finance-database", file },
      })),
    },
    {
      id: "nasdaq-trader",
      name: "Nasdaq Trader symbol lists",
      terms: "Published openly by Nasdaq; free to use with attribution.",
      baseUrl: settings.nasdaqTraderBaseUrl ?? "https://www.nasdaqtrader.com/dynamic/SymDir",
      headers: {},
      files: ["nasdaqlisted", "otherlisted"].map((file) => ({
        id: file,
        paths: [`${file}.txt`, `${file}.txt.gz`],
        format: { kind: "nasdaq-trader" },
      })),
    },
    ...(settings.edgarContact === null
      ? []
      : [
          {
            id: "sec",
            name: "SEC tickers",
            terms: "Public SEC data. The SEC requires a contact (EDGAR_CONTACT), which is sent with every request.",
            baseUrl: settings.edgarBaseUrl ?? "https://www.sec.gov",
            headers: { "user-agent": `Bellwether ${settings.edgarContact}` },
            files: [
              {
                id: "company-tickers",
                paths: ["files/company_tickers_exchange.json", "files/company_tickers_exchange.json.gz"],
                format: { kind: "sec" as const },
              },
            ],
          },
        ]),
  ];
}
