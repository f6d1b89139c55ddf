import { z } from "zod";
import type { Api } from "#contract/index.ts";
import { calendarTypes } from "#core/market/calendar-types.ts";
import { addDays } from "#core/calendar/plain-date.ts";
import {
  type QuoteReference,
  type SentenceReference,
  readingTool,
  type TableCell,
  type ToolContext,
  type ToolFound,
  type ToolMissing,
} from "../tool.ts";
import { found, incompleteNotice, missing, refused } from "./found.ts";
import { dayInput, symbolInput } from "./input.ts";
import { isReal } from "./is-real.ts";
import { outsideWords } from "./outside-words.ts";
import { sourceDraft, type SourceDraft } from "./source-draft.ts";
import { nameOf, subjectOf } from "./subject-of.ts";

const usualDays = 30;
const maxEntries = 40;
const maxFiltered = 100;

const calendarInput = z.strictObject({
  type: z.enum(calendarTypes),
  symbols: z.array(symbolInput).max(50).default([]),
  from: dayInput.optional(),
  to: dayInput.optional(),
  /** Only economic events whose name has one of these words: "fomc", "cpi". */
  words: z.array(z.string().trim().toLowerCase().min(2).max(40)).max(8).default([]),
});

export const calendarTool = readingTool({
  name: "get_calendar",
  description:
    "Dated events of one type: earnings, dividends (ex-dates), economic, ipo or splits, between two days (default: the next 30; at most 100), of some symbols or of the whole market. Ask for it for what is due, and for past reports with their surprise.",
  input: calendarInput,
  symbolsOf: ({ symbols }) => symbols,
  run: (input, context) => calendarFound(input, context),
});

/** The events that are wanted; of economic ones those with one of the words in their names. */
function filtered(page: Page, words: readonly string[]): Page {
  if (page.type !== "economic" || words.length === 0) return page;
  const entries = page.entries.filter(({ event }) => words.some((word) => event.toLowerCase().includes(word)));
  return { ...page, entries, total: entries.length };
}

type Page = Api["GET /api/market/calendar"]["output"];

/** Events of one type as a source. Without entries the source says so, and can be cited. */
export async function calendarFound(
  {
    type,
    symbols,
    from,
    to,
    words: wanted = [],
  }: Omit<z.output<typeof calendarInput>, "words"> & { readonly words?: readonly string[] },
  { api, today, words }: Pick<ToolContext, "api" | "today" | "words">,
): Promise<ToolFound | ToolMissing> {
  const { calendar: texts } = words.answers.sources;
  const first = from ?? today;
  const last = to ?? addDays(first, usualDays);
  const reply = await api("GET /api/market/calendar", {
    type,
    from: first,
    to: last,
    symbols: [...symbols],
    limit: wanted.length > 0 ? maxFiltered : maxEntries,
  });
  if (!reply.ok) return refused(reply, words);
  const page = filtered(reply.output, wanted);
  if (page.provenance.status === "sample") return missing(words.answers.sources.sampleOnly);
  if (!isReal(page.provenance)) return missing(texts.notLoaded(texts.types[type]));
  const draft = sourceDraft({ asOf: page.provenance.asOf, status: page.provenance.status, words });
  const { rows, columns, entries } = read(draft, page);
  const total = draft.figure({
    key: "total",
    label: draft.labels.events,
    unit: "count",
    value: page.total,
    period: `${first}/${last}`,
  });
  const whose =
    symbols.length === 0
      ? null
      : symbols.length <= 6
        ? symbols.join(", ")
        : words.answers.values.symbols(symbols.length);
  const title = texts.title(texts.types[type], whose);
  const source = draft.source({
    kind: "calendar",
    title,
    symbol: symbols.length === 1 ? (symbols[0] ?? null) : null,
    href: `/calendar?types=${type}`,
    provider: page.provenance.source,
    data: {
      type,
      from: draft.day({ key: "from", label: draft.labels.firstDay, date: first }),
      to: draft.day({ key: "to", label: draft.labels.lastDay, date: last }),
      total,
      entries: entries.length === 0 ? draft.own(texts.none(whose)) : entries,
    },
    table: rows.length === 0 ? null : { title, columns, rows },
  });
  const seen = entries.flatMap(({ symbol }) => (symbol === null ? [] : [subjectOf(symbol)]));
  return found(
    texts.summary({ title, from: first, to: last, many: String(page.total) }),
    [source],
    seen,
    page.total > entries.length ? [incompleteNotice(texts.partly(entries.length, page.total, texts.types[type]))] : [],
  );
}

