import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bothEngines } from "../../../tests/support/test-engines.ts";
import { type Reply, startTestServer, type TestServer, type Visitor } from "../../../tests/support/test-server.ts";
import { startYahooUpstream, type YahooUpstream } from "../../../tests/upstreams/yahoo-upstream.ts";

const now = "2026-03-04T16:00:00Z";
const header = "Date,Type,Symbol,Quantity,Price,Currency\n";
const twoBuys = `${header}2025-03-04,buy,NVDA,12,131.20,USD\n2025-03-05,buy,AAPL,3,240.10,USD\n`;
const sample = (name: string) =>
  readFileSync(new URL(`../../core/imports/samples/${name}`, import.meta.url)).toString("utf8");

interface Preview {
  broker: { id: string } | null;
  refused: string | null;
  encoding: string;
  questions: string[];
  columns: string[];
  mapping: Record<string, string> | null;
  isMappingRemembered: boolean;
  rows: {
    id: string;
    line: number;
    fields: Record<string, string | null> | null;
    faults: { column: string; message: string }[];
    skipped: string | null;
    isDuplicate: boolean;
    isTicked: boolean;
  }[];
  accounts: { fileName: string | null; accountId: string | null; name: string; currency: string }[];
  unknownSymbols: { symbol: string; near: { symbol: string }[] }[];
  differences: { symbol: string | null; line: number; read: string; stated: string }[];
  counts: Record<string, number>;
}

