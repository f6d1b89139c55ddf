import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Method, splitRoute } from "#contract/endpoint.ts";
import { endpoints } from "#contract/index.ts";
import { problemCatalogue } from "#contract/problem.ts";
import { temporaryFolder } from "./support/test-engines.ts";
import { startTestServer, type TestServer, type Visitor } from "./support/test-server.ts";

/** Every address that needs no session. A new one is a decision, so it is written here by hand. */
const anonymous = [
  "GET /api/health/live",
  "GET /api/health/ready",
  "GET /api/account/rules",
  "POST /api/account/sign-up",
  "POST /api/account/sign-up/confirm",
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

/** Every address with a session that no token opens: by hand, too. A new one under these places is closed to tokens by itself. */
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

/** Every address that another site may start, since mail programs do: by hand, too. */
const fromAnywhere = ["POST /api/newsletter/unsubscribe/:token"];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const addressOf = (route: string) => {
  const { method, path } = splitRoute(route);
  return { method, path: path.replaceAll(/:\w+/g, "some-id") };
};

describe("who may call what", () => {
  it("leaves exactly the listed addresses open to anybody", () => {
    const open = endpoints.filter(({ access }) => access === "anonymous").map(({ route }) => route);
    expect(open.toSorted()).toEqual(anonymous.toSorted());
  });

  it.each(endpoints.filter(({ access }) => access !== "anonymous").map(({ route }) => route))(
    "%s answers 401 without a session, with a made-up one, and says nothing else",
    async (route) => {
      const { method, path } = addressOf(route);
      const body = method === "GET" || method === "DELETE" ? undefined : {};
      for (const headers of [{}, { cookie: `session=${"A".repeat(43)}` }]) {
        const reply = await server.visitor().request(method, path, body, headers);
        expect(reply.status).toBe(401);
        expect(reply.body).toMatchObject({ type: "about:blank", status: 401, code: "not-signed-in" });
        expect(reply.headers.get("content-type")).toContain("application/problem+json");
      }
    },
  );

  it.each(endpoints.filter(({ access }) => access === "administrator").map(({ route }) => route))(
    "%s answers 403 to everybody but the first account",
    async (route) => {
      const house = await startTestServer();
      const [first, second] = [house.visitor(), house.visitor()];
      await first.signUp();
      await second.signUp();
      const { method, path } = addressOf(route);
      const body = method === "GET" || method === "DELETE" ? undefined : {};
      const refused = await second.request(method, path, body);
      expect([refused.status, refused.body["code"]]).toEqual([403, "not-administrator"]);
      expect((await first.request(method, path, body)).body["code"]).not.toBe("not-administrator");
      await house.stop();
    },
  );

  it("leaves exactly the listed addresses closed to tokens", () => {
    const closed = endpoints.filter(({ access, takesToken }) => access === "session" && !takesToken);
    expect(closed.map(({ route }) => route).toSorted()).toEqual(personal.toSorted());
    expect(endpoints.filter(({ access, takesToken }) => access !== "session" && takesToken)).toEqual([]);
  });

  describe("with a session that has ended", () => {
    let later: TestServer;
    const folder = { DATA_DIR: temporaryFolder() };
    const cookies = { disabled: "", expired: "", token: "" };
    beforeAll(async () => {
      const earlier = await startTestServer({ ...folder, CLOCK: "2026-03-02T15:00:00Z" });
      const [stays, leaves] = [earlier.visitor(), earlier.visitor()];
      await stays.signUp();
      const made = await stays.post("/api/tokens", { name: "Program", scope: "write", expiresInDays: 1 });
      cookies.token = String(made.body["token"]);
      const { email } = await leaves.signUp();
      await earlier.account.disableUser(email);
      cookies.expired = stays.cookie() ?? "";
      cookies.disabled = leaves.cookie() ?? "";
      expect((await leaves.get("/api/account/session")).body["code"]).toBe("user-disabled");
      expect((await stays.get("/api/account/session")).status).toBe(200);
      await earlier.stop();
      // The one who was disabled is told so as long as the session would have lasted.
      later = await startTestServer({ ...folder, CLOCK: "2026-03-09T14:00:00Z" });
    });
    afterAll(() => later.stop());

    it.each(endpoints.filter(({ access }) => access !== "anonymous").map(({ route }) => route))(
      "%s is closed to disabled users",
      async (route) => {
        const { method, path } = addressOf(route);
        const body = method === "GET" || method === "DELETE" ? undefined : {};
        const reply = await later.visitor().request(method, path, body, { cookie: cookies.disabled });
        expect([reply.status, reply.body["code"]]).toEqual([401, "user-disabled"]);
      },
    );

    it("is closed to everybody after a week without use", async () => {
      await later.stop();
      later = await startTestServer({ ...folder, CLOCK: "2026-03-09T15:01:00Z" });
      for (const { route, access } of endpoints) {
        if (access === "anonymous") continue;
        const { method, path } = addressOf(route);
        const body = method === "GET" || method === "DELETE" ? undefined : {};
        const reply = await later.visitor().request(method, path, body, { cookie: cookies.expired });
        expect([route, reply.status, reply.body["code"]]).toEqual([route, 401, "not-signed-in"]);
        const program = { authorization: `Bearer ${cookies.token}` };
        const byToken = await later.visitor().request(method, path, body, program);
        expect([route, byToken.status, byToken.body["code"]]).toEqual([route, 401, "invalid-token"]);
      }
    });
  });

  describe("with a token", () => {
    let program: Visitor;
    const sent: Record<"read" | "write" | "disabled", string> = { read: "", write: "", disabled: "" };
    beforeAll(async () => {
      program = server.visitor();
      const [owner, leaver] = [server.visitor(), server.visitor()];
      await owner.signUp();
      const { email } = await leaver.signUp();
      const make = async (of: Visitor, scope: string) =>
        (await of.post("/api/tokens", { name: "Program", scope })).body["token"] as string;
      sent.read = await make(owner, "read");
      sent.write = await make(owner, "write");
      sent.disabled = await make(leaver, "write");
      await server.account.disableUser(email);
    });
    const ask = async (route: string, token: string) => {
      const { method, path } = addressOf(route);
      const body = method === "GET" || method === "DELETE" ? undefined : {};
      const reply = await program.request(method, path, body, {
        authorization: `Bearer ${token}`,
        accept: "application/json",
      });
      return [reply.status, reply.body["code"]];
    };

    const closed = endpoints.filter(({ access }) => access !== "anonymous");
    it.each(closed.map(({ route }) => route))(
      "%s is closed to made-up ones and those of disabled users",
      async (route) => {
        expect(await ask(route, `bwt_${"A".repeat(43)}`)).toEqual([401, "invalid-token"]);
        expect(await ask(route, sent.disabled)).toEqual([401, "user-disabled"]);
      },
    );

    it.each(closed.filter(({ takesToken }) => !takesToken).map(({ route }) => route))(
      "%s is closed to all",
      async (route) => {
        expect(await ask(route, sent.read)).toEqual([403, "not-by-token"]);
        expect(await ask(route, sent.write)).toEqual([403, "not-by-token"]);
      },
    );

    const changingByToken = closed.filter(({ takesToken, route }) => takesToken && !route.startsWith("GET "));
    it.each(changingByToken.map(({ route }) => route))("%s is closed to those that only read", async (route) => {
      expect(await ask(route, sent.read)).toEqual([403, "token-reads-only"]);
    });
  });

  it.each(fromAnywhere)("%s is answered wherever it comes from, by the secret in it alone", async (route) => {
    const { method, path } = addressOf(route);
    const form = { "content-type": "application/x-www-form-urlencoded", origin: "https://mail.example" };
    const reply = await server.visitor().request(method, path, "List-Unsubscribe=One-Click", form);
    expect([reply.status, reply.body["code"]]).toEqual([404, "newsletter-link-not-found"]);
  });

  const changing = endpoints.map(({ route }) => route).filter((route) => !route.startsWith("GET "));
  it.each(changing.filter((route) => !fromAnywhere.includes(route)))(
    "%s is refused when another site starts it",
    async (route) => {
      const visitor = server.visitor();
      await visitor.signUp();
      const { method, path } = addressOf(route);
      for (const headers of [
        { origin: "https://evil.example" },
        { origin: "null" },
        { origin: "http://127.0.0.1:1" },
        { origin: "", "sec-fetch-site": "cross-site" },
      ]) {
        const reply = await visitor.request(method, path, method === "DELETE" ? undefined : {}, headers);
        expect([reply.status, reply.body["code"]]).toEqual([403, "foreign-origin"]);
      }
      expect((await visitor.get("/api/account/session")).status).toBe(200);
    },
  );

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
  it.each(paths)("%s answers no verb but its own, whoever asks", async (path) => {
    const address = path.replaceAll(/:\w+/g, "some-id");
    const known = new Set(
      endpoints
        .map(({ route }) => splitRoute(route))
        .filter((own) => new RegExp(`^${own.path.replaceAll(/:\w+/g, "[^/]+")}$`).test(address))
        .map(({ method }) => method),
    );
    const visitor = server.visitor();
    await visitor.signUp();
    for (const verb of ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"]) {
      if (known.has(verb as Method)) continue;
      for (const headers of [{}, { cookie: visitor.cookie() ?? "" }]) {
        const reply = await server.visitor().request(verb, address, undefined, headers);
        expect([verb, reply.status, reply.body["code"]]).toEqual([verb, 405, "method-not-allowed"]);
        expect(new Set(reply.headers.get("allow")?.split(", "))).toEqual(known);
      }
    }
    // What a HEAD tells is what its GET tells, so it is closed to the same people; a stream has none.
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
