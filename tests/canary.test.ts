import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { splitRoute } from "#contract/endpoint.ts";
import { endpoints } from "#contract/index.ts";
import { type MailServer, startMailServer } from "./support/mail-server.ts";
import { type SignInBackend, signInBackends } from "./support/sign-in-backends.ts";
import { startTestServer, type Reply, type TestServer, type Visitor } from "./support/test-server.ts";

/** Secrets that must never appear, long enough to be unmistakable. */
const canaries = {
  password: "canary-password-9Qw7xZk2Lm4Tn8Vb",
  newPassword: "canary-changed-3Rt6yUi9Op1As5Df",
  token: `bwt_canary${"T0k3n".repeat(8)}`,
  cookie: "canarycookie8Gh2Jk4Lz6Xc0Vb1Nm3Qw5",
  link: "canarylink7Er9Ty1Ui3Op5As7Df9Gh1Jk",
  key: "canary-key-5Po7Iu9Yt1Re3Wq",
  modelKey: "canary-model-key-2Lk4Jh6Gf8Ds",
  ownMarketKey: "canary-own-market-key-8Vc6Xz4Nm2Bq",
  ownModelKey: "canary-own-model-key-1Pw3Oe5Ir7Uy",
  refreshToken: "canary-refresh-token-6Tb8Rv0Ec2Wd",
  hostedKey: "canary-hosted-key-4Mn6Bq8Vx0Cz",
};

/** Values an address might accept as someone's secret. */
const secretFields = {
  password: canaries.password,
  currentPassword: canaries.password,
  oldPassword: canaries.password,
  newPassword: canaries.newPassword,
  token: canaries.link,
  idToken: canaries.token,
  refreshToken: canaries.refreshToken,
  refresh_token: canaries.refreshToken,
  code: canaries.link,
  challenge: canaries.link,
  response: { id: canaries.link, rawId: canaries.link, type: "public-key", response: {} },
  secret: canaries.link,
  key: canaries.key,
  apiKey: canaries.key,
  auth: canaries.key,
  p256dh: canaries.key,
};

/** A hosted project's key is public, but only the sign-in page receives it. */
const allowedAddresses: Readonly<Record<string, readonly string[]>> = { hostedKey: ["GET /api/account/rules"] };

describe.each(signInBackends)("secrets, with the $name backend", ({ start }) => {
  let backend: SignInBackend;
  let server: TestServer;
  /** The secrets above, and the owner's credentials. */
  const secrets = new Map<string, string>(Object.entries(canaries));
  let relay: MailServer;
  let owner: Visitor;
  const replies: { route: string; reply: Reply }[] = [];

  beforeAll(async () => {
    backend = await start();
    relay = await startMailServer();
    server = await startTestServer({
      ...backend.environment,
      FIREBASE_API_KEY: canaries.hostedKey,
      SMTP_URL: relay.url,
      MAIL_FROM: "Bellwether <mail@example.org>",
      RAPIDAPI_KEY: canaries.key,
      RAPIDAPI_BASE_URL: "http://127.0.0.1:9",
      GEMINI_API_KEY: canaries.modelKey,
      GEMINI_BASE_URL: "http://127.0.0.1:9",
      LOG_LEVEL: "trace",
    });
    owner = server.visitor();
    const { email } = await backend.enter(owner);
    secrets.set("cookie of the owner", owner.cookie()?.split("=")[1] ?? "");
    const idToken = backend.idTokenOf(email);
    if (idToken !== null) {
      secrets.set("ID token of the owner", idToken);
      secrets.set("signature of the owner's ID token", idToken.split(".")[2] ?? "");
      await comeInEveryWay(idToken);
    }
    for (const [provider, key] of [
      ["rapidapi", canaries.ownMarketKey],
      ["gemini", canaries.ownModelKey],
      ["openai", canaries.ownModelKey],
      ["anthropic", canaries.ownModelKey],
    ] as const) {
      const route = `PUT /api/settings/keys/${provider}`;
      const kept = await owner.request("PUT", `/api/settings/keys/${provider}`, { key });
      expect([route, kept.status]).toEqual([route, 200]);
      const refused = await owner.request("PUT", `/api/settings/keys/${provider}`, { key: `${key} ${key}` });
      const kind = provider === "rapidapi" ? "market" : "assistant";
      const tested = await owner.post(`/api/${kind}/connection-test`, { provider });
      for (const reply of [kept, refused, tested]) replies.push({ route, reply });
    }
    for (const { route } of endpoints) {
      const { method, path } = splitRoute(route);
      const address = path.replaceAll(":token", canaries.link).replaceAll(/:\w+/g, "some-id");
      const hasBody = method !== "GET" && method !== "DELETE";
      const question = hasBody ? "" : `?token=${canaries.link}&password=${canaries.password}`;
      const body = hasBody ? secretFields : undefined;
      const ask = async (visitor: Visitor, headers: Record<string, string>) => {
        const abort = AbortSignal.timeout(300_000);
        const reply = await Promise.race([
          visitor.request(method, address + question, body, headers),
          new Promise<null>((resolve) => abort.addEventListener("abort", () => resolve(null))),
        ]);
        if (reply !== null) replies.push({ route, reply });
      };
      // Open streams never end, so their own tests check their first events.
      const isEndless = route === "GET /api/market/live";
      await ask(server.visitor(), { cookie: `session=${canaries.cookie}` });
      await ask(server.visitor(), { authorization: `Bearer ${canaries.token}` });
      await ask(server.visitor(), { authorization: `Basic ${canaries.token}`, "idempotency-key": canaries.link });
      if (!isEndless && route !== "POST /api/account/sign-out" && route !== "DELETE /api/account")
        await ask(owner, { "x-api-key": canaries.key });
    }
  });

  /** Sends the hosted service's token in every position, and while the service is down. */
  async function comeInEveryWay(idToken: string): Promise<void> {
    const route = "POST /api/account/session";
    const comeIn = async (headers: Record<string, string> = {}) => {
      const given = { idToken, refreshToken: canaries.refreshToken };
      replies.push({ route, reply: await server.visitor().post("/api/account/session", given, headers) });
    };
    await comeIn();
    await comeIn({ authorization: `Bearer ${idToken}`, cookie: `session=${idToken}` });
    const reply = await server.visitor().get(`/api/account/session?idToken=${idToken}`, { "x-id-token": idToken });
    replies.push({ route, reply });
    backend.hosted?.turn("off");
    await comeIn();
    backend.hosted?.turn("on");
    expect(replies.map(({ reply }) => reply.status)).toEqual([200, 200, 401, 503]);
  }

  afterAll(async () => {
    await server.stop();
    await relay.close();
    await backend.close();
  });

  it("appear in no reply", () => {
    expect(replies.length).toBeGreaterThan(3 * endpoints.length);
    for (const { route, reply } of replies) {
      const output = reply.text + JSON.stringify([...reply.headers]);
      const leaked = [...secrets].filter(([, secret]) => output.includes(secret)).map(([secret]) => secret);
      expect([route, leaked.filter((secret) => !(allowedAddresses[secret] ?? []).includes(route))]).toEqual([
        route,
        [],
      ]);
    }
  });

  it("appear in no log, even at the most verbose level", () => {
    const log = server.log();
    expect(log).toContain("/api/account/sign-in");
    for (const [secret, text] of secrets) expect([secret, log.includes(text)]).toEqual([secret, false]);
  });
});
