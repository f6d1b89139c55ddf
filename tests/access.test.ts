import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Method, splitRoute } from "#contract/endpoint.ts";
import { endpoints } from "#contract/index.ts";
import { problemCatalogue } from "#contract/problem.ts";
import { isLocalAlone } from "#server/account/firebase-endpoints.ts";
import { type SignInBackend, signInBackends } from "./support/sign-in-backends.ts";
import { temporaryFolder } from "./support/test-engines.ts";
import { type Reply, startTestServer, type TestServer, type Visitor } from "./support/test-server.ts";

/** Every address that needs no session. Listed by hand, since each new one is a decision. */
const anonymous = [
  "GET /api/health/live",
  "GET /api/health/ready",
  "GET /api/account/rules",
  "POST /api/account/sign-up",
  "POST /api/account/sign-up/confirm",
  "POST /api/account/invitation",
  "POST /api/account/address/confirm",
  "POST /api/account/password-reset",
  "POST /api/account/password-reset/confirm",
  "POST /api/account/sign-in",
  "POST /api/account/sign-in/second-step",
  "POST /api/account/oidc/sign-in",
  "GET /api/account/oidc/callback",
  "POST /api/account/sign-in/passkey/options",
  "POST /api/account/sign-in/passkey",
  "POST /api/account/sign-out",
  "POST /api/account/session",
  "POST /api/shared/portfolio",
  "GET /api/calendar/feed/:token",
  "GET /api/newsletter/feed/:token",
  "POST /api/newsletter/confirm",
  "POST /api/newsletter/unsubscribe/:token",
  "GET /api/newsletter/unsubscribe/:token",
];

/**
 * Every address with a session that no token opens, also by hand. New addresses below these are closed to tokens
 * automatically.
 */
const personal = [
  "GET /api/account/proof",
  "POST /api/account/proof",
  "GET /api/account/sign-in-ways",
  "POST /api/account/oidc/link",
  "POST /api/account/oidc/proof",
  "DELETE /api/account/oidc",
  "POST /api/account/passkeys/options",
  "POST /api/account/passkeys",
  "PATCH /api/account/passkeys/:id",
  "DELETE /api/account/passkeys/:id",
  "POST /api/account/proof/passkey/options",
  "POST /api/account/proof/passkey",
  "POST /api/account/second-factor",
  "DELETE /api/account/second-factor",
  "POST /api/account/second-factor/confirm",
  "POST /api/account/second-factor/recovery-codes",
  "GET /api/account/address",
  "POST /api/account/address/ask",
  "POST /api/account/password",
  "POST /api/account/email",
  "GET /api/account/sessions",
  "DELETE /api/account/sessions",
  "DELETE /api/account/sessions/:id",
  "DELETE /api/account",
  "PUT /api/account/photo",
  "DELETE /api/account/photo",
  "GET /api/account/photo",
  "GET /api/account/offline-keys",
  "GET /api/account/rights",
  "PATCH /api/account/profile",
  "GET /api/portfolio/shares",
  "POST /api/portfolio/shares",
  "DELETE /api/portfolio/shares/:id",
  "GET /api/account/export",
  "POST /api/account/import",
  "GET /api/tokens",
  "POST /api/tokens",
  "DELETE /api/tokens/:id",
  "GET /api/push",
  "POST /api/push/devices",
  "DELETE /api/push/devices/:id",
  "POST /api/push/devices/:id/test",
  "PUT /api/settings/keys/:provider",
  "DELETE /api/settings/keys/:provider",
];

/** Every address that other sites may call, since mail programs do; also by hand. */
const fromAnywhere = ["POST /api/newsletter/unsubscribe/:token"];

const closed = endpoints.filter(({ access }) => access !== "anonymous");
const changing = endpoints.filter(({ route }) => !route.startsWith("GET "));

const addressOf = (route: string) => {
  const { method, path } = splitRoute(route);
  return { method, path: path.replaceAll(/:\w+/g, "some-id") };
};

/** Calls an address with the given headers, or as a signed-in user. */
function ask(visitor: Visitor, route: string, headers: Record<string, string> = {}): Promise<Reply> {
  const { method, path } = addressOf(route);
  return visitor.request(method, path, method === "GET" || method === "DELETE" ? undefined : {}, headers);
}

const outcome = ({ status, body }: Reply) => [status, body["code"]];
const by = (token: string) => ({ authorization: `Bearer ${token}`, accept: "application/json" });

describe("the list of addresses", () => {
  it("leaves exactly the listed addresses open to everyone", () => {
    const open = endpoints.filter(({ access }) => access === "anonymous").map(({ route }) => route);
    expect(open.toSorted()).toEqual(anonymous.toSorted());
  });

  it("leaves exactly the listed addresses closed to tokens", () => {
    const withoutToken = endpoints.filter(({ access, takesToken }) => access === "session" && !takesToken);
    expect(withoutToken.map(({ route }) => route).toSorted()).toEqual(personal.toSorted());
    expect(endpoints.filter(({ access, takesToken }) => access !== "session" && takesToken)).toEqual([]);
  });
});

