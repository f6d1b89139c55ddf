import { phrasePattern, type Reading, type TextSpan } from "./reading.ts";

/** What a scheduled event has to be, besides its day and symbol. */
export interface EventFilter {
  /** Reports before the market opens or after it closes. */
  readonly session: "AMC" | "BMO" | null;
  readonly impact: "High" | null;
  readonly country: Country | null;
  /** Words of which the event's name has one. */
  readonly names: readonly string[];
  /** The parts of the question that say so; those of the names are read as measures. */
  readonly at: readonly TextSpan[];
}

/** Countries and currency areas that a question can name. */
type CountryCode = "us" | "ea" | "gb" | "de" | "jp" | "cn" | "ca" | "ch";

/** A country or currency area, with all the ways in which calendars write it. */
export interface Country {
  readonly code: CountryCode;
  readonly written: readonly string[];
}

export const anyEvent: EventFilter = { session: null, impact: null, country: null, names: [], at: [] };

const sessions = [
  [
    "AMC",
    /(?<!\p{L})(?:after|post)[- ](?:the |today's |tonight's )?(?:(?:us |stock )?market(?:'s)? )?(?:close[sd]?|closing(?: bell)?|bell|market|hours)(?!\p{L})|(?<!\p{L})after the (?:us )?markets? close[sd]?(?!\p{L})/u,
  ],
  [
    "BMO",
    /(?<!\p{L})(?:before|pre)[- ](?:the |today's |tomorrow's )?(?:(?:us |stock )?market(?:'s)? )?(?:open(?:s|ed|ing)?(?: bell)?|bell|market)(?!\p{L})|(?<!\p{L})pre-?market(?!\p{L})/u,
  ],
] as const;
const countries: readonly (readonly [CountryCode, string, readonly string[]])[] = [
  ["us", "us|u.s.|usa|american|america|united states", ["us", "usa", "united states"]],
  ["ea", "euro zone|eurozone|euro area|european|eu", ["ea", "eu", "emu", "euro zone", "eurozone", "euro area"]],
  ["gb", "uk|u.k.|british|united kingdom", ["gb", "uk", "united kingdom"]],
  ["de", "german|germany", ["de", "germany"]],
  ["jp", "japan|japanese", ["jp", "japan"]],
  ["cn", "china|chinese", ["cn", "china"]],
  ["ca", "canada|canadian", ["ca", "canada"]],
  ["ch", "switzerland|swiss", ["ch", "switzerland"]],
];
const important = /(?<!\p{L})(?:big|major|important|key|high[- ]impact|market[- ]moving|biggest|main)(?!\p{L})/u;
const reports = /(?<!\p{L})(?:reports?|reporting|earnings|results)(?!\p{L})/u;
const economy =
  /(?<!\p{L})(?:economic|economy|macro|data|cpi|ppi|inflation|gdp|payrolls?|jobs?|unemployment|retail sales|pmi|rate decisions?|central banks?|releases?)(?!\p{L})/u;

/** Events by the words that their names have. */
const eventNames: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    phrasePattern("fed|fomc|federal reserve|fed meeting|fed decision|interest rate|rate decision"),
    ["fed", "fomc", "interest rate"],
  ],
  [phrasePattern("cpi|inflation|consumer price"), ["cpi", "inflation", "consumer price"]],
  [phrasePattern("ppi|producer price"), ["ppi", "producer price"]],
  [
    phrasePattern("job|payroll|nonfarm|unemployment|labor|labour"),
    ["payroll", "unemployment", "jobs", "jobless", "employment"],
  ],
  [phrasePattern("gdp|gross domestic"), ["gdp"]],
  [phrasePattern("ecb|european central bank"), ["ecb"]],
  [phrasePattern("bank of england|boe"), ["boe", "bank of england"]],
  [phrasePattern("retail sales"), ["retail sales"]],
  [phrasePattern("pmi"), ["pmi"]],
];

/** Reads what the events of a question have to be. */
export function readEventFilter(reading: Reading): EventFilter {
  const at: TextSpan[] = [];
  const take = (pattern: RegExp): boolean => {
    const found = reading.match(pattern);
    if (found !== null) at.push({ from: found.index, to: found.index + found[0].length });
    return found !== null;
  };
  const isOfReports = reports.test(reading.lower);
  const isOfEconomy = economy.test(reading.lower) && !isOfReports;
  const names = eventNames.filter(([pattern]) => pattern.test(reading.lower));
  const bank = names.find(([, [first]]) => first === "ecb" || first === "boe");
  const session = isOfReports ? (sessions.find(([, pattern]) => take(pattern))?.[0] ?? null) : null;
  const country =
    isOfEconomy && bank === undefined
      ? countries.find(([, words]) =>
          take(
            new RegExp(
              `(?:(?<!\\p{L})(?:in|for|from) (?:the )?)?${phrasePattern(words).source}(?! (?:dollar|market|stock))`,
              "u",
            ),
          ),
        )
      : undefined;
  const isImportant = isOfEconomy && take(important);
  return {
    session,
    impact: isImportant ? "High" : null,
    country: country === undefined ? null : { code: country[0], written: country[2] },
    // A central bank by name says more than "rate decision".
    names: (bank === undefined ? names : [bank]).flatMap(([, words]) => words),
    at,
  };
}
