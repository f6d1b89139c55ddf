import type { HolidayCalendar } from "./holiday-calendar.ts";
import { australia } from "./holidays/australia.ts";
import { canada } from "./holidays/canada.ts";
import { euronext, germany, italy, portugal, spain, switzerland } from "./holidays/continental-europe.ts";
import { hongKong } from "./holidays/hong-kong.ts";
import { japan } from "./holidays/japan.ts";
import { denmark, finland, norway, sweden } from "./holidays/nordics.ts";
import { unitedKingdom } from "./holidays/united-kingdom.ts";
import { unitedStates } from "./holidays/united-states.ts";
import type { PlainDate } from "./plain-date.ts";

/** From and to, exchange-local, "09:30". "24:00" is the end of the day. */
export type Hours = readonly [from: string, to: string];

export interface ExchangeSchedule {
  /** Regular hours, newest last. Two spans have a lunch break between them. */
  readonly hours: readonly { readonly since: PlainDate; readonly spans: readonly Hours[] }[];
  /** Trading before the open and after the close. Null if there is none. */
  readonly preOpens: string | null;
  readonly afterCloses: string | null;
  /** End of after-hours trading on a day that closes early. */
  readonly afterClosesEarly: string | null;
  readonly calendar: HolidayCalendar;
}

export interface Exchange {
  /** Market identifier code (ISO 10383), or CRYPTO or FX. */
  readonly id: string;
  readonly name: string;
  readonly city: string | null;
  readonly timeZone: string | null;
  readonly schedule:
    | ({ readonly kind: "sessions" } & ExchangeSchedule)
    /** Never closes. */
    | { readonly kind: "always" }
    /** Sunday 17:00 to Friday 17:00 in New York. */
    | { readonly kind: "foreign-exchange" }
    /** Its holidays can't be computed. An unknown schedule is better than a guess. */
    | { readonly kind: "unknown"; readonly reason: string };
}

/**
 * Returns the exchange of a market identifier code or a common name. Its schedule is unknown if there is no calendar.
 */
export function exchangeFor(code: string): Exchange {
  const normalised = code.trim().toUpperCase();
  const id = aliases[normalised] ?? normalised;
  return (
    byId.get(id) ?? {
      id,
      name: id,
      city: null,
      timeZone: null,
      schedule: { kind: "unknown", reason: `There is no calendar for the exchange ${id}` },
    }
  );
}

const usHours: ExchangeSchedule = {
  hours: [{ since: "2000-01-01", spans: [["09:30", "16:00"]] }],
  preOpens: "04:00",
  afterCloses: "20:00",
  afterClosesEarly: "17:00",
  calendar: unitedStates,
};

const decreedReason = "Its holidays are decreed each year, so the schedule isn't available";
const lunarReason = "Its holidays follow the lunar calendar, so the schedule isn't available";

