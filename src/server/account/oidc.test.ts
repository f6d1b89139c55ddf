import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type MailServer, startMailServer } from "../../../tests/support/mail-server.ts";
import { createSoftAuthenticator } from "../../../tests/support/soft-authenticator.ts";
import { type OidcServer, startOidcServer } from "../../../tests/support/oidc-server.ts";
import { testEngines } from "../../../tests/support/test-engines.ts";
import { startTestServer, type TestServer } from "../../../tests/support/test-server.ts";

/** A browser with a cookie jar. */
function browserAt(server: TestServer) {
  const cookies = new Map<string, string>();
  async function request(method: string, path: string, body?: object) {
    const response = await fetch(server.origin + path, {
      method,
      redirect: "manual",
      headers: {
        ...(method === "GET" ? {} : { origin: server.origin }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      expect(cookie).toMatch(/; HttpOnly; SameSite=Lax; Path=\/; Max-Age=\d+$/);
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === "") cookies.delete(name);
      else cookies.set(name, value);
    }
    const text = await response.text();
    const answered: Record<string, unknown> = text.startsWith("{") ? JSON.parse(text) : {};
    return { status: response.status, location: response.headers.get("location"), body: answered, text };
  }
  return {
    cookies,
    get: (path: string) => request("GET", path),
    post: (path: string, body: object = {}) => request("POST", path, body),
    delete: (path: string) => request("DELETE", path),
  };
}
type Browser = ReturnType<typeof browserAt>;

describe.each(testEngines())("sign-in by a provider, on $name", (engine) => {
  let relay: MailServer;
  let provider: OidcServer;
  let server: TestServer;
  beforeAll(async () => {
    [relay, provider] = await Promise.all([startMailServer(), startOidcServer()]);
    server = await startTestServer({
      ...(await engine.environment()),
      ...provider.environment,
      SMTP_URL: relay.url,
      MAIL_FROM: "Bellwether <mail@example.org>",
    });
  });
  afterAll(async () => {
    await server.stop();
    await Promise.all([relay.close(), provider.close()]);
  });

  /** Starts at one of our addresses, signs in at the provider and comes back. Returns the final page. */
  async function roundTrip(browser: Browser, path: string, login: string, body: object = {}): Promise<string | null> {
    const begun = await browser.post(path, body);
    expect(begun.status, begun.text).toBe(200);
    const back = await provider.signIn(String(begun.body["url"]), login);
    return (await browser.get(back.pathname + back.search)).location;
  }
  const signIn = (browser: Browser, login: string, body: object = {}) =>
    roundTrip(browser, "/api/account/oidc/sign-in", login, body);
  const whoIs = async (browser: Browser) => (await browser.get("/api/account/session")).body["user"];
  const withPassword = async (email: string) => {
    const browser = browserAt(server);
    await server.visitor().signUp({ name: "Visitor", email, password: "gleaming-otter-7" });
    await browser.post("/api/account/sign-in", { email, password: "gleaming-otter-7" });
    return browser;
  };

  it("makes an account for somebody new and opens it from then on", async () => {
    const first = browserAt(server);
    expect(await signIn(first, "ada")).toBe("/login");
    expect(await whoIs(first)).toMatchObject({ email: "ada@example.org", displayName: "Person ada" });
    expect(first.cookies.has("oidc")).toBe(false);
    expect((await first.get("/api/account/address")).body["isConfirmed"]).toBe(true);
    expect((await first.get("/api/account/sign-in-ways")).body).toMatchObject({
      hasPassword: false,
      provider: { name: "Loopback", linkedAt: expect.any(String) },
    });
    const second = browserAt(server);
    await signIn(second, "ada");
    expect(await whoIs(second)).toEqual(await whoIs(first));
    // The account has no password, so any guess is wrong.
    const guess = await browserAt(server).post("/api/account/sign-in", { email: "ada@example.org", password: "" });
    expect(guess.body["code"]).toBe("invalid-credential");
    expect((await browserAt(server).get("/api/account/rules")).body["providerName"]).toBe("Loopback");
  });

  it("opens one account where somebody new comes in twice at once", async () => {
    const browsers = [browserAt(server), browserAt(server)] as const;
    const backs: URL[] = [];
    for (const browser of browsers) {
      const { body } = await browser.post("/api/account/oidc/sign-in", {});
      backs.push(await provider.signIn(String(body["url"]), "twice"));
    }
    const ends = await Promise.all(
      browsers.map(async (browser, index) => {
        const back = backs[index];
        return (await browser.get(`${back?.pathname ?? ""}${back?.search ?? ""}`)).location;
      }),
    );
    expect(ends).toEqual(["/login", "/login"]);
    expect(await whoIs(browsers[0])).toMatchObject({ email: "twice@example.org" });
    expect(await whoIs(browsers[1])).toEqual(await whoIs(browsers[0]));
  });

  it("links to no account by its address alone: its owner does, signed in, and is told", async () => {
    const owner = await withPassword("grace@example.org");
    const stranger = browserAt(server);
    expect(await signIn(stranger, "grace")).toBe("/login#provider=provider-not-linked");
    expect(await whoIs(stranger)).toBe(undefined);

    expect(await roundTrip(owner, "/api/account/oidc/link", "grace-elsewhere")).toBe(
      "/settings/security#provider=linked",
    );
    await relay.take("grace@example.org", "sign in to your account");
    const later = browserAt(server);
    expect(await signIn(later, "grace-elsewhere")).toBe("/login");
    expect(await whoIs(later)).toMatchObject({ email: "grace@example.org" });

    const other = await withPassword("joan@example.org");
    expect(await roundTrip(other, "/api/account/oidc/link", "grace-elsewhere")).toBe(
      "/settings/security#provider=provider-linked-elsewhere",
    );
    expect((await owner.delete("/api/account/oidc")).status).toBe(200);
    await relay.take("grace@example.org", "no longer sign in");
    expect(await signIn(browserAt(server), "grace-elsewhere")).toBe("/login");
    expect((await owner.delete("/api/account/oidc")).body["code"]).toBe("provider-not-linked");
  });

  it("is not taken away where nothing else opens the account, until a password does", async () => {
    const browser = browserAt(server);
    await signIn(browser, "linus");
    expect((await browser.delete("/api/account/oidc")).body["code"]).toBe("only-way-in");
    const set = await browser.post("/api/account/password", { password: "wandering-heron-8" });
    expect(set.status, set.text).toBe(200);
    expect((await browser.delete("/api/account/oidc")).status).toBe(200);
    const email = "linus@example.org";
    expect(
      (await browserAt(server).post("/api/account/sign-in", { email, password: "wandering-heron-8" })).status,
    ).toBe(200);
  });

  it("opens nothing where the provider does not vouch for the address, refuses, or somebody is disabled", async () => {
    expect(await signIn(browserAt(server), "unverified-1")).toBe("/login#provider=provider-email-not-verified");
    expect(await signIn(browserAt(server), "nobody")).toBe("/login#provider=provider-cancelled");
    await signIn(browserAt(server), "barred");
    await server.account.disableUser("barred@example.org");
    const barred = browserAt(server);
    expect(await signIn(barred, "barred")).toBe("/login#provider=user-disabled");
    expect(barred.cookies.has("session")).toBe(false);
  });

  it("comes back only to the browser that left, once, with what it left with", async () => {
    const browser = browserAt(server);
    const { body } = await browser.post("/api/account/oidc/sign-in", {});
    const back = await provider.signIn(String(body["url"]), "mallory");
    const victim = browserAt(server);
    expect((await victim.get(back.pathname + back.search)).location).toBe("/login#provider=sign-in-expired");
    expect(await whoIs(victim)).toBe(undefined);
    // The victim's state with another person's code.
    const own = await victim.post("/api/account/oidc/sign-in", {});
    const state = new URL(String(own.body["url"])).searchParams.get("state") ?? "";
    const mixed = new URLSearchParams(back.search);
    mixed.set("state", state);
    expect((await victim.get(`${back.pathname}?${mixed}`)).location).toBe("/login#provider=provider-refused");
    expect(await whoIs(victim)).toBe(undefined);
    // The code is used up, and a failed response can't be used again.
    expect((await browser.get(back.pathname + back.search)).location).toMatch(/^\/login(#provider=provider-refused)?$/);
    expect((await browser.get(back.pathname + back.search)).location).toBe("/login#provider=sign-in-expired");
    const made = await victim.get("/api/account/oidc/callback?error=%3Cscript%3E&error_description=evil");
    expect([made.status, made.location]).toEqual([303, "/login#provider=sign-in-expired"]);
    expect(server.log()).not.toContain(mixed.get("code"));
  });

  it("links and proves only for the session that began it", async () => {
    const owner = await withPassword("edsger@example.org");
    const { body } = await owner.post("/api/account/oidc/link", {});
    const back = await provider.signIn(String(body["url"]), "edsger-elsewhere");
    const flow = owner.cookies.get("oidc") ?? "";
    const other = await withPassword("barbara@example.org");
    other.cookies.set("oidc", flow);
    expect((await other.get(back.pathname + back.search)).location).toBe("/settings/security#provider=sign-in-expired");
    expect((await other.get("/api/account/sign-in-ways")).body["provider"]).toMatchObject({ linkedAt: null });
  });

  it("shows that an account is still its owner's, who has to say anew who they are", async () => {
    const house = { ...(await engine.environment()), ...provider.environment };
    const now = Date.now();
    const before = await startTestServer({ ...house, CLOCK: new Date(now - 20 * 60_000).toISOString() });
    const early = browserAt(before);
    await signIn(early, "alan");
    await before.stop();
    const after = await startTestServer({ ...house, CLOCK: new Date(now).toISOString() });
    const browser = browserAt(after);
    for (const [name, value] of early.cookies) browser.cookies.set(name, value);
    expect((await browser.post("/api/tokens", { name: "Late" })).body["code"]).toBe("requires-recent-login");
    expect((await browser.get("/api/account/proof")).body).toEqual({ isRecent: false, ways: ["provider"] });
    const { url } = (await browser.post("/api/account/oidc/proof", {})).body;
    expect(new URL(String(url)).searchParams.get("prompt")).toBe("login");
    expect(await roundTrip(browser, "/api/account/oidc/proof", "somebody-else")).toBe(
      "/settings/security#provider=provider-linked-elsewhere",
    );
    expect((await browser.post("/api/tokens", { name: "Late" })).body["code"]).toBe("requires-recent-login");
    expect(await roundTrip(browser, "/api/account/oidc/proof", "alan")).toBe("/login");
    expect((await browser.post("/api/tokens", { name: "Late" })).status).toBe(201);
    await after.stop();
  });

  it("counts as recent by when the provider was shown who it is, and not at all where it does not tell", async () => {
    for (const login of ["quiet", "quiet"]) {
      const silent = browserAt(server);
      const { body } = await silent.post("/api/account/oidc/sign-in", {});
      const back = await provider.signIn(String(body["url"]), login, 3600);
      expect((await silent.get(back.pathname + back.search)).location).toBe("/login");
      expect((await silent.get("/api/account/proof")).body["isRecent"]).toBe(false);
      expect((await silent.post("/api/tokens", { name: "Silent" })).body["code"]).toBe("requires-recent-login");
    }
    const untold = browserAt(server);
    const url = new URL(String((await untold.post("/api/account/oidc/sign-in", {})).body["url"]));
    url.searchParams.delete("max_age");
    const back = await provider.signIn(url.href, "quiet");
    expect((await untold.get(back.pathname + back.search)).location).toBe("/login");
    expect((await untold.get("/api/account/proof")).body["isRecent"]).toBe(false);
    const fresh = browserAt(server);
    await signIn(fresh, "quiet");
    expect((await fresh.get("/api/account/proof")).body["isRecent"]).toBe(true);
  });

  it("proves no later time than the provider's, and nothing without one", async () => {
    const house = { ...(await engine.environment()), ...provider.environment };
    const now = Date.now();
    const first = await startTestServer({ ...house, CLOCK: new Date(now).toISOString() });
    const browser = browserAt(first);
    await signIn(browser, "prover");
    const prove = async (change: (parameters: URLSearchParams) => void, secondsAgo: number) => {
      const url = new URL(String((await browser.post("/api/account/oidc/proof")).body["url"]));
      // A page with the session may ask the provider for less.
      url.searchParams.delete("prompt");
      change(url.searchParams);
      const back = await provider.signIn(url.href, "prover", secondsAgo);
      return (await browser.get(back.pathname + back.search)).location;
    };
    expect(await prove((parameters) => parameters.set("max_age", "86400"), 480)).toBe("/login");
    expect(await prove((parameters) => parameters.delete("max_age"), 0)).toContain("#provider=provider-refused");
    expect((await browser.get("/api/account/proof")).body["isRecent"]).toBe(true);
    await first.stop();
    const later = await startTestServer({ ...house, CLOCK: new Date(now + 180_000).toISOString() });
    const same = browserAt(later);
    for (const [name, value] of browser.cookies) same.cookies.set(name, value);
    expect((await same.get("/api/account/proof")).body["isRecent"]).toBe(false);
    await later.stop();
  });

  it("waits ten minutes for somebody to come back", async () => {
    const house = { ...(await engine.environment()), ...provider.environment };
    const now = Date.now();
    for (const [minutes, location] of [
      [9, "/login"],
      [11, "/login#provider=sign-in-expired"],
    ] as const) {
      const before = await startTestServer({ ...house, CLOCK: new Date(now).toISOString() });
      const leaving = browserAt(before);
      const { body } = await leaving.post("/api/account/oidc/sign-in", {});
      const back = await provider.signIn(String(body["url"]), "slow");
      await before.stop();
      const after = await startTestServer({ ...house, CLOCK: new Date(now + minutes * 60_000).toISOString() });
      const coming = browserAt(after);
      coming.cookies.set("oidc", leaving.cookies.get("oidc") ?? "");
      expect((await coming.get(back.pathname + back.search)).location).toBe(location);
      await after.stop();
    }
  });

  it("counts among the sign-ins of an address", async () => {
    const strict = await startTestServer({
      ...(await engine.environment()),
      ...provider.environment,
      LIMIT_SIGN_INS_PER_MINUTE: "2",
    });
    const codes: unknown[] = [];
    for (let sent = 0; sent < 3; sent += 1)
      codes.push((await browserAt(strict).post("/api/account/oidc/sign-in")).body["code"]);
    expect(codes).toEqual([undefined, undefined, "too-many-requests"]);
    await strict.stop();
  });

  /** Creates an account with a passkey and a provider, but no password. */
  async function withTwoWays(browser: Browser, login: string): Promise<{ passkey: string }> {
    await signIn(browser, login);
    const { passkeyAddress } = (await browser.get("/api/account/rules")).body;
    const authenticator = createSoftAuthenticator({ origin: String(passkeyAddress), host: "localhost" });
    const { options } = (await browser.post("/api/account/passkeys/options")).body as {
      options: { challenge: string };
    };
    const added = await browser.post("/api/account/passkeys", {
      name: "Phone",
      response: authenticator.made(options.challenge),
    });
    expect(added.status, added.text).toBe(201);
    return { passkey: `/api/account/passkeys/${String(added.body["id"])}` };
  }

  it("stays where a passkey that is taken away at the same time was the other way in", async () => {
    for (let round = 0; round < 12; round += 1) {
      const browser = browserAt(server);
      const { passkey } = await withTwoWays(browser, `racer-${round}`);
      const both = await Promise.all([browser.delete("/api/account/oidc"), browser.delete(passkey)]);
      const refusals = both.filter(({ status }) => status !== 200).map(({ body }) => body["code"]);
      expect(refusals).toEqual(["only-way-in"]);
    }
  });

  it("counts only ways in that open something as this server is set up", async () => {
    const house = await engine.environment();
    const set = await startTestServer({ ...house, ...provider.environment });
    const browser = browserAt(set);
    const { passkey } = await withTwoWays(browser, "mover");
    await set.stop();
    const again = async (environment: Record<string, string>, path: string) => {
      const server2 = await startTestServer({ ...house, ...environment });
      const same = browserAt(server2);
      for (const [name, value] of browser.cookies) same.cookies.set(name, value);
      const { status, body } = await same.delete(path);
      const { ways } = (await same.get("/api/account/proof")).body;
      await server2.stop();
      return [body["code"] ?? status, ways];
    };
    expect(await again({}, passkey)).toEqual(["only-way-in", ["passkey"]]);
    const elsewhere = { ...provider.environment, OIDC_ISSUER: "http://127.0.0.1:9" };
    expect(await again(elsewhere, passkey)).toEqual(["only-way-in", ["passkey"]]);
    const unnamed = { ...provider.environment, APP_URL: "http://192.168.1.20:4600" };
    expect(await again(unnamed, "/api/account/oidc")).toEqual(["only-way-in", ["provider"]]);
    expect(await again(provider.environment, passkey)).toEqual([200, ["provider"]]);
  });

  it("takes no new account where sign-up is closed, and an invitation where it is by invitation", async () => {
    const house = { ...(await engine.environment()), ...provider.environment };
    const open = await startTestServer(house);
    await signIn(browserAt(open), "first");
    await open.stop();
    const closed = await startTestServer({ ...house, SIGN_UP: "closed" });
    expect(await signIn(browserAt(closed), "second")).toBe("/login#provider=operation-not-allowed");
    expect(await signIn(browserAt(closed), "first")).toBe("/login");
    await closed.stop();
    const inviting = await startTestServer({ ...house, SIGN_UP: "invite" });
    expect(await signIn(browserAt(inviting), "second")).toBe("/login#provider=operation-not-allowed");
    const administrator = browserAt(inviting);
    await signIn(administrator, "first");
    const invited = await administrator.post("/api/users/invitations");
    const invitation = /#invitation=([\w-]+)/.exec(String(invited.body["url"]))?.[1];
    expect(await signIn(browserAt(inviting), "second", { invitation })).toBe("/login");
    expect(await signIn(browserAt(inviting), "third", { invitation })).toBe("/login#provider=operation-not-allowed");
    await inviting.stop();
  });

  it("keeps no server from starting while the provider is down, and says so", async () => {
    const house = await engine.environment();
    const lonely = await startTestServer({ ...house, ...provider.environment, OIDC_ISSUER: "http://127.0.0.1:9" });
    const refused = await browserAt(lonely).post("/api/account/oidc/sign-in", {});
    expect([refused.status, refused.body["code"]]).toEqual([503, "provider-unreachable"]);
    await lonely.stop();
    const without = await startTestServer(house);
    const none = await browserAt(without).post("/api/account/oidc/sign-in", {});
    expect([none.status, none.body["code"]]).toEqual([409, "provider-not-set-up"]);
    await without.stop();
  });
});