describe.each(bothEngines())("imports on $name", (engine) => {
  let server: TestServer;
  let upstream: YahooUpstream;
  beforeAll(async () => {
    upstream = await startYahooUpstream({ clock: { now: () => Date.parse(now) } });
    server = await startTestServer({
      ...(await engine.environment()),
      CLOCK: now,
      YAHOO_BASE_URL: upstream.url,
      LIMIT_IMPORTS_PER_HOUR: "10000",
      LIMIT_EXPORTS_PER_HOUR: "10000",
      LIMIT_IMPORT_KILOBYTES: "2048",
    });
  });
  afterAll(async () => {
    await server.stop();
    await upstream.close();
  });

  async function newVisitor(): Promise<Visitor> {
    const visitor = server.visitor();
    await visitor.signUp();
    return visitor;
  }
  const file = (content: string, more: object = {}) => ({ fileName: "trades.csv", content, ...more });
  const bytes = (content: Buffer, more: object = {}) => ({
    fileName: "trades.csv",
    contentBase64: content.toString("base64"),
    ...more,
  });
  const preview = async (visitor: Visitor, input: object) => {
    const reply = await visitor.post("/api/portfolio/import/preview", input);
    expect(reply.status, reply.text.slice(0, 500)).toBe(200);
    return reply.body as unknown as Preview;
  };
  const take = (visitor: Visitor, input: object) => visitor.post("/api/portfolio/import", input);
  const ledger = async (visitor: Visitor) =>
    (await visitor.get("/api/portfolio/transactions")).body as unknown as {
      transactions: Record<string, unknown>[];
      total: number;
    };
  const accounts = async (visitor: Visitor) =>
    (await visitor.get("/api/portfolio/accounts")).body["accounts"] as { id: string; name: string; currency: string }[];
  const errors = ({ body }: Reply) =>
    (body["errors"] as { path: string; message: string }[]).map(({ message }) => message);

  it("shows what a file would do, and changes nothing by that", async () => {
    const visitor = await newVisitor();
    const shown = await preview(visitor, file(twoBuys));
    expect(shown.broker).toMatchObject({ id: "generic" });
    expect(shown.rows.map(({ line, isTicked, fields }) => [line, isTicked, fields?.["symbol"]])).toEqual([
      [2, true, "NVDA"],
      [3, true, "AAPL"],
    ]);
    expect(shown.accounts).toEqual([{ fileName: null, accountId: null, name: "My account", currency: "USD", rows: 2 }]);
    expect(shown.counts).toEqual({ rows: 2, ticked: 2, duplicates: 0, faulty: 0, skipped: 0 });
    expect((await ledger(visitor)).total).toBe(0);
    expect(await accounts(visitor)).toEqual([]);
  });

  it("keeps each balance of a new account whose file has several", async () => {
    const visitor = await newVisitor();
    const text = [
      "Date,Action,Symbol,Quantity,Price,Amount,Currency,Balance",
      "2025-02-03,Deposit,,,,1000,EUR,1000",
      "2025-02-03,Deposit,,,,500,USD,500",
      "2025-02-04,Buy,AAPL,2,100,-200,USD,300",
    ].join("\n");
    expect((await take(visitor, file(text))).status).toBe(201);
    const { body } = await visitor.get("/api/portfolio/holdings");
    const balances = (body["cash"] as { currency: string; balance: string }[]).map((one) => [
      one.currency,
      one.balance,
    ]);
    expect(Object.fromEntries(balances)).toEqual({ EUR: "1000.00", USD: "300.00" });
  });

  it("refuses a file that isn't text, with the line", async () => {
    const visitor = await newVisitor();
    for (const call of ["import", "import/preview"]) {
      const reply = await visitor.post(`/api/portfolio/${call}`, bytes(Buffer.from("Date,Symbol\n2024-01-02,N\0\n")));
      expect(reply.status).toBe(422);
      expect(errors(reply)).toEqual(["Line 2 has a NUL character, so the file isn't a text file"]);
    }
    expect((await take(visitor, bytes(Buffer.from("\0")))).status).toBe(422);
  });

  it("changes nothing when its client disconnects before writing begins", async () => {
    const visitor = await newVisitor();
    const other = await newVisitor();
    const days = Array.from({ length: 20_000 }, (_none, index) => `2025-03-04,buy,NVDA,${index + 1},131.20,USD\n`);
    const large = file(header + days.join(""));
    // Large plans are made one after the other, so the import waits behind this one.
    const before = preview(other, large);
    await pause(200);
    const ending = new AbortController();
    const imported = fetch(`${server.origin}/api/portfolio/import`, {
      method: "POST",
      headers: { origin: server.origin, "content-type": "application/json", cookie: visitor.cookie() ?? "" },
      body: JSON.stringify(large),
      signal: ending.signal,
    });
    const isRefused = expect(imported).rejects.toThrow(/abort/i);
    await pause(200);
    ending.abort();
    await isRefused;
    await before;
    // Comes after the import, if that went on.
    await preview(other, large);
    expect((await ledger(visitor)).total).toBe(0);
    expect((await visitor.get("/api/portfolio/imports")).body["imports"]).toEqual([]);
  });

  it("imports a file as one transaction; the same file three times changes nothing more", async () => {
    const visitor = await newVisitor();
    const first = await take(visitor, file(twoBuys));
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({
      added: 2,
      skipped: 0,
      duplicates: 0,
      undoUntil: expect.stringMatching(/^2026-04-03T16:00:/),
    });
    const after = await ledger(visitor);
    const again = () => take(visitor, file(twoBuys));
    for (const { body } of [await again(), await again()])
      expect(body).toMatchObject({ importId: null, added: 0, duplicates: 2 });
    expect(await ledger(visitor)).toEqual(after);
    expect(
      (await preview(visitor, file(twoBuys))).rows.map(({ isDuplicate, isTicked }) => [isDuplicate, isTicked]),
    ).toEqual([
      [true, false],
      [true, false],
    ]);
  });

  it("keeps true twins of a file, and takes a duplicate that is ticked", async () => {
    const visitor = await newVisitor();
    const twins = `${header}2025-03-04,buy,NVDA,1,131.20,USD\n2025-03-04,buy,NVDA,1,131.20,USD\n`;
    expect((await take(visitor, file(twins))).body).toMatchObject({ added: 2 });
    const three = `${twins}2025-03-04,buy,NVDA,1,131.20,USD\n`;
    expect((await take(visitor, file(three))).body).toMatchObject({ added: 1, duplicates: 2 });
    expect((await take(visitor, file(three, { take: ["2"] }))).body).toMatchObject({ added: 1, duplicates: 2 });
    expect((await ledger(visitor)).total).toBe(4);
  });

  it("adds a file once, however often and together it is sent", async () => {
    const visitor = await newVisitor();
    await take(visitor, file(`${header}2025-03-03,buy,NVDA,1,1,USD\n`));
    const replies = await Promise.all([1, 2, 3].map(() => take(visitor, file(twoBuys))));
    expect(replies.map(({ body }) => String(body["added"])).toSorted()).toEqual(["0", "0", "2"]);
  });

  it("undoes an import as a whole, once, and can then import the file again", async () => {
    const visitor = await newVisitor();
    const id = (await take(visitor, file(twoBuys))).body["importId"] as string;
    expect((await visitor.get("/api/portfolio/imports")).body).toMatchObject({
      imports: [{ id, fileName: "trades.csv", transactionCount: 2, undoneAt: null }],
    });
    const stranger = await newVisitor();
    expect((await stranger.delete(`/api/portfolio/imports/${id}`)).status).toBe(404);
    expect((await visitor.delete(`/api/portfolio/imports/${id}`)).body).toEqual({ removed: 2 });
    expect((await visitor.delete(`/api/portfolio/imports/${id}`)).body).toEqual({ removed: 0 });
    expect((await ledger(visitor)).total).toBe(0);
    expect((await take(visitor, file(twoBuys))).body).toMatchObject({ added: 2, duplicates: 0 });
  });

  it("refuses to undo an import whose shares were sold since", async () => {
    const visitor = await newVisitor();
    const id = (await take(visitor, file(twoBuys))).body["importId"] as string;
    await visitor.post("/api/portfolio/transactions", {
      type: "sell",
      symbol: "NVDA",
      date: "2025-06-02",
      quantity: "5",
      price: "140",
    });
    const reply = await visitor.delete(`/api/portfolio/imports/${id}`);
    expect(reply.body).toMatchObject({ status: 422, code: "oversell" });
    expect((await ledger(visitor)).total).toBe(3);
  });

  it.each([
    ["a date in the future", "2027-01-02,buy,NVDA,1,10,USD", "Line 2, Date: 2 Jan 2027 is in the future"],
    ["a negative price", "2025-01-02,buy,NVDA,1,-10,USD", "Line 2, Price: The price can't be negative"],
    ["1e30 shares", "2025-01-02,buy,NVDA,1e30,10,USD", "Line 2, Quantity: “1e30” isn't a number"],
    [`1 and 30 zeros`, `2025-01-02,buy,NVDA,1${"0".repeat(30)},10,USD`, "Line 2, Quantity: The number of shares 1000"],
    ["NaN", "2025-01-02,buy,NVDA,NaN,10,USD", "Line 2, Quantity: “NaN” isn't a number"],
    ["an unknown symbol", "2025-01-02,buy,NOPE,1,10,USD", "Line 2, Symbol: No source lists NOPE."],
    [
      "a broken quote",
      '2025-01-02,buy,"NV"DA,1,10,USD',
      "Line 2, Symbol: There is text after a closing quotation mark",
    ],
    ["an open quote", '2025-01-02,buy,"NVDA,1,10,USD', "Line 2, Symbol: The closing quotation mark is missing"],
    ["too many cells", "2025-01-02,buy,NVDA,1,10,USD,x", "Line 2, column 7: The line has 7 cells"],
  ])("refuses a file with %s, names line and column, and changes nothing", async (_name, row, message) => {
    const visitor = await newVisitor();
    const reply = await take(visitor, file(`${header}${row}\n2025-03-05,buy,AAPL,3,240.10,USD\n`));
    expect(reply.status).toBe(422);
    expect(errors(reply)[0]).toContain(message);
    expect((await ledger(visitor)).total).toBe(0);
    expect(await accounts(visitor)).toEqual([]);
  });

  it.each([
    [
      "selling more than is held",
      "2025-03-04,buy,NVDA,5,131.20,USD\n2025-03-05,sell,NVDA,6,140,USD",
      "Line 3, quantity: You hold only 5 NVDA",
    ],
    [
      "a sale before the purchase",
      "2025-03-04,sell,NVDA,5,131.20,USD\n2025-03-05,buy,NVDA,6,140,USD",
      "Line 2, quantity: You hold no NVDA",
    ],
  ])("refuses a file with %s, names line and column, and changes nothing", async (_name, rows, message) => {
    const visitor = await newVisitor();
    const reply = await take(visitor, file(header + rows));
    expect(reply.body).toMatchObject({ status: 422, code: "oversell" });
    expect(errors(reply)[0]).toContain(message);
    expect((await ledger(visitor)).total).toBe(0);
    expect(await accounts(visitor)).toEqual([]);
  });

  it("compares the shares that a file has at its end with the ledger and the file together", async () => {
    const visitor = await newVisitor();
    const vanguard = (held: number, day: string, bought: number) =>
      file(
        `Account Number,Investment Name,Symbol,Shares,Share Price,Total Value,\n10010010,VANGUARD TOTAL STOCK MARKET ETF,VTI,${held},266.00,2660.00,\n\nAccount Number,Trade Date,Settlement Date,Transaction Type,Transaction Description,Investment Name,Symbol,Shares,Share Price,Principal Amount,Commission Fees,Net Amount,Accrued Interest,Account Type,\n10010010,${day},${day},Buy,Buy,VANGUARD TOTAL STOCK MARKET ETF,VTI,${bought}.00000,100,${-100 * bought},0.0,${-100 * bought},0.0,CASH,\n`,
      );
    const first = vanguard(10, "01/08/2024", 10);
    expect((await preview(visitor, first)).differences).toEqual([]);
    expect((await take(visitor, first)).status).toBe(201);
    expect((await preview(visitor, first)).differences).toEqual([]);
    expect((await preview(visitor, vanguard(12, "02/08/2024", 2))).differences).toEqual([]);
    expect((await preview(visitor, vanguard(13, "02/08/2024", 2))).differences).toMatchObject([
      { symbol: "VTI", line: 2, read: "12", stated: "13" },
    ]);
  });

  it("says in the preview and the ledger why two transfers don't count as one", async () => {
    const visitor = await newVisitor();
    const accounted = "Account,Date,Type,Symbol,Quantity,Price,Currency\n";
    const rows =
      "A,2025-03-03,buy,NVDA,5,131.20,USD\nA,2025-03-04,transfer out,NVDA,5,,USD\nB,2025-03-06,transfer in,NVDA,5,,USD\n";
    const message =
      "5 NVDA leave on 4 Mar 2025 and 5 arrive on 6 Mar 2025, so the cost isn't carried over. Give both the same date.";
    const hints = (lines: readonly unknown[]) =>
      lines.map((line) => (line as { hint: { message: string } | null }).hint?.message ?? null);
    const body = file(accounted + rows);
    const shown = await preview(visitor, body);
    expect(shown.counts).toMatchObject({ ticked: 3, faulty: 0 });
    expect(hints(shown.rows)).toEqual([null, message, message]);
    expect((await take(visitor, body)).body).toMatchObject({ added: 3 });
    expect(hints((await ledger(visitor)).transactions)).toEqual([message, message, null]);
  });

  it("shows the currency that a line without one is taken in: pence where the price is in pence, pounds for money alone", async () => {
    const visitor = await newVisitor();
    const lines = [
      "2025-03-04,buy,TSCO.L,10.5,280.27,-2942.84",
      "2025-03-05,buy,TSCO.L,10.5,,-29.43",
      "2025-03-06,dividend,TSCO.L,,,1.20",
    ];
    const body = file(`Date,Type,Symbol,Quantity,Price,Amount\n${lines.join("\n")}\n`);
    expect((await preview(visitor, body)).rows.map(({ fields }) => fields?.["currency"])).toEqual([
      "GBp",
      "GBP",
      "GBP",
    ]);
    expect((await take(visitor, body)).body).toMatchObject({ added: 3 });
    expect((await ledger(visitor)).transactions.map(({ currency }) => currency)).toEqual(["GBP", "GBP", "GBp"]);
  });

  it("marks a sale of what isn't held in the preview, says what it is held as, and leaves it alone where asked to", async () => {
    const visitor = await newVisitor();
    const rows = [
      "2025-03-03,buy,AAPL,5,131.20,USD",
      "2025-03-04,buy,NVDA,5,131.20,USD",
      "2025-03-05,sell,NVDA,6,140,USD",
      "2025-03-06,sell,NVDA,2,140,USD",
      "2025-03-07,sell,AAPL,1,200,USD",
    ];
    await take(visitor, file(`${header}${rows[0] ?? ""}\n`));
    const [account] = await accounts(visitor);
    const change = { accountId: account?.["id"], type: "symbol-change", date: "2025-03-05", newSymbol: "MSFT" };
    expect((await visitor.post("/api/portfolio/transactions", { ...change, symbol: "AAPL" })).status).toBe(201);
    const body = { ...file(header + rows.join("\n")), accountId: account?.["id"] };
    const preview = (await visitor.post("/api/portfolio/import/preview", body)).body;
    expect(preview["counts"]).toMatchObject({ rows: 5, ticked: 2, duplicates: 1, faulty: 2 });
    expect(preview["rows"]).toMatchObject([
      { isDuplicate: true },
      { isTicked: true },
      { isTicked: false, faults: [{ column: "quantity", fault: { code: "oversell", held: "5", heldAs: "NVDA" } }] },
      { isTicked: true, faults: [] },
      { isTicked: false, faults: [{ fault: { code: "oversell", held: "0", heldAs: "MSFT" } }] },
    ]);
    expect((await take(visitor, body)).body).toMatchObject({
      code: "oversell",
      errors: [{ path: "rows.6.quantity", fault: { code: "oversell", held: "0" } }, { fault: { held: "5" } }],
    });
    expect((await take(visitor, { ...body, faultyRows: "leave" })).body).toMatchObject({ added: 2, duplicates: 1 });
  });

  it("refuses a file of 200 columns, of more bytes than are taken, an empty one, and none at all", async () => {
    const visitor = await newVisitor();
    const wide = await take(visitor, file(`${"a,".repeat(199)}a\n`));
    expect(wide.body).toMatchObject({ status: 422, code: "unreadable-file" });
    expect(errors(wide)).toEqual(["Line 1 has 200 columns, but at most 128 can be read"]);
    const large = await take(visitor, file("x".repeat(3 * 1024 * 1024)));
    expect(large.body).toMatchObject({ status: 413, code: "body-too-large" });
    expect((await take(visitor, file(" \n"))).body).toMatchObject({
      code: "unreadable-file",
      detail: "The file is empty",
    });
    expect((await take(visitor, { fileName: "x.csv" })).status).toBe(422);
    expect((await ledger(visitor)).total).toBe(0);
  });

  it("reads UTF-16 and Windows-1252 as well as UTF-8", async () => {
    const visitor = await newVisitor();
    const german =
      "Datum;Typ;ISIN;Symbol;Stück;Kurs;Währung\n04.03.2025;Kauf;;NVDA;12;131,20;USD\n13.03.2025;Kauf;;NVDA;1;1.131,20;USD\n";
    for (const [content, encoding] of [
      [Buffer.from(`\ufeff${german}`, "utf16le"), "utf-16le"],
      [Buffer.from(german, "latin1"), "windows-1252"],
      [Buffer.from(german, "utf8"), "utf-8"],
    ] as const) {
      const shown = await preview(visitor, bytes(content));
      expect(shown.encoding).toBe(encoding);
      expect(shown.rows.map(({ fields }) => [fields?.["date"], fields?.["quantity"], fields?.["price"]])).toEqual([
        ["2025-03-04", "12", "131.2"],
        ["2025-03-13", "1", "1131.2"],
      ]);
    }
  });

  it("keeps a formula in a name as text, and writes it so that no spreadsheet runs it", async () => {
    const visitor = await newVisitor();
    const formula = '=HYPERLINK("http://evil.example")';
    const text = `Date,Type,Symbol,Quantity,Price,Currency,Account\n2025-03-04,buy,NVDA,1,10,USD,"${formula.replaceAll('"', '""')}"\n`;
    expect((await take(visitor, file(text))).body).toMatchObject({ added: 1 });
    expect((await accounts(visitor)).map(({ name }) => name)).toEqual([formula]);
    const written = await visitor.get("/api/portfolio/export?format=csv");
    expect(written.text.split("\r\n")[1]).toMatch(/^"'=HYPERLINK/);
  });

  it("asks for the order of day and month where the file leaves it open", async () => {
    const visitor = await newVisitor();
    const open = file(`${header}03/04/2025,buy,NVDA,1,10,USD\n`);
    expect((await preview(visitor, open)).questions).toEqual(["dateOrder"]);
    const refused = await take(visitor, open);
    expect(refused.body).toMatchObject({ status: 422, errors: [{ path: "dateOrder" }] });
    expect((await take(visitor, { ...open, dateOrder: "day-first" })).body).toMatchObject({ added: 1 });
    expect((await ledger(visitor)).transactions[0]).toMatchObject({ date: "2025-04-03" });
  });

  it("takes corrections, knows the corrected row again, and leaves faulty rows where it is told to", async () => {
    const visitor = await newVisitor();
    const broken = file(`${header}2025-03-04,buy,NVDA,12,-131.20,USD\n2025-03-05,buy,AAPL,x,240.10,USD\n`);
    const corrections = { "2": { price: "131.20" } };
    expect((await preview(visitor, { ...broken, corrections })).rows.map(({ faults }) => faults.length)).toEqual([
      0, 1,
    ]);
    expect((await take(visitor, { ...broken, corrections })).status).toBe(422);
    expect((await take(visitor, { ...broken, corrections, faultyRows: "leave" })).body).toMatchObject({
      added: 1,
      skipped: 1,
    });
    const again = await preview(visitor, broken);
    expect(again.rows.map(({ isDuplicate }) => isDuplicate)).toEqual([true, false]);
    expect((await take(visitor, { ...broken, leave: ["3"] })).body).toMatchObject({ added: 0, duplicates: 1 });
  });

  it("offers what is near an unknown symbol, takes another in its place, or keeps it as an own asset", async () => {
    const visitor = await newVisitor();
    const odd = file(`${header}2025-03-04,buy,NVDAA,1,10,USD\n2025-03-05,buy,HOUSE,1,250000,EUR\n`);
    const shown = await preview(visitor, odd);
    expect(shown.unknownSymbols.map(({ symbol }) => symbol)).toEqual(["NVDAA", "HOUSE"]);
    const settled = { ...odd, symbols: { NVDAA: "NVDA" }, ownAssets: ["HOUSE"] };
    expect((await take(visitor, settled)).body).toMatchObject({ added: 2 });
    expect((await visitor.get("/api/portfolio/instruments")).body).toMatchObject({
      instruments: [{ symbol: "HOUSE", isCustom: true, currency: "EUR" }],
    });
    expect((await take(visitor, odd)).body).toMatchObject({ added: 0, duplicates: 2 });
    const later = file(`${header}2025-04-04,buy,NVDAA,1,11,USD\n`);
    expect((await preview(visitor, later)).rows[0]?.fields).toMatchObject({ symbol: "NVDA" });
    expect((await preview(await newVisitor(), later)).unknownSymbols.map(({ symbol }) => symbol)).toEqual(["NVDAA"]);
  });

  it("takes the ratio of a split from the shares of earlier files, and asks without them", async () => {
    const schwab = '"Date","Action","Symbol","Description","Quantity","Price","Fees & Comm","Amount"\n';
    const first = file(`${schwab}"03/01/2019","Buy","AAPL","APPLE INC","30","$175.00","","-$5250.00"\n`);
    const second = file(
      `${schwab}"08/31/2020","Stock Split","AAPL","APPLE INC","120","","",""\n"07/01/2020","Buy","AAPL","APPLE INC","10","$360.00","","-$3600.00"\n`,
    );
    const alone = await newVisitor();
    expect((await preview(alone, second)).counts).toMatchObject({ rows: 2, ticked: 1, faulty: 1 });
    // Its own lines in the ledger prove nothing.
    await take(alone, { ...second, faultyRows: "leave" });
    expect((await preview(alone, second)).counts).toMatchObject({ ticked: 0, faulty: 1 });
    const visitor = await newVisitor();
    await take(visitor, first);
    expect((await preview(visitor, second)).rows[0]).toMatchObject({ isTicked: true, fields: { ratio: "4" } });
    expect((await take(visitor, second)).body).toMatchObject({ added: 2 });
    const { holdings } = (await visitor.get("/api/portfolio/holdings")).body as { holdings: { quantity: string }[] };
    expect(holdings).toMatchObject([{ quantity: "160" }]);
    expect((await preview(visitor, second)).counts).toMatchObject({ ticked: 0, duplicates: 2, faulty: 0 });
  });

  it("moves the money of the line after a correction, too", async () => {
    const visitor = await newVisitor();
    const wide = "Date,Type,Symbol,Quantity,Price,Fee,Amount,Currency\n2025-03-04,buy,NVDA,3,131.20,,5000,USD\n";
    const row = async (correction: Record<string, string | null>) => {
      const [first] = (await preview(visitor, file(wide, { corrections: { "2": correction } }))).rows;
      return { ...first?.fields, isFaulty: first?.faults[0]?.message.startsWith("3 shares at") };
    };
    expect(await row({ price: "1666.67" })).toMatchObject({ price: "1666.67", amount: "-5000", isFaulty: undefined });
    expect(await row({ price: "140" })).toMatchObject({ amount: "-5000", isFaulty: true });
    expect(await row({ price: "140", amount: null })).toMatchObject({
      price: "140",
      amount: null,
      isFaulty: undefined,
    });
    expect(await row({ price: null })).toMatchObject({ price: null, amount: "-5000", isFaulty: undefined });
  });

  it("knows a row again whose price was printed with fewer places than the money has", async () => {
    const visitor = await newVisitor();
    const header10 = "Date,Type,Symbol,Quantity,Price,Fee,Amount,Currency\n";
    const rounded = file(`${header10}2025-03-04,buy,NVDA,0.2996,50.06,,15.00,USD\n`);
    await take(visitor, rounded);
    expect((await preview(visitor, rounded)).counts).toMatchObject({ ticked: 0, duplicates: 1 });
    const before = await newVisitor();
    await take(before, file(`${header}2025-03-04,buy,NVDA,0.2996,50.06,USD\n`));
    expect((await preview(before, rounded)).counts).toMatchObject({ ticked: 0, duplicates: 1 });
  });

  it("knows a row again that was imported as a dividend, a purchase or income before its kind was there", async () => {
    const visitor = await newVisitor();
    const columns = "Date,Type,Symbol,Quantity,Price,Amount,Currency\n";
    const [day, other] = ["2025-03-04", "2025-03-05"];
    const before = `${columns}${day},dividend,NVDA,,,3,USD\n${day},buy,NVDA,2,100,,USD\n${other},interest,,,,5,USD\n`;
    await take(visitor, file(before));
    const now = `${columns}${day},return of capital,NVDA,,,3,USD\n${day},reinvested dividend,NVDA,2,100,,USD\n${other},refund,,,,5,USD\n`;
    expect((await preview(visitor, file(now))).counts).toMatchObject({ ticked: 0, duplicates: 3 });
  });

  it("says what a file of another kind is", async () => {
    const visitor = await newVisitor();
    for (const [start, message] of [
      ["%PDF-1.7\n\u0000\u0001", "This is a PDF. Download the transactions from your broker as CSV, JSON or XML."],
      [
        "PK\u0003\u0004\u0014\0\u0006\0xl/workbook.xml\0\0",
        "This is a spreadsheet. Save the sheet as CSV and choose that file.",
      ],
    ] as const) {
      const reply = await visitor.post("/api/portfolio/import/preview", bytes(Buffer.from(start, "latin1")));
      expect(reply.status).toBe(422);
      expect(errors(reply)).toEqual([message]);
    }
  });

  it("remembers how columns were mapped, by their header and for this user alone", async () => {
    const visitor = await newVisitor();
    const own = "Wann,Was,Wieviel,Wofür\n2025-03-04,NVDA,12,131.20\n";
    const shown = await preview(visitor, file(own));
    expect(shown).toMatchObject({ broker: null, columns: ["Wann", "Was", "Wieviel", "Wofür"], rows: [] });
    const mapping = { date: "Wann", symbol: "Was", quantity: "Wieviel", price: "Wofür" };
    expect((await take(visitor, file(own, { mapping }))).body).toMatchObject({ added: 1 });
    const next = await preview(visitor, file(own.replace("12", "13")));
    expect(next).toMatchObject({ isMappingRemembered: true, mapping, counts: { rows: 1, ticked: 1 } });
    expect(await preview(await newVisitor(), file(own))).toMatchObject({ broker: null, isMappingRemembered: false });
  });

  it("puts each account of a file into one of its name, and the rest where it is told", async () => {
    const visitor = await newVisitor();
    await take(visitor, {
      fileName: "flex.csv",
      content: sample("interactive-brokers-flex.csv"),
      ownAssets: ["SIE.DE", "VUSA.L"],
    });
    expect((await accounts(visitor)).map(({ name }) => name).toSorted()).toEqual(["U100", "U200"]);
    const created = await visitor.post("/api/portfolio/accounts", { name: "Depot", currency: "EUR" });
    await take(visitor, file(twoBuys, { accountId: created.body["id"] }));
    const { transactions } = await ledger(visitor);
    expect(transactions.filter(({ accountId }) => accountId === created.body["id"])).toHaveLength(2);
    expect((await take(visitor, file(twoBuys, { accountId: "nope" }))).status).toBe(404);
  });

  it("brings back an export, as JSON and as CSV, with equal holdings for another user", async () => {
    const owner = await newVisitor();
    await take(owner, { fileName: "own.json", content: sample("bellwether.json") });
    await take(owner, file(twoBuys));
    await take(owner, file(`${header}2025-06-02,sell,NVDA,5,140.55,USD\n2025-06-10,split,AAPL,2,,USD\n`));
    const bought = {
      type: "buy",
      symbol: "NVDA",
      quantity: "3.1",
      price: "165.27",
      amount: "-512.34",
      currency: "USD",
    };
    const sold = { type: "sell", symbol: "NVDA", quantity: "2", fee: "6", amount: "-5.9", currency: "USD" };
    const moved = { symbol: "AAPL", quantity: "20", currency: "EUR", note: '-x, "y"' };
    for (const line of [bought, sold, moved])
      expect((await owner.post("/api/portfolio/transactions", line)).body).toMatchObject(line);
    const holdings = async (visitor: Visitor) =>
      ((await visitor.get("/api/portfolio/holdings")).body["holdings"] as Record<string, unknown>[]).map(
        ({ symbol, quantity, cost, value, gain }) => ({ symbol, quantity, cost, value, gain }),
      );
    const lines = async (visitor: Visitor) =>
      (await ledger(visitor)).transactions
        .map(
          ({ id: _id, accountId: _account, importId: _import, version: _version, realised: _realised, ...line }) =>
            line,
        )
        .map((line) => JSON.stringify(line))
        .toSorted();
    for (const format of ["json", "csv"]) {
      const { text } = await owner.get(`/api/portfolio/export?format=${format}`);
      const other = await newVisitor();
      const more = format === "csv" ? { ownAssets: ["HOUSE"] } : {};
      const reply = await take(other, { fileName: `portfolio.${format}`, content: text, ...more });
      expect(reply.body, reply.text).toMatchObject({ skipped: 0, duplicates: 0 });
      expect(await lines(other)).toEqual(await lines(owner));
      expect((await accounts(other)).map(({ name, currency }) => `${name} ${currency}`).toSorted()).toEqual(
        (await accounts(owner)).map(({ name, currency }) => `${name} ${currency}`).toSorted(),
      );
      if (format === "json") expect(await holdings(other)).toEqual(await holdings(owner));
      expect((await take(other, { fileName: `portfolio.${format}`, content: text, ...more })).body).toMatchObject({
        added: 0,
      });
    }
  });

  it("brings an export of the demo account into an account beside it, once", async () => {
    const visitor = await newVisitor();
    const demo = (await visitor.post("/api/portfolio/demo", {})).body["id"] as string;
    const { text } = await visitor.get(`/api/portfolio/export?format=csv&account=${demo}`);
    const first = await take(visitor, file(text));
    expect(first.status, first.text).toBe(201);
    expect((await take(visitor, file(text))).body).toMatchObject({ added: 0, duplicates: first.body["added"] });
    expect((await accounts(visitor)).map(({ name }) => name).toSorted()).toEqual(["Demo", "Demo 2"]);
  });

  it("knows the account a file without names went to the first time", async () => {
    const visitor = await newVisitor();
    for (const name of ["First", "Second"])
      expect((await visitor.post("/api/portfolio/accounts", { name, currency: "USD" })).status).toBe(201);
    const second = (await accounts(visitor)).find(({ name }) => name === "Second");
    const chosen = { ...file(twoBuys), accountId: second?.id };
    expect((await take(visitor, chosen)).body).toMatchObject({ added: 2 });
    expect((await take(visitor, file(twoBuys))).body).toMatchObject({ added: 0, duplicates: 2 });
  });

  it("takes one of two equal files that come at once", async () => {
    const visitor = await newVisitor();
    const replies = await Promise.all([take(visitor, file(twoBuys)), take(visitor, file(twoBuys))]);
    expect(replies.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(replies.map(({ body }) => body["added"]))).toEqual(new Set([0, 2]));
    expect(await accounts(visitor)).toHaveLength(1);
  });

  it("looks at more symbols than a database takes at once", async () => {
    const visitor = await newVisitor();
    const rows = Array.from({ length: 33_000 }, (_, index) => `2025-03-04,buy,S${index.toString(36)}Q,1,1,USD`);
    expect((await preview(visitor, file(header + rows.join("\n")))).counts).toMatchObject({ rows: 33_000 });
  });

  it("asks what an unknown action is and imports its rows only once that is answered", async () => {
    const visitor = await newVisitor();
    const text =
      "Date,Type,Symbol,Quantity,Price\n2025-03-04,Sottoscrizione,NVDA,2,CHF 90.50\n2025-03-05,buy,NVDA,1,91.25 CHF\n";
    const open = await visitor.post("/api/portfolio/import/preview", file(text));
    expect(open.body).toMatchObject({
      unknownWords: [{ about: "action", word: "Sottoscrizione", rows: 1, options: [] }],
      counts: { ticked: 1, faulty: 1 },
    });
    expect((await visitor.post("/api/portfolio/import", file(text))).status).toBe(422);
    const answered = file(text, { actions: { Sottoscrizione: "sell" } });
    expect((await visitor.post("/api/portfolio/import/preview", answered)).body).toMatchObject({
      unknownWords: [],
      rows: [{ fields: { type: "sell", currency: "CHF", price: "90.5" } }, { fields: { currency: "CHF" } }],
    });
    expect(
      (await visitor.post("/api/portfolio/import", file(text, { actions: { Sottoscrizione: "buy" } }))).body,
    ).toMatchObject({
      added: 2,
    });
  });

  it("asks for the currency of an answered line where neither the line nor the account tells it", async () => {
    const visitor = await newVisitor();
    const text = "Date,Type,Symbol,Quantity,Amount\n2025-03-04,Sottoscrizione,,,20\n2025-03-05,fee,,,1.5 CHF\n";
    const answered = file(text, {
      actions: { Sottoscrizione: "interest" },
      mapping: { date: "Date", type: "Type", quantity: "Quantity", amount: "Amount" },
    });
    const faultsOf = async (input: object) => (await preview(visitor, input)).rows.map(({ faults }) => faults);
    expect(await faultsOf(answered)).toEqual([
      [
        {
          column: "currency",
          message: "This line has no currency. Enter one, or choose the account it belongs to.",
          fault: { code: "no-currency" },
        },
      ],
      [],
    ]);
    expect((await take(visitor, answered)).status).toBe(422);
    expect(await faultsOf({ ...answered, corrections: { "2": { currency: "EUR" } } })).toEqual([[], []]);
    await visitor.post("/api/portfolio/accounts", { name: "Bank", currency: "CHF" });
    const [account] = await accounts(visitor);
    expect(await faultsOf({ ...answered, accountId: account?.id })).toEqual([[], []]);
  });

  it("keeps what could not be read of a row while other fields of it are corrected, whatever its column is called", async () => {
    const visitor = await newVisitor();
    const fidelity =
      "Run Date,Account,Action,Symbol,Description,Quantity,Price ($),Commission ($),Fees ($),Amount ($)\n03/04/2025,One,YOU BOUGHT NVIDIA (NVDA),NVDA,NVIDIA,1,10,about 3,,-13\n";
    const noDay = `${header},buy,NVDA,1,10,USD\n`;
    for (const [content, corrections] of [
      [fidelity, { quantity: "1", price: "10.00" }],
      [noDay, { price: "10.50" }],
    ] as const) {
      const before = (await preview(visitor, file(content))).rows[0]?.faults;
      expect(before).toHaveLength(1);
      const after = await preview(visitor, file(content, { corrections: { "2": corrections } }));
      expect(after.rows[0]?.faults).toEqual(before);
    }
    const settled = await preview(visitor, file(fidelity, { corrections: { "2": { fee: "3" } } }));
    expect(settled.rows[0]?.faults).toEqual([]);
  });

  it("refuses a file in which every row names another account", async () => {
    const visitor = await newVisitor();
    const rows = Array.from({ length: 300 }, (_, index) => `2025-03-04,deposit,${index + 1},USD,A${index}`);
    const reply = await visitor.post(
      "/api/portfolio/import/preview",
      file(`Date,Type,Amount,Currency,Account\n${rows.join("\n")}\n`),
    );
    expect(reply.status).toBe(422);
    expect(reply.body["detail"]).toContain("300 accounts");
  });

  it("reads a file of thousands of rows in a thread of its own", async () => {
    const visitor = await newVisitor();
    const rows = Array.from({ length: 6_000 }, (_, index) => `2025-03-04,buy,NVDA,${index + 1},131.20,USD`);
    const large = file(header + rows.join("\n"));
    expect(large.content.length).toBeGreaterThan(200 * 1024);
    expect((await preview(visitor, large)).counts).toMatchObject({ rows: 6_000, ticked: 6_000 });
    expect((await take(visitor, large)).body).toMatchObject({ added: 6_000 });
    expect((await ledger(visitor)).total).toBe(6_000);
  });

  it("admits three long files per user, and leaves room for others", async () => {
    const visitors = [await newVisitor(), await newVisitor()] as const;
    const rows = Array.from({ length: 6_000 }, (_, index) => `2025-03-04,buy,NVDA,${index + 1},131.20,USD`);
    const large = file(header + rows.join("\n"));
    const ask = (visitor: Visitor) => visitor.post("/api/portfolio/import/preview", large);
    const many = Promise.all(Array.from({ length: 5 }, () => ask(visitors[0])));
    expect((await ask(visitors[1])).status).toBe(200);
    const statuses = (await many).map(({ status }) => status);
    expect([200, 429].map((status) => statuses.filter((each) => each === status).length)).toEqual([3, 2]);
    expect((await ask(visitors[0])).status).toBe(200);
  });

  it("gives up the preview of a long file when the browser goes away", async () => {
    const visitor = await newVisitor();
    const rows = Array.from({ length: 20_000 }, (_, index) => `2025-03-04,buy,NVDA,${index + 1},131.20,USD`);
    const body = JSON.stringify(file(header + rows.join("\n")));
    const headers = { origin: server.origin, cookie: visitor.cookie() ?? "", "content-type": "application/json" };
    // Too early, the request has not arrived; too late, it is answered. Somewhere between the browser goes away in time.
    for (let ms = 10; !server.log().includes('"status":499'); ms = ms > 2_000 ? 10 : Math.ceil(ms * 1.5)) {
      const signal = AbortSignal.timeout(ms);
      await fetch(`${server.origin}/api/portfolio/import/preview`, { method: "POST", headers, body, signal }).then(
        (reply) => reply.text(),
        () => undefined,
      );
      // The cancellation is logged a moment later.
      await visitor.get("/api/portfolio/accounts");
    }
    expect((await preview(visitor, file(header + rows.join("\n")))).counts["rows"]).toBe(20_000);
  });

  it("shows the first rows of a long file and those that need a look, and counts all", async () => {
    const visitor = await newVisitor();
    await take(visitor, file(`${header}2025-03-05,buy,AAPL,2500,240.10,USD\n`));
    const rows = Array.from({ length: 3_000 }, (_, index) => `2025-03-04,buy,NVDA,${index + 1},131.20,USD`);
    rows[2_499] = "2025-03-05,buy,AAPL,2500,240.10,USD";
    rows[2_799] = "2025-03-04,buy,NVDA,x,131.20,USD";
    const shown = await preview(visitor, file(header + rows.join("\n")));
    expect(shown.counts).toMatchObject({ rows: 3_000, ticked: 2_998, duplicates: 1, faulty: 1 });
    expect(shown.rows).toHaveLength(2_000);
    expect(shown.rows.slice(1_997).map(({ line }) => line)).toEqual([1_999, 2_501, 2_801]);
  });

  it("imports while other requests keep changing the ledger", async () => {
    const visitor = await newVisitor();
    await take(visitor, file(twoBuys));
    const importing = { isOver: false };
    const writers = Array.from({ length: 4 }, async () => {
      const deposit = { type: "deposit", amount: "1", currency: "USD", date: "2026-02-27" };
      while (!importing.isOver) expect((await visitor.post("/api/portfolio/transactions", deposit)).status).toBe(201);
    });
    try {
      const replies = await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          visitor.post(
            "/api/portfolio/import",
            file(`${header}2025-03-04,buy,NVDA,${index + 100},131.20,USD\n`),
            index % 2 === 0 ? { "idempotency-key": `busy-${index}` } : {},
          ),
        ),
      );
      expect(replies.map(({ status, body }) => [status, body["added"]])).toEqual(replies.map(() => [201, 1]));
    } finally {
      importing.isOver = true;
      await Promise.all(writers);
    }
  });

  it("answers a repeated request with the first one's reply", async () => {
    const visitor = await newVisitor();
    const key = { "idempotency-key": "import-1" };
    const first = await visitor.post("/api/portfolio/import", file(twoBuys), key);
    const second = await visitor.post("/api/portfolio/import", file(twoBuys), key);
    expect(second.body).toEqual(first.body);
    expect(second.headers.get("idempotency-replayed")).toBe("true");
  });
});

describe("the number of imports", () => {
  it("has a limit by the hour", async () => {
    const server = await startTestServer({ LIMIT_IMPORTS_PER_HOUR: "2" });
    const visitor = server.visitor();
    await visitor.signUp();
    const statuses: number[] = [];
    for (const price of [1, 2, 3]) {
      const content = `${header}2025-03-04,deposit,,,,USD\n`.replace(",,,,USD", `,,,${price},USD`);
      statuses.push((await visitor.post("/api/portfolio/import", { fileName: "a.csv", content })).status);
    }
    expect(statuses.at(-1)).toBe(429);
    await server.stop();
  });
});
