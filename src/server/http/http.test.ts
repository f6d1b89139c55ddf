import { request } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../../tests/support/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe("every reply", () => {
  it.each(["/api/health/live", "/api/nothing-here", "/api/watchlist"])(
    "carries the security headers: %s",
    async (path) => {
      const { headers } = await server.visitor().get(path);
      expect(headers.get("content-security-policy")).toBe(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
          "manifest-src 'self'; worker-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'; " +
          "object-src 'none'; require-trusted-types-for 'script'; trusted-types default dompurify backtest-worker push-worker; report-to csp",
      );
      expect(headers.get("reporting-endpoints")).toBe('csp="/api/csp-report"');
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
      expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
      expect(headers.get("permissions-policy")).toBe("camera=(), microphone=(), geolocation=(), payment=()");
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("strict-transport-security")).toBeNull();
      expect(headers.get("access-control-allow-origin")).toBeNull();
      expect(headers.get("server")).toBeNull();
      expect(headers.get("x-powered-by")).toBeNull();
    },
  );

  it("names a strict cookie and HSTS where the product is served over TLS", async () => {
    const secure = await startTestServer({ APP_URL: "https://money.example" });
    const reply = await raw(secure, {
      method: "POST",
      path: "/api/account/sign-up",
      headers: { host: "money.example", origin: "https://money.example", "content-type": "application/json" },
      body: JSON.stringify({ name: "Ada", email: "ada@example.org", password: "gleaming-otter-7" }),
    });
    expect(reply.status).toBe(201);
    expect(reply.headers["set-cookie"]?.[0]).toMatch(
      /^__Host-session=[\w-]{43}; HttpOnly; SameSite=Lax; Path=\/; Max-Age=\d+; Secure$/,
    );
    expect(reply.headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
    expect(reply.headers["content-security-policy"]).toContain("upgrade-insecure-requests");
    await secure.stop();
  });

  it("is refused under a host name that is not served", async () => {
    const reply = await raw(server, { method: "GET", path: "/api/health/live", headers: { host: "evil.example" } });
    expect([reply.status, JSON.parse(reply.text).code]).toEqual([421, "unknown-host"]);
  });
});

describe("requests of other sites", () => {
  it("are told apart by scheme, host and port", async () => {
    const { host } = new URL(server.origin);
    const status = async (origin: string, to: TestServer = server, headers = {}) => {
      const path = "/api/account/sign-out";
      return (await raw(to, { method: "POST", path, headers: { host, origin, ...headers }, body: "" })).status;
    };
    expect(await status(`http://${host}`)).not.toBe(403);
    for (const foreign of [`https://${host}`, "http://127.0.0.1", "http://127.0.0.1:1", `http://localhost:1`, "null"])
      expect([foreign, await status(foreign)]).toEqual([foreign, 403]);
    const secure = await startTestServer({ APP_URL: "https://money.example" });
    expect(await status("https://money.example", secure, { host: "money.example" })).not.toBe(403);
    for (const foreign of ["http://money.example", "https://money.example:8443"])
      expect([foreign, await status(foreign, secure, { host: "money.example" })]).toEqual([foreign, 403]);
    await secure.stop();
  });
});

describe("the OpenAPI description", () => {
  it("puts what a DELETE takes into its body, and no password into an address", async () => {
    const { body } = await server.visitor().get("/api/openapi.json");
    const paths = body["paths"] as Record<string, Record<string, DescribedOperation>>;
    const operations = Object.values(paths).flatMap((methods) => Object.entries(methods));
    const inAddress = operations
      .flatMap(([, { parameters }]) => parameters)
      .filter(({ in: place }) => place === "query");
    expect(inAddress.filter(({ name }) => /password|secret/i.test(name))).toEqual([]);
    const deletes = operations.filter(([method]) => method === "delete");
    expect(deletes.flatMap(([, { parameters }]) => parameters).filter(({ in: place }) => place === "query")).toEqual(
      [],
    );
    const taken = paths["/api/account"]?.["delete"]?.requestBody?.content["application/json"].schema;
    expect(Object.keys(taken?.properties ?? {})).toEqual(["email", "currentPassword"]);
  });

  interface DescribedOperation {
    readonly parameters: readonly { readonly name: string; readonly in: string }[];
    readonly requestBody?: {
      readonly content: { readonly "application/json": { readonly schema: { properties: object } } };
    };
  }
});

describe("slow requests", () => {
  it("are cut off when their headers drip for more than ten seconds", async () => {
    const { port } = new URL(server.origin);
    const dripMs = 500;
    let drips = 0;
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), "127.0.0.1");
      let text = "";
      const drip = setInterval(() => {
        drips += 1;
        socket.write("x-drip: 1\r\n");
      }, dripMs);
      socket.write("GET /api/health/live HTTP/1.1\r\nhost: 127.0.0.1\r\n");
      socket.on("data", (chunk) => (text += chunk.toString()));
      socket.on("error", () => undefined);
      socket.on("close", () => {
        clearInterval(drip);
        resolve(text);
      });
    });
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    // Node's own default looks only every 30 s. A busy machine drips as late as it looks.
    expect(drips).toBeLessThan(28_000 / dripMs);
  });
});

