import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

type Value = number | string | Uint8Array | ReadonlyMap<Value, Value>;

export type SoftAuthenticator = ReturnType<typeof createSoftAuthenticator>;

/**
 * A software authenticator (WebAuthn level 3, ES256, attestation "none") that answers as a browser at an origin would.
 */
export function createSoftAuthenticator({ origin, host }: { origin: string; host: string }) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(32);
  const idText = id.toString("base64url");

  const clientData = (type: "webauthn.create" | "webauthn.get", challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (flags: number, counter: number, rest: Uint8Array = new Uint8Array()) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([createHash("sha256").update(host).digest(), Buffer.of(flags), count, rest]);
  };

  return {
    /** Returns the browser's response after creating a passkey. */
    made(challenge: string, { isVerified = true }: { isVerified?: boolean } = {}) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, cbor(coseKey(publicKey))]);
      const authData = authenticatorData(isVerified ? 0x45 : 0x41, 0, attested);
      const attestation = new Map<Value, Value>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authData],
      ]);
      return {
        id: idText,
        rawId: idText,
        type: "public-key",
        response: {
          clientDataJSON: clientData("webauthn.create", challenge).toString("base64url"),
          attestationObject: cbor(attestation).toString("base64url"),
          transports: ["internal"],
        },
      };
    },

    /** Returns the browser's response after signing a challenge. */
    signed(
      challenge: string,
      {
        counter,
        isVerified = true,
        userHandle = null,
      }: { counter: number; isVerified?: boolean; userHandle?: string | null },
    ) {
      const data = clientData("webauthn.get", challenge);
      const authData = authenticatorData(isVerified ? 0x05 : 0x01, counter);
      const signature = sign(
        "sha256",
        Buffer.concat([authData, createHash("sha256").update(data).digest()]),
        privateKey,
      );
      return {
        id: idText,
        rawId: idText,
        type: "public-key",
        response: {
          clientDataJSON: data.toString("base64url"),
          authenticatorData: authData.toString("base64url"),
          signature: signature.toString("base64url"),
          userHandle,
        },
      };
    },
  };
}

/** RFC 9053: an EC2 key for ES256. */
function coseKey(key: KeyObject): ReadonlyMap<Value, Value> {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  return new Map<Value, Value>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, "base64url")],
    [-3, Buffer.from(y, "base64url")],
  ]);
}

/** The part of CBOR (RFC 8949) that an attestation needs. */
function cbor(value: Value): Buffer {
  if (typeof value === "number") return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, inner]) => [cbor(key), cbor(inner)])]);
}

function head(type: number, length: number): Buffer {
  if (length < 24) return Buffer.of((type << 5) | length);
  if (length < 256) return Buffer.of((type << 5) | 24, length);
  return Buffer.of((type << 5) | 25, length >> 8, length & 0xff);
}