interface Entry {
  readonly symbol: string | null;
  readonly company: string | SentenceReference | QuoteReference | null;
  readonly [field: string]: unknown;
}

interface Read {
  readonly entries: readonly Entry[];
  readonly columns: readonly { readonly label: string; readonly isNumber: boolean }[];
  readonly rows: readonly { readonly symbol: string | null; readonly cells: readonly TableCell[] }[];
}

function read(draft: SourceDraft, page: Page): Read {
  if (page.type === "earnings") return readEarnings(draft, page.entries);
  if (page.type === "dividends") return readDividends(draft, page.entries);
  if (page.type === "economic") return readEconomic(draft, page.entries);
  if (page.type === "ipo") return readOfferings(draft, page.entries);
  return readSplits(draft, page.entries);
}

type EntriesOf<T extends Page["type"]> = Extract<Page, { type: T }>["entries"];

function readEarnings(draft: SourceDraft, entries: EntriesOf<"earnings">): Read {
  const read = entries.map((entry, index) => {
    const subject = subjectOf(entry.symbol, entry.company);
    const money = (key: string, label: string, value: number | null) =>
      draft.figure({
        key: `${index}.${key}`,
        label,
        subject,
        unit: "money",
        currency: entry.currency,
        period: entry.date,
        value,
      });
    return {
      symbol: entry.symbol,
      company: nameOf(draft, entry.symbol, entry.company, `${index}.company`),
      date: draft.day({
        key: `${index}.date`,
        label: draft.labels.earningsDate,
        subject,
        date: entry.date,
      }),
      time: draft.own(draft.texts.calendar.times[entry.time]),
      isEstimatedDate: entry.isEstimate,
      estimate: money("estimate", draft.labels.expectedEps, entry.estimate),
      actual: money("actual", draft.labels.reportedEps, entry.actual),
      surprisePercent: draft.figure({
        key: `${index}.surprise`,
        label: draft.labels.surprise,
        subject,
        unit: "percent",
        period: entry.date,
        value: entry.surprisePercent,
      }),
    };
  });
  return {
    entries: read,
    columns: columns(
      [draft.labels.symbol, draft.labels.date, draft.labels.time],
      [draft.labels.expected, draft.labels.reported, draft.labels.surprise],
    ),
    rows: read.map((entry, index) => ({
      symbol: entry.symbol,
      cells: [
        { text: entry.symbol },
        draft.cell(`${index}.date`),
        { text: entry.time },
        draft.cell(`${index}.estimate`),
        draft.cell(`${index}.actual`),
        draft.cell(`${index}.surprise`),
      ],
    })),
  };
}

function readDividends(draft: SourceDraft, entries: EntriesOf<"dividends">): Read {
  const read = entries.map((entry, index) => {
    const subject = subjectOf(entry.symbol, entry.company);
    return {
      symbol: entry.symbol,
      company: nameOf(draft, entry.symbol, entry.company, `${index}.company`),
      exDate: draft.day({
        key: `${index}.date`,
        label: draft.labels.exDate,
        subject,
        date: entry.date,
      }),
      paymentDate: draft.day({
        key: `${index}.payment`,
        label: draft.labels.paymentDate,
        subject,
        date: entry.paymentDate,
      }),
      amountPerShare: draft.figure({
        key: `${index}.amount`,
        label: draft.labels.dividendPerShare,
        subject,
        unit: "money",
        currency: entry.currency,
        period: entry.date,
        value: entry.amount,
      }),
    };
  });
  return {
    entries: read,
    columns: columns([draft.labels.symbol, draft.labels.exDate, draft.labels.payment], [draft.labels.perShare]),
    rows: read.map(({ symbol }, index) => ({
      symbol,
      cells: [
        { text: symbol },
        draft.cell(`${index}.date`),
        draft.cell(`${index}.payment`),
        draft.cell(`${index}.amount`),
      ],
    })),
  };
}