describe("bad input", () => {
  it("is refused by field, with path and message", async () => {
    const visitor = server.visitor();
    await visitor.signUp();
    const reply = await visitor.post("/api/watchlist", { symbol: "not a symbol!" });
    expect(reply.status).toBe(422);
    expect(reply.body).toMatchObject({ code: "invalid-input", errors: [{ path: "symbol" }] });
    expect(reply.body["instance"]).toBe(reply.headers.get("x-request-id"));
  });

  it.each([
    ["not JSON", "{", "application/json", 400, "malformed-json"],
    ["another type", "symbol=AAPL", "application/x-www-form-urlencoded", 415, "unsupported-media-type"],
    ["a list for an object", "[1]", "application/json", 422, "invalid-input"],
    ["beyond 256 KB", JSON.stringify({ symbol: "A".repeat(300 * 1024) }), "application/json", 413, "body-too-large"],
    ["nested 30 deep", `{"symbol":${"[".repeat(30)}${"]".repeat(30)}}`, "application/json", 422, "invalid-input"],
    ["6,000 items", JSON.stringify({ symbol: Array(6000).fill(1) }), "application/json", 422, "invalid-input"],
  ])("%s is refused with its own code", async (_what, body, type, status, code) => {
    const visitor = server.visitor();
    await visitor.signUp();
    const reply = await visitor.request("POST", "/api/watchlist", body, { "content-type": type });
    expect([reply.status, reply.body["code"]]).toEqual([status, code]);
  });

  it("gets 405 with the allowed methods, and 404 where nothing is", async () => {
    const visitor = server.visitor();
    const wrongMethod = await visitor.request("PUT", "/api/watchlists", {});
    expect([wrongMethod.status, wrongMethod.headers.get("allow")]).toEqual([405, "GET, POST"]);
    expect((await visitor.get("/api/nothing-here")).body["code"]).toBe("not-found");
  });

  it("gets no stream for a HEAD, which nobody would read", async () => {
    const visitor = server.visitor();
    await visitor.signUp();
    expect((await visitor.request("HEAD", "/api/market/live?symbols=")).status).toBe(405);
  });

  it("gets 414 for an address over 8 KB", async () => {
    const reply = await server.visitor().get(`/api/health/live?x=${"a".repeat(9000)}`);
    expect([reply.status, reply.body["code"]]).toEqual([414, "url-too-long"]);
  });
});

describe("limits by their environment names", () => {
  it.each([
    ["LIMIT_READS_PER_MINUTE", "GET", "/api/watchlist"],
    ["LIMIT_WRITES_PER_MINUTE", "POST", "/api/account/sign-out"],
  ])("%s stops the call after the last", async (name, method, path) => {
    const limited = await startTestServer({ [name]: "3" });
    const visitor = limited.visitor();
    await visitor.signUp();
    const cookie = visitor.cookie() ?? "";
    const statuses: number[] = [];
    for (let call = 0; call < 4; call += 1) {
      const body = method === "GET" ? undefined : {};
      const target = method === "GET" ? path : "/api/watchlist";
      const reply = await limited.visitor().request(method, target, body, { cookie });
      statuses.push(reply.status);
      if (reply.status === 429) {
        expect(reply.body["code"]).toBe("rate-limited");
        expect(Number(reply.headers.get("retry-after"))).toBeGreaterThan(0);
      }
    }
    expect(statuses.map((status) => status === 429)).toEqual([false, false, false, true]);
    await limited.stop();
  });

  it("LIMIT_ANONYMOUS_PER_MINUTE counts visitors without a session by address, but not health checks", async () => {
    const limited = await startTestServer({ LIMIT_ANONYMOUS_PER_MINUTE: "2" });
    const statuses: number[] = [];
    for (let call = 0; call < 3; call += 1) statuses.push((await limited.visitor().get("/api/account/rules")).status);
    expect(statuses).toEqual([200, 200, 429]);
    for (let call = 0; call < 5; call += 1) expect((await limited.visitor().get("/api/health/live")).status).toBe(200);
    await limited.stop();
  });

  it("TRUSTED_PROXIES says whose word about the visitor's address is believed", async () => {
    const direct = await startTestServer({ LIMIT_ANONYMOUS_PER_MINUTE: "1" });
    const behind = await startTestServer({ LIMIT_ANONYMOUS_PER_MINUTE: "1", TRUSTED_PROXIES: "1" });
    const status = async (of: TestServer, address: string) =>
      (await of.visitor().get("/api/account/rules", { "x-forwarded-for": `6.6.6.6, ${address}` })).status;
    expect([await status(direct, "1.1.1.1"), await status(direct, "2.2.2.2")]).toEqual([200, 429]);
    expect([await status(behind, "1.1.1.1"), await status(behind, "2.2.2.2")]).toEqual([200, 200]);
    expect([await status(behind, "2001:db8::1"), await status(behind, "2001:db8::2")]).toEqual([200, 429]);
    await direct.stop();
    await behind.stop();
  });

  it("LIMIT_STREAMS_PER_USER bounds the live streams of one user", async () => {
    const limited = await startTestServer({ LIMIT_STREAMS_PER_USER: "1" });
    const visitor = limited.visitor();
    await visitor.signUp();
    const cookie = visitor.cookie() ?? "";
    const first = new AbortController();
    const open = await fetch(`${limited.origin}/api/market/live?symbols=`, {
      headers: { cookie },
      signal: first.signal,
    });
    expect(open.headers.get("content-type")).toContain("text/event-stream");
    const second = await visitor.get("/api/market/live?symbols=");
    expect([second.status, second.body["code"]]).toEqual([429, "too-many-streams"]);
    first.abort();
    await limited.stop();
  });
});

