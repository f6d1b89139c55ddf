import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { Refusal, refuse } from "../http/refusal.ts";

const hash = promisify(argon2);

/** argon2id parameters (OWASP password storage): memory in KiB, passes, lanes, lengths in bytes. */
const parameters = { memory: 19_456, passes: 2, parallelism: 1, saltLength: 16, tagLength: 32 };

/** Stored for an account without a password. No password matches it. */
export const noPassword = "";

export type PasswordHasher = ReturnType<typeof createPasswordHasher>;

/** Hashes and checks passwords, a few at a time. Returns a refusal when the queue is full. */
export function createPasswordHasher(options: { atOnce: number; queueLength: number }) {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function inTurn<T>(work: () => Promise<T>): Promise<T | Refusal> {
    if (running >= options.atOnce) {
      if (waiting.length >= options.queueLength) return refuse("too-many-requests", { retryAfterSeconds: 2 });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // A finished hash passes its slot to the next in line.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  }

  return {
    /** Returns the hash in PHC string format, or a refusal when the queue is full. */
    create: (password: string): Promise<string | Refusal> =>
      inTurn(async () => {
        const salt = randomBytes(parameters.saltLength);
        return encode(await tag(password, salt, parameters), salt);
      }),
    /** Checks a password against a hash. Without a hash it takes as long and returns false. */
    check: (password: string, encoded: string | null): Promise<boolean | Refusal> =>
      inTurn(async () => {
        const isThere = encoded !== null && encoded !== noPassword;
        const known = decodeHash(isThere ? encoded : decoy);
        const found = await tag(password, known.salt, known);
        return timingSafeEqual(found, known.tag) && isThere;
      }),
    /** True if a hash was made with older parameters and should be renewed at the next sign-in. */
    isOutdated(encoded: string): boolean {
      const { memory, passes, parallelism } = decodeHash(encoded);
      return memory !== parameters.memory || passes !== parameters.passes || parallelism !== parameters.parallelism;
    },
  };
}

function tag(
  password: string,
  salt: Buffer,
  { memory, passes, parallelism }: { memory: number; passes: number; parallelism: number },
): Promise<Buffer> {
  const message = password.normalize("NFKC");
  return hash("argon2id", { message, nonce: salt, memory, passes, parallelism, tagLength: parameters.tagLength });
}

function encode(tagBytes: Buffer, salt: Buffer): string {
  const { memory, passes, parallelism } = parameters;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tagBytes)}`;
}

function decodeHash(encoded: string) {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(encoded);
  if (match === null) throw new Error("a stored password hash is not argon2id in PHC format");
  const [, memory, passes, parallelism, salt = "", tagText = ""] = match;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, "base64"),
    tag: Buffer.from(tagText, "base64"),
  };
}

function base64(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}

// Checked for an unknown account, so that the answer takes as long as for a known one.
const decoy = encode(randomBytes(parameters.tagLength), randomBytes(parameters.saltLength));