describe.each(signInBackends)("access to every address, with the $name backend", ({ name, start }) => {
  let backend: SignInBackend;
  let server: TestServer;
  /** The first account administers the server. */
  let first: Visitor;
  let second: Visitor;
  let stays: string;
  const sent: Record<"read" | "write" | "disabled" | "disabledHere", string> = {
    read: "",
    write: "",
    disabled: "",
    disabledHere: "",
  };
  beforeAll(async () => {
    backend = await start();
    server = await startTestServer(backend.environment);
    first = server.visitor();
    second = server.visitor();
    const [leaver, outcast] = [server.visitor(), server.visitor()];
    await backend.enter(first);
    stays = (await backend.enter(second)).email;
    const left = await backend.enter(leaver);
    const castOut = await backend.enter(outcast);
    const make = async (of: Visitor, scope: string) =>
      (await of.post("/api/tokens", { name: "Program", scope })).body["token"] as string;
    sent.read = await make(second, "read");
    sent.write = await make(second, "write");
    sent.disabled = await make(leaver, "write");
    sent.disabledHere = await make(outcast, "write");
    await backend.disable(server, left.email);
    await server.account.disableUser(castOut.email);
  });
  afterAll(async () => {
    await server.stop();
    await backend.close();
  });

  it.each(closed.map(({ route }) => route))(
    "%s answers 401 without a session or with a made-up one, and reveals nothing else",
    async (route) => {
      for (const headers of [{}, { cookie: `session=${"A".repeat(43)}` }]) {
        const reply = await ask(server.visitor(), route, headers);
        expect(reply.status).toBe(401);
        expect(reply.body).toMatchObject({ type: "about:blank", status: 401, code: "not-signed-in" });
        expect(reply.headers.get("content-type")).toContain("application/problem+json");
      }
    },
  );

  it.each(endpoints.filter(({ access }) => access === "administrator").map(({ route }) => route))(
    "%s answers 403 to everyone but the first account",
    async (route) => {
      expect(outcome(await ask(second, route))).toEqual([403, "not-administrator"]);
      expect((await ask(first, route)).body["code"]).not.toBe("not-administrator");
    },
  );

  describe("with an ended session", () => {
    let later: TestServer;
    let own: SignInBackend;
    const startsAt = "2026-03-02T15:00:00Z";
    const after = (ms: number) => new Date(Date.parse(startsAt) + ms).toISOString();
    const folder = { DATA_DIR: temporaryFolder() };
    const cookies = { disabled: "", disabledHere: "", ends: "", token: "" };
    beforeAll(async () => {
      own = await start(startsAt);
      const earlier = await startTestServer({ ...own.environment, ...folder, CLOCK: startsAt });
      const [stays, leaves, outcast] = [earlier.visitor(), earlier.visitor(), earlier.visitor()];
      await own.enter(stays);
      const made = await stays.post("/api/tokens", { name: "Program", scope: "write", expiresInDays: 1 });
      cookies.token = String(made.body["token"]);
      await own.disable(earlier, (await own.enter(leaves)).email);
      await earlier.account.disableUser((await own.enter(outcast)).email);
      cookies.ends = stays.cookie() ?? "";
      cookies.disabled = leaves.cookie() ?? "";
      cookies.disabledHere = outcast.cookie() ?? "";
      expect((await leaves.get("/api/account/session")).body["code"]).toBe("user-disabled");
      expect((await stays.get("/api/account/session")).status).toBe(200);
      await earlier.stop();
      // A disabled user keeps getting this answer until the session would have expired.
      later = await startTestServer({ ...own.environment, ...folder, CLOCK: after(own.sessionMs - 600_000) });
    });
    afterAll(async () => {
      await later.stop();
      await own.close();
    });

    it.each(closed.map(({ route }) => route))("%s is closed to disabled users", async (route) => {
      for (const cookie of [cookies.disabled, cookies.disabledHere])
        expect(outcome(await ask(later.visitor(), route, { cookie }))).toEqual([401, "user-disabled"]);
    });

    it("is closed to everyone once the session has ended, and to a token after its day", async () => {
      await later.stop();
      later = await startTestServer({ ...own.environment, ...folder, CLOCK: after(own.sessionMs + 60_000) });
      for (const { route } of closed) {
        const reply = await ask(later.visitor(), route, { cookie: cookies.ends });
        expect([route, ...outcome(reply)]).toEqual([route, 401, "not-signed-in"]);
      }
      await later.stop();
      later = await startTestServer({ ...own.environment, ...folder, CLOCK: after(7 * 86_400_000 + 60_000) });
      for (const { route } of closed) {
        const reply = await ask(later.visitor(), route, by(cookies.token));
        expect([route, ...outcome(reply)]).toEqual([route, 401, "invalid-token"]);
      }
    });
  });

  describe("with a token", () => {
    it.each(closed.map(({ route }) => route))(
      "%s is closed to made-up tokens and those of disabled users",
      async (route) => {
        const answer = async (token: string) => outcome(await ask(server.visitor(), route, by(token)));
        expect(await answer(`bwt_${"A".repeat(43)}`)).toEqual([401, "invalid-token"]);
        expect(await answer(sent.disabled)).toEqual([401, backend.codeOfDisabledToken]);
        expect(await answer(sent.disabledHere)).toEqual([401, "user-disabled"]);
      },
    );

    it.each(closed.filter(({ takesToken }) => !takesToken).map(({ route }) => route))(
      "%s is closed to all tokens",
      async (route) => {
        for (const token of [sent.read, sent.write])
          expect(outcome(await ask(server.visitor(), route, by(token)))).toEqual([403, "not-by-token"]);
      },
    );

    const changingByToken = closed.filter(({ takesToken, route }) => takesToken && !route.startsWith("GET "));
    it.each(changingByToken.map(({ route }) => route))("%s is closed to read-only tokens", async (route) => {
      expect(outcome(await ask(server.visitor(), route, by(sent.read)))).toEqual([403, "token-reads-only"]);
    });
  });

  it.each(changing.map(({ route }) => route).filter((route) => !fromAnywhere.includes(route)))(
    "%s refuses requests from another site",
    async (route) => {
      for (const headers of [
        { origin: "https://evil.example" },
        { origin: "null" },
        { origin: "http://127.0.0.1:1" },
        { origin: "", "sec-fetch-site": "cross-site" },
      ])
        expect(outcome(await ask(second, route, headers))).toEqual([403, "foreign-origin"]);
      expect((await second.get("/api/account/session")).status).toBe(200);
    },
  );

  const refusedHere = name === "local" ? [] : endpoints.map(({ route }) => route).filter(isLocalAlone);
  it.each(refusedHere)("%s isn't available with this backend, whatever is sent", async (route) => {
    for (const visitor of anonymous.includes(route) ? [server.visitor(), second] : [second])
      expect(outcome(await ask(visitor, route))).toEqual([403, "operation-not-allowed"]);
  });

  it.each(name === "local" ? [] : closed.map(({ route }) => route))("%s doesn't accept an ID token", async (route) => {
    const idToken = backend.idTokenOf(stays) ?? "";
    expect(idToken.split(".")).toHaveLength(3);
    expect(outcome(await ask(server.visitor(), route, by(idToken)))).toEqual([401, "invalid-token"]);
    expect(outcome(await ask(server.visitor(), route, { cookie: `session=${idToken}` }))).toEqual([
      401,
      "not-signed-in",
    ]);
  });
});