function readEconomic(draft: SourceDraft, entries: EntriesOf<"economic">): Read {
  const read = entries.map((entry, index) => {
    const event = outsideWords(entry.event, 120);
    const published = (key: string, text: string | null) => draft.quote(`${index}.${key}`, text, { maxLength: 40 });
    return {
      symbol: null,
      company: null,
      event: draft.quote(`${index}.event`, entry.event, { maxLength: 120 }),
      country: entry.country,
      impact: entry.impact,
      date: draft.day({ key: `${index}.date`, label: event, date: entry.date }),
      timeUtc: entry.time,
      actual: published("actual", entry.actual),
      forecast: published("forecast", entry.forecast),
      previous: published("previous", entry.previous),
    };
  });
  return {
    entries: read,
    columns: columns(
      [
        draft.labels.event,
        draft.labels.date,
        draft.labels.country,
        draft.labels.impact,
        draft.labels.actual,
        draft.labels.forecast,
        draft.labels.previous,
      ],
      [],
    ),
    rows: entries.map(({ event, country, impact, actual, forecast, previous }, index) => ({
      symbol: null,
      cells: [
        { text: outsideWords(event, 120) },
        draft.cell(`${index}.date`),
        { text: country ?? "—" },
        { text: impact },
        ...[actual, forecast, previous].map((text) => ({ text: text === null ? "—" : outsideWords(text, 40) })),
      ],
    })),
  };
}

function readOfferings(draft: SourceDraft, entries: EntriesOf<"ipo">): Read {
  const read = entries.map((entry, index) => {
    const company = outsideWords(entry.company, 80);
    return {
      symbol: entry.symbol,
      company: draft.quote(`${index}.company`, entry.company, { maxLength: 80 }),
      date: draft.day({ key: `${index}.date`, label: draft.texts.calendar.offering(company), date: entry.date }),
      price: draft.quote(`${index}.price`, entry.price, { maxLength: 40 }),
      shares: draft.figure({
        key: `${index}.shares`,
        label: draft.texts.calendar.sharesOffered(company),
        unit: "shares",
        value: entry.shares,
      }),
      value: draft.figure({
        key: `${index}.value`,
        label: draft.texts.calendar.sizeOfOffer(company),
        unit: "money",
        currency: entry.currency,
        value: entry.value,
      }),
      state: draft.quote(`${index}.state`, entry.state, { maxLength: 40 }),
    };
  });
  return {
    entries: read,
    columns: columns([draft.labels.company, draft.labels.date, draft.labels.price], [draft.labels.size]),
    rows: entries.map(({ symbol, company, price }, index) => ({
      symbol,
      cells: [
        { text: outsideWords(company, 80) },
        draft.cell(`${index}.date`),
        { text: price === null ? "—" : outsideWords(price, 40) },
        draft.cell(`${index}.value`),
      ],
    })),
  };
}

function readSplits(draft: SourceDraft, entries: EntriesOf<"splits">): Read {
  const read = entries.map((entry, index) => {
    const subject = subjectOf(entry.symbol, entry.company);
    return {
      symbol: entry.symbol,
      company: nameOf(draft, entry.symbol, entry.company, `${index}.company`),
      date: draft.day({ key: `${index}.date`, label: draft.labels.split, subject, date: entry.date }),
      ratio: entry.ratio,
      newSharesPerOld: draft.figure({
        key: `${index}.factor`,
        label: draft.labels.newSharesForOne,
        subject,
        unit: "number",
        value: entry.factor,
      }),
      words: draft.quote(`${index}.words`, entry.description, { maxLength: 120 }),
    };
  });
  return {
    entries: read,
    columns: columns([draft.labels.symbol, draft.labels.date, draft.labels.ratio], []),
    rows: read.map((entry, index) => ({
      symbol: entry.symbol,
      cells: [{ text: entry.symbol }, draft.cell(`${index}.date`), { text: entry.ratio }],
    })),
  };
}

function columns(texts: readonly string[], numbers: readonly string[]) {
  return [
    ...texts.map((label) => ({ label, isNumber: false })),
    ...numbers.map((label) => ({ label, isNumber: true })),
  ];
}
