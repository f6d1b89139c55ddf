import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer, type Visitor } from "../../../tests/support/test-server.ts";
import { startYahooUpstream, type YahooUpstream } from "../../../tests/upstreams/yahoo-upstream.ts";
import { assistantTools } from "../assistant/tools/index.ts";

const startsAt = "2026-03-04T16:00:00Z";

interface Told {
  readonly summary: string;
  readonly done: boolean;
  readonly sources: readonly {
    readonly provider: string;
    readonly status: string;
    readonly asOf: string | null;
    readonly data: unknown;
  }[];
}

describe("the Model Context Protocol", () => {
  let server: TestServer;
  let yahoo: YahooUpstream;
  let owner: Visitor;
  const clients: Client[] = [];
  beforeAll(async () => {
    const offsetMs = Date.parse(startsAt) - Date.now();
    yahoo = await startYahooUpstream({ clock: { now: () => Date.now() + offsetMs } });
    server = await startTestServer({ CLOCK: startsAt, YAHOO_BASE_URL: yahoo.url });
    owner = server.visitor();
    await owner.signUp();
    const bought = { type: "buy", symbol: "NVDA", date: "2026-03-02", quantity: "10", price: "100", currency: "USD" };
    await owner.post("/api/portfolio/transactions", bought);
  });
  afterAll(async () => {
    await Promise.all(clients.map((client) => client.close()));
    await server.stop();
    await yahoo.close();
  });

  const tokenOf = async (scope: "read" | "write", of: Visitor = owner) =>
    (await of.post("/api/tokens", { name: "Agent", scope })).body["token"] as string;
  const connect = async (token: string, versions?: "legacy") => {
    const client = new Client(
      { name: "test", version: "1" },
      versions === undefined ? {} : { versionNegotiation: { mode: "legacy" } },
    );
    await client.connect(
      new StreamableHTTPClientTransport(new URL("/mcp", server.origin), {
        requestInit: { headers: { authorization: `Bearer ${token}` } },
      }),
    );
    clients.push(client);
    return client;
  };
  const call = async (client: Client, name: string, input: Record<string, unknown>) => {
    const reply = await client.callTool({ name, arguments: input });
    const [first] = reply.content as { type: string; text: string }[];
    return {
      isError: reply.isError === true,
      text: first?.text ?? "",
      told: reply.structuredContent as Told,
    };
  };

  it.each([undefined, "legacy"] as const)(
    "offers the assistant's tools, those that write to who may write (%s)",
    async (versions) => {
      const reads = (await (await connect(await tokenOf("read"), versions)).listTools()).tools;
      const writes = (await (await connect(await tokenOf("write"), versions)).listTools()).tools;
      const reading = assistantTools.filter(({ kind }) => kind === "read").map(({ name }) => name);
      expect(reads.map(({ name }) => name).toSorted()).toEqual(reading.toSorted());
      expect(reads.every(({ annotations }) => annotations?.readOnlyHint === true)).toBe(true);
      const more = writes.map(({ name }) => name).filter((name) => !reading.includes(name));
      expect(more.toSorted()).toEqual(["add_to_watchlist", "create_alert", "record_transaction"]);
      for (const { description, inputSchema } of writes) {
        expect(description?.length ?? 0).toBeGreaterThan(20);
        expect(inputSchema.type).toBe("object");
      }
    },
  );

  it("gives every value with where it comes from and how old it is", async () => {
    const client = await connect(await tokenOf("read"));
    const quotes = await call(client, "get_quotes", { symbols: ["NVDA"] });
    expect(quotes.isError).toBe(false);
    const price = ((await owner.get("/api/market/quotes?symbols=NVDA")).body["quotes"] as { price: number }[])[0]
      ?.price;
    expect(quotes.told.sources[0]).toMatchObject({
      provider: "yahoo",
      status: expect.stringMatching(/^(live|delayed)$/),
    });
    expect(quotes.told.sources[0]?.asOf).toMatch(/^2026-03-04T/);
    expect(JSON.stringify(quotes.told.sources[0]?.data)).toContain(String(price));
    expect(JSON.parse(quotes.text)).toEqual(quotes.told);
  });

  it("answers from the portfolio of the token's owner alone, with the amounts", async () => {
    const stranger = server.visitor();
    await stranger.signUp();
    const mine = await call(await connect(await tokenOf("read")), "get_holdings", {});
    const theirs = await call(await connect(await tokenOf("read", stranger)), "get_holdings", {});
    expect(JSON.stringify(mine.told.sources)).toContain("NVDA");
    expect(mine.text).toContain("1000");
    expect(mine.text).not.toContain("$fact");
    expect(theirs.text).not.toContain("NVDA");
  });

  it("does what the assistant only proposes, for who may write", async () => {
    const client = await connect(await tokenOf("write"));
    const added = await call(client, "add_to_watchlist", { symbol: "KO" });
    expect(added.told).toMatchObject({ done: true });
    expect((await owner.get("/api/watchlist")).body["symbols"]).toContain("KO");
    expect(await call(client, "add_to_watchlist", { symbol: "KO" })).toMatchObject({
      isError: true,
      text: "KO is on the watchlist already.",
    });
    const alert = await call(client, "create_alert", { symbol: "KO", kind: "price-above", value: 500 });
    expect(alert.told.summary).toBe("Tell you once when KO is above 500.00");
    expect((await owner.get("/api/alerts")).text).toContain("KO is above 500.00");
    const sold = { type: "sell", symbol: "NVDA", date: "2026-03-03", quantity: "4", price: "110" };
    expect((await call(client, "record_transaction", sold)).told).toMatchObject({ done: true });
    expect((await call(client, "record_transaction", { ...sold, quantity: "400" })).isError).toBe(true);
    const { holdings } = (await owner.get("/api/portfolio/holdings")).body as { holdings: { quantity: string }[] };
    expect(holdings[0]?.quantity).toBe("6");
    await expect(
      (await connect(await tokenOf("read"))).callTool({ name: "add_to_watchlist", arguments: { symbol: "PEP" } }),
    ).rejects.toThrow(/add_to_watchlist/);
    expect((await owner.get("/api/watchlist")).body["symbols"]).not.toContain("PEP");
  });

  it("says why there is no answer, and never makes one up", async () => {
    const client = await connect(await tokenOf("read"));
    expect(await call(client, "get_quotes", { symbols: ["NOSUCH"] })).toMatchObject({ isError: true });
    expect(await call(client, "get_quotes", { symbols: "x".repeat(50) })).toMatchObject({ isError: true });
  });

  it("is closed to everybody without a token, to sessions, and to bodies that are no message", async () => {
    const message = { jsonrpc: "2.0", id: 1, method: "tools/list", params: {} };
    const headers = { accept: "application/json, text/event-stream" };
    for (const caller of [owner, server.visitor()]) {
      const refused = await caller.post("/mcp", message, headers);
      expect([refused.status, refused.body["code"]]).toEqual([401, "invalid-token"]);
    }
    const authorized = { ...headers, authorization: `Bearer ${await tokenOf("read")}` };
    const program = server.visitor();
    expect((await program.post("/mcp", [message, message], authorized)).status).toBe(422);
    expect((await program.post("/mcp", "{", authorized)).status).toBe(400);
    expect((await program.post("/mcp", { huge: "x".repeat(400_000) }, authorized)).status).toBe(413);
    expect((await program.get("/mcp", authorized)).status).toBe(405);
    expect((await program.post("/mcp", message, { ...authorized, origin: "https://evil.example" })).status).toBe(403);
    expect((await program.post("/mcp", message, authorized)).status).toBe(200);
  });
});
