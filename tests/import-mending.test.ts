import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FaultCode } from "#core/faults/fault.ts";
import type { TransactionType } from "#core/portfolio/transaction.ts";
import { type Correction, correctionOf, type Preview, shownField } from "#web/portfolio/import/import-state.ts";
import { startTestServer, type TestServer, type Visitor } from "./support/test-server.ts";
import { startYahooUpstream, type YahooUpstream } from "./upstreams/yahoo-upstream.ts";

const now = "2026-03-04T16:00:00Z";
const trades = "Date,Action,Symbol,Quantity,Price,Fee,Amount,Currency\n";
const own =
  "Account,Account currency,Type,Symbol,Date,Quantity,Price,Amount,Currency,Ratio,New symbol,Cash,Cost share\n";
const schwab = '"Date","Action","Symbol","Description","Quantity","Price","Fees & Comm","Amount"\n';
const saxo =
  "Client ID,Trade Date,Value Date,Type,Instrument,Instrument ISIN,Instrument currency,Exchange Description,Instrument Symbol,Event,Amount,Order ID,Conversion Rate\n";
const degiro =
  "Date,Time,Product,ISIN,Reference exchange,Venue,Quantity,Price,,Local value,,Value,,Exchange rate,Transaction and/or third,,Total,,Order ID\n";
const trading212 =
  "Action,Time,ISIN,Ticker,Name,No. of shares,Price / share,Currency (Price / share),Exchange rate,Total,Currency (Total),Withholding tax,Currency (Withholding tax)\n";
const etoro = "Date,Type,Details,Amount,Units,Realized Equity Change,Realized Equity,Balance,Position ID,Asset type\n";
const ghostfolio = (dataSource: string, fee: unknown) =>
  JSON.stringify({
    activities: [
      {
        type: "BUY",
        symbol: "AAPL",
        dataSource,
        quantity: 3,
        unitPrice: 240.1,
        currency: "USD",
        fee,
        date: "2025-03-05T00:00:00.000Z",
      },
    ],
  });

/** A purchase with the id x, a sale that names lots, and a later purchase with the id y. */
const lotsFile = (lots: string) =>
  `${own.trimEnd()},ID,Lots\nA,USD,buy,AAPL,2025-03-04,3,240.1,,USD,,,,,x,\nA,USD,sell,AAPL,2025-03-05,3,240.1,,USD,,,,,,${lots}\nA,USD,buy,AAPL,2025-03-06,3,240.1,,USD,,,,,y,\n`;

type Typed = Partial<Record<keyof Correction, string>>;
interface Case {
  readonly code: FaultCode;
  readonly content: string;
  readonly typed: Typed;
  /** The type chosen in the form, if it isn't the row's own. */
  readonly type?: TransactionType;
}
const line = (code: FaultCode, cells: string, typed: Typed, type?: TransactionType): Case => ({
  code,
  content: `${trades}${cells}\n`,
  typed,
  ...(type === undefined ? {} : { type }),
});
const ownLine = (code: FaultCode, cells: string, typed: Typed): Case => ({ code, content: `${own}${cells}\n`, typed });
const ownMoney = (code: FaultCode, cells: string, typed: Typed): Case => ({
  code,
  content: `${own.trim()},Fee,Price currency,Fee currency,Rate,Received,Received currency\n${cells}\n`,
  typed,
});
const filled: Typed = { date: "2025-03-05", symbol: "AAPL", quantity: "3", price: "240.1", currency: "USD" };