describe("an address", () => {
  let server: TestServer;
  let visitor: Visitor;
  beforeAll(async () => {
    server = await startTestServer();
    visitor = server.visitor();
    await visitor.signUp();
  });
  afterAll(() => server.stop());

  it.each(fromAnywhere)("%s answers from anywhere, given the secret in it", async (route) => {
    const { method, path } = addressOf(route);
    const form = { "content-type": "application/x-www-form-urlencoded", origin: "https://mail.example" };
    const reply = await server.visitor().request(method, path, "List-Unsubscribe=One-Click", form);
    expect([reply.status, reply.body["code"]]).toEqual([404, "newsletter-link-not-found"]);
  });

  it.each(endpoints.map(({ route }) => route))("%s is described in OpenAPI with its problems", async (route) => {
    const { body } = await server.visitor().get("/api/openapi.json");
    const { method, path } = splitRoute(route);
    const paths = body["paths"] as Record<string, Record<string, { summary: string; responses: object }>>;
    const operation = paths[path.replaceAll(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()];
    expect(operation?.summary.length ?? 0).toBeGreaterThan(5);
    const described = JSON.stringify(operation?.responses);
    const problems = endpoints.find((item) => item.route === route)?.problems ?? [];
    for (const code of problems) expect(described).toContain(`"${problemCatalogue[code].status}"`);
  });

  const paths = [...new Set(endpoints.map(({ route }) => splitRoute(route).path))];
  it.each(paths)("%s answers only its own methods", async (path) => {
    const address = path.replaceAll(/:\w+/g, "some-id");
    const known = new Set(
      endpoints
        .map(({ route }) => splitRoute(route))
        .filter((own) => new RegExp(`^${own.path.replaceAll(/:\w+/g, "[^/]+")}$`).test(address))
        .map(({ method }) => method),
    );
    for (const verb of ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"]) {
      if (known.has(verb as Method)) continue;
      for (const headers of [{}, { cookie: visitor.cookie() ?? "" }]) {
        const reply = await server.visitor().request(verb, address, undefined, headers);
        expect([verb, reply.status, reply.body["code"]]).toEqual([verb, 405, "method-not-allowed"]);
        expect(new Set(reply.headers.get("allow")?.split(", "))).toEqual(known);
      }
    }
    // A HEAD reveals what its GET does, so it has the same access rules. Streams have none.
    const head = await server.visitor().request("HEAD", address);
    const isStream = endpoints.some(({ kind, route }) => kind === "stream" && route === `GET ${path}`);
    const get = known.has("GET") && !isStream ? await server.visitor().request("GET", address) : null;
    expect(head.status).toBe(get?.status ?? 405);
  });

  it("describes itself as OpenAPI 3.1", async () => {
    const { body } = await server.visitor().get("/api/openapi.json");
    expect(body["openapi"]).toBe("3.1.0");
  });
});
