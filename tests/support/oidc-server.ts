import { createServer } from "node:http";
import { generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { Provider } from "oidc-provider";
import { freePort } from "./free-port.ts";

export type OidcServer = Awaited<ReturnType<typeof startOidcServer>>;

const client = { id: "bellwether", secret: "secret-of-the-loopback-client" };

/**
 * A real OpenID Connect provider on loopback. Signing in as NAME gives the address NAME@example.org, verified unless
 * the name starts with "unverified". The name "nobody" is refused.
 */
export async function startOidcServer() {
  const port = await freePort();
  // On another site than the product, so that cookies behave as in production.
  const issuer = `http://localhost:${port}`;
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        // A native client's loopback address is valid with any port (RFC 8252, 7.3).
        application_type: "native",
        redirect_uris: ["http://127.0.0.1/api/account/oidc/callback"],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), use: "sig", alg: "RS256", kid: "loopback" }] },
    cookies: { keys: ["key-of-the-loopback-provider"] },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    features: { devInteractions: { enabled: false } },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    pkce: { required: () => true },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({
        sub: id,
        email: `${id}@example.org`,
        email_verified: !id.startsWith("unverified"),
        name: `Person ${id}`,
      }),
    }),
    // Grants consent for everyone.
    async loadExistingGrant({ oidc }) {
      const accountId = oidc.session?.accountId;
      const clientId = oidc.client?.clientId;
      if (accountId === undefined || clientId === undefined) return undefined;
      const grant = new oidc.provider.Grant({ accountId, clientId });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  const page =
    '<!doctype html><title>Loopback sign-in</title><form method="post"><label>Name at the provider <input name="login"></label><button>Go on</button></form>';
  const server = createServer((request, reply) => {
    if (request.url?.startsWith("/interaction/") !== true) void answer(request, reply);
    else if (request.method === "GET") reply.setHeader("content-type", "text/html").end(page);
    else {
      let body = "";
      request.on("data", (part: Buffer) => (body += part.toString()));
      request.on("end", () => {
        const form = new URLSearchParams(body);
        const accountId = form.get("login") ?? "";
        const ts = Math.floor(Date.now() / 1000) - Number(form.get("secondsAgo") ?? 0);
        const result = accountId === "nobody" ? { error: "access_denied" } : { login: { accountId, ts }, consent: {} };
        void provider.interactionFinished(request, reply, result, { mergeWithLastSubmission: false });
      });
    }
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");

  return {
    issuer,
    environment: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: client.id,
      OIDC_CLIENT_SECRET: client.secret,
      OIDC_NAME: "Loopback",
    },

    /**
     * Follows the provider's redirects like a browser, for a person who authenticated some time ago. Returns the final
     * address.
     */
    async signIn(url: string, login: string, secondsAgo = 0): Promise<URL> {
      const cookies = new Map<string, string>();
      let next = new URL(url);
      let body: string | null = null;
      for (let step = 0; step < 12; step += 1) {
        const response: Response = await fetch(next, {
          method: body === null ? "GET" : "POST",
          redirect: "manual",
          headers: {
            cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
            ...(body === null ? {} : { "content-type": "application/x-www-form-urlencoded" }),
          },
          ...(body === null ? {} : { body }),
        });
        for (const cookie of response.headers.getSetCookie()) {
          const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
          if (value === "") cookies.delete(name);
          else cookies.set(name, value);
        }
        const location = response.headers.get("location");
        body = null;
        if (location === null) {
          if (!next.pathname.startsWith("/interaction/"))
            throw new Error(`the provider answers ${await response.text()}`);
          body = new URLSearchParams({ login, secondsAgo: String(secondsAgo) }).toString();
          continue;
        }
        next = new URL(location, next);
        if (next.origin !== issuer) return next;
      }
      throw new Error("the provider sends nobody back");
    },

    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