const cases: readonly Case[] = [
  line("not-a-number", "2025-03-05,Buy,AAPL,NaN,240.1,,,USD", { quantity: "3" }),
  line("not-a-number", "2025-03-05,Dividend,AAPL,n.a.?,,,3.10,USD", {}, "dividend"),
  line("not-a-number-with", '2025-03-05,Buy,AAPL,3,240.1,,,USD\n2025-03-06,Buy,AAPL,3,"1.240,1",,,USD', {
    price: "240.1",
  }),
  {
    code: "ambiguous-number",
    content: `${saxo},16-jan-2025,20-jan-2025,Trade,Apple,US0378331005,USD,NASDAQ,AAPL:xnas,"Buy 1,500 @ 12.00 USD","-18000.00",,1\n`,
    typed: { ...filled, quantity: "1500", price: "12" },
    type: "buy",
  },
  line("not-a-currency-in", "2025-03-05,Buy,AAPL,3,240.1 QQQ,,,USD", { price: "240.1" }),
  line("two-currencies", "2025-03-05,Buy,AAPL,3,EUR 240.1 USD,,,USD", { price: "240.1" }),
  line("not-a-date", "soon,Buy,AAPL,3,240.1,,,USD", { date: "2025-03-05" }),
  line("no-such-day", "2025-02-30,Buy,AAPL,3,240.1,,,USD", { date: "2025-03-05" }),
  line("date-missing", ",Buy,AAPL,3,240.1,,,USD", { date: "2025-03-05" }),
  line("before-1900", "1825-03-04,Buy,AAPL,3,240.1,,,USD", { date: "2025-03-05" }),
  line("in-the-future", "2027-03-04,Buy,AAPL,3,240.1,,,USD", { date: "2025-03-05" }),
  line("unlikely-day", "1925-03-04,Buy,AAPL,3,240.1,,,USD", { date: "2025-03-05" }),
  line("unlikely-day", "2025-03-02,Buy,AAPL,3,240.1,,,USD", {}),
  line("not-a-symbol", "2025-03-05,Buy,A!PL,3,240.1,,,USD", { symbol: "AAPL" }),
  line("unknown-symbol", "2025-03-05,Buy,UNKNOWN,3,240.1,,,USD", { symbol: "AAPL" }),
  line("coin-or-share", "2025-03-05,Buy,BTC,3,240.1,,,USD", { symbol: "BTC-USD" }),
  line("coin-or-share", "2025-03-05,Fee,BTC,,,,3,USD", { symbol: "BTC-USD" }),
  line("needs-field", "2025-03-05,Dividend,AAPL,,,,,USD", { amount: "3.10" }),
  line("has-no-field", "2025-03-05,Dividend,AAPL,,,,,USD", filled, "buy"),
  line("short-position", "2025-03-05,Buy,AAPL,-3,240.1,,,USD", { quantity: "3" }),
  line("negative", "2025-03-05,Buy,AAPL,3,-240.1,,,USD", { price: "240.1" }),
  line("negative", "2025-03-05,Deposit,,,,,-3.10,USD", { amount: "3.10" }, "withdrawal"),
  line("amount-sign", "2025-03-05,Buy,AAPL,3,,5,4,USD", { amount: "-724" }),
  line("not-above-zero", "2025-03-05,Buy,AAPL,0,240.1,,,USD", { quantity: "3" }),
  line("too-large", "2025-03-05,Buy,AAPL,1e18,240.1,,,USD", { quantity: "3" }),
  line("too-many-places", "2025-03-05,Buy,AAPL,0.1234567890123456789,240.1,,,USD", { quantity: "0.123456789" }),
  line("not-a-currency-code", "2025-03-05,Buy,AAPL,3,240.1,,,DOLLARS", { currency: "USD" }),
  line("other-currency", "2025-03-05,Buy,AAPL,3,€240.1,,,USD", { price: "240.1" }),
  line("choose-type", "2025-03-05,Frobnicate,AAPL,3,240.1,,,USD", filled, "buy"),
  line("choose-currency", "2025-03-05,Buy,AAPL,3,$240.1,,,", { currency: "USD" }),
  line("cells-beside-columns", "2025-03-05,Buy,AAPL,3,240.1,,,USD,1", filled, "buy"),
  line("text-after-quotation", '2025-03-05,Buy,"AA"PL,3,240.1,,,USD', filled, "buy"),
  line("quotation-not-closed", '2025-03-05,Buy,"AAPL,3,240.1,,,USD', filled, "buy"),
  line("amount-differs", "2025-03-05,Buy,AAPL,3,240.1,,5000,USD", { price: "1666.67" }),
  line("amount-differs", "2025-03-05,Buy,AAPL,3,240.1,,724.2,USD", { fee: "3.9" }),
  line("amount-differs", "2025-03-05,Buy,AAPL,3,240.1,,5000,USD", { amount: "5000" }, "deposit"),
  line("split-without-ratio", "2025-03-05,Split,AAPL,2,,,,", { ratio: "2" }),
  line("split-without-ratio", "2025-03-05,Split,AAPL,x,,,,", { ratio: "2" }),
  {
    code: "confirm-ratio",
    content: `${schwab}"03/05/2025","Stock Split","AAPL","APPLE","3","","",""\n"03/04/2025","Buy","AAPL","APPLE","1","$240.10","","-$240.10"\n`,
    typed: {},
  },
  ownLine("same-symbol", "A,USD,symbol-change,AAPL,2025-03-05,,,,USD,,AAPL,,", { newSymbol: "NVDA" }),
  ownLine("merger-gives-nothing", "A,USD,merger,AAPL,2025-03-05,,,,USD,,,,", { cash: "3" }),
  ownLine("merger-needs-both", "A,USD,merger,AAPL,2025-03-05,,,,USD,,NVDA,,", { ratio: "2" }),
  ownLine("cost-share-range", "A,USD,spin-off,AAPL,2025-03-05,,,,USD,1,NVDA,,12", { costShare: "0.12" }),
  ownLine("cut-ratio", "A,USD,split,AAPL,2025-03-05,,,,USD,0.3333,,,", { ratio: "1:3" }),
  ownMoney("same-currency", "A,USD,currency-exchange,,2025-03-05,,,10,USD,,,,,,,,,9,USD", { receivedCurrency: "EUR" }),
  ownMoney("needs-rate", "A,USD,buy,AAPL,2025-03-05,3,240.1,,USD,,,,,1,,EUR,,,", { rate: "1.08" }),
  ownMoney("several-currencies", "A,USD,buy,AAPL,2025-03-05,3,240.1,,USD,,,,,1,GBP,EUR,1.08,,", {
    priceCurrency: "EUR",
  }),
  line("oversell", "2025-03-05,Sell,AAPL,3,240.1,,,USD", filled, "buy"),
  { code: "lot-shortfall", content: lotsFile("y 3"), typed: { quantity: "3" } },
  { code: "too-many-lots", content: lotsFile(Array(1_001).fill("x 1").join(";")), typed: { quantity: "3" } },
  { code: "lots-above-quantity", content: lotsFile("x 2; x 2"), typed: { quantity: "3" } },
  ownLine("not-a-currency", "A,USD,buy,AAPL,2025-03-05,3,240.1,,QQQ,,,,", { currency: "USD" }),
  ownLine("option", "A,USD,buy,AAPL240119C00150000,2025-03-05,3,240.1,,USD,,,,", { symbol: "AAPL" }),
  { code: "field-not-a-number", content: ghostfolio("YAHOO", "x"), typed: { fee: "1" } },
  { code: "not-a-data-source", content: ghostfolio("MOON", 1), typed: { symbol: "AAPL" } },
  { code: "exponent", content: ghostfolio("YAHOO", "1e-3"), typed: { fee: "0.001" } },
  {
    code: "not-an-isin",
    content: `${degiro}05-03-2025,15:30,APPLE,US0378331000,NDQ,XNAS,3,240.10,USD,-720.30,USD,-720.30,USD,,,,-720.30,USD,x\n`,
    typed: { symbol: "AAPL" },
  },
  {
    code: "no-exchange-rate",
    content: `${trading212}Dividend (Ordinary),2025-03-05 10:00:00,US0378331005,AAPL,Apple,3,0.25,USD,,0.60,GBP,0.10,CHF\n`,
    typed: { amount: "0.75", tax: "0.1" },
  },
  {
    code: "exchange-missing",
    content: `${etoro}05/03/2025 10:00:00,Dividend,KER/EUR,0.17,-,0.17,100,100,1,Stocks\n`,
    typed: { symbol: "AAPL" },
  },
];

