import { setTimeout as wait } from "node:timers/promises";
import { createECDH, randomBytes, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { splitRoute } from "#contract/endpoint.ts";
import { endpoints } from "#contract/index.ts";
import { temporaryFolder } from "./support/test-engines.ts";
import { isLocalAlone } from "#server/account/firebase-endpoints.ts";
import { type SignInBackend, signInBackends } from "./support/sign-in-backends.ts";
import { createSoftAuthenticator } from "./support/soft-authenticator.ts";
import { startTestServer, type Reply, type TestServer, type Visitor } from "./support/test-server.ts";
import { startYahooUpstream, type YahooUpstream } from "./upstreams/yahoo-upstream.ts";

const startsAt = "2026-03-04T16:00:00Z";

/**
 * Addresses whose parameter isn't a user's id: a symbol, a service, a job, or a secret that identifies its owner.
 * Listed by hand, since each new one is a decision.
 */
const noIds = [
  "DELETE /api/watchlist/:symbol",
  "PUT /api/portfolio/instruments/:symbol",
  "PUT /api/portfolio/instruments/:symbol/prices/:date",
  "DELETE /api/portfolio/instruments/:symbol/prices/:date",
  "PUT /api/settings/keys/:provider",
  "DELETE /api/settings/keys/:provider",
  "PUT /api/settings/indicator-sets/:name",
  "DELETE /api/settings/indicator-sets/:name",
  "GET /api/calendar/feed/:token",
  "GET /api/newsletter/feed/:token",
  "GET /api/newsletter/unsubscribe/:token",
  "POST /api/newsletter/unsubscribe/:token",
];

/** A valid body, where one is required. */
const bodies: Readonly<Record<string, object>> = {
  "PATCH /api/account/passkeys/:id": { name: "Mine now" },
  "PATCH /api/alerts/:id": { isPaused: true },
  "PATCH /api/assistant/conversations/:id": { title: "Mine now" },
  "POST /api/assistant/conversations/:id/messages": { text: "What is the price of NVDA?" },
  "POST /api/assistant/conversations/:id/proposals/:proposalId": { decision: "accepted" },
  "POST /api/assistant/conversations/:id/retry": { messageId: "some-message" },
  "PATCH /api/assistant/scheduled-questions/:id": { isOn: false },
  "PATCH /api/notes/:id": { text: "Mine now" },
  "PATCH /api/portfolio/accounts/:id": { name: "Mine now" },
  "PUT /api/portfolio/transactions/:id": {
    type: "buy",
    symbol: "NVDA",
    date: "2026-03-02",
    quantity: "1",
    price: "1",
    currency: "USD",
  },
  "PATCH /api/strategy/runs/:id": { name: "Mine now" },
  "PATCH /api/watchlists/:id": { name: "Mine now" },
  "POST /api/watchlists/:id/symbols": { symbol: "PEP" },
};

/** Addresses with another object's id in the query or the body. */
const references: readonly {
  route: string;
  names: string;
  ask: (id: string) => readonly [string, object | undefined];
}[] = [
  ...["holdings", "performance", "contributions", "income", "allocation", "risks"].map((figure) => ({
    route: `GET /api/portfolio/${figure}`,
    names: "/api/portfolio/accounts",
    ask: (id: string) => [`/api/portfolio/${figure}?account=${id}`, undefined] as const,
  })),
  {
    route: "POST /api/portfolio/transactions",
    names: "/api/portfolio/accounts",
    ask: (accountId) => [
      "/api/portfolio/transactions",
      { type: "buy", symbol: "NVDA", date: "2026-03-02", quantity: "1", price: "1", currency: "USD", accountId },
    ],
  },
  {
    route: "POST /api/assistant/scheduled-questions",
    names: "/api/assistant/conversations",
    ask: (conversationId) => [
      "/api/assistant/scheduled-questions",
      {
        conversationId,
        messageId: "some-message",
        days: "friday",
        time: "08:00",
        timeZone: "UTC",
        mail: false,
        push: false,
      },
    ],
  },
  {
    route: "POST /api/notes",
    names: "/api/portfolio/accounts",
    ask: (accountId) => ["/api/notes", { symbol: "NVDA", text: "Mine now", accountId }],
  },
  {
    route: "POST /api/portfolio/import",
    names: "/api/portfolio/accounts",
    ask: (accountId) => [
      "/api/portfolio/import",
      {
        fileName: "a.csv",
        content: "Date,Type,Symbol,Quantity,Price,Currency\n2026-03-02,buy,NVDA,1,1,USD\n",
        accountId,
      },
    ],
  },
  {
    route: "POST /api/portfolio/shares",
    names: "/api/portfolio/accounts",
    ask: (accountId) => ["/api/portfolio/shares", { title: "Mine now", accountId }],
  },
  {
    route: "GET /api/alerts/events",
    names: "/api/alerts/events",
    ask: (before) => [`/api/alerts/events?before=${before}`, undefined],
  },
];

/** The owner's data, which must not change. */
const views = [
  "/api/account/sign-in-ways",
  "/api/alerts",
  "/api/assistant/conversations",
  "/api/assistant/reports",
  "/api/assistant/scheduled-questions",
  "/api/calendar/feeds",
  "/api/drawings?symbol=NVDA",
  "/api/notes",
  "/api/portfolio/accounts",
  "/api/portfolio/transactions",
  "/api/portfolio/imports",
  "/api/portfolio/shares",
  "/api/push",
  "/api/settings",
  "/api/strategy/runs",
  "/api/tokens",
  "/api/watchlists",
  "/api/newsletter/issues",
];

const savedRun = {
  name: "Hold",
  strategy: { kind: "hold", name: "Hold", rebalance: null, saving: null },
  symbols: ["NVDA"],
  summary: {
    totalReturnRatio: 0.4,
    benchmarkReturnRatio: 0.6,
    maximumDrawdownRatio: -0.2,
    sharpe: 0.7,
    tradeCount: 12,
    dataTo: "2026-03-02",
  },
};

/** A made-up id in the format of a real one. */
function madeUp(id: string): string {
  return id.replaceAll(/[0-9a-f]/gi, (digit) => (digit === "0" ? "1" : "0"));
}

/** Returns a reply without the request's id. */
function comparable({ status, text, headers }: Reply, id: string): unknown {
  const body = text.replaceAll(/"instance":"[^"]*"/g, "").replaceAll(id, "ID");
  return [status, body, headers.get("content-type"), headers.get("etag")];
}

describe.each(signInBackends)("other users' data, with the $name backend", ({ name, start }) => {
  let server: TestServer;
  let yahoo: YahooUpstream;
  let owner: Visitor;
  let stranger: Visitor;
  let leaver: Visitor;
  /** Tokens of the owner, the stranger and a disabled user. */
  const tokens = { reads: "", ends: "", strangers: "", leavers: "" };
  let backend: SignInBackend;
  const folder = { DATA_DIR: temporaryFolder() };
  /** An id of the owner's by its address: "/api/alerts". */
  const ids = new Map<string, string>();
  beforeAll(async () => {
    backend = await start(startsAt);
    const offsetMs = Date.parse(startsAt) - Date.now();
    yahoo = await startYahooUpstream({ clock: { now: () => Date.now() + offsetMs } });
    server = await startTestServer({
      ...backend.environment,
      ...folder,
      CLOCK: startsAt,
      YAHOO_BASE_URL: yahoo.url,
      LIMIT_CHATS_PER_MINUTE: "1000",
    });
    [owner, stranger, leaver] = [server.visitor(), server.visitor(), server.visitor()];
    await backend.enter(owner);
    await backend.enter(stranger);
    const { email } = await backend.enter(leaver);
    const make = async (path: string, body: object, field = "id") => {
      const reply = await owner.post(path, body);
      expect(reply.status, `${path}: ${reply.text.slice(0, 300)}`).toBeLessThan(300);
      return String(reply.body[field]);
    };
    const stream = async (path: string, body: object) => {
      const reply = await fetch(server.origin + path, {
        method: "POST",
        headers: { origin: server.origin, "content-type": "application/json", cookie: owner.cookie() ?? "" },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(300_000),
      });
      return reply.text();
    };
    const buy = { type: "buy", symbol: "NVDA", date: "2026-03-02", quantity: "10", price: "100", currency: "USD" };
    ids.set("/api/portfolio/transactions", await make("/api/portfolio/transactions", buy));
    const { accounts } = (await owner.get("/api/portfolio/accounts")).body as { accounts: { id: string }[] };
    ids.set("/api/portfolio/accounts", accounts[0]?.id ?? "");
    ids.set("/api/notes", await make("/api/notes", { symbol: "NVDA", text: "Keeps growing" }));
    const rows = "Date,Type,Symbol,Quantity,Price,Currency\n2026-03-03,buy,AAPL,3,240,USD\n";
    ids.set(
      "/api/portfolio/imports",
      await make("/api/portfolio/import", { fileName: "a.csv", content: rows }, "importId"),
    );
    ids.set(
      "/api/alerts",
      await make("/api/alerts", { symbol: "NVDA", rule: { kind: "price", is: "above", value: 1 } }),
    );
    const eventCount = async () => ((await owner.get("/api/alerts/events")).body["events"] as object[]).length;
    while ((await eventCount()) === 0) await wait(50);
    const { events } = (await owner.get("/api/alerts/events")).body as { events: { id: string }[] };
    ids.set("/api/alerts/events", events[0]?.id ?? "");
    const conversation = await make("/api/assistant/conversations", {});
    ids.set("/api/assistant/conversations", conversation);
    await stream(`/api/assistant/conversations/${conversation}/messages`, { text: "Add KO to my watchlist" });
    const { messages } = (await owner.get(`/api/assistant/conversations/${conversation}`)).body as {
      messages: { id: string }[];
    };
    ids.set(
      "/api/assistant/scheduled-questions",
      await make("/api/assistant/scheduled-questions", {
        conversationId: conversation,
        messageId: messages[0]?.id,
        days: "friday",
        time: "08:00",
        timeZone: "UTC",
        mail: false,
        push: false,
      }),
    );
    await stream("/api/assistant/research", { symbol: "NVDA", computedOnly: true });
    const { reports } = (await owner.get("/api/assistant/reports")).body as { reports: { id: string }[] };
    ids.set("/api/assistant/reports", reports[0]?.id ?? "");
    ids.set("/api/calendar/feeds", await make("/api/calendar/feeds", { types: ["earnings"] }));
    ids.set("/api/portfolio/shares", await make("/api/portfolio/shares", { title: "Shared" }));
    const key = createECDH("prime256v1");
    key.generateKeys();
    ids.set(
      "/api/push/devices",
      await make("/api/push/devices", {
        endpoint: "https://updates.push.services.mozilla.com/wpush/v2/device-of-the-owner",
        p256dh: key.getPublicKey().toString("base64url"),
        auth: randomBytes(16).toString("base64url"),
      }),
    );
    if (name === "local") {
      const { passkeyAddress } = (await owner.get("/api/account/rules")).body as { passkeyAddress: string };
      const { options } = (await owner.post("/api/account/passkeys/options")).body as {
        options: { challenge: string };
      };
      const authenticator = createSoftAuthenticator({ origin: passkeyAddress, host: "localhost" });
      const passkey = { name: "Phone", response: authenticator.made(options.challenge) };
      ids.set("/api/account/passkeys", await make("/api/account/passkeys", passkey));
    } else ids.set("/api/account/passkeys", randomUUID());
    ids.set("/api/tokens", await make("/api/tokens", { name: "Program" }));
    const token = async (of: Visitor, wish: object) =>
      String((await of.post("/api/tokens", { name: "Program", ...wish })).body["token"]);
    tokens.reads = await token(owner, { scope: "read" });
    tokens.ends = await token(owner, { scope: "write", expiresInDays: 1 });
    tokens.strangers = await token(stranger, { scope: "write" });
    tokens.leavers = await token(leaver, { scope: "write" });
    await backend.disable(server, email);
    ids.set("/api/watchlists", await make("/api/watchlists", { name: "Second" }));
    ids.set("/api/newsletter/issues", await make("/api/newsletter/issues", { cadence: "weekly" }));
    const sessions = (await owner.get("/api/account/sessions")).body["sessions"] as { id: string }[];
    ids.set("/api/account/sessions", sessions[0]?.id ?? "");
    ids.set("/api/strategy/runs", await make("/api/strategy/runs", savedRun));
  });
  afterAll(async () => {
    await server.stop();
    await yahoo.close();
    await backend.close();
  });

  async function seen(): Promise<unknown[]> {
    return Promise.all(
      views.map(async (path) => {
        const { text } = await owner.get(path);
        // The use of a token is recorded, whatever it was used for.
        return [path, text.replaceAll(/"lastUsedAt":"[^"]*"/g, '"lastUsedAt":null')];
      }),
    );
  }

  const parted = endpoints
    .filter(({ access, route }) => access !== "administrator" && route.includes("/:"))
    .map(({ route }) => route)
    .filter((route) => !noIds.includes(route));
  /** A backend that lacks a feature lacks it for everyone's data. */
  const isOff = (route: string): boolean => name === "firebase" && isLocalAlone(route);

  it("covers every address with an id", () => {
    for (const route of parted) {
      const place = splitRoute(route).path.replace(/\/:.*$/, "");
      expect([route, ids.get(place)?.length ?? 0]).not.toEqual([route, 0]);
    }
    for (const [place, id] of ids) expect([place, id]).not.toEqual([place, "undefined"]);
  });

  it.each(parted)("%s gives the same answer as for a made-up id, and changes nothing", async (route) => {
    const { method, path } = splitRoute(route);
    const id = ids.get(path.replace(/\/:.*$/, "")) ?? "";
    const before = await seen();
    const ask = (thingId: string) =>
      stranger.request(
        method,
        path.replace(/:\w+/, thingId).replaceAll(/:\w+/g, "some-part"),
        method === "GET" || method === "DELETE" ? undefined : (bodies[route] ?? {}),
        { "if-match": '"1"' },
      );
    const [theirs, none] = [await ask(id), await ask(madeUp(id))];
    expect(theirs.status).toBe(isOff(route) ? 403 : 404);
    expect(comparable(theirs, id)).toEqual(comparable(none, madeUp(id)));
    expect(await seen()).toEqual(before);
  });

  /** Requests the owner's object with `headers` as the only credentials. */
  async function askWith(route: string, headers: Record<string, string>, id?: string): Promise<Reply> {
    const { method, path } = splitRoute(route);
    const owned = id ?? ids.get(path.replace(/\/:.*$/, "")) ?? "";
    return server
      .visitor()
      .request(
        method,
        path.replace(/:\w+/, owned).replaceAll(/:\w+/g, "some-part"),
        method === "GET" || method === "DELETE" ? undefined : (bodies[route] ?? {}),
        { "if-match": '"1"', ...headers },
      );
  }
  const by = (token: string) => ({ authorization: `Bearer ${token}` });
  const outcome = ({ status, body }: Reply) => [status, body["code"]];

  it.each(parted)("%s is closed without a session and to disabled users", async (route) => {
    const before = await seen();
    expect(outcome(await askWith(route, {}))).toEqual([401, "not-signed-in"]);
    expect(outcome(await askWith(route, { cookie: `session=${"A".repeat(43)}` }))).toEqual([401, "not-signed-in"]);
    expect(outcome(await askWith(route, { cookie: leaver.cookie() ?? "" }))).toEqual([401, "user-disabled"]);
    expect(outcome(await askWith(route, by(tokens.leavers)))).toEqual([401, backend.codeOfDisabledToken]);
    expect(outcome(await askWith(route, by(`bwt_${"A".repeat(43)}`)))).toEqual([401, "invalid-token"]);
    expect(await seen()).toEqual(before);
  });

  const takesToken = new Map(endpoints.map((item) => [item.route as string, item.takesToken]));
  it.each(parted)("%s gives a stranger's token the same answer as the stranger", async (route) => {
    const before = await seen();
    const id = ids.get(splitRoute(route).path.replace(/\/:.*$/, "")) ?? "";
    const [theirs, none] = [
      await askWith(route, by(tokens.strangers)),
      await askWith(route, by(tokens.strangers), madeUp(id)),
    ];
    expect(theirs.status).toBe(takesToken.get(route) === true ? 404 : 403);
    expect(comparable(theirs, id)).toEqual(comparable(none, madeUp(id)));
    expect(await seen()).toEqual(before);
  });

  it.each(parted.filter((route) => !route.startsWith("GET ")))(
    "%s refuses the owner's read-only token",
    async (route) => {
      const before = await seen();
      const code = takesToken.get(route) === true ? "token-reads-only" : "not-by-token";
      expect(outcome(await askWith(route, by(tokens.reads)))).toEqual([403, code]);
      expect(await seen()).toEqual(before);
    },
  );

  it.each(references)(
    "$route gives the same answer as for a made-up id in the query or body",
    async ({ route, names, ask }) => {
      const id = ids.get(names) ?? "";
      const before = await seen();
      const { method } = splitRoute(route);
      const reply = (thingId: string) => stranger.request(method, ...ask(thingId));
      const [theirs, none] = [await reply(id), await reply(madeUp(id))];
      expect([404, 422]).toContain(theirs.status);
      expect(comparable(theirs, id)).toEqual(comparable(none, madeUp(id)));
      expect(await seen()).toEqual(before);
    },
  );

  describe("a week later, after session and token have ended", () => {
    beforeAll(async () => {
      await server.stop();
      server = await startTestServer({
        ...backend.environment,
        ...folder,
        CLOCK: "2026-03-12T16:00:00Z",
        YAHOO_BASE_URL: yahoo.url,
      });
    });

    it.each(parted)("%s is closed to the owner's own", async (route) => {
      expect(outcome(await askWith(route, { cookie: owner.cookie() ?? "" }))).toEqual([401, "not-signed-in"]);
      expect(outcome(await askWith(route, by(tokens.ends)))).toEqual([401, "invalid-token"]);
    });
  });
});
