import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

export type PushServer = Awaited<ReturnType<typeof startPushServer>>;

/** The browser's data for a page: its endpoint and public keys. */
export interface PushSubscriptionFields {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** A message as the browser reads it, and as the push service saw it. */
export interface ArrivedPush {
  readonly endpoint: string;
  /** Decrypted. */
  readonly text: string;
  readonly headers: IncomingHttpHeaders;
  /** The claims of the signed token. */
  readonly claims: { readonly aud: string; readonly exp: number; readonly sub: string };
  /** The sender's public key, base64url. */
  readonly senderKey: string;
}

interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * A push service on loopback that knows its browsers' private keys. It verifies senders (RFC 8292) and decrypts
 * messages (RFC 8291).
 */
export async function startPushServer() {
  const browsers = new Map<string, { curve: ECDH; auth: Buffer }>();
  const arrived: ArrivedPush[] = [];
  const faults: string[] = [];
  const visits: string[] = [];
  let answers: Answer[] = [];
  let always: Answer | null = null;
  let isSilent = false;
  let origin = "";

  const server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const path = request.url ?? "";
      visits.push(path);
      if (isSilent) return;
      const answer = answers.shift() ?? always;
      if (answer !== null) {
        reply.writeHead(answer.status, answer.headers).end("no ".repeat(1_000_000));
        return;
      }
      const browser = browsers.get(path);
      if (browser === undefined) {
        reply.writeHead(404).end();
        return;
      }
      try {
        const { claims, senderKey } = readSender(request.headers.authorization ?? "");
        const body = Buffer.concat(chunks);
        const text = decrypted(body, browser.curve, browser.auth, request.headers["content-encoding"]);
        arrived.push({ endpoint: origin + path, text, headers: request.headers, claims, senderKey });
        reply.writeHead(201, { location: `${origin}/message/${arrived.length}` }).end();
      } catch (error) {
        faults.push(String(error));
        reply.writeHead(403).end();
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    /** Subscribes a browser. */
    browser(): PushSubscriptionFields {
      const curve = createECDH("prime256v1");
      const p256dh = curve.generateKeys("base64url");
      const auth = randomBytes(16);
      const path = `/push/${randomBytes(16).toString("base64url")}`;
      browsers.set(path, { curve, auth });
      return { endpoint: origin + path, p256dh, auth: auth.toString("base64url") };
    },
    /** A browser's messages, oldest first. */
    arrivedAt: ({ endpoint }: PushSubscriptionFields) => arrived.filter((message) => message.endpoint === endpoint),
    /** The number of requests to a browser's endpoint. */
    visitsOf: ({ endpoint }: PushSubscriptionFields) => visits.filter((path) => origin + path === endpoint).length,
    /** Invalid requests: tokens or messages that can't be read. */
    faults: () => faults,
    /** Cancels the browser's subscription. */
    forget: ({ endpoint }: PushSubscriptionFields) => void browsers.delete(endpoint.slice(origin.length)),
    /** Sets the answers to the next requests, in order. */
    answerNext: (...next: Answer[]) => {
      answers = next;
    },
    /** Sets the answer to all further requests; null restores normal answers. */
    answerAll: (answer: Answer | null) => {
      always = answer;
    },
    /** Accepts requests and never answers them. */
    setSilent: (next: boolean) => {
      isSilent = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** RFC 8292: `vapid t=<JWT, ES256>, k=<public key>`. */
function readSender(authorization: string): Pick<ArrivedPush, "claims" | "senderKey"> {
  const [, token = "", senderKey = ""] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [header = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(senderKey, "base64url");
  if (point.length !== 65) throw new Error("the sender's key is no point");
  const key = createPublicKey({
    format: "jwk",
    key: {
      kty: "EC",
      crv: "P-256",
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
    },
  });
  const read = (part: string) => JSON.parse(Buffer.from(part, "base64url").toString()) as Record<string, unknown>;
  if (read(header)["alg"] !== "ES256") throw new Error("the token is not signed with ES256");
  const isSigned = verify(
    "sha256",
    Buffer.from(`${header}.${claims}`),
    { key, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isSigned) throw new Error("the token's signature is wrong");
  return { claims: read(claims) as unknown as ArrivedPush["claims"], senderKey };
}

/** RFC 8291 with one record of RFC 8188. */
function decrypted(body: Buffer, curve: ECDH, auth: Buffer, encoding: string | undefined): string {
  if (encoding !== "aes128gcm") throw new Error(`encoded as ${encoding}`);
  const salt = body.subarray(0, 16);
  const recordSize = body.readUInt32BE(16);
  const keyLength = body.readUInt8(20);
  const senderPoint = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  if (record.length > recordSize) throw new Error("more than one record");
  const derived = (secret: Buffer, from: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync("sha256", secret, from, info, length));
  const keyInfo = Buffer.concat([Buffer.from("WebPush: info\0"), curve.getPublicKey(), senderPoint]);
  const secret = derived(curve.computeSecret(senderPoint), auth, keyInfo, 32);
  const key = derived(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derived(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = plain.lastIndexOf(2);
  if (end < 0 || plain.subarray(end + 1).some((byte) => byte !== 0)) throw new Error("the last record has no end");
  return plain.subarray(0, end).toString("utf8");
}
