import { addDays, isWeekend, zonedInstantMs } from "#core/calendar/index.ts";
import { type FakeReply, type FakeRequest, startLoopbackServer } from "./loopback-server.ts";

export type EcbUpstream = Awaited<ReturnType<typeof startEcbUpstream>>;

/** Made-up units per euro, before the daily waves. */
const levels: Readonly<Record<string, number>> = {
  USD: 1.0842,
  JPY: 162.15,
  GBP: 0.8405,
  CHF: 0.9472,
  AUD: 1.6721,
  CAD: 1.5448,
  CNY: 7.8512,
  CZK: 25.06,
  DKK: 7.4588,
  HKD: 8.4261,
  HUF: 402.3,
  IDR: 17_745,
  ILS: 3.8921,
  INR: 94.52,
  ISK: 146.3,
  KRW: 1_571.4,
  MXN: 22.31,
  MYR: 4.8046,
  NOK: 11.712,
  NZD: 1.8933,
  PHP: 62.71,
  PLN: 4.1705,
  RON: 4.9774,
  SEK: 11.021,
  SGD: 1.4503,
  THB: 36.52,
  TRY: 39.47,
  ZAR: 19.98,
  BRL: 6.2312,
};

/** The European Central Bank's files and data service on 127.0.0.1. */
export async function startEcbUpstream({
  port = 0,
  clock = { now: () => Date.now() },
}: { port?: number; clock?: { now(): number } } = {}) {
  return startLoopbackServer({
    port,
    clock,
    onControl: () => undefined,
    endpoints: [
      { name: "daily", matches: (path) => path === "/stats/eurofxref/eurofxref-daily.xml", answer: file(1) },
      { name: "recent", matches: (path) => path === "/stats/eurofxref/eurofxref-hist-90d.xml", answer: file(62) },
      { name: "data", matches: (path) => path.startsWith("/service/data/EXR/"), answer: data },
    ],
  });
}

/** The days whose rates were published by a given time, newest first. */
function publishedDays(now: number, count: number): string[] {
  const days: string[] = [];
  for (let day = new Date(now).toISOString().slice(0, 10); days.length < count; day = addDays(day, -1))
    if (!isWeekend(day) && zonedInstantMs(day, 16 * 60, "Europe/Berlin") <= now) days.push(day);
  return days;
}

function rateOf(currency: string, day: string): number {
  const level = levels[currency] ?? 1;
  const at = Date.parse(`${day}T00:00:00Z`) / 86_400_000;
  const shift = currency.charCodeAt(0) + currency.charCodeAt(2);
  return Number((level * (1 + 0.01 * Math.sin(at / 9 + shift) + 0.003 * Math.sin(at / 2 + shift))).toPrecision(6));
}

function file(count: number) {
  return ({ now }: FakeRequest): FakeReply => {
    const days = publishedDays(now, count).map((day) => {
      const rates = Object.keys(levels).map((code) => `<Cube currency="${code}" rate="${rateOf(code, day)}"/>`);
      return `<Cube time="${day}">${rates.join("")}</Cube>`;
    });
    const body = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
<gesmes:subject>Reference rates</gesmes:subject><gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
<Cube>${days.join("\n")}</Cube></gesmes:Envelope>`;
    return { headers: { "content-type": "text/xml" }, body };
  };
}

function data({ url, now }: FakeRequest): FakeReply {
  const codes = (url.pathname.split("/").at(-1)?.split(".")[1] ?? "").split("+").filter((code) => code !== "");
  const [from, to] = [url.searchParams.get("startPeriod") ?? "", url.searchParams.get("endPeriod") ?? ""];
  const first = Math.max(Date.parse("1999-01-04T00:00:00Z"), Date.parse(`${from}T00:00:00Z`));
  const count = Math.ceil((now - first) / 86_400_000);
  const days = publishedDays(now, Math.max(0, count)).filter((day) => day >= from && day <= to && day >= "1999-01-04");
  const requestedCodes = codes.length === 0 ? Object.keys(levels) : codes.filter((code) => code in levels);
  if (days.length === 0 || requestedCodes.length === 0)
    return { status: 404, headers: { "content-type": "text/plain" }, body: "No results found." };
  const lines = requestedCodes.flatMap((code) =>
    days.toReversed().map((day) => `EXR.D.${code}.EUR.SP00.A,D,${code},EUR,SP00,A,${day},${rateOf(code, day)}`),
  );
  const header = "KEY,FREQ,CURRENCY,CURRENCY_DENOM,EXR_TYPE,EXR_SUFFIX,TIME_PERIOD,OBS_VALUE";
  return { headers: { "content-type": "text/csv" }, body: `${[header, ...lines].join("\r\n")}\r\n` };
}