describe("a fault in the preview of an import", () => {
  let server: TestServer;
  let upstream: YahooUpstream;
  let visitor: Visitor;
  beforeAll(async () => {
    upstream = await startYahooUpstream({ clock: { now: () => Date.parse(now) } });
    server = await startTestServer({ CLOCK: now, YAHOO_BASE_URL: upstream.url, LIMIT_IMPORTS_PER_HOUR: "10000" });
    visitor = server.visitor();
    await visitor.signUp();
  });
  afterAll(async () => {
    await server.stop();
    await upstream.close();
  });

  const preview = async (content: string, corrections: Record<string, Correction> = {}) => {
    const reply = await visitor.post("/api/portfolio/import/preview", { fileName: "trades", content, corrections });
    expect(reply.status, reply.text.slice(0, 300)).toBe(200);
    return reply.body as unknown as Preview;
  };

  it.each(cases)("$code is resolved by the row's form", async ({ code, content, typed, type }) => {
    const shown = await preview(content);
    const row = shown.rows.find(({ faults }) => faults.length > 0);
    const chosen = type ?? row?.fields?.type;
    if (row === undefined || chosen === undefined) throw new Error(`no row to fix: ${JSON.stringify(shown.rows)}`);
    if (code !== "has-no-field") expect(row.faults.map(({ fault }) => fault.code)).toContain(code);
    const read = correctionOf(chosen, (name) => typed[name] ?? shownField(row, name));
    if ("doubts" in read) throw new Error([...read.doubts.values()].join());
    const mended = (await preview(content, { [row.id]: read.correction })).rows.find(({ id }) => id === row.id);
    expect(mended?.faults).toEqual([]);
    expect(mended?.isTicked).toBe(true);
  });

  it("has a case for every code that a file can have", () => {
    const tried = new Set(cases.map(({ code }) => code));
    expect(fileFaults.filter((code) => !tried.has(code))).toEqual([]);
  });
});

/** Codes of faults in files. The others are of entries in one line, passwords, and files as a whole. */
const fileFaults: readonly FaultCode[] = [
  "not-a-number",
  "not-a-number-with",
  "ambiguous-number",
  "not-a-currency-in",
  "two-currencies",
  "not-a-date",
  "no-such-day",
  "option",
  "not-a-symbol",
  "same-symbol",
  "same-currency",
  "several-currencies",
  "needs-rate",
  "needs-field",
  "has-no-field",
  "merger-gives-nothing",
  "merger-needs-both",
  "exponent",
  "field-not-a-number",
  "short-position",
  "negative",
  "not-above-zero",
  "too-large",
  "too-many-places",
  "cost-share-range",
  "cut-ratio",
  "oversell",
  "before-1900",
  "in-the-future",
  "not-a-currency",
  "date-missing",
  "split-without-ratio",
  "confirm-ratio",
  "unlikely-day",
  "coin-or-share",
  "choose-type",
  "choose-currency",
  "cells-beside-columns",
  "text-after-quotation",
  "quotation-not-closed",
  "other-currency",
  "no-exchange-rate",
  "amount-sign",
  "amount-differs",
  "exchange-missing",
  "not-a-currency-code",
  "not-an-isin",
  "not-a-data-source",
  "unknown-symbol",
];
