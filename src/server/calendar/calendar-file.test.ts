import ICAL from "ical.js";
import { afterEach, describe, expect, it } from "vitest";
import type { Language } from "#core/languages/languages.ts";
import { wordsIn } from "#core/words/words.ts";
import { writingOf } from "#core/words/writing.ts";
import { calendarFile, type FeedEvents } from "./calendar-file.ts";
import { type DatedEvent, identified } from "./known-events.ts";
import type { KnownEvent } from "./store.ts";

const none: FeedEvents = { earnings: [], dividends: [], economic: [], ipo: [], splits: [] };
const wordsOf = async (language: Language) =>
  (await wordsIn(writingOf({ language, numbers: null, dates: "day-month" }))).calendarFeed;
const surroundings = {
  words: await wordsOf("en"),
  language: "en",
  appUrl: new URL("https://bellwether.example"),
  now: Date.parse("2026-03-04T16:00:00Z"),
} as const;

const speech = {
  event: "Speech; rates, growth\\outlook",
  date: "2026-03-05",
  time: "09:00",
  at: "2026-03-05T09:00:00.000Z",
  country: "EU",
  impact: "Medium",
  actual: null,
  forecast: "1,5%",
  previous: "1\n2",
  description: null,
} as const;
const split = {
  symbol: "BRK-B",
  company: "Berkshire, Hathaway; Inc.",
  date: "2026-03-31",
  ratio: "4:1",
  description: "4 new shares for 1 old",
  factor: 4,
} as const;

async function read(events: Partial<FeedEvents>, reader: Partial<Parameters<typeof calendarFile>[1]> = {}) {
  const identify = async (written: readonly DatedEvent[]) => identified(written, []);
  const text = await calendarFile({ ...none, ...events }, { ...surroundings, identify, ...reader });
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return { text, events: calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component)) };
}

const timeZone = process.env["TZ"];
afterEach(() => {
  if (timeZone === undefined) delete process.env["TZ"];
  else process.env["TZ"] = timeZone;
});

describe("a calendar file", () => {
  it("writes commas, semicolons, backslashes and line breaks so that they come back as they were", async () => {
    const [event] = (await read({ economic: [speech] })).events;
    expect(event?.summary).toBe("EU Speech; rates, growth\\outlook");
    expect(event?.description).toBe("Forecast 1,5%\nPrevious 1\n2");
  });

  it("tells two events of one name and day apart, the same way each time", async () => {
    const twice = { economic: [speech, { ...speech, time: "15:00", at: "2026-03-05T15:00:00.000Z" }] };
    const uidsOf = async (events: Partial<FeedEvents>) => (await read(events)).events.map(({ uid }) => uid);
    const uids = await uidsOf(twice);
    expect(new Set(uids).size).toBe(2);
    expect(await uidsOf(twice)).toEqual(uids);
    expect((await uidsOf({ economic: [speech] }))[0]).toBe(uids[0]);
  });

  it.each(["America/New_York", "Pacific/Kiritimati"])("keeps days and instants on a server in %s", async (zone) => {
    process.env["TZ"] = zone;
    const { text } = await read({ economic: [speech], splits: [split] });
    expect(text).toContain("DTSTART;VALUE=DATE:20260331\r\nDTEND;VALUE=DATE:20260401\r\n");
    expect(text).toContain("DTSTART:20260305T090000Z\r\n");
    expect(text).toContain("DTSTAMP:20260304T160000Z\r\n");
  });
});

it.each([
  [
    "en",
    "EN",
    "KO ex-dividend 1,234.50 EUR",
    ["Record date 13 Mar 2026", "Payment date 1 Apr 2026"],
    "Price 18.00-20.00",
  ],
  [
    "de",
    "DE",
    "KO: Ex-Tag, Dividende 1.234,50 EUR",
    ["Stichtag: 13.03.2026", "Zahltag: 01.04.2026"],
    "Preis: 18,00-20,00",
  ],
  [
    "fr",
    "FR",
    "KO\u00a0: détachement 1\u00a0234,50 EUR",
    ["Date d’enregistrement\u00a0: 13 mars 2026", "Mise en paiement\u00a0: 1er avr. 2026"],
    "Prix\u00a0: 18,00-20,00",
  ],
] as const)("writes numbers and days as its reader in %s does", async (language, product, dividend, days, price) => {
  const { text, events } = await read(
    {
      dividends: [
        {
          symbol: "KO",
          company: null,
          date: "2026-03-12",
          amount: 1234.5,
          exDate: "2026-03-12",
          currency: "EUR",
          recordDate: "2026-03-13",
          paymentDate: "2026-04-01",
        },
      ],
      ipo: [
        {
          company: "Acme",
          symbol: null,
          date: "2026-03-12",
          price: "18.00-20.00",
          shares: null,
          value: null,
          exchange: null,
          currency: null,
          state: null,
        },
      ],
      economic: [{ ...speech, forecast: "1.5%", previous: "1,234.5K" }],
    },
    { words: await wordsOf(language), language },
  );
  const [paid, economic, ipo] = events;
  expect(text).toContain(`PRODID:-//Bellwether//Calendar//${product}\r\n`);
  expect(paid?.summary).toBe(dividend);
  expect(paid?.description).toBe(days.join("\n"));
  expect(ipo?.description).toBe(price);
  const [point, group] = language === "en" ? [".", ","] : [",", language === "de" ? "." : "\u00a0"];
  expect(economic?.description).toContain(`1${point}5%`);
  expect(economic?.description).toContain(`1${group}234${point}5K`);
});