describe("a change made for one account", () => {
  it("is refused in the session of another one", async () => {
    const [owner, other] = [server.visitor(), server.visitor()];
    await owner.signUp();
    await other.signUp();
    const { user } = await owner.call("GET /api/account/session", {});
    const send = (visitor: typeof owner) =>
      visitor.post("/api/watchlists", { name: "Kept" }, { "bellwether-account": user.id });
    expect(await send(other)).toMatchObject({ status: 409, body: { code: "other-account" } });
    expect((await other.call("GET /api/watchlists", {})).watchlists).not.toContainEqual(
      expect.objectContaining({ name: "Kept" }),
    );
    expect(await send(owner)).toMatchObject({ status: 201 });
  });
});

describe("a repeated creating request", () => {
  it("is answered with the first one's reply", async () => {
    const visitor = server.visitor();
    await visitor.signUp();
    const headers = { "idempotency-key": "list-1" };
    const first = await visitor.post("/api/watchlists", { name: "Dividend" }, headers);
    const second = await visitor.post("/api/watchlists", { name: "Dividend" }, headers);
    expect(first.status).toBe(201);
    expect([second.status, second.body]).toEqual([201, first.body]);
    expect(second.headers.get("idempotency-replayed")).toBe("true");
    const lists = await visitor.get("/api/watchlists");
    expect(lists.body["watchlists"]).toHaveLength(2);
  });

  it("is refused when the key belongs to another request, and belongs to one user", async () => {
    const visitor = server.visitor();
    await visitor.signUp();
    const headers = { "idempotency-key": "list-2" };
    await visitor.post("/api/watchlists", { name: "One" }, headers);
    const other = await visitor.post("/api/watchlists", { name: "Two" }, headers);
    expect([other.status, other.body["code"]]).toEqual([422, "idempotency-mismatch"]);
    const stranger = server.visitor();
    await stranger.signUp();
    expect((await stranger.post("/api/watchlists", { name: "Two" }, headers)).status).toBe(201);
  });

  it("runs once however many arrive together", async () => {
    const visitor = server.visitor();
    await visitor.signUp();
    const headers = { "idempotency-key": "list-3" };
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => visitor.post("/api/watchlists", { name: "Growth" }, headers)),
    );
    for (const { status } of replies) expect([201, 409]).toContain(status);
    const lists = await visitor.get("/api/watchlists");
    expect(lists.body["watchlists"]).toHaveLength(2);
  });

  it("may use its key again after a refusal", async () => {
    const visitor = server.visitor();
    await visitor.signUp();
    const headers = { "idempotency-key": "list-4" };
    expect((await visitor.post("/api/watchlists", { name: "My list" }, headers)).status).toBe(409);
    expect((await visitor.post("/api/watchlists", { name: "Mine too" }, headers)).status).toBe(201);
  });
});

describe("logs", () => {
  it("carry the request id and no secret", async () => {
    const visitor = server.visitor();
    const { password } = await visitor.signUp();
    const reply = await visitor.get("/api/account/session");
    const log = server.log();
    expect(log).toContain(reply.headers.get("x-request-id"));
    expect(log).not.toContain(password);
    expect(log).not.toContain((visitor.cookie() ?? "").split("=")[1]);
  });

  it("keep a content security policy report, within 8 KB", async () => {
    const report = JSON.stringify({ "csp-report": { "violated-directive": "script-src-elem-test" } });
    const headers = { "content-type": "application/csp-report" };
    expect((await server.visitor().request("POST", "/api/csp-report", report, headers)).status).toBe(204);
    expect(server.log()).toContain("script-src-elem-test");
    const large = await server.visitor().request("POST", "/api/csp-report", "x".repeat(9000), headers);
    expect(large.status).toBe(413);
  });
});

/** A request with headers that fetch doesn't allow, such as Host. */
function raw(
  target: TestServer,
  options: { method: string; path: string; headers: Record<string, string>; body?: string },
): Promise<{
  status: number;
  headers: Record<string, string | string[] | undefined> & { "set-cookie"?: string[] | undefined };
  text: string;
}> {
  return new Promise((resolve, reject) => {
    const call = request(
      target.origin + options.path,
      { method: options.method, headers: options.headers },
      (reply) => {
        let text = "";
        reply.on("data", (chunk: Buffer) => (text += chunk.toString()));
        reply.on("end", () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text }));
      },
    );
    call.on("error", reject);
    call.end(options.body);
  });
}
