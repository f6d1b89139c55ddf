import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bothEngines } from "../../../tests/support/test-engines.ts";
import { type Reply, startTestServer, type TestServer, type Visitor } from "../../../tests/support/test-server.ts";
import { startYahooUpstream, type YahooUpstream } from "../../../tests/upstreams/yahoo-upstream.ts";

const now = "2026-03-04T16:00:00Z";

interface Line {
  id: string;
  accountId: string;
  symbol: string | null;
  date: string;
  quantity: string | null;
  version: number;
}

const buy = { type: "buy", symbol: "NVDA", date: "2025-03-04", quantity: "12", price: "131.20", fee: "1" };
const sell = { type: "sell", symbol: "NVDA", date: "2025-06-02", quantity: "5", price: "140" };

describe.each(bothEngines())("the ledger on $name", (engine) => {
  let server: TestServer;
  let upstream: YahooUpstream;
  beforeAll(async () => {
    upstream = await startYahooUpstream({ clock: { now: () => Date.parse(now) } });
    server = await startTestServer({
      ...(await engine.environment()),
      CLOCK: now,
      YAHOO_BASE_URL: upstream.url,
      LIMIT_PORTFOLIO_TRANSACTIONS: "40",
      LIMIT_PORTFOLIO_HOLDINGS: "6",
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
  const add = (visitor: Visitor, fields: object) => visitor.post("/api/portfolio/transactions", fields);
  const put = (visitor: Visitor, id: string, fields: object, version: number | string) =>
    visitor.request("PUT", `/api/portfolio/transactions/${id}`, fields, { "if-match": String(version) });
  const remove = (visitor: Visitor, id: string, version: number | string) =>
    visitor.request("DELETE", `/api/portfolio/transactions/${id}`, undefined, { "if-match": String(version) });
  const lineOf = (reply: Reply) => reply.body as unknown as Line;
  const lines = async (visitor: Visitor, query = "") =>
    (await visitor.get(`/api/portfolio/transactions${query}`)).body as unknown as {
      transactions: Line[];
      total: number;
      nextCursor: string | null;
    };
  const accounts = async (visitor: Visitor) =>
    (await visitor.get("/api/portfolio/accounts")).body["accounts"] as Record<string, unknown>[];
  const faults = ({ body }: Reply) => body["errors"] as { path: string; message: string }[];

  it("opens a first account under another name where the demo account was given its own", async () => {
    const visitor = await newVisitor();
    const demo = (await visitor.post("/api/portfolio/demo", {})).body["id"] as string;
    await visitor.request("PATCH", `/api/portfolio/accounts/${demo}`, { name: "my account" });
    const reply = await add(visitor, { type: "deposit", amount: "5" });
    expect(reply.status, reply.text).toBe(201);
    expect((await accounts(visitor)).map(({ name }) => name)).toEqual(["my account", "My account 2"]);
  });

  it("has no more instruments by changing the symbols of lines than by adding them", async () => {
    const visitor = await newVisitor();
    for (const symbol of ["NVDA", "AAPL", "MSFT", "KO", "SPY", "TSLA"])
      expect((await add(visitor, { ...buy, symbol })).status).toBe(201);
    const twin = lineOf(await add(visitor, buy));
    const reply = await put(visitor, twin.id, { ...buy, symbol: "AMZN" }, twin.version);
    expect(reply.body["code"], reply.text).toBe("portfolio-full");
    expect((await put(visitor, twin.id, { ...buy, symbol: "AAPL" }, twin.version)).status).toBe(200);
  });

  it("sells from one holding, however its class is written", async () => {
    const visitor = await newVisitor();
    expect((await add(visitor, { ...buy, symbol: "BRK-B" })).status).toBe(201);
    for (const symbol of ["BRK.B", "BRK/B", "BRK B", "brk-b"]) {
      const sold = await add(visitor, { ...sell, symbol, quantity: "3" });
      expect([sold.status, lineOf(sold).symbol], sold.text).toEqual([201, "BRK-B"]);
      expect((await lines(visitor, `?symbol=${encodeURIComponent(symbol)}`)).total).toBeGreaterThan(1);
    }
    expect((await add(visitor, { ...sell, symbol: "BRK.B", quantity: "1" })).body["code"]).toBe("oversell");
  });

  it("asks for the fraction behind a ratio that was cut off, and keeps whole shares", async () => {
    const visitor = await newVisitor();
    await add(visitor, { ...buy, symbol: "AAPL", quantity: "357" });
    const split = { type: "split", symbol: "AAPL", date: "2026-02-02", currency: "USD" };
    const asked = await add(visitor, { ...split, ratio: "0.3333" });
    expect([asked.status, asked.text]).toEqual([422, expect.stringContaining("Write 1:3")]);
    expect((await add(visitor, { ...split, ratio: "1:3" })).status).toBe(201);
    expect((await visitor.get("/api/portfolio/holdings")).body["holdings"]).toMatchObject([{ quantity: "119" }]);
  });

  it("keeps a balance for each currency of an account, and takes figures in others", async () => {
    const visitor = await newVisitor();
    const opened = { name: "Broker", currency: "EUR", currencies: ["USD", "EUR", "ARS"], cash: "recorded" };
    const account = await visitor.post("/api/portfolio/accounts", opened);
    expect(account.body["currencies"], account.text).toEqual(["USD", "ARS"]);
    const date = "2026-02-02";
    const cashOf = async () => {
      const { body } = await visitor.get("/api/portfolio/holdings");
      const cash = body["cash"] as { currency: string; balance: string }[];
      return Object.fromEntries(cash.map(({ currency, balance }) => [currency, balance]));
    };
    await add(visitor, { type: "deposit", amount: "2000", currency: "EUR", date });
    const exchange = { type: "currency-exchange", currency: "EUR", amount: "500", date };
    expect(faults(await add(visitor, { ...exchange, received: "590" }))).toMatchObject([{ path: "receivedCurrency" }]);
    expect((await add(visitor, { ...exchange, received: "590", receivedCurrency: "usd" })).status).toBe(201);
    const bought = { ...buy, date, quantity: "4", price: "100", fee: "1", feeCurrency: "EUR" };
    const line = await add(visitor, { ...bought, rate: "1.2" });
    expect(line.body, line.text).toMatchObject({ currency: "USD", fee: "1", feeCurrency: "EUR", rate: "1.2" });
    expect(await cashOf()).toEqual({ EUR: "1500.00", USD: "188.80" });
    const unknown = await add(visitor, { ...bought, feeCurrency: "ARS" });
    expect(faults(unknown), unknown.text).toMatchObject([{ path: "rate" }]);
    await visitor.request("PUT", `/api/portfolio/instruments/USDARS=X/prices/${date}`, { price: "1000" });
    // One's own rate is the one of the day.
    const known = await add(visitor, { ...bought, fee: "500", feeCurrency: "ARS" });
    expect(known.body["rate"], known.text).toBe("0.001");
    expect(await cashOf()).toEqual({ EUR: "1500.00", USD: "-211.70" });
    // A price that the amount contradicts isn't taken because the rate came from the day.
    const contradicted = await add(visitor, { ...bought, amount: "-5000", fee: "500", feeCurrency: "ARS" });
    expect(faults(contradicted), contradicted.text).toMatchObject([{ path: "amount" }]);
    // The ledger is checked with lines in two currencies in it.
    const sold = await add(visitor, { ...sell, date: "2026-02-03", quantity: "1", price: "100" });
    expect(sold.status, sold.text).toBe(201);
    expect((await remove(visitor, lineOf(sold).id, lineOf(sold).version)).status).toBe(200);
    const csv = (await visitor.get("/api/portfolio/export?format=csv")).text;
    expect(csv).toContain("Received currency");
    const changed = lineOf(known);
    const other = { ...bought, fee: "2", feeCurrency: null };
    expect((await put(visitor, changed.id, other, changed.version)).body).toMatchObject({
      feeCurrency: null,
      rate: null,
    });
    expect(await cashOf()).toEqual({ EUR: "1500.00", USD: "-213.20" });
  });

  it("takes a symbol and a number of shares, and opens a first account for them", async () => {
    const visitor = await newVisitor();
    await visitor.patch("/api/settings", { preferences: { defaultCurrency: "EUR" } });
    const reply = await add(visitor, { symbol: "nvda", quantity: "12" });
    expect(reply.status).toBe(201);
    expect(reply.body).toMatchObject({
      type: "transfer-in",
      symbol: "NVDA",
      date: "2026-03-04",
      quantity: "12",
      price: null,
      fee: "0",
      currency: "USD",
      importId: null,
      version: 1,
    });
    expect(await accounts(visitor)).toMatchObject([
      { id: reply.body["accountId"], name: "My account", currency: "EUR", isDemo: false, transactionCount: 1 },
    ]);
  });

  it("keeps money as it was written, and takes the currency from the instrument, else from the account", async () => {
    const visitor = await newVisitor();
    expect((await add(visitor, buy)).body).toMatchObject({ price: "131.20", fee: "1", tax: "0", currency: "USD" });
    const london = await add(visitor, { ...buy, symbol: "TSCO.L", price: "+280.50" });
    expect(london.body).toMatchObject({ currency: "GBp", price: "280.5" });
    const dividend = await add(visitor, { type: "dividend", symbol: "TSCO.L", date: "2025-05-01", amount: "1.2" });
    expect(dividend.body).toMatchObject({ currency: "GBP", quantity: null, price: null });
    expect((await add(visitor, { type: "deposit", amount: "100" })).body).toMatchObject({ currency: "USD" });
    expect((await add(visitor, { type: "deposit", amount: "100", currency: "chf" })).body["currency"]).toBe("CHF");
  });

  it("lists newest first, page by page, with the total", async () => {
    const visitor = await newVisitor();
    const days = ["2025-01-02", "2025-03-04", "2025-02-03", "2025-03-04", "2025-01-02"];
    const made: Line[] = [];
    for (const date of days) made.push(lineOf(await add(visitor, { ...buy, date })));
    const order = [3, 1, 2, 4, 0].map((index) => made[index]?.id);
    expect((await lines(visitor)).transactions.map(({ id }) => id)).toEqual(order);
    const seen: string[] = [];
    for (let cursor: string | null = ""; cursor !== null;) {
      const page = await lines(visitor, `?limit=2${cursor === "" ? "" : `&cursor=${cursor}`}`);
      expect(page.total).toBe(5);
      seen.push(...page.transactions.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(order);
    expect(await lines(visitor, "?from=2025-02-01&to=2025-02-28")).toMatchObject({ total: 1 });
    expect(await lines(visitor, "?symbol=AAPL")).toMatchObject({ total: 0, transactions: [], nextCursor: null });
    expect(await lines(visitor, "?type=buy&symbol=nvda")).toMatchObject({ total: 5 });
    const bad = await visitor.get("/api/portfolio/transactions?cursor=nonsense");
    expect([bad.status, bad.body["code"]]).toEqual([422, "invalid-cursor"]);
    const range = await visitor.get("/api/portfolio/transactions?from=2025-02-02&to=2025-02-01");
    expect([range.status, range.body["code"]]).toEqual([422, "invalid-range"]);
  });

  it("refuses the later of two edits with what is there now", async () => {
    const visitor = await newVisitor();
    const { id } = lineOf(await add(visitor, buy));
    const first = await put(visitor, id, { ...buy, quantity: "10" }, '"1"');
    expect([first.status, first.body["version"]]).toEqual([200, 2]);
    // Compressed on its way, a reply has a weak tag, which is taken as well.
    expect(first.headers.get("etag")).toMatch(/^(W\/)?"2"$/);
    const second = await put(visitor, id, { ...buy, quantity: "11" }, 1);
    expect([second.status, second.body["code"]]).toEqual([412, "version-conflict"]);
    expect(second.body["current"]).toMatchObject({ id, quantity: "10", version: 2 });
    expect((await lines(visitor)).transactions).toMatchObject([{ id, quantity: "10", version: 2 }]);
    const blind = await visitor.request("PUT", `/api/portfolio/transactions/${id}`, buy);
    expect([blind.status, blind.body["code"]]).toEqual([428, "version-required"]);
    const removed = await remove(visitor, id, 1);
    expect([removed.status, removed.body["code"]]).toEqual([412, "version-conflict"]);
    expect((await remove(visitor, id, 'W/"2"')).status).toBe(200);
  });

  it("changes one of two edits that arrive together", async () => {
    const visitor = await newVisitor();
    const { id } = lineOf(await add(visitor, buy));
    const replies = await Promise.all(["10", "11"].map((quantity) => put(visitor, id, { ...buy, quantity }, 1)));
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 412]);
  });

  it("keeps account, day and currency of a line that is replaced without them", async () => {
    const visitor = await newVisitor();
    const made = lineOf(await add(visitor, { ...buy, currency: "EUR" }));
    const { date: _date, ...rest } = buy;
    const reply = await put(visitor, made.id, { ...rest, note: "Corrected" }, 1);
    expect(reply.body).toMatchObject({
      accountId: made.accountId,
      date: made.date,
      currency: "EUR",
      note: "Corrected",
    });
  });

  it("deletes and restores, each once", async () => {
    const visitor = await newVisitor();
    const { id } = lineOf(await add(visitor, buy));
    expect((await remove(visitor, id, 1)).body).toMatchObject({ id, version: 2 });
    expect((await remove(visitor, id, 2)).status).toBe(404);
    expect(await lines(visitor)).toMatchObject({ total: 0 });
    expect(await accounts(visitor)).toMatchObject([{ transactionCount: 0 }]);
    const back = await visitor.post(`/api/portfolio/transactions/${id}/restore`);
    expect(back.body).toMatchObject({ id, quantity: "12", version: 3 });
    expect((await visitor.post(`/api/portfolio/transactions/${id}/restore`)).body).toMatchObject({ version: 3 });
    expect(await lines(visitor)).toMatchObject({ total: 1 });
  });

  it("records a repeated request once", async () => {
    const visitor = await newVisitor();
    const twice = await Promise.all(
      [1, 2].map(() => visitor.post("/api/portfolio/transactions", buy, { "idempotency-key": "same-line" })),
    );
    const again = await visitor.post("/api/portfolio/transactions", buy, { "idempotency-key": "same-line" });
    expect(again.status).toBe(201);
    expect(twice.map(({ status }) => status)).toContain(201);
    expect(await lines(visitor)).toMatchObject({ total: 1, transactions: [{ id: again.body["id"] }] });
  });

  it("refuses to sell more than is held, naming the day and the number, and changes nothing", async () => {
    const visitor = await newVisitor();
    await add(visitor, buy);
    const tooMuch = await add(visitor, { ...sell, quantity: "13" });
    expect([tooMuch.status, tooMuch.body["code"]]).toEqual([422, "oversell"]);
    expect(faults(tooMuch)).toMatchObject([{ path: "quantity" }]);
    expect(tooMuch.body["values"]).toEqual({
      symbol: "NVDA",
      day: "2025-06-02",
      wanted: "13",
      held: "12",
      isTransfer: false,
      heldAs: "NVDA",
    });
    const tooEarly = await add(visitor, { ...sell, date: "2025-03-03" });
    expect([tooEarly.status, tooEarly.body["code"]]).toEqual([422, "oversell"]);
    expect(await lines(visitor)).toMatchObject({ total: 1 });
  });

  describe("a sale that names its lots", () => {
    interface Held {
      readonly realised: string;
      readonly lots: { readonly date: string; readonly quantity: string }[];
    }
    const heldBy = async (visitor: Visitor) => {
      const { holdings } = (await visitor.get("/api/portfolio/holdings")).body as unknown as { holdings: Held[] };
      return holdings.map(({ realised, lots }) => [
        realised,
        ...lots.map(({ date, quantity }) => `${date} ${quantity}`),
      ]);
    };
    const sold = [["100.00", "2025-03-04 12", "2025-03-05 6"]];

    async function seller() {
      const visitor = await newVisitor();
      const first = lineOf(await add(visitor, { ...buy, fee: "0" }));
      const second = lineOf(await add(visitor, { ...buy, date: "2025-03-05", price: "120", fee: "0" }));
      return { visitor, first, second };
    }
    const naming = (line: Line, quantity: string) => ({ lots: [{ transactionId: line.id, quantity }] });

    it("takes them, lists what is left of each, and counts itself as not made while it is changed", async () => {
      const { visitor, first, second } = await seller();
      const reply = await add(visitor, { ...sell, ...naming(second, "5.0") });
      expect(reply.status, reply.text).toBe(201);
      expect(reply.body["lots"]).toEqual([{ transactionId: second.id, quantity: "5.0" }]);
      const sale = lineOf(reply);
      expect(await heldBy(visitor)).toEqual([["100.00", "2025-03-04 12", "2025-03-05 7"]]);
      const asked = `account=${sale.accountId}&symbol=NVDA&date=2025-06-02`;
      const open = async (query: string) => (await visitor.get(`/api/portfolio/lots?${query}`)).body["lots"];
      expect(await open(asked)).toEqual([
        { transactionId: first.id, date: "2025-03-04", quantity: "12", costPerShare: "131.20", currency: "USD" },
        { transactionId: second.id, date: "2025-03-05", quantity: "7", costPerShare: "120.00", currency: "USD" },
      ]);
      expect(await open(`${asked}&except=${sale.id}`)).toMatchObject([{ quantity: "12" }, { quantity: "12" }]);
      const changed = await put(visitor, sale.id, { ...sell, quantity: "6", price: "140", ...naming(second, "6") }, 1);
      expect(changed.status, changed.text).toBe(200);
      expect(await heldBy(visitor)).toEqual([["120.00", "2025-03-04 12", "2025-03-05 6"]]);
      const plain = await put(visitor, sale.id, { ...sell, lots: [] }, 2);
      expect(plain.body["lots"]).toBeNull();
      expect(await heldBy(visitor)).toEqual([["44.00", "2025-03-04 7", "2025-03-05 12"]]);
      expect((await newVisitor().then((other) => other.get(`/api/portfolio/lots?${asked}`))).status).toBe(404);
    });

    it("is refused in words where a lot hasn't as many, is another's, or comes later", async () => {
      const { visitor, first, second } = await seller();
      const other = lineOf(await add(visitor, { ...buy, symbol: "AAPL" }));
      const later = lineOf(await add(visitor, { ...buy, date: "2025-07-01" }));
      const refused = async (fields: object) => {
        const reply = await add(visitor, { ...sell, ...fields });
        expect([reply.status, faults(reply).map(({ path }) => path)]).toEqual([422, ["lots"]]);
        return faults(reply)[0]?.message;
      };
      expect(await refused({ ...naming(first, "13"), quantity: "13" })).toBe(
        "The purchase of 4 Mar 2025 has only 12 NVDA left in this account on 2 Jun 2025, so 13 can't come from it",
      );
      expect(await refused(naming(later, "5"))).toContain("The purchase of 1 Jul 2025 has no NVDA left");
      for (const line of [other, { ...first, id: "none" }])
        expect(await refused(naming(line, "5"))).toContain("Choose another");
      expect(await refused(naming(first, "6"))).toContain("more than the 5 of this transaction");
      expect((await add(visitor, { ...sell, ...naming(second, "5") })).status).toBe(201);
      const removed = await remove(visitor, second.id, 1);
      expect([removed.status, removed.body["code"], removed.body["detail"]]).toEqual([
        422,
        "oversell",
        "A chosen purchase isn't among the NVDA in this account on 2 Jun 2025. Choose another",
      ]);
    });

    it.each(["json", "csv"])(
      "is the same in a %s file, and beside purchases that are there already",
      async (format) => {
        const { visitor, second } = await seller();
        const sale = lineOf(await add(visitor, { ...sell, ...naming(second, "5") }));
        await add(visitor, { ...sell, quantity: "1", price: "120", date: "2025-06-03", ...naming(second, "1") });
        const { text } = await visitor.get(`/api/portfolio/export?format=${format}`);
        const file = { fileName: `own.${format}`, content: text };
        const target = await newVisitor();
        const taken = await target.post("/api/portfolio/import", file);
        expect(taken.status, taken.text).toBe(201);
        expect(await heldBy(target)).toEqual(sold);
        const gone = (await lines(target)).transactions.find(({ date }) => date === sale.date);
        expect((await remove(target, gone?.id ?? "", 1)).status).toBe(200);
        expect((await target.post("/api/portfolio/import", file)).body).toMatchObject({ added: 1, duplicates: 3 });
        expect(await heldBy(target)).toEqual(sold);
      },
    );

    it("is the same in another account of the program, and there once", async () => {
      const { visitor, second } = await seller();
      await add(visitor, { ...sell, ...naming(second, "5") });
      await add(visitor, { ...sell, quantity: "1", price: "120", date: "2025-06-03", ...naming(second, "1") });
      const { text } = await visitor.get("/api/account/export");
      const target = await newVisitor();
      for (let time = 0; time < 2; time += 1) {
        const taken = await target.post("/api/account/import", { content: text });
        expect(taken.status, taken.text).toBe(201);
        expect(await heldBy(target)).toEqual(sold);
      }
    });

    it("takes only ids, and lots that are there, for cash for a fraction too", async () => {
      const { visitor, first } = await seller();
      const cash = { type: "cash-in-lieu", symbol: "NVDA", date: "2025-06-02", amount: "20" };
      for (const transactionId of ["x\u001Ey", "x y", "x; y", ""]) {
        const reply = await add(visitor, { ...cash, lots: [{ transactionId, quantity: "1" }] });
        expect(reply.body["code"]).toBe("invalid-input");
      }
      const refused = await add(visitor, { ...cash, lots: [{ transactionId: "x", quantity: "1" }] });
      expect([refused.status, faults(refused).map(({ path }) => path)]).toEqual([422, ["lots"]]);
      expect((await add(visitor, { ...cash, ...naming(first, "1") })).status).toBe(201);
      const lots = [
        { transactionId: "x\u001Ey", quantity: " 5.0 " },
        { transactionId: "own", quantity: "+5" },
      ];
      const bought = { account: "My account", ...buy, date: "2025-07-01", fee: "0", currency: "USD" };
      const sold = { ...bought, ...sell, date: "2025-07-02", quantity: "10", lots };
      const content = {
        format: "bellwether-portfolio",
        version: 1,
        accounts: [],
        transactions: [{ ...bought, id: "own" }, sold],
      };
      const file = { fileName: "own.json", content: JSON.stringify(content) };
      const taken = await visitor.post("/api/portfolio/import", file);
      expect([taken.status, taken.body["added"]], taken.text).toEqual([201, 2]);
      const [sale, purchase] = (await lines(visitor)).transactions;
      expect(sale).toMatchObject({ lots: [{ transactionId: purchase?.id, quantity: "5" }] });
    });

    it("is added beside one of a copy that names other lots or none, and once", async () => {
      const { visitor, second } = await seller();
      await add(visitor, { ...sell, ...naming(second, "5") });
      const { text } = await visitor.get("/api/account/export");
      const { visitor: target } = await seller();
      await add(target, sell);
      for (const added of [1, 0]) {
        const taken = await target.post("/api/account/import", { content: text });
        expect(taken.status, taken.text).toBe(201);
        expect(taken.body["parts"]).toContainEqual(expect.objectContaining({ part: "transactions", added }));
        expect(await lines(target)).toMatchObject({ total: 4 });
        // 5 of each lot: for 140 at 131.20 and at 120.
        expect(await heldBy(target)).toEqual([["144.00", "2025-03-04 7", "2025-03-05 7"]]);
      }
    });

    it("goes by the account's method in a copy and a file without the account that its lot came from", async () => {
      const visitor = await newVisitor();
      const [from, to] = await Promise.all(
        ["From", "To"].map(
          async (name) => (await visitor.post("/api/portfolio/accounts", { name, currency: "USD" })).body,
        ),
      );
      const [out, into] = [{ accountId: from?.["id"] }, { accountId: to?.["id"] }];
      const gone = lineOf(await add(visitor, { ...buy, ...out }));
      const moved = { symbol: "NVDA", date: "2025-04-01", quantity: "12" };
      await add(visitor, { ...moved, type: "transfer-out", ...out });
      await add(visitor, { ...moved, type: "transfer-in", price: "120", ...into });
      const sale = await add(visitor, { ...sell, ...into, ...naming(gone, "5") });
      expect(sale.status, sale.text).toBe(201);
      expect((await visitor.request("DELETE", `/api/portfolio/accounts/${gone.accountId}`)).status).toBe(200);
      const copy = await visitor.get("/api/account/export");
      const files = ["json", "csv"].map(async (format) => {
        const { text: content } = await visitor.get(`/api/portfolio/export?format=${format}`);
        return { address: "/api/portfolio/import", body: { fileName: `own.${format}`, content } };
      });
      for (const { address, body } of [
        { address: "/api/account/import", body: { content: copy.text } },
        ...(await Promise.all(files)),
      ]) {
        const target = await newVisitor();
        const taken = await target.post(address, body);
        expect(taken.status, taken.text).toBe(201);
        expect(await heldBy(target)).toEqual([["100.00", "2025-04-01 7"]]);
      }
      // Where the line itself is, it is the same one.
      expect((await visitor.post("/api/account/import", { content: copy.text })).status).toBe(201);
      expect(await lines(visitor)).toMatchObject({ total: 2 });
    });
  });

  it("knows an account of a copy that has kept another currency since, and keeps it", async () => {
    const visitor = await newVisitor();
    const { accountId } = lineOf(await add(visitor, buy));
    const { text } = await visitor.get("/api/account/export");
    const currencies = ["EUR"];
    expect((await visitor.request("PATCH", `/api/portfolio/accounts/${accountId}`, { currencies })).status).toBe(200);
    expect((await visitor.post("/api/account/import", { content: text })).status).toBe(201);
    expect(await accounts(visitor)).toMatchObject([{ id: accountId, currencies, transactionCount: 1 }]);
  });

  it("refuses to take away shares that a later sale needs", async () => {
    const visitor = await newVisitor();
    const bought = lineOf(await add(visitor, buy));
    await add(visitor, sell);
    const removed = await remove(visitor, bought.id, 1);
    expect([removed.status, removed.body["code"]]).toEqual([422, "oversell"]);
    const smaller = await put(visitor, bought.id, { ...buy, quantity: "4" }, 1);
    expect([smaller.status, smaller.body["code"]]).toEqual([422, "oversell"]);
    expect((await put(visitor, bought.id, { ...buy, quantity: "5" }, 1)).status).toBe(200);
  });

  it("sells the same shares once, however many sales arrive together", async () => {
    const visitor = await newVisitor();
    await add(visitor, buy);
    const replies = await Promise.all([1, 2, 3, 4].map(() => add(visitor, { ...sell, quantity: "7" })));
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 422, 422, 422]);
    expect(await lines(visitor)).toMatchObject({ total: 2 });
  });

  it("opens one account for first lines that arrive together", async () => {
    const visitor = await newVisitor();
    const replies = await Promise.all([1, 2, 3].map(() => add(visitor, buy)));
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await accounts(visitor)).toHaveLength(1);
  });

  it("lists an instrument's lines under each of its symbols", async () => {
    const visitor = await newVisitor();
    await add(visitor, { ...buy, symbol: "MSFT" });
    await add(visitor, { type: "symbol-change", symbol: "MSFT", newSymbol: "NVDA", date: "2025-04-01" });
    await add(visitor, { type: "dividend", symbol: "NVDA", amount: "3", date: "2025-05-02" });
    await add(visitor, {
      type: "spin-off",
      symbol: "NVDA",
      newSymbol: "KO",
      ratio: "1",
      costShare: "0",
      date: "2025-06-02",
    });
    await add(visitor, { type: "dividend", symbol: "KO", amount: "3", date: "2025-07-01" });
    for (const symbol of ["MSFT", "NVDA"])
      expect((await lines(visitor, `?symbol=${symbol}`)).transactions.map(({ date }) => date)).toEqual([
        "2025-06-02",
        "2025-05-02",
        "2025-04-01",
        "2025-03-04",
      ]);
    expect((await lines(visitor, "?symbol=KO")).total).toBe(2);
  });

  it("follows shares through a change of symbol when it checks a sale", async () => {
    const visitor = await newVisitor();
    await add(visitor, { ...buy, symbol: "AAPL" });
    await add(visitor, { type: "symbol-change", symbol: "AAPL", newSymbol: "MSFT", date: "2025-05-01" });
    expect((await add(visitor, { ...sell, symbol: "MSFT", quantity: "12" })).status).toBe(201);
    expect((await add(visitor, { ...sell, symbol: "AAPL", quantity: "1" })).body["code"]).toBe("oversell");
  });

  it.each([
    ["a date in the future", { ...buy, date: "2026-03-06" }, "date", /6 Mar 2026 is in the future/],
    ["a negative price", { ...buy, price: "-1" }, "price", /negative/],
    ["1e30 shares", { ...buy, quantity: "1e30" }, "quantity", /exponent/],
    ["more shares than there are", { ...buy, quantity: `1${"0".repeat(30)}` }, "quantity", /too large/],
    ["NaN", { ...buy, quantity: "NaN" }, "quantity", /isn't a number/],
    ["no shares", { ...buy, quantity: "0" }, "quantity", /above zero/],
    ["a short sale by sign", { ...buy, quantity: "-3" }, "quantity", /Short positions/],
    ["a purchase without price", { ...buy, price: null }, "price", /price is missing/],
    [
      "a deposit of shares",
      { type: "deposit", amount: "5", quantity: "1" },
      "quantity",
      /leave out the number of shares/,
    ],
    ["an option", { ...buy, symbol: "AAPL260618C00250000" }, "symbol", /option/i],
    ["a currency that is none", { ...buy, currency: "U$D" }, "currency", /isn't a currency/],
    ["a number where a text belongs", { ...buy, quantity: 12 }, "quantity", /./],
    ["a day that does not exist", { ...buy, date: "2025-02-30" }, "date", /./],
    ["a NUL in a note", { ...buy, note: "a\0b" }, "note", /NUL/],
  ])("names the field of %s, and changes nothing", async (_what, fields, path, words) => {
    const visitor = await newVisitor();
    const reply = await add(visitor, fields);
    expect([reply.status, reply.body["code"]]).toEqual([422, "invalid-input"]);
    expect(faults(reply)).toMatchObject([{ path }]);
    expect(faults(reply)[0]?.message).toMatch(words);
    expect(await lines(visitor)).toMatchObject({ total: 0 });
    expect(await accounts(visitor)).toEqual([]);
  });

  it("takes tomorrow where it has begun somewhere on earth", async () => {
    // At 16:00 UTC the fifth has begun in Kiritimati, and nowhere the sixth.
    expect((await add(await newVisitor(), { ...buy, date: "2026-03-05" })).status).toBe(201);
  });

  it("refuses a symbol nobody knows with what is near, unless it is the user's own", async () => {
    const visitor = await newVisitor();
    const reply = await add(visitor, { ...buy, symbol: "NVDAX" });
    expect([reply.status, reply.body["code"]]).toEqual([422, "unknown-instrument"]);
    expect(faults(reply)).toMatchObject([{ path: "symbol" }]);
    expect(reply.body["values"]).toMatchObject({ symbol: "NVDAX", similar: expect.stringContaining("NVDA") as string });
    await visitor.request("PUT", "/api/portfolio/instruments/NVDAX", { isCustom: true, currency: "CHF", name: "Farm" });
    expect((await add(visitor, { ...buy, symbol: "NVDAX" })).body).toMatchObject({ symbol: "NVDAX", currency: "CHF" });
  });

  it("takes a symbol on trust while nobody can tell", async () => {
    const visitor = await newVisitor();
    upstream.setFault("500");
    try {
      expect((await add(visitor, { ...buy, symbol: "OCDO.L", currency: "GBP" })).status).toBe(201);
    } finally {
      upstream.setFault("ok");
    }
  });

  it("keeps a formula in a note as the text it is", async () => {
    const note = '=HYPERLINK("http://evil.example","x")';
    expect((await add(await newVisitor(), { ...buy, note })).body["note"]).toBe(note);
  });

  it("says when the portfolio is full", async () => {
    const visitor = await newVisitor();
    for (const symbol of ["AAPL", "MSFT", "NVDA", "KO", "JNJ", "META"])
      expect((await add(visitor, { ...buy, symbol })).status).toBe(201);
    const seventh = await add(visitor, { ...buy, symbol: "TSCO.L" });
    expect([seventh.status, seventh.body["code"]]).toEqual([422, "portfolio-full"]);
    expect((await add(visitor, { ...buy, symbol: "META" })).status).toBe(201);
    for (let made = 7; made < 40; made++) await add(visitor, { type: "deposit", amount: "1" });
    const next = await add(visitor, { type: "deposit", amount: "1" });
    expect([next.status, next.body["code"]]).toEqual([422, "portfolio-full"]);
  });

  it("opens, renames and deletes accounts, each name once", async () => {
    const visitor = await newVisitor();
    const made = await visitor.post("/api/portfolio/accounts", { name: " Pension ", currency: "CHF" });
    expect([made.status, made.body]).toMatchObject([
      201,
      { name: "Pension", currency: "CHF", costMethod: "fifo", cash: "automatic", isDemo: false, version: 1 },
    ]);
    const twin = await visitor.post("/api/portfolio/accounts", { name: "PENSION", currency: "EUR" });
    expect([twin.status, twin.body["code"]]).toEqual([409, "account-name-taken"]);
    const id = String(made.body["id"]);
    const changed = await visitor.patch(`/api/portfolio/accounts/${id}`, { costMethod: "average", name: "Pillar" });
    expect(changed.body).toMatchObject({ name: "Pillar", costMethod: "average", currency: "CHF", version: 2 });
    const line = lineOf(await add(visitor, { ...buy, accountId: id }));
    expect((await lines(visitor, `?account=${id}`)).total).toBe(1);
    expect((await visitor.delete(`/api/portfolio/accounts/${id}`)).status).toBe(200);
    expect(await lines(visitor)).toMatchObject({ total: 0 });
    expect((await visitor.post(`/api/portfolio/transactions/${line.id}/restore`)).status).toBe(404);
    expect((await visitor.delete(`/api/portfolio/accounts/${id}`)).body["code"]).toBe("account-not-found");
    expect((await add(visitor, { ...buy, accountId: id })).body["code"]).toBe("account-not-found");
    for (let count = 0; count < 20; count++)
      await visitor.post("/api/portfolio/accounts", { name: `Account ${count}`, currency: "EUR" });
    const last = await visitor.post("/api/portfolio/accounts", { name: "One more", currency: "EUR" });
    expect([last.status, last.body["code"]]).toEqual([422, "too-many-accounts"]);
  });

  it("keeps what people say of instruments, and their own prices", async () => {
    const visitor = await newVisitor();
    const said = await visitor.request("PUT", "/api/portfolio/instruments/house", {
      isCustom: true,
      currency: "EUR",
      name: "House",
      tags: ["home", "long"],
    });
    expect(said.body).toMatchObject({ symbol: "HOUSE", isCustom: true, tags: ["home", "long"], manualPrices: [] });
    const noted = await visitor.request("PUT", "/api/portfolio/instruments/HOUSE", { note: "Half of it" });
    expect(noted.body).toMatchObject({ isCustom: true, currency: "EUR", name: "House", note: "Half of it" });
    const price = (date: string, value: string) =>
      visitor.request("PUT", `/api/portfolio/instruments/HOUSE/prices/${date}`, { price: value });
    await price("2025-06-30", "210000");
    await price("2024-06-30", "200000");
    expect((await price("2025-06-30", "212000.50")).body["manualPrices"]).toEqual([
      { date: "2024-06-30", price: "200000" },
      { date: "2025-06-30", price: "212000.50" },
    ]);
    for (const [date, value, path] of [
      ["2025-06-30", "-1", "price"],
      ["2025-06-30", "NaN", "price"],
      ["2026-12-31", "1", "date"],
    ] as const) {
      const reply = await price(date, value);
      expect([reply.status, faults(reply)[0]?.path]).toEqual([422, path]);
    }
    const gone = await visitor.delete("/api/portfolio/instruments/HOUSE/prices/2024-06-30");
    expect(gone.body["manualPrices"]).toHaveLength(1);
    await visitor.request("PUT", "/api/portfolio/instruments/NVDA/prices/2025-06-30", { price: "150" });
    expect((await visitor.get("/api/portfolio/instruments")).body["instruments"]).toMatchObject([
      { symbol: "HOUSE" },
      { symbol: "NVDA", isCustom: false, currency: null, manualPrices: [{ price: "150" }] },
    ]);
    const bare = await visitor.request("PUT", "/api/portfolio/instruments/FARM", { isCustom: true });
    expect([bare.status, faults(bare)[0]?.path]).toEqual([422, "currency"]);
  });

  it("shows and changes nothing of somebody else's", async () => {
    const [owner, stranger] = [await newVisitor(), await newVisitor()];
    const { id, accountId } = lineOf(await add(owner, buy));
    await owner.request("PUT", "/api/portfolio/instruments/NVDA", { tags: ["mine"] });
    expect((await put(stranger, id, buy, 1)).status).toBe(404);
    expect((await remove(stranger, id, 1)).status).toBe(404);
    expect((await stranger.post(`/api/portfolio/transactions/${id}/restore`)).status).toBe(404);
    expect((await stranger.patch(`/api/portfolio/accounts/${accountId}`, { name: "Mine" })).status).toBe(404);
    expect((await stranger.delete(`/api/portfolio/accounts/${accountId}`)).status).toBe(404);
    expect((await add(stranger, { ...buy, accountId })).body["code"]).toBe("account-not-found");
    expect(await lines(stranger, `?account=${accountId}`)).toMatchObject({ total: 0 });
    expect((await stranger.get("/api/portfolio/instruments")).body["instruments"]).toEqual([]);
    expect(await accounts(stranger)).toEqual([]);
    expect(await lines(owner)).toMatchObject({ total: 1 });
  });

  it("refuses to restore a line that the ledger no longer bears", async () => {
    const visitor = await newVisitor();
    await add(visitor, buy);
    const sold = lineOf(await add(visitor, { ...sell, quantity: "12" }));
    await remove(visitor, sold.id, 1);
    await add(visitor, sell);
    const back = await visitor.post(`/api/portfolio/transactions/${sold.id}/restore`);
    expect([back.status, back.body["code"]]).toEqual([422, "oversell"]);
  });

  it("moves a line to another account only where its own can do without it", async () => {
    const visitor = await newVisitor();
    const bought = lineOf(await add(visitor, buy));
    const sold = lineOf(await add(visitor, sell));
    const other = await visitor.post("/api/portfolio/accounts", { name: "Other", currency: "USD" });
    const accountId = String(other.body["id"]);
    expect((await put(visitor, bought.id, { ...buy, accountId }, 1)).body["code"]).toBe("oversell");
    expect((await put(visitor, sold.id, { ...sell, accountId }, 1)).body["code"]).toBe("oversell");
    await remove(visitor, sold.id, 1);
    expect((await put(visitor, bought.id, { ...buy, accountId }, 1)).body).toMatchObject({ accountId, version: 2 });
  });

  it("gives all of it, or one account, as a file", async () => {
    const visitor = await newVisitor();
    const { accountId } = lineOf(await add(visitor, { ...buy, note: "=1+1" }));
    const other = await visitor.post("/api/portfolio/accounts", { name: "Other", currency: "EUR" });
    await add(visitor, { type: "deposit", amount: "70.50", accountId: other.body["id"] });
    await visitor.post("/api/portfolio/demo");
    await visitor.request("PUT", "/api/portfolio/instruments/NVDA/prices/2025-06-30", { price: "150" });

    const json = await visitor.get("/api/portfolio/export");
    expect(json.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(json.headers.get("content-disposition")).toBe('attachment; filename="portfolio-2026-03-04.json"');
    expect(json.body["accounts"]).toMatchObject([{ name: "My account" }, { name: "Other" }]);
    expect(json.body["transactions"]).toHaveLength(2);
    expect(json.body["instruments"]).toMatchObject([{ symbol: "NVDA" }]);

    const csv = await visitor.get(`/api/portfolio/export?format=csv&account=${accountId}`);
    expect(csv.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(csv.headers.get("content-disposition")).toBe('attachment; filename="portfolio-2026-03-04.csv"');
    const rows = csv.text.trim().split("\r\n");
    expect(rows).toHaveLength(2);
    expect(rows[1]).toContain("131.20");
    expect(rows[1]).toContain("'=1+1");

    const strange = await (await newVisitor()).get(`/api/portfolio/export?account=${accountId}`);
    expect([strange.status, strange.body["code"]]).toEqual([404, "account-not-found"]);
    for (let made = 2; made < 10; made++) expect((await visitor.get("/api/portfolio/export")).status).toBe(200);
    const limited = await visitor.get("/api/portfolio/export");
    expect([limited.status, limited.body["code"]]).toEqual([429, "rate-limited"]);
    expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("states the prices of the demo account where no closes are at hand, and says so", async () => {
    const alone = await startTestServer({ ...(await engine.environment()), CLOCK: now });
    try {
      const visitor = alone.visitor();
      await visitor.signUp();
      const { body } = await visitor.post("/api/portfolio/demo");
      const bought = await lines(visitor, `?account=${String(body["id"])}&type=buy`);
      expect(bought.total).toBeGreaterThan(8);
      for (const line of bought.transactions)
        expect(line).toMatchObject({
          note: expect.stringContaining("estimated"),
          price: expect.stringMatching(/^\d+$/),
        });
    } finally {
      await alone.stop();
    }
  });

  it("opens a demo account apart from what is real, and removes it in one step", async () => {
    const visitor = await newVisitor();
    await add(visitor, buy);
    const demo = await visitor.post("/api/portfolio/demo");
    expect([demo.status, demo.body]).toMatchObject([201, { name: "Demo", isDemo: true }]);
    expect((await visitor.post("/api/portfolio/demo")).body["id"]).toBe(demo.body["id"]);
    expect((await lines(visitor)).total).toBe(1);
    const shown = await lines(visitor, `?account=${String(demo.body["id"])}`);
    expect(shown.total).toBeGreaterThanOrEqual(28);
    // Everything was bought at a close of its day.
    expect(JSON.stringify(shown)).not.toContain("estimated");
    expect((await add(visitor, buy)).body["accountId"]).not.toBe(demo.body["id"]);
    await visitor.delete("/api/portfolio/demo");
    expect(await accounts(visitor)).toHaveLength(1);
    expect((await visitor.delete("/api/portfolio/demo")).status).toBe(200);
  });

  it("names the demo account and its notes in the reader's language", async () => {
    const visitor = await newVisitor();
    await visitor.patch("/api/settings", { preferences: { language: "de" } });
    const demo = await visitor.post("/api/portfolio/demo");
    const shown = JSON.stringify(await lines(visitor, `?account=${String(demo.body["id"])}`));
    expect(shown).toContain("Demo: Ersteinzahlung");
    expect(shown).not.toContain("opening deposit");
  });
});
