import { z } from "zod";
import type { Fundamentals } from "#contract/fundamentals.ts";
import type { Words } from "#core/words/shape.ts";
import { readingTool, type ToolContext, type ToolFound, type ToolMissing, type ToolSource } from "../tool.ts";
import { fundamentalsOf } from "./company.ts";
import { found, missing } from "./found.ts";
import { symbolInput } from "./input.ts";
import { outsideWords } from "./outside-words.ts";
import { percentOf, sourceDraft } from "./source-draft.ts";
import { subjectOf } from "./subject-of.ts";
import { symbolHref } from "./symbol-href.ts";

const maxReports = 10;

export const insidersTool = readingTool({
  name: "get_insiders_and_filings",
  description:
    "What insiders of a company bought and sold in six months, their newest reports, the largest institutions and funds that own it, and the newest filings with the regulator.",
  input: z.strictObject({ symbol: symbolInput }),
  symbolsOf: ({ symbol }) => [symbol],
  run: (input, context) => insidersFound(input, context),
});

export async function insidersFound(
  { symbol }: { readonly symbol: string },
  context: Pick<ToolContext, "api" | "words">,
): Promise<ToolFound | ToolMissing> {
  const company = await fundamentalsOf(symbol, context);
  if ("ok" in company) return company;
  const { words } = context;
  const { owners } = words.answers.sources;
  const sources = [insidersSource(company, words), holdersSource(company, words), filingsSource(company, words)].filter(
    (source) => source !== null,
  );
  if (sources.length === 0) return missing(owners.none(symbol));
  return found(owners.summary(symbol), sources, [subjectOf(symbol, company.name)]);
}

/** Purchases and sales by insiders; null where none are known. */
export function insidersSource(company: Fundamentals, words: Words): ToolSource | null {
  const { insiders, symbol, currency, provenance } = company;
  if (insiders === null) return null;
  const subject = subjectOf(symbol, company.name);
  const draft = sourceDraft({ asOf: provenance.asOf, status: provenance.status, subject, words });
  const { labels } = draft;
  const { owners: texts } = draft.texts;
  const shares = (key: string, label: string, value: number | null) =>
    draft.figure({ key, label, unit: "shares", period: "6mo", value });
  const count = (key: string, label: string, value: number | null) =>
    draft.figure({ key, label, unit: "count", period: "6mo", value });
  const title = texts.insidersTitle(symbol);
  return draft.source({
    kind: "insiders",
    title,
    href: symbolHref(symbol, "events"),
    provider: provenance.source,
    data: {
      symbol,
      sharesBought: shares("bought", texts.bought, insiders.sharesBought),
      sharesSold: shares("sold", texts.sold, insiders.sharesSold),
      net: draft.derive({
        key: "net",
        label: texts.net,
        unit: "shares",
        period: "6mo",
        operation: "difference",
        of: ["bought", "sold"],
      }),
      purchases: count("purchases", texts.purchases, insiders.purchases),
      sales: count("sales", texts.sales, insiders.sales),
      reports: insiders.transactions.slice(0, maxReports).map((report, index) => ({
        date: draft.day({ key: `${index}.date`, label: texts.report, date: report.date }),
        name: draft.quote(`${index}.name`, report.name, { maxLength: 60 }),
        relation: draft.quote(`${index}.relation`, report.relation, { maxLength: 60 }),
        shares: draft.figure({
          key: `${index}.shares`,
          label: texts.reportShares,
          unit: "shares",
          period: report.date,
          value: report.shares,
        }),
        value: draft.figure({
          key: `${index}.value`,
          label: texts.reportValue,
          unit: "money",
          currency,
          period: report.date,
          value: report.value,
        }),
        what: draft.quote(`${index}.what`, report.text),
      })),
    },
    table:
      insiders.transactions.length === 0
        ? null
        : {
            title,
            columns: [
              { label: labels.date, isNumber: false },
              { label: labels.who, isNumber: false },
              { label: labels.what, isNumber: false },
              { label: labels.shares, isNumber: true },
              { label: labels.value, isNumber: true },
            ],
            rows: insiders.transactions.slice(0, maxReports).map((report, index) => ({
              symbol,
              cells: [
                draft.cell(`${index}.date`),
                {
                  text:
                    [report.name, report.relation]
                      .flatMap((one) => (one === null ? [] : [outsideWords(one, 60)]))
                      .join(", ") || "—",
                },
                { text: report.text === null ? "—" : outsideWords(report.text, 80) },
                draft.cell(`${index}.shares`),
                draft.cell(`${index}.value`),
              ],
            })),
          },
  });
}