/** Every exchange known by name. */
export const exchanges: readonly Exchange[] = [
  unitedStatesExchange("XNYS", "New York Stock Exchange"),
  unitedStatesExchange("XNAS", "Nasdaq"),
  unitedStatesExchange("ARCX", "NYSE Arca"),
  unitedStatesExchange("XASE", "NYSE American"),
  unitedStatesExchange("BATS", "Cboe BZX"),
  unitedStatesExchange("IEXG", "IEX"),
  {
    id: "OTCM",
    name: "OTC Markets",
    city: "New York",
    timeZone: "America/New_York",
    schedule: { kind: "sessions", ...usHours, preOpens: null, afterCloses: null, afterClosesEarly: null },
  },
  exchange("XTSE", "Toronto Stock Exchange", "Toronto", "America/Toronto", [["09:30", "16:00"]], canada),
  exchange("XTSX", "TSX Venture Exchange", "Toronto", "America/Toronto", [["09:30", "16:00"]], canada),
  exchange("XLON", "London Stock Exchange", "London", "Europe/London", [["08:00", "16:30"]], unitedKingdom),
  exchange("XETR", "Xetra", "Frankfurt", "Europe/Berlin", [["09:00", "17:30"]], germany),
  exchange("XPAR", "Euronext Paris", "Paris", "Europe/Paris", [["09:00", "17:30"]], euronext),
  exchange("XAMS", "Euronext Amsterdam", "Amsterdam", "Europe/Amsterdam", [["09:00", "17:30"]], euronext),
  exchange("XBRU", "Euronext Brussels", "Brussels", "Europe/Brussels", [["09:00", "17:30"]], euronext),
  exchange("XLIS", "Euronext Lisbon", "Lisbon", "Europe/Lisbon", [["08:00", "16:30"]], portugal),
  exchange("XMIL", "Borsa Italiana", "Milan", "Europe/Rome", [["09:00", "17:30"]], italy),
  exchange("XMAD", "Bolsa de Madrid", "Madrid", "Europe/Madrid", [["09:00", "17:30"]], spain),
  exchange("XSWX", "SIX Swiss Exchange", "Zurich", "Europe/Zurich", [["09:00", "17:30"]], switzerland),
  exchange("XSTO", "Nasdaq Stockholm", "Stockholm", "Europe/Stockholm", [["09:00", "17:30"]], sweden),
  exchange("XHEL", "Nasdaq Helsinki", "Helsinki", "Europe/Helsinki", [["10:00", "18:30"]], finland),
  exchange("XCSE", "Nasdaq Copenhagen", "Copenhagen", "Europe/Copenhagen", [["09:00", "17:00"]], denmark),
  exchange("XOSL", "Oslo Børs", "Oslo", "Europe/Oslo", [["09:00", "16:20"]], norway),
  exchange("XASX", "ASX", "Sydney", "Australia/Sydney", [["10:00", "16:00"]], australia),
  {
    id: "XTKS",
    name: "Tokyo Stock Exchange",
    city: "Tokyo",
    timeZone: "Asia/Tokyo",
    schedule: {
      kind: "sessions",
      hours: [
        {
          since: "2007-01-01",
          spans: [
            ["09:00", "11:00"],
            ["12:30", "15:00"],
          ],
        },
        {
          since: "2011-11-21",
          spans: [
            ["09:00", "11:30"],
            ["12:30", "15:00"],
          ],
        },
        {
          since: "2024-11-05",
          spans: [
            ["09:00", "11:30"],
            ["12:30", "15:30"],
          ],
        },
      ],
      preOpens: null,
      afterCloses: null,
      afterClosesEarly: null,
      calendar: japan,
    },
  },
  exchange(
    "XHKG",
    "Hong Kong Stock Exchange",
    "Hong Kong",
    "Asia/Hong_Kong",
    [
      ["09:30", "12:00"],
      ["13:00", "16:00"],
    ],
    hongKong,
  ),
  { id: "CRYPTO", name: "Cryptocurrency", city: null, timeZone: "UTC", schedule: { kind: "always" } },
  {
    id: "FX",
    name: "Foreign exchange",
    city: "New York",
    timeZone: "America/New_York",
    schedule: { kind: "foreign-exchange" },
  },
  unscheduled("XSHG", "Shanghai Stock Exchange", "Shanghai", "Asia/Shanghai", lunarReason),
  unscheduled("XSHE", "Shenzhen Stock Exchange", "Shenzhen", "Asia/Shanghai", lunarReason),
  unscheduled("XTAI", "Taiwan Stock Exchange", "Taipei", "Asia/Taipei", lunarReason),
  unscheduled("XKRX", "Korea Exchange", "Seoul", "Asia/Seoul", lunarReason),
  unscheduled("XKOS", "KOSDAQ", "Seoul", "Asia/Seoul", lunarReason),
  unscheduled("XSES", "Singapore Exchange", "Singapore", "Asia/Singapore", lunarReason),
  unscheduled("XKLS", "Bursa Malaysia", "Kuala Lumpur", "Asia/Kuala_Lumpur", lunarReason),
  unscheduled("XIDX", "Indonesia Stock Exchange", "Jakarta", "Asia/Jakarta", decreedReason),
  unscheduled("XBKK", "Stock Exchange of Thailand", "Bangkok", "Asia/Bangkok", decreedReason),
  unscheduled("XNSE", "National Stock Exchange of India", "Mumbai", "Asia/Kolkata", decreedReason),
  unscheduled("XBOM", "BSE", "Mumbai", "Asia/Kolkata", decreedReason),
  unscheduled("XTAE", "Tel Aviv Stock Exchange", "Tel Aviv", "Asia/Jerusalem", lunarReason),
  unscheduled("XIST", "Borsa Istanbul", "Istanbul", "Europe/Istanbul", lunarReason),
  unscheduled("XSAU", "Saudi Exchange", "Riyadh", "Asia/Riyadh", lunarReason),
  unscheduled("XNZE", "New Zealand Exchange", "Auckland", "Pacific/Auckland", decreedReason),
  unscheduled("XJSE", "Johannesburg Stock Exchange", "Johannesburg", "Africa/Johannesburg", decreedReason),
  unscheduled("BVMF", "B3", "São Paulo", "America/Sao_Paulo", decreedReason),
  unscheduled("XMEX", "Bolsa Mexicana de Valores", "Mexico City", "America/Mexico_City", decreedReason),
];

const byId: ReadonlyMap<string, Exchange> = new Map(exchanges.map((exchange) => [exchange.id, exchange]));

/** Exchange names used by people and data services. */
const aliases: Readonly<Record<string, string>> = {
  NYSE: "XNYS",
  NASDAQ: "XNAS",
  XNGS: "XNAS",
  XNMS: "XNAS",
  XNCM: "XNAS",
  AMEX: "XASE",
  LSE: "XLON",
  XETRA: "XETR",
  TSX: "XTSE",
  ASX: "XASX",
  TSE: "XTKS",
  XJPX: "XTKS",
  HKEX: "XHKG",
  SEHK: "XHKG",
  SIX: "XSWX",
  MTAA: "XMIL",
  PINX: "OTCM",
  XOTC: "OTCM",
  FOREX: "FX",
};

function unitedStatesExchange(id: string, name: string): Exchange {
  return { id, name, city: "New York", timeZone: "America/New_York", schedule: { kind: "sessions", ...usHours } };
}

function exchange(
  id: string,
  name: string,
  city: string,
  timeZone: string,
  spans: readonly Hours[],
  calendar: HolidayCalendar,
): Exchange {
  return {
    id,
    name,
    city,
    timeZone,
    schedule: {
      kind: "sessions",
      hours: [{ since: `${calendar.firstYear}-01-01`, spans }],
      preOpens: null,
      afterCloses: null,
      afterClosesEarly: null,
      calendar,
    },
  };
}

function unscheduled(id: string, name: string, city: string, timeZone: string, reason: string): Exchange {
  return { id, name, city, timeZone, schedule: { kind: "unknown", reason } };
}
