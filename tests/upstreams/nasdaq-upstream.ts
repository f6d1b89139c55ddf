import { addDays, isWeekend } from "#core/calendar/index.ts";
import { type FakeReply, type FakeRequest, startLoopbackServer } from "./loopback-server.ts";

export type NasdaqUpstream = Awaited<ReturnType<typeof startNasdaqUpstream>>;

/** Nothing is scheduled after this. */
const maxDaysAhead = 60;

/** Each weekday's rows by kind. Tests add their own with `setRows`. */
type Rows = readonly Readonly<Record<string, unknown>>[];

/** The calendars behind Nasdaq's pages on 127.0.0.1, in the shapes that published clients read. */
export async function startNasdaqUpstream({
  port = 0,
  clock = { now: () => Date.now() },
}: { port?: number; clock?: { now(): number } } = {}) {
  const own = new Map<string, Rows>();

  const reply = (data: unknown): FakeReply => ({
    body: { data, message: null, status: { rCode: 200, bCodeMessage: null, developerMessage: null } },
  });
  const dayOf = ({ url }: FakeRequest) => url.searchParams.get("date") ?? "";
  const isEmpty = (day: string) =>
    isWeekend(day) || own.size > 0 || day > new Date(clock.now() + maxDaysAhead * 86_400_000).toISOString();
  const rowsOf = (kind: string, day: string, made: Rows): Rows | null =>
    own.get(`${kind} ${day}`) ?? (isEmpty(day) ? null : made);

  const server = await startLoopbackServer({
    port,
    clock,
    onControl: () => undefined,
    endpoints: [
      {
        name: "earnings",
        matches: (path) => path === "/api/calendar/earnings",
        answer: (request) => reply({ asOf: dayOf(request), rows: rowsOf("earnings", dayOf(request), [earningsRow]) }),
      },
      {
        name: "dividends",
        matches: (path) => path === "/api/calendar/dividends",
        answer: (request) =>
          reply({ calendar: { rows: rowsOf("dividends", dayOf(request), [dividendRow(dayOf(request))]) } }),
      },
      {
        name: "economic",
        matches: (path) => path === "/api/calendar/economicevents",
        answer: (request) => reply({ rows: rowsOf("economic", dayOf(request), [economicRow]) }),
      },
      {
        name: "splits",
        matches: (path) => path === "/api/calendar/splits",
        answer: (request) => reply({ rows: rowsOf("splits", dayOf(request), [splitRow(dayOf(request))]) }),
      },
      {
        name: "ipo",
        matches: (path) => path === "/api/ipo/calendar",
        answer: (request) => {
          const month = dayOf(request);
          return reply({
            upcoming: { upcomingTable: { rows: rowsOf("ipo", `${month}-13`, [listingRow(month)]) } },
            priced: { rows: null },
            filed: { rows: [] },
            withdrawn: { rows: null },
          });
        },
      },
    ],
  });

  return {
    ...server,
    /** Sets the rows of one kind on one day (new listings: the 13th of a month), replacing the made-up ones. */
    setRows: (kind: string, day: string, rows: Rows) => void own.set(`${kind} ${day}`, rows),
  };
}

const earningsRow = {
  symbol: "CRDO",
  name: "Credo Technology Group",
  time: "time-after-hours",
  epsForecast: "$0.42",
  noOfEsts: "5",
  fiscalQuarterEnding: "Jan/2026",
  lastYearEPS: "($0.01)",
  marketCap: "$9,876,543,210",
};

function dividendRow(day: string) {
  return {
    symbol: "ADC",
    companyName: "Agree Realty Corporation",
    dividend_Ex_Date: monthFirst(day),
    payment_Date: monthFirst(addDays(day, 12)),
    record_Date: monthFirst(day),
    dividend_Rate: 0.256,
    indicated_Annual_Dividend: 3.072,
    announcement_Date: monthFirst(addDays(day, -20)),
  };
}

const economicRow = {
  gmt: "15:00",
  country: "United States",
  eventName: "ISM Services PMI",
  actual: "&nbsp;",
  consensus: "53.4",
  previous: "53.8",
  description: "A survey of purchasing managers.&lt;br/&gt;Above 50 means growth.",
};

function splitRow(day: string) {
  return { symbol: "ORLY", name: "O'Reilly Automotive", ratio: "15 : 1", executionDate: monthFirst(day) };
}

function listingRow(month: string) {
  return {
    dealID: "1",
    proposedTickerSymbol: "NEWC",
    companyName: "Newco Holdings",
    proposedExchange: "NASDAQ Global Select",
    proposedSharePrice: "18.00-20.00",
    sharesOffered: "10,000,000",
    expectedPriceDate: monthFirst(`${month}-13`),
    dollarValueOfSharesOffered: "$190,000,000",
  };
}

/** "2026-03-02" as "3/02/2026". */
function monthFirst(day: string): string {
  const [year = "", month = "", date = ""] = day.split("-");
  return `${Number(month)}/${date}/${year}`;
}