/** The largest institutions and funds that own a company; null where none are known. */
export function holdersSource(company: Fundamentals, words: Words): ToolSource | null {
  const { holders, symbol, provenance, measures } = company;
  if (holders.length === 0) return null;
  const draft = sourceDraft({
    asOf: provenance.asOf,
    status: provenance.status,
    subject: subjectOf(symbol, company.name),
    words,
  });
  const { labels } = draft;
  const { owners: texts } = draft.texts;
  const ratio = (id: string) => percentOf(measures.find((measure) => measure.id === id)?.value);
  const rows = holders.map(({ name, kind, date, shares, portion }, index) => ({
    name: draft.quote(`${index}.name`, name, { maxLength: 80 }),
    kind,
    reported: draft.day({ key: `${index}.date`, label: texts.dayOfReport, date }),
    shares: draft.figure({
      key: `${index}.shares`,
      label: texts.sharesHeld,
      unit: "shares",
      asOf: date,
      value: shares,
    }),
    percent: draft.figure({
      key: `${index}.percent`,
      label: texts.part,
      unit: "percent",
      asOf: date,
      value: percentOf(portion),
    }),
  }));
  const title = texts.title(symbol);
  return draft.source({
    kind: "owners",
    title,
    href: symbolHref(symbol, "financials"),
    provider: provenance.source,
    data: {
      symbol,
      byInstitutionsPercent: draft.figure({
        key: "institutions",
        label: texts.institutions,
        unit: "percent",
        value: ratio("heldByInstitutions"),
      }),
      byInsidersPercent: draft.figure({
        key: "insiders",
        label: texts.insiders,
        unit: "percent",
        value: ratio("heldByInsiders"),
      }),
      largest: rows,
    },
    table: {
      title,
      columns: [
        { label: labels.owner, isNumber: false },
        { label: labels.kind, isNumber: false },
        { label: labels.part, isNumber: true },
        { label: labels.shares, isNumber: true },
        { label: labels.reported, isNumber: false },
      ],
      rows: holders.map(({ name, kind }, index) => ({
        symbol,
        cells: [
          { text: outsideWords(name, 80) },
          { text: kind === "fund" ? texts.fund : texts.institution },
          draft.cell(`${index}.percent`),
          draft.cell(`${index}.shares`),
          draft.cell(`${index}.date`),
        ],
      })),
    },
  });
}

/** The newest filings with the regulator; null where none are known. */
export function filingsSource(company: Fundamentals, words: Words): ToolSource | null {
  const { filings, symbol, provenance } = company;
  if (filings.length === 0) return null;
  const draft = sourceDraft({
    asOf: provenance.asOf,
    status: provenance.status,
    subject: subjectOf(symbol, company.name),
    words,
  });
  const { labels } = draft;
  const { owners: texts } = draft.texts;
  const shown = filings.slice(0, maxReports);
  const rows = shown.map(({ date, type, title }, index) => ({
    date: draft.day({ key: `${index}.date`, label: texts.filing(outsideWords(type, 20)), date }),
    type: draft.quote(`${index}.type`, type, { maxLength: 20 }),
    title: draft.quote(`${index}.title`, title, { maxLength: 120 }),
  }));
  const title = texts.filingsTitle(symbol);
  return draft.source({
    kind: "filings",
    title,
    href: shown[0]?.url ?? symbolHref(symbol, "events"),
    provider: provenance.source,
    data: { symbol, filings: rows },
    table: {
      title,
      columns: [labels.date, labels.form, labels.what].map((label) => ({ label, isNumber: false })),
      rows: shown.map(({ type, title: what }, index) => ({
        symbol,
        cells: [
          draft.cell(`${index}.date`),
          { text: outsideWords(type, 20) },
          { text: what === null ? "—" : outsideWords(what, 120) },
        ],
      })),
    },
  });
}