it("ends every line with a line break of its own, the last one too", async () => {
  const { text } = await read({ economic: [speech] });
  expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
});

const earnings = {
  symbol: "AAPL",
  company: null,
  date: "2026-04-30",
  time: "AMC",
  at: null,
  estimate: null,
  actual: null,
  surprise: null,
  surprisePercent: null,
  isEstimate: false,
  currency: null,
} as const;
const dividend = {
  symbol: "KO",
  company: null,
  date: "2026-03-12",
  amount: 0.5,
  exDate: null,
  currency: null,
  recordDate: null,
  paymentDate: null,
} as const;
const offer = {
  company: "Acme",
  symbol: null,
  date: "2026-03-12",
  price: null,
  shares: null,
  value: null,
  exchange: null,
  currency: null,
  state: null,
} as const;

it("gives earnings with a known time that time, and others the day", async () => {
  const timed = { ...earnings, symbol: "MSFT", at: "2026-04-30T20:30:00.000Z" };
  const { text } = await read({ earnings: [earnings, timed] });
  expect(text).toContain("DTSTART;VALUE=DATE:20260430\r\n");
  expect(text).toContain("DTSTART:20260430T203000Z\r\n");
});

describe("an event whose date moves", () => {
  const moves: [string, (date: string) => Partial<FeedEvents>][] = [
    ["earnings", (date) => ({ earnings: [{ ...earnings, date }] })],
    ["dividends", (date) => ({ dividends: [{ ...dividend, date }] })],
    ["splits", (date) => ({ splits: [{ ...split, date }] })],
    ["ipo", (date) => ({ ipo: [{ ...offer, date }] })],
    ["economic", (date) => ({ economic: [{ ...speech, at: null, date }] })],
  ];
  it.each(moves)("of the type %s keeps its UID, and its SEQUENCE goes up", async (_, on) => {
    let known: readonly KnownEvent[] = [];
    const tell = async (events: Partial<FeedEvents>) => {
      const identify = async (written: readonly DatedEvent[]) => (known = identified(written, known));
      return (await read(events, { identify })).events.map(({ uid, sequence }) => [uid, sequence] as const);
    };
    const [[uid] = []] = await tell(on("2026-03-12"));
    expect(await tell(on("2026-03-12"))).toEqual([[uid, 0]]);
    expect(await tell(on("2026-03-14"))).toEqual([[uid, 1]]);
    expect(await tell(on("2026-03-14"))).toEqual([[uid, 1]]);
    expect(await tell(on("2026-03-12"))).toEqual([[uid, 2]]);
    const [[later, sequence] = []] = await tell(on("2026-06-12"));
    expect(later).not.toBe(uid);
    expect(sequence).toBe(0);
  });

  it("counts a time that becomes known, and leaves the day it has left to another", async () => {
    const known = identified([{ type: "earnings", parts: ["AAPL"], date: "2026-04-30", at: null }], []);
    const at = "2026-04-30T20:30:00.000Z";
    const timed = identified([{ type: "earnings", parts: ["AAPL"], date: "2026-04-30", at }], known);
    expect(timed).toMatchObject([{ uid: known[0]?.uid, sequence: 1 }]);
    const two = (date: string) => ({ type: "dividends", parts: ["KO"], date, at: null }) as const;
    const moved = identified([two("2026-03-14")], identified([two("2026-03-12")], []));
    const both = identified([two("2026-03-12"), two("2026-03-14")], moved);
    expect(new Set(both.map(({ uid }) => uid)).size).toBe(2);
    expect(both[1]).toEqual(moved[0]);
  });
});
