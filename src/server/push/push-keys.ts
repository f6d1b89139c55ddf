import { createECDH } from "node:crypto";
import type { createTextSealer } from "../http/text-sealer.ts";
import type { Log } from "../log.ts";
import type { PushStore } from "./store.ts";

/** The pair that push services know this server by (RFC 8292), base64url: an uncompressed P-256 point and its scalar. */
export interface PushKeyPair {
  readonly publicKey: string;
  readonly privateKey: string;
}

const place = "push key";

export type PushKeys = ReturnType<typeof createPushKeys>;

/** One pair for all processes on a database, made when there is none. Browsers subscribe with it, so it stays. */
export function createPushKeys({
  store,
  sealer,
  log,
}: {
  store: Pick<PushStore, "keys" | "insertKeys" | "replaceKeys">;
  sealer: ReturnType<typeof createTextSealer>;
  log: Log;
}) {
  let known: PushKeyPair | null = null;

  async function read(): Promise<PushKeyPair> {
    const kept = await store.keys();
    if (kept === null) {
      const made = newPair();
      await store.insertKeys({ publicKey: made.publicKey, sealed: sealer.seal(made.privateKey, place) });
      return readAgain();
    }
    const privateKey = sealer.open(kept.sealed, place);
    if (privateKey !== null) return { publicKey: kept.publicKey, privateKey };
    // The app's secret is another one by now. Browsers are bound to the pair that is lost, so they have to be asked again.
    log.warn("the push key cannot be opened with this secret: a new one is made, and devices have to be added again");
    const made = newPair();
    await store.replaceKeys(kept.publicKey, {
      publicKey: made.publicKey,
      sealed: sealer.seal(made.privateKey, place),
    });
    return readAgain();
  }

  /** Another process may have been first. */
  async function readAgain(): Promise<PushKeyPair> {
    const kept = await store.keys();
    const privateKey = kept === null ? null : sealer.open(kept.sealed, place);
    if (kept === null || privateKey === null) throw new Error("the push key cannot be read");
    return { publicKey: kept.publicKey, privateKey };
  }

  return {
    async pair(): Promise<PushKeyPair> {
      known ??= await read();
      return known;
    },
  };
}

function newPair(): PushKeyPair {
  const curve = createECDH("prime256v1");
  const publicKey = curve.generateKeys("base64url");
  // A scalar with leading zeros comes shorter than the 32 bytes it is to have.
  const privateKey = Buffer.alloc(32);
  const scalar = curve.getPrivateKey();
  scalar.copy(privateKey, 32 - scalar.length);
  return { publicKey, privateKey: privateKey.toString("base64url") };
}
