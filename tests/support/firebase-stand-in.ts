import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";

export type FirebaseStandIn = Awaited<ReturnType<typeof startFirebaseStandIn>>;

const projectId = "bellwether-project";
const issuer = `https://securetoken.google.com/${projectId}`;

/**
 * Google's keys and `accounts:lookup` on loopback, with test keys: everything the server requests with Firebase
 * sign-in.
 */
export async function startFirebaseStandIn() {
  const { publicKey, privateKey } = await generateKeyPair("RS256", { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: "the-key", alg: "RS256", use: "sig" };
  const accountStates = new Map<string, "disabled" | "gone" | "revoked">();
  const requests = { keys: 0, lookups: 0 };
  let isOn = true;
  let held: Promise<void> | null = null;

  const server = createServer((request, reply) => {
    const send = (status: number, body: unknown): void => {
      reply.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    };
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", async () => {
      if (request.url !== "/keys") {
        requests.lookups += 1;
        await held;
      }
      if (!isOn) return void request.socket.destroy();
      if (request.url === "/keys") {
        requests.keys += 1;
        return send(200, { keys: [jwk] });
      }
      const { idToken = "" } = JSON.parse(Buffer.concat(chunks).toString()) as { idToken?: string };
      const [, payload = ""] = idToken.split(".");
      const { sub } = JSON.parse(Buffer.from(payload, "base64url").toString()) as { sub: string };
      const state = accountStates.get(sub);
      const message = { disabled: "USER_DISABLED", gone: "USER_NOT_FOUND", revoked: "TOKEN_EXPIRED" };
      if (state !== undefined) return send(400, { error: { code: 400, message: message[state] } });
      return send(200, { users: [{ localId: sub }] });
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    asked: requests,
    privateKey,
    publicKey,
    /** The environment of a server set up for this project. */
    environment: {
      AUTH_BACKEND: "firebase",
      FIREBASE_API_KEY: "public-key-of-the-project",
      FIREBASE_AUTH_DOMAIN: "bellwether-project.firebaseapp.com",
      FIREBASE_PROJECT_ID: projectId,
      FIREBASE_STORAGE_BUCKET: "bellwether-project.appspot.com",
      FIREBASE_MESSAGING_SENDER_ID: "123456789",
      FIREBASE_APP_ID: "1:123456789:web:abcdef",
      FIREBASE_KEYS_URL: `${url}/keys`,
      FIREBASE_IDENTITY_URL: url,
    },
    /** The claims of a valid token for a person. */
    claims: (uid: string, nowMs = Date.now()): JWTPayload & { iat: number; exp: number } => {
      const now = Math.floor(nowMs / 1000);
      return {
        iss: issuer,
        aud: projectId,
        sub: uid,
        iat: now,
        exp: now + 3600,
        auth_time: now,
        email: `${uid}@example.org`,
        email_verified: true,
        name: `Person ${uid}`,
      };
    },
    sign: (claims: JWTPayload, header: { kid?: string } = {}): Promise<string> =>
      new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: "the-key", ...header }).sign(privateKey),
    /** Sets the service's answer about a person; null for no problem. */
    setStanding: (uid: string, state: "disabled" | "gone" | "revoked" | null) => {
      if (state === null) accountStates.delete(uid);
      else accountStates.set(uid, state);
    },
    /** Turns the service's answers on or off. */
    turn: (state: "on" | "off") => {
      isOn = state === "on";
    },
    /** Holds answers about people until the returned function is called. */
    hold: (): (() => void) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return () => {
        held = null;
        resolve();
      };
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
